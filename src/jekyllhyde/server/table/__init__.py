"""A table as a pure value: its log, its state, the commands it accepts, and its clock."""

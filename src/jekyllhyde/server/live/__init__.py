"""The tables in the memory of this process, their connections, and what processes tell each other."""

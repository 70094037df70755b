"""The authority for online play: tables, their log, and the messages of those who sit at them."""

"""Dr. Jekyll & Mr. Hyde, the card game."""

__version__ = "0.1.0"

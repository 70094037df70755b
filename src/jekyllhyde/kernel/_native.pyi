"""The native kernel."""

"""Bots against each other on duplicate boards, with intervals that can be trusted. How to use it is docs/arena.md."""

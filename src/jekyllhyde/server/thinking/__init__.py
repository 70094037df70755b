"""Bots' moves: which bot plays a level, and which process computes its move."""

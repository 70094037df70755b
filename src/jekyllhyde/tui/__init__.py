"""The game in the terminal."""

from jekyllhyde.tui.game import Game, Leave

__all__ = ["Game", "Leave"]

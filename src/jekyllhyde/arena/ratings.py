"""Ratings of bots. The bot that does better on a board wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from jekyllhyde.arena.contest import Pair
from jekyllhyde.arena.extras import import_extra


class Rating(NamedTuple):
    """A bot's strength and its uncertainty, by openskill's Plackett-Luce model."""

    bot: str
    mean: float
    deviation: float


def ratings(bots: Sequence[str], margins: dict[Pair, Sequence[float]]) -> list[Rating]:
    """Return the ratings, the strongest first. All pairs of a board are rated before the next board."""
    model: Any = import_extra("openskill.models", "arena", "ratings").PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for number in range(max(map(len, margins.values()), default=0)):
        for pair, by_board in margins.items():
            if number < len(by_board) and pair.challenger != pair.rival:
                _rate(model, rated, pair, by_board[number])
    table = [Rating(bot, rating.mu, rating.sigma) for bot, rating in rated.items()]
    return sorted(table, key=lambda rating: rating.mean, reverse=True)


def _rate(model: Any, rated: dict[str, Any], pair: Pair, margin: float) -> None:
    teams = [[rated[pair.challenger]], [rated[pair.rival]]]
    [rated[pair.challenger]], [rated[pair.rival]] = model.rate(teams, scores=[margin, 0.0])

"""Ratings of a pool of bots: who does better on a board wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from jekyllhyde.arena.contest import Pair
from jekyllhyde.arena.extras import import_extra


class Rating(NamedTuple):
    """Of openskill's Plackett-Luce model: the bot's strength and how unsure it still is."""

    bot: str
    mean: float
    deviation: float


def ratings(bots: Sequence[str], margins: dict[Pair, Sequence[float]]) -> list[Rating]:
    """The strongest first. Boards are gone through in order with all pairs of each, so that no pair counts as newer."""
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

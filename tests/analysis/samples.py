"""Records for the tests of reviews."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from jekyllhyde.bots import UNLIMITED, Bot, Budget
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.records import BOT_TAGS, Record, read_record, record_of
from jekyllhyde.rules import Ask, Camp, Match, Move, Observation, Options, apply, new_round, observe

ROOT = Path(__file__).parents[2]
WORKED = ROOT / "docs" / "examples" / "worked-round.jhn"
LITTLE = 0.02
"""Work that takes a fraction of a second for a round."""


class AsksOpponents:
    """A bot with a bad habit: it asks an opponent whenever it may, and plays like `expert` otherwise."""

    def __init__(self) -> None:
        self._expert = find_bot("expert")

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        for move in observation.legal_moves:
            if isinstance(move, Ask) and observation.seating.camps[move.seat] is not observation.camp_on_turn:
                return move
        return self._expert.choose(observation, seed, budget)


def worked_round() -> Record:
    return read_record(WORKED.read_text())


def round_of(bots: Mapping[Camp, Bot], names: Mapping[Camp, str], seed: int, options: Options | None = None) -> Record:
    """Return the record of one round of bots, with their names as the arena writes them."""
    round = new_round(options, seed=seed)
    number = 0
    while (seat := round.decider) is not None:
        move = bots[round.camps[seat]].choose(observe(round, seat), seed=1000 * seed + number)
        round, _ = apply(round, move)
        number += 1
    match = Match(round.options, round.deal.seating, (round,))
    return record_of(match, tuple((BOT_TAGS[camp], names[camp]) for camp in Camp))

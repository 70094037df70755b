"""The parts of `grandmaster` that a benchmark varies make up the whole."""

from __future__ import annotations

from bench.parts import KINDS, WHOLE, plan
from jekyllhyde.bots.search import ReadingBot
from tests.bots.rounds import FORMS, decisions, seen_by_decider


def test_all_parts_together_play_like_grandmaster() -> None:
    together = ReadingBot(plan(), KINDS)
    for seed, round in enumerate(decisions(FORMS[0], 12, seed=8)):
        observation = seen_by_decider(round)
        assert together.choose(observation, seed) == WHOLE.choose(observation, seed)

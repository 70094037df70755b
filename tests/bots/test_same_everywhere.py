"""The bots' moves and the policy's odds have the same bits on every machine.

`python -m tests.bots.test_same_everywhere` writes the expected moves anew, after a change that is meant to change them.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from jekyllhyde.bots import Bot
from jekyllhyde.bots.brains import BrainForm, BrainKind, brain_for
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.levels import LEVELS
from jekyllhyde.bots.search import SearchBot
from jekyllhyde.kernel import SearchPlan
from jekyllhyde.rules import Observation, Options, move_text
from tests.bots.rounds import FORMS, decisions, seen_by_decider

GOLDEN = Path(__file__).parent.parent / "golden" / "bot-moves.json"
DECISIONS = 40
ODDS = {
    BrainKind.SMALL: "odds",
    BrainKind.LARGE: "odds of the large network",
    BrainKind.NAIVE: "odds of the naive network",
}
UNGUIDED = SearchPlan(iterations=200, candidates=100, trust=1.0, boldness=0.7, prior=0.5)
BOTS: dict[str, Callable[[], Bot]] = {
    **LEVELS,
    "search with half the prior": lambda: SearchBot(UNGUIDED, BrainKind.SMALL),
}


def near_the_target(observation: Observation) -> Observation:
    """Return the observation with totals near the target, where `master` plays for the match (R7.1)."""
    n, e, s, w = (950 + 10 * camp for camp in observation.seating.camps)
    return observation._replace(totals=(n, e, s, w))


def moves_of(bot: Bot, options: Options) -> str:
    observations = [seen_by_decider(round) for round in decisions(options, DECISIONS, seed=30)]
    observations[::2] = [near_the_target(observation) for observation in observations[::2]]
    return " ".join(move_text(bot.choose(observation, seed)) for seed, observation in enumerate(observations))


def odds_of(options: Options, kind: BrainKind) -> str:
    """Return a digest of many odds, each as the bits of a float."""
    brain = brain_for(options, kind)
    seen = [seen_of(seen_by_decider(round)) for round in decisions(options, 1000, seed=31)]
    odds = [odd for one in seen for _, odd in brain.odds(one)]
    return sha256(struct.pack(f">{len(odds)}f", *odds)).hexdigest()


def golden() -> dict[str, dict[str, str]]:
    """Return the bots' moves by form of the game and by bot."""
    return {
        BrainForm.of(options).name: {
            **{ODDS[kind]: odds_of(options, kind) for kind in BrainKind},
            **{name: moves_of(make(), options) for name, make in BOTS.items()},
        }
        for options in FORMS
    }


@pytest.mark.parametrize("kind", BrainKind)
@pytest.mark.parametrize("options", FORMS, ids=["A", "B", "3"])
def test_odds_have_the_same_bits_everywhere(options: Options, kind: BrainKind) -> None:
    assert odds_of(options, kind) == json.loads(GOLDEN.read_text())[BrainForm.of(options).name][ODDS[kind]]


@pytest.mark.parametrize("options", FORMS, ids=["A", "B", "3"])
@pytest.mark.parametrize("name", BOTS)
def test_moves_are_the_same_everywhere(name: str, options: Options) -> None:
    assert moves_of(BOTS[name](), options) == json.loads(GOLDEN.read_text())[BrainForm.of(options).name][name]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(golden(), indent=1) + "\n")

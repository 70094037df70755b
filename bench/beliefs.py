"""Measure beliefs: how likely inference finds the cards where they are, against counting alone, by who plays.

`python bench/beliefs.py 30` plays 30 rounds of form A for each kind of players. At the start of the tricks 2 to 5 the
leader believes something of every hidden card. The score is the mean logarithm of the probability of the hand that
really holds the card: 0 is certainty, and less is worse.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import log
from random import Random
from statistics import fmean

from jekyllhyde.bots.brains import BrainKind, brain_for
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.kernel import Brain, plausible_worlds
from jekyllhyde.rules import Round, Seat, apply, new_round, observe

ROUNDS = 10
SEED = 3
WORLDS = 1_000
LEAST = 0.001
"""A card that no world has in its hand counts as this likely."""
PLAYERS = ("novice", "casual", "mc", "club", "expert", "master", "grandmaster")
COLUMNS = ("counting alone", "small network", "large network")


def hidden(round: Round) -> Iterator[tuple[Seat, int]]:
    """Yield every card that the decider does not see, with the seat that holds it."""
    for seat in Seat:
        if seat is not round.decider:
            yield from ((seat, card.index) for card in round.hands[seat])


def counted(round: Round) -> list[float]:
    """Return the logarithms for a player who knows only how many cards of each camp every hand has."""
    masks = [round.hands[seat].mask for seat in Seat if seat is not round.decider]
    return [
        log((round.hands[seat].mask & camp).bit_count() / sum((mask & camp).bit_count() for mask in masks))
        for seat, card in hidden(round)
        for camp in (0x3FFF if card < 14 else 0x3FFF << 14,)
    ]


def inferred(round: Round, brain: Brain, seed: int) -> list[float]:
    assert round.decider is not None
    worlds = plausible_worlds(seen_of(observe(round, round.decider)), brain, WORLDS, seed)
    return [log(max(LEAST, fmean(hands[seat] >> card & 1 for hands in worlds))) for seat, card in hidden(round)]


def moments(player: str, rounds: int) -> Iterator[tuple[Round, int]]:
    """Yield rounds between such players before the tricks 2 to 5."""
    bot, chance = find_bot(player), Random(SEED)
    for number in range(rounds):
        round = new_round(seed=SEED * 1000 + number)
        while len(round.tricks) < 5:
            if round.tricks and not round.trick.plays and round.asked is None:
                yield round, number
            assert round.decider is not None
            round, _ = apply(round, bot.choose(observe(round, round.decider), chance.getrandbits(40)))


def row(player: str, rounds: int) -> str:
    scores: dict[str, list[float]] = {column: [] for column in COLUMNS}
    for round, number in moments(player, rounds):
        small, large = (brain_for(round.options, kind) for kind in (BrainKind.SMALL, BrainKind.LARGE))
        found = (counted(round), inferred(round, small, number), inferred(round, large, number))
        for column, more in zip(COLUMNS, found, strict=True):
            scores[column] += more
    means = " | ".join(f"{fmean(of_column):.3f}" for of_column in scores.values())
    return f"| `{player}` | {len(scores[COLUMNS[0]]):,} | {means} |"


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print(f"| players | cards | {' | '.join(COLUMNS)} |")
    print("|---|---|---|---|---|")
    for player in PLAYERS:
        print(row(player, rounds), flush=True)


if __name__ == "__main__":
    main()

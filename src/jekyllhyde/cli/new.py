"""`jh new`"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Annotated

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError
from jekyllhyde.cli.lot import Players, Position, Target, match_by_lot, options_of
from jekyllhyde.records import fair_deal_tags, record_of, write_record
from jekyllhyde.rules import Match, apply_to_match, deal_round, legal_moves, winner
from jekyllhyde.rules.fairdeal import SEED_BYTES, commitment, fair_hands, seed_chain

NAMES = ("Adam", "Betty", "Christian", "Doris")


def new(
    *,
    players: Players = 4,
    position: Position = "A",
    target: Target = 1000,
    rounds: Annotated[int, Parameter(help="At most this many rounds.")] = 100,
    moves: Annotated[int | None, Parameter(help="Stop after this many moves, with the match going on.")] = None,
    seed: Annotated[int | None, Parameter(help="The same number gives the same record.")] = None,
) -> None:
    """Write a record of random legal play with fair deals, to have something to try things on."""
    if not 1 <= rounds <= 100_000 or (moves is not None and moves < 0):
        raise InputError("--rounds is from 1 to 100000, --moves at least 0")
    chance = SystemRandom() if seed is None else Random(seed)
    match = match_by_lot(options_of(players, position, target), NAMES[:players], chance)
    seeds = seed_chain(chance.randbytes(SEED_BYTES), rounds)
    match = _play(match, seeds, moves, chance)
    tags = fair_deal_tags(commitment(seeds[0]), seeds[len(match.rounds) - 1])
    print(write_record(record_of(match, tags)), end="")


def _play(match: Match, seeds: tuple[bytes, ...], moves: int | None, chance: Random) -> Match:
    left = moves
    for number, seed in enumerate(seeds, start=1):
        match = deal_round(match, fair_hands(seed, number))
        while match.round is not None:
            if left == 0:
                return match
            match, _ = apply_to_match(match, chance.choice(legal_moves(match.round)))
            left = None if left is None else left - 1
        if winner(match) is not None:
            break
    return match

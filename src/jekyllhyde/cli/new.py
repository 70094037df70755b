"""`jh new`"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Annotated

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError
from jekyllhyde.cli.lot import Players, Position, Target, options_of
from jekyllhyde.records import deal2_tags, record_of, write_record
from jekyllhyde.rules import Match, apply_to_match, deal_round, legal_moves, winner
from jekyllhyde.rules.fairdeal import SEED_BYTES, commitment, seed_chain
from jekyllhyde.rules.fairdeal2 import PlayerSeeds, draw_seeds, mixed_hands, mixed_lot, seed_commitment

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
    options = options_of(players, position, target)
    chance = SystemRandom() if seed is None else Random(seed)
    seeds = seed_chain(chance.randbytes(SEED_BYTES), rounds)
    commit = commitment(seeds[0])
    given = _players_seeds(commit, players, chance)
    mix = given.mix(commit)
    match = _play(Match(options, mixed_lot(seeds[0], mix, options, NAMES[:players])), seeds, mix, moves, chance)
    tags = deal2_tags(commit, seeds[len(match.rounds) - 1], given, match.first_seating)
    print(write_record(record_of(match, tags)), end="")


def _players_seeds(commit: bytes, players: int, chance: Random) -> PlayerSeeds:
    seeds = tuple(draw_seeds(commit, chair, chance.randbytes(SEED_BYTES))[0] for chair in range(players))
    return PlayerSeeds(tuple(seed_commitment(commit, chair, seed) for chair, seed in enumerate(seeds)), seeds)


def _play(match: Match, seeds: tuple[bytes, ...], mix: bytes, moves: int | None, chance: Random) -> Match:
    left = moves
    for number, seed in enumerate(seeds, start=1):
        match = deal_round(match, mixed_hands(seed, number, mix))
        while match.round is not None:
            if left == 0:
                return match
            match, _ = apply_to_match(match, chance.choice(legal_moves(match.round)))
            left = None if left is None else left - 1
        if winner(match) is not None:
            break
    return match

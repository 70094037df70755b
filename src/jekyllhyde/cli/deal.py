"""`jh deal`"""

from __future__ import annotations

import json as jsonlib
import secrets
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError, Json
from jekyllhyde.rules import BySeat, Hands, Seat
from jekyllhyde.rules import fairdeal2 as deal2
from jekyllhyde.rules.fairdeal import NO_PLAYER_SEEDS, SEED_BYTES, commitment, fair_hands, seed_chain

Hex = Annotated[str | None, Parameter(help="64 hexadecimal digits; else a new one from the operating system.")]
PlayerSeeds = Annotated[
    tuple[str, str, str, str] | None,
    Parameter(help="Hexadecimal, of N E S W in round 1 (three players: the ghost left out, then ''); '' for none."),
]


LONGEST_CHAIN = 100_000
"""The highest number of rounds: the commitment takes one hash for each."""


class _Made(NamedTuple):
    deal: str
    round: int
    commit: bytes
    seed: bytes
    hands: Hands


def deal(
    *,
    seed: Hex = None,
    round: Annotated[int, Parameter(help="The round's number.")] = 1,
    player_seeds: PlayerSeeds = None,
    draw: Annotated[int, Parameter(help="deal/2: which draw the players' seeds are of.")] = 1,
    deal: Annotated[Literal["deal/1", "deal/2"], Parameter(help="The way to deal.")] = "deal/2",
    json: Json = False,
) -> None:
    """Make a fair deal, or make one again from its seeds (docs/fair-deals.md)."""
    seed_bytes = secrets.token_bytes(SEED_BYTES) if seed is None else _bytes("--seed", seed)
    mixed = NO_PLAYER_SEEDS if player_seeds is None else _all_bytes(player_seeds)
    try:
        made = _deal1(seed_bytes, round, mixed) if deal == "deal/1" else _deal2(seed_bytes, round, mixed, draw)
    except ValueError as error:
        raise InputError(str(error)) from None
    print(_as_json(made) if json else _as_text(made))


def _deal1(seed: bytes, round: int, mixed: BySeat[bytes]) -> _Made:
    return _Made("deal/1", round, commitment(seed), seed, fair_hands(seed, round, mixed))


def _deal2(seed: bytes, round: int, mixed: BySeat[bytes], draw: int) -> _Made:
    if not 1 <= round <= LONGEST_CHAIN:
        raise ValueError(f"--round is from 1 to {LONGEST_CHAIN}")
    commit = commitment(seed_chain(seed, round)[0])
    return _Made("deal/2", round, commit, seed, deal2.mixed_hands(seed, round, deal2.mixed_seeds(commit, draw, mixed)))


def _all_bytes(seeds: tuple[str, str, str, str]) -> tuple[bytes, bytes, bytes, bytes]:
    n, e, s, w = (_bytes("--player-seeds", seed) for seed in seeds)
    return n, e, s, w


def _bytes(option: str, digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise InputError(f"{option}: not hexadecimal digits: {digits!r}") from None


def _as_text(made: _Made) -> str:
    lines = [f"{made.deal}, round {made.round}", f"Commit {made.commit.hex()}", f"Seed   {made.seed.hex()}"]
    return "\n".join([*lines, *(f"{seat.name}: {made.hands[seat]}" for seat in Seat)])


def _as_json(made: _Made) -> str:
    by_seat = {seat.name: list(made.hands[seat].codes) for seat in Seat}
    return jsonlib.dumps({**made._asdict(), "commit": made.commit.hex(), "seed": made.seed.hex(), "hands": by_seat})

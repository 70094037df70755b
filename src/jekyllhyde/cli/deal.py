"""`jh deal`"""

from __future__ import annotations

import json as jsonlib
import secrets
from typing import Annotated

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError, Json
from jekyllhyde.rules import Hands, Seat
from jekyllhyde.rules.fairdeal import ALGORITHM, NO_PLAYER_SEEDS, SEED_BYTES, commitment, fair_hands

Hex = Annotated[str | None, Parameter(help="64 hexadecimal digits; else a new one from the operating system.")]
PlayerSeeds = Annotated[
    tuple[str, str, str, str] | None, Parameter(help="Hexadecimal, of N E S W in round 1; '' for a seat without one.")
]


def deal(
    *,
    seed: Hex = None,
    round: Annotated[int, Parameter(help="The round's number.")] = 1,
    player_seeds: PlayerSeeds = None,
    json: Json = False,
) -> None:
    """Make a fair deal (deal/1), or make one again from its seeds."""
    seed_bytes = secrets.token_bytes(SEED_BYTES) if seed is None else _bytes("--seed", seed)
    try:
        mixed = NO_PLAYER_SEEDS if player_seeds is None else _all_bytes(player_seeds)
        hands = fair_hands(seed_bytes, round, mixed)
    except ValueError as error:
        raise InputError(str(error)) from None
    print(_as_json(seed_bytes, round, hands) if json else _as_text(seed_bytes, round, hands))


def _all_bytes(seeds: tuple[str, str, str, str]) -> tuple[bytes, bytes, bytes, bytes]:
    n, e, s, w = (_bytes("--player-seeds", seed) for seed in seeds)
    return n, e, s, w


def _bytes(option: str, digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise InputError(f"{option}: not hexadecimal digits: {digits!r}") from None


def _as_text(seed: bytes, round: int, hands: Hands) -> str:
    lines = [f"{ALGORITHM}, round {round}", f"Commit {commitment(seed).hex()}", f"Seed   {seed.hex()}"]
    return "\n".join([*lines, *(f"{seat.name}: {hands[seat]}" for seat in Seat)])


def _as_json(seed: bytes, round: int, hands: Hands) -> str:
    by_seat = {seat.name: list(hands[seat].codes) for seat in Seat}
    return jsonlib.dumps(
        {"deal": ALGORITHM, "round": round, "commit": commitment(seed).hex(), "seed": seed.hex(), "hands": by_seat}
    )

"""Checks a record's deals against the seeds in its tags. The specification is docs/fair-deals.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from jekyllhyde.records.record import Record, Tags
from jekyllhyde.rules import BySeat, Seat
from jekyllhyde.rules.fairdeal import (
    ALGORITHM,
    NO_PLAYER_SEEDS,
    PLAYER_SEED_BYTES,
    SEED_BYTES,
    commitment,
    fair_hands,
    seed_chain,
)

PLAYER_SEED_TAGS: BySeat[str] = ("NorthSeed", "EastSeed", "SouthSeed", "WestSeed")

_HEX = re.compile("(?:[0-9a-fA-F]{2})*")


class Verdict(Enum):
    """On the deal of one round."""

    FAIR = "fair"
    WRONG_DEAL = "wrong-deal"
    NOT_REVEALED = "not-revealed"


class Flaw(Enum):
    """Why a record's deals cannot be checked at all."""

    TAG_MISSING = "tag-missing"
    UNKNOWN_ALGORITHM = "unknown-algorithm"
    NOT_HEX = "not-hex"
    WRONG_LENGTH = "wrong-length"
    EMPTY_SEAT = "empty-seat"
    COMMIT_NOT_MET = "commit-not-met"


_FLAW_TEXTS = {
    Flaw.TAG_MISSING: "the record has no tag {tag}",
    Flaw.UNKNOWN_ALGORITHM: "the tag {tag} names a way to deal that is not " + ALGORITHM,
    Flaw.NOT_HEX: "the tag {tag} is not written in pairs of hexadecimal digits",
    Flaw.WRONG_LENGTH: "the tag {tag} has the wrong length",
    Flaw.EMPTY_SEAT: "the tag {tag} is of a seat that was empty in round 1",
    Flaw.COMMIT_NOT_MET: "the tag {tag} is of no round of this record: hashing it does not lead to Commit",
}


@dataclass(frozen=True, slots=True)
class TagFlaw:
    tag: str
    flaw: Flaw

    def __str__(self) -> str:
        return _FLAW_TEXTS[self.flaw].format(tag=self.tag)


@dataclass(frozen=True, slots=True)
class Verification:
    """With flaws, no round was checked and `rounds` is empty."""

    rounds: tuple[Verdict, ...] = ()
    flaws: tuple[TagFlaw, ...] = ()

    @property
    def fair(self) -> bool:
        """Nothing is known to be wrong; rounds that are not revealed yet do not count against it."""
        return not self.flaws and Verdict.WRONG_DEAL not in self.rounds


def fair_deal_tags(commit: bytes, last_revealed: bytes | None, player_seeds: BySeat[bytes] = NO_PLAYER_SEEDS) -> Tags:
    """The tags by which `verify_record` can check a record; without a seed as long as no round is revealed."""
    tags = [("Deal", ALGORITHM), ("Commit", commit.hex())]
    if last_revealed is not None:
        tags.append(("Seed", last_revealed.hex()))
    tags += [(tag, seed.hex()) for tag, seed in zip(PLAYER_SEED_TAGS, player_seeds, strict=True) if seed]
    return tuple(tags)


def verify_record(record: Record) -> Verification:
    flaws = tuple(_flaws(record))
    if flaws:
        return Verification(flaws=flaws)
    commit = _bytes_of(record, "Commit")
    seeds: tuple[bytes, ...] | None = ()
    if record.tag("Seed") is not None:
        seeds = _seeds_to(commit, _bytes_of(record, "Seed"), len(record.rounds))
    if seeds is None:
        return Verification(flaws=(TagFlaw("Seed", Flaw.COMMIT_NOT_MET),))
    return Verification(rounds=_verdicts(record, seeds))


def _flaws(record: Record) -> list[TagFlaw]:
    algorithm = record.tag("Deal")
    found = [_seed_flaw(record, "Commit", required=True), _seed_flaw(record, "Seed", required=False)]
    found += [_player_seed_flaw(record, seat) for seat in Seat]
    if algorithm is None:
        found.insert(0, TagFlaw("Deal", Flaw.TAG_MISSING))
    elif algorithm != ALGORITHM:
        found.insert(0, TagFlaw("Deal", Flaw.UNKNOWN_ALGORITHM))
    return [flaw for flaw in found if flaw is not None]


def _seed_flaw(record: Record, tag: str, required: bool) -> TagFlaw | None:
    value = record.tag(tag)
    if value is None:
        return TagFlaw(tag, Flaw.TAG_MISSING) if required else None
    if _HEX.fullmatch(value) is None:
        return TagFlaw(tag, Flaw.NOT_HEX)
    return None if len(value) == 2 * SEED_BYTES else TagFlaw(tag, Flaw.WRONG_LENGTH)


def _player_seed_flaw(record: Record, seat: Seat) -> TagFlaw | None:
    tag = PLAYER_SEED_TAGS[seat]
    value = record.tag(tag)
    if value is None:
        return None
    if record.first_seating.players[seat] is None:
        return TagFlaw(tag, Flaw.EMPTY_SEAT)
    if _HEX.fullmatch(value) is None:
        return TagFlaw(tag, Flaw.NOT_HEX)
    return None if len(value) <= 2 * PLAYER_SEED_BYTES else TagFlaw(tag, Flaw.WRONG_LENGTH)


def _bytes_of(record: Record, tag: str) -> bytes:
    return bytes.fromhex(record.tag(tag) or "")


def _seeds_to(commit: bytes, last_revealed: bytes, most_rounds: int) -> tuple[bytes, ...] | None:
    """The seeds from round 1 on. How many the last one stands for is told by the commitment alone."""
    hashed = last_revealed
    for rounds in range(1, most_rounds + 1):
        hashed = commitment(hashed)
        if hashed == commit:
            return seed_chain(last_revealed, rounds)
    return None


def _verdicts(record: Record, seeds: tuple[bytes, ...]) -> tuple[Verdict, ...]:
    n, e, s, w = (_bytes_of(record, tag) for tag in PLAYER_SEED_TAGS)
    verdicts = [Verdict.NOT_REVEALED] * len(record.rounds)
    for index, seed in enumerate(seeds):
        dealt = record.rounds[index].hands
        fair = dealt == fair_hands(seed, index + 1, (n, e, s, w))
        verdicts[index] = Verdict.FAIR if fair else Verdict.WRONG_DEAL
    return tuple(verdicts)

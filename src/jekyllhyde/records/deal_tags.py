"""The tags that allow to check a record's deals: how to write them, how to read them, and what can be wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from jekyllhyde.records.record import Record, Tags
from jekyllhyde.rules import BySeat, Seat, Seating
from jekyllhyde.rules import fairdeal as deal1
from jekyllhyde.rules import fairdeal2 as deal2
from jekyllhyde.rules.fairdeal2 import PlayerSeeds

SEED_TAGS: BySeat[str] = ("NorthSeed", "EastSeed", "SouthSeed", "WestSeed")
COMMIT_TAGS: BySeat[str] = ("NorthCommit", "EastCommit", "SouthCommit", "WestCommit")
ALGORITHMS = (deal1.ALGORITHM, deal2.ALGORITHM)

_HEX = re.compile("(?:[0-9a-fA-F]{2})*")
_SILENT = re.compile("[NESW]+(?: [NESW]+)*")


class Flaw(Enum):
    """Why a record's deals cannot be checked, or why they are not what was committed to."""

    TAG_MISSING = "tag-missing"
    UNKNOWN_ALGORITHM = "unknown-algorithm"
    NOT_HEX = "not-hex"
    WRONG_LENGTH = "wrong-length"
    EMPTY_SEAT = "empty-seat"
    WRONG_SEATS = "wrong-seats"
    COMMIT_NOT_MET = "commit-not-met"
    SEED_NOT_COMMITTED = "seed-not-committed"

    @property
    def proves_unfair(self) -> bool:
        """Whether the flaw proves that the deals are unfair. Other flaws leave it open."""
        return self in (Flaw.COMMIT_NOT_MET, Flaw.SEED_NOT_COMMITTED)


_FLAW_TEXTS = {
    Flaw.TAG_MISSING: "the record has no tag {tag}",
    Flaw.UNKNOWN_ALGORITHM: "the tag {tag} names a way to deal that is neither " + " nor ".join(ALGORITHMS),
    Flaw.NOT_HEX: "the tag {tag} is not written in pairs of hexadecimal digits",
    Flaw.WRONG_LENGTH: "the tag {tag} has the wrong length",
    Flaw.EMPTY_SEAT: "the tag {tag} is of a seat that was empty in round 1",
    Flaw.WRONG_SEATS: "the tag {tag} does not name seats that committed to a seed and did not reveal it",
    Flaw.COMMIT_NOT_MET: "the tag {tag} is of no round of this record: hashing it does not lead to Commit",
    Flaw.SEED_NOT_COMMITTED: "the tag {tag} is not the seed to which its player had committed",
}


@dataclass(frozen=True, slots=True)
class TagFlaw:
    tag: str
    flaw: Flaw

    def __str__(self) -> str:
        return _FLAW_TEXTS[self.flaw].format(tag=self.tag)


def deal1_tags(commit: bytes, last_revealed: bytes | None, player_seeds: BySeat[bytes] = deal1.NO_PLAYER_SEEDS) -> Tags:
    """Return the tags that `verify_record` checks `deal/1` deals by. They hold no seed before a round is revealed.

    >>> dict(deal1_tags(bytes(32), None))["Deal"]
    'deal/1'
    """
    return (*_server_tags(deal1.ALGORITHM, commit, last_revealed), *_hex_tags(SEED_TAGS, player_seeds))


def deal2_tags(commit: bytes, last_revealed: bytes | None, given: PlayerSeeds, first: Seating) -> Tags:
    """Return the tags that `verify_record` checks `deal/2` deals by. They hold no seed before a round is revealed.

    >>> dict(deal2_tags(bytes(32), None, PlayerSeeds((b"",) * 4, (b"",) * 4), seat_four()))["Deal"]
    'deal/2'
    """
    seats = chair_seats(first)
    silent = " ".join("".join(seats[chair].name for chair in draw) for draw in given.silent)
    commits = _hex_tags([COMMIT_TAGS[seat] for seat in seats], given.commitments)
    seeds = _hex_tags([SEED_TAGS[seat] for seat in seats], given.seeds)
    marked = [("Silent", silent)] if silent else []
    return (*_server_tags(deal2.ALGORITHM, commit, last_revealed), *commits, *marked, *seeds)


def chair_seats(first: Seating) -> tuple[Seat, ...]:
    """The seats of the chairs in round 1."""
    return tuple(seat for seat in Seat if first.players[seat] is not None)


def _server_tags(algorithm: str, commit: bytes, last_revealed: bytes | None) -> Tags:
    seed = () if last_revealed is None else (("Seed", last_revealed.hex()),)
    return ("Deal", algorithm), ("Commit", commit.hex()), *seed


def _hex_tags(names: BySeat[str] | list[str], values: tuple[bytes, ...]) -> list[tuple[str, str]]:
    return [(tag, value.hex()) for tag, value in zip(names, values, strict=False) if value]


def bytes_of(record: Record, tag: str) -> bytes:
    return bytes.fromhex(record.tag(tag) or "")


def seat_bytes(record: Record, tags: BySeat[str]) -> BySeat[bytes]:
    n, e, s, w = (bytes_of(record, tag) for tag in tags)
    return n, e, s, w


def given_seeds(record: Record) -> PlayerSeeds:
    """Return the players' seeds of a `deal/2` record without flaws."""
    seats = chair_seats(record.first_seating)
    commitments = tuple(bytes_of(record, COMMIT_TAGS[seat]) for seat in seats)
    seeds = tuple(bytes_of(record, SEED_TAGS[seat]) for seat in seats)
    silent = tuple(tuple(seats.index(Seat[name]) for name in draw) for draw in _silent_draws(record))
    return PlayerSeeds(commitments, seeds, silent)


def tag_flaws(record: Record) -> tuple[TagFlaw, ...]:
    """Return the tags that are missing or malformed. The values of the seeds are not checked here."""
    return tuple(_tag_flaws(record))


def _tag_flaws(record: Record) -> Iterator[TagFlaw]:
    algorithm = record.tag("Deal")
    if algorithm is None:
        yield TagFlaw("Deal", Flaw.TAG_MISSING)
    elif algorithm not in ALGORITHMS:
        yield TagFlaw("Deal", Flaw.UNKNOWN_ALGORITHM)
    if record.tag("Commit") is None:
        yield TagFlaw("Commit", Flaw.TAG_MISSING)
    yield from _hex_flaws(record, "Commit", deal1.SEED_BYTES)
    yield from _hex_flaws(record, "Seed", deal1.SEED_BYTES)
    exact = algorithm == deal2.ALGORITHM
    for seat in Seat:
        yield from _seat_flaws(record, seat, SEED_TAGS[seat], None if not exact else deal1.SEED_BYTES)
        if exact:
            yield from _seat_flaws(record, seat, COMMIT_TAGS[seat], deal1.SEED_BYTES)
    if exact:
        yield from _missing_flaws(record)


def _hex_flaws(record: Record, tag: str, length: int | None) -> Iterator[TagFlaw]:
    value = record.tag(tag)
    if value is None:
        return
    if _HEX.fullmatch(value) is None:
        yield TagFlaw(tag, Flaw.NOT_HEX)
    elif len(value) > 2 * deal1.PLAYER_SEED_BYTES if length is None else len(value) != 2 * length:
        yield TagFlaw(tag, Flaw.WRONG_LENGTH)


def _seat_flaws(record: Record, seat: Seat, tag: str, length: int | None) -> Iterator[TagFlaw]:
    if record.tag(tag) is not None and record.first_seating.players[seat] is None:
        yield TagFlaw(tag, Flaw.EMPTY_SEAT)
    else:
        yield from _hex_flaws(record, tag, length)


def _missing_flaws(record: Record) -> Iterator[TagFlaw]:
    """Check that players who committed have revealed or are named as silent, and that no others revealed (`deal/2`)."""
    silent = record.tag("Silent")
    if silent is not None and not _silent_fits(record, silent):
        yield TagFlaw("Silent", Flaw.WRONG_SEATS)
    for seat in chair_seats(record.first_seating):
        committed = record.tag(COMMIT_TAGS[seat]) is not None
        revealed = record.tag(SEED_TAGS[seat]) is not None
        if revealed and not committed:
            yield TagFlaw(COMMIT_TAGS[seat], Flaw.TAG_MISSING)
        if committed and not revealed and seat.name not in (silent or ""):
            yield TagFlaw(SEED_TAGS[seat], Flaw.TAG_MISSING)


def _silent_fits(record: Record, silent: str) -> bool:
    names = silent.replace(" ", "")
    if _SILENT.fullmatch(silent) is None or len(set(names)) != len(names):
        return False
    seats = [Seat[name] for name in names]
    return all(record.tag(COMMIT_TAGS[seat]) is not None and record.tag(SEED_TAGS[seat]) is None for seat in seats)


def _silent_draws(record: Record) -> list[str]:
    return (record.tag("Silent") or "").split()

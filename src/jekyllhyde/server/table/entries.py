"""The log of a table: what happened, entry by entry. Every state of the table follows from it."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from jekyllhyde.rules import BySeat, Seat
from jekyllhyde.server.table.chairs import PlayerId
from jekyllhyde.server.table.setup import Setup


class _Timed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    time: int | None = None


class _Entry(_Timed, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """When it happened, in milliseconds: `at` by the calendar, for people, and `time` by the table's own clock, which
    nobody can set (decision 0009). Where `time` is missing, `at` is both."""

    at: int

    @property
    def moment(self) -> int:
        """The time of the entry on the table's own clock."""
        return self.at if self.time is None else self.time


class Opened(_Entry, frozen=True):
    """`by` is the player who opened the table; earlier versions did not keep it."""

    setup: Setup
    secret: bytes
    commit: bytes
    by: PlayerId | None = None


class Sat(_Entry, frozen=True):
    chair: int
    player: PlayerId
    name: str


class BotSat(_Entry, frozen=True):
    chair: int
    level: str
    name: str


class Stood(_Entry, frozen=True):
    """A person stood up, or a bot was sent away."""

    chair: int


class Removed(_Entry, frozen=True):
    """The host sent a person away."""

    chair: int


class Seeded(_Entry, frozen=True):
    """A player mixes a seed into `deal/1` deals: in old logs only."""

    chair: int
    seed: bytes


class SeedCommitted(_Entry, frozen=True):
    """A player commits to a seed."""

    chair: int
    commitment: bytes


class CommitmentsClosed(_Entry, frozen=True):
    """The match is to begin. Who has committed to a seed reveals it now."""


class SeedRevealed(_Entry, frozen=True):
    chair: int
    seed: bytes


class SeedsMissing(_Entry, frozen=True):
    """These did not reveal their seeds in time. The others reveal those of the next draw, and these have none."""

    chairs: tuple[int, ...]


class Started(_Entry, frozen=True):
    """The lot (R2.2, R8.7): each seat's player and camp, the dealer, and with three players who is single."""

    players: BySeat[str | None]
    camps: str
    dealer: Seat
    single: Seat | None


class Dealt(_Entry, frozen=True):
    """The hands as codes, and the seed that they come from: secret until the round is over."""

    seed: bytes
    hands: BySeat[str]


class Moved(_Entry, frozen=True):
    """`answers` is the version that the mover had seen. The chair's bot may have moved instead of its person."""

    chair: int
    move: str
    answers: int
    by_bot: bool


class AskTakenBack(_Entry, frozen=True):
    chair: int


class Undone(_Entry, frozen=True):
    """The round goes back to its first `moves_left` moves."""

    chair: int
    moves_left: int


class Readied(_Entry, frozen=True):
    """For the next round."""

    chair: int


class Left(_Entry, frozen=True):
    chair: int


class KeptWaiting(_Entry, frozen=True):
    """At a table without a clock: the others have waited so long that they may let a bot play for this chair."""

    chair: int


class TakenOver(_Entry, frozen=True):
    """A bot plays the chair until its person is back."""

    chair: int


class Returned(_Entry, frozen=True):
    chair: int


class Rematched(_Entry, frozen=True):
    """The same chairs begin a new match, with a new commitment."""

    secret: bytes
    commit: bytes


class Resumed(_Entry, frozen=True):
    """For practice the match goes on from a record's position: the match so far in JHN, with this table's names."""

    record: str


Entry = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Removed
    | Seeded
    | SeedCommitted
    | CommitmentsClosed
    | SeedRevealed
    | SeedsMissing
    | Started
    | Dealt
    | Moved
    | AskTakenBack
    | Undone
    | Readied
    | Left
    | KeptWaiting
    | TakenOver
    | Returned
    | Rematched
    | Resumed
)

Entries = tuple[Entry, ...]


def dated(entry: Entry, at: int) -> Entry:
    """The entry as it is kept: it was made at `entry.at` on the table's clock, which is `at` by the calendar."""
    return replace(entry, at=at, time=entry.at)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(text: bytes) -> Entry:
    return _decoder.decode(text)

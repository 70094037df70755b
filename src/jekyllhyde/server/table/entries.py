"""The entries of a table's log. Every state of the table follows from them."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from jekyllhyde.rules import BySeat, Seat
from jekyllhyde.server.table.chairs import PlayerId
from jekyllhyde.server.table.setup import Setup, Waits


class _Timed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    time: int | None = None


class _Entry(_Timed, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """Base of all entries. Both times are in milliseconds: `at` is the calendar time, `time` is the time on the table's
    own clock, which nobody can set (decision 0009). Where `time` is missing, `at` is both."""

    at: int

    @property
    def moment(self) -> int:
        """Time of the entry on the table's own clock."""
        return self.at if self.time is None else self.time


class Opened(_Entry, frozen=True):
    """A table was opened. `by` is the player who opened it; earlier versions did not store it."""

    setup: Setup
    secret: bytes
    commit: bytes
    by: PlayerId | None = None
    waits: Waits = Waits()


class Sat(_Entry, frozen=True):
    """A person sat down."""

    chair: int
    player: PlayerId
    name: str


class BotSat(_Entry, frozen=True):
    """A bot was put on a chair."""

    chair: int
    level: str
    name: str


class Stood(_Entry, frozen=True):
    """A person stood up, or a bot was removed."""

    chair: int


class Removed(_Entry, frozen=True):
    """The host removed a person."""

    chair: int


class Renamed(_Entry, frozen=True):
    """A person changed the name on the chair."""

    chair: int
    name: str


class SetupChanged(_Entry, frozen=True):
    """The host changed the options of the table. With fewer chairs, a person on the last one moves."""

    setup: Setup


class Seeded(_Entry, frozen=True):
    """A player gave a seed for `deal/1` deals. Only old logs have this entry."""

    chair: int
    seed: bytes


class SeedCommitted(_Entry, frozen=True):
    """A player committed to a seed."""

    chair: int
    commitment: bytes


class CommitmentsClosed(_Entry, frozen=True):
    """The match is about to begin. Players who committed to a seed reveal it now."""


class SeedRevealed(_Entry, frozen=True):
    """A player revealed a seed."""

    chair: int
    seed: bytes


class SeedsMissing(_Entry, frozen=True):
    """Some players did not reveal their seeds in time. The others reveal their seeds of the next draw, without them."""

    chairs: tuple[int, ...]


class Started(_Entry, frozen=True):
    """Lots were drawn (R2.2, R8.7): the player and camp of each seat, the dealer, and the single player of three."""

    players: BySeat[str | None]
    camps: str
    dealer: Seat
    single: Seat | None


class Dealt(_Entry, frozen=True):
    """A round was dealt. Its hands, and the seed that they come from, are secret until the round is over."""

    seed: bytes
    hands: BySeat[str]


class Moved(_Entry, frozen=True):
    """A card was played, or a seat was asked. `answers` is the version that the mover had seen. With `by_bot`, a bot
    moved for the person on the chair."""

    chair: int
    move: str
    answers: int
    by_bot: bool


class AskTakenBack(_Entry, frozen=True):
    """A player took an ask back."""

    chair: int


class Undone(_Entry, frozen=True):
    """A player undid moves. The round goes back to its first `moves_left` moves."""

    chair: int
    moves_left: int


class Hinted(_Entry, frozen=True):
    """A player took the first hint of the match."""

    chair: int


class Readied(_Entry, frozen=True):
    """A player is ready for the next round or, after a match, for another match."""

    chair: int


class Left(_Entry, frozen=True):
    """A player lost the connection, or closed it."""

    chair: int


class KeptWaiting(_Entry, frozen=True):
    """A player has kept an untimed table waiting. The others may now let a bot play for this chair."""

    chair: int


class TakenOver(_Entry, frozen=True):
    """A bot plays for a person until that person is back."""

    chair: int


class Returned(_Entry, frozen=True):
    """A player is back."""

    chair: int


class Rematched(_Entry, frozen=True):
    """The players of a match began another one, with a new commitment. Those who were ready keep their chairs."""

    secret: bytes
    commit: bytes


class Resumed(_Entry, frozen=True):
    """A practice match began. `record` is the match so far in JHN, with the names at this table."""

    record: str


Entry = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Removed
    | Renamed
    | SetupChanged
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
    | Hinted
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
    """Return the entry as it is stored. Decisions put the time of the table's clock into `at`; this moves it to `time`
    and puts the calendar time there."""
    return replace(entry, at=at, time=entry.at)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(text: bytes) -> Entry:
    return _decoder.decode(text)

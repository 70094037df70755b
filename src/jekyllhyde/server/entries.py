"""The log of a table: what happened, entry by entry. Every state of the table follows from it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from jekyllhyde.rules import BySeat, Seat
from jekyllhyde.server.chairs import PlayerId
from jekyllhyde.server.setup import Setup


class _Entry(Struct, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """`at` is when it happened, in milliseconds since 1970."""

    at: int


class Opened(_Entry, frozen=True):
    setup: Setup
    secret: bytes
    commit: bytes


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


class Seeded(_Entry, frozen=True):
    """A player mixes a seed into the deals."""

    chair: int
    seed: bytes


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
    | Seeded
    | Started
    | Dealt
    | Moved
    | AskTakenBack
    | Undone
    | Readied
    | Left
    | TakenOver
    | Returned
    | Rematched
    | Resumed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(text: bytes) -> Entry:
    return _decoder.decode(text)

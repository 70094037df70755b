"""The messages that clients send: msgspec tagged unions, as JSON. docs/protocol.md is made from them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 2
LONGEST_MESSAGE = 4096
"""Bytes of one message from a client."""

ChairNumber = Annotated[int, Meta(ge=0, le=3)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$", max_length=64)]
MoveText = Annotated[str, Meta(pattern=r"^([JH]([TABCDE76543]|X[123])|[NESW]\?)$(?!\n)", max_length=3)]
Level = Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$", max_length=20)]
PlainText = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]
"""Control characters say nothing, and not every database keeps them."""
ChatText = Annotated[PlainText, Meta(min_length=1, max_length=200)]
Reference = Annotated[int, Meta(ge=0, le=2**53)]


class Phrase(Enum):
    """All that may be said while a round runs (R7.3): nothing about the cards."""

    HELLO = "hello"
    THANKS = "thanks"
    WELL_PLAYED = "well-played"
    GOOD_GAME = "good-game"
    SORRY = "sorry"
    ONE_MOMENT = "one-moment"
    BACK = "back"
    GOODBYE = "goodbye"


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class _FromClient(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """`ref`, if given, comes back in `done` or `refused`."""

    ref: Reference | None = None


class Hello(_FromClient, frozen=True, kw_only=True):
    """The first message of a client; the server answers `welcome`."""

    protocol: int


class WatchLobby(_FromClient, frozen=True):
    """The open tables, now and whenever they change."""


class LeaveLobby(_FromClient, frozen=True):
    """No more of that."""


class Enter(_FromClient, frozen=True, kw_only=True):
    """Go to a table: to watch it, or back to your chair. One table at a time."""

    table: TableId


class Exit(_FromClient, frozen=True):
    """Go away from the table. A chair stays yours; in a match everybody waits a while, then a bot plays it."""


class Sit(_FromClient, frozen=True, kw_only=True):
    """Take an open chair."""

    chair: ChairNumber


class Stand(_FromClient, frozen=True):
    """Give the chair back, before a match starts."""


class SeatBot(_FromClient, frozen=True, kw_only=True):
    """Put a bot on an open chair."""

    chair: ChairNumber
    level: Level


class RemoveBot(_FromClient, frozen=True, kw_only=True):
    """Send a bot away, before a match starts."""

    chair: ChairNumber


class RemovePerson(_FromClient, frozen=True, kw_only=True):
    """For the host: send a person away, before a match starts. That person cannot sit down here again."""

    chair: ChairNumber


class CommitSeed(_FromClient, frozen=True, kw_only=True):
    """Commit to a seed of yours for the deals, after you saw `commit` and before the match starts; in hexadecimal."""

    commitment: Hex32


class RevealSeed(_FromClient, frozen=True, kw_only=True):
    """While the table is `shuffling`, and you have seen all commitments: your seed of that draw, in hexadecimal."""

    draw: Annotated[int, Meta(ge=1, le=4)]
    seed: Hex32


class Start(_FromClient, frozen=True):
    """Every chair is taken: draw lots and deal."""


class MakeMove(_FromClient, frozen=True, kw_only=True):
    """Play a card (`HA`) or ask a seat (`E?`). `version` is that of the table you saw."""

    version: Version
    move: MoveText


class TakeBack(_FromClient, frozen=True, kw_only=True):
    """Take an ask back that is not answered yet. Between people this goes once for a card and three times in a round,
    and everybody is told."""

    version: Version


class Undo(_FromClient, frozen=True, kw_only=True):
    """Against bots only: back to your last decision in this round. The match does not count then (`undone`)."""

    version: Version


class Ready(_FromClient, frozen=True):
    """For the next round. It is dealt when everybody who is there is ready."""


class GiveUpChair(_FromClient, frozen=True):
    """In a match: let a bot play for you until you are back."""


class LetBotPlay(_FromClient, frozen=True, kw_only=True):
    """Let a bot play for a person who has kept everybody waiting (`kept_waiting`), until that person is back."""

    chair: ChairNumber


class TakeChairBack(_FromClient, frozen=True):
    """You are back; the bot stops playing for you."""


class Rematch(_FromClient, frozen=True):
    """The match is over: another one, same table, same link."""


class Say(_FromClient, frozen=True, kw_only=True):
    """A fixed phrase, at any time."""

    phrase: Phrase


class Chat(_FromClient, frozen=True, kw_only=True):
    """Free text: not while a round runs, and only where the table has talk."""

    text: ChatText


class Mute(_FromClient, frozen=True, kw_only=True):
    """Hear no more from a chair, on this connection; `on` false ends that."""

    chair: ChairNumber
    on: bool = True


class Report(_FromClient, frozen=True, kw_only=True):
    """Tell the people who run the server about a chair's behaviour."""

    chair: ChairNumber
    text: ChatText


TableCommand = (
    Sit
    | Stand
    | SeatBot
    | RemoveBot
    | RemovePerson
    | CommitSeed
    | RevealSeed
    | Start
    | MakeMove
    | TakeBack
    | Undo
    | Ready
    | GiveUpChair
    | LetBotPlay
    | TakeChairBack
    | Rematch
)
ClientMessage = Hello | WatchLobby | LeaveLobby | Enter | Exit | TableCommand | Say | Chat | Mute | Report

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(text: str | bytes) -> ClientMessage:
    """Raises `msgspec.DecodeError` for anything that is no message."""
    return _decoder.decode(text)

"""The messages that clients send: msgspec tagged unions, as JSON. docs/protocol.md is made from them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from jekyllhyde.server.table.setup import Setup

PROTOCOL = 3
LONGEST_MESSAGE = 4096
"""Bytes of a client's message."""

ChairNumber = Annotated[int, Meta(ge=0, le=3)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$", max_length=64)]
MoveText = Annotated[str, Meta(pattern=r"^([JH]([TABCDE76543]|X[123])|[NESW]\?)$(?!\n)", max_length=3)]
Level = Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$", max_length=20)]
PlainText = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]
"""Text without control characters, which not every database can store."""
ChatText = Annotated[PlainText, Meta(min_length=1, max_length=200)]
NameText = Annotated[PlainText, Meta(min_length=1, max_length=60)]
Reference = Annotated[int, Meta(ge=0, le=2**53)]


class Phrase(Enum):
    """What may be said while a round is being played (R7.3): nothing about the cards."""

    HELLO = "hello"
    THANKS = "thanks"
    WELL_PLAYED = "well-played"
    GOOD_GAME = "good-game"
    SORRY = "sorry"
    ONE_MOMENT = "one-moment"
    BACK = "back"
    GOODBYE = "goodbye"
    SHALL_WE = "shall-we"


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class _FromClient(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Base of all messages of clients. `ref`, if given, comes back in `done` or `refused`."""

    ref: Reference | None = None


class Hello(_FromClient, frozen=True, kw_only=True):
    """First message of a client. The server answers `welcome`."""

    protocol: int


class Ping(_FromClient, frozen=True):
    """Ask whether the connection works. Give a `ref`: the server answers `done`."""


class WatchLobby(_FromClient, frozen=True):
    """Send me the open tables, now and whenever they change."""


class LeaveLobby(_FromClient, frozen=True):
    """Stop sending me the open tables."""


class Enter(_FromClient, frozen=True, kw_only=True):
    """Go to a table, to watch it or to return to your chair. You can be at one table at a time."""

    table: TableId


class Exit(_FromClient, frozen=True, kw_only=True):
    """Leave the table. In a match your chair stays yours until you enter again: the others wait a while, then a bot
    plays for you. With `give_up` they need not wait: a bot plays at once, or the chair is free if no match runs."""

    give_up: bool = False


class Sit(_FromClient, frozen=True, kw_only=True):
    """Take an open chair. Without `chair` it is the first one."""

    chair: ChairNumber | None = None


class Stand(_FromClient, frozen=True):
    """Give the chair back, before a match starts."""


class SeatBot(_FromClient, frozen=True, kw_only=True):
    """Put a bot on an open chair, or change the level of the bot on it."""

    chair: ChairNumber
    level: Level


class RemoveBot(_FromClient, frozen=True, kw_only=True):
    """Remove a bot, before a match starts."""

    chair: ChairNumber


class RemovePerson(_FromClient, frozen=True, kw_only=True):
    """Remove a person, before a match starts. Only the host may. That person cannot sit down here again."""

    chair: ChairNumber


class Rename(_FromClient, frozen=True, kw_only=True):
    """Change the name on your chair, of 1 to 24 characters, before a match starts."""

    name: NameText


class ChangeSetup(_FromClient, frozen=True, kw_only=True):
    """Change the options of the table, before a match starts. Only the host may. If there are fewer chairs then, bots
    make room for people."""

    setup: Setup


class CommitSeed(_FromClient, frozen=True, kw_only=True):
    """Commit to your seed for the deals, in hexadecimal, after you saw `commit` and before the match starts."""

    commitment: Hex32


class RevealSeed(_FromClient, frozen=True, kw_only=True):
    """Reveal your seed of a draw, in hexadecimal, while the table is `shuffling`. You have seen all commitments."""

    draw: Annotated[int, Meta(ge=1, le=4)]
    seed: Hex32


class Start(_FromClient, frozen=True):
    """Draw lots and deal. Every chair must be taken."""


class MakeMove(_FromClient, frozen=True, kw_only=True):
    """Play a card (`HA`) or ask a seat (`E?`). `version` is the version of the table that you saw."""

    version: Version
    move: MoveText


class TakeBack(_FromClient, frozen=True, kw_only=True):
    """Take back an ask that is not answered yet. With other people you can do this once per card and three times in a
    round, and everybody is told."""

    version: Version


class Undo(_FromClient, frozen=True, kw_only=True):
    """Go back to your last decision in this round, against bots only. The match then does not count (`undone`)."""

    version: Version


class Hint(_FromClient, frozen=True, kw_only=True):
    """Ask for help in this round, against bots only, where every trick may be looked up. You compute the help yourself,
    from what you see. The match then does not count (`hinted`)."""


class Ready(_FromClient, frozen=True):
    """Be ready for the next round. It is dealt when everybody who is here is ready, or when the time of the others is
    up (`countdowns`)."""


class GiveUpChair(_FromClient, frozen=True):
    """Let a bot play for you in a match, until you are back."""


class LetBotPlay(_FromClient, frozen=True, kw_only=True):
    """Let a bot play for a person who is not `here`, or has `kept_waiting`, until that person is back."""

    chair: ChairNumber


class TakeChairBack(_FromClient, frozen=True):
    """Play yourself again, instead of the bot."""


class Rematch(_FromClient, frozen=True):
    """Agree to another match at the same table, after a match is over. The waiting room opens when everybody who is
    here has agreed, or when the time of the others is up (`countdowns`); their chairs are free then. If two people or
    more have agreed and no chair is open, the match begins by itself: when all have committed to a seed, or after 3
    seconds."""


class Say(_FromClient, frozen=True, kw_only=True):
    """Say a fixed phrase. This is allowed at any time."""

    phrase: Phrase


class Chat(_FromClient, frozen=True, kw_only=True):
    """Write free text. This is not allowed while a round is being played, nor at a table without talk."""

    text: ChatText


class Mute(_FromClient, frozen=True, kw_only=True):
    """Stop sending me what a chair says, on this connection. With `on` false, start again."""

    chair: ChairNumber
    on: bool = True


class Report(_FromClient, frozen=True, kw_only=True):
    """Report a player's behaviour to the people who run the server."""

    chair: ChairNumber
    text: ChatText


TableCommand = (
    Sit
    | Stand
    | SeatBot
    | RemoveBot
    | RemovePerson
    | Rename
    | ChangeSetup
    | CommitSeed
    | RevealSeed
    | Start
    | MakeMove
    | TakeBack
    | Undo
    | Hint
    | Ready
    | GiveUpChair
    | LetBotPlay
    | TakeChairBack
    | Rematch
)
ClientMessage = Hello | Ping | WatchLobby | LeaveLobby | Enter | Exit | TableCommand | Say | Chat | Mute | Report

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(text: str | bytes) -> ClientMessage:
    """Parse a client's message. Raises `msgspec.DecodeError` if it is none."""
    return _decoder.decode(text)

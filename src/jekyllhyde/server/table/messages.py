"""What client and server say to each other: msgspec tagged unions, as JSON. docs/protocol.md is made from this file."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from jekyllhyde.server.table.setup import Setup

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


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class _FromClient(Struct, frozen=True, tag_field="type", tag=_kebab, forbid_unknown_fields=True):
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


class RoundScore(Struct, frozen=True):
    """Card points, factor and their product (R6)."""

    points: int
    factor: int
    score: int


class TrickView(Struct, frozen=True, omit_defaults=True):
    """`plays`: for whom, from whose hand, which card. `winner` is missing while it runs and where nobody won (R5.1);
    `tied` where other cards rank as high as the winner's, which came first (R4.1)."""

    leader: str
    plays: list[tuple[str, str, str]]
    winner: str | None = None
    tied: bool = False


class RoundView(Struct, frozen=True, omit_defaults=True):
    """What may be known of a round. `seat`, `hand` and `legal_moves` are the reader's own; spectators have none."""

    number: int
    players: list[str | None]
    camps: str
    dealer: str
    single: str | None
    counts: list[tuple[int, int]]
    tricks: list[TrickView]
    trick: TrickView
    on_turn: str | None
    asked: str | None
    carry: list[str]
    decider: str | None
    ghost_hand: list[str] | None
    score: tuple[RoundScore, RoundScore] | None = None
    """Jekyll's and Hyde's: after the round, and before that where every trick may be looked up (R9.2)."""
    dealt: list[list[str]] | None = None
    """After the round: what each seat was dealt."""
    taken: tuple[list[str], list[str]] | None = None
    """After the round: the cards that Jekyll and that Hyde took."""
    seat: str | None = None
    hand: list[str] | None = None
    legal_moves: list[str] | None = None


class ChairView(Struct, frozen=True):
    """`kind` is open, person or bot; with `stand_in` a bot plays for the person. `gave_seed`: has committed to one. At
    a table without a clock a person has `kept_waiting` the others after two minutes; then they may let a bot play."""

    kind: str
    name: str | None = None
    level: str | None = None
    here: bool = True
    stand_in: bool = False
    ready: bool = False
    gave_seed: bool = False
    kept_waiting: bool = False


class ClockView(Struct, frozen=True):
    """In milliseconds. `runs_out_in` counts from the sending of the message; missing while the clock stands."""

    reserves: list[int]
    chair: int | None
    runs_out_in: int | None


class SideTotal(Struct, frozen=True):
    """A team's score (`jekyll`, `hyde`), or with three players a player's."""

    side: str
    total: int


class SeedsView(Struct, frozen=True):
    """What is open of the seeds of a match. `commitments` are the players', by chair, and empty for who has none;
    `silent` has, for each draw that was repeated, the chairs that did not reveal."""

    deal: str
    draw: int
    commitments: list[str]
    silent: list[list[int]]
    players: list[str] | None
    """The players' seeds, as soon as there is a deal: by chair, with `deal/1` by seat in round 1."""
    round: str | None
    """The seed of the round that is over."""


class TableView(Struct, frozen=True):
    """A table as one reader may see it. `actions` are the messages that make sense for the reader now. With `practice`
    the match goes on from a record: no deal is called fair (`commit` is empty), and statistics do not count it. Nor do
    they with `undone`, where a player went back and had seen cards. `host` is the chair that may remove people."""

    id: str
    version: int
    phase: str
    setup: Setup
    chairs: list[ChairView]
    commit: str
    seeds: SeedsView | None
    """Missing while a round runs, and in practice."""
    totals: list[SideTotal]
    winner: str | None
    clock: ClockView | None
    history: list[list[int]] | None
    """Between rounds and after the match: the totals after each round, in the order of `totals`."""
    practice: bool
    undone: bool
    host: int | None
    game: str | None
    """After the match: the id of its record, as in its share link."""
    chair: int | None
    actions: list[str]
    round: RoundView | None


class News(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `what` names it; the other fields are there where they say something."""

    what: str
    chair: int | None = None
    seat: str | None = None
    by: str | None = None
    card: str | None = None
    camp: str | None = None
    cards: list[str] | None = None
    winner: str | None = None


class LobbyRow(Struct, frozen=True):
    """A table that waits for others."""

    id: str
    setup: Setup
    phase: str
    chairs: list[ChairView]


class _FromServer(Struct, frozen=True, tag_field="type", tag=_kebab):
    """Told apart by `type`."""


class Welcome(_FromServer, frozen=True):
    """Answers `hello`. `levels` are the bots there are."""

    protocol: int
    name: str
    levels: list[str]


class Lobby(_FromServer, frozen=True):
    """The open tables where somebody waits, the newest first."""

    tables: list[LobbyRow]


class State(_FromServer, frozen=True):
    """The table as it is now, and what has just happened to it; nothing when you enter."""

    news: list[News]
    table: TableView


class Said(_FromServer, frozen=True):
    """A chair said a fixed phrase."""

    chair: int
    phrase: Phrase


class Chatted(_FromServer, frozen=True):
    """A chair wrote something."""

    chair: int
    text: str


class Done(_FromServer, frozen=True):
    """What you asked for under `ref` is done and kept; `version` is the table's then."""

    ref: int
    version: int | None


class RefusedMessage(_FromServer, frozen=True, tag="refused"):
    """Nothing has changed. `rule` is the number of the rule that forbids it, where one does."""

    reason: str
    ref: int | None = None
    rule: str | None = None
    detail: str | None = None


ServerMessage = Welcome | Lobby | State | Said | Chatted | Done | RefusedMessage

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def encode_part(part: Struct) -> bytes:
    return _encoder.encode(part)


def decode(text: str | bytes) -> ClientMessage:
    """Raises `msgspec.DecodeError` for anything that is no message."""
    return _decoder.decode(text)

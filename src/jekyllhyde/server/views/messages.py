"""The messages that the server sends: msgspec types, as JSON. docs/protocol.md is made from them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from jekyllhyde.server.table.commands import Phrase, kebab
from jekyllhyde.server.table.setup import Setup


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


class _FromServer(Struct, frozen=True, tag_field="type", tag=kebab):
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


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def encode_part(part: Struct) -> bytes:
    return _encoder.encode(part)

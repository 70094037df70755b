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
    """A trick. Each of `plays` is the seat that plays, the seat whose hand the card came from, and the card. `winner`
    is missing while the trick is being played, and if nobody won it (R5.1). `tied` means that other cards ranked as
    high as the winner's, which came first (R4.1)."""

    leader: str
    plays: list[tuple[str, str, str]]
    winner: str | None = None
    tied: bool = False


class RoundView(Struct, frozen=True, omit_defaults=True):
    """What a reader may know of a round. Spectators have no `seat`, no `hand` and no `legal_moves`."""

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
    """Scores of Jekyll and Hyde, after the round, or earlier if every trick may be looked up (R9.2)."""
    dealt: list[list[str]] | None = None
    """The cards that each seat was dealt, after the round."""
    taken: tuple[list[str], list[str]] | None = None
    """The cards that Jekyll took and those that Hyde took, after the round."""
    seat: str | None = None
    hand: list[str] | None = None
    legal_moves: list[str] | None = None


class ChairView(Struct, frozen=True):
    """A chair. `kind` is open, person or bot. With `stand_in`, a bot plays for the person. `gave_seed` means that the
    person has committed to a seed. `ready` is for the next round or, after a match, for another match. At a table
    without a clock, a person has `kept_waiting` the others after two minutes; then they may let a bot play."""

    kind: str
    name: str | None = None
    level: str | None = None
    here: bool = True
    stand_in: bool = False
    ready: bool = False
    gave_seed: bool = False
    kept_waiting: bool = False


class ClockView(Struct, frozen=True):
    """The clock, in milliseconds. `runs_out_in` counts from the sending of the message, and is missing while no time
    runs."""

    reserves: list[int]
    chair: int | None
    runs_out_in: int | None


class Countdown(Struct, frozen=True):
    """What happens by itself if nobody does anything, and when: milliseconds from the sending of the message. `what` is
    `bot-plays` (for the person on `chair`, who is lost), `next-round`, or `rematch` (the waiting room opens for those
    who agreed to another match)."""

    what: str
    chair: int | None
    ends_in: int


class SideTotal(Struct, frozen=True):
    """The total of a team (`jekyll`, `hyde`), or of a player if there are three."""

    side: str
    total: int


class SeedsView(Struct, frozen=True):
    """What everybody may know of the seeds of a match. `commitments` are those of the players, by chair, and empty for
    a chair without one. `silent` holds, for each draw that was repeated, the chairs that did not reveal."""

    deal: str
    draw: int
    commitments: list[str]
    silent: list[list[int]]
    players: list[str] | None
    """The players' seeds by chair, once there is a deal. With `deal/1`, they are by seat in round 1."""
    round: str | None
    """The server's seed of the round that is over."""


class TableView(Struct, frozen=True):
    """A table as one reader may see it. `actions` are the messages that the reader may send now. With `practice`, the
    match goes on from a record: its deals are not called fair (`commit` is empty), and statistics do not count it. With
    `undone`, a player went back after seeing cards, and with `hinted`, a player took hints: statistics do not count
    such a match either. `host` is the chair that may remove people and change the setup."""

    id: str
    version: int
    phase: str
    setup: Setup
    chairs: list[ChairView]
    commit: str
    seeds: SeedsView | None
    """Missing while a round is being played, and in practice."""
    totals: list[SideTotal]
    winner: str | None
    clock: ClockView | None
    countdowns: list[Countdown]
    history: list[list[int]] | None
    """The totals after each round, in the order of `totals`, between rounds and after the match."""
    practice: bool
    undone: bool
    hinted: bool
    host: int | None
    game: str | None
    """The id of the match's record, as in its share link, after the match."""
    chair: int | None
    actions: list[str]
    round: RoundView | None


class News(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `what` names it. Fields that do not apply are missing."""

    what: str
    chair: int | None = None
    seat: str | None = None
    by: str | None = None
    card: str | None = None
    camp: str | None = None
    cards: list[str] | None = None
    winner: str | None = None


class LobbyRow(Struct, frozen=True):
    """An open table, as the lobby shows it."""

    id: str
    setup: Setup
    phase: str
    chairs: list[ChairView]


class _FromServer(Struct, frozen=True, tag_field="type", tag=kebab):
    """Base of all messages of the server. `type` tells them apart."""


class Welcome(_FromServer, frozen=True):
    """Answer to `hello`. `levels` are the levels of the bots."""

    protocol: int
    name: str
    levels: list[str]


class Lobby(_FromServer, frozen=True):
    """The open tables where somebody waits, newest first."""

    tables: list[LobbyRow]


class State(_FromServer, frozen=True):
    """The table as it is now, and what has just happened. `news` is empty when you enter."""

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
    """Your message with this `ref` has been carried out and stored. `version` is that of the table after it."""

    ref: int
    version: int | None


class RefusedMessage(_FromServer, frozen=True, tag="refused"):
    """Your message was refused, and nothing has changed. `rule` is the number of the rule that forbids it, if any."""

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

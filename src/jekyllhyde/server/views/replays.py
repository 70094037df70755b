"""A record, state by state: what a replay shows, open or as one seat saw it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from jekyllhyde.records import Record, RecordError, read_record, replay, verify_record
from jekyllhyde.records.record import Step
from jekyllhyde.rules import Match, MemoryAid, PositionCard, Round, Seat, move_text, totals, winner
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import observed
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.news import event_news, side_text
from jekyllhyde.server.views.round_view import own_of, public_round, team_scores, with_own

LONGEST_RECORD = 40_960
"""Characters, some 140 rounds. Matches to the highest target of a table have about 40."""
_CHARACTERS_A_UNIT = 2048
"""A match to 1,000 points has some 4,000 characters."""

JhnText = Annotated[
    str,
    Meta(description=f"A match in JHN, as docs/jhn.md has it; at most {LONGEST_RECORD} characters."),
]
RoundNumber = Annotated[int, Meta(ge=1, le=10_000)]
SeatName = Literal["N", "E", "S", "W"]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which round to show; `seat` as that seat saw it, null with all hands open."""

    jhn: JhnText
    round: RoundNumber = 1
    seat: SeatName | None = None


class ReplayOptions(Struct, frozen=True):
    """What was agreed on before the match."""

    players: int
    position: PositionCard
    target: int
    memory_aid: MemoryAid


class ReplayRound(Struct, frozen=True):
    """A round in short. `players`, `camps` by seat; `score` is Jekyll's and Hyde's, `totals` are those after it."""

    number: int
    players: list[str | None]
    camps: str
    dealer: str
    single: str | None
    over: bool
    score: tuple[messages.RoundScore, messages.RoundScore]
    totals: list[messages.SideTotal]


class ReplayStep(Struct, frozen=True):
    """After a deal (`move` is null) or a move. `hands` by seat are there in an open replay only."""

    move: str | None
    news: list[messages.News]
    round: messages.RoundView
    hands: list[list[str]] | None


class ReplayDeals(Struct, frozen=True):
    """`outcome`: fair if every round was revealed and is as its seeds say. `algorithm` is null where the record has no
    fair deals. `trust`: fair if one of those who gave a seed, or the server, is honest (`one-seed`); unless the server
    worked together with who gave the last seed (`no-collusion`); if the server is honest (`server`). With `undone`,
    moves were taken back, so only the deals are fair."""

    outcome: Literal["fair", "unfair", "not-checked"]
    algorithm: str | None
    trust: Literal["one-seed", "no-collusion", "server"]
    undone: bool


class Replay(Struct, frozen=True):
    """The match, and every state of the round that was asked for. `deals` is what `jh verify` says about them.
    With `undone` a player took moves back after seeing cards."""

    options: ReplayOptions
    players: list[str | None]
    tags: list[tuple[str, str]]
    undone: bool
    deals: ReplayDeals
    rounds: list[ReplayRound]
    winner: str | None
    round: int
    seat: str | None
    steps: list[ReplayStep]


class BadRecord(Struct, frozen=True):
    """The first thing wrong with a record, and where: lines and columns count from 1. `what` says it in English; `key`
    and `arguments` are for saying it in another language, `rule` is the rule that was broken, if one was."""

    reason: Literal["bad-record"]
    what: str
    key: str
    arguments: dict[str, str]
    rule: str | None
    line: int
    column: int


def bad_record(error: RecordError) -> BadRecord:
    return BadRecord("bad-record", error.text, error.key, error.arguments, error.rule, error.line, error.column)


def require_readable(jhn: str) -> None:
    """Raises `Refused` for a record that takes too long to read."""
    if len(jhn) > LONGEST_RECORD:
        raise Refused(Refusal.RECORD_TOO_LONG, detail=f"a record has at most {LONGEST_RECORD} characters")


def cost_of(jhn: str) -> int:
    """What a client is charged for a record: the time to read it grows with its length."""
    return 1 + len(jhn) // _CHARACTERS_A_UNIT


def replay_of(wanted: ReplayRequest) -> Replay:
    """Raises `RecordError`, or `Refused` if the record has no such round or seat."""
    record = read_record(wanted.jhn)
    states = states_of(record, wanted.round)
    seat = None if wanted.seat is None else seat_of(states[0], Seat[wanted.seat])
    match = record.match
    won = winner(match)
    return Replay(
        options=_options(record),
        players=list(record.first_seating.players),
        tags=[*record.tags],
        undone=record.undone,
        deals=_deals(record),
        rounds=[_round(match, number) for number in range(1, len(match.rounds) + 1)],
        winner=None if won is None else side_text(won),
        round=wanted.round,
        seat=wanted.seat,
        steps=[_step(state, seat) for state in states],
    )


def states_of(record: Record, number: int) -> list[Step]:
    """Of one round, from its deal on."""
    if number > len(record.rounds):
        raise Refused(Refusal.NO_SUCH_STEP)
    return [step for step in replay(record) if len(step.match.rounds) == number]


def seat_of(state: Step, seat: Seat) -> Seat:
    """A seat where somebody sits: the ghost sees nothing (R8.1)."""
    if seat is state.match.rounds[-1].deal.seating.ghost:
        raise Refused(Refusal.NO_SUCH_STEP, "R8.1")
    return seat


def _deals(record: Record) -> ReplayDeals:
    checked = verify_record(record)
    return ReplayDeals(checked.outcome.value, checked.algorithm, checked.trust.value, record.undone)


def _options(record: Record) -> ReplayOptions:
    options = record.options
    return ReplayOptions(options.players, options.position, options.target, options.memory_aid)


def _round(match: Match, number: int) -> ReplayRound:
    round = match.rounds[number - 1]
    seating = round.deal.seating
    until = Match(match.options, match.first_seating, match.rounds[:number])
    return ReplayRound(
        number=number,
        players=list(seating.players),
        camps="".join(camp.letter for camp in seating.camps),
        dealer=seating.dealer.name,
        single=None if seating.single is None else seating.single.name,
        over=round.over,
        score=team_scores(round.score),
        totals=[messages.SideTotal(side_text(side), total) for side, total in totals(until).items()],
    )


def _step(state: Step, seat: Seat | None) -> ReplayStep:
    round = state.match.rounds[-1]
    shown = public_round(observed(round, round.deal.seating.first_leader), len(state.match.rounds))
    return ReplayStep(
        move=None if state.move is None else move_text(state.move),
        news=[event_news(event) for event in state.events],
        round=shown if seat is None else with_own(shown, own_of(observed(round, seat))),
        hands=_hands(round) if seat is None else None,
    )


def _hands(round: Round) -> list[list[str]]:
    return [list(hand.codes) for hand in round.hands]

"""The replay of a record, state by state, with open hands or as one seat saw it."""

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
"""Characters, which is about 140 rounds. Matches to the highest target of a table have about 40 rounds."""
_CHARACTERS_A_UNIT = 2048
"""Characters of a record per unit of its cost. A match to 1,000 points has about 4,000 characters."""

JhnText = Annotated[
    str,
    Meta(description=f"A match in JHN, as docs/jhn.md has it; at most {LONGEST_RECORD} characters."),
]
RoundNumber = Annotated[int, Meta(ge=1, le=10_000)]
SeatName = Literal["N", "E", "S", "W"]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and the round of it to show: as `seat` saw it, or with all hands open if `seat` is null."""

    jhn: JhnText
    round: RoundNumber = 1
    seat: SeatName | None = None


class ReplayOptions(Struct, frozen=True):
    """Options of the match."""

    players: int
    position: PositionCard
    target: int
    memory_aid: MemoryAid


class ReplayRound(Struct, frozen=True):
    """Summary of a round. `players` and `camps` are by seat. `score` is that of Jekyll and of Hyde. `totals` are those
    after the round."""

    number: int
    players: list[str | None]
    camps: str
    dealer: str
    single: str | None
    over: bool
    score: tuple[messages.RoundScore, messages.RoundScore]
    totals: list[messages.SideTotal]


class ReplayStep(Struct, frozen=True):
    """State after a deal (`move` is null) or after a move. `hands` are by seat; only an open replay has them."""

    move: str | None
    news: list[messages.News]
    round: messages.RoundView
    hands: list[list[str]] | None


class ReplayDeals(Struct, frozen=True):
    """What `jh verify` says about the deals. `outcome` is fair if every round was revealed and agrees with its seeds.
    `algorithm` is null if the record has no fair deals. `trust` tells what must hold so that nobody can have chosen the
    deals: one of those who gave a seed, or the server, is honest (`one-seed`); the server did not work together with
    the player who gave the last seed (`no-collusion`); the server is honest (`server`). With `undone`, moves were taken
    back, so only the deals are fair."""

    outcome: Literal["fair", "unfair", "not-checked"]
    algorithm: str | None
    trust: Literal["one-seed", "no-collusion", "server"]
    undone: bool


class Replay(Struct, frozen=True):
    """A match, and every state of the requested round. With `undone`, a player took moves back after seeing cards; with
    `hinted`, a player took hints."""

    options: ReplayOptions
    players: list[str | None]
    tags: list[tuple[str, str]]
    undone: bool
    hinted: bool
    deals: ReplayDeals
    rounds: list[ReplayRound]
    winner: str | None
    round: int
    seat: str | None
    steps: list[ReplayStep]


class BadRecord(Struct, frozen=True):
    """The first error in a record, and its place; lines and columns count from 1. `what` describes it in English. `key`
    and `arguments` are for other languages. `rule` is the rule that was broken, if any."""

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
    """Raise `Refused` if a record is too long."""
    if len(jhn) > LONGEST_RECORD:
        raise Refused(Refusal.RECORD_TOO_LONG, detail=f"a record has at most {LONGEST_RECORD} characters")


def cost_of(jhn: str) -> int:
    """Return the cost of a record for the rate limit. It grows with the length, as the time to read it does."""
    return 1 + len(jhn) // _CHARACTERS_A_UNIT


def replay_of(wanted: ReplayRequest) -> Replay:
    """Return the replay of a record. Raises `RecordError`, or `Refused` if it has no such round or seat."""
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
        hinted=record.hinted,
        deals=_deals(record),
        rounds=[_round(match, number) for number in range(1, len(match.rounds) + 1)],
        winner=None if won is None else side_text(won),
        round=wanted.round,
        seat=wanted.seat,
        steps=[_step(state, seat) for state in states],
    )


def states_of(record: Record, number: int) -> list[Step]:
    """Return the states of one round, from its deal on."""
    if number > len(record.rounds):
        raise Refused(Refusal.NO_SUCH_STEP)
    return [step for step in replay(record) if len(step.match.rounds) == number]


def seat_of(state: Step, seat: Seat) -> Seat:
    """Return the seat. Raises `Refused` for the ghost's seat, which sees nothing (R8.1)."""
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

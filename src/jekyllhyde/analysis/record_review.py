"""The review of a record: what each decision cost, by what the player could know and with open hands.

All values are in points. Those of a move are seen from the side of the player who decides: own team's score minus the
other team's at the end of the round. Those of a round are Jekyll's score minus Hyde's. docs/review.md has the method.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.kernel import Work, position_of_round
from jekyllhyde.kernel.review import (
    DEFAULT_WORK,
    Decision,
    Fortune,
    Judgement,
    Kind,
    MoveWorth,
    Name,
    Summary,
    Tally,
    summarise,
)
from jekyllhyde.kernel.review import review_round as review_decisions
from jekyllhyde.kernel.solver import Bounds
from jekyllhyde.records import Record, moves_of
from jekyllhyde.rules import MOVES, Camp, Card, Move, Play, Round, Seat, apply, move_index, start_round

DECIMALS = 3
"""Numbers of a review are rounded to thousandths of a point, which is far below their errors."""


@dataclass(frozen=True, slots=True)
class MoveReview:
    """What a legal move was worth, and what kind of decision it was or would have been.

    `value` is by what the player could know, and `error` its standard error. `loss` is how much less that is than the
    best move's value. Its error is smaller than those of the values, because all moves are tried with the same hidden
    hands. `open` is the value with open hands.
    """

    move: Move
    kind: Kind
    value: float
    error: float
    loss: float
    loss_error: float
    open: Bounds


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """A decision of a round. `number` counts the moves of the round from 1, `moves` has the best move first.

    `worth` is what the position before the decision was worth to Jekyll with open hands: exact, or an estimate. `loss`
    is the cost of the move by what the player could know, less what chance may have added; `open_loss` is its cost with
    open hands, and `luck` the difference. `beliefs` says with which probability each card that the player did not see
    was in which hand. A forced decision has one legal move and costs nothing.
    """

    number: int
    trick: int
    seat: Seat
    kind: Kind
    move: Move
    moves: tuple[MoveReview, ...]
    worth: float
    worth_exact: bool
    loss: float
    open_loss: float
    luck: float
    name: Name
    fortune: Fortune
    beliefs: dict[Card, dict[Seat, float]]

    @property
    def forced(self) -> bool:
        return len(self.moves) == 1

    @property
    def played(self) -> MoveReview:
        return next(found for found in self.moves if found.move == self.move)

    @property
    def best(self) -> MoveReview:
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's decisions in a round, in all and by kind. The single player also decides for the ghost (R8.4)."""

    seat: Seat
    player: str
    camp: Camp
    all: Tally
    kinds: dict[Kind, Tally]


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A round: what the deal was worth to Jekyll, what came out, and how much of it is due to decisions and to luck.

    `result` is `worth` + `by_decisions` + `by_luck`, up to rounding.
    """

    number: int
    worth: float
    worth_exact: bool
    result: int
    by_decisions: float
    by_luck: float
    decisions: tuple[DecisionReview, ...]
    players: tuple[PlayerReview, ...]


@dataclass(frozen=True, slots=True)
class RecordReview:
    """The review of a record. `unfinished` says that its last round is not over and was left out."""

    seed: int
    work: float
    rounds: tuple[RoundReview, ...]
    unfinished: bool


def review(record: Record, *, seed: int = 0, work: float = 1.0, threads: int | None = None) -> RecordReview:
    """Review all rounds of a record that are over. The same record, seed and work give the same review.

    `work` scales the effort and with it the time; four times the work halves the errors. The number of threads, by
    default one for each core, does not change the review.
    """
    rounds = tuple(
        review_round(round, number, seed=seed, work=work, threads=threads)
        for number, round in finished_rounds(record).items()
    )
    return RecordReview(seed, work, rounds, is_unfinished(record))


def finished_rounds(record: Record) -> dict[int, Round]:
    """Return the rounds that are over by their number, from 1."""
    return {number: round for number, round in enumerate(record.match.rounds, start=1) if round.over}


def is_unfinished(record: Record) -> bool:
    return not record.match.rounds[-1].over


def review_round(
    round: Round,
    number: int = 1,
    *,
    seed: int = 0,
    work: float = 1.0,
    threads: int | None = None,
    progress: Callable[[], None] | None = None,
) -> RoundReview:
    """Review a round that is over. `progress` is called after each decision; an exception in it ends the review."""
    if not round.over:
        raise ValueError("only a round that is over can be reviewed")
    states = states_of(round)
    decisions = review_decisions(
        position_of_round(states[0]),
        [move_index(move) for move in moves_of(round)],
        brain_for(round.options),
        seed=seed,
        work=scaled_work(work),
        threads=threads,
        progress=None if progress is None else lambda _at, _decision: progress(),
    )
    result = round.score.jekyll.score - round.score.hyde.score
    summary = summarise(decisions, round.camps, result)
    reviewed = tuple(map(_decision_review, count(1), states, decisions, summary.judgements))
    return RoundReview(
        number,
        reviewed[0].worth,
        reviewed[0].worth_exact,
        result,
        _rounded(summary.decisions),
        _rounded(summary.luck),
        reviewed,
        _player_reviews(round, summary),
    )


def scaled_work(factor: float) -> Work:
    """Return the kernel's default amount of work, times a factor."""
    names = ("candidates", "worlds", "nodes", "descents")
    return Work(**{name: int(getattr(DEFAULT_WORK, name) * factor) for name in names})


def states_of(round: Round) -> list[Round]:
    """Return the round before each of its moves."""
    states = [start_round(round.options, round.deal, round.totals)]
    for move in moves_of(round):
        states.append(apply(states[-1], move)[0])
    return states[:-1]


def _decision_review(number: int, state: Round, decision: Decision, judgement: Judgement) -> DecisionReview:
    opened = {bounds.action: Bounds(bounds.lower, bounds.upper) for bounds in decision.cards}
    return DecisionReview(
        number=number,
        trick=len(state.tricks) + 1,
        seat=decision.decider,
        kind=decision.kind,
        move=MOVES[decision.action],
        moves=tuple(_move_review(state, found, opened[found.action]) for found in decision.assessed.moves),
        worth=_rounded(judgement.worth),
        worth_exact=decision.worth_exact and judgement.worth == decision.worth,
        loss=_rounded(judgement.loss_known),
        open_loss=_rounded(judgement.loss_cards),
        luck=_rounded(judgement.luck),
        name=judgement.name,
        fortune=judgement.fortune,
        beliefs=_beliefs(state, decision),
    )


def _move_review(state: Round, found: MoveWorth, opened: Bounds) -> MoveReview:
    return MoveReview(
        move=found.move,
        kind=kind_of(state, found.move),
        value=_rounded(found.value),
        error=_rounded(found.error),
        loss=_rounded(found.loss),
        loss_error=_rounded(found.loss_error),
        open=opened,
    )


def kind_of(round: Round, move: Move) -> Kind:
    """Return what kind of decision a legal move is.

    >>> kind_of(new_round(seed=7), Ask(Seat.S)).name
    'ASK_PARTNER'
    """
    if round.asked is not None:
        return Kind.ANSWER
    if isinstance(move, Play):
        return Kind.OWN_CARD
    return Kind.ASK_PARTNER if round.camps[move.seat] is round.camp_on_turn else Kind.ASK_OPPONENT


def _beliefs(state: Round, decision: Decision) -> dict[Card, dict[Seat, float]]:
    seen = (decision.decider, state.deal.seating.ghost)
    unseen = [card for seat in Seat if seat not in seen for card in state.hands[seat]]
    by_seat = decision.assessed.beliefs
    return {
        card: {seat: _rounded(by_seat[seat][card.index]) for seat in Seat if by_seat[seat][card.index] > 0}
        for card in sorted(unseen, key=lambda card: card.index)
    }


def _player_reviews(round: Round, summary: Summary) -> tuple[PlayerReview, ...]:
    players = zip(Seat, round.deal.seating.players, summary.seats, strict=True)
    return tuple(
        PlayerReview(
            seat, player, round.camps[seat], _tally(tally.all), dict(zip(Kind, map(_tally, tally.kinds), strict=True))
        )
        for seat, player, tally in players
        if player is not None
    )


def _tally(tally: Tally) -> Tally:
    return Tally(tally.decisions, _rounded(tally.lost), None if tally.accuracy is None else _rounded(tally.accuracy))


def _rounded(number: float) -> float:
    return round(number, DECIMALS) + 0.0  # never -0.0


def turning_points(round: RoundReview, most: int) -> tuple[DecisionReview, ...]:
    """Return the decisions that mattered most, in the order of play: the worst mistakes, then the greatest luck."""
    found = [decision for decision in round.decisions if decision.name >= Name.MISTAKE or decision.fortune]
    return tuple(sorted(sorted(found, key=_weight, reverse=True)[:most], key=lambda decision: decision.number))


def _weight(decision: DecisionReview) -> tuple[bool, float]:
    mistake = decision.name >= Name.MISTAKE
    return mistake, decision.loss if mistake else abs(decision.luck)

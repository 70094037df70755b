"""Reviews: what every move was worth, by what the player knew and with open hands. See docs/review.md."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from jekyllhyde.kernel import _native
from jekyllhyde.kernel._native import Brain, Position, Seen, Work
from jekyllhyde.kernel.solver import MoveBounds
from jekyllhyde.rules import MOVES, Camp, Move, Seat

INACCURACY, MISTAKE, BLUNDER = _native.INACCURACY, _native.MISTAKE, _native.BLUNDER
"""The least loss for each of these names, in points."""
CERTAIN = _native.CERTAIN
"""A loss is certain if it is more than this many times its standard error. Other losses are at most fine."""
FORTUNE = _native.FORTUNE
"""The least difference between the losses by knowledge and by the cards that is called luck, in points."""

DEFAULT_WORK = Work()


class Name(IntEnum):
    """How good a decision was by what the player knew."""

    BEST = 0
    FINE = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4


class Fortune(IntEnum):
    """Whether the cards lay much better or worse for a decision than the player had to expect."""

    NONE = 0
    LUCKY = 1
    UNLUCKY = 2


class Kind(IntEnum):
    """What is decided: a card of the own hand, whom to ask (R3.3), or the card that answers (R3.4)."""

    OWN_CARD = 0
    ASK_PARTNER = 1
    ASK_OPPONENT = 2
    ANSWER = 3


@dataclass(frozen=True, slots=True)
class MoveWorth:
    """The worth of a move: points of the own team minus the other's, with standard errors.

    `loss` and `loss_error` compare it with the best move in the same worlds.
    """

    action: int
    value: float
    error: float
    loss: float
    loss_error: float

    @property
    def move(self) -> Move:
        return MOVES[self.action]


@dataclass(frozen=True, slots=True)
class Assessment:
    """Every legal move, the best first, and `beliefs[seat][card]`: the probability that a seat holds a card."""

    moves: tuple[MoveWorth, ...]
    beliefs: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a round.

    `cards` has every legal move with open hands, for the decider's team. `worth` is what the position before the
    decision is worth to Jekyll with open hands: an estimate inside its bounds if not `worth_exact`.
    """

    decider: Seat
    kind: Kind
    action: int
    assessed: Assessment
    cards: tuple[MoveBounds, ...]
    worth: float
    worth_exact: bool

    @property
    def forced(self) -> bool:
        return len(self.assessed.moves) == 1

    @property
    def played(self) -> MoveWorth:
        """The move that was played, by what the player knew."""
        return next(move for move in self.assessed.moves if move.action == self.action)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision lost, by knowledge and by the cards, in points. `luck` is the first minus the second."""

    name: Name
    fortune: Fortune
    loss_known: float
    loss_cards: float
    luck: float
    worth: float


@dataclass(frozen=True, slots=True)
class Tally:
    """Decisions with a choice, points that they lost by knowledge, and accuracy from 0 to 100."""

    decisions: int
    lost: float
    accuracy: float | None


@dataclass(frozen=True, slots=True)
class SeatTally:
    """All decisions of a player, and those of each kind."""

    all: Tally
    kinds: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A round's decisions together. For Jekyll, `result - worth == decisions + luck` up to rounding."""

    judgements: tuple[Judgement, ...]
    seats: tuple[SeatTally, ...]
    worth: float
    worth_exact: bool
    result: float
    decisions: float
    luck: float


def assess(seen: Seen, brain: Brain, *, seed: int, work: Work = DEFAULT_WORK) -> Assessment:
    """Return what each legal move is worth by what the deciding player knows, and where each card must be expected."""
    return _assessment(_native.assess(seen, brain, work, seed))


def name_of(move: MoveWorth) -> Name:
    """Return the name of a decision for this move."""
    return Name(_native.name_of(move.loss, move.loss_error))


def review_decision(
    deal: Position, moves: Sequence[int], at: int, brain: Brain, *, seed: int, work: Work = DEFAULT_WORK
) -> Decision:
    """Review the decision number `at` of a round. `review_round` gives the same for every decision."""
    return _decision(_native.review_decision(deal, moves, at, brain, work, seed))


def review_round(
    deal: Position,
    moves: Sequence[int],
    brain: Brain,
    *,
    seed: int,
    work: Work = DEFAULT_WORK,
    threads: int | None = None,
    progress: Callable[[int, Decision], None] | None = None,
) -> list[Decision]:
    """Review every decision of a round. The answer does not depend on the number of threads.

    `progress` is called with the number of each decision and its review, in order, as soon as they are known. An
    exception that it raises, or Ctrl-C, ends the review.
    """

    def report(at: int, decision: _DecisionTuple) -> None:
        assert progress is not None
        progress(at, _decision(decision))

    workers = threads if threads is not None else os.cpu_count() or 1
    found = _native.review_round(deal, moves, brain, work, seed, workers, None if progress is None else report)
    return [_decision(decision) for decision in found]


def summarise(decisions: Sequence[Decision], camps: Sequence[Camp], result: float) -> Summary:
    """Summarise all decisions of a round in order. `result` is Jekyll's score minus Hyde's at its end."""
    judgements, seats, worth, exact, came_out, changed, luck = _native.summarise(
        [_taken(decision, camps[decision.decider]) for decision in decisions], result
    )
    return Summary(
        tuple(Judgement(Name(name), Fortune(fortune), *numbers) for name, fortune, *numbers in judgements),
        tuple(SeatTally(_tally(every), tuple(_tally(kind) for kind in kinds)) for every, kinds in seats),
        worth,
        exact,
        came_out,
        changed,
        luck,
    )


_AssessmentTuple = tuple[Sequence[tuple[int, float, float, float, float]], Sequence[Sequence[float]]]
_DecisionTuple = tuple[int, int, int, _AssessmentTuple, Sequence[tuple[int, float, float]], float, bool]


def _assessment(native: _AssessmentTuple) -> Assessment:
    moves, beliefs = native
    return Assessment(tuple(MoveWorth(*move) for move in moves), tuple(tuple(seat) for seat in beliefs))


def _decision(native: _DecisionTuple) -> Decision:
    decider, kind, action, assessed, cards, worth, exact = native
    bounds = tuple(MoveBounds(lower, upper, move) for move, lower, upper in cards)
    return Decision(Seat(decider), Kind(kind), action, _assessment(assessed), bounds, worth, exact)


def _taken(decision: Decision, camp: Camp) -> tuple[int, int, int, bool, float, float, float, bool]:
    played = decision.played
    return (
        decision.decider,
        camp,
        decision.kind,
        decision.forced,
        played.loss,
        played.loss_error,
        decision.worth,
        decision.worth_exact,
    )


def _tally(native: tuple[int, float, float]) -> Tally:
    decisions, lost, accuracy = native
    return Tally(decisions, lost, accuracy if decisions else None)

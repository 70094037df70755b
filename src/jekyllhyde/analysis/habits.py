"""Habits: kinds of decisions in kinds of situations that cost a player more than others do."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from types import MappingProxyType

from jekyllhyde.analysis.record_review import DecisionReview
from jekyllhyde.analysis.situation import Situation
from jekyllhyde.kernel.review import Kind as DecisionKind
from jekyllhyde.rules import Kind, Move, Play

Z95 = NormalDist().inv_cdf(0.975)
FEWEST_DECISIONS = 3
"""A class with fewer decisions is no habit."""
LEAST_EXCESS = 0.01
"""Points beyond the average below which a class does not stand out: differences of rounding."""
RICH = 10
"""Points on the table from which a trick counts as rich."""
EARLY = 2
"""The tricks up to this one are the first of a round."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over rounds. `half_width` is that of its 95 % interval; None with fewer than two rounds."""

    mean: float
    half_width: float | None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a round is found."""

    file: str
    round: int


@dataclass(frozen=True, slots=True)
class Case:
    """A decision that was not forced: where it is found, what lay on the table, what was done and what was better."""

    place: Place
    number: int
    situation: Situation
    kind: DecisionKind
    move: Move
    better_kind: DecisionKind
    better: Move
    loss: float


def case_of(place: Place, situation: Situation, decision: DecisionReview) -> Case:
    """Keep of a decision only what a report needs, because reports are made over many."""
    best = decision.best
    return Case(place, decision.number, situation, decision.kind, decision.move, best.kind, best.move, decision.loss)


@dataclass(frozen=True, slots=True)
class Worst:
    """The part of a habit that costs most."""

    text: str
    decisions: int
    per_round: Estimate


@dataclass(frozen=True, slots=True)
class Habit:
    """A class of decisions. `share` is the share of the decisions that lost points, `per_round` what they cost.

    `instead` is the kind of decision that was most often better, `worst` the class that stands out within the habit,
    and `example` the most expensive decision.
    """

    text: str
    decisions: int
    share: float
    per_round: Estimate
    per_decision: float
    instead: DecisionKind
    worst: Worst | None
    example: Case


Condition = Callable[[Case], bool]


def _kind(kind: DecisionKind) -> Condition:
    return lambda case: case.kind is kind


def _card(decision: DecisionKind, kind: Kind) -> Condition:
    def holds(case: Case) -> bool:
        move = case.move
        return case.kind is decision and isinstance(move, Play) and move.card.kind is kind

    return holds


def _answer(*, to_partner: bool) -> Condition:
    def holds(case: Case) -> bool:
        same_team = case.situation.for_camp is case.situation.camp
        return case.kind is DecisionKind.ANSWER and same_team is to_partner

    return holds


def _when(fact: Callable[[Situation], bool]) -> Condition:
    return lambda case: fact(case.situation)


_CARD_WORDS = {
    Kind.TRANSFORMATION: "a Transformation",
    Kind.CHARACTER: "a character",
    Kind.SCENE: "a scene",
    Kind.DEED: "a deed",
}

WHAT: Mapping[str, Condition] = MappingProxyType(
    {
        "Playing a card from hand": _kind(DecisionKind.OWN_CARD),
        "Asking the partner": _kind(DecisionKind.ASK_PARTNER),
        "Asking an opponent": _kind(DecisionKind.ASK_OPPONENT),
        "Answering": _kind(DecisionKind.ANSWER),
        "Answering the partner": _answer(to_partner=True),
        "Answering an opponent": _answer(to_partner=False),
        **{f"Playing {word} from hand": _card(DecisionKind.OWN_CARD, kind) for kind, word in _CARD_WORDS.items()},
        **{f"Answering with {word}": _card(DecisionKind.ANSWER, kind) for kind, word in _CARD_WORDS.items()},
    }
)
WHEN: Mapping[str, Condition] = MappingProxyType(
    {
        "": lambda _: True,
        " when leading": _when(lambda seen: seen.leading),
        " as the last in the trick": _when(lambda seen: seen.last_to_play),
        f" when {RICH} points or more lie on the table": _when(lambda seen: seen.points >= RICH),
        f" when fewer than {RICH} points lie on the table": _when(lambda seen: seen.points < RICH),
        " when a deed lies on the table": _when(lambda seen: seen.deed),
        " while a Transformation is still out": _when(lambda seen: seen.transformation_out),
        " when the player's team is ahead in the trick": _when(lambda seen: seen.ahead is seen.camp),
        " when the opponents are ahead in the trick": _when(lambda seen: seen.ahead is seen.camp.other),
        " in the first two tricks": _when(lambda seen: seen.trick <= EARLY),
        " in the last trick": _when(lambda seen: seen.last_trick),
    }
)


def find_habits(cases: Sequence[Case], seats: Mapping[Place, int], most: int) -> tuple[Habit, ...]:
    """Return the most expensive habits, the most expensive first.

    `seats` has every round with the number of seats whose decisions are looked at. The class that loses most beyond
    what as many average decisions lose is a habit. Its decisions are set aside, and the next one is looked for.
    """
    if not cases:
        return ()
    average = fmean(case.loss for case in cases)
    classes = _classes(cases)
    habits: list[Habit] = []
    while len(habits) < most and (found := _most_expensive(classes, average)) is not None:
        text, members = found
        habits.append(_habit(text, members, seats))
        taken = set(map(id, members))
        classes = {text: [case for case in left if id(case) not in taken] for text, left in classes.items()}
    return tuple(sorted(habits, key=lambda habit: habit.per_round.mean, reverse=True))


def _classes(cases: Sequence[Case]) -> dict[str, list[Case]]:
    """Return the decisions of each class. Simple classes come first, so that they are preferred among equals."""
    classes: dict[str, list[Case]] = {what + when: [] for when in WHEN for what in WHAT}
    for case in cases:
        done = [what for what, holds in WHAT.items() if holds(case)]
        for when, holds in WHEN.items():
            if holds(case):
                for what in done:
                    classes[what + when].append(case)
    return classes


def _most_expensive(classes: Mapping[str, Sequence[Case]], average: float) -> tuple[str, Sequence[Case]] | None:
    """Return the class that loses most beyond the average, if any does."""
    found = max(classes.items(), key=lambda entry: _excess(entry[1], average), default=("", ()))
    return found if _excess(found[1], average) > LEAST_EXCESS else None


def _excess(cases: Sequence[Case], average: float) -> float:
    if len(cases) < FEWEST_DECISIONS:
        return 0.0
    return sum(case.loss - average for case in cases)


def _habit(text: str, cases: Sequence[Case], seats: Mapping[Place, int]) -> Habit:
    losing = [case for case in cases if case.loss > 0]
    better = Counter(case.better_kind for case in losing)
    average = fmean(case.loss for case in cases)
    return Habit(
        text,
        len(cases),
        len(losing) / len(cases),
        lost_per_round(cases, seats),
        average,
        better.most_common(1)[0][0],
        _worst(cases, average, seats),
        max(cases, key=lambda case: case.loss),
    )


def _worst(cases: Sequence[Case], average: float, seats: Mapping[Place, int]) -> Worst | None:
    parts = {text: members for text, members in _classes(cases).items() if len(members) < len(cases)}
    found = _most_expensive(parts, average)
    return None if found is None else Worst(found[0], len(found[1]), lost_per_round(found[1], seats))


def lost_per_round(cases: Sequence[Case], seats: Mapping[Place, int]) -> Estimate:
    """Return the points that a seat loses in a round by these decisions. A round is one observation."""
    lost: dict[Place, float] = defaultdict(float)
    for case in cases:
        lost[case.place] += case.loss
    return estimate([lost[place] / count for place, count in seats.items()])


def estimate(numbers: Sequence[float]) -> Estimate:
    if len(numbers) < 2:
        return Estimate(fmean(numbers), None)
    return Estimate(fmean(numbers), Z95 * stdev(numbers) / math.sqrt(len(numbers)))

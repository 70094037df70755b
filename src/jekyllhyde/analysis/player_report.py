"""The report over many reviewed records: what costs a player most."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from jekyllhyde.analysis.habits import Case, Estimate, Habit, Place, case_of, estimate, find_habits
from jekyllhyde.analysis.record_review import PlayerReview, RecordReview, states_of
from jekyllhyde.analysis.situation import situation_of
from jekyllhyde.kernel.review import Kind
from jekyllhyde.records import BOT_TAGS, LEVEL_TAG, Record

HABITS = 5


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A record with its review, and the file that it came from."""

    file: str
    record: Record
    review: RecordReview


@dataclass(frozen=True, slots=True)
class Line:
    """Decisions counted together. `lost` is for a seat and a round. `accuracy` is None without decisions."""

    rounds: int
    decisions: int
    lost: Estimate
    accuracy: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """What the decisions of a player cost, or those of all players if `player` is None.

    `tables` has the rounds by the level of the opponents, as far as the records tell it.
    """

    player: str | None
    records: int
    all: Line
    kinds: dict[Kind, Line]
    players: dict[str, Line]
    tables: dict[str, Line]
    habits: tuple[Habit, ...]


@dataclass(frozen=True, slots=True)
class Chair:
    """A player in a round: who, against whom, and the decisions that were not forced."""

    place: Place
    player: str
    opponents: str | None
    review: PlayerReview
    cases: tuple[Case, ...]


class NoDecisions(ValueError):  # noqa: N818
    """There is nothing to report on."""


def report(reviewed: Iterable[Reviewed], player: str | None = None) -> Report:
    """Return the report on a player, or on all. Raises `NoDecisions` if the records have none of this player's."""
    everyone = [chair for one in reviewed for chair in chairs_of(one)]
    chairs = [chair for chair in everyone if player in (None, chair.player)]
    if not chairs:
        raise NoDecisions(_nothing_of(player, everyone))
    cases = [case for chair in chairs for case in chair.cases]
    return Report(
        player,
        len({chair.place.file for chair in chairs}),
        _line(chairs),
        {kind: _line(chairs, kind) for kind in Kind},
        _lines((chair.player, chair) for chair in chairs),
        _lines((chair.opponents, chair) for chair in chairs if chair.opponents is not None),
        find_habits(cases, _seats(chairs), HABITS),
    )


def _nothing_of(player: str | None, everyone: Sequence[Chair]) -> str:
    if not everyone:
        return "no round is over, so there is nothing to report on"
    names = ", ".join(sorted({chair.player for chair in everyone}))
    return f"nobody is called {player!r}; there are {names}"


def chairs_of(reviewed: Reviewed) -> Iterable[Chair]:
    for review in reviewed.review.rounds:
        round = reviewed.record.match.rounds[review.number - 1]
        place = Place(reviewed.file, review.number)
        situations = [situation_of(state) for state in states_of(round)]
        for player in review.players:
            cases = tuple(
                case_of(place, situations[decision.number - 1], decision)
                for decision in review.decisions
                if decision.seat is player.seat and not decision.forced
            )
            names = _name_and_opponents(reviewed.record, player)
            yield Chair(place, *names, player, cases)


def _name_and_opponents(record: Record, player: PlayerReview) -> tuple[str, str | None]:
    """Return the player's name and the level of the opponents. In records of the arena both are bots."""
    name = record.tag(BOT_TAGS[player.camp]) or player.player
    return name, record.tag(BOT_TAGS[player.camp.other]) or record.tag(LEVEL_TAG)


def _seats(chairs: Iterable[Chair]) -> dict[Place, int]:
    return dict(Counter(chair.place for chair in chairs))


def _lines(named: Iterable[tuple[str, Chair]]) -> dict[str, Line]:
    groups: dict[str, list[Chair]] = defaultdict(list)
    for name, chair in named:
        groups[name].append(chair)
    return {name: _line(groups[name]) for name in sorted(groups)}


def _line(chairs: Sequence[Chair], kind: Kind | None = None) -> Line:
    tallies = [chair.review.all if kind is None else chair.review.kinds[kind] for chair in chairs]
    by_round: dict[Place, list[float]] = defaultdict(list)
    for chair, tally in zip(chairs, tallies, strict=True):
        by_round[chair.place].append(tally.lost)
    decisions = sum(tally.decisions for tally in tallies)
    weighted = sum(tally.decisions * tally.accuracy for tally in tallies if tally.accuracy is not None)
    lost = estimate([fmean(lost) for lost in by_round.values()])
    return Line(len(by_round), decisions, lost, weighted / decisions if decisions else None)

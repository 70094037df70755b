"""What the lessons play and say. Sentences are keys of `learn.*.ftl`: `learn-<lesson>-<say>`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from jekyllhyde.rules import CardSet, Options, PositionCard, Seat, Seating
from jekyllhyde.rules.deal import Hands
from jekyllhyde.rules.seats import seat_four, seat_three


@dataclass(frozen=True)
class Say:
    """The teacher speaks. The newcomer continues when ready."""

    say: str


@dataclass(frozen=True)
class Others:
    """A move that the lesson makes."""

    move: str
    say: str | None = None


@dataclass(frozen=True)
class Good:
    """A move that the lesson accepts: what is said, and how the lesson continues if not as written."""

    say: str | None = None
    instead: tuple[Beat, ...] = ()


@dataclass(frozen=True)
class Choose:
    """The newcomer decides. `bad` answers every other move: by the move, or by `play` and `ask`."""

    say: str
    good: Mapping[str, Good]
    bad: Mapping[str, str] = field(default_factory=dict)


Beat = Say | Others | Choose


@dataclass(frozen=True)
class Lesson:
    name: str
    options: Options
    seating: Seating
    hands: Hands
    script: tuple[Beat, ...]
    seat: Seat = Seat.S


def _hands(north: str, east: str, south: str, west: str) -> Hands:
    return CardSet.of_codes(north), CardSet.of_codes(east), CardSet.of_codes(south), CardSet.of_codes(west)


def _first_trick() -> tuple[Beat, ...]:
    return (
        Say("welcome"),
        Say("backs"),
        Choose(
            "lead",
            {"JA": Good()},
            {"J3": "try-scene", "JX3": "try-deed", "JT": "try-transformation", "ask": "try-ask-later"},
        ),
        Others("H3"),
        Others("J6"),
        Others("HE", "first-won"),
    )


def _second_trick() -> tuple[Beat, ...]:
    """Asking, and being asked. A newcomer who gives Murder away has the Lane by the River left for the fifth trick."""
    return (
        Choose("ask", {"N?": Good()}, {"W?": "try-ask-foe", "E?": "try-ask-foe", "play": "try-ask-now"}),
        Others("JB", "asked-chose"),
        Others("HB", "equals"),
        Others("JX2"),
        Others("S?"),
        Choose(
            "asked",
            {
                "H7": Good("second-won", _third_trick() + _last_tricks(kept="HX3")),
                "HX3": Good("second-won-murder", _third_trick() + _last_tricks(kept="H7")),
            },
            {"HA": "try-high-for-them"},
        ),
    )


def _third_trick() -> tuple[Beat, ...]:
    return (
        Choose("deeds", {"J3": Good()}, {"JX3": "try-deed-lead", "JT": "try-keep-transformation", "ask": "try-save"}),
        Others("HD"),
        Others("E?"),
        Others("JX1", "deed-lost"),
        Others("HX2", "third-lost"),
    )


def _last_tricks(kept: str) -> tuple[Beat, ...]:
    return _fourth_trick() + _fifth_trick(kept) + _sixth_trick() + _seventh_trick()


def _fourth_trick() -> tuple[Beat, ...]:
    return (
        Others("H6"),
        Others("E?"),
        Others("J5"),
        Others("HC"),
        Choose("rescue", {"JT": Good("carried")}, {"JX3": "try-remorse-lost", "ask": "try-not-certain"}),
    )


def _fifth_trick(kept: str) -> tuple[Beat, ...]:
    won = "fifth-won-murder" if kept == "HX3" else "fifth-won"
    return (
        Choose("bell", {"N?": Good()}, {"JX3": "try-too-low", "ask": "try-ask-foe"}),
        Others("JD"),
        Others("S?"),
        Choose("asked-again", {kept: Good()}, {"HA": "try-high-again"}),
        Others("J7"),
        Others("N?"),
        Others("H4", won),
    )


def _sixth_trick() -> tuple[Beat, ...]:
    return (
        Choose("remorse", {"JX3": Good()}, {"ask": "try-last-chance"}),
        Others("H5"),
        Others("JC"),
        Others("HX1", "sixth-won"),
    )


def _seventh_trick() -> tuple[Beat, ...]:
    return (
        Others("W?"),
        Others("JE"),
        Others("S?"),
        Choose("forced", {"HA": Good()}),
        Choose("must-ask", {"E?": Good()}),
        Others("J4"),
        Others("HT", "neutral"),
        Say("sum"),
        Say("match"),
    )


FIRST_ROUND = Lesson(
    "round",
    Options(),
    seat_four("JHJH", Seat.E, ("Nora", "Edgar", "You", "Wilkie")),
    _hands("JB JC JD J7 J6 JX2 H4", "J5 J4 JX1 HC HE HX2 HX1", "JT JA J3 JX3 HA H7 HX3", "JE HT HB HD H6 H5 H3"),
    _first_trick() + _second_trick(),
)

THREE_PLAYERS = Lesson(
    "three",
    Options(players=3),
    seat_three(Seat.S, (None, "Edgar", "You", "Wilkie")),
    _hands("HA HE HX2 JB J5 J4 JX3", "JC JE J7 JX1 HC H5 H3", "HB H7 H6 HX3 HT JD J3", "JA JT J6 JX2 HD H4 HX1"),
    (
        Say("welcome"),
        Say("ghost"),
        Choose("lead", {"HA": Good()}, {"play": "try-surest", "ask": "try-no-need"}),
        Others("J6"),
        Choose(
            "ghost-turn", {"H7": Good()}, {"play": "try-more-points", "HT": "try-transformation", "ask": "try-no-need"}
        ),
        Others("JE", "won"),
        Choose("second", {"HB": Good()}, {"play": "try-utterson", "ask": "try-no-need"}),
        Others("N?"),
        Choose(
            "ghost-asked",
            {"JX3": Good("chose-remorse"), "J5": Good("chose-points")},
            {"JB": "try-useless-high", "J4": "try-five"},
        ),
        Choose(
            "ghost-again",
            {"HX2": Good(), "HX3": Good()},
            {"play": "try-factor", "HT": "try-transformation", "ask": "try-no-need"},
        ),
        Others("JC", "second-won"),
        Say("turns"),
    ),
)

NEIGHBOURS = Lesson(
    "neighbours",
    Options(position=PositionCard.B),
    seat_four("HHJJ", Seat.W, ("Nora", "Edgar", "You", "Wilkie")),
    _hands("HD H6 H3 JE J3 JX1 HX2", "HE H5 HX1 HT JD J4 HB", "JA JC JX3 JT H4 HC HX3", "JB J7 J6 J5 JX2 HA H7"),
    (
        Say("welcome"),
        Others("H6"),
        Others("HE"),
        Choose(
            "see-both",
            {"JC": Good()},
            {
                "JA": "try-enough",
                "JX3": "try-deed",
                "JT": "try-transformation",
                "W?": "try-partner-follows",
                "ask": "try-foe",
            },
        ),
        Others("JX2", "won"),
        Choose("lead", {"JA": Good("partner-next")}, {"play": "try-open-high", "ask": "try-own-first"}),
        Others("J7"),
        Others("H3"),
        Others("HX1", "second-won"),
        Say("end"),
    ),
)

LESSONS = (FIRST_ROUND, THREE_PLAYERS, NEIGHBOURS)

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
    """The newcomer decides. `bad` answers every other move: by the move, or by `play` and `ask`.

    `gain` is what the good moves gain over the best of the others if all hands are open and nobody errs.
    """

    say: str
    good: Mapping[str, Good]
    bad: Mapping[str, str] = field(default_factory=dict)
    gain: int | None = None


@dataclass(frozen=True)
class Position:
    """The lesson goes on with this deal, after the moves of `before`."""

    seating: Seating
    hands: Hands
    before: str = ""


Beat = Say | Others | Choose | Position


@dataclass(frozen=True)
class Lesson:
    name: str
    options: Options
    start: Position
    script: tuple[Beat, ...]
    seat: Seat = Seat.S


PLAYERS = ("Nora", "Edgar", "You", "Wilkie")


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
    Position(
        seat_four("JHJH", Seat.E, PLAYERS),
        _hands("JB JC JD J7 J6 JX2 H4", "J5 J4 JX1 HC HE HX2 HX1", "JT JA J3 JX3 HA H7 HX3", "JE HT HB HD H6 H5 H3"),
    ),
    _first_trick() + _second_trick(),
)

THREE_PLAYERS = Lesson(
    "three",
    Options(players=3),
    Position(
        seat_three(Seat.S, (None, "Edgar", "You", "Wilkie")),
        _hands("HA HE HX2 JB J5 J4 JX3", "JC JE J7 JX1 HC H5 H3", "HB H7 H6 HX3 HT JD J3", "JA JT J6 JX2 HD H4 HX1"),
    ),
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
    Position(
        seat_four("HHJJ", Seat.W, PLAYERS),
        _hands("HD H6 H3 JE J3 JX1 HX2", "HE H5 HX1 HT JD J4 HB", "JA JC JX3 JT H4 HC HX3", "JB J7 J6 J5 JX2 HA H7"),
    ),
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


def _ending(dealer: Seat, hands: Hands, before: str) -> Position:
    return Position(seat_four("JHJH", dealer, PLAYERS), hands, before)


YOU_ARE_ASKED = _ending(
    Seat.E,
    _hands("J4 J3 HD H7 H4 H3 HX1", "JT JB JC J5 JX2 HT HX2", "JE J6 JX3 HA HB H5 HX3", "JA JD J7 JX1 HC HE H6"),
    "E? JX2 N? HD S? J6 HX2 N? HX1 E? JT W? H6 JX3 E? J5 N? H3 E? JB E? HT N? H4 E? JC W? HE N? J4 W? JD N? H7 W? JA "
    "S?",
)
FOE_WITH_A_DEED = _ending(
    Seat.S,
    _hands("JC J6 HT HA HB H3 HX1", "JD JE J7 J4 JX1 H7 H6", "JT JB J3 JX2 HE H5 HX3", "JA J5 JX3 HC HD H4 HX2"),
    "N? HX1 E? JX1 H6 N? JC E? J4 N? HT J6 H7 N? H3 W? J5 N? HA JT E? JE N? HB S? J3 W? HX2 S? HX3 E? J7 W? HD",
)
FOE_WITH_ONE_FLASK = _ending(
    Seat.N,
    _hands("JA J7 J4 HA H7 HX3 HX2", "JT JD J6 HD HE H5 H3", "JB JC J5 JX2 HT HB HX1", "JE J3 JX3 JX1 HC H6 H4"),
    "N? HX3 W? JE HC S? JB W? JX1 H5 JC S? HX1 E? J6 N? HA J4 W? H6 H4 W? J3 H3 E? JT E? JD S? HT J7 N? H7 N? HX2 "
    "JA HE",
)
ONE_OF_TWO_FOES = _ending(
    Seat.S,
    _hands("JC J4 HT HB H7 H6 HX1", "JA J7 J6 J5 JX2 HC HX2", "JD J3 JX3 HE H5 H3 HX3", "JT JB JE JX1 HA HD H4"),
    "N? HX1 E? JA W? H4 JX3 W? JT HX2 J3 S? HE W? JX1 N? HT N? J4 S? H3 N? H6 W? JE HD JC E? JX2 N? H7 JD HA S? HX3 "
    "E? J5 HC",
)
FOE_WITH_THE_TRANSFORMATION = _ending(
    Seat.W,
    _hands("JC JX3 HT HE H7 HX3 HX2", "JT J6 J5 J3 HC H5 HX1", "JA JB JD J4 HB HD H3", "JE J7 JX2 JX1 HA H6 H4"),
    "W? JX1 N? HT N? JX3 H6 N? HE W? JE S? HD JC E? J3 N? H7 J4 E? HC S? H3 W? J7 N? HX3 JD E? J5 N? HX2 W? JX2 W? HA "
    "S? HB",
)
TRICK_THAT_IS_WON = _ending(
    Seat.W,
    _hands("JD J6 HB HC HE HX2 HX1", "JT JA J7 J3 JX3 H7 H6", "JB JC J5 JX2 JX1 HD H4", "JE J4 HT HA H5 H3 HX3"),
    "E? JT H6 JX1 HX3 W? JE N? HE W? J4 HA N? HX2 S? J5 W? H3 JX2 E? J3 N? HB N? J6 H5 N? HX1 E? JA HT S? JC S? H4 JD "
    "S? HD",
)

ASKING = Lesson(
    "asking",
    Options(),
    YOU_ARE_ASKED,
    (
        Say("welcome"),
        Choose("asked", {"HX3": Good("murder-caught")}, {"play": "try-unmissed", "H5": "try-five"}, gain=38),
        FOE_WITH_A_DEED,
        Choose(
            "certain",
            {"JB": Good("certain-won")},
            {"JX2": "try-mercy-lost", "E?": "try-one-of-three", "W?": "try-throws-deed"},
            gain=98,
        ),
        FOE_WITH_ONE_FLASK,
        Say("single-look"),
        Choose("single", {"W?": Good()}, {"J5": "try-points", "JX2": "try-mercy-alone"}, gain=36),
        Others("JX3", "single-won"),
        ONE_OF_TWO_FOES,
        Choose("whom", {"W?": Good()}, {"E?": "try-choice"}, gain=133),
        Others("JB", "whom-won"),
        FOE_WITH_THE_TRANSFORMATION,
        Choose("force", {"E?": Good()}, {"JA": "try-a-now", "JB": "try-b-now"}, gain=40),
        Others("J6", "kept-back"),
        Others("H4"),
        Others("E?"),
        Others("JT", "forced-out"),
        TRICK_THAT_IS_WON,
        Say("spare-look"),
        Choose("spare", {"E?": Good()}, {"JB": "try-own-b"}, gain=171),
        Others("J7", "spare-won"),
        Others("E?"),
        Others("JX3"),
        Others("N?"),
        Others("HC"),
        Choose("last", {"JB": Good()}),
        Others("E?"),
        Others("H7", "last-won"),
        Say("sum"),
        Say("end"),
    ),
)

LESSONS = (FIRST_ROUND, ASKING, THREE_PLAYERS, NEIGHBOURS)

"""Whole matches in the terminal, with scripted input."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from jekyllhyde.bots import RandomBot
from jekyllhyde.locale import languages, locale
from jekyllhyde.rules import Match, MatchWon, MemoryAid, Options, PositionCard, Seating, seat_four, seat_three, winner
from jekyllhyde.tui import Game, Leave

ME = "N"
FORMS = [
    (Options(target=60), seat_four()),
    (Options(position=PositionCard.B, target=60), seat_four("JJHH")),
    (Options(players=3, target=60), seat_three()),
]


def typing(answers: Iterator[str]) -> type[Console]:
    class Typed(Console):
        def input(self, prompt: object = "", **_: object) -> str:
            self.print(prompt)
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

    return Typed


def game(
    answers: list[str], language: str = "en", *, forever: str | None = None
) -> tuple[Game, io.StringIO, list[Match]]:
    def typed() -> Iterator[str]:
        yield from answers
        while forever is not None:
            yield forever

    screen = io.StringIO()
    console = typing(typed())(file=screen, width=100)
    kept: list[Match] = []
    bots = {name: RandomBot() for name in ("E", "S", "W")}
    return Game(console, locale(language), ME, bots, RandomBot(), Random(4), kept.append), screen, kept


@pytest.mark.parametrize(("options", "seating"), FORMS)
@pytest.mark.parametrize("language", languages())
def test_a_match_is_played_to_its_end(options: Options, seating: Seating, language: str) -> None:
    table, screen, kept = game([], language, forever="1")
    match = table.play(Match(options, seating))
    assert winner(match) is not None
    assert kept[-1] == match
    assert locale(language).event_sentence(_last_event(match), match.seating) in " ".join(screen.getvalue().split())


def _last_event(match: Match) -> MatchWon:
    won = winner(match)
    assert won is not None
    return MatchWon(won)


def shown(answers: list[str], options: Options | None = None) -> str:
    """Return what the screen shows until the answers run out."""
    table, screen, _ = game(answers)
    with pytest.raises(Leave):
        table.play(Match(options or Options(), seat_four()))
    return screen.getvalue()


def test_nonsense_is_answered_kindly() -> None:
    screen = shown(["x" * 500, "99", "-1", "[bold]", "²"])
    assert screen.count("is neither a card nor a seat") == 5
    assert "[BOLD]" in screen


def test_a_move_that_is_not_legal_tells_why() -> None:
    assert "A seat does not ask itself." in shown(["N?"])
    assert "The seat on turn needs a card of its own camp." in shown(["ha", "ja"])


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("l", "No trick has been played yet."),
        ("c", "holds"),
        ("h", "A hint:"),
        ("r", "R9.2"),
        ("?", "leave the table"),
        ("", "Your hand:"),
    ],
)
def test_keys(key: str, words: str) -> None:
    assert words in shown([key])


def test_r9_2_the_memory_aid_decides_how_far_one_can_look_back() -> None:
    answers = ["1", "1", "1", "1", "l"]
    assert "Trick 2:" in shown(answers, Options(memory_aid=MemoryAid.EVERY_TRICK))
    short = shown(answers, Options(memory_aid=MemoryAid.LAST_TRICK))
    assert "The last trick:" in short
    assert "Trick 2:" not in short


def test_leaving_keeps_what_was_played() -> None:
    table, _, kept = game(["1", "1", "q"])
    with pytest.raises(Leave):
        table.play(Match(Options(), seat_four()))
    resumed, _, _ = game(["q"])
    with pytest.raises(Leave):
        resumed.play(kept[-1])
    assert kept[-1].round is not None
    assert sum(len(trick.plays) for trick in kept[-1].round.tricks) > 0

"""Moments at the table, and the story of a round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, pairwise
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from tests.web.scripted import Message, RecordedPlay, ScriptedServer, Step
from tests.web.tables import click_any, hurry, play_match, play_round, start_table
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, missing_texts, overflowing

SIZES = [(1920, 1080), (1440, 900), (820, 1180), (720, 450), (390, 844), (360, 640), (844, 390)]
LONG = 600_000
"""Milliseconds that a trick stays, so that a moment does not end by itself."""


def changes(setup: Setup) -> Iterator[tuple[Step, Step]]:
    """Yield states and those that follow them, in random matches."""
    for seed in count(1):
        play = RecordedPlay(setup, seed)
        play.start(1)
        while True:
            play.play_round()
            if play.table.phase is Phase.OVER:
                break
            play.next_round()
        yield from pairwise(play.steps)


def news_named(step: Step, what: str) -> Message | None:
    return next((news for news in step.news if news["what"] == what), None)


def kind_of(before: Step, after: Step) -> str | None:
    """Return the kind of the moment between two states."""
    over = news_named(after, "round-scored") is not None
    if news_named(after, "trick-carried"):
        return "transformation"
    won = news_named(after, "trick-won")
    if won is None:
        return None
    if over and turned(before.table["round"]["score"], after.table["round"]["score"]):
        return "swing"
    camp = after.table["round"]["camps"]["NESW".index(won["seat"])]
    deeds = {card[0] == camp for card in won["cards"] if card[1] == "X"}
    return None if not deeds else "deed" if True in deeds else "deed-lost"


def turned(before: list[dict[str, int]], after: list[dict[str, int]]) -> bool:
    leads = [jekyll["score"] - hyde["score"] for jekyll, hyde in (before, after)]
    return leads[0] * leads[1] < 0


def moment(kind: str) -> tuple[Step, Step]:
    return next(pair for pair in changes(Setup(target=300)) if kind_of(*pair) == kind)


def show(page: Page, before: Step, after: Step, pause: int = LONG, ranks: str = "hidden") -> ScriptedServer:
    hurry(page, trickPause=pause, ranks=ranks)
    server = ScriptedServer(page, before)
    server.visit()
    page.locator("[data-hand], [data-own]").first.wait_for()
    server.show(after)
    return server


WORDS = {
    "transformation": r"^Transformation!$",
    "deed": r"^×[123] for (Jekyll|Hyde)$",
    "deed-lost": r"^Lost for (Jekyll|Hyde)$",
    "swing": r"^(Day breaks|Night falls)$",
}

_COVERED = """() => {
  const parts = [...document.querySelectorAll("[data-moment] .medal, [data-moment] p")];
  const read = "[data-hand] [data-card], [data-seat], [data-bubble], [data-board] .card, .request, [data-banner] > *, "
    + "[data-tool], dl";
  const meets = (a, b) => a.width > 0 && b.width > 0 && a.left < b.right - 1 && a.right > b.left + 1
    && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  const found = [];
  for (const part of parts) for (const e of document.querySelectorAll(read))
    if (meets(part.getBoundingClientRect(), e.getBoundingClientRect())) found.push(e.outerHTML.slice(0, 120));
  return found;
}"""
"""What one must read and a moment covers."""


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("kind", WORDS)
def test_a_moment_is_shown_and_skipped(new_page: NewPage, kind: str, still: bool) -> None:
    """Without motion it says the same. It ends with the first key, and a move can be made all the time."""
    page = new_page(still=still)
    show(page, *moment(kind))
    picture = page.locator("[data-moment]")
    expect(picture).to_have_attribute("data-moment", kind.partition("-")[0])
    expect(picture.locator("p")).to_have_text(re.compile(WORDS[kind]))
    running = "all => all.flatMap(e => e.getAnimations({subtree: true})).length"
    if still:
        assert picture.evaluate_all(running) == 0
    else:
        page.wait_for_function(f"() => ({running})([...document.querySelectorAll('[data-moment]')]) === 0")
    page.keyboard.press("Escape")
    expect(picture).to_have_count(0)


def test_a_moment_delays_no_move(new_page: NewPage) -> None:
    page = new_page(still=False)
    found = (pair for pair in changes(Setup(target=300)) if kind_of(*pair) == "deed")
    before, after = next(pair for pair in found if pair[1].table["round"]["legal_moves"])
    server = show(page, before, after)
    expect(page.locator("[data-moment]")).to_be_visible()
    page.locator("[data-play]:enabled, [data-ask]").first.click()
    expect(page.locator("[data-moment]")).to_have_count(0)
    assert server.heard_types()[-1] == "make-move"


@pytest.mark.parametrize("ranks", ["hidden", "first-match"])
@pytest.mark.parametrize("kind", WORDS)
def test_a_moment_covers_nothing_that_one_must_read(page: Page, kind: str, ranks: str) -> None:
    """Also where the notes of a first match leave little room, and where everybody talks."""
    server = show(page, *moment(kind), ranks=ranks)
    expect(page.locator("[data-moment]")).to_be_visible()
    covered = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for chair in (1, 2, 3):
            server.say("said", chair=chair, phrase=None, text=f"Fine at {width}")
        expect(page.locator("[data-bubble]")).to_have_text([f"Fine at {width}"] * 3)
        assert overflowing(page) == []
        covered[width] = page.evaluate(_COVERED)
    assert {width: parts for width, parts in covered.items() if parts} == {}
    assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_moments_fit_in_every_language(new_page: NewPage, language: str) -> None:
    for kind in ("deed-lost", "swing"):
        page = new_page(language=language, width=390, height=844)
        show(page, *moment(kind))
        expect(page.locator("[data-moment] p")).not_to_be_empty()
        assert page.evaluate(_COVERED) == [], kind
        assert overflowing(page) == []
        assert missing_texts(page) == []
        page.context.close()


@pytest.mark.parametrize("winner", ["jekyll", "hyde"])
def test_day_or_night_wins_a_match(new_page: NewPage, winner: str) -> None:
    pairs = changes(Setup(target=1))
    before, after = next(pair for pair in pairs if pair[1].table["winner"] == winner)
    for still in (True, False):
        page = new_page(still=still)
        show(page, before, after, pause=0)
        scene = page.locator("[data-sheet] [data-moment=match]")
        expect(scene.locator("p")).to_have_text({"jekyll": "Day wins", "hyde": "Night wins"}[winner])
        if still:
            assert scene.evaluate("e => e.getAnimations({subtree: true}).length") == 0
            assert_accessible(page)
        expect(page.locator("[data-action=rematch]")).to_be_enabled()


def test_a_round_ends_with_its_story(page: Page) -> None:
    """In a real round, in all languages, with the names of those who played and figures of the sheet."""
    start_table(page, target=1000)
    players = [name.strip() for name in page.locator("[data-seat] .name").all_inner_texts()]
    play_round(page, click_any(Random(51)))
    story = page.locator("[data-story]")
    expect(story).to_have_text(re.compile(r"^[A-Z].+\.$"))
    assert any(word in story.inner_text() for word in (*players, "You", "Your", "Jekyll", "Hyde", "Both", "last trick"))
    told = set()
    for language in LANGUAGES:
        page.evaluate(
            "(newValue) => dispatchEvent(new StorageEvent('storage', {key: 'jekyllhyde.settings', newValue}))",
            f'{{"trickPause": 0, "language": "{language}"}}',
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        told.add(story.inner_text())
        assert missing_texts(page) == []
    assert len(told) == len(LANGUAGES)
    play_match(page, click_any(Random(52)))
    expect(story).to_have_text(re.compile(r"\.$"))


def test_the_story_moves_nothing_when_its_texts_arrive(new_page: NewPage) -> None:
    page = new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"moments\."), hold)
    before, after = next(pair for pair in changes(Setup(target=300)) if news_named(pair[1], "round-scored"))
    show(page, before, after, pause=0)
    page.locator("[data-sheet] .sums").wait_for()
    tops = "() => [...document.querySelectorAll('[data-sheet] > *')].map(e => e.getBoundingClientRect().top)"
    page.wait_for_function("() => document.querySelector('[data-cast] p')?.textContent.trim()")
    empty = page.evaluate(tops)
    expect(page.locator("[data-story]")).to_be_empty()
    for route in held:
        route.continue_()
    expect(page.locator("[data-story]")).not_to_be_empty()
    assert page.evaluate(tops) == empty

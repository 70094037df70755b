"""Windows of every size: nothing at the table overlaps, and home offers "Play now" without scrolling."""

from __future__ import annotations

import json
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Page, expect

from jekyllhyde.analysis.puzzles import Puzzle
from jekyllhyde.rules import Ask
from jekyllhyde.server.table.setup import Setup
from tests.web.scripted import RecordedPlay, ScriptedServer, Step
from tests.web.tables import click_any, decide_or_end, hurry, make_move, start_table
from tests.web.test_puzzles import PUZZLES, wait_for_question
from tests.web.watching import LANGUAGES, NewPage, overflowing

SIZES = {
    "zoomed to 200 %": (720, 450),  # a window of 1440 × 900
    "small phone": (360, 640),
    "phone in landscape": (844, 390),
    "small laptop": (1120, 720),
    "laptop": (1280, 800),
    "full HD": (1920, 1080),
    "4K": (3840, 2160),
}

_OVERLAPS = """() => {
  const parts = {
    score: 'header dl', tools: '[role=toolbar]', note: '.table [data-goal], .table [data-ranks]', column: '[data-side]',
    seat: '.place h2, .place .facts, .place .backs > [role=img], .place [data-hand] li, .place [data-bubble]',
    ask: '.place [data-ask]', tag: '[data-board] .request', bell: '[data-bell]',
    open: '.felt > .open [data-hand] li', trick: '[data-board] li', banner: '[data-banner] .sign', ways: '.ways button',
    asking: '[data-asking], [data-asking] p', own: '[data-own] > [data-seat]', hand: '[data-own] [data-hand] li button',
  };
  const boxes = Object.entries(parts).flatMap(([part, selector]) => [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const owner = { seat: '[data-seat]', ask: '[data-seat]', tag: '[data-card]' }[part];
      const group = owner ? `${part} ${Object.values(element.closest(owner).dataset)[0]}` : part;
      return { group, text: `${group}: ${element.outerHTML.slice(0, 100)}`, box: element.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 0 && box.height > 0));
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const outside = boxes.filter(({ box }) => box.left < -2 || box.top < -2
    || box.right > innerWidth + 2 || box.bottom > innerHeight + 2).map(({ text }) => `outside: ${text}`);
  const overlaps = boxes.flatMap((one, index) => boxes.slice(index + 1)
    .filter((other) => other.group !== one.group && meet(one.box, other.box))
    .map((other) => `${one.text} meets ${other.text}`));
  const high = [...document.querySelectorAll('.place [data-ask]')]
    .filter((ask) => ask.offsetHeight > parseFloat(getComputedStyle(ask.parentElement).minHeight) + 2)
    .map((ask) => `high: ${ask.outerHTML.slice(0, 100)}`);
  return [...outside, ...overlaps, ...high];
}"""
"""The parts of the table that are outside the window or that cover another part. Cards of one hand may overlap, and a
bubble may lie on its own seat. A button for asking that is too high would move the table whenever it comes and goes."""


@pytest.mark.parametrize("ghost", [None, "opposite", "beside"])
def test_nothing_at_the_table_overlaps_in_any_size_and_language(page: Page, ghost: str | None) -> None:
    deal_with_ghost(page, ghost)
    chance = Random(27)
    while page.locator("[data-ask]").count() < 2 or page.locator("[data-board] [data-card]").count() < 2:
        if decide_or_end(page):
            make_move(page, click_any(chance))
        else:
            deal_with_ghost(page, ghost)
    problems = []
    for language in LANGUAGES:
        text = json.dumps({"trickPause": 0, "language": language})
        page.evaluate(
            "(newValue) => dispatchEvent(new StorageEvent('storage', {key: 'jekyllhyde.settings', newValue}))", text
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size, (width, height) in SIZES.items():
            resize(page, width, height)
            assert overflowing(page) == []
            problems += [f"{language}, {size}: {problem}" for problem in page.evaluate(_OVERLAPS)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("form", ["four-a", "four-b", "three"])
def test_a_puzzle_in_phone_landscape_shows_the_whole_table(new_page: NewPage, form: str) -> None:
    width, height = SIZES["phone in landscape"]
    problems = []
    for language in LANGUAGES:
        page = new_page(f"/puzzles/{crowded_puzzle(form).id}", width=width, height=height, language=language)
        wait_for_question(page)
        assert overflowing(page) == []
        problems += [f"{language}: {problem}" for problem in page.evaluate(_OVERLAPS)]
        table, panel = (page.locator(part).bounding_box() for part in (".puzzle > .table", ".puzzle > .panel"))
        assert table is not None
        assert panel is not None
        assert table["x"] + table["width"] <= panel["x"]
        page.mouse.move(width - 40, height / 2)
        page.mouse.wheel(0, 2000)
        expect(page.locator(".notes .share")).to_be_in_viewport()
        expect(page.locator("[data-own] [data-hand] li").first).to_be_in_viewport(ratio=0.9)
        page.close()
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("carried", "tricks"), [(4, range(6)), (8, range(6)), (4, range(6, 7))])
def test_carried_cards_tags_and_talk_overlap_nothing(
    new_page: NewPage, carried: int, tricks: range, language: str
) -> None:
    page = new_page(language=language)
    hurry(page)
    server = ScriptedServer(page, crowded(carried, tricks))
    server.visit()
    page.locator("[data-bell]").wait_for()
    problems = []
    for size, (width, height) in {**SIZES, "phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}.items():
        resize(page, width, height)
        for chair in (1, 2, 3):
            server.say("said", chair=chair, phrase=None, text=f"Fine on my {size}")
        expect(page.locator("[data-bubble]")).to_have_text([f"Fine on my {size}"] * 3)
        problems += [f"{size}: {problem}" for problem in page.evaluate(_OVERLAPS)]
    assert not problems, "\n".join(problems)


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window, and wait until the page has been laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => told())))")


def crowded(carried: int, tricks: range) -> Step:
    """Return a state with cards that are carried and three cards on the table, all of them asked for.

    `tricks` says how many tricks may have been completed. In the last one the hand is empty or nearly so.
    """
    for seed in count(1):
        play = RecordedPlay(Setup(), seed)
        play.start(1)
        play.play_round()
        for step in play.steps:
            round = step.table["round"]
            plays = round["trick"]["plays"] if round else []
            asked_for = all(seat != holder for seat, holder, _ in plays)
            if len(plays) == 3 and asked_for and len(round["carry"]) == carried and len(round["tricks"]) in tricks:
                return step
    raise AssertionError("there are seeds enough")


def crowded_puzzle(form: str) -> Puzzle:
    """Return a puzzle with many buttons for asking, and many cards on the table that were asked for."""

    def crowd(puzzle: Puzzle) -> tuple[int, int]:
        asks = sum(isinstance(value.move, Ask) for value in puzzle.values)
        return asks, sum(play.seat != play.holder for play in puzzle.round.trick.plays)

    return max((puzzle for puzzle in PUZZLES.values() if puzzle.form == form), key=crowd)


def deal_with_ghost(page: Page, ghost: str | None) -> None:
    """Deal at new tables until the ghost's open hand is where it is wanted: it is opposite of the single player."""
    start_table(page, players=4 if ghost is None else 3)
    while ghost is not None and ("opposite" if page.locator(".place.top [data-hand]").count() else "beside") != ghost:
        start_table(page, players=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_shows_play_now_without_scrolling_in_every_size(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    play = page.locator("button.play")
    expect(play).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    for width, height in [*SIZES.values(), (320, 568), (390, 844), (820, 1180), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        assert overflowing(page) == []
        box = play.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height, f"{width} × {height}"

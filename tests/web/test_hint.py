"""Hints and beliefs at tables against bots: by keyboard, mouse and touch, on the server and on the device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import MOVES, close_window, decide_or_end, hurry, make_move, open_table, start_table
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits

HINT = "[data-hint]"
BEST = f"{HINT} strong"
MARK = "main [data-mark]"


def until_own_decision(page: Page) -> None:
    assert decide_or_end(page)


def take_first_hint(page: Page) -> None:
    """Take the first hint of a match, which needs one press more."""
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_contain_text("does not count")
    expect(page.locator(MARK)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(BEST)).to_be_visible()


def best_of(page: Page) -> str:
    """Return the move that carries the star."""
    found: list[str] = page.locator(f"{MOVES}").evaluate_all(
        "all => all.filter((e) => e.querySelector('[data-mark].best')).map((e) => e.dataset.play ?? e.dataset.ask)"
    )
    (best,) = found
    return best


def play_the_best(page: Page) -> None:
    best = best_of(page)
    page.locator(f'[data-play="{best}"], [data-ask="{best}"]').first.click()


def test_by_keyboard_the_best_move_then_all_values_then_nothing(new_page: NewPage) -> None:
    page = new_page()
    start_table(page, target=1)
    until_own_decision(page)
    expect(page.locator(MARK)).to_have_count(0)
    take_first_hint(page)
    moves = page.locator(MOVES).count()
    if moves > 1:
        assert page.locator(MARK).count() == 1
        best = best_of(page)
        page.keyboard.press("h")
        expect(page.locator(MARK)).to_have_count(moves)
        assert best_of(page) == best
        expect(page.locator(f"{HINT} [data-unit]")).to_contain_text("points")
        expect(page.locator(MARK).first).to_have_attribute("data-mark", re.compile(r"^[+−]?\d+$"))
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_have_count(0)
    expect(page.locator(MARK)).to_have_count(0)


def test_by_mouse_a_hint_is_for_one_decision_and_marks_the_match(new_page: NewPage) -> None:
    page = new_page()
    start_table(page, target=1)
    hinted = False
    while decide_or_end(page):
        page.locator("[data-tool=hint]").click()
        page.locator(f"{BEST}, [data-take]").wait_for()
        if not hinted:
            page.locator("[data-take]").click()
            hinted = True
        expect(page.locator(BEST)).to_be_visible()
        make_move(page, play_the_best)
        expect(page.locator(HINT)).to_have_count(0)
    expect(page.locator("[data-sheet] [data-hinted]")).to_be_visible()
    page.goto("/games")
    expect(page.locator("[data-game] [data-hinted]")).to_be_visible()
    page.get_by_role("link", name=re.compile("Replay the match")).click()
    expect(page.locator(".panel [data-hinted]")).to_be_visible()


def test_by_touch_beliefs_are_an_option_of_the_counts_and_stay_up_to_date(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    start_table(page, target=1)
    until_own_decision(page)
    page.locator("[data-tool=menu]").tap()
    page.get_by_role("dialog").get_by_role("button", name="Who holds what").tap()
    page.get_by_role("switch", name=re.compile("Show who may hold what")).tap()
    expect(page.locator("dialog [data-beliefs]")).to_be_visible()
    page.locator("dialog summary").tap()
    shares = page.locator("dialog [data-beliefs] li")
    expect(shares.first).to_contain_text("%")
    expect(page.locator("dialog .column:not(.gone)")).to_have_count(shares.count())
    assert_accessible(page)
    assert_fits(page)
    close_window(page)
    left = shares.count()
    make_move(page, lambda page: page.locator(MOVES).first.tap())
    if decide_or_end(page):
        page.locator("[data-tool=menu]").tap()
        page.get_by_role("dialog").get_by_role("button", name="Who holds what").tap()
        page.locator("dialog summary").tap()
        expect(page.locator("dialog .column.gone").first).to_be_attached()
        assert shares.count() < left or left == 0


def test_with_another_person_there_is_no_hint(new_page: NewPage) -> None:
    page, friend = new_page(), new_page()
    for one in (page, friend):
        hurry(one)
    table = open_table(page, target=1)
    friend.request.post("/api/guests", data={"name": "Bob"})
    friend.goto(f"/t/{table}")  # who opens the link sits down
    expect(page.get_by_text("Bob").first).to_be_visible()
    page.locator("[data-fill-bots]").click()
    page.locator("[data-start]").click()
    expect(page.locator("[data-hand]").first).to_be_visible()
    expect(page.locator("[data-tool=hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("switch")).to_have_count(0)


def test_only_the_wanted_parts_are_loaded(new_page: NewPage) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start_table(page, target=1)
    until_own_decision(page)
    assert not [url for url in asked if "kernel" in url or "coach" in url.lower()]
    take_first_hint(page)
    assert [url for url in asked if "kernel" in url and url.endswith(".wasm")]


def test_in_the_text_view_the_values_are_a_list(new_page: NewPage) -> None:
    page = new_page()
    hurry(page, textView=True)
    open_table(page, target=1)
    page.locator("[data-fill-bots]").click()
    page.locator("[data-start]").click()
    until_own_decision(page)
    take_first_hint(page)
    if page.locator(MOVES).count() > 1:
        page.locator("[data-more]").click()
        expect(page.locator(f"{HINT} li")).to_have_count(page.locator(MOVES).count())
        expect(page.locator(f"{HINT} li").first).to_contain_text("points")
    assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_speak_every_language_and_fit(new_page: NewPage, language: str) -> None:
    page = new_page(width=390, height=844, language=language, dark=language in ("fr", "es"))
    start_table(page, target=1)
    until_own_decision(page)
    page.locator("[data-tool=hint]").click()
    expect(page.locator("[data-take]")).to_be_visible()
    assert_accessible(page)
    page.locator("[data-take]").click()
    expect(page.locator(BEST)).to_be_visible()
    assert_accessible(page)
    if page.locator("[data-more]").count() > 0:
        page.locator("[data-more]").click()
    assert_fits(page)

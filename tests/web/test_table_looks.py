"""The table in every phase: in all languages and widths, with checks of accessibility."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import (
    click_any,
    close_window,
    deal_with_bots,
    decide_or_end,
    hurry,
    make_move,
    open_table,
    play_match,
    play_round,
    start_table,
)
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_any_phase(new_page: NewPage, dark: bool) -> None:
    page = new_page(dark=dark)
    hurry(page)
    page.goto(f"/t/{open_table(new_page())}")
    expect(page.get_by_label("Your name")).to_be_visible()
    assert_accessible(page)
    open_table(page, target=1)
    page.get_by_role("button", name="Show as QR code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert_accessible(page)
    deal_with_bots(page)
    assert decide_or_end(page)
    assert_accessible(page)
    for key in ("l", "c", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_accessible(page)
        close_window(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Talk").click()
    expect(page.get_by_role("dialog", name="Talk")).to_be_visible()
    assert_accessible(page)
    close_window(page)
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="What you can do")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("v")
    play_round(page, click_any(Random(21)))
    expect(page.locator('[data-seal="verified"]')).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_with_three_players_on_a_phone(new_page: NewPage, dark: bool) -> None:
    page = new_page(width=390, height=844, dark=dark, touch=True)
    start_table(page, players=3, target=1)
    assert decide_or_end(page)
    assert_accessible(page)


@pytest.mark.parametrize("players", [3, 4])
def test_every_phase_fits_in_every_language(page: Page, players: int) -> None:
    hurry(page)
    open_table(page, players=players, target=1)
    assert_fits_in_every_language(page)
    deal_with_bots(page)
    assert decide_or_end(page)
    assert_fits_in_every_language(page)
    play_round(page, click_any(Random(22)))
    assert_fits_in_every_language(page)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_the_whole_hand_is_inside_the_window(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    start_table(page)
    assert decide_or_end(page)
    boxes = [card.bounding_box() for card in page.locator("[data-own] [data-hand] li").all()]
    assert len(boxes) == 7
    for box in boxes:
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


SIZES = [(390, 844), (820, 1180), (960, 432), (1280, 800), (1440, 900)]

_COVERED = """(selector) => {
  const note = document.querySelector(selector).getBoundingClientRect();
  const shown = '[data-hand] [data-card], [data-seat], [data-board] [data-card], [data-banner] > *, [data-tool], dl';
  const meets = (box) => box.width > 0 && box.height > 0 && box.left < note.right - 1 && box.right > note.left + 1
    && box.top < note.bottom - 1 && box.bottom > note.top + 1;
  return [...document.querySelectorAll(shown)].filter((e) => !e.closest(selector) && meets(e.getBoundingClientRect()))
    .map((e) => e.outerHTML.slice(0, 120));
}"""
"""The parts of the table that the element covers."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_ranks_cover_nothing_and_mark_the_trick(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    start_table(page)
    while page.locator("[data-board] [data-card]").count() == 0:
        assert decide_or_end(page)
        make_move(page, click_any(Random(23)))
    assert decide_or_end(page)
    lying = page.locator("[data-board] [data-card]").evaluate_all("all => all.map(e => e.dataset.card.slice(1))")
    marks = page.locator("[data-ranks] mark").all_inner_texts()
    assert {mark.replace("×", "X") for mark in marks} == set(lying)
    assert page.evaluate(_COVERED, "[data-ranks]") == []
    box = page.locator("[data-ranks]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height


def test_the_ranks_are_shown_in_the_first_match_and_then_on_demand(page: Page) -> None:
    start_table(page, target=1)
    expect(page.locator("[data-ranks]")).to_be_visible()
    play_match(page, click_any(Random(24)))
    open_table(page, target=1)
    deal_with_bots(page)
    page.locator("[data-hand]").first.wait_for()
    expect(page.locator("[data-ranks]")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Ranks").click()
    expect(page.locator("[data-ranks]")).to_be_visible()
    page.get_by_role("button", name="Hide the ranks").click()
    expect(page.locator("[data-ranks]")).to_have_count(0)


@pytest.mark.parametrize("width", [1100, 1280, 1440, 1920])
def test_the_opposite_seat_is_apart_from_the_tools(new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=900)
    start_table(page)
    while page.locator("[data-ask]").count() < 3:
        if decide_or_end(page):
            make_move(page, click_any(Random(25)))
        else:
            start_table(page)  # in some rounds the player may never ask all three
    assert page.evaluate(_COVERED, "[role=toolbar]") == []


def test_the_round_so_far_is_beside_the_picture_where_there_is_room(new_page: NewPage) -> None:
    page = new_page(width=1440, height=900)
    start_table(page)
    log = page.get_by_role("region", name="The round so far")
    while log.get_by_role("heading", name="Trick 2").count() == 0:
        assert decide_or_end(page)
        make_move(page, click_any(Random(26)))
    assert decide_or_end(page)
    expect(log).to_contain_text(re.compile(r"won it\. .*(beats?|first one played)|Nobody won it"))
    lines = log.inner_text()
    page.reload()
    expect(log).to_have_text(re.compile("Trick 1"))
    assert log.inner_text().startswith(lines)  # bots may have played on since
    assert_accessible(page)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(log).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="The round so far").click()
    expect(page.get_by_role("dialog", name="The round so far").locator("[data-log]")).to_contain_text("Trick 1")
    assert_accessible(page)


def assert_fits_in_every_language(page: Page) -> None:
    """Change the language as another tab of the same browser would."""
    for language in (*LANGUAGES, "en"):
        text = json.dumps({"trickPause": 0, "language": language})
        page.evaluate(
            "(newValue) => dispatchEvent(new StorageEvent('storage', {key: 'jekyllhyde.settings', newValue}))", text
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_fits(page)
    page.set_viewport_size({"width": 1280, "height": 800})

"""Reviews of rounds: the screen by mouse, keyboard and touch, in all languages, and computed by the browser alone."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from jekyllhyde.records import moves_of, read_record
from tests.web.tables import SHEET, click_any, decide_or_end, play_round, start_table
from tests.web.test_device_tables import cut_off, open_against_bots
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits

RECORDS = Path(__file__).parents[1] / "golden" / "records"
FOUR = RECORDS / "m0001.jhn"
THREE = RECORDS / "m0000.jhn"
ERRORS = ("inaccuracy", "mistake", "blunder")


def address_of(path: Path, number: int = 1) -> str:
    """Return the address of a review, with the record after `#` as the client packs it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.urlsafe_b64encode(packer.compress(path.read_bytes()) + packer.flush()).decode().rstrip("=")
    return f"/review/record/{number}#jhn={packed}"


def open_review(new_page: NewPage, path: Path = FOUR, **screen: object) -> Page:
    page = new_page("/rules", **screen)
    page.goto(address_of(path))
    expect(page.locator("[data-chart]")).to_be_visible()
    return page


def until_first_result(page: Page) -> None:
    page.locator('[data-progress]:not([data-progress="0"]), [data-round-summary]').first.wait_for()


def until_done(page: Page) -> None:
    expect(page.locator("[data-round-summary]")).to_be_visible(timeout=120_000)


def at(page: Page) -> int:
    return int(page.locator("[data-at]").get_attribute("data-at") or "-1")


def decisions(page: Page) -> Locator:
    return page.locator("[data-decision]")


def test_a_whole_round_by_keyboard(new_page: NewPage) -> None:
    page = open_review(new_page)
    moves = moves_of(read_record(FOUR.read_text()).match.rounds[0])
    expect(decisions(page)).to_have_count(len(moves))
    until_done(page)
    page.keyboard.press("ArrowRight")
    assert at(page) == 1
    page.keyboard.press("End")
    assert at(page) == len(moves) - 1
    page.keyboard.press("Home")
    assert at(page) == 0
    found = []
    while page.locator("[data-next-error]:enabled").count() > 0:
        page.keyboard.press("n")
        found.append(at(page))
        assert page.locator("[data-name]").get_attribute("data-name") in ERRORS
        expect(page.locator("[data-better]")).to_be_visible()
        expect(page.locator("[data-why]")).not_to_be_empty()
    assert found == sorted(set(found))
    assert found, "a random player makes mistakes"
    if len(found) > 1:
        page.keyboard.press("p")
        assert at(page) == found[-2]
    marks = page.locator(".study [data-mark]")
    known = marks.evaluate_all("all => all.map((e) => e.dataset.mark)")
    page.keyboard.press("o")
    expect(page.locator(".study [data-hand]")).not_to_have_count(1)
    assert marks.count() == len(known)
    assert_accessible(page)


def test_the_chart_the_list_and_the_better_line_by_mouse(new_page: NewPage) -> None:
    page = open_review(new_page, width=1440, height=900)
    until_done(page)
    chart = page.locator("[data-chart]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 14, "y": box["height"] / 2})
    assert at(page) == decisions(page).count() - 1
    page.locator("[data-decision='3']").click()
    expect(page.locator("[data-decision='3']")).to_have_attribute("aria-current", "step")
    page.keyboard.press("n")
    played = page.locator(".study [data-board] [data-card]").count()
    page.locator("[data-show-line]").click()
    expect(page.locator("[data-line]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-line] [aria-current=step]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-line]")).to_have_count(0)
    assert page.locator(".study [data-board] [data-card]").count() == played
    tops = [page.locator("[data-scale=top]").text_content() or ""]
    page.get_by_label("From the side of").select_option(label="Christian")
    tops.append(page.locator("[data-scale=top]").text_content() or "")
    assert {top.split()[1] for top in tops} == {"Jekyll", "Hyde"}
    expect(page.locator("[data-chart]").get_by_role("img")).to_have_attribute(
        "aria-label", re.compile(rf"worth to {tops[1].split()[1]}, in points: \S+ after the deal")
    )
    page.get_by_label("From the side of").select_option(index=1)
    expect(page.locator("[data-player] >> nth=1")).to_have_class(re.compile("mine"))
    # Going back is instant: nothing is computed again.
    page.get_by_role("link", name="Back", exact=True).click()
    expect(page.locator("[data-step]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-round-summary]")).to_be_visible()
    until_no_worker_is_left(page)


def test_by_touch_on_a_phone(new_page: NewPage) -> None:
    page = open_review(new_page, THREE, width=390, height=844, touch=True)
    until_done(page)
    page.locator("[data-decision]").first.tap()
    page.locator("[data-next-error]").tap()
    expect(page.locator("[data-name]")).to_be_attached()
    page.locator("[data-column=HT]").tap()
    expect(page.locator("[data-beliefs] .read")).to_contain_text("Transformation")
    page.locator("[data-open-hands]").tap()
    expect(page.locator("[data-open-hands]")).to_have_attribute("aria-pressed", "true")
    assert_fits(page)


def until_no_worker_is_left(page: Page) -> None:
    """Wait until the workers have ended. The browser's driver learns of it a little later than the page."""
    while page.workers:
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")


def test_cancel_ends_the_workers_and_so_does_leaving(new_page: NewPage) -> None:
    page = open_review(new_page)
    until_first_result(page)
    page.locator("[data-cancel]").click()
    expect(page.locator("[data-go-on]")).to_be_visible()
    until_no_worker_is_left(page)
    with page.expect_worker():
        page.locator("[data-go-on]").click()
    page.get_by_role("link", name="Back", exact=True).click()
    expect(page.locator("[data-step]")).to_be_visible()
    until_no_worker_is_left(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_and_fits(new_page: NewPage, language: str) -> None:
    page = open_review(new_page, language=language, dark=language in ("de", "it"))
    until_first_result(page)
    page.keyboard.press("End")
    expect(page.locator("[data-why]")).not_to_be_empty()
    assert_accessible(page)
    assert_fits(page)


def test_one_click_after_a_round_of_the_server(new_page: NewPage) -> None:
    page = new_page()
    start_table(page, target=1000)
    play_round(page, click_any(Random(1)))
    page.locator(f"{SHEET} [data-review]").click()
    expect(page).to_have_url(re.compile(r"/review/table/\w+/1\?player=Ann&level=\w+$"))
    expect(page.get_by_label("From the side of").locator("option:checked")).to_have_text("Ann (you)")
    expect(page.locator("[data-decision]").filter(has_text="You: ").first).to_be_visible()
    expect(page.locator("[data-decisions]")).not_to_contain_text("Ann")
    expect(page.locator("[data-own] span.name")).to_have_text("You")
    expect(page.locator("[data-scale=top]")).to_have_text(re.compile(r"^↑ Your side ahead, up to \d+ points$"))
    expect(page.locator("[data-scale=bottom]")).to_have_text(re.compile(r"^↓ (Jekyll|Hyde) ahead, up to \d+ points$"))
    until_first_result(page)
    page.keyboard.press("End")
    page.locator("[data-try-again]").click()
    expect(page.locator("[data-hand]").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


def test_on_the_device_without_a_network(new_page: NewPage) -> None:
    page = cut_off(new_page)
    open_against_bots(page, "Four, partners opposite")
    table = page.url
    page.goto(re.sub(r"/t/(.*)", r"/review/table/\1/1", table))
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(table)
    assert decide_or_end(page)
    page.keyboard.press("h")
    page.locator("[data-take]").click()
    expect(page.locator("[data-hint] strong")).to_be_visible()
    play_round(page, click_any(Random(2)))
    page.locator(f"{SHEET} [data-review]").click()
    until_first_result(page)
    page.keyboard.press("End")
    expect(page.locator("[data-why]")).not_to_be_empty()
    page.goto("/games")
    expect(page.locator("[data-game] [data-hinted]")).to_be_visible()
    page.locator("[data-game] [data-review]").click()
    until_first_result(page)


def test_a_round_that_is_not_over_is_not_reviewed(new_page: NewPage) -> None:
    page = new_page()
    table = start_table(page, target=1)
    page.goto(f"/review/table/{table}/1")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-chart]")).to_have_count(0)

"""Tables that a browser hosts itself, without a server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from jekyllhyde.records import Outcome, read_record, verify_record
from jekyllhyde.rules import totals, winner
from tests.web.tables import click_any, decide_or_end, hurry, make_move, play_match
from tests.web.watching import NewPage, assert_accessible, wait_for_the_worker


def cut_off(new_page: NewPage) -> Page:
    """Open the home page, as on a first visit, and cut the network."""
    page = new_page(offline_worker=True)
    wait_for_the_worker(page)
    hurry(page)
    page.context.set_offline(True)
    page.reload()
    return page


def set_up_against_bots(page: Page, form: str, level: str) -> None:
    """Set up a table for one round against bots of one level."""
    page.get_by_role("link", name="Set up a table").click()
    page.get_by_role("radio", name=form).check()
    page.get_by_label("Name").fill("Nora")
    for chair in page.locator("main select").all():
        chair.select_option(level)
    page.get_by_role("radio", name="One round").check()


def deal(page: Page) -> None:
    page.get_by_role("button", name="Open and deal").click()
    page.locator("[data-hand]").first.wait_for()


def open_against_bots(page: Page, form: str, level: str = "master") -> None:
    set_up_against_bots(page, form, level)
    deal(page)


def saved(page: Page, button: Locator, folder: Path) -> str:
    with page.expect_download() as download:
        button.click()
    path = folder / "saved.jhn"
    download.value.save_as(path)
    return path.read_text()


def play_and_keep(page: Page, home: str, folder: Path, chance: Random) -> None:
    """Play the match at the table to its end, reload in the middle, and find it again in the history."""
    choose = click_any(chance)
    for _ in range(3):
        assert decide_or_end(page)
        make_move(page, choose)
    held = page.locator("[data-hand] [data-card]").count()
    page.reload()
    assert decide_or_end(page)
    assert page.locator("[data-hand] [data-card]").count() <= held
    page.goto(home)
    page.get_by_role("link", name="Back to your table").click()
    play_match(page, choose)
    at_the_table = saved(page, page.locator("[data-save-record]"), folder)
    page.goto(home)
    page.get_by_role("link", name="Your games").click()
    row = page.locator("[data-game]")
    expect(row).to_have_count(1)
    expect(row.locator("[data-on-device]")).to_be_visible()
    text = saved(page, row.get_by_role("button", name="Download the record"), folder)
    assert text == at_the_table
    own, others = _result(text)
    expect(row.locator(".score")).to_have_text(f"{own} to {others}")
    assert_accessible(page)
    row.get_by_role("link", name="Replay the match").click()
    expect(page.locator("[data-step]")).to_be_visible()
    expect(page.get_by_text("Deals checked: they are fair")).to_be_visible()
    page.go_back()
    page.locator("[data-forget-device]").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete them").click()
    expect(row).to_have_count(0)


def _result(jhn: str) -> tuple[int, int]:
    """Return Nora's total and the best of the others, as Python reads the record."""
    record = read_record(jhn)
    assert winner(record.match) is not None
    assert verify_record(record).outcome is Outcome.FAIR
    sums, first = totals(record.match), record.first_seating
    own = "Nora" if first.single is not None else first.camps[first.seat_of("Nora")]
    return sums[own], max(total for side, total in sums.items() if side != own)


@pytest.mark.parametrize("form", ["Four, partners opposite", "Three and a ghost"])
def test_a_whole_match_without_a_network(new_page: NewPage, tmp_path: Path, form: str) -> None:
    page = cut_off(new_page)
    open_against_bots(page, form)
    expect(page).to_have_url(re.compile("/t/device-"))
    expect(page.locator("[data-on-device]")).to_be_visible()
    play_and_keep(page, "/", tmp_path, Random(form))


def test_a_bot_that_is_not_on_the_device_is_refused_in_words(new_page: NewPage) -> None:
    page = cut_off(new_page)
    set_up_against_bots(page, "Four, partners opposite", "grandmaster")
    page.get_by_role("button", name="Open and deal").click()
    expect(page.get_by_text("A bot at this table has to be loaded first.")).to_be_visible()
    expect(page).to_have_url(re.compile("/new$"))
    for chair in page.locator("main select").all():
        chair.select_option("master")
    deal(page)
    assert decide_or_end(page)


def test_play_now_just_works_without_a_network_and_uses_the_server_with_one(new_page: NewPage) -> None:
    page = cut_off(new_page)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/device-*")
    assert decide_or_end(page)
    page.context.set_offline(False)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))

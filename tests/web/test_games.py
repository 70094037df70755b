"""A player's finished matches."""

from __future__ import annotations

import re
from random import Random
from typing import Literal

from playwright.sync_api import Page, expect

from tests.web.tables import click_any, decide_or_end, hurry, make_move, play_match, start_table
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def finish_a_match(page: Page) -> None:
    """A match to one point, which takes a round or two."""
    start_table(page, target=1)
    play_match(page, click_any(Random(5)))


def test_without_a_match_there_is_an_invitation(new_page: NewPage) -> None:
    page = new_page("/games")
    expect(page.get_by_text("No finished match yet.")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="Learn first").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn the game")


def test_a_match_that_is_not_finished_leads_back_to_its_table(new_page: NewPage) -> None:
    page = new_page()
    start_table(page, target=1)
    table = page.url
    page.goto("/games")
    expect(page.get_by_text("One match is not finished yet.")).to_be_visible()
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(table)


def test_a_finished_match_is_listed_counted_replayed_and_downloaded(new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finish_a_match(page)
    page.goto("/games")
    expect(page.locator("[data-game]")).to_have_count(1)
    expect(page.get_by_text("1 match", exact=True).first).to_be_visible()
    expect(page.get_by_role("list", name="At the table").get_by_text("Ann")).to_be_visible()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jhn")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is in the clipboard.")).to_be_visible()
    page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(page.locator("[data-step]")).to_be_visible()
    expect(page.get_by_text("Deals checked: they are fair")).to_be_visible()
    page.goto("/replay")
    page.get_by_role("list").get_by_role("link", name=re.compile("Won|Lost")).click()
    expect(page.locator("[data-step]")).to_be_visible()
    assert_history_fits(page)


def test_a_match_with_undo_is_marked_and_not_counted(new_page: NewPage) -> None:
    page = new_page()
    start_table(page, target=1)
    make_move(page, click_any(Random(5)))
    page.locator('[data-action="undo"], [data-action="take-back"]').first.wait_for()
    decide_or_end(page)
    make_move(page, lambda page: page.locator('[data-action="undo"]').click())
    play_match(page, click_any(Random(5)))
    expect(page.locator("[data-sheet] [data-undone]")).to_have_text("Moves were undone: this match does not count.")
    page.goto("/games")
    expect(page.locator("[data-game] [data-undone]")).to_have_text("Moves undone, does not count")
    expect(page.get_by_text("Wins less losses")).to_have_count(0)
    assert_accessible(page)
    page.locator("[data-game] a[href^='/replay/']").click()
    expect(page.locator("[data-undone]")).to_have_text("Moves were undone: this match does not count.")
    expect(page.locator("[data-deals='fair'] [data-fair-undone]")).to_be_visible()


def assert_history_fits(page: Page) -> None:
    for language in LANGUAGES:
        hurry(page, language=language)
        page.goto("/games")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-game]")).to_have_count(1)
        assert_fits(page)


def test_without_the_server_the_history_says_so_and_can_be_asked_for_again(new_page: NewPage) -> None:
    page = new_page("/rules")
    page.route("**/api/games*", lambda route: route.abort())
    page.goto("/games")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/api/games*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("No finished match yet.")).to_be_visible()

"""The home screen, as a newcomer uses it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import hurry
from tests.web.watching import NewPage


def test_play_now_is_one_click_from_home_to_cards_in_hand(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("img", name="(J").or_(page.get_by_role("img", name="(H")).first).to_be_visible()


def test_a_lost_tab_finds_its_table_again(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/")
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(table)


@pytest.mark.parametrize("path", ["/new", "/account"])
def test_a_name_that_is_too_long_is_refused_while_it_is_typed(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    page.request.post("/api/guests", data={"name": "Ann"})
    page.reload()
    field = page.get_by_label("Name at the table")
    expect(field).to_have_value("Ann")
    field.fill("")
    field.press_sequentially("Dr. Henry Jekyll of Soho")
    expect(page.get_by_role("status").filter(has_text="at most 24 characters")).to_be_visible()
    field.press_sequentially(", London")
    expect(field).to_have_value("Dr. Henry Jekyll of Soho")
    field.press("Backspace")
    expect(page.get_by_text("at most 24 characters")).to_have_count(0)


def test_the_browsers_language_comes_first_and_another_is_one_choice_away(new_page: NewPage) -> None:
    page = new_page(language="de-AT")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("select").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_question_mark_opens_the_rules(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.keyboard.press("?")
    expect(page).to_have_url(re.compile("/rules$"))


def test_single_keys_do_nothing_where_the_reader_wants_none(page: Page) -> None:
    for shortcuts in (False, True):
        hurry(page, shortcuts=shortcuts)
        page.reload()
        page.get_by_role("button", name="Play now").wait_for()
        page.keyboard.press("?")
        assert page.url.endswith("/rules") is shortcuts

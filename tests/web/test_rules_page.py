"""The rules screen: all clauses, the search, and links to clauses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from jekyllhyde.locale import rules_text
from tests.web.tables import printed_on
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_in_every_language_and_width(new_page: NewPage, language: str) -> None:
    page = new_page("/rules", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for number, text in rules_text(language):
        expect(page.locator(f'[id="{number}"]')).to_contain_text(text)
    assert_fits(page)


def test_a_clause_is_found_by_its_words_and_its_number(new_page: NewPage) -> None:
    page = new_page("/rules")
    search = page.get_by_role("searchbox")
    search.fill("asked must play")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article mark").first).to_have_text("asked")
    search.fill("r5.4")
    expect(page.locator("article")).to_have_attribute("id", "R5.4")
    search.fill("zeppelin")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("article")).to_have_count(sum("." in number for number, _ in rules_text("en")))


def test_a_link_to_a_clause_leads_to_it(new_page: NewPage) -> None:
    page = new_page("/rules#R8.5")
    expect(page.locator('[id="R8.5"]')).to_be_in_viewport()
    page.get_by_role("link", name="Link to R8.5").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Scoring a round").click()
    expect(page.locator('[id="R6"]')).to_be_in_viewport()


def test_every_card_is_pictured(new_page: NewPage) -> None:
    page = new_page("/rules")
    for card in ("JT", "HA", "J7", "HX3"):
        expect(page.locator('[id="R1.2"]').get_by_role("img", name=f"({printed_on(card)})")).to_be_visible()
    expect(page.locator('[id="R1.2"]').get_by_role("img")).to_have_count(28)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_on_the_rule_pages(new_page: NewPage, dark: bool) -> None:
    page = new_page("/rules", dark=dark)
    page.get_by_role("searchbox").fill("trick")
    expect(page.locator("mark").first).to_be_visible()
    assert_accessible(page)


def test_a_spoiled_address_still_shows_the_rules(new_page: NewPage) -> None:
    page = new_page("/rules#%")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

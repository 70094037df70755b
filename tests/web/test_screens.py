"""All screens except the table: in all languages, widths and themes, with checks of accessibility."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits, wait_until_it_runs

SCREENS = ("/", "/new", "/lobby", "/settings", "/account", "/nowhere")


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("main")).to_be_visible()
    wait_until_it_runs(page)
    page.evaluate("document.fonts.ready.then(() => undefined)")


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing(new_page: NewPage, dark: bool) -> None:
    page = new_page(dark=dark)
    for path in SCREENS:
        visit(page, path)
        assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fits_and_nothing_is_missing(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in SCREENS:
        visit(page, path)
        assert_fits(page)


def test_links_navigate_without_a_reload_and_the_way_back_works(page: Page) -> None:
    page.evaluate("window.sameDocument = true")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("window.sameDocument") is True


def test_an_address_that_leads_nowhere_has_a_way_home(new_page: NewPage) -> None:
    page = new_page("/nowhere")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_home_can_be_used_with_the_keyboard_alone(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Play now"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_a_screen_that_could_not_be_loaded_is_gone_after_back(page: Page) -> None:
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Rules").click()
    failed = page.get_by_text("This page could not be loaded.")
    expect(failed).to_be_visible()
    page.go_back()
    expect(failed).to_be_hidden()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

"""Settings are kept, and all tabs share them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.watching import NewPage, wait_until_it_runs


def theme(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-theme")


def test_day_and_night_are_kept(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_role("radio", name="Night").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("radio", name="Night")).to_be_checked()
    page.get_by_role("button", name="Back to the defaults").click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_a_second_tab_follows(new_page: NewPage) -> None:
    page = new_page("/settings")
    other = page.context.new_page()
    other.goto("/settings")
    wait_until_it_runs(other)
    page.get_by_role("radio", name="Day").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_label("Language", exact=True).select_option("it")
    expect(other.locator("html")).to_have_attribute("lang", "it")


def test_spoiled_settings_are_the_defaults(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.evaluate("localStorage.setItem('jekyllhyde.settings', '{\"theme\": 7, \"sound\": true, nonsense')")
    page.reload()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    page.evaluate("localStorage.setItem('jekyllhyde.settings', '{\"theme\": 7, \"sound\": true}')")
    page.reload()
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    assert theme(page) is None

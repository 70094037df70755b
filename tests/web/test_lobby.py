"""Setting up a table, and finding one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.watching import NewPage


def table_of(page: Page) -> dict[str, Any]:
    """The table as the server sends it to this browser."""
    page.wait_for_url("**/t/*")
    answer = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    table: dict[str, Any] = answer.json()
    return table


def test_a_table_is_opened_as_it_was_set_up(new_page: NewPage) -> None:
    page = new_page("/new")
    expect(page.get_by_text("Your partner")).to_have_count(1)
    page.get_by_label("Name at the table").fill("Ottilie")
    page.get_by_role("radio", name="Four, partners side by side").check()
    expect(page.get_by_text("Your partner", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="To 500").check()
    page.get_by_role("radio", name="Quick").check()
    page.get_by_role("radio", name="Only the last trick").check()
    page.get_by_role("combobox", name="Chair 2").select_option(label="Master")
    page.get_by_role("combobox", name="Chair 3").select_option(label="Open")
    page.get_by_role("combobox", name="Chair 4").select_option(label="Open")
    page.get_by_role("button", name="Open the table").click()
    table = table_of(page)
    assert table["phase"] == "gathering"
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "open", "open"]
    assert table["chairs"][0]["name"] == "Ottilie"
    assert table["chairs"][1]["level"] == "master"
    assert table["setup"] == {
        "players": 4,
        "position": "B",
        "target": 500,
        "memory_aid": "last-trick",
        "pace": "quick",
        "private": True,
        "talk": True,
    }


def test_a_sentence_says_what_is_set_up(new_page: NewPage) -> None:
    page = new_page("/new")
    bots, friends = page.get_by_role("radio", name="Three bots"), page.get_by_role("radio", name="Three friends")
    expect(bots).to_be_checked()
    expect_sentence(page, "Four players, partners opposite, with three bots (Club player), to 300 points, no clock.")
    friends.check()
    expect_sentence(page, "Four players, partners opposite, with three friends, to 300 points, no clock.")
    page.get_by_role("combobox", name="Chair 3").select_option(label="Master")
    expect(bots).not_to_be_checked()
    expect(friends).not_to_be_checked()
    page.get_by_text("Show the table in the lobby").click()
    page.get_by_role("radio", name="Calm").check()
    expect_sentence(
        page,
        "Four players, partners opposite, with one bot (Master) and two open chairs, to 300 points, a calm clock.",
    )
    page.get_by_role("radio", name="Three and a ghost").check()
    page.get_by_role("radio", name="Two bots").check()
    page.get_by_role("combobox", name="Chair 3").select_option(label="Novice")
    page.get_by_role("radio", name="One round").check()
    expect_sentence(page, "Three players and a ghost, with two bots (Club player, Novice), one round, a calm clock.")


def expect_sentence(page: Page, sentence: str) -> None:
    expect(page.get_by_text(sentence, exact=True)).to_be_visible()


def test_with_bots_on_all_chairs_the_cards_are_dealt_at_once(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_role("radio", name="Three and a ghost").check()
    page.get_by_role("button", name="Open and deal").click()
    table = table_of(page)
    assert (table["phase"], table["setup"]["players"]) == ("playing", 3)
    assert table["chairs"][0]["gave_seed"]


def test_the_lobby_shows_a_table_as_soon_as_it_opens_and_leads_to_it(new_page: NewPage) -> None:
    looking = new_page("/lobby")
    expect(looking.get_by_role("heading", name="Lobby")).to_be_visible()
    host = new_page("/account")
    host.get_by_label("Name at the table").fill("Henrietta")
    host.get_by_role("button", name="Take this name").click()
    expect(host.get_by_text("From now on you are Henrietta.")).to_be_visible()
    host.goto("/new")
    host.get_by_role("radio", name="Three friends").check()
    host.get_by_text("Show the table in the lobby").click()
    host.get_by_role("button", name="Open the table").click()
    table = table_of(host)
    looking.get_by_role("link", name="Join: Henrietta’s table").click()
    expect(looking).to_have_url(host.url)
    host.goto("/")
    assert table["setup"]["private"] is False

"""Helpers that open, fill and play tables. They use only what the page offers."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from random import Random
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.watching import wait_until_it_runs

MOVES = "[data-play]:enabled, [data-ask]"
SHEET = "[data-sheet]"

Choose = Callable[[Page], None]
"""A function that makes one of the moves that the page offers."""


def hurry(page: Page, **settings: Any) -> None:
    """Store settings without pauses. They apply from the next page on."""
    wait_until_it_runs(page)
    page.evaluate(
        "(text) => localStorage.setItem('jekyllhyde.settings', text)", json.dumps({"trickPause": 0, **settings})
    )


def play_long(page: Page) -> None:
    """Make "Play now" open a match that one round cannot end. A round can score up to 360 points."""

    def lengthen(route: Route) -> None:
        route.continue_(post_data=dict(route.request.post_data_json or {}, target=1000))

    page.route("**/api/tables", lengthen)


def open_table(page: Page, **setup: Any) -> str:
    """Open a table, where the page sits down by itself. Return its id; the page shows the waiting room."""
    page.request.post("/api/guests", data={"name": "Ann"})
    table_id = str(page.request.post("/api/tables", data=setup).json()["id"])
    page.goto(f"/t/{table_id}")
    expect(page.locator("[data-fill-bots]")).to_be_visible()
    return table_id


def deal_with_bots(page: Page) -> None:
    page.locator("[data-fill-bots]").click()
    page.locator("[data-start]").click()
    expect(page.locator("[data-hand]").first).to_be_visible()


def start_table(page: Page, **setup: Any) -> str:
    hurry(page)
    table_id = open_table(page, **setup)
    deal_with_bots(page)
    return table_id


def decide_or_end(page: Page) -> bool:
    """Wait until the player has to decide (True) or the round is over (False)."""
    page.locator(f"{MOVES}, {SHEET}").first.wait_for()
    return page.locator(SHEET).count() == 0


def offered(page: Page) -> set[str]:
    found: list[str] = page.locator(MOVES).evaluate_all("all => all.map(e => e.dataset.play ?? e.dataset.ask)")
    return set(found)


def click_any(chance: Random) -> Choose:
    def choose(page: Page) -> None:
        move = chance.choice(sorted(offered(page)))
        page.locator(f'[data-play="{move}"]:enabled, [data-ask="{move}"]').first.click()

    return choose


def close_window(page: Page) -> None:
    """Close the dialog by Escape. The page is notified a little later than the dialog closes."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("() => new Promise((told) => requestAnimationFrame(() => setTimeout(told)))")


def wait_for_moves(page: Page, moves: Collection[str]) -> None:
    """Wait until exactly these moves are offered."""
    page.wait_for_function(
        """([selector, moves]) => {
            const offered = [...document.querySelectorAll(selector)].map((e) => e.dataset.play ?? e.dataset.ask);
            return [...new Set(offered)].sort().join() === moves.join();
        }""",
        arg=[MOVES, sorted(moves)],
    )


def make_move(page: Page, choose: Choose) -> None:
    """Make a move and wait for the next version of the table."""
    version = page.locator("main").get_attribute("data-version")
    choose(page)
    expect(page.locator("main")).not_to_have_attribute("data-version", version or "")


def play_round(page: Page, choose: Choose) -> None:
    """Play to the end of the round."""
    while decide_or_end(page):
        make_move(page, choose)


def play_match(page: Page, choose: Choose) -> None:
    """Play round by round to the end of the match."""
    play_round(page, choose)
    while page.locator(SHEET).get_attribute("data-sheet") != "over":
        page.locator('[data-action="ready"]').click()
        expect(page.locator(SHEET)).to_have_count(0)
        play_round(page, choose)


def printed_on(card: str) -> str:
    """Return what English readers see of a card's code: "Hyde ×2" for HX2."""
    return f"{'Jekyll' if card[0] == 'J' else 'Hyde'} {card[1:].replace('X', '×')}"

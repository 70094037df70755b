"""The client applies no rules: what can be pressed is exactly what the server lists as legal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import (
    SHEET,
    click_any,
    decide_or_end,
    make_move,
    offered,
    play_round,
    start_table,
    wait_for_moves,
)

FORMS = [{"players": 4, "position": "A"}, {"players": 4, "position": "B"}, {"players": 3, "position": "A"}]


def seen_by_server(page: Page, table_id: str) -> dict[str, Any]:
    table: dict[str, Any] = page.request.get(f"/api/tables/{table_id}").json()
    return table


@pytest.mark.parametrize("setup", FORMS, ids=["A", "B", "three"])
def test_buttons_are_exactly_the_legal_moves(page: Page, setup: dict[str, Any]) -> None:
    table_id = start_table(page, **setup, target=1)
    chance = Random(json.dumps(setup))
    decisions = 0
    while decide_or_end(page):
        wait_for_moves(page, seen_by_server(page, table_id)["round"]["legal_moves"])
        make_move(page, click_any(chance))
        decisions += 1
    assert decisions > 0
    assert offered(page) == set()
    assert seen_by_server(page, table_id)["phase"] == page.locator(SHEET).get_attribute("data-sheet")


def test_r8_2_the_ghosts_hand_lies_open(page: Page) -> None:
    table_id = start_table(page, players=3)
    decide_or_end(page)
    ghost = seen_by_server(page, table_id)["round"]["ghost_hand"]
    open_hand = page.get_by_role("list", name="Open hand: the ghost").locator("[data-card]")
    expect(open_hand).to_have_count(len(ghost))
    assert set(open_hand.evaluate_all("all => all.map(e => e.dataset.card)")) == set(ghost)


def test_r2_2_partners_sit_side_by_side_on_position_card_b(page: Page) -> None:
    start_table(page, position="B")
    decide_or_end(page)
    camps = page.locator("section[data-seat]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    own = next(label for label in camps if label.startswith("You")).split("for ")[1]
    across = page.locator(".seat.top").get_attribute("aria-label")
    assert across is not None
    assert not across.endswith(own)
    play_round(page, click_any(Random(2)))


def test_a_seat_without_such_a_card_says_why_it_cannot_be_asked(page: Page) -> None:
    """Card counts are public (R1.1). At some point in a round a seat runs out of a camp."""
    table_id = start_table(page, target=1)
    chance = Random(11)
    told = 0
    while decide_or_end(page):
        round = seen_by_server(page, table_id)["round"]
        wait_for_moves(page, round["legal_moves"])
        if round["asked"] is None:
            camp = round["camps"]["NESW".index(round["on_turn"])]
            counts = zip("NESW", round["counts"], strict=True)
            empty = [seat for seat, held in counts if held["JH".index(camp)] == 0 and seat != round["seat"]]
            expect(page.locator(".cannot")).to_have_count(len(empty))
            told += len(empty)
        make_move(page, click_any(chance))
    assert told > 0

"""What is still out: the cards that a reader has not seen, at tables with the memory aid."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jekyllhyde.rules import MemoryAid
from jekyllhyde.server.table.setup import Setup
from tests.web.scripted import Message, RecordedPlay, ScriptedServer
from tests.web.tables import click_any, decide_or_end, make_move, start_table
from tests.web.watching import NewPage, assert_accessible


def seen_cards(round: Message) -> set[str]:
    played = [card for trick in (*round["tricks"], round["trick"]) for _, _, card in trick["plays"]]
    return {*played, *round["carry"], *(round["hand"] or []), *(round["ghost_hand"] or [])}


@pytest.mark.parametrize("players", [3, 4])
def test_r9_2_what_is_still_out_is_what_was_not_seen(new_page: NewPage, players: int) -> None:
    page = new_page()
    table_id = start_table(page, players=players, target=1)
    choose = click_any(Random(53))
    for _ in range(4):
        assert decide_or_end(page)
        make_move(page, choose)
    assert decide_or_end(page)
    round = page.request.get(f"/api/tables/{table_id}").json()["round"]
    page.keyboard.press("c")
    deck = {camp + kind for camp in "JH" for kind in (*"TABCDE76543", "X3", "X2", "X1")}
    out = deck - seen_cards(round)
    expect(page.locator("[data-out] .out")).to_have_count(len(out))  # what is drawn may be a card behind
    shown = page.locator("[data-out] dd").evaluate_all(
        "all => all.flatMap((e, at) => [...e.querySelectorAll('.out')].map((s) => 'JH'[at % 2] + s.textContent))"
    )
    assert {card.replace("×", "X") for card in shown} == out
    assert_accessible(page)


def test_r9_2_without_the_memory_aid_nobody_can_compute_what_is_out(page: Page) -> None:
    """A round's messages, apart from the moves as they are made, have the last trick only."""
    play = RecordedPlay(Setup(target=1, memory_aid=MemoryAid.LAST_TRICK), 5)
    play.start(1)
    play.play_round()
    hidden = 0
    before: list[Any] = []
    for step in play.steps:
        round = step.table["round"]
        told = {news["what"] for news in step.news}
        if round is None or "round-scored" in told:
            continue
        if "trick-won" in told:
            before.append(round["tricks"][-1])
        gone = {card for trick in before[:-1] for _, _, card in trick["plays"]}
        assert seen_cards(round).isdisjoint(gone)
        assert round.get("score") is None
        hidden += len(gone)
    assert hidden > 50
    middle = next(step for step in play.steps if step.table["round"] and step.table["round"]["tricks"])
    ScriptedServer(page, middle).visit()
    page.locator("[data-hand]").first.wait_for()
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_contain_text("everybody remembers for themselves")
    expect(page.locator("[data-out]")).to_have_count(0)

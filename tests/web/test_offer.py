"""The picture may lag behind the table's state. What can be done is always read from the newest state."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from jekyllhyde.server.table.setup import Setup
from tests.web.scripted import RecordedPlay, ScriptedServer, Step
from tests.web.tables import hurry

CAMPS = {"J": "Jekyll", "H": "Hyde"}
FOR_EVER = 600_000
"""Milliseconds of a pause that lasts longer than any test."""


def camp_on_turn(step: Step) -> str:
    round = step.table["round"]
    return CAMPS[round["camps"]["NESW".index(round["on_turn"])]]


def another_players_card_then_the_own_turn() -> list[Step]:
    """Three states: before another player plays, after that, and when Ann has to play or ask."""
    for seed in range(1, 100):
        play = RecordedPlay(Setup(), seed)
        play.start(1)
        play.play_round()
        for steps in zip(play.steps[4:], play.steps[5:], play.steps[6:], strict=False):
            _, other, own = steps
            moves = own.table["round"]["legal_moves"]
            may_ask = any(move.endswith("?") for move in moves) and any(not move.endswith("?") for move in moves)
            cards = [piece["what"] for step in steps[1:] for piece in step.news] == ["played", "played"]
            if may_ask and cards and camp_on_turn(other) != camp_on_turn(own):
                return list(steps)
    raise AssertionError("there is no such place")


def show_the_own_turn_behind_a_pause(page: Page) -> tuple[ScriptedServer, Step, Step]:
    """Sends another player's card and then Ann's turn. The picture stops at the card; returns both states."""
    hurry(page, cardPause=FOR_EVER)
    first, other, own = another_players_card_then_the_own_turn()
    server = ScriptedServer(page, first)
    server.visit()
    page.locator("[data-hand]").first.wait_for()
    server.show(other)
    server.show(own)
    return server, other, own


def test_asks_name_the_camp_that_is_due_while_the_picture_shows_another_turn(page: Page) -> None:
    _, other, own = show_the_own_turn_behind_a_pause(page)
    due = camp_on_turn(own)
    ask = page.locator("[data-ask]").first
    expect(ask).to_contain_text(f"Ask for {due}")
    expect(page.locator("[data-board] [data-card]")).to_have_count(len(other.table["round"]["trick"]["plays"]))
    for told in page.locator("[data-ask], .cannot").all_inner_texts():
        assert due in told


def test_an_ask_keeps_the_focus_when_the_picture_catches_up(page: Page) -> None:
    server, _, own = show_the_own_turn_behind_a_pause(page)
    ask = page.locator("[data-ask]").first
    ask.focus()
    page.keyboard.press("Escape")  # ends the pause
    expect(page.locator("[data-board] [data-card]")).to_have_count(len(own.table["round"]["trick"]["plays"]))
    expect(ask).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("() => true")
    assert [message["move"] for message in server.heard if message["type"] == "make-move"] == [
        ask.get_attribute("data-ask")
    ]

"""What asking is good for, told to a newcomer at the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count, pairwise
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from jekyllhyde.server.table.setup import Setup
from tests.web.scripted import Message, RecordedPlay, ScriptedServer, Step
from tests.web.tables import click_any, deal_with_bots, hurry, open_table, play_match, start_table
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, missing_texts


def rounds() -> Iterator[list[Message]]:
    """Yield the states of first rounds as Ann sees them."""
    for seed in count(1):
        play = RecordedPlay(Setup(), seed)
        play.start(1)
        play.play_round()
        yield [step.table for step in play.steps if step.table["round"] is not None]


def found(fits: Callable[[Message, Message], bool]) -> tuple[Message, Message, Message]:
    """Return the first two states in a row that fit, and the state after them."""
    return next(
        (*pair, states[index + 2])
        for states in rounds()
        for index, pair in enumerate(pairwise(states[:-1]))
        if fits(*pair)
    )


def is_opponent(round: Message, seat: str) -> bool:
    camps = dict(zip("NESW", round["camps"], strict=True))
    return bool(camps[seat] != camps[round["seat"]])


def asks_opponent_with_choice(before: Message, after: Message) -> bool:
    """Ann, who has a card that fits, asks an opponent who has several."""
    turn, now = before["round"], after["round"]
    if now["on_turn"] != now["seat"] or now["asked"] is None or not is_opponent(now, now["asked"]):
        return False
    camp = 0 if now["camps"]["NESW".index(now["seat"])] == "J" else 1
    held = [counts[camp] for counts in now["counts"]]
    return any(not move.endswith("?") for move in turn["legal_moves"]) and held["NESW".index(now["asked"])] > 1


def is_asked_by_opponent(_: Message, after: Message) -> bool:
    now = after["round"]
    return now["asked"] == now["seat"] and is_opponent(now, now["on_turn"]) and len(now["legal_moves"] or []) > 1


def show(page: Page, state: Message) -> ScriptedServer:
    hurry(page)
    server = ScriptedServer(page, Step(state, []))
    server.visit()
    page.locator("[data-own]").wait_for()
    return server


def line(page: Page) -> Locator:
    return page.locator("[data-asking] p")


def test_a_newcomer_is_told_what_an_ask_does_and_what_came_of_it(page: Page) -> None:
    turn, asked, answered = found(asks_opponent_with_choice)
    server = show(page, turn)
    expect(line(page)).to_contain_text("An opponent gives what helps you least")
    button = page.locator(f'[data-ask="{asked["round"]["asked"]}?"]')
    expect(button).to_contain_text("picks against you")
    button.hover()
    expect(line(page)).to_have_text(re.compile(r"chooses among \d .* cards, against you\. Good to save your own cards"))
    page.mouse.move(0, 0)
    expect(line(page)).to_contain_text("An opponent gives what helps you least")
    button.focus()
    expect(line(page)).to_contain_text("against you")
    assert_accessible(page)
    server.show(Step(asked, []))
    expect(line(page)).to_contain_text("against you")
    server.show(Step(answered, []))
    expect(line(page)).to_have_text(re.compile(r"your opponent, chose .* among \d .* cards\. You still have your"))


def test_who_is_asked_is_told_whom_the_card_helps(page: Page) -> None:
    _, asked, _ = found(is_asked_by_opponent)
    show(page, asked)
    expect(line(page)).to_contain_text("your opponent: give what helps them least")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(language=language, width=390, height=844)
    turn, asked, _ = found(asks_opponent_with_choice)
    server = show(page, turn)
    expect(line(page)).not_to_be_empty()
    assert missing_texts(page) == []
    server.show(Step(asked, []))
    assert missing_texts(page) == []


def test_it_is_told_in_the_first_match_and_then_on_demand(page: Page) -> None:
    start_table(page, target=1)
    expect(page.locator("[data-asking]")).to_have_count(1)
    play_match(page, click_any(Random(28)))
    open_table(page, target=1)
    deal_with_bots(page)
    page.locator("[data-hand]").first.wait_for()
    expect(page.locator("[data-asking]")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Asking explained").click()
    expect(line(page)).not_to_be_empty()
    page.get_by_role("button", name="Hide the note on asking").click()
    expect(page.locator("[data-asking]")).to_have_count(0)

"""Several people at a table: players who keep others waiting, and asks that are taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.setup import Setup
from tests.web.scripted import RecordedPlay, ScriptedServer
from tests.web.tables import hurry
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits

BOB = 1
LONG_NAME = "Bartholomew Featherstone"


def ann_asks_bob() -> RecordedPlay:
    """A state in which Bob has to answer, and Ann may take the ask back."""
    for seed in range(1, 100):
        play = RecordedPlay(Setup(target=1000), seed)
        play.start(2)
        for _ in range(20):
            if play.table.deciding == BOB and "take-back" in play.steps[-1].table["actions"]:
                return play
            play.move()
    raise AssertionError("nobody asks")


def keep_waiting(play: RecordedPlay) -> None:
    play.take((log.KeptWaiting(play.now, BOB),))


def sit_at(page: Page, play: RecordedPlay) -> ScriptedServer:
    hurry(page)
    server = ScriptedServer(page, play.steps[-1])
    server.visit()
    expect(page.locator("[data-hand]").first).to_be_visible()
    return server


def test_who_is_kept_waiting_lets_a_bot_play_and_can_still_take_the_ask_back(page: Page) -> None:
    play = ann_asks_bob()
    server = sit_at(page, play)
    assert page.locator('[data-action="let-bot-play"]').count() == 0
    keep_waiting(play)
    server.show(play.steps[-1])
    expect(page.get_by_role("log").get_by_text("Bob keeps everybody waiting.")).to_have_count(1)
    expect(page.locator('[data-action="take-back"]')).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Let a bot play for Bob").click()
    page.wait_for_function("() => true")
    sent = [message for message in server.heard if message["type"] == "let-bot-play"]
    assert [command["chair"] for command in sent] == [BOB]
    play.do("ann", commands.LetBotPlay(chair=BOB))
    server.show(play.steps[-1])
    expect(page.get_by_text("a bot plays", exact=True)).to_be_visible()
    expect(page.locator('[data-action="let-bot-play"]')).to_have_count(0)


def test_an_ask_that_is_taken_back_is_told(page: Page) -> None:
    play = ann_asks_bob()
    server = sit_at(page, play)
    play.do("ann", commands.TakeBack(version=play.table.version))
    server.show(play.steps[-1])
    expect(page.get_by_role("log").get_by_text("You take the ask back.")).to_have_count(1)
    others = play.steps[-1].table | {"version": play.table.version + 1}
    server.say("state", table=others, news=[{"what": "ask-taken-back", "chair": BOB}])
    expect(page.get_by_role("log").get_by_text("Bob takes the ask back.")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_and_every_language_leave_room_for_the_offer(new_page: NewPage, language: str) -> None:
    play = ann_asks_bob()
    keep_waiting(play)
    play.steps[-1].table["chairs"][BOB]["name"] = LONG_NAME
    page = new_page(language=language, width=390, height=844)
    sit_at(page, play)
    offer, banner = page.locator('[data-action="let-bot-play"]'), page.locator("[data-banner]")
    expect(offer).to_contain_text(LONG_NAME)
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        told, button = banner.bounding_box(), offer.bounding_box()
        assert told is not None
        assert button is not None
        assert button["x"] >= 0
        assert button["x"] + button["width"] <= width
        assert told["y"] + told["height"] <= button["y"] or told["x"] + told["width"] <= button["x"]
    assert_fits(page)

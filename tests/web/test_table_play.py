"""A whole round against bots: by mouse, by keyboard alone, and on a phone; and a match to its end."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from jekyllhyde.records import Outcome, read_record, verify_record
from tests.web.tables import (
    SHEET,
    click_any,
    close_window,
    decide_or_end,
    hurry,
    make_move,
    offered,
    play_long,
    play_match,
    play_round,
    start_table,
    wait_for_moves,
)
from tests.web.watching import NewPage


def test_a_newcomer_plays_a_whole_round_with_the_mouse_and_wants_another(page: Page) -> None:
    hurry(page)
    play_long(page)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    play_round(page, click_any(Random(1)))
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(page.locator('[data-seal="verified"]')).to_be_visible()
    page.get_by_role("button", name="Next round").click()
    expect(page.locator("[data-hand] [data-card]")).to_have_count(7)


def test_the_keyboard_alone_is_enough(page: Page) -> None:
    hurry(page)
    play_long(page)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    _tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    def by_key(page: Page) -> None:
        cards = {move for move in offered(page) if not move.endswith("?")}
        key = "1" if cards else page.locator("[data-ask]").first.get_attribute("aria-keyshortcuts")
        page.keyboard.press(key or "")

    play_round(page, by_key)
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_focused()
    _tab_to(page, "Next round")
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand] [data-card]")).to_have_count(7)


def _tab_to(page: Page, name: str) -> None:
    focused = page.get_by_role("button", name=name).and_(page.locator(":focus"))
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused.count():
            return
    raise AssertionError(f"{name} cannot be reached")


def test_the_focus_is_never_lost_and_never_by_itself_on_something_that_makes_a_move(page: Page) -> None:
    start_table(page)
    while decide_or_end(page):
        expect(page.locator("[data-banner]")).to_be_focused()
        make_move(page, click_any(Random(9)))


def test_arrows_go_from_card_to_card_and_around(page: Page) -> None:
    start_table(page)
    while decide_or_end(page):
        if len(cards := page.locator("[data-play]:enabled").evaluate_all("all => all.map(e => e.dataset.play)")) > 1:
            page.locator(f'[data-play="{cards[0]}"]').focus()
            for card in (*cards[1:], cards[0]):
                page.keyboard.press("ArrowRight")
                expect(page.locator(f'[data-play="{card}"]')).to_be_focused()
            page.keyboard.press("ArrowLeft")
            expect(page.locator(f'[data-play="{cards[-1]}"]')).to_be_focused()
            return
        make_move(page, click_any(Random(10)))
    raise AssertionError("there was never a choice of cards")


def test_a_finished_trick_says_who_takes_it_and_why(page: Page) -> None:
    start_table(page)
    play_round(page, click_any(Random(11)))
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-board] [data-card]")).to_have_count(4)
    expect(page.locator("[data-banner]")).to_contain_text(re.compile(r"wins? the trick|Nobody wins"))
    expect(page.locator("[data-banner]")).to_contain_text(re.compile("beats?|first one played|for nobody"))
    expect(page.locator("[data-bell]")).to_have_count(0)


def test_the_first_round_says_with_whom_and_for_what(page: Page) -> None:
    start_table(page, target=300)
    note = page.get_by_text(re.compile(r"^You and \w+ are (Jekyll|Hyde)\. .*300, the higher score wins"))
    expect(note).to_be_visible()
    page.get_by_role("button", name="Close the note").click()
    expect(note).to_have_count(0)


_MOVED = """() => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const source of list.getEntries().flatMap((entry) => entry.sources)) {
      const element = source.node instanceof Element ? source.node : source.node?.parentElement;
      if (element && !element.closest('[data-hand]')) window.moved.push(element.outerHTML.slice(0, 200));
    }
  }).observe({type: 'layout-shift'});
}"""
"""The layout shifts that the browser counts, without those of cards that close a gap in the hand."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (390, 844)])
def test_nothing_moves_while_a_round_is_played(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    start_table(page)
    page.locator("[data-hand] [data-card]").first.wait_for()
    page.evaluate(_MOVED)
    play_round(page, click_any(Random(12)))
    assert page.evaluate("window.moved") == []


def test_a_phone_plays_as_well(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    hurry(page)
    page.reload()
    page.get_by_role("button", name="Play now").tap()
    chance = Random(3)

    def by_tap(page: Page) -> None:
        move = chance.choice(sorted(offered(page)))
        target = page.locator(f'[data-play="{move}"]:enabled, [data-ask="{move}"]').first
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        target.tap(position={"x": 20, "y": 30})

    play_round(page, by_tap)
    expect(page.locator(SHEET)).to_be_in_viewport()


def test_cards_travel_and_are_still_the_servers(new_page: NewPage) -> None:
    page = new_page(still=False)
    start_table(page, target=1)
    play_round(page, click_any(Random(4)))
    expect(page.locator(SHEET)).to_be_visible()


def test_a_match_ends_with_its_record_and_another_match(page: Page) -> None:
    start_table(page, target=1)
    play_match(page, click_any(Random(5)))
    expect(page.locator(SHEET).get_by_text(re.compile(r"(wins|have won)\."))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert verify_record(read_record(saved.value.path().read_text())).outcome is Outcome.FAIR
    replay = page.get_by_role("link", name="Replay").get_attribute("href")
    assert replay is not None
    assert page.request.get(replay.replace("/replay/", "/api/games/")).ok
    page.locator('[data-action="rematch"]').first.click()  # against bots, it is dealt at once
    expect(page.locator(SHEET)).to_have_count(0)
    assert decide_or_end(page)


def test_the_table_in_words_plays_too(page: Page) -> None:
    start_table(page)
    decide_or_end(page)
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="What you can do")).to_be_visible()
    play_round(page, click_any(Random(6)))
    page.keyboard.press("v")
    expect(page.locator("[data-board]")).to_be_attached()


def test_keys_play_at_the_table_in_words(page: Page) -> None:
    start_table(page)
    assert decide_or_end(page)
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="What you can do")).to_be_visible()
    while decide_or_end(page):
        cards = {move for move in offered(page) if not move.endswith("?")}
        if cards:
            make_move(page, lambda page: page.keyboard.press("1"))
            return
        make_move(page, click_any(Random(13)))
    raise AssertionError("there was never a card to play")


# Bots are fast here: a sentence may be gone from the log before a test looks.
_KEEP_WHAT_IS_TOLD = """() => {
    window.told = [];
    const log = document.querySelector("[role=log][aria-live]");
    new MutationObserver(() => told.push(log.textContent)).observe(log, { childList: true, subtree: true });
}"""


def test_what_happens_is_told_in_words(page: Page) -> None:
    start_table(page)
    assert decide_or_end(page)
    page.evaluate(_KEEP_WHAT_IS_TOLD)
    click_any(Random(7))(page)
    page.wait_for_function(r"() => /\byou\b/i.test(told.join())")
    assert "Ann" not in page.evaluate("told.join()")


def test_tools_open_by_key_and_close_again(page: Page) -> None:
    start_table(page)
    decide_or_end(page)
    for key, title in (("l", "Last trick"), ("c", "Who holds what"), ("?", "How to play")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        close_window(page)
    expect(page.get_by_label("Score", exact=True).first).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("dl[aria-label='Score']")).to_have_count(0)


def test_undo_goes_back_to_the_last_decision(page: Page) -> None:
    start_table(page)
    assert decide_or_end(page)
    before = offered(page)
    click_any(Random(8))(page)
    page.locator('[data-action="undo"]').click()
    wait_for_moves(page, before)

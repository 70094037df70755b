"""Four friends by one link, each in a browser of their own, and somebody who watches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import ServerProcess
from tests.web.tables import MOVES, SHEET, close_window, hurry
from tests.web.test_table_friends import Cable, play_on
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits, wait_until_it_runs

FRIENDS = ("Bob", "Cat", "Dan")
READY = '[data-action="ready"]'
REMATCH = '[data-action="rematch"]'


class PatientServer(ServerProcess):
    """A server that waits long for who is lost, and shortly for who is not ready."""

    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "grace": 600, "ready": 6}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with PatientServer(f"sqlite:///{tmp_path_factory.mktemp('friends') / 'db'}", shared=True) as process:
        yield process.address


def invite(new_page: NewPage, target: int = 1) -> tuple[Page, str]:
    """Let Ann open a table for friends. Return her page and the link."""
    ann = new_page()
    hurry(ann)
    ann.request.post("/api/guests", data={"name": "Guest 17"})
    table_id = ann.request.post("/api/tables", data={"target": target}).json()["id"]
    ann.goto(f"/t/{table_id}")
    expect(ann.get_by_role("heading", name="Guest 17")).to_be_visible()
    rename(ann, "Ann")
    return ann, ann.get_by_label("The link to this table").input_value()


def rename(page: Page, name: str) -> None:
    page.locator("[data-rename]").click()
    page.get_by_label("Name at the table").fill(name)
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def join(new_page: NewPage, link: str, name: str, cabled: list[Cable] | None = None) -> Page:
    """Open the link as somebody who was never here, and give a name."""
    page = new_page()
    hurry(page)
    if cabled is not None:
        cabled.append(Cable(page))
    page.goto(link)
    expect(page.get_by_role("heading", name="Ann invites you to Dr. Jekyll & Mr. Hyde")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    return page


def gather(new_page: NewPage, cabled: list[Cable] | None = None, target: int = 1) -> tuple[list[Page], str]:
    """Let Ann invite her friends, who are seated by themselves."""
    ann, link = invite(new_page, target)
    pages = [ann]
    for name in FRIENDS:
        pages.append(join(new_page, link, name, cabled))
        expect(pages[-1].get_by_role("heading", name=name, exact=True)).to_be_visible()
        expect(ann.locator("[data-notice]").get_by_text(f"{name} sits down.")).to_be_visible()
    return pages, link


def deal(pages: list[Page]) -> None:
    pages[0].locator("[data-start]").click()
    for page in pages:
        expect(page.locator("[data-hand] [data-card]")).to_have_count(7)


def end_match(pages: list[Page], chance: Random) -> None:
    """Play rounds, each to its end, until the match is over. A match of one round may be tied."""
    while True:
        play_on(pages, chance, 100)
        for page in pages:
            page.locator(SHEET).wait_for()
        if pages[0].locator(SHEET).get_attribute("data-sheet") == "over":
            return
        for page in pages:
            page.locator(READY).click()
        for page in pages:
            expect(page.locator(SHEET)).to_have_count(0)


def test_four_friends_meet_talk_leave_get_lost_and_play_again(new_page: NewPage) -> None:
    cabled: list[Cable] = []
    pages, link = gather(new_page, cabled, target=1)
    ann, bob, cat, dan = pages
    for page in pages:
        for name in ("Ann", *FRIENDS):
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    bob.get_by_label("Write to the table").fill("Good to see you")
    bob.get_by_role("button", name="Send").click()
    for page in pages:
        expect(page.get_by_role("log").get_by_text("Good to see you").first).to_be_visible()
    deal(pages)
    watcher = join(new_page, link, "Eve")
    expect(watcher.locator("[data-watching]")).to_have_text(re.compile("You are watching"))
    assert watcher.locator(f"{MOVES}, [data-hand]").count() == 0
    assert_accessible(watcher)

    chance = Random(5)
    play_on(pages, chance, 3)
    # In the waiting room the talk may have been out of sight.
    ann.get_by_role("button", name="Talk").click()
    expect(ann.locator("[data-badge]")).to_have_count(0)
    close_window(ann)
    cat.get_by_role("button", name="Talk").click()
    cat.locator('[data-phrase="well-played"]').click()
    expect(ann.locator("[data-notice]").get_by_text("Cat: “Well played.”")).to_be_visible()
    expect(ann.locator("[data-badge]")).to_have_text("1")
    ann.get_by_role("button", name="Talk, 1 new line").click()
    expect(ann.get_by_role("dialog").get_by_text("Well played.").first).to_be_visible()
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-badge]")).to_have_count(0)

    leave_by_the_button(dan, ann)
    dan.goto(link)
    expect(ann.get_by_text("a bot plays", exact=True)).to_have_count(0)

    cabled[0].cut()
    expect(bob.get_by_text("The connection is lost")).to_be_visible()
    countdown = ann.locator('[data-countdown="bot-plays"]')
    expect(countdown).to_have_text(re.compile(r"Bob has lost the connection\. A bot takes over in \d+ s\."))
    assert_accessible(ann)
    cat.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ann.get_by_text("a bot plays", exact=True)).to_be_visible()
    expect(countdown).to_have_count(0)
    cabled[0].mend()
    expect(bob.get_by_text("The connection is lost")).to_have_count(0)
    expect(ann.get_by_text("a bot plays", exact=True)).to_have_count(0)

    end_match(pages, chance)
    hands = watcher.locator("[data-all-hands]")
    expect(hands.locator("dd")).to_have_count(4)
    for index in range(4):
        expect(hands.locator("dd").nth(index).locator("span")).to_have_count(7)
    assert_accessible(watcher)
    play_again(pages)


def leave_by_the_button(leaver: Page, other: Page) -> None:
    """Leave by the menu. A bot plays at once: for who is lost, this server would wait ten minutes."""
    leaver.get_by_role("button", name="Menu").click()
    leaver.locator("[data-leave]").click()
    expect(other.get_by_text("a bot plays", exact=True)).to_be_visible()


def play_again(pages: list[Page]) -> None:
    """Let each press once. The others see who has, and the cards are dealt."""
    for page in pages:
        expect(page.get_by_role("button", name="The same company again")).to_be_visible()
    pages[1].locator(REMATCH).click()
    expect(pages[0].locator("[data-agreed]")).to_have_text("Ready for another match: Bob.")
    expect(pages[0].locator('[data-countdown="rematch"]')).to_be_visible()
    for page in (pages[0], *pages[2:]):
        page.locator(REMATCH).click()
    for page in pages:
        expect(page.locator(SHEET)).to_have_count(0)
        expect(page.locator("[data-hand] [data-card]")).to_have_count(7)
        expect(page.locator(SHEET)).to_have_count(0)


def test_nobody_holds_the_next_round_and_who_reads_the_sum_stays(new_page: NewPage) -> None:
    ann, link = invite(new_page, target=1000)
    bob = join(new_page, link, "Bob")
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()
    ann.locator("[data-fill-bots]").click()
    ann.locator("[data-start]").click()
    play_on([ann, bob], Random(3), 100)
    for page in (ann, bob):
        page.locator(READY).wait_for()
    ann.locator(READY).click()
    expect(ann.get_by_text("Waiting for Bob.")).to_be_visible()
    expect(bob.locator('[data-countdown="next-round"]')).to_have_text(re.compile(r"The next round begins in \d s\."))
    ann.locator("[data-nudge]").click()
    expect(bob.get_by_text("Shall we go on?").first).to_be_visible()
    expect(ann.locator("[data-hand] [data-card]")).to_have_count(7)
    expect(bob.locator("[data-dealt]")).to_be_visible()
    expect(bob.locator(SHEET)).to_be_visible()
    assert_accessible(bob)
    bob.locator("[data-to-table]").click()
    expect(bob.locator(SHEET)).to_have_count(0)
    expect(bob.locator("[data-hand] [data-card]")).to_have_count(7)
    assert ann.get_by_text("a bot plays", exact=True).count() == 0


def test_the_host_changes_the_settings_and_the_others_see_it(new_page: NewPage) -> None:
    ann, link = invite(new_page, target=300)
    bob = join(new_page, link, "Bob")
    expect(bob.get_by_text("Four, partners opposite").first).to_be_visible()
    assert bob.locator("[data-change-setup]").count() == 0
    ann.locator("[data-change-setup]").click()
    assert_accessible(ann)
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("Who plays with whom").select_option("three")
    expect(bob.get_by_text("Three and a ghost").first).to_be_visible()
    dialog.get_by_label("How long").select_option("500")
    expect(bob.get_by_text("To 500", exact=True)).to_be_visible()
    dialog.get_by_label("Time to think").select_option("calm")
    expect(bob.get_by_text("Calm clock")).to_be_visible()
    ann.keyboard.press("Escape")
    expect(bob.get_by_role("list").get_by_role("heading", level=2)).to_have_count(3)
    ann.locator("[data-fill-bots]").click()
    # An open chair has a list of levels too: wait until the bot sits.
    expect(ann.locator("[data-seat-bot]")).to_have_count(0)
    expect(ann.get_by_label("Level of the bot")).to_have_value("club")
    ann.get_by_label("Level of the bot").select_option("novice")
    expect(bob.get_by_label("Level of the bot")).to_have_value("novice")
    rename(bob, "Bertie")
    expect(ann.get_by_role("heading", name="Bertie")).to_be_visible()


def test_who_comes_to_a_full_table_watches(new_page: NewPage) -> None:
    ann, link = invite(new_page)
    ann.locator("[data-fill-bots]").click()
    bob = join(new_page, link, "Bob")
    expect(bob.get_by_text("You are watching.")).to_be_visible()
    ann.get_by_role("button", name="Send away").first.click()
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()
    bob.get_by_role("button", name="Leave this chair").click()
    expect(bob.locator("[data-sit]")).to_have_count(1)
    assert bob.get_by_role("heading", name="Bob", exact=True).count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_door_and_waiting_room(new_page: NewPage, language: str) -> None:
    ann = new_page(language=language, width=390, height=844)
    ann.request.post("/api/guests", data={"name": "Bartholomew Featherstone"})
    table_id = ann.request.post("/api/tables", data={}).json()["id"]
    ann.goto(f"/t/{table_id}")
    expect(ann.locator("[data-change-setup]")).to_be_visible()
    assert_fits(ann)
    guest = new_page(f"/t/{table_id}", language=language, width=390, height=844)
    wait_until_it_runs(guest)
    expect(guest.get_by_role("heading", name="Bartholomew Featherstone")).to_be_visible()
    assert_fits(guest)
    assert_accessible(guest)
    ann.locator("[data-change-setup]").click()
    assert_fits(ann)

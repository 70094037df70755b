"""Two browsers at one table: invitation, reload, lost connection, and a bot that takes over a seat."""

from __future__ import annotations

import contextlib
import itertools
from random import Random

from playwright.sync_api import Error, Page, expect

from tests.web.tables import MOVES, SHEET, click_any, hurry, make_move, open_table
from tests.web.watching import NewPage, assert_accessible

# Closes sockets inside the page, so that a message that arrives meanwhile causes no error.
_CABLE = """() => {
  const open = [];
  window.cable = { whole: true, cut() { this.whole = false; open.splice(0).forEach((socket) => socket.close(3000)); } };
  window.WebSocket = class extends WebSocket {
    constructor(address) { super(window.cable.whole ? address : address.replace("/ws", "/nowhere")); open.push(this); }
  };
}"""


class Cable:
    """The page's connection, which a test can cut and restore. It works from the next page on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(f"({_CABLE})()")

    def cut(self) -> None:
        self._page.evaluate("cable.cut()")

    def mend(self) -> None:
        self._page.evaluate("cable.whole = true")


def play_on(pages: list[Page], chance: Random, moves: int) -> None:
    """Make `moves` moves on the page of the player who decides, or play to the end of the round."""
    for _ in range(moves):
        page = _decider(pages)
        if page is None:
            return
        make_move(page, click_any(chance))


def _decider(pages: list[Page]) -> Page | None:
    """Poll the pages until one has something to decide, or the round is over."""
    for page in itertools.cycle(pages):
        with contextlib.suppress(Error):
            page.locator(f"{MOVES}, {SHEET}").first.wait_for(timeout=250)
            return None if page.locator(SHEET).count() else page
    raise AssertionError("there are pages")


def test_friends_play_through_a_reload_a_lost_connection_and_a_stand_in(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    hurry(ann)
    hurry(bob)
    cable = Cable(bob)
    open_table(ann)
    link = ann.get_by_label("The link to this table").input_value()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Come in").click()
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()
    ann.locator("[data-fill-bots]").click()
    ann.locator("[data-start]").click()
    chance = Random(12)
    play_on([ann, bob], chance, 2)

    bob.reload()
    expect(bob.locator("[data-hand]").first).to_be_visible()
    play_on([ann, bob], chance, 2)

    cable.cut()
    expect(bob.get_by_text("The connection is lost")).to_be_visible()
    stand_in = ann.get_by_text("a bot plays", exact=True)
    expect(stand_in).to_be_visible()
    cable.mend()
    expect(bob.get_by_text("The connection is lost")).to_have_count(0)
    expect(stand_in).to_have_count(0)
    play_on([ann, bob], chance, 2)

    bob.get_by_role("button", name="Menu").click()
    bob.locator('[data-action="give-up-chair"]').click()
    expect(stand_in).to_be_visible()
    bob.locator('[data-action="take-chair-back"]').click()
    expect(stand_in).to_have_count(0)
    play_on([ann, bob], chance, 40)
    for page in (ann, bob):
        expect(page.locator('[data-seal="verified"]')).to_be_visible()
    ann.locator('[data-action="ready"]').click()
    expect(ann.get_by_text("Waiting for Bob.")).to_be_visible()
    ann.get_by_label("Write to the table").fill("That was close")
    ann.get_by_role("button", name="Send").click()
    expect(bob.get_by_text("That was close").first).to_be_visible()
    bob.locator('[data-action="ready"]').click()
    expect(bob.locator("[data-hand] [data-card]")).to_have_count(7)


def test_a_phrase_is_heard_and_a_stranger_watches(new_page: NewPage) -> None:
    ann = new_page()
    table_id = open_table(ann)
    watcher = new_page()
    watcher.request.post("/api/guests", data={"name": "Eve"})
    ann.locator("[data-fill-bots]").click()
    watcher.goto(f"/t/{table_id}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    ann.locator("[data-start]").click()
    expect(watcher.locator("[data-board]")).to_be_attached()
    assert watcher.locator(MOVES).count() == 0
    assert watcher.locator("[data-hand]").count() == 0
    ann.get_by_role("button", name="Menu", exact=True).click()
    ann.get_by_role("dialog").get_by_role("button", name="Talk").click()
    ann.locator('[data-phrase="hello"]').click()
    expect(watcher.get_by_text("Good evening.").first).to_be_visible()


def test_a_table_that_does_not_exist_says_so(page: Page) -> None:
    page.request.post("/api/guests", data={"name": "Ann"})
    page.goto("/t/aaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="No table here")).to_be_visible()
    expect(page.get_by_role("link", name="Open a new one")).to_be_visible()


def bob_sits(ann: Page, bob: Page) -> str:
    table_id = open_table(ann)
    bob.request.post("/api/guests", data={"name": "Bob"})
    bob.goto(f"/t/{table_id}")
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()
    return table_id


def test_the_host_sends_somebody_away_from_the_waiting_room(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    bob_sits(ann, bob)
    assert bob.locator("[data-remove-person]").count() == 0
    ann.locator("[data-remove-person]").click()
    expect(ann.get_by_text("Send Bob away?")).to_be_visible()
    expect(ann.locator("[data-stays]")).to_be_focused()
    assert_accessible(ann)
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-remove-person]")).to_be_focused()
    ann.keyboard.press("Enter")
    ann.locator("[data-leaves]").click()
    expect(ann.get_by_role("heading", name="Bob")).to_have_count(0)
    expect(ann.get_by_role("log").get_by_text("The host sends Bob away.")).to_have_count(1)
    expect(bob.get_by_role("alert").get_by_text("The host has sent you away from this table.")).to_be_visible()
    assert bob.locator("[data-sit]").count() == 0
    assert bob.get_by_text("Take a chair to play").count() == 0
    assert_accessible(bob)
    bob.locator("[data-removed]").get_by_role("link", name="Home").click()
    expect(bob.get_by_role("button", name="Play now")).to_be_visible()
    assert bob.get_by_text("Back to your table").count() == 0


def test_who_was_sent_away_gets_no_chair_after_a_reload(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    bob_sits(ann, bob)
    ann.locator("[data-remove-person]").click()
    ann.locator("[data-leaves]").click()
    expect(bob.locator("[data-removed]")).to_be_visible()
    bob.reload()
    expect(bob.locator("[data-removed]")).to_be_visible()
    assert bob.locator("[data-sit]").count() == 0

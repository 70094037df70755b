"""Lost connections. The page reconnects by itself."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jekyllhyde.server.table.setup import Setup
from tests.processes import Process
from tests.web.scripted import Answer, RecordedPlay, ScriptedServer, Step
from tests.web.watching import NewPage, assert_accessible


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Restarted:
    """`jh serve` that can be killed and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self._port = free_port()
        self._command = [str(Path(sys.executable).with_name("jh")), "serve", "--port", str(self._port)]
        self._command += ["--database", f"sqlite:///{database}"]
        self.address = f"http://localhost:{self._port}"

    def start(self) -> None:
        self._process = Process(self._command, dumps_stacks=True)
        self._process.hear("served at")

    def kill(self) -> None:
        self._process.kill()


def test_a_table_outlives_its_server_and_the_page_finds_back(new_page: NewPage, tmp_path: Path) -> None:
    server = Restarted(tmp_path / "db")
    server.start()
    try:
        page = new_page(f"{server.address}/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        hand = page.locator("[data-hand]").first
        expect(hand).to_be_visible()
        server.kill()
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is lost")).to_be_hidden()
        page.locator("[data-play]:enabled, [data-ask]").first.wait_for()
        expect(hand).to_be_visible()
    finally:
        server.kill()


def test_a_page_without_an_answer_says_so_and_goes_on_when_there_is_one(new_page: NewPage) -> None:
    page = new_page("/")
    page.context.set_offline(True)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


def a_table() -> Step:
    play = RecordedPlay(Setup())
    play.start(1)
    return play.steps[-1]


def refuse_once(reason: str) -> Answer:
    """Refuses the next message of a type, and answers those after it as usual."""

    def answer(server: ScriptedServer, message: dict[str, Any]) -> None:
        del server.answers[message["type"].replace("-", "_")]
        server.refuse(message, reason)

    return answer


def test_a_table_stays_on_the_screen_when_the_server_cannot_take_the_player_back_at_once(page: Page) -> None:
    server = ScriptedServer(page, a_table())
    server.visit()
    expect(page.locator("[data-hand]").first).to_be_visible()
    server.answers["enter"] = refuse_once("try-again")
    server.close()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert server.heard_types().count("enter") == 3
    expect(page.locator("[data-hand]").first).to_be_visible()


def test_a_table_that_cannot_be_reached_can_be_tried_again(page: Page) -> None:
    server = ScriptedServer(page, a_table(), enter=refuse_once("table-full"))
    server.visit()
    expect(page.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-hand]").first).to_be_visible()


@pytest.mark.parametrize("table_id", ["abc", "aaaaaaaaaaaa"], ids=["cut", "unknown"])
@pytest.mark.parametrize("known", [True, False], ids=["guest", "stranger"])
def test_a_link_to_no_table_says_so(page: Page, table_id: str, known: bool) -> None:
    if known:
        page.request.post("/api/guests", data={"name": "Ann"})
    page.goto(f"/t/{table_id}")
    expect(page.get_by_role("heading", name="No table here")).to_be_visible()
    expect(page.get_by_text("There is no table at this link.")).to_be_visible()


def test_an_old_page_says_so_and_reloads(page: Page) -> None:
    server = ScriptedServer(page, a_table(), hello=refuse_once("wrong-protocol"))
    server.visit()
    expect(page.get_by_text("This page is older than the server.")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-hand]").first).to_be_visible()


_OPEN_EIGHT = """() => Promise.all(Array.from({ length: 8 }, () => new Promise((welcomed) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 3 }));
    socket.onmessage = welcomed;
    (window.sockets ??= []).push(socket);
}))).then(() => undefined)"""


def test_one_window_too_many_says_so_and_goes_on_when_another_is_closed(page: Page) -> None:
    page.request.post("/api/guests", data={"name": "Ann"})
    table_id = str(page.request.post("/api/tables", data={}).json()["id"])
    other = page.context.new_page()
    other.goto("/rules")
    other.evaluate(_OPEN_EIGHT)
    page.goto(f"/t/{table_id}")
    expect(page.get_by_text("The game is open in too many windows.")).to_be_visible()
    other.close()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(page.get_by_text("The game is open in too many windows.")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_notice_of_a_lost_connection_covers_nothing(new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=844)
    server = ScriptedServer(page, a_table())
    server.visit()
    expect(page.locator("[data-hand]").first).to_be_visible()
    server.answers["hello"] = lambda _server, _message: None
    server.close()
    notice = page.locator("[data-trouble]")
    expect(notice).to_be_visible()
    # The table shrinks one frame after the notice appears.
    page.wait_for_function("() => document.querySelector('main').getBoundingClientRect().bottom <= innerHeight")
    box, table = notice.bounding_box(), page.locator("main").bounding_box()
    assert box is not None
    assert table is not None
    assert box["y"] + box["height"] <= table["y"]

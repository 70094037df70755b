"""The connection breaks and comes back; nobody has to do anything."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.processes import Process
from tests.web.watching import NewPage


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

"""A fake server behind the page's WebSocket, controlled by the test. HTTP requests go to the real server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from jekyllhyde.server.table import commands
from jekyllhyde.server.table.advance import advance
from jekyllhyde.server.table.decisions import Entries
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.news import news_of
from jekyllhyde.server.views.table_view import table_view
from tests.server.tables import Play
from tests.web.watching import wait_until_it_runs

TABLE_ID = "scriptedtabl"
Message = dict[str, Any]


class Step(NamedTuple):
    """A state as Ann on chair 0 gets it, and the news that led to it."""

    table: Message
    news: list[Message]


class RecordedPlay(Play):
    """A table with Ann and bots, played by the server's own code. It records every state that Ann would get."""

    def __init__(self, setup: Setup, seed: int = 1) -> None:
        super().__init__(setup, seed)
        self.steps: list[Step] = []

    def take(self, entries: Entries) -> None:
        news: list[messages.News] = []
        for entry in entries:
            self.table, events = advance(self.table, entry)
            self.log.append(entry)
            news += news_of(entry, events)
        view = table_view(TABLE_ID, self.table, 0 if self.table.chairs.people else None, self.now)
        self.steps.append(Step(msgspec.to_builtins(view), msgspec.to_builtins(news)))


Answer = Callable[["ScriptedServer", Message], None]
"""A function that answers a message of the page."""


class ScriptedServer:
    """A server that welcomes the page and sends it `step`, unless the test says otherwise."""

    def __init__(self, page: Page, step: Step, **answers: Answer) -> None:
        """`answers` gives the answer for each type of message, with `_` for `-`."""
        self.step = step
        self.heard: list[Message] = []
        self.answers = answers
        self._page = page
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile(r"/ws(\?|$)"), self._open)

    def visit(self) -> None:
        """Open the table in the page."""
        self._page.goto(f"/t/{TABLE_ID}")
        wait_until_it_runs(self._page)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: Message) -> None:
        self.heard.append(message)
        answer = self.answers.get(message["type"].replace("-", "_"), _answer)
        answer(self, message)

    def say(self, kind: str, **fields: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"type": kind, **fields}))

    def show(self, step: Step) -> None:
        self.step = step
        self.say("state", table=step.table, news=step.news)

    def refuse(self, message: Message, reason: str) -> None:
        self.say("refused", ref=message.get("ref"), reason=reason, rule=None, detail=None)

    def close(self, code: int = 3000) -> None:
        assert self._socket is not None
        self._socket.close(code=code)

    def heard_types(self) -> list[str]:
        return [message["type"] for message in self.heard]


def _answer(server: ScriptedServer, message: Message) -> None:
    match message["type"]:
        case "hello":
            server.say("welcome", protocol=commands.PROTOCOL, name="Ann", levels=["club"])
        case "enter":
            server.say("state", table=server.step.table, news=[])
            server.say("done", ref=message["ref"], version=server.step.table["version"])
        case "ping":
            server.say("done", ref=message["ref"], version=None)

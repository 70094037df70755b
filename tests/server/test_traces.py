"""The traces in ARCHITECTURE.md are true: a server calls the listed functions in that order."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from litestar.testing import WebSocketTestSession

from jekyllhyde.rules import legal_moves, move_text
from jekyllhyde.server.live.tables import Settings
from jekyllhyde.server.process.limits import Timing
from jekyllhyde.server.table.setup import Setup
from tests.server.running import ROOT
from tests.server.tables import Play
from tests.server.worlds import LOOSE, NEVER, open_world

PACKAGE = ROOT / "src" / "jekyllhyde"
ROOMS = (("table",), ("views", "process"), ("store",), ("wire", "thinking", "accounts"), ("live",), ("http",))
"""Rooms of the server, from low to high, as in pyproject.toml."""
PROMPT = Settings(LOOSE, Timing(bot_delay=0, linger=NEVER, resync=NEVER))
TABLE_ID = "a" * 12


def listed(heading: str) -> list[str]:
    """Return the functions of a trace in ARCHITECTURE.md, as `file.py:function`."""
    page = (ROOT / "ARCHITECTURE.md").read_text()
    section = page.split(f"### {heading}\n")[1].split("\n#")[0]
    return re.findall(r"^\d+\. `([\w/]+\.py:[\w.]+)`", section, re.MULTILINE)


class Recorder:
    """Records the functions of this package in the order of their first calls, and calls into a higher room."""

    def __init__(self) -> None:
        self.on = False
        self.called: dict[str, None] = {}
        self.upwards: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.on or event != "call":
            return
        name = function_of(frame)
        if name is not None:
            self.called.setdefault(name)
            caller = caller_of(frame)
            if caller is not None and room_rank(caller) < room_rank(name):
                self.upwards.add((caller, name))

    def in_order(self, names: list[str]) -> list[str]:
        return [name for name in self.called if name in names]


def function_of(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(PACKAGE):
        return None
    folder = PACKAGE / "server" if path.is_relative_to(PACKAGE / "server") else PACKAGE
    return f"{path.relative_to(folder)}:{frame.f_code.co_qualname}"


def caller_of(frame: FrameType) -> str | None:
    """Return the function of the server that has led to this call, possibly through libraries and the rules."""
    above = frame.f_back
    while above is not None:
        name = function_of(above)
        if name is not None and room_rank(name) >= 0:
            return name
        above = above.f_back
    return None


def room_rank(name: str) -> int:
    room = name.split("/", maxsplit=1)[0]
    return next((rank for rank, rooms in enumerate(ROOMS) if room in rooms), -1)


@contextmanager
def recording() -> Iterator[Recorder]:
    """Profile every thread that is started in the `with` block."""
    recorder = Recorder()
    threading.setprofile(recorder)
    try:
        yield recorder
    finally:
        threading.setprofile(None)


def played_until(ready: Callable[[Play], bool]) -> Play:
    """Return a table of one person and three bots, where the person decides and `ready` is true."""
    for seed in range(100):
        play = Play(Setup(target=1000), seed)
        play.start(1)
        while play.table.deciding is not None:
            if play.table.deciding == 0 and ready(play):
                return play
            play.move()
    raise AssertionError("no such table")


def receive(socket: WebSocketTestSession, wanted: Callable[[Any], bool]) -> None:
    while not wanted(json.loads(socket.receive_text(timeout=60))):
        pass


def record_move(folder: Path, play: Play, until: Callable[[Play, Any], bool]) -> Recorder:
    """Record what a server does from the person's message to the first answer for which `until` is true."""
    assert play.table.round is not None
    card = next(move for move in reversed(legal_moves(play.table.round)) if "?" not in move_text(move))
    message = {"type": "make-move", "version": play.table.version, "move": move_text(card)}
    with recording() as recorder, open_world(folder, PROMPT) as world:
        world.put(TABLE_ID, play.log)
        with world.connect("ann") as socket:
            for hello in ({"type": "hello", "protocol": 3}, {"type": "enter", "table": TABLE_ID}):
                socket.send_text(json.dumps(hello))
            receive(socket, lambda answer: answer["type"] == "state")
            recorder.on = True
            socket.send_text(json.dumps(message))
            receive(socket, lambda answer: until(play, answer))
            recorder.on = False
    return recorder


def plays_a_card(play: Play) -> bool:
    assert play.table.round is not None
    return any("?" not in move_text(move) for move in legal_moves(play.table.round))


def ends_the_round(play: Play) -> bool:
    assert play.table.round is not None
    return plays_a_card(play) and play.table.cards_played == 27


def news_of(answer: Any) -> list[str]:
    return [news["what"] for news in answer.get("news", [])]


@pytest.mark.parametrize(
    ("heading", "most", "ready", "until"),
    [
        (
            "A card played by a person at a table with three bots",
            15,
            lambda play: plays_a_card(play) and play.table.cards_played == 0,
            lambda play, answer: answer["type"] == "state" and answer["table"]["version"] >= play.table.version + 2,
        ),
        ("The score of a round", 8, ends_the_round, lambda _, answer: "round-scored" in news_of(answer)),
    ],
)
def test_a_trace_is_what_the_server_does(
    tmp_path: Path, heading: str, most: int, ready: Callable[[Play], bool], until: Callable[[Play, Any], bool]
) -> None:
    trace = listed(heading)
    assert 0 < len(trace) <= most
    recorder = record_move(tmp_path, played_until(ready), until)
    assert recorder.in_order(trace) == trace
    assert not recorder.upwards, "a room calls one above it"

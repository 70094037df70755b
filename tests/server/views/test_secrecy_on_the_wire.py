"""R9.1: two worlds that a reader cannot tell apart give that reader the same bytes, whatever it asks for."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from jekyllhyde.rules import MOVES, MemoryAid, Seat, move_text
from jekyllhyde.server.http import api
from jekyllhyde.server.live import live_table as live
from jekyllhyde.server.table.decisions import decide
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.table_view import table_view
from jekyllhyde.server.wire import spliced
from tests.server.tables import Play, other_world
from tests.server.worlds import World, open_world

SPECTATOR = "eve"


@dataclass(frozen=True)
class Case:
    """A table in two worlds, and its reader. `legal` is a move that the reader may make."""

    table_id: str
    play: Play
    reader: str
    twin: list[Any]
    legal: str | None


def case(number: int) -> Case:
    chance = Random(number)
    players: Literal[3, 4] = 3 if chance.random() < 0.3 else 4
    aid = chance.choice(list(MemoryAid))
    play = Play(Setup(players=players, target=3000, memory_aid=aid, private=chance.random() < 0.5), number)
    play.start(chance.randint(1, players))
    for _ in range(chance.randrange(2)):
        play.play_round()
        play.next_round()
    play.play(chance.randrange(2, 45))
    while play.table.phase is not Phase.PLAYING:
        play.next_round()
    reader, seat = choose_reader(play, chance)
    twin = other_world(play, seat, chance)
    view = table_view("t", play.table, play.table.chair_of(reader), 0)
    legal = view.round.legal_moves if view.round is not None else None
    return Case(f"table{number:07}", play, reader, twin, chance.choice(legal) if legal else None)


def choose_reader(play: Play, chance: Random) -> tuple[str, Seat]:
    """Return a seat for the twin world. For a spectator any seat will do, because it sees what the spectator sees."""
    chair, person = chance.choice(list(play.table.chairs.people.items()))
    seat = play.table.seat_of(chair)
    assert seat is not None
    return (SPECTATOR if chance.random() < 0.25 else person.player), seat


def commands(case: Case) -> Iterator[dict[str, Any]]:
    version = case.play.table.version
    yield {"type": "hello", "protocol": 3}
    yield {"type": "watch-lobby"}
    yield {"type": "enter", "table": "unknown00000"}
    yield {"type": "enter", "table": case.table_id}
    for kind in ("stand", "start", "ready", "rematch", "take-chair-back"):
        yield {"type": kind}
    for chair in range(4):
        yield {"type": "sit", "chair": chair}
        yield {"type": "seat-bot", "chair": chair, "level": "random"}
        yield {"type": "remove-bot", "chair": chair}
        yield {"type": "report", "chair": chair, "text": "rude"}
        yield {"type": "let-bot-play", "chair": chair}
    yield {"type": "ping"}
    yield {"type": "rename", "name": "Zoe"}
    yield {"type": "change-setup", "setup": {"target": 300}}
    yield {"type": "commit-seed", "commitment": "00" * 32}
    yield {"type": "reveal-seed", "draw": 1, "seed": "00" * 32}
    yield {"type": "say", "phrase": "hello"}
    yield {"type": "chat", "text": "what do you hold?"}
    yield {"type": "mute", "chair": 1}
    for move in map(move_text, MOVES):
        yield {"type": "make-move", "version": version - 1, "move": move}
        if case.legal is None or move not in legal_moves(case):
            yield {"type": "make-move", "version": version, "move": move}
    yield {"type": "take-back", "version": version}
    yield {"type": "enter", "table": case.table_id}
    if case.legal is not None:
        yield {"type": "make-move", "version": version, "move": case.legal}
    for later in range(version, version + 3):
        yield {"type": "undo", "version": later}
    yield {"type": "give-up-chair"}
    yield {"type": "exit"}
    yield {"type": "enter", "table": case.table_id}
    yield {"type": "exit", "give_up": True}
    yield {"type": "enter", "table": case.table_id}


def legal_moves(case: Case) -> list[str]:
    view = table_view("t", case.play.table, case.play.table.chair_of(case.reader), 0).round
    assert view is not None
    return view.legal_moves or []


def wire_bytes(world: World, case: Case) -> list[str]:
    """Return everything that the reader receives, over the socket and by requests, before and after its commands."""
    heard = by_requests(world, case)
    with world.connect(case.reader) as socket:
        for ref, command in enumerate(commands(case)):
            socket.send_text(json.dumps({**command, "ref": ref}))
            while True:
                heard.append(socket.receive_text())
                if json.loads(heard[-1]).get("ref") == ref:
                    break
        for garbage in ("", "{", '{"type":"make-move"}', '{"type":"nothing"}', "[1]"):
            socket.send_text(garbage)
            heard.append(socket.receive_text())
    with world.connect(case.reader) as socket:
        socket.send_text('{"type":"hello","protocol":3}')
        socket.send_text(json.dumps({"type": "enter", "table": case.table_id}))
        heard += [socket.receive_text(), socket.receive_text()]
    return heard + by_requests(world, case)


def by_requests(world: World, case: Case) -> list[str]:
    headers = world.headers(case.reader)
    own = f"/api/tables/{case.table_id}"
    paths = (own, f"{own}/record", "/api/tables", "/api/games", "/api/me", "/api/me/export", f"/t/{case.table_id}")
    answers = [world.client.get(path, headers=headers) for path in paths]
    answers += [world.client.get(path) for path in (own, f"{own}/record")]
    return [f"{answer.status_code} {answer.text}" for answer in answers]


@pytest.fixture(scope="module")
def two_worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[World, World]]:
    with open_world(tmp_path_factory.mktemp("one")) as one, open_world(tmp_path_factory.mktemp("other")) as other:
        yield one, other


def put(two_worlds: tuple[World, World], number: int) -> Case:
    made = case(number)
    for world, entries in zip(two_worlds, (made.play.log, made.twin), strict=True):
        world.put(made.table_id, entries)
    return made


@pytest.mark.parametrize("number", range(40))
def test_r9_1_a_reader_cannot_tell_the_worlds_apart(two_worlds: tuple[World, World], number: int) -> None:
    made = put(two_worlds, number)
    one, other = (wire_bytes(world, made) for world in two_worlds)
    assert one == other


def test_the_worlds_do_differ() -> None:
    differing = [number for number in range(40) if (made := case(number)).play.log != made.twin]
    assert len(differing) > 25


def hands_text(table: Table) -> str:
    assert table.last_round is not None
    return str(table.last_round.hands)


def leaky_view(table_id: str, table: Table, chair: int | None, now: int) -> messages.TableView:
    view = table_view(table_id, table, chair, now)
    return msgspec.structs.replace(view, winner=hands_text(table))


def leaky_public_view(table_id: str, table: Table, now: int) -> messages.TableView:
    return leaky_view(table_id, table, None, now)


def leaky_decide(table: Table, *arguments: Any, **named: Any) -> Any:
    try:
        return decide(table, *arguments, **named)
    except Refused as refused:
        raise Refused(refused.refusal, detail=hands_text(table)) from None


def leaky_record(table: Table, at: int) -> str:  # noqa: ARG001
    return hands_text(table)


LEAKS: list[tuple[Any, str, Any]] = [
    (live, "table_view", leaky_view),
    (spliced, "public_view", leaky_public_view),
    (api, "table_view", leaky_view),
    (live, "decide", leaky_decide),
    (api, "record_text", leaky_record),
]


@pytest.mark.parametrize("leak", range(len(LEAKS)))
def test_the_test_sees_a_leak(two_worlds: tuple[World, World], leak: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add one secret field on one path. Not every table uses every path, so several tables are tried."""
    monkeypatch.setattr(*LEAKS[leak])
    numbers = itertools.islice(differing_numbers(1000 * (leak + 1)), 20)
    assert any(
        wire_bytes(two_worlds[0], made) != wire_bytes(two_worlds[1], made)
        for made in (put(two_worlds, number) for number in numbers)
    )


def differing_numbers(start: int) -> Iterator[int]:
    """Yield cases whose worlds differ, with a reader at the table. Each leak has its own cases."""
    for number in itertools.count(start):
        made = case(number)
        if made.play.log != made.twin and made.reader != SPECTATOR:
            yield number

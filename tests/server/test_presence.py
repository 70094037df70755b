"""Nobody who is connected is ever unseated, whatever notes get lost and whichever process stalls."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, ClassVar

import httpx
import pytest

from jekyllhyde.server.limits import Timing
from jekyllhyde.server.presence import Presence
from tests.server.postgres import Postgres
from tests.server.redis import Redis, redis
from tests.server.running import ServerProcess, Talk, in_background, new_guest, new_table, run
from tests.server.test_many_machines import sit_down

TIMING = Timing(linger=10, resync=5, silence=60)


class Process:
    """What one of several processes knows, and who is connected to it."""

    def __init__(self, name: str, now: float) -> None:
        self.name = name
        self.presence = Presence(name, TIMING, now, lone=False)
        self.connected: set[str] = set()
        self.last_seen: dict[str, float] = {}
        self.stalls_until = 0.0
        self.unread: list[tuple[str, set[str]]] = []

    def read(self, now: float) -> None:
        for process, players in self.unread:
            self.presence.heard(process, now)
            self.last_seen.update(dict.fromkeys(players, now))
        self.unread.clear()

    def look(self, now: float, players: list[str]) -> list[str]:
        """Who has gone, as `LiveTable.look_around` finds it."""
        sure = self.presence.look(now)
        self.last_seen.update(dict.fromkeys(self.connected if sure else players, now))
        return [player for player in players if now - self.last_seen.setdefault(player, now) > TIMING.linger]


@pytest.mark.parametrize("seed", range(40))
def test_nobody_connected_is_called_gone(seed: int) -> None:
    """Two processes walk through stalls, lost notes and a broker that goes away. Stalls are shorter than `silence`.
    People move between processes, and revocations cut them off."""
    chance = Random(seed)
    players = ["ann", "ben", "cat"]
    processes = [Process("a", 0), Process("b", 0)]
    connected_since: dict[str, float | None] = dict.fromkeys(players)
    broker_back = 0
    for now in range(1, 1500):
        event = chance.random()
        if event < 0.01:
            broker_back = now + chance.randrange(1, 300)
        elif event < 0.03:
            chance.choice(processes).stalls_until = now + chance.randrange(1, 50)
        elif event < 0.1:
            move(chance.choice(players), chance.choice([None, *processes]), processes, connected_since, now)
        for process in chance.sample(processes, 2):
            if process.stalls_until > now:
                continue
            if now % 5 == ord(process.name) % 5 or process.stalls_until == now:
                for player in process.look(now, players):
                    since = connected_since[player]
                    assert since is None or now - since <= TIMING.linger, f"{player} is connected"
                if broker_back <= now:
                    for other in processes:
                        other.unread.append((process.name, set(process.connected)))
            process.read(now)


def test_who_is_connected_nowhere_is_called_gone_when_all_is_known() -> None:
    one, two = Process("a", 0), Process("b", 0)
    two.connected = {"ann"}
    gone = {}
    for now in range(5, 200, 5):
        gone[now] = one.look(now, ["ann", "ben"])
        one.unread = [("a", set()), ("b", two.connected)]
        one.read(now)
    assert set(map(tuple, gone.values())) == {(), ("ben",)}
    assert not gone[60], "a process that has just begun does not know all others"


def test_a_process_that_is_silent_is_waited_for_and_then_dead() -> None:
    one = Process("a", 0)
    gone = {}
    for now in range(5, 300, 5):
        gone[now] = one.look(now, ["ann"])
        one.unread = [("a", set()), *([("b", {"ann"})] if now <= 100 else [])]
        one.read(now)
    assert not any(gone[now] for now in range(5, 165, 5))
    assert gone[180] == ["ann"]


def test_a_process_that_says_that_it_ends_is_not_waited_for() -> None:
    one = Process("a", 0)
    gone = {}
    for now in range(5, 300, 5):
        gone[now] = one.look(now, ["ann"])
        one.unread = [("a", set()), *([("b", {"ann"})] if now <= 100 else [])]
        one.read(now)
        if now == 100:
            one.presence.ended("b")
    assert gone[115] == ["ann"]


def move(
    player: str, to: Process | None, processes: list[Process], connected_since: dict[str, float | None], now: float
) -> None:
    """Connect to another process, or to none. A process that stalls takes nobody."""
    if to is not None and to.stalls_until > now:
        return
    for process in processes:
        if player in process.connected:
            process.connected.discard(player)
            process.last_seen[player] = now
    if to is None:
        connected_since[player] = None
    else:
        to.connected.add(player)
        if connected_since[player] is None:
            connected_since[player] = now


class Patient(ServerProcess):
    """A process that is silent for some seconds is not dead."""

    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "silence": 120}


async def watch(one: ServerProcess, two: ServerProcess, phase: str, talks: list[Talk]) -> None:
    """Ann and Bob, each at another process, hear what happens at their table."""
    ann, bob = await new_guest(one.address, "Ann"), await new_guest(one.address, "Bob")
    table_id = await new_table(one.address, ann)
    async with ann.socket(one.address) as first, bob.socket(two.address) as second:
        await sit_down(first, table_id, 0)
        await sit_down(second, table_id, 1)
        if phase == "playing":
            for chair in (2, 3):
                await first.say("seat-bot", chair=chair, level="random")
            await first.say("start")
        talks += [first, second]
        await asyncio.gather(first.hear_for_ever(), second.hear_for_ever())


def frozen(two: ServerProcess, _broker: Redis) -> Iterator[None]:
    two.freeze()
    yield
    two.thaw()


def without_broker(_two: ServerProcess, broker: Redis) -> Iterator[None]:
    broker.stop()
    yield
    broker.start()


@pytest.mark.parametrize("phase", ["gathering", "playing"])
@pytest.mark.parametrize("trouble", [frozen, without_broker])
def test_people_keep_their_chairs(postgresql: Postgres, phase: str, trouble: Any) -> None:
    """Ten times as long as somebody may be missed otherwise."""
    url = postgresql.new_database()
    talks: list[Talk] = []
    with (
        redis() as broker,
        Patient(url, broker.url) as one,
        Patient(url, broker.url) as two,
        in_background(watch(one, two, phase, talks)) as wait_for,
    ):
        wait_for(lambda: len(talks) == 2)
        with contextmanager(trouble)(two, broker):
            sleep(5)
        sleep(2)
    for talk in talks:
        assert [chair["here"] for chair in talk.table["chairs"][:2]] == [True, True]
        assert not [news for news in talk.news if news["what"] in ("left", "returned", "stood")]


def test_a_database_that_hangs_is_told_in_time_and_comes_back(postgresql: Postgres) -> None:
    with ServerProcess(postgresql.new_database()) as server:
        guest = run(new_guest(server.address))
        table_id = run(new_table(server.address, guest))

        async def story() -> None:
            async with guest.socket(server.address) as talk, httpx.AsyncClient(base_url=server.address) as client:
                await talk.say("enter", table=table_id)
                postgresql.process.freeze()
                try:
                    async with asyncio.timeout(5):
                        answers = await asyncio.gather(
                            talk.say("sit", chair=0),
                            client.get("/api/tables"),
                            client.get("/readyz"),
                            client.post("/api/guests", json={"name": "Bob"}),
                        )
                finally:
                    postgresql.process.thaw()
                assert answers[0]["reason"] == "try-again"
                assert [answer.status_code for answer in answers[1:]] == [503, 503, 503]
                while (await talk.say("seat-bot", chair=1, level="random"))["type"] != "done":
                    pass
                assert talk.table["chair"] == 0, "what was on its way is carried out"
                assert (await client.get("/api/tables")).status_code == 200

        run(story())
        assert "Traceback" not in server.log


def test_an_idle_server_with_a_broker_warns_of_nothing(tmp_path: Path) -> None:
    with redis() as broker, ServerProcess(f"sqlite:///{tmp_path / 'db'}", broker.url) as server:
        sleep(8)  # longer than any timeout of a socket
        assert server.log == ""

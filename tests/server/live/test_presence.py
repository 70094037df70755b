"""Nobody who is connected is unseated, whichever notes get lost and whichever process stalls."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any, ClassVar

import httpx
import pytest

from jekyllhyde.server.live.presence import Presence
from jekyllhyde.server.process.limits import Timing
from tests.server.live.test_many_machines import sit_down
from tests.server.postgres import Postgres
from tests.server.redis import Redis, redis
from tests.server.running import ServerProcess, Talk, in_background, new_guest, new_table, run

TIMING = Timing(linger=10, resync=5, silence=60)


class Known:
    """What a process learns every five seconds about who is connected, and whether it knows everything."""

    def __init__(self) -> None:
        self.presence = Presence("a", TIMING, 0, local=False)
        self.sure: dict[int, bool] = {}

    def pass_time(self, until: int, *heard: str) -> None:
        for now in range(5 * len(self.sure) + 5, until + 1, 5):
            self.sure[now] = self.presence.look(now)
            for process in heard:
                self.presence.heard(process, now)


def test_a_process_that_has_just_begun_does_not_know_all_others() -> None:
    known = Known()
    known.pass_time(200, "a", "b")
    assert [now for now, sure in known.sure.items() if not sure] == list(range(5, 65, 5))


def test_a_process_that_is_silent_is_waited_for_and_then_dead() -> None:
    known = Known()
    known.pass_time(100, "a", "b")
    known.pass_time(200, "a")
    assert known.sure[105]
    assert not any(known.sure[now] for now in range(110, 165, 5))
    assert known.sure[165]


def test_a_process_that_says_that_it_ends_is_not_waited_for() -> None:
    known = Known()
    known.pass_time(100, "a", "b")
    known.presence.ended("b")
    known.pass_time(200, "a")
    assert all(known.sure[now] for now in range(105, 205, 5))


def test_a_process_that_does_not_hear_itself_knows_nothing() -> None:
    known = Known()
    known.pass_time(100, "a", "b")
    known.pass_time(200, "b")
    assert not any(known.sure[now] for now in range(115, 205, 5))


class Patient(ServerProcess):
    """A process that is silent for some seconds is not dead."""

    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "silence": 120}


async def watch(one: ServerProcess, two: ServerProcess, phase: str, talks: list[Talk]) -> None:
    """Let Ann and Bob, each at another process, receive what happens at their table."""
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
    """Wait ten times as long as a player may be without a connection."""
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

"""Players of one table on different processes, while processes, broker and database stop and start again."""

from __future__ import annotations

from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed

from jekyllhyde.records import Outcome, read_record, verify_record
from jekyllhyde.rules import totals
from tests.server.postgres import Postgres, postgres
from tests.server.redis import redis
from tests.server.running import Guest, ServerProcess, Talk, new_guest, new_table, run, running


async def play_rounds(talks: list[Talk], rounds: int) -> None:
    await level(talks)
    while talks[0].table["phase"] != "over" and talks[0].table["round"]["number"] <= rounds:
        decider = next((talk for talk in talks if talk.legal_moves or "ready" in talk.table["actions"]), talks[0])
        await decider.act()
        await level(talks)


async def level(talks: list[Talk]) -> None:
    """Receive until all have the same state."""
    while len({talk.table["version"] for talk in talks}) > 1:
        await min(talks, key=lambda talk: int(talk.table["version"])).hear()


async def sit_down(talk: Talk, table_id: str, chair: int) -> None:
    await talk.say("enter", table=table_id)
    if talk.table["phase"] == "gathering":
        await talk.say("sit", chair=chair)


async def record_at(address: str, table_id: str) -> str:
    async with httpx.AsyncClient(base_url=address) as client:
        return (await client.get(f"/api/tables/{table_id}/record")).text


async def rounds_on(addresses: tuple[str, str], guests: tuple[Guest, Guest], table_id: str, rounds: int) -> Any:
    """Play up to a round with each guest at its own server. Return the state after it."""
    async with guests[0].socket(addresses[0]) as first, guests[1].socket(addresses[1]) as second:
        await sit_down(first, table_id, 0)
        await sit_down(second, table_id, 1)
        if first.table["phase"] == "gathering":
            for chair in (2, 3):
                await first.say("seat-bot", chair=chair, level="random")
            await first.say("start")
        await play_rounds([first, second], rounds)
        return first.table


async def two_guests(address: str) -> tuple[Guest, Guest]:
    return await new_guest(address, "Ann"), await new_guest(address, "Bob")


async def socket_ends(guest: Guest, address: str, kill: Any) -> None:
    async with guest.socket(address) as talk:
        kill()
        try:
            while True:
                await talk.hear()
        except ConnectionClosed:
            return


def test_a_match_outlives_its_processes_its_broker_and_its_database() -> None:
    with redis() as broker, postgres() as database:
        url = database.new_database()
        with running(url, broker.url) as one, running(url, broker.url) as two:
            guests = run(two_guests(one.address))
            table_id = run(new_table(two.address, guests[0], target=600))
            both = one.address, two.address
            run(rounds_on(both, guests, table_id, 1))
            broker.stop()
            run(rounds_on(both, guests, table_id, 2))
            broker.start()
            run(rounds_on(both, guests, table_id, 3))
            database.restart()
            run(rounds_on(both, guests, table_id, 4))
            run(socket_ends(guests[1], two.address, two.kill))
            run(rounds_on((one.address, one.address), guests, table_id, 5))
            with running(url, broker.url) as three:
                one.kill()
                last = run(rounds_on((three.address, three.address), guests, table_id, 1000))
                record = read_record(run(record_at(three.address, table_id)))
    assert verify_record(record).outcome is Outcome.FAIR
    assert last["phase"] == "over"
    shown = {row["side"]: row["total"] for row in last["totals"]}
    assert shown == {
        side if isinstance(side, str) else side.word: total for side, total in totals(record.match).items()
    }


def test_who_is_connected_to_another_process_is_here_until_that_one_dies(postgresql: Postgres) -> None:
    url = postgresql.new_database()
    with (
        redis() as broker,
        running(url, broker.url) as one,
        running(url, broker.url) as two,
    ):
        run(one_goes_and_one_is_cut_off(one, two))


async def one_goes_and_one_is_cut_off(one: ServerProcess, two: ServerProcess) -> None:
    ann, bob, cat = [await new_guest(one.address, name) for name in ("Ann", "Bob", "Cat")]
    table_id = await new_table(one.address, ann)
    async with ann.socket(one.address) as first, bob.socket(two.address) as second:
        await sit_down(first, table_id, 0)
        await sit_down(second, table_id, 1)
        async with cat.socket(two.address) as third:
            await sit_down(third, table_id, 2)
            await third.say("seat-bot", chair=3, level="random")
            await third.say("start")
        await until_left(first, 2)
        missed = [news for news in first.news if news["what"] in ("left", "returned")]
        assert missed == [{"what": "left", "chair": 2}]  # though each process did not see somebody else
        two.kill()
        await until_left(first, 1)


async def until_left(talk: Talk, chair: int) -> None:
    while {"what": "left", "chair": chair} not in talk.news:
        await talk.hear()


class ShortWait(ServerProcess):
    """A server whose tables wait three seconds for who is not ready."""

    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "ready": 3}


class LongWait(ServerProcess):
    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "ready": 100_000}


def test_the_next_round_comes_in_time_although_the_process_of_the_table_died(postgresql: Postgres) -> None:
    """The time follows from the log: the other process would wait longer."""
    with redis() as broker:
        url = postgresql.new_database()
        with ShortWait(url, broker.url) as one, LongWait(url, broker.url) as two:
            run(one_is_never_ready(one, two))


async def one_is_never_ready(one: ServerProcess, two: ServerProcess) -> None:
    ann, bob = await two_guests(one.address)
    cat = await new_guest(two.address, "Cat")
    table_id = await new_table(one.address, ann, target=1000)
    async with ann.socket(one.address) as first, bob.socket(two.address) as second, cat.socket(two.address) as third:
        talks = [first, second, third]
        for chair, talk in enumerate(talks):
            await sit_down(talk, table_id, chair)
        await first.say("seat-bot", chair=3, level="random")
        await first.say("start")
        await level(talks)
        while first.table["phase"] == "playing":
            await next((talk for talk in talks if talk.legal_moves), first).act()
            await level(talks)
        await first.say("ready")
        await second.say("ready")
        assert [(wait["what"], wait["chair"]) for wait in second.table["countdowns"]] == [("next-round", None)]
        one.kill()
        await third.until("playing")
        assert third.table["round"]["number"] == 2
        assert not third.table["chairs"][2]["stand_in"]

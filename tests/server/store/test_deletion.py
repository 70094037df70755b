"""After an account is deleted, its id is nowhere in the database, and tables go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from jekyllhyde.server.store.database import Store, open_engine
from jekyllhyde.server.store.deletion import forget_in_logs, without_player
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Table
from tests.server.running import Guest, ServerProcess, new_guest, new_table, run, running
from tests.server.tables import Play
from tests.server.worlds import open_world


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    with running(database) as process:
        yield process


def everything(database: str) -> str:
    """Return everything in the database as text."""
    engine = open_engine(database)
    inspector = sa.inspect(engine)
    with engine.connect() as connection:
        found = [
            str(connection.execute(sa.text(f'SELECT * FROM "{table}"')).all())  # noqa: S608
            for table in inspector.get_table_names()
        ]
    engine.dispose()
    return "\n".join(found)


def id_of(address: str, guest: Guest) -> str:
    return str(httpx.get(f"{address}/api/me/export", headers=guest.headers).json()["player"]["id"])


def test_the_id_of_a_deleted_account_stands_nowhere_and_its_table_goes_on(server: ServerProcess, database: str) -> None:
    async def story() -> tuple[str, str]:
        ann, bob = await new_guest(server.address), await new_guest(server.address, "Bob")
        table_id = await new_table(server.address, ann, target=1)
        key = id_of(server.address, ann)
        async with ann.socket(server.address) as leaving, bob.socket(server.address) as staying:
            for chair, talk in enumerate((leaving, staying)):
                await talk.say("enter", table=table_id)
                await talk.say("sit", chair=chair)
            for chair in (2, 3):
                await staying.say("seat-bot", chair=chair, level="random")
            await staying.say("start")
            await leaving.say("report", chair=1, text="something private")
            await staying.say("report", chair=0, text="about the other one")
            assert key in everything(database)
            async with httpx.AsyncClient(base_url=server.address, headers=ann.headers) as client:
                assert (await client.delete("/api/me")).status_code == 204
            while {"what": "left", "chair": 0} not in staying.news:
                await staying.hear()
            assert staying.table["chairs"][0]["name"] == "Ann", "the name is the record's"
        return key, table_id

    key, table_id = run(story())
    left = everything(database)
    assert key not in left
    assert "something private" not in left
    assert "about the other one" in left
    assert httpx.get(f"{server.address}/api/tables/{table_id}").json()["phase"] == "playing"


def seated(table: Table) -> list[str]:
    return [person.player for person in table.chairs.people.values()]


def test_a_log_without_a_player_replays_to_the_table_without_the_player(tmp_path: Path) -> None:
    play = Play(Setup())
    play.start(3)
    play.do("bob", commands.GiveUpChair())
    play.play(40)
    with open_world(tmp_path) as world:
        world.put("forgotten000", play.log)
        store: Store = world.client.app.state.store
        with world.client.portal() as portal:
            portal.call(forget_in_logs, store, "ann")
            portal.call(forget_in_logs, store, "cat", "another00000")
            entries = portal.call(store.entries, "forgotten000")
    table = replay(entries)
    assert table == without_player(play.table, "ann")
    assert seated(table) == ["nobody-0", "bob", "cat"]
    assert table.match == play.table.match


def test_two_deleted_players_at_a_table_stay_two() -> None:
    play = Play(Setup())
    play.start(2)
    table = without_player(without_player(play.table, "ann"), "bob")
    assert seated(table) == ["nobody-0", "nobody-1"]
    assert [table.chair_of(player) for player in seated(table)] == [0, 1]

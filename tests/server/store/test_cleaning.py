"""Cleaning removes old data that nobody uses, and keeps the rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from jekyllhyde.server.http.practice import PracticeRequest, practice_log
from jekyllhyde.server.live.tables import Settings
from jekyllhyde.server.process.limits import Retention
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.cleaning import PORTION, clean
from jekyllhyde.server.store.database import Store
from jekyllhyde.server.store.records import match_write
from jekyllhyde.server.table.decisions import open_new
from jekyllhyde.server.table.entries import Entry, encode_entry
from jekyllhyde.server.table.setup import Setup
from tests.server.running import run
from tests.server.tables import Play
from tests.server.views.test_replays import FOUR
from tests.server.worlds import LOOSE, NOW, STILL, open_world

DAY = 24 * 3_600_000
LATER = 1000 * DAY


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        opened = Store(f"sqlite:///{tmp_path / 'test.db'}")
    else:
        opened = Store(request.getfixturevalue("postgresql").new_database())
    yield opened
    opened.close()


def insert(store: Store, table: sa.Table, *rows: dict[str, Any]) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.insert(table), list(rows))


def left(store: Store, column: sa.Column[Any]) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.execute(sa.select(column)).scalars())


def put_table(store: Store, table_id: str, entries: list[Entry], days_ago: float) -> None:
    touched = LATER - int(days_ago * DAY)
    insert(store, schema.tables, {"id": table_id, "opened_at": 0, "opened_by": "x", "touched_at": touched})
    rows = [
        {"table_id": table_id, "version": version, "entry": encode_entry(entry).decode()}
        for version, entry in enumerate(entries, 1)
    ]
    insert(store, schema.entries, *rows)


def played() -> Play:
    play = Play(Setup(target=1), 1)
    play.start(1)
    play.do_until_over()
    return play


def test_dead_tables_go_and_records_of_finished_matches_stay(store: Store) -> None:
    play = played()
    opened: list[Entry] = [open_new(Setup(), 1, Random(1))]
    practice = list(practice_log(PracticeRequest(FOUR, 1, 3, "N"), "ann", "Ann", 1, Random(1)))
    for days, age in ((0.9, "new"), (1.1, "day"), (29, "month"), (31, "old")):
        put_table(store, f"unplayed-{age}"[:12], opened, days)
        put_table(store, f"begun-{age}", play.log, days)
        put_table(store, f"study-{age}", practice, days)
    insert(store, schema.players, {"id": "ann", "name": "Ann", "created_at": 0})
    with store.engine.begin() as connection:
        for write in match_write("begun-old", play.table, 1):
            write(connection)
    run(clean(store, Retention(), LATER))
    kept = {f"{kind}-{age}" for kind in ("begun", "study") for age in ("new", "day", "month")}
    assert left(store, schema.tables.c.id) == {"unplayed-new", *kept}
    assert left(store, schema.entries.c.table_id) == {"unplayed-new", *kept}
    assert len(left(store, schema.games.c.id)) == 1
    assert left(store, schema.game_players.c.player_id) == {"ann"}


def guest(name: str, days_ago: float, **more: Any) -> dict[str, Any]:
    fields = {"id": name, "name": name, "account": None, "password_hash": None}
    return {**fields, "created_at": LATER - int(days_ago * DAY), **more}


def session(player: str, expires_at: int) -> dict[str, Any]:
    fields = {"id": f"{player}-{expires_at}", "player_id": player, "kind": "cookie", "label": "", "created_at": 0}
    return {**fields, "expires_at": expires_at}


def test_guests_go_who_cannot_come_back_and_never_finished_a_match(store: Store) -> None:
    insert(
        store,
        schema.players,
        guest("forgotten", 100),
        guest("new", 29),
        guest("comes-back", 100),
        guest("account", 100, account="account"),
        guest("ann", 100),
    )
    with store.engine.begin() as connection:
        for write in match_write("t", played().table, 1):
            write(connection)
    insert(store, schema.sessions, session("forgotten", LATER - 1), session("comes-back", LATER + 1))
    run(clean(store, Retention(), LATER))
    assert left(store, schema.players.c.id) == {"new", "comes-back", "account", "ann"}
    assert left(store, schema.sessions.c.player_id) == {"comes-back"}
    assert len(left(store, schema.games.c.id)) == 1


def test_everything_goes_also_when_it_is_much(store: Store) -> None:
    insert(store, schema.players, *(guest(f"g{number}", 100) for number in range(2 * PORTION + 1)))
    run(clean(store, Retention(), LATER))
    assert left(store, schema.players.c.id) == set()


def test_a_table_that_somebody_looks_at_stays_and_the_others_go_by_themselves(tmp_path: Path) -> None:
    settings = Settings(LOOSE, STILL.timing, Retention(clean_every=0.05))
    play = Play(Setup(), 1)
    play.start(1)
    with open_world(tmp_path, settings) as world:
        for table_id in ("watched00000", "deserted0000"):
            world.put(table_id, play.log)
        store: Store = world.client.app.state.store
        with world.connect("ann") as socket:
            socket.send_text('{"type":"hello","protocol":3}')
            socket.send_text('{"type":"enter","table":"watched00000"}')
            socket.receive_text()
            socket.receive_text()
            with store.engine.begin() as connection:
                connection.execute(sa.update(schema.tables).values(touched_at=NOW - 31 * DAY))
            while "deserted0000" in left(store, schema.tables.c.id):
                pass
            assert left(store, schema.tables.c.id) == {"watched00000"}


def test_old_reports_go(store: Store) -> None:
    def report(days_ago: float, text: str) -> dict[str, Any]:
        row = {"table_id": "x", "by_player": "a", "about_player": "b", "text": text}
        return {"at": LATER - int(days_ago * DAY), **row}

    insert(store, schema.reports, report(179, "young"), report(181, "old"))
    run(clean(store, Retention(), LATER))
    assert left(store, schema.reports.c.text) == {"young"}

"""What a player sees of finished matches."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from jekyllhyde.records import read_record
from jekyllhyde.rules import PositionCard, totals
from jekyllhyde.server.store import schema
from jekyllhyde.server.store.database import MIGRATIONS, Store, migrate, open_engine
from jekyllhyde.server.store.history import History, history
from jekyllhyde.server.store.records import match_write
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.chairs import name_of
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views.table_view import table_view
from tests.server.tables import Play


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    with opened.engine.begin() as connection:
        for player in ("ann", "bob", "cat"):
            connection.execute(
                sa.insert(schema.players), {"id": player, "name": player.title(), "created_at": 1, "account": None}
            )
    yield opened
    opened.close()


def over(seed: int, people: int, **setup: Any) -> Play:
    play = Play(Setup(**{"target": 1, **setup}), seed)
    play.start(people)
    play.do_until_over()
    return play


def keep(store: Store, play: Play, at: int) -> None:
    with store.engine.begin() as connection:
        for write in match_write("t", play.table, at):
            write(connection)


def shown(store: Store, player: str, before: tuple[int, str] | None = None, most: int = 100) -> History:
    with store.engine.connect() as connection:
        return history(connection, player, before, most)


def test_a_match_is_told_with_its_form_sides_scores_and_players(store: Store) -> None:
    play = over(1, 2, position=PositionCard.B)
    keep(store, play, 5)
    (game,) = shown(store, "ann").games
    match = play.table.match
    assert match is not None
    seating = match.first_seating
    own = seating.camps[seating.seat_of("Ann")]
    assert (game.players_count, game.position.value, game.target, game.rounds) == (4, "B", 1, len(match.rounds))
    assert (game.name, game.side, game.total) == ("Ann", own.word, totals(match)[own])
    assert (game.others, game.won) == (totals(match)[own.other], totals(match)[own] > totals(match)[own.other])
    assert [(player.name, player.kind, player.level) for player in game.players] == [
        ("Ann", "person", None),
        ("Bob", "person", None),
        (name_of(play.table.chairs[2]), "bot", "random"),
        (name_of(play.table.chairs[3]), "bot", "random"),
    ]
    assert sum(player.won for player in game.players) == 2


def test_with_three_players_each_has_a_total_of_their_own(store: Store) -> None:
    play = over(2, 3, players=3)
    keep(store, play, 5)
    for player in ("ann", "bob", "cat"):
        (game,) = shown(store, player).games
        assert (game.side, game.players_count) == (None, 3)
        assert game.won == (game.total > game.others)
    assert sum(shown(store, player).won for player in ("ann", "bob", "cat")) == 1


def over_with_undo() -> Play:
    play = Play(Setup(target=1))
    play.start(1)
    while play.table.deciding != 0:
        play.move()
    play.move()
    play.do("ann", commands.Undo(version=play.table.version))
    play.do_until_over()
    return play


def test_a_match_with_undo_is_marked_and_does_not_count(store: Store) -> None:
    keep(store, over_with_undo(), 5)
    keep(store, over(4, 1), 6)
    page = shown(store, "ann")
    assert [game.undone for game in page.games] == [False, True]
    assert (page.played, sum(form.played for form in page.forms)) == (1, 1)
    with store.engine.connect() as connection:
        records = connection.execute(sa.select(schema.games.c.record).order_by(schema.games.c.finished_at)).scalars()
        assert [read_record(text).undone for text in records] == [True, False]


def test_a_match_with_hints_is_marked_and_does_not_count(store: Store) -> None:
    play = Play(Setup(target=1))
    play.start(1)
    play.do("ann", commands.Hint())
    play.do_until_over()
    keep(store, play, 5)
    keep(store, over(4, 1), 6)
    page = shown(store, "ann")
    assert [game.hinted for game in page.games] == [False, True]
    assert (page.played, sum(form.played for form in page.forms)) == (1, 1)


def test_the_mark_goes_with_the_match_and_not_with_the_table(store: Store) -> None:
    play = over_with_undo()
    assert table_view("t", play.table, 0, play.now).undone
    play.do("ann", commands.Rematch())
    play.do("ann", commands.Start())
    assert not table_view("t", play.table, 0, play.now).undone
    play.do_until_over()
    keep(store, play, 5)
    assert shown(store, "ann").played == 1


def test_sums_are_told_by_form_and_side_over_all_pages(store: Store) -> None:
    forms: tuple[dict[str, Any], ...] = ({}, {"position": PositionCard.B}, {"players": 3})
    plays = [over(seed, 1, **forms[seed % 3]) for seed in range(18)]
    for at, play in enumerate(plays):
        keep(store, play, at)
    page = shown(store, "ann", most=1)
    assert (page.played, len(page.games)) == (18, 1)
    assert page.won == sum(form.won for form in page.forms)
    assert sum(form.played for form in page.forms if form.position.value == "B") == 6
    games = shown(store, "ann").games
    assert sum(form.points for form in page.forms) == sum(game.total for game in games)
    assert page.won == sum(game.won for game in games)
    assert shown(store, "bob") == History([], 0, 0, [], None)


def test_pages_have_every_match_once_also_of_one_moment(store: Store) -> None:
    for seed in range(7):
        keep(store, over(seed, 1), at=seed // 3)
    seen: list[str] = []
    before: tuple[int, str] | None = None
    while True:
        page = shown(store, "ann", before, most=2)
        seen += [game.id for game in page.games]
        if page.older is None:
            break
        moment, _, game_id = page.older.partition("-")
        before = int(moment), game_id
    assert len(seen) == len(set(seen)) == 7
    assert [game.id for game in shown(store, "ann").games] == seen


def old_database(url: str, game: dict[str, Any], own: dict[str, Any]) -> sa.Engine:
    """Create a database as the first version left it."""
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    columns = {"games": tuple(game), "game_players": tuple(own), "players": ("id", "name", "created_at")}
    rows = {"players": {"id": "ann", "name": "Ann", "created_at": 1}, "games": game, "game_players": own}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, row in rows.items():
            connection.execute(sa.insert(sa.table(name, *map(sa.column, columns[name]))), row)
    return engine


@pytest.mark.parametrize("players", [3, 4])
def test_matches_of_the_first_version_get_what_histories_show(database: str, players: int) -> None:
    play = over(3, 1, players=players)
    new = Store(database)
    with new.engine.begin() as connection:
        connection.execute(sa.insert(schema.players), {"id": "ann", "name": "Ann", "created_at": 1})
    keep(new, play, 5)
    (expected,) = shown(new, "ann").games
    with new.engine.begin() as connection:
        record = connection.execute(sa.select(schema.games.c.record)).scalar_one()
        schema.metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")
    new.close()
    game_id = secrets.token_hex(8)
    game = {"id": game_id, "table_id": "t", "finished_at": 5, "record": record}
    own = {"game_id": game_id, "player_id": "ann", "name": "Ann", "won": expected.won}
    engine = old_database(database, game, own)
    migrate(engine)
    with engine.connect() as connection:
        (migrated,) = history(connection, "ann", None, 10).games
    engine.dispose()
    fields = ("players_count", "position", "target", "rounds", "practice", "name", "won", "side", "total", "others")
    assert [getattr(migrated, name) for name in fields] == [getattr(expected, name) for name in fields]
    assert {(each.name, each.kind, each.total, each.won) for each in migrated.players} == {
        (each.name, each.kind, each.total, each.won) for each in expected.players
    }

"""Judge what happened at tables without a server, which a browser hosts: the server has to say the same.

    python -m tests.parity.local_tables < played.json

Reads what `web/src/local/randomTables.ts` played. Replays each log, and compares all commands, views, news, records,
rows of the history and replays with those of the server. Prints what differs, and how much was compared.
"""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from jekyllhyde.rules import Event, IllegalMove, Seat
from jekyllhyde.server.store.history import form_columns, own_columns, players_of
from jekyllhyde.server.store.records import record_text
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance, open_table
from jekyllhyde.server.table.decisions import decide
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.state import Table
from jekyllhyde.server.thinking.bots import TABLE_LEVELS
from jekyllhyde.server.views.news import news_of
from jekyllhyde.server.views.replays import ReplayRequest, replay_of
from jekyllhyde.server.views.table_view import table_view

Json = Any
PLAYER = "you"
_BYTES = frozenset({"secret", "commit", "commitment", "seed"})


def judge(played: list[Json]) -> Json:
    compared: Counter[str] = Counter()
    wrong = [f"{table['id']}: {what}" for table in played for what in _differences(table, compared)]
    return {"wrong": wrong, **{kind: compared[kind] for kind in ("states", "refusals", "games")}}


def _differences(played: Json, compared: Counter[str]) -> Iterator[str]:
    entries = [_entry(fields) for fields in played["log"]]
    try:
        tables, events = _replayed(entries)
    except (IllegalMove, ValueError) as error:
        yield f"the log cannot be replayed: {error}"
        return
    for view in played["states"]:
        compared["states"] += 1
        table = tables[view["version"]]
        yield from _unequal("view", view, table_view(played["id"], table, table.chair_of(PLAYER), 0))
    yield from _wrong_news(played["news"], entries, events)
    for sent in played["commands"]:
        compared["refusals"] += sent["refusal"] is not None
        yield from _wrong_answer(sent, played["name"], tables[sent["version"]], entries)
    for game in played["games"]:
        compared["games"] += 1
        yield from _wrong_game(game, tables[game["version"]])


def _entry(fields: Json) -> log.Entry:
    """Return an entry of the browser's log, which has no player and has bytes in hexadecimal."""
    fields = {name: _base64(value) if name in _BYTES else value for name, value in fields.items()}
    if fields["entry"] == "sat":
        fields["player"] = PLAYER
    if fields["entry"] == "opened":
        fields["by"] = PLAYER
    return log.decode_entry(msgspec.json.encode(fields))


def _base64(text: str) -> str:
    return b64encode(bytes.fromhex(text)).decode()


def _replayed(entries: list[log.Entry]) -> tuple[dict[int, Table], dict[int, tuple[Event, ...]]]:
    """Return the tables and the events by version."""
    first, *rest = entries
    assert isinstance(first, log.Opened)
    table = open_table(first)
    tables, events = {1: table}, dict[int, tuple[Event, ...]]()
    for entry in rest:
        table, happened = advance(table, entry)
        tables[table.version], events[table.version] = table, happened
    return tables, events


def _wrong_news(shown: list[Json], entries: list[log.Entry], events: dict[int, tuple[Event, ...]]) -> Iterator[str]:
    """Each state tells what happened since the state before; the first one tells nothing."""
    (first, *rest), seen = shown, shown[0]["version"]
    yield from _unequal("news", first["news"], [])
    for state in rest:
        versions = range(seen + 1, state["version"] + 1)
        expected = [news for version in versions for news in news_of(entries[version - 1], events[version])]
        yield from _unequal("news", state["news"], expected)
        seen = state["version"]


def _wrong_answer(sent: Json, name: str, table: Table, entries: list[log.Entry]) -> Iterator[str]:
    """The server refuses for the same reason, or writes the same entries."""
    command = commands.decode(json.dumps(sent["command"]))
    try:
        expected = decide(table, PLAYER, name, command, levels=TABLE_LEVELS, now=0, chance=Random(1))  # type: ignore[arg-type]
    except Refused as refused:
        if sent["refusal"] != refused.refusal.value:
            yield f"{sent}: the server says {refused.refusal.value}"
        return
    if sent["refusal"] is not None:
        yield f"{sent}: the server does not refuse it"
        return
    written = entries[sent["version"] : sent["after"]]
    if [_comparable(entry) for entry in written] != [_comparable(entry) for entry in expected]:
        yield f"{sent}: {written} instead of {expected}"


def _comparable(entry: log.Entry) -> Json:
    """Return an entry without its time, and without the secret of a rematch, which is random."""
    fields = msgspec.to_builtins(entry)
    hidden = {"at", "time", *(("secret", "commit") if isinstance(entry, log.Rematched) else ())}
    return {name: value for name, value in fields.items() if name not in hidden}


def _wrong_game(game: Json, table: Table) -> Iterator[str]:
    assert table.match is not None
    row = game["row"]
    record = record_text(table, row["finished_at"])
    yield from _unequal("record", game["record"], record)
    (chair,) = table.chairs.people
    played = players_of(table.match, table.chairs)
    own, form = own_columns(played[chair], played), form_columns(table.match)
    about = {"id": table.secret.commit.hex()[:16], "finished_at": row["finished_at"], "practice": False}
    marks = {"undone": table.undone, "hinted": table.hinted}
    yield from _unequal("row", row, {**about, **marks, **own, **form, "players": played})
    for replay in game["replays"]:
        yield from _wrong_replay(replay, record or "")


def _wrong_replay(replay: Json, record: str) -> Iterator[str]:
    try:
        expected = replay_of(ReplayRequest(record, replay["round"], replay["seat"]))
    except Refused:  # the ghost's seat sees nothing
        yield from _unequal(
            "replay of the ghost", replay, {"round": replay["round"], "seat": Seat[replay["seat"]].name}
        )
        return
    yield from _unequal("replay", replay, expected)


def _unequal(what: str, shown: Json, expected: object) -> Iterator[str]:
    wanted = json.loads(msgspec.json.encode(expected))
    if shown != wanted:
        yield f"{what}: {_first_difference(shown, wanted)}"


def _first_difference(shown: Json, wanted: Json, path: str = "") -> str:
    if isinstance(shown, dict) and isinstance(wanted, dict):
        for key in sorted({*shown, *wanted}):
            if shown.get(key) != wanted.get(key) or (key in shown) != (key in wanted):
                return _first_difference(shown.get(key), wanted.get(key), f"{path}.{key}")
    if isinstance(shown, list) and isinstance(wanted, list) and len(shown) == len(wanted):
        for index, (own, other) in enumerate(zip(shown, wanted, strict=True)):
            if own != other:
                return _first_difference(own, other, f"{path}[{index}]")
    return f"{path} is {shown!r} instead of {wanted!r}"


if __name__ == "__main__":
    json.dump(judge(json.load(sys.stdin)), sys.stdout)

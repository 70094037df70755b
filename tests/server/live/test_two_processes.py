"""Two processes with lost notes, stalls, lost connections and revocations. Nobody who is connected is unseated, and
nothing is decided twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from jekyllhyde.rules import legal_moves, move_text
from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live.client import NO_SESSION
from jekyllhyde.server.live.live_table import LiveTable
from jekyllhyde.server.live.presence import Presence
from jekyllhyde.server.store.database import Row
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance, open_table, replay
from jekyllhyde.server.table.chairs import Open
from jekyllhyde.server.table.decisions import decide, open_new
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.thinking.bots import TABLE_LEVELS
from tests.server.stepped import TIMING, Moment, Network, Process, Socket, database_in, end_session, new_session

PEOPLE = ("ann", "ben", "cat")
FORGIVEN = 1.5
"""Seconds without a connection that must have no effect, whichever process the person connects to next."""
SESSIONS_ARE_CHECKED_WITHIN = 7 * TIMING.resync
CALM = 90.0
"""Seconds without trouble after which all processes know everything."""
STEPS = 150


class Person:
    """A person. Short absences do not change `present_since`."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.socket: Socket | None = None
        self.sessions = 1
        self.present_since = 0.0
        self.went_at = float("-inf")

    @property
    def connected(self) -> bool:
        return self.socket is not None and self.socket.open and not self.socket.enters


class World:
    """What is really the case, to compare with what two processes know."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        self.moment = Moment()
        self.network = Network(self.moment, self.chance)
        url = database_in(folder)
        self.processes = [Process(url, self.network, self.moment, Random(seed + n), self._written) for n in (1, 2)]
        store = self.processes[0].store
        self.people = [Person(new_session(store, name, f"{name} 1")) for name in PEOPLE]
        self.revoked: list[tuple[Socket, float]] = []
        self.done: Counter[tuple[int, int]] = Counter()
        self.written: list[log.Entry] = []
        self.wrongs: list[str] = []
        self.table_id = self._open_table()
        opened = self.entries()[0]
        assert isinstance(opened, log.Opened)
        self.table: Table = open_table(opened)

    def _open_table(self) -> str:
        process = self.processes[0]
        opened = open_new(Setup(private=True, target=3000), 0, self.chance, PEOPLE[0])
        opening = process.begin(process.tables.open_with(self.people[0].player, (opened,)))
        self.pass_time(0.1)
        table_id: str = opening.result()
        return table_id

    def close(self) -> None:
        for process in self.processes:
            process.end()
        for process in self.processes:
            process.close()

    # Time

    def pass_time(self, seconds: float) -> None:
        until = self.moment.now + seconds
        while (wakes_at := min(process.wakes_at for process in self.processes)) <= until:
            self.moment.now = max(self.moment.now, wakes_at)
            for process in self.chance.sample(self.processes, 2):
                if not process.stalls:
                    process.loop.settle()
        self.moment.now = until
        assert not self.wrongs, self.wrongs
        for socket, at in self.revoked:
            checked_since = max(at, socket.process.stalls_until)
            late = self.moment.now - checked_since > SESSIONS_ARE_CHECKED_WITHIN
            assert not (socket.open and late), "the socket of a revoked session is still open"

    # What is written

    def _written(self, row: Row) -> None:
        """Check an entry that is in the log now."""
        _, version, text = row
        entry = log.decode_entry(text.encode())
        if version != self.table.version + 1:
            self.wrongs.append(f"version {version} after {self.table.version}")
        if isinstance(entry, log.Left | log.Stood | log.TakenOver | log.Removed):
            self._look_for_gone(entry.chair, type(entry).__name__)
        self.written.append(entry)
        self.table, _ = advance(self.table, entry)

    def _look_for_gone(self, chair: int, entry: str) -> None:
        """Note a failure. An assertion would only reach the event loop that writes."""
        gone = self.table.chairs.people[chair].player
        person = next(person for person in self.people if person.player.id == gone)
        if person.connected and self.moment.now - person.present_since > TIMING.linger:
            self.wrongs.append(f"{gone} is connected, but {entry}, at {self.moment.now}")

    def entries(self) -> list[log.Entry]:
        process = self.processes[0]
        reading = process.begin(process.store.entries(self.table_id))
        self.pass_time(0.1)
        found: list[log.Entry] = reading.result()
        return found

    # What people do

    def connect(self, person: Person, process: Process) -> None:
        """Connect a person to a process. A process that stalls accepts nobody."""
        if process.stalls:
            return
        self.drop(person)
        if self.moment.now - person.went_at > FORGIVEN:
            person.present_since = self.moment.now
        person.socket = Socket(process, person.player, self.table_id)

    def drop(self, person: Person) -> None:
        if person.socket is not None and person.socket.open:
            person.socket.drop()
            person.went_at = self.moment.now

    def revoke(self, person: Person, process: Process) -> None:
        """End the person's session in one process, and give the person another one."""
        if process.stalls:
            return
        old = person.player
        if person.socket is not None:
            self.revoked.append((person.socket, self.moment.now))

        async def end() -> None:
            await process.store.write(end_session(old))
            await process.tables.end_sessions(old.id, old.session, NO_SESSION)

        process.begin(end())
        person.sessions += 1
        person.player = new_session(process.store, old.id, f"{old.id} {person.sessions}")

    def act(self, person: Person) -> None:
        """Send a command that continues the match, as the person's process sees it."""
        if person.socket is None or not person.connected or person.socket.process.stalls:
            return
        process = person.socket.process
        live = process.tables.loaded[self.table_id]
        command = self._command(person, live.table)
        if command is not None:
            process.begin(self._submit(person, live, command))

    async def _submit(self, person: Person, live: LiveTable, command: commands.TableCommand) -> None:
        chair = live.table.chair_of(person.player.id)
        name, chance = person.player.name, self.chance
        try:
            await live.submit(
                lambda table: decide(
                    table, person.player.id, name, command, levels=TABLE_LEVELS, now=live.now(), chance=chance
                )
            )
        except Refused:
            return
        if isinstance(command, commands.MakeMove):
            assert chair is not None
            self.done[chair, command.version] = 1

    def _command(self, person: Person, table: Table) -> commands.TableCommand | None:
        chair = table.chair_of(person.player.id)
        if table.phase is Phase.GATHERING:
            if chair is None:
                return commands.Sit(chair=self.chance.randrange(4))
            if len(table.chairs.people) < len(PEOPLE):
                return None
            free = [index for index, sitter in enumerate(table.chairs) if isinstance(sitter, Open)]
            return commands.SeatBot(chair=free[0], level="random") if free else commands.Start()
        if table.phase is Phase.BETWEEN_ROUNDS:
            return commands.Ready()
        if table.phase is Phase.PLAYING and chair is not None and table.deciding == chair and table.round is not None:
            move = self.chance.choice(legal_moves(table.round))
            return commands.MakeMove(version=table.version, move=move_text(move))
        return None

    # The walk

    def step(self) -> None:
        person, process = self.chance.choice(self.people), self.chance.choice(self.processes)
        event = self.chance.random()
        if event < 0.15:
            self.connect(person, process)
        elif event < 0.2:
            self.drop(person)
        elif event < 0.23:
            self.revoke(person, process)
        elif event < 0.3:
            process.stalls_until = self.moment.now + self.chance.uniform(0.5, 45)
        elif event < 0.33:
            self.network.away_until = self.moment.now + self.chance.uniform(1, 90)
        else:
            self.act(person)
        self.pass_time(self.chance.choice([0.02, 0.3, 1.0, 3.0, 8.0]))

    def check_in_calm(self) -> None:
        """Check that all processes know the same after a time without trouble."""
        self.network.loses = self.network.away_until = 0
        self.pass_time(CALM)
        for person, process in zip(self.people, [*self.processes, self.processes[0]], strict=True):
            self.connect(person, process)
        self.pass_time(CALM)
        entries = [log.decode_entry(log.encode_entry(entry)) for entry in self.entries()]
        assert entries[1:] == self.written
        tables = [process.tables.loaded[self.table_id].table for process in self.processes]
        assert tables == [replay(entries)] * 2
        assert not self.table.chairs.away, "somebody is connected and taken for lost"
        moves = Counter((entry.chair, entry.answers) for entry in entries if isinstance(entry, log.Moved))
        assert moves == moves | self.done, "a move was acknowledged that is not in the log"
        assert set(moves.values()) <= {1}, "something was decided twice"


def walk(folder: Path, seed: int) -> Table:
    world = World(folder, seed)
    try:
        for person in world.people:
            world.connect(person, world.chance.choice(world.processes))
        world.pass_time(TIMING.silence)
        for _ in range(STEPS):
            world.step()
        world.check_in_calm()
        return world.table
    finally:
        world.close()


def in_thread(function: Callable[[], Table]) -> Table:
    """Call a function in a thread without an event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function).result()


@pytest.mark.parametrize("seed", range(20))
def test_nobody_connected_is_unseated_and_nothing_is_decided_twice(tmp_path: Path, seed: int) -> None:
    in_thread(lambda: walk(tmp_path, seed))


def away_for_a_while(folder: Path, seed: int) -> Table:
    """One person connects to the other process just before the first one would have missed it."""
    world = World(folder, seed)
    person, (here, elsewhere) = world.people[0], world.processes
    world.network.loses = 0
    try:
        world.connect(person, here)
        world.pass_time(1)
        world.act(person)
        world.pass_time(2 * TIMING.silence + world.chance.uniform(0, TIMING.resync))
        assert world.table.chair_of(person.player.id) is not None
        world.drop(person)
        world.pass_time(0.95 * TIMING.linger)
        world.connect(person, elsewhere)
        world.pass_time(2 * TIMING.linger)
        return world.table
    finally:
        world.close()


@pytest.mark.parametrize("seed", range(10))
def test_who_comes_back_in_time_to_another_process_keeps_the_chair(tmp_path: Path, seed: int) -> None:
    assert in_thread(lambda: away_for_a_while(tmp_path, seed)).chair_of(PEOPLE[0]) is not None


def test_the_walk_finds_a_process_that_does_not_miss_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "look", lambda *_: True)
    with pytest.raises(AssertionError, match="is connected, but"):
        in_thread(lambda: walk(tmp_path, seed=1))

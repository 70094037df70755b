"""A table in the memory of this process: its state, its listeners, its bots and its timer.

The functions stand in the order in which a move passes through them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Any, Protocol

from jekyllhyde.bots import Budget
from jekyllhyde.rules import Move, observe
from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live.attendance import Attendance
from jekyllhyde.server.live.batch import Batch, Decision, Request, advance_all, make_batch
from jekyllhyde.server.live.bus import Note
from jekyllhyde.server.live.services import Services
from jekyllhyde.server.process import metrics
from jekyllhyde.server.store.database import ANSWERS_WITHIN, Conflict, DatabaseAway
from jekyllhyde.server.store.deletion import without_player
from jekyllhyde.server.store.lobby import lobby_write
from jekyllhyde.server.store.records import match_write
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.bounds import log_is_full
from jekyllhyde.server.table.cast import pace_of
from jekyllhyde.server.table.chairs import BotChair
from jekyllhyde.server.table.commands import TableCommand
from jekyllhyde.server.table.deadlines import due, tick
from jekyllhyde.server.table.decisions import come_back, decide, decide_bot_move, leave
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.thinking.bots import STAND_IN_LEVEL, TABLE_LEVELS
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.table_view import table_view
from jekyllhyde.server.wire.broadcast import Broadcast

logger = logging.getLogger(__name__)

_MOST_ATTEMPTS = 10
_BEFORE_TRYING_AGAIN = 1.0


class Listener(Protocol):
    """A connection that watches a table."""

    @property
    def player(self) -> Player: ...

    def send(self, message: bytes) -> None: ...

    def hears(self, chair: int) -> bool: ...


class LiveTable:
    """A table that this process has loaded. Other processes may have loaded it too; the log decides between them."""

    def __init__(self, table_id: str, table: Table, services: Services) -> None:
        self.id = table_id
        self.table = table
        self._offset = table.time - services.steady()
        self._shown = services.first_broadcast(table_id, table, table.time)
        self.listeners: set[Listener] = set()
        self._services = services
        self._lock = asyncio.Lock()
        self._writing: asyncio.Future[None] | None = None
        self._requests: list[Request] = []
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_about: int | None = None
        self._attendance = Attendance(lambda: services.steady() / 1000)
        self._presence_known = True
        self._schedule()

    @property
    def idle(self) -> bool:
        """True if nobody is here and no time runs. Where the log is full, leaving is not written, so it is ignored."""
        present = self.table.chairs.somebody_here and not log_is_full(self.table)
        waits = present or self.table.late_at is not None
        return not self.listeners and not waits and not self._lock.locked()

    def now(self) -> int:
        """Return the time on the table's own clock, which runs while a process has the table loaded (decision 0009)."""
        return self._offset + self._services.steady()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    # Deciding

    async def command(self, player: Player, command: TableCommand) -> None:
        """Carry out a player's command. Raises `Refused` if the table does not allow it."""
        await self.submit(partial(self._decide, player, command))

    def _decide(self, player: Player, command: TableCommand, table: Table) -> Entries:
        chance = self._services.chance
        return decide(table, player.id, player.name, command, levels=TABLE_LEVELS, now=self.now(), chance=chance)

    async def submit(self, decision: Decision) -> None:
        """Write a decision to the log and tell all listeners. Decide again if another process was faster.

        Raises `DatabaseAway` if that takes too long. The write goes on then, and also if the caller is cancelled:
        otherwise the log would hold something that the table does not know of.
        """
        request = Request(decision)
        self._requests.append(request)
        try:
            async with asyncio.timeout(ANSWERS_WITHIN), self._locked():
                if not request.taken:
                    request.taken = True
                    await self._carry_out(request.decision)
        except TimeoutError:
            raise DatabaseAway from None
        finally:
            self._requests.remove(request)

    @asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        """Hold the lock until nothing is being written any more."""
        await self._lock.acquire()
        try:
            yield
        finally:
            if self._writing is None or self._writing.done():
                self._lock.release()
            else:
                self._writing.add_done_callback(lambda _: self._lock.release())

    async def _carry_out(self, decision: Decision) -> None:
        for _ in range(_MOST_ATTEMPTS):
            try:
                entries = decision(self.table)
            except Refused:  # only the newest state may refuse, and another process may have written it
                if self._services.bus.local or not await self._catch_up():
                    raise
                entries = decision(self.table)
            if not entries or await self._write(entries):
                return
            await self._catch_up()
        raise Refused(Refusal.TRY_AGAIN)

    # Writing and showing

    async def _write(self, entries: Entries) -> bool:
        """Write entries, with those of other requests that wait. Return False if another process was faster."""
        before = self.table
        batch = make_batch(before, entries, self._requests, self._services.now())
        after, at = batch.after, batch.entries[-1].at
        writes = lobby_write(self.id, before, after, at)
        if after.phase is Phase.OVER and before.phase is not Phase.OVER:
            writes += match_write(self.id, after, at)
        store = self._services.store
        self._writing = asyncio.ensure_future(store.append(self.id, before.version, batch.entries, writes))
        timed = after.clock.allowance is not None  # a running clock counts from the moment of sending
        prepared = None if timed else self._prepare(after, batch.news)  # while the disk writes
        self._writing.add_done_callback(partial(self._written, batch, prepared, bool(writes)))
        try:
            await asyncio.shield(self._writing)
        except Conflict:
            metrics.conflicts.inc()
            return False
        return True

    def _prepare(self, after: Table, news: list[messages.News]) -> Broadcast:
        """Build the messages for all listeners."""
        broadcast = self._shown.next(after, news, self.now())
        for listener in self.listeners:
            broadcast.prepare(after.chair_of(listener.player.id))
        return broadcast

    def _written(
        self, batch: Batch, prepared: Broadcast | None, lobby_changed: bool, done: asyncio.Future[None]
    ) -> None:
        """Show what is in the log now, even if nobody waits for it any more."""
        if done.cancelled() or done.exception() is not None:
            return
        for request in batch.joined:
            request.taken = True
        self._show(prepared or self._prepare(batch.after, batch.news))
        if lobby_changed:
            self._services.lobby.changed()
        self._tell_processes(batch.entries, batch.after.version)

    def _show(self, broadcast: Broadcast) -> None:
        """Make this the state of the table and send it to all listeners."""
        if broadcast.table.chairs is not self.table.chairs:
            self.saw(set(_seated(broadcast.table)) - set(_seated(self.table)))  # they have just come
        self.table, self._shown = broadcast.table, broadcast
        for listener in self.listeners:
            listener.send(broadcast.to(self._chair(listener)))
        self._schedule()
        self._restore_connected()

    def _tell_processes(self, entries: Entries, version: int) -> None:
        if not self._services.bus.local:
            moved = tuple(entry for entry in entries if isinstance(entry, log.Moved))
            shown = moved if len(moved) == len(entries) else ()
            self._services.bus.publish(Note(self._services.process, self.id, version, shown))

    # Bots and time

    def _schedule(self) -> None:
        """Set the timer for the next deadline, and let a bot choose its move if it is a bot's turn."""
        if self._timer is not None:
            self._timer.cancel()
        moment = due(self.table, presence_known=self._presence_known)
        if moment is not None:
            wait = max(0.0, (moment - self.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_deadline)
        deciding = self.table.bot_deciding
        if deciding is not None and self.listeners and self._thinking_about != self.table.turn:
            self._thinking_about = self.table.turn
            self._spawn(self._play_bot(deciding, self.table))

    def _on_deadline(self) -> None:
        self._spawn(self._submit_quietly(self._decide_due))

    def _decide_due(self, table: Table) -> Entries:
        return tick(table, self.now(), self._services.chance, presence_known=self._presence_known)

    async def _play_bot(self, chair: int, table: Table) -> None:
        sitter = table.chairs[chair]
        pace = pace_of(sitter.name) if isinstance(sitter, BotChair) else 1.0
        pause = asyncio.sleep(self._services.timing.bot_delay * pace)
        move, _ = await asyncio.gather(self._bot_move(chair, table), pause)
        if self._thinking_about == table.turn:
            self._thinking_about = None
        await self._submit_quietly(lambda present: decide_bot_move(present, chair, move, table.version, self.now()))

    async def _bot_move(self, chair: int, table: Table) -> Move:
        sitter = table.chairs[chair]
        level = sitter.level if isinstance(sitter, BotChair) else STAND_IN_LEVEL
        assert table.round is not None
        assert table.round.decider is not None
        observation = observe(table.round, table.round.decider)
        seed = self._services.chance.getrandbits(63)
        budget = Budget(self._services.timing.bot_budget)
        started = perf_counter()
        move = await self._services.bots.choose(level, observation, seed, budget)
        metrics.bot_seconds.labels(level).observe(perf_counter() - started)
        return move

    async def _submit_quietly(self, decision: Decision) -> None:
        """Submit what a bot or a deadline decides. A refusal is ignored; other failures are tried again later."""
        try:
            await self.submit(decision)
        except DatabaseAway:
            await asyncio.sleep(_BEFORE_TRYING_AGAIN)
        except Refused as refused:
            logger.info("not needed any more", extra={"table": self.id, "reason": refused.refusal.value})
        except Exception as error:
            logger.warning("trying again", extra={"table": self.id, "error": type(error).__name__})
            await asyncio.sleep(_BEFORE_TRYING_AGAIN)
        self._schedule()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a table's task failed", extra={"table": self.id}, exc_info=task.exception())

    # Other processes

    def apply_note(self, version: int, moved: tuple[log.Moved, ...]) -> None:
        """Another process has written to this table. Its moves need not be read from the log if none is missing."""
        if version <= self.table.version:
            return
        if moved and version == self.table.version + len(moved) and not self._lock.locked():
            self._show_entries(moved)
        else:
            self._spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Read what other processes have written to this table."""
        async with self._locked():
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Return whether there was something new."""
        entries = await self._services.store.entries(self.id, self.table.version)
        if entries:
            self._show_entries(tuple(entries))
        return bool(entries)

    def _show_entries(self, entries: Entries) -> None:
        """Show entries of another process, which has already told everybody about the lobby."""
        after, news = advance_all(self.table, entries)
        self._set_clock(after)
        self._show(self._prepare(after, news))

    def _set_clock(self, after: Table) -> None:
        """Take over the time of the process that wrote last. Within a turn, time never goes back: the other process may
        have loaded the table later than this one."""
        time = max(after.time, self.now()) if after.turn == self.table.turn else after.time
        self._offset = time - self._services.steady()

    # Listeners and presence

    async def enter(self, listener: Listener) -> None:
        """Add a listener and send it the state. A player who comes back gets the chair back from the bot."""
        if len(self.listeners) >= self._services.limits.watchers_per_table and self._chair(listener) is None:
            raise Refused(Refusal.TABLE_FULL)
        chair = self._chair(listener)
        self.listeners.add(listener)
        listener.send(messages.encode(messages.State([], table_view(self.id, self.table, chair, self.now()))))
        if chair is not None:
            self._services.bus.publish(Note(self._services.process, table=self.id, entered=listener.player.id))
            if not self.table.chairs.people[chair].here:
                await self._return(chair)
        self._schedule()

    def exit(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if self._chair(listener) is not None:
            self._attendance.exited(listener.player.id)

    async def leave(self, player: str) -> None:
        """Let a player leave by choice, after `exit`. Nobody waits for who does, unless another window is open.

        It is done even if the player's connection closes at once.
        """
        await asyncio.shield(self._spawn(self._submit_quietly(partial(self._decide_leaving, player, by_choice=True))))

    def send_talk(self, chair: int, message: bytes) -> None:
        """Send what a chair said to all listeners that have not muted it."""
        for listener in self.listeners:
            if listener.hears(chair):
                listener.send(message)

    def saw(self, players: Iterable[str]) -> None:
        """These players are connected now, to this process or to another one."""
        self._attendance.saw(players)

    def check_presence(self, *, known: bool) -> list[str]:
        """Unseat players who have not been connected for a while, and let bots play for those who left a match.

        Return the seated players who were connected to this process since the last call. `known` tells whether this
        process knows who is connected to the others. While it does not, everybody counts as connected.
        """
        seated = _seated(self.table)
        connected = [player for player in seated if self._listens(player)]
        self.saw(connected if known else seated)
        if known is not self._presence_known:
            self._presence_known = known
            self._schedule()
        for player in self._attendance.missing(seated, self._services.timing.linger):
            if not self._lock.locked():
                self._spawn(self._submit_quietly(partial(self._decide_leaving, player)))
        exited = self._attendance.take_exited()
        return [player for player in seated if player in exited or player in connected]

    def _decide_leaving(self, player: str, table: Table, *, by_choice: bool = False) -> Entries:
        chair = table.chair_of(player)
        if chair is None or self._listens(player):
            return ()
        return leave(table, chair, self.now(), by_choice=by_choice)

    async def forget(self, player: str) -> None:
        """Remove the id of a player whose account was deleted. Nobody sits on the chair, so a bot soon takes over."""
        async with self._locked():
            self.table = without_player(self.table, player)
            self._attendance.forget(player)

    def _restore_connected(self) -> None:
        """Give chairs back to players who are connected here, if another process has unseated them by mistake."""
        for chair in self.table.chairs.away:
            if self._listens(self.table.chairs.people[chair].player):
                self._spawn(self._return(chair))

    async def _return(self, chair: int) -> None:
        await self.submit(lambda table: come_back(table, chair, self.now()))

    def _chair(self, listener: Listener) -> int | None:
        return self.table.chair_of(listener.player.id)

    def _listens(self, player: str) -> bool:
        return any(listener.player.id == player for listener in self.listeners)


def _seated(table: Table) -> list[str]:
    """Return the players on chairs who are here, according to the log."""
    return [person.player for person in table.chairs.people.values() if person.here]

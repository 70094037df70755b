"""A table as it lives in this process: its value, who listens to it, its bots and its timer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from jekyllhyde.bots import Budget
from jekyllhyde.rules import Move, observe
from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live.bus import Bus, Note
from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.limits import Limits, Timing
from jekyllhyde.server.store.database import ANSWERS_WITHIN, Conflict, DatabaseAway, Store
from jekyllhyde.server.store.deletion import without_player
from jekyllhyde.server.store.outcome import lobby_write, match_write
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance
from jekyllhyde.server.table.chairs import BotChair
from jekyllhyde.server.table.deadlines import due, tick
from jekyllhyde.server.table.decisions import Entries, come_back, decide_bot_move, leave, log_is_full
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.thinking.jobs import Thinkers
from jekyllhyde.server.thinking.levels import STAND_IN_LEVEL
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.news import news_of
from jekyllhyde.server.views.table_view import table_view
from jekyllhyde.server.wire.broadcast import Broadcast, FirstBroadcast

logger = logging.getLogger(__name__)

_MOST_ATTEMPTS = 10
_BEFORE_TRYING_AGAIN = 1.0
_NEVER = 10**12


class Listener(Protocol):
    """A connection that looks at a table."""

    @property
    def player(self) -> Player: ...

    def send(self, message: bytes) -> None: ...

    def hears(self, chair: int) -> bool: ...


@dataclass(frozen=True)
class Services:
    """What all tables of a process share. `now` is the calendar's time, `steady` is one that only goes on; both are in
    milliseconds."""

    process: str
    store: Store
    bus: Bus
    thinkers: Thinkers
    limits: Limits
    timing: Timing
    first_broadcast: FirstBroadcast
    now: Callable[[], int]
    steady: Callable[[], int]
    chance: Random
    lobby_changed: Callable[[], None]


@dataclass(eq=False)
class _Wish:
    """What somebody decided and waits for. What is `taken` was written with another one's, or is being written."""

    decision: Callable[[Table], Entries]
    taken: bool = False


class _Step(NamedTuple):
    """What is written and shown at once."""

    after: Table
    entries: Entries
    news: list[messages.News]
    joined: list[_Wish]


class LiveTable:
    def __init__(self, table_id: str, table: Table, services: Services) -> None:
        self.id = table_id
        self.table = table
        self._offset = table.time - services.steady()
        self._shown = services.first_broadcast(table_id, table, table.time)
        self.listeners: set[Listener] = set()
        self._services = services
        self._grace = round(services.timing.grace * 1000)
        self._lock = asyncio.Lock()
        self._writing: asyncio.Future[None] | None = None
        self._wishes: list[_Wish] = []
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_about: int | None = None
        self._last_seen: dict[str, float] = {}
        self._gone_lately: set[str] = set()
        self._sure = True
        self._schedule()

    @property
    def idle(self) -> bool:
        present = self.table.chairs.somebody_here and not log_is_full(self.table)  # then nobody is seen to leave
        waits = present or self.table.late_at is not None
        return not self.listeners and not waits and not self._lock.locked()

    def now(self) -> int:
        """The time on the table's own clock, which runs while a process has the table in memory (decision 0009)."""
        return self._offset + self._services.steady()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    async def submit(self, decision: Callable[[Table], Entries]) -> None:
        """Does what was decided, on the disk, and tells everybody. Decides anew when another process was faster.

        Raises `DatabaseAway` if that takes too long. Writing then goes on, and so it does if the caller is cancelled:
        else the log would have something that the table does not know of.
        """
        wish = _Wish(decision)
        self._wishes.append(wish)
        try:
            async with asyncio.timeout(ANSWERS_WITHIN), self._alone():
                if not wish.taken:
                    wish.taken = True
                    await self._fulfil(wish.decision)
        except TimeoutError:
            raise DatabaseAway from None
        finally:
            self._wishes.remove(wish)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Hold the lock, and until nothing is being written any more."""
        await self._lock.acquire()
        try:
            yield
        finally:
            if self._writing is None or self._writing.done():
                self._lock.release()
            else:
                self._writing.add_done_callback(lambda _: self._lock.release())

    async def _fulfil(self, decision: Callable[[Table], Entries]) -> None:
        for _ in range(_MOST_ATTEMPTS):
            entries = await self._decided(decision)
            if not entries or await self._write(entries):
                return
            await self._catch_up()
        raise Refused(Refusal.TRY_AGAIN)

    async def _decided(self, decision: Callable[[Table], Entries]) -> Entries:
        """Refuses only what the newest state refuses, which may have been written elsewhere."""
        try:
            return decision(self.table)
        except Refused:
            version = self.table.version
            if not self._services.bus.local:
                await self._catch_up()
            if self.table.version == version:
                raise
            return decision(self.table)

    async def _write(self, entries: Entries) -> bool:
        before = self.table
        step = self._step(entries)
        after, at = step.after, step.entries[-1].at
        writes = lobby_write(self.id, before, after, at)
        if after.phase is Phase.OVER and before.phase is not Phase.OVER:
            writes += match_write(self.id, after, at)
        self._writing = asyncio.ensure_future(
            self._services.store.append(self.id, before.version, step.entries, writes)
        )
        timed = after.clock.allowance is not None  # what a clock shows counts from the sending
        prepared = None if timed else self._prepared(after, step.news)  # while the disk is at work
        self._writing.add_done_callback(partial(self._written, step, prepared, bool(writes)))
        try:
            await asyncio.shield(self._writing)
        except Conflict:
            metrics.conflicts.inc()
            return False
        return True

    def _written(
        self, step: _Step, prepared: Broadcast | None, lobby_changed: bool, done: asyncio.Future[None]
    ) -> None:
        """What is in the log is shown, also when nobody waits for it any more."""
        if done.cancelled() or done.exception() is not None:
            return
        for wish in step.joined:
            wish.taken = True
        self._show(prepared or self._prepared(step.after, step.news), lobby_changed=lobby_changed)
        self._publish(step.entries, step.after.version)

    def _step(self, entries: Entries) -> _Step:
        """With what else was decided meanwhile."""
        entries = self._dated(entries)
        after, news = _advanced(self.table, entries)
        joined: list[_Wish] = []
        for wish in self._wishes:
            if wish.taken or after.phase is not self.table.phase:
                continue
            with suppress(Refused):  # which it hears when its turn comes
                more = self._dated(wish.decision(after))
                after, more_news = _advanced(after, more)
                entries, news = (*entries, *more), news + more_news
                joined.append(wish)
        return _Step(after, entries, news, joined)

    def _dated(self, entries: Entries) -> Entries:
        at = self._services.now()
        return tuple(log.dated(entry, at) for entry in entries)

    def _publish(self, entries: Entries, version: int) -> None:
        if not self._services.bus.local:
            moved = tuple(entry for entry in entries if isinstance(entry, log.Moved))
            shown = moved if len(moved) == len(entries) else ()
            self._services.bus.publish(Note(self._services.process, self.id, version, shown))

    def hear(self, version: int, moved: tuple[log.Moved, ...]) -> None:
        """Another process has gone on with this table. Its moves need not be read again, if nothing came between."""
        if version <= self.table.version:
            return
        if moved and version == self.table.version + len(moved) and not self._lock.locked():
            after, news = _advanced(self.table, moved)
            self._set_clock(after)
            self._show(self._prepared(after, news), lobby_changed=False)
        else:
            self._spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Other processes may have gone on with this table."""
        async with self._alone():
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self._services.store.entries(self.id, self.table.version)
        if entries:
            after, news = _advanced(self.table, entries)
            self._set_clock(after)
            self._show(self._prepared(after, news), lobby_changed=False)  # who wrote them has told about the lobby

    def _set_clock(self, after: Table) -> None:
        """Take over the time of the process that has gone on with the table. Within a turn time never goes back, for
        that process may have read the table later than this one."""
        time = max(after.time, self.now()) if after.turn == self.table.turn else after.time
        self._offset = time - self._services.steady()

    def _prepared(self, after: Table, news: list[messages.News]) -> Broadcast:
        broadcast = self._shown.next(after, news, self.now())
        for listener in self.listeners:
            broadcast.prepare(after.chair_of(listener.player.id))
        return broadcast

    def _show(self, broadcast: Broadcast, *, lobby_changed: bool) -> None:
        if broadcast.table.chairs is not self.table.chairs:
            self.saw(set(_here(broadcast.table)) - set(_here(self.table)))  # they have just come
        self.table, self._shown = broadcast.table, broadcast
        for listener in self.listeners:
            listener.send(broadcast.to(self._chair(listener)))
        if lobby_changed:
            self._services.lobby_changed()
        self._schedule()
        self._call_back()

    def spread(self, chair: int, spoken: bytes) -> None:
        for listener in self.listeners:
            if listener.hears(chair):
                listener.send(spoken)

    # Coming and going

    async def enter(self, listener: Listener) -> None:
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
            self.saw([listener.player.id])
            self._gone_lately.add(listener.player.id)

    def _chair(self, listener: Listener) -> int | None:
        return self.table.chair_of(listener.player.id)

    def saw(self, players: Iterable[str]) -> None:
        """These are connected, here or elsewhere, or were until now."""
        self._last_seen.update(dict.fromkeys(players, self._services.steady() / 1000))

    def look_around(self, *, sure: bool) -> list[str]:
        """Who sits here and was connected at any time since this was asked last. Who is here by the log and was not
        seen for a while has left; a page that is loaded anew is no reason to tell anybody. While it is not `sure` who
        is connected elsewhere, all were seen, and no bot plays for those who are lost."""
        seated = _here(self.table)
        connected = [player for player in seated if self._listens(player)]
        self.saw(connected if sure else seated)
        if sure is not self._sure:
            self._sure = sure
            self._schedule()
        now = self._services.steady() / 1000
        for player in seated:
            if now - self._last_seen.setdefault(player, now) > self._services.timing.linger and not self._lock.locked():
                self._spawn(self._submit_quietly(partial(self._left, player)))
        gone, self._gone_lately = self._gone_lately, set()
        return [player for player in seated if player in gone or player in connected]

    def _left(self, player: str, table: Table) -> Entries:
        chair = table.chair_of(player)
        return () if chair is None or self._listens(player) else leave(table, chair, self.now())

    async def forget(self, player: str) -> None:
        """The player's account was deleted. Nobody sits on the chair, and is soon missed."""
        async with self._alone():
            self.table = without_player(self.table, player)
            self._last_seen.pop(player, None)

    def _listens(self, player: str) -> bool:
        return any(listener.player.id == player for listener in self.listeners)

    def _call_back(self) -> None:
        """Another process thought somebody lost who is connected here."""
        for chair in self.table.chairs.away:
            if self._listens(self.table.chairs.people[chair].player):
                self._spawn(self._return(chair))

    async def _return(self, chair: int) -> None:
        await self.submit(lambda table: come_back(table, chair, self.now()))

    # Bots and time

    def _schedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        moment = due(self.table, self._patience)
        if moment is not None:
            wait = max(0.0, (moment - self.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)
        deciding = self.table.bot_deciding
        if deciding is not None and self.listeners and self._thinking_about != self.table.turn:
            self._thinking_about = self.table.turn
            self._spawn(self._let_bot_move(deciding, self.table))

    @property
    def _patience(self) -> int:
        return self._grace if self._sure else _NEVER

    def _ring(self) -> None:
        self._spawn(self._submit_quietly(lambda table: tick(table, self.now(), self._patience)))

    async def _submit_quietly(self, decision: Callable[[Table], Entries]) -> None:
        """For bots and time: what others were faster with is no matter, and a database that is away comes back."""
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

    async def _let_bot_move(self, chair: int, table: Table) -> None:
        move, _ = await asyncio.gather(self._thought(chair, table), asyncio.sleep(self._services.timing.bot_delay))
        if self._thinking_about == table.turn:
            self._thinking_about = None
        await self._submit_quietly(lambda present: decide_bot_move(present, chair, move, table.version, self.now()))

    async def _thought(self, chair: int, table: Table) -> Move:
        sitter = table.chairs[chair]
        level = sitter.level if isinstance(sitter, BotChair) else STAND_IN_LEVEL
        assert table.round is not None
        assert table.round.decider is not None
        observation = observe(table.round, table.round.decider)
        seed = self._services.chance.getrandbits(63)
        budget = Budget(self._services.timing.bot_budget)
        started = perf_counter()
        move = await self._services.thinkers.think(level, observation, seed, budget)
        metrics.bot_seconds.labels(level).observe(perf_counter() - started)
        return move

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a table's task failed", extra={"table": self.id}, exc_info=task.exception())


def _here(table: Table) -> list[str]:
    return [person.player for person in table.chairs.people.values() if person.here]


def _advanced(table: Table, entries: Sequence[log.Entry]) -> tuple[Table, list[messages.News]]:
    news: list[messages.News] = []
    for entry in entries:
        table, events = advance(table, entry)
        news += news_of(entry, events)
    return table, news

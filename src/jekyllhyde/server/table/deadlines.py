"""What happens at a table when time runs out. Pure: `now` is the time on the table's own clock, in milliseconds."""

from __future__ import annotations

from random import Random

from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.decisions import reopen
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.shuffle import deal, draw_again, reveals_due, start, why_no_deal
from jekyllhyde.server.table.state import Phase, Table

BETWEEN_ROUNDS = 60_000
"""Milliseconds after which a table with a clock deals the next round, even if nobody is ready."""
KEPT_WAITING = 120_000
"""Milliseconds after which the others may let a bot play for a person who keeps an untimed table waiting."""


def due(table: Table, *, presence_known: bool = True) -> int | None:
    """Return when `tick` next has something to do. Without `presence_known`, nobody counts as lost."""
    times = [reveals_due(table), table.late_at, start_due(table), next_round_due(table), rematch_due(table)]
    times += [*(take_overs(table).values() if presence_known else ()), *_idle(table).values()]
    return min((time for time in times if time is not None), default=None)


def tick(table: Table, now: int, chance: Random, *, presence_known: bool = True) -> Entries:
    """Do what is due: draw seeds again, let a bot take over a chair, note who keeps others waiting, or go on."""
    if _is_due(reveals_due(table), now):
        return draw_again(table, now)
    if _is_due(table.late_at, now):
        assert table.deciding is not None
        return (log.TakenOver(now, table.deciding),)
    for chair, lost in take_overs(table).items():
        if lost <= now and presence_known:
            return (log.TakenOver(now, chair),)
    for chair, idle in _idle(table).items():
        if idle <= now:
            return (log.KeptWaiting(now, chair),)
    if _is_due(next_round_due(table), now):
        return (deal(table, now),)
    if _is_due(rematch_due(table), now):
        return (reopen(now, chance),)
    return start(table, now) if _is_due(start_due(table), now) else ()


def _is_due(moment: int | None, now: int) -> bool:
    return moment is not None and moment <= now


def take_overs(table: Table) -> dict[int, int]:
    """Return the chairs of lost people that a bot takes over, with the times."""
    if table.phase is not Phase.PLAYING or not table.chairs.somebody_here:
        return {}
    return {chair: since + table.waits.grace for chair, since in table.chairs.waited_for.items()}


def _idle(table: Table) -> dict[int, int]:
    """Return the chair that keeps an untimed table waiting, with the time at which it has waited long enough."""
    chair = table.clock.chair
    if table.phase is not Phase.PLAYING or table.clock.allowance is not None or chair is None:
        return {}
    waits = chair not in table.kept_waiting and not table.chairs.played_by_bot(chair)
    return {chair: table.clock.when_used(KEPT_WAITING)} if waits and table.chairs.others_here(chair) else {}


def next_round_due(table: Table) -> int | None:
    """Return when the next round is dealt: some time after the first person was ready for it."""
    if table.phase is not Phase.BETWEEN_ROUNDS or not table.chairs.somebody_here or why_no_deal(table):
        return None
    times = [table.turned_at + BETWEEN_ROUNDS] if table.clock.allowance is not None else []
    if table.ready & table.chairs.here:
        times.append(table.ready_at + table.waits.ready)
    return min(times, default=None)


def rematch_due(table: Table) -> int | None:
    """Return when the waiting room opens for those who agreed to another match: at once if nobody else is here."""
    if table.phase is not Phase.OVER or not table.ready & table.chairs.here:
        return None
    return table.ready_at + (0 if table.chairs.here <= table.ready else table.waits.ready)


def start_due(table: Table) -> int | None:
    """Return when a match to which everybody has agreed begins."""
    return table.starts_at if table.phase is Phase.GATHERING else None

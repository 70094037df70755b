"""What time brings about at a table. Pure: the time is handed in, on the table's own clock, in milliseconds."""

from __future__ import annotations

from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.shuffle import deal, draw_again, reveals_due
from jekyllhyde.server.table.state import Phase, Table

BETWEEN_ROUNDS = 60_000
"""Milliseconds after which the next round is dealt at a table with a clock, whoever is ready."""


KEPT_WAITING = 120_000
"""Milliseconds after which the others may let a bot play for whoever keeps an untimed table waiting."""


def due(table: Table, grace: int) -> int | None:
    """When `tick` has something to do, if nothing happens before. The lost are waited for `grace` milliseconds."""
    times = [reveals_due(table), table.late_at, _next_deal_due(table)]
    times += [*_take_overs(table, grace).values(), *_idle(table).values()]
    return min((time for time in times if time is not None), default=None)


def tick(table: Table, now: int, grace: int) -> Entries:
    """Seeds are drawn anew, a bot takes over from who is late or lost, somebody has kept others waiting, or the next
    round is dealt."""
    reveals = reveals_due(table)
    if reveals is not None and reveals <= now:
        return draw_again(table, now)
    late = table.late_at
    if late is not None and late <= now:
        assert table.deciding is not None
        return (log.TakenOver(now, table.deciding),)
    for chair, lost in _take_overs(table, grace).items():
        if lost <= now:
            return (log.TakenOver(now, chair),)
    for chair, idle in _idle(table).items():
        if idle <= now:
            return (log.KeptWaiting(now, chair),)
    next_deal = _next_deal_due(table)
    return (deal(table, now),) if next_deal is not None and next_deal <= now else ()


def _take_overs(table: Table, grace: int) -> dict[int, int]:
    """The chairs of those who were lost and are still waited for, and until when."""
    if table.phase is not Phase.PLAYING or not table.chairs.somebody_here:
        return {}
    return {chair: since + grace for chair, since in table.chairs.waited_for.items()}


def _idle(table: Table) -> dict[int, int]:
    """The chairs for which others wait without a clock, and when they will have waited long enough."""
    if table.clock.allowance is not None or len(table.chairs.people) == 1:
        return {}
    return {
        chair: moment
        for chair, moment in _waited_for(table).items()
        if not table.chairs.played_by_bot(chair) and chair not in table.kept_waiting and table.chairs.others_here(chair)
    }


def _waited_for(table: Table) -> dict[int, int]:
    if table.phase is Phase.PLAYING:
        chair = table.clock.chair
        return {} if chair is None else {chair: table.clock.when_used(KEPT_WAITING)}
    if table.phase is Phase.BETWEEN_ROUNDS:
        absent = {*table.ready, *table.chairs.away}
        return {chair: table.turned_at + KEPT_WAITING for chair in table.chairs.people if chair not in absent}
    return {}


def _next_deal_due(table: Table) -> int | None:
    timed = table.clock.allowance is not None and table.phase is Phase.BETWEEN_ROUNDS and table.chairs.somebody_here
    return table.turned_at + BETWEEN_ROUNDS if timed else None

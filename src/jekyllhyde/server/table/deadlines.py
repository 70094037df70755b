"""What happens at a table when time runs out. Pure: `now` is the time on the table's own clock, in milliseconds."""

from __future__ import annotations

from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.shuffle import deal, draw_again, reveals_due
from jekyllhyde.server.table.state import Phase, Table

BETWEEN_ROUNDS = 60_000
"""Milliseconds after which a table with a clock deals the next round, even if not everybody is ready."""
KEPT_WAITING = 120_000
"""Milliseconds after which the others may let a bot play for a person who keeps an untimed table waiting."""


def due(table: Table, grace: int) -> int | None:
    """Return when `tick` next has something to do. A bot takes over `grace` milliseconds after a player has left."""
    times = [reveals_due(table), table.late_at, _next_deal_due(table)]
    times += [*_take_overs(table, grace).values(), *_idle(table).values()]
    return min((time for time in times if time is not None), default=None)


def tick(table: Table, now: int, grace: int) -> Entries:
    """Do what is due: draw seeds again, let a bot take over a chair, note who keeps others waiting, or deal."""
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
    """Return the chairs that a bot takes over, with the times."""
    if table.phase is not Phase.PLAYING or not table.chairs.somebody_here:
        return {}
    return {chair: since + grace for chair, since in table.chairs.waited_for.items()}


def _idle(table: Table) -> dict[int, int]:
    """Return the chairs that keep an untimed table waiting, with the times at which they have waited long enough."""
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

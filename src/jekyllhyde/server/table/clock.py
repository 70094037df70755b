"""The clock of a table, as a pure value: the time is an argument. Times are in milliseconds (decision 0009)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Pace(Enum):
    """How long a player may think."""

    UNTIMED = "untimed"
    CALM = "calm"
    QUICK = "quick"


class Allowance(NamedTuple):
    """Time to think: `decision` for each turn of play, and `reserve` for the whole match."""

    decision: int
    reserve: int


ALLOWANCES = {Pace.CALM: Allowance(45_000, 120_000), Pace.QUICK: Allowance(15_000, 45_000)}


class Clock(NamedTuple):
    """The time that each chair has used, by turns of play. A turn lasts from one card to the next.

    `used` holds, for each turn of the round, the time that each chair has used in it. A player who returns to a turn,
    by taking an ask back or by undo, has used that time already. `reserves` is by chair, and empty in an untimed match.
    The time of `chair` in `turn` has been running since `since`.
    """

    allowance: Allowance | None
    reserves: tuple[int, ...]
    used: tuple[tuple[int, ...], ...] = ()
    turn: int = 0
    chair: int | None = None
    since: int = 0

    @property
    def due(self) -> int | None:
        """Moment at which the time of the chair that decides runs out."""
        if self.allowance is None or self.chair is None:
            return None
        return self.when_used(self.allowance.decision) + self.reserves[self.chair]

    def when_used(self, time: int) -> int:
        """Return the moment at which the chair that decides will have used this much time of its turn."""
        assert self.chair is not None
        return self.since + max(0, time - self.used[self.turn][self.chair])

    def stop(self, now: int) -> Clock:
        """Charge the running time. Time beyond the allowance of a turn is taken from the reserve."""
        chair, turn = self.chair, self.turn
        if chair is None:
            return self
        before = self.used[turn][chair]
        after = before + max(0, now - self.since)
        used = (*self.used[:turn], _with(self.used[turn], chair, after), *self.used[turn + 1 :])
        reserves = self.reserves
        if self.allowance is not None:
            over = max(0, after - max(before, self.allowance.decision))
            reserves = _with(reserves, chair, max(0, reserves[chair] - over))
        return Clock(self.allowance, reserves, used)

    def run(self, chair: int, turn: int, now: int, chairs: int) -> Clock:
        """Start the time of a chair in the turn with this number. Turns count from 0."""
        stopped = self.stop(now)
        unused = ((0,) * chairs,) * (turn + 1 - len(stopped.used))
        return Clock(self.allowance, stopped.reserves, stopped.used + unused, turn, chair, now)

    def new_round(self, now: int) -> Clock:
        return self.stop(now)._replace(used=())


def _with(times: tuple[int, ...], chair: int, time: int) -> tuple[int, ...]:
    return (*times[:chair], time, *times[chair + 1 :])


def new_clock(pace: Pace, chairs: int) -> Clock:
    allowance = ALLOWANCES.get(pace)
    return Clock(allowance, () if allowance is None else (allowance.reserve,) * chairs)

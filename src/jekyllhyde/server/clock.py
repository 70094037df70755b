"""Time to decide, as a pure value: nothing here looks at a clock. Times are in milliseconds."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Pace(Enum):
    """How long a player may think."""

    UNTIMED = "untimed"
    CALM = "calm"
    QUICK = "quick"


class Allowance(NamedTuple):
    """For each decision, and in reserve for the whole match."""

    decision: int
    reserve: int


ALLOWANCES = {Pace.CALM: Allowance(45_000, 120_000), Pace.QUICK: Allowance(15_000, 45_000)}


class Running(NamedTuple):
    """`chair` decides. It had used `used` up to `since`; with `since` None its time stands still."""

    chair: int
    used: int
    since: int | None

    def spent(self, now: int) -> int:
        return self.used + (0 if self.since is None else max(0, now - self.since))


class Clock(NamedTuple):
    """`reserves` by chair; empty where time does not matter."""

    allowance: Allowance | None
    reserves: tuple[int, ...]
    running: Running | None = None

    @property
    def due(self) -> int | None:
        """When the time of the chair that decides is up."""
        if self.allowance is None or self.running is None or self.running.since is None:
            return None
        left = self.allowance.decision + self.reserves[self.running.chair] - self.running.used
        return self.running.since + left

    def start(self, chair: int, now: int) -> Clock:
        return Clock(self.allowance, self.stop(now).reserves, Running(chair, 0, now))

    def stop(self, now: int) -> Clock:
        """What a decision took beyond its allowance goes off the reserve."""
        if self.running is None or self.allowance is None:
            return Clock(self.allowance, self.reserves)
        chair = self.running.chair
        over = max(0, self.running.spent(now) - self.allowance.decision)
        left = max(0, self.reserves[chair] - over)
        return self._replace(reserves=(*self.reserves[:chair], left, *self.reserves[chair + 1 :]), running=None)

    def pause(self, now: int) -> Clock:
        if self.running is None:
            return self
        return self._replace(running=Running(self.running.chair, self.running.spent(now), None))

    def resume(self, now: int) -> Clock:
        if self.running is None or self.running.since is not None:
            return self
        return self._replace(running=self.running._replace(since=now))


def new_clock(pace: Pace, chairs: int) -> Clock:
    allowance = ALLOWANCES.get(pace)
    return Clock(allowance, () if allowance is None else (allowance.reserve,) * chairs)

"""Summary of a contest."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.arena.contest import Pair
from jekyllhyde.arena.play import Conduct
from jekyllhyde.arena.run import Finished
from jekyllhyde.arena.statistics import Estimate, Moments, SequentialVerdict, quantile


class PairSummary(NamedTuple):
    pair: Pair
    margin: Estimate
    verdict: SequentialVerdict | None


class BotSummary(NamedTuple):
    """A bot's summary. Times are milliseconds per decision; None if none were kept."""

    bot: str
    conduct: Conduct
    median: float | None
    p99: float | None
    slowest: float | None


NO_CONDUCT = Conduct(0, 0, 0)


class Tally:
    """Collects finished boards."""

    def __init__(self) -> None:
        self.margins: dict[Pair, list[float]] = {}
        self._moments: dict[Pair, Moments] = {}
        self._verdicts: dict[Pair, SequentialVerdict | None] = {}
        self._conduct: dict[str, Conduct] = {}
        self._milliseconds: dict[str, list[float]] = {}

    def add(self, finished: Finished) -> None:
        self.margins.setdefault(finished.pair, []).append(finished.result.margin)
        self._moments.setdefault(finished.pair, Moments()).add(finished.result.margin)
        self._verdicts[finished.pair] = finished.verdict
        result = finished.result
        for bot, conduct, times in zip(finished.pair, result.conduct, result.milliseconds, strict=True):
            so_far = self._conduct.get(bot, NO_CONDUCT)
            self._conduct[bot] = Conduct(*(sum(parts) for parts in zip(so_far, conduct, strict=True)))
            self._milliseconds.setdefault(bot, []).extend(times)

    def estimate(self, pair: Pair) -> Estimate:
        return self._moments[pair].estimate

    def pairs(self) -> list[PairSummary]:
        return [PairSummary(pair, self.estimate(pair), verdict) for pair, verdict in self._verdicts.items()]

    def bots(self) -> list[BotSummary]:
        return [self._bot(bot) for bot in self._milliseconds]

    def _bot(self, bot: str) -> BotSummary:
        times = sorted(self._milliseconds[bot])
        return BotSummary(bot, self._conduct[bot], *(quantile(times, share) for share in (0.5, 0.99, 1.0)))

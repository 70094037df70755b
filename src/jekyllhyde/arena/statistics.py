"""Statistics of margins. A board is one observation, because its games share their cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import NormalDist

Z95 = NormalDist().inv_cdf(0.975)
ERROR_RATE = 0.05
"""How often a sequential test may accept the wrong hypothesis, on either side."""
FEWEST_BOARDS = 30
"""A sequential test decides only after this many boards, when its estimate of the variance is reliable."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean margin. `half_width` is that of the 95 % interval over boards; None with fewer than two boards."""

    boards: int
    mean: float
    half_width: float | None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if self.half_width is None else (self.mean - self.half_width, self.mean + self.half_width)


class Moments:
    """Running mean and variance, by Welford's method, which stays accurate for any count."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    def variance(self, degrees_lost: int) -> float:
        return self._squares / (self.count - degrees_lost)

    @property
    def estimate(self) -> Estimate:
        if self.count < 2:
            return Estimate(self.count, self.mean, None)
        return Estimate(self.count, self.mean, Z95 * math.sqrt(self.variance(1) / self.count))


def running_estimates(margins: Iterable[float]) -> Iterator[Estimate]:
    """Yield the estimate after each board."""
    moments = Moments()
    for margin in margins:
        moments.add(margin)
        yield moments.estimate


class SequentialVerdict(Enum):
    """The verdict of a sequential test of "not better" (mean at most 0) against "better" (mean at least delta)."""

    GOES_ON = "goes on"
    BETTER = "better"
    NOT_BETTER = "not better"


class SequentialTest:
    """A GSPRT in the normal approximation: the log-likelihood ratio uses the variance measured so far."""

    def __init__(self, delta: float) -> None:
        if not delta > 0:
            raise ValueError(f"a sequential test needs a delta above 0, not {delta}")
        self._delta = delta
        self._moments = Moments()
        self.verdict = SequentialVerdict.GOES_ON

    def add(self, margin: float) -> SequentialVerdict:
        """Add a margin and return the verdict. Once the test has decided, the verdict stays."""
        self._moments.add(margin)
        if self.verdict is SequentialVerdict.GOES_ON and self._moments.count >= FEWEST_BOARDS:
            self.verdict = self._judge()
        return self.verdict

    @property
    def log_likelihood_ratio(self) -> float:
        """The log-likelihood ratio; above 0 speaks for "better"."""
        surplus = 2 * self._moments.mean - self._delta
        variance = self._moments.variance(0)
        if variance == 0:
            return math.copysign(math.inf, surplus) if surplus else 0.0
        return self._moments.count * self._delta * surplus / (2 * variance)

    def _judge(self) -> SequentialVerdict:
        bound = math.log((1 - ERROR_RATE) / ERROR_RATE)
        ratio = self.log_likelihood_ratio
        if ratio >= bound:
            return SequentialVerdict.BETTER
        return SequentialVerdict.NOT_BETTER if ratio <= -bound else SequentialVerdict.GOES_ON


def quantile(ordered: Sequence[float], share: float) -> float | None:
    """Return the smallest value that at least this share of all values do not exceed, or None without values."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else None

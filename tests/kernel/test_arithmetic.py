"""exp, log and pow of the kernel: the same bits on every machine, and small errors."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from decimal import Decimal, localcontext
from pathlib import Path

import pytest

from jekyllhyde.kernel._native import portable_exp, portable_log, portable_pow

GOLDEN = Path(__file__).parent.parent / "golden" / "arithmetic.txt"
DIGITS = 60

DOUBLES: dict[str, Callable[[float, float], float]] = {
    "exp": lambda x, _: portable_exp(x),
    "log": lambda x, _: portable_log(x),
    "pow": portable_pow,
}


def _double(bits: str) -> float:
    (value,) = struct.unpack(">d", bytes.fromhex(bits.zfill(16)))
    assert isinstance(value, float)
    return value


def vectors() -> Iterator[tuple[str, float, float, float]]:
    """Yield the lines for doubles. Those for floats are tested in C++, because Python has no floats of 32 bits."""
    for line in GOLDEN.read_text().splitlines():
        name, x, y, expected = line.split()
        if name in DOUBLES:
            yield name, _double(x), _double(y), _double(expected)


def truth(name: str, x: float, y: float) -> Decimal:
    with localcontext() as context:
        context.prec = DIGITS
        if name == "exp":
            return Decimal(x).exp()
        return Decimal(x).ln() if name == "log" else (Decimal(x).ln() * Decimal(y)).exp()


def test_every_vector_has_its_bits() -> None:
    checked = [DOUBLES[name](x, y) == expected for name, x, y, expected in vectors()]
    assert all(checked)
    assert len(checked) > 100


def test_every_vector_is_near_the_truth() -> None:
    for name, x, y, result in vectors():
        if not (math.isfinite(result) and abs(result) > 0 and math.isfinite(x) and x != 0):
            continue
        allowed = 2 * Decimal(math.ulp(result)) * (1 if name != "pow" else 1 + abs(Decimal(y) * Decimal(x).ln()))
        assert abs(Decimal(result) - truth(name, x, y)) < allowed, (name, x, y)


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (portable_exp(0.0), 1.0),
        (portable_exp(-math.inf), 0.0),
        (portable_exp(-1000.0), 0.0),
        (portable_exp(1000.0), math.inf),
        (portable_log(1.0), 0.0),
        (portable_log(0.0), -math.inf),
        (portable_log(math.inf), math.inf),
        (portable_pow(0.0, 0.0), 1.0),
        (portable_pow(0.0, 2.0), 0.0),
        (portable_pow(1.0, 77.0), 1.0),
    ],
)
def test_the_ends_of_the_range(result: float, expected: float) -> None:
    assert result == expected


def test_what_is_no_number_stays_none() -> None:
    assert math.isnan(portable_exp(math.nan))
    assert math.isnan(portable_log(math.nan))
    assert math.isnan(portable_log(-1.0))

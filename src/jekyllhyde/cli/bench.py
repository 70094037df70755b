"""`jh bench`"""

from __future__ import annotations

import json as jsonlib
import time
from random import Random
from statistics import mean, median
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from jekyllhyde.cli.files import Json
from jekyllhyde.kernel import Position, playouts, position_of_round
from jekyllhyde.kernel.solver import bench_signature, solve
from jekyllhyde.rules import (
    TRICKS,
    Deal,
    Options,
    PositionCard,
    apply,
    legal_moves,
    random_hands,
    seat_four,
    start_round,
)

SAMPLES = {2: 50, 3: 50, 4: 20, 5: 8}
"""The number of positions to solve, by tricks left."""
CAMPS = {PositionCard.A: "JHJH", PositionCard.B: "JJHH"}
PLAYOUTS = 20_000


class Line(NamedTuple):
    position: str
    tricks: int
    samples: int
    mean_ms: float
    median_ms: float
    mean_nodes: int


def bench(
    *,
    signature: Annotated[bool, Parameter(negative="", help="Only the nodes over the fixed set.")] = False,
    json: Json = False,
) -> None:
    """Measure the solver by tricks left and the playouts, on this machine, one thread, always the same positions."""
    if signature:
        print(bench_signature())
        return
    lines = [_line(card, tricks) for card in PositionCard for tricks in SAMPLES]
    rate = _playouts_per_second()
    if json:
        solver = [line._asdict() for line in lines]
        print(jsonlib.dumps({"signature": bench_signature(), "playouts_per_second": rate, "solver": solver}))
        return
    print("seats  tricks left  positions   mean ms  median ms  mean nodes")
    for line in lines:
        print(
            f"{line.position:5}  {line.tricks:11}  {line.samples:9}  {line.mean_ms:8.3f}  {line.median_ms:9.3f}"
            f"  {line.mean_nodes:10}"
        )
    print(f"{rate:,.0f} random playouts of a whole deal a second")
    print(f"signature {bench_signature()}")


def _line(card: PositionCard, tricks: int) -> Line:
    times, nodes = [], []
    for seed in range(SAMPLES[tricks]):
        position = _position(card, tricks, Random(seed))
        start = time.perf_counter()
        nodes.append(solve(position, memory_mb=64).nodes)
        times.append(1000 * (time.perf_counter() - start))
    return Line(card.value, tricks, SAMPLES[tricks], mean(times), median(times), round(mean(nodes)))


def _position(card: PositionCard, tricks_left: int, chance: Random) -> Position:
    """Return a deal after random moves, with this many tricks left."""
    state = start_round(Options(position=card), Deal(seat_four(CAMPS[card]), random_hands(chance)))
    while len(state.tricks) < TRICKS - tricks_left:
        state, _ = apply(state, chance.choice(legal_moves(state)))
    return position_of_round(state)


def _playouts_per_second() -> float:
    position = _position(PositionCard.A, TRICKS, Random(0))
    start = time.perf_counter()
    playouts([position], PLAYOUTS, seed=1)
    return PLAYOUTS / (time.perf_counter() - start)

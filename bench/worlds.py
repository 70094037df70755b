"""Measure how many hidden worlds are drawn per second on one core, at the start and in the middle of a round."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from jekyllhyde.kernel import Worlds, worlds_of
from jekyllhyde.rules import (
    Deal,
    Options,
    Round,
    Seating,
    apply,
    legal_moves,
    observe,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)

COUNT = 2_000_000
RUNS = 3


def round_after(options: Options, seating: Seating, tricks: int) -> Round:
    generator = Random(1)
    round = start_round(options, Deal(seating, random_hands(generator)))
    while len(round.tricks) < tricks:
        round, _ = apply(round, generator.choice(legal_moves(round)))
    return round


def per_second(run: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = process_time()
        run()
        times.append(process_time() - start)
    return COUNT / min(times)


def worlds_after(options: Options, seating: Seating, tricks: int) -> Worlds:
    round = round_after(options, seating, tricks)
    assert round.decider is not None
    return worlds_of(observe(round, round.decider))


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("| hidden hands, one core | tricks played | worlds | drawn/s |")
    print("|---|---|---|---|")
    for name, options, seating in (
        ("four players", Options(), seat_four()),
        ("three players", Options(players=3), seat_three()),
    ):
        for tricks in (0, 3):
            worlds = worlds_after(options, seating, tricks)
            drawn = per_second(partial(worlds.sample, COUNT, 1))
            print(f"| {name} | {tricks} | {worlds.count:,} | {drawn:,.0f} |")


if __name__ == "__main__":
    main()

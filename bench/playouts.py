"""Measure random playouts on one core: ours and OpenSpiel's trick-taking games, whose rollouts also run in C++.

OpenSpiel's rollouts are driven by its own RandomRolloutEvaluator inside a search of one simulation, so no Python runs
between two rollouts. Every game starts from the same kind of state, dealt and before the first decision. Bridge is
played trick by trick, not scored by a double-dummy table. Each figure is the best of seven runs in turn, in the
processor time of this process.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, NamedTuple

import pyspiel

from jekyllhyde.kernel import Position, playouts, position_of_round
from jekyllhyde.rules import Deal, Options, PositionCard, Seating, random_hands, seat_four, seat_three, start_round

DEALS = 20
RUNS = 7
OUR_REPEATS = 10_000
THEIR_REPEATS = 200
COUNTED = 10

GAMES = ("bridge(use_double_dummy_result=false)", "euchre", "hearts", "oh_hell", "skat", "spades", "tarok")
FORMS: dict[str, tuple[Options, Seating]] = {
    "four players, A": (Options(), seat_four()),
    "four players, B": (Options(position=PositionCard.B), seat_four("JJHH")),
    "three players": (Options(players=3), seat_three()),
}


class Contestant(NamedTuple):
    """A game to measure. `run` plays `rounds` rounds with `decisions` decisions each on average."""

    name: str
    rounds: int
    decisions: float
    run: Callable[[], object]


def ours(name: str, options: Options, seating: Seating) -> Contestant:
    generator = Random(1)
    positions: list[Position] = [
        position_of_round(start_round(options, Deal(seating, random_hands(generator)))) for _ in range(DEALS)
    ]
    rounds = DEALS * OUR_REPEATS
    decisions = playouts(positions, OUR_REPEATS, 1).decisions / rounds
    return Contestant(f"jekyllhyde, {name}", rounds, decisions, lambda: playouts(positions, OUR_REPEATS, 1))


def theirs(name: str) -> Contestant:
    game = pyspiel.load_game(name)
    generator = Random(1)
    states = [dealt(game, generator) for _ in range(DEALS)]
    decisions = sum(count_decisions(state, generator) for state in states for _ in range(COUNTED)) / (DEALS * COUNTED)
    evaluator = pyspiel.RandomRolloutEvaluator(THEIR_REPEATS, 1)
    searches = [pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False) for _ in states]

    def run() -> None:
        for search, state in zip(searches, states, strict=True):
            search.step(state)

    return Contestant(f"OpenSpiel, {name}", DEALS * THEIR_REPEATS, decisions, run)


def rounds_per_second(contestants: list[Contestant]) -> list[float]:
    """Measure all games in turn, so that other work on the machine affects all alike."""
    best = [0.0] * len(contestants)
    for _ in range(RUNS):
        for place, contestant in enumerate(contestants):
            start = process_time()
            contestant.run()
            best[place] = max(best[place], contestant.rounds / (process_time() - start))
    return best


def dealt(game: Any, generator: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(by_chance(state, generator))
    return state


def by_chance(state: Any, generator: Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    chosen: int = generator.choices(actions, weights)[0]
    return chosen


def count_decisions(start: Any, generator: Random) -> int:
    state = start.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(by_chance(state, generator))
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    contestants = [ours(name, *form) for name, form in FORMS.items()] + [theirs(name) for name in GAMES]
    speeds = rounds_per_second(contestants)
    mine = range(len(FORMS))
    rounds = min(speeds[i] for i in mine)
    decisions = min(speeds[i] * contestants[i].decisions for i in mine)
    print("| random playouts, one core | rounds/s | decisions/s | ours ÷ theirs, rounds | decisions |")
    print("|---|---|---|---|---|")
    for contestant, speed in zip(contestants, speeds, strict=True):
        decided = speed * contestant.decisions
        ratios = f"{rounds / speed:.1f} | {decisions / decided:.1f}"
        print(f"| {contestant.name} | {speed:,.0f} | {decided:,.0f} | {ratios} |")
    print("\n“Ours” in a ratio is the slowest of our forms.")


if __name__ == "__main__":
    main()

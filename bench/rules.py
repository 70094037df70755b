"""Measure random games with rules in Python: ours, python-chess and RLCard, on one core and in one run.

All loops are alike: list the legal moves, choose one with the same generator, make it, until the game is over.

- Ours: `legal_moves`, `apply`, until no move is left. A ply is a card or an ask; the number of cards is given too.
  "observed" also makes the observation of the deciding seat before each move, as a bot would get it.
- python-chess: `list(board.legal_moves)`, `push`, until the list is empty, neither side can mate, or 300 plies. Claims
  of a draw and `board.outcome()` are left out, since they would only slow it down.
- RLCard: `env.step`, until `env.is_over()`. A step also makes the next player's state, which holds the legal moves.
  Compare it with our row "observed".

Each repetition measures all in turn, in the processor time of this process. Figures and ratios are medians over the
repetitions.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

import chess
import rlcard

from jekyllhyde.rules import (
    Deal,
    Options,
    PositionCard,
    Seating,
    apply,
    legal_moves,
    observe,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)

REPETITIONS = 15
SECONDS = 0.4
MOST_PLIES = 300
CARDS_A_ROUND = 28
YARDSTICK = "python-chess"

Game = Callable[[Random], int]
"""A function that plays one game to its end and returns the number of plies."""


class Contestant(NamedTuple):
    name: str
    game: Game


class Speed(NamedTuple):
    games: float
    plies: float


def ours(options: Options, seating: Seating) -> Game:
    def game(generator: Random) -> int:
        plies = 0
        round = start_round(options, Deal(seating, random_hands(generator)))
        while moves := legal_moves(round):
            round, _ = apply(round, generator.choice(moves))
            plies += 1
        return plies

    return game


def ours_observed(options: Options, seating: Seating) -> Game:
    def game(generator: Random) -> int:
        plies = 0
        round = start_round(options, Deal(seating, random_hands(generator)))
        while (decider := round.decider) is not None:
            round, _ = apply(round, generator.choice(observe(round, decider).legal_moves))
            plies += 1
        return plies

    return game


def chess_game(generator: Random) -> int:
    board = chess.Board()
    for plies in range(MOST_PLIES):
        moves = list(board.legal_moves)
        if not moves or board.is_insufficient_material():
            return plies
        board.push(generator.choice(moves))
    return MOST_PLIES


def rlcard_game(name: str) -> Game:
    env = rlcard.make(name, config={"seed": 1})

    def game(generator: Random) -> int:
        plies = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(generator.choice(list(state["legal_actions"])))
            plies += 1
        return plies

    return game


CONTESTANTS = (
    Contestant("jekyllhyde, four players, A", ours(Options(), seat_four())),
    Contestant("jekyllhyde, four players, B", ours(Options(position=PositionCard.B), seat_four("JJHH"))),
    Contestant("jekyllhyde, three players", ours(Options(players=3), seat_three())),
    Contestant("jekyllhyde, four players, A, observed", ours_observed(Options(), seat_four())),
    Contestant(YARDSTICK, chess_game),
    *(
        Contestant(f"RLCard, {name}", rlcard_game(name))
        for name in ("bridge", "leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")
    ),
)


def speed_of(game: Game, seed: int) -> Speed:
    generator = Random(seed)
    games = plies = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        plies += game(generator)
        games += 1
    return Speed(games / spent, plies / spent)


def repetition(seed: int) -> dict[str, Speed]:
    return {contestant.name: speed_of(contestant.game, seed) for contestant in CONTESTANTS}


def machine() -> str:
    models = [line.partition(": ")[2] for line in _cpu_lines() if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, CPython {platform.python_version()}, one core"


def _cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def table(runs: list[dict[str, Speed]]) -> list[str]:
    lines = ["| random games | games/s | plies/s | ÷ python-chess, plies (lowest to highest) |", "|---|---|---|---|"]
    for name in runs[0]:
        games = median(run[name].games for run in runs)
        plies = median(run[name].plies for run in runs)
        ratios = [run[name].plies / run[YARDSTICK].plies for run in runs]
        spread = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        lines.append(f"| {name} | {games:,.0f} | {plies:,.0f} | {spread} |")
    return lines


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    repetition(0)  # warms up caches and specialised code
    runs = [repetition(seed) for seed in range(1, REPETITIONS + 1)]
    print(machine() + "\n")
    print("\n".join(table(runs)))
    cards = median(run[CONTESTANTS[0].name].games * CARDS_A_ROUND for run in runs)
    chess_plies = median(run[YARDSTICK].plies for run in runs)
    print(
        f"\nCards alone, {CONTESTANTS[0].name}: {cards:,.0f} a second, {cards / chess_plies:.2f} times the chess plies."
    )


if __name__ == "__main__":
    main()

"""Measure `master` against OpenSpiel's information-set tree search, with equal time for a move.

`python bench/ismcts.py 50` plays 50 boards of form A. OpenSpiel's Python bot plays our game and gets 0.1 s of processor
time for each move, more than `master` takes. Its states are the kernel's positions, so its time goes into its
search. It is measured with its own rollouts, and with the kernel's, which are much faster.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from time import thread_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.play import Task, play_board_between
from jekyllhyde.arena.statistics import Moments
from jekyllhyde.bots import UNLIMITED, Budget
from jekyllhyde.bots.kernel_input import some_world
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.kernel import Position, Worlds, playouts, worlds_of
from jekyllhyde.rules import MOVES, Move, Observation

BOARDS = 2
SEED = 21
SECONDS = 0.1
POINTS = 100
"""Returns are in hundreds of points, so that they are about 1, as the constant of UCT assumes."""
UCT = 1.0

GAME_TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
GAME = SimpleNamespace(get_type=lambda: GAME_TYPE)


class State:
    """A round with the interface of OpenSpiel's states. `history` holds the public moves since the bot was asked."""

    def __init__(self, position: Position, history: str = "") -> None:
        self.position = position
        self._history = history

    def get_game(self) -> SimpleNamespace:
        return GAME

    def clone(self) -> State:
        return State(self.position, self._history)

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.position.over

    def current_player(self) -> int:
        return self.position.decider

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return self.position.legal_actions()

    def information_state_string(self) -> str:
        return f"{self.position.hands[self.position.decider]} {self._history}"

    def apply_action(self, action: int) -> None:
        self.position = self.position.apply(int(action))
        self._history += chr(action)

    def returns(self) -> list[float]:
        jekyll, hyde = self.position.score
        return returns_of(self.position, jekyll - hyde)


def returns_of(position: Position, difference: int) -> list[float]:
    return [(-difference if position.hyde_seats >> seat & 1 else difference) / POINTS for seat in range(4)]


class KernelRollouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """Make one random rollout, like the class that this one replaces."""

    def evaluate(self, state: State) -> list[float]:
        seed = int(self._random_state.randint(2**31))
        return returns_of(state.position, playouts([state.position], 1, seed).rows()[0][0])


class TimeIsUp(Exception):  # noqa: N818
    pass


class OpenSpielBot:
    def __init__(self, seconds: float, evaluator: type[RandomRolloutEvaluator]) -> None:
        self._seconds = seconds
        self._evaluator = evaluator
        self.simulations = 0
        self.moves = 0

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        if len(observation.legal_moves) == 1:
            return observation.legal_moves[0]
        chance = np.random.RandomState(seed % 2**32)
        bot: Any = ISMCTSBot(GAME, self._evaluator(1, chance), UCT, sys.maxsize, random_state=chance)
        root = State(some_world(observation))
        bot.set_resampler(self._resampler(worlds_of(observation), chance))
        with suppress(TimeIsUp):
            bot.run_search(root)
        self.moves += 1
        children: dict[int, Any] = bot._root_node.child_info
        return MOVES[max(children, key=lambda action: int(children[action].visits))]

    def _resampler(self, worlds: Worlds, chance: np.random.RandomState) -> Any:
        end = thread_time() + self._seconds

        def resample(state: State, _player: int) -> State:
            if thread_time() > end:
                raise TimeIsUp
            self.simulations += 1
            return State(state.position.with_hands(worlds.at(chance.randint(worlds.count))))

        return resample


def measure(name: str, evaluator: type[RandomRolloutEvaluator], boards: int) -> str:
    openspiel, master = OpenSpielBot(SECONDS, evaluator), find_bot("master")
    moments = Moments()
    for number in range(boards):
        task = Task(Board(Form.FOUR_A, SEED, number), "master", "openspiel", None, with_records=False)
        moments.add(play_board_between(task, [master, openspiel]).margin)
    margin = f"{moments.mean:+.1f} ± {moments.estimate.half_width or 0:.1f}"
    return f"| {name} | {openspiel.simulations / openspiel.moves:,.0f} | {boards} | {margin} |"


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS
    print("| OpenSpiel's bot with | simulations a move | boards | `master` against it, points a deal |")
    print("|---|---|---|---|")
    print(measure("its own rollouts", RandomRolloutEvaluator, boards), flush=True)
    print(measure("the kernel's rollouts", KernelRollouts, boards), flush=True)


if __name__ == "__main__":
    main()

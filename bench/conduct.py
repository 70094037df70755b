"""Check that bots keep to the rules and to their time: moves of all bots in all forms of the game, most with a limit.

`python bench/conduct.py 100000` makes that many moves. An overrun is the time that a move took beyond its limit, by the
clock, which includes the work of others on a busy machine, and in the thread's processor time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import perf_counter, thread_time

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.bots import Bot, Budget
from jekyllhyde.bots.registry import OWN_BOTS
from jekyllhyde.rules import Round, apply, legal_moves, observe, start_round

MOVES = 2_000
LIMITS = (None, 0.001, 0.003, 0.01, 0.03)
ALLOWED = 0.05


@dataclass(slots=True)
class Conduct:
    """Overruns in seconds, negative if there was time left."""

    moves: int = 0
    illegal: int = 0
    by_clock: list[float] = field(default_factory=list)
    by_processor: list[float] = field(default_factory=list)

    def move(self, bot: Bot, round: Round, chance: Random) -> Round:
        limit = chance.choice(LIMITS)
        assert round.decider is not None
        observation = observe(round, round.decider)
        clock, processor = perf_counter(), thread_time()
        move = bot.choose(observation, chance.getrandbits(64), Budget(limit))
        clock, processor = perf_counter() - clock, thread_time() - processor
        if limit is not None:
            self.by_clock.append(clock - limit)
            self.by_processor.append(processor - limit)
        legal = legal_moves(round)
        self.moves += 1
        self.illegal += move not in legal
        return apply(round, move if move in legal else legal[0])[0]


def rounds() -> Iterator[Round]:
    for number in count():
        for form in (Form.FOUR_A, Form.FOUR_B, Form.THREE_SINGLE):
            yield start_round(form.options, Board(form, seed=1, number=number).deal)


def make_moves(moves: int) -> dict[str, Conduct]:
    """Play rounds; a random bot with a random limit makes every move."""
    bots = {name: make() for name, make in OWN_BOTS.items()}
    conduct = {name: Conduct() for name in bots}
    chance = Random(1)
    games = rounds()
    round = next(games)
    for _ in range(moves):
        name = chance.choice(list(bots))
        round = conduct[name].move(bots[name], round, chance)
        if round.over:
            round = next(games)
    return conduct


def row(name: str, conduct: Conduct) -> str:
    late = sum(overrun > ALLOWED for overrun in conduct.by_clock)
    worst = [max(0.0, *overruns) * 1000 for overruns in (conduct.by_clock, conduct.by_processor)]
    return f"| `{name}` | {conduct.moves:,} | {conduct.illegal} | {worst[0]:.1f} | {late} | {worst[1]:.1f} |"


def main() -> None:
    conduct = make_moves(int(sys.argv[1]) if len(sys.argv) > 1 else MOVES)
    print("| bot | moves | illegal | worst overrun, ms | over 50 ms | worst in processor time, ms |")
    print("|---|---|---|---|---|---|")
    for name, seen in conduct.items():
        print(row(name, seen))


if __name__ == "__main__":
    main()

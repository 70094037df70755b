"""`cheater`: a player that sees all hands. It measures how good a bot could be.

It does not have the type of a bot, so it cannot sit at a table.
"""

from __future__ import annotations

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import past_of
from jekyllhyde.bots.protocol import Budget
from jekyllhyde.kernel import SearchPlan, position_of_round, search_open
from jekyllhyde.kernel.solver import solve
from jekyllhyde.rules import MOVES, TRICKS, Camp, Move, Round

EXACT_TRICKS = 4
PLAN = SearchPlan(iterations=10_000, candidates=1, trust=0.0, boldness=0.7)


class Cheater:
    """Searches a tree of moves with open hands, and solves the last tricks exactly."""

    def choose_with_open_hands(self, round: Round, seed: int, budget: Budget) -> Move:
        position = position_of_round(round)
        if len(round.tricks) + EXACT_TRICKS < TRICKS:
            past, first_leader = past_of(round)
            brain = brain_for(round.options)
            moves = search_open(position, past, first_leader, brain, PLAN, seed, budget.seconds)
            return MOVES[moves[0][0]]
        assert round.decider is not None
        sign = -1 if round.camps[round.decider] is Camp.HYDE else 1
        solution = solve(position, moves=True, memory_mb=16)
        return MOVES[max(solution.moves, key=lambda move: sign * move.value).action]

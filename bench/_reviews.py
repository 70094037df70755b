"""Rounds and decisions for the measurements of reviews."""

from __future__ import annotations

import math
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from random import Random
from typing import NamedTuple, TypeVar

from jekyllhyde.arena.boards import Board, Form
from jekyllhyde.arena.statistics import Moments
from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.kernel import Brain, Position, SearchPlan, Seen, plausible_worlds, position_of_round, search
from jekyllhyde.rules import Camp, apply, move_index, observe, start_round

FORMS = (Form.FOUR_A, Form.FOUR_B, Form.THREE_SINGLE)
LADDER = ("novice", "casual", "club", "expert")
Result = TypeVar("Result")


class Played(NamedTuple):
    """A round that was played to its end."""

    deal: Position
    moves: tuple[int, ...]
    brain: Brain
    camps: tuple[Camp, ...]
    result: int

    def before(self, at: int) -> Position:
        position = self.deal
        for move in self.moves[:at]:
            position = position.apply(move)
        return position

    def seen(self, at: int) -> Seen:
        """Return what the deciding player knew."""
        return Seen(self.before(at), past_of(self.deal, self.moves[:at]), self.deal.leader)


def past_of(deal: Position, moves: Sequence[int]) -> list[tuple[int, int]]:
    """Return the cards played, and from whose hand."""
    hands = enumerate(deal.hands)
    holders = {card: seat for seat, hand in hands for card in range(28) if hand >> card & 1}
    return [(move, holders[move]) for move in moves if move in holders]


def played(form: Form, seed: int, number: int, levels: Sequence[str]) -> Played:
    """Play a board, with a level for each seat."""
    board = Board(form, seed, number)
    round = start_round(board.form.options, board.deal)
    deal, moves, bots = position_of_round(round), list[int](), [find_bot(level) for level in levels]
    while (seat := round.decider) is not None:
        move = bots[seat].choose(observe(round, seat), board.decision_seed(len(moves)))
        moves.append(move_index(move))
        round, _ = apply(round, move)
    result = round.score.jekyll.score - round.score.hyde.score
    return Played(deal, tuple(moves), brain_for(board.form.options), tuple(round.camps), result)


def mixed_round(seed: int, number: int, forms: Sequence[Form] = FORMS) -> Played:
    """Play one of many rounds of all forms, with levels by lot."""
    chance = Random(f"levels {seed} {number}")
    return played(forms[number % len(forms)], seed, number, [chance.choice(LADDER) for _ in range(4)])


def in_parallel(job: Callable[[int], Result]) -> Iterator[Result]:
    """Yield job(0), job(1) and so on without end, computed by all cores."""
    with ProcessPoolExecutor() as pool:
        try:
            waiting = deque(pool.submit(job, number) for number in range(2 * (os.cpu_count() or 1)))
            for number in count(len(waiting)):
                yield waiting.popleft().result()
                waiting.append(pool.submit(job, number))
        finally:
            pool.shutdown(cancel_futures=True)


def choices(round: Played) -> list[int]:
    """Return the numbers of the decisions that had a choice."""
    position, found = round.deal, []
    for at, move in enumerate(round.moves):
        if len(position.legal_actions()) > 1:
            found.append(at)
        position = position.apply(move)
    return found


def master(iterations: int) -> SearchPlan:
    """Return the search of `master` with this many descents, and half as many worlds to weigh."""
    return SearchPlan(iterations=iterations, candidates=iterations // 2, trust=0.75, boldness=0.7)


class Search(NamedTuple):
    """A player that searches."""

    plan: SearchPlan
    brain: Brain
    chance: Random

    def choose(self, position: Position, past: list[tuple[int, int]], leader: int) -> int:
        legal = position.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seen, no_match = Seen(position, past, leader), 10**6
        return search(seen, self.brain, self.plan, (0, 0, 0, 0), no_match, self.chance.getrandbits(40))[0][0]


def played_on(round: Played, moves: Sequence[int], plan: SearchPlan, chance: Random) -> Played:
    """Play the deal of a round from some moves on by search."""
    player = Search(plan, round.brain, chance)
    position, made, past = round.deal, list(moves), past_of(round.deal, moves)
    for move in made:
        position = position.apply(move)
    while not position.over:
        made.append(player.choose(position, past, round.deal.leader))
        past += past_of(round.deal, made[-1:])
        position = position.apply(made[-1])
    jekyll, hyde = position.score
    return round._replace(moves=tuple(made), result=jekyll - hyde)


def gain_by_search(round: Played, at: int, moves: tuple[int, int], plan: SearchPlan, *, most: int) -> float:
    """Return how many points the first move brings more than the second one, for the player who decides.

    Both are played on by search in the same plausible worlds, because a move is chosen for all worlds that may be. It
    stops after 20 worlds if the mean is more than three standard errors from 0.
    """
    before, gains = round.before(at), Moments()
    sign = -1 if round.camps[before.decider] else 1
    for number, hands in enumerate(plausible_worlds(round.seen(at), round.brain, most, at)):
        world = round._replace(deal=_with_hidden(round.deal, before, hands))
        first, second = (played_on(world, (*round.moves[:at], move), plan, Random(number)).result for move in moves)
        gains.add(sign * (first - second))
        if gains.count >= 20 and abs(gains.mean) > 3 * math.sqrt(gains.variance(1) / gains.count):
            break
    return gains.mean


def _with_hidden(deal: Position, now: Position, hands: Sequence[int]) -> Position:
    """Return the deal that leads to these hands."""
    each = zip(deal.hands, now.hands, hands, strict=True)
    return deal.with_hands(tuple((dealt & ~held) | hand for dealt, held, hand in each))

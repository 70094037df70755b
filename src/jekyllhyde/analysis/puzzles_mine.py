"""Find puzzles in one round: let bots play it, and look for decisions with one clearly best move that is not obvious.

Cheap tests come first. What passes them is confirmed with 20 times the work of a review, and another seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from jekyllhyde.analysis.puzzles import FORMS, MoveValue, Puzzle
from jekyllhyde.analysis.puzzles_ladder import TRIES, WEAKER, Finds, always_finds, finds_of, rating_of
from jekyllhyde.analysis.puzzles_seeds import seed_of
from jekyllhyde.analysis.puzzles_themes import themes_of
from jekyllhyde.analysis.puzzles_values import Assessed, assess_moves
from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.bots.levels import LevelBot
from jekyllhyde.kernel import SearchPlan, search
from jekyllhyde.rules import (
    MOVES,
    Deal,
    Move,
    Observation,
    Options,
    PositionCard,
    Round,
    apply,
    observe,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)
from jekyllhyde.rules.seats import SEATS

PLAYERS = ("casual", "club", "expert")
"""The levels that play the rounds, one for each team."""

GLANCE = SearchPlan(iterations=400, candidates=400, trust=0.75, boldness=0.7)
"""A search like that of `master`, but short."""

SCREENING, CONFIRMING = 0.1, 20.0
"""The work of the first assessment and of the last, as multiples of a review's."""

MARGIN = 6.0
"""The points by which the best move is ahead of the second."""

CERTAIN = 4.0
"""The margin is at least this many times its standard error."""

HALF = 0.5


class Source(NamedTuple):
    """The round in which puzzles are looked for. The same source gives the same puzzles."""

    form: str
    seed: int
    number: int


def mine(source: Source) -> list[Puzzle]:
    """Return the puzzles of a round, at most one of each trick."""
    puzzles: dict[int, Puzzle] = {}
    for round, moves in decisions(source):
        if len(round.tricks) not in puzzles and (found := examine(source, round, moves)) is not None:
            puzzles[len(round.tricks)] = found
    return list(puzzles.values())


def decisions(source: Source) -> Iterator[tuple[Round, tuple[Move, ...]]]:
    """Play a round between bots. Yield every state with a choice, with the moves that led to it."""
    chance = Random(seed_of("round", *source))
    options = FORMS[source.form]
    round = start_round(options, _deal(options, source.number, chance))
    teams = [LevelBot(chance.choice(PLAYERS)) for _ in range(2)]
    moves: list[Move] = []
    while not round.over:
        assert round.decider is not None
        seen = observe(round, round.decider)
        if len(seen.legal_moves) > 1:
            yield round, tuple(moves)
        move = teams[seen.camp].choose(seen, chance.getrandbits(48))
        round, _ = apply(round, move)
        moves.append(move)


def _deal(options: Options, number: int, chance: Random) -> Deal:
    """Deal a round. The first lead moves on from round to round."""
    leader = SEATS[number % len(SEATS)]
    if options.players == 3:
        return Deal(seat_three(leader), random_hands(chance))
    camps = chance.choice(("JHJH", "HJHJ") if options.position is PositionCard.A else ("JJHH", "HJJH", "HHJJ", "JHHJ"))
    return Deal(seat_four(camps, dealer=leader.right), random_hands(chance))


def examine(source: Source, round: Round, moves: tuple[Move, ...]) -> Puzzle | None:
    """Return the decision as a puzzle, if it is one."""
    assert round.decider is not None
    seen = observe(round, round.decider)
    seed = seed_of(*source, len(moves))
    best = suspect(seen, seed)
    if best is None:
        return None
    weaker = {level: finds_of(level, seen, best, seed) for level in WEAKER}
    if (
        is_obvious(weaker)
        or assess_clearly(seen, best, seed, 1) is None
        or not always_finds("master", seen, best, seed)
    ):
        return None
    found = assess_clearly(seen, best, seed, CONFIRMING)
    if found is None:
        return None
    rating = rating_of({**weaker, "master": Finds(TRIES, TRIES)})
    return Puzzle(source.form, round.deal, moves, found.values, themes_of(seen, best, found.beliefs), rating)


def suspect(seen: Observation, seed: int) -> Move | None:
    """Return the move that seems best after a glance, unless the learned policy prefers it to all others together."""
    glance = search(seen_of(seen), brain_for(seen.options), GLANCE, seen.totals, seen.options.target, seed)
    best = MOVES[glance[0][0]]
    if best == intuition(seen) or not always_finds("master", seen, best, seed, tries=1):
        return None
    values = {value.move: value for value in assess_moves(seen, seed, SCREENING).values}
    behind = max(value.value for value in values.values()) - values[best].value
    return None if behind > values[best].loss_error else best


def intuition(seen: Observation) -> Move | None:
    """Return the move that the learned policy prefers to all others together, if there is one."""
    action, odds = max(brain_for(seen.options).odds(seen_of(seen)), key=lambda entry: entry[1])
    return MOVES[action] if odds > HALF else None


def assess_clearly(seen: Observation, best: Move, seed: int, work: float) -> Assessed | None:
    """Return an assessment by which `best` is clearly the best move. Another amount of work uses another seed."""
    found = assess_moves(seen, seed_of("assess", work, seed), work)
    return found if found.values[0].move == best and is_clear(found.values) else None


def is_clear(values: Sequence[MoveValue]) -> bool:
    """Return whether the first of these values is ahead of the second by a margin that is certain."""
    best, second = values[:2]
    margin = best.value - second.value
    return margin >= MARGIN and margin >= CERTAIN * second.loss_error


def is_obvious(weaker: Mapping[str, Finds]) -> bool:
    """Return whether `club`, or `novice`, `casual` and `club` together, find the move as often as they miss it."""
    lower = [weaker[level].share for level in ("novice", "casual", "club")]
    return weaker["club"].share >= HALF or sum(lower) / len(lower) >= HALF

"""Calls of the kernel with its native answers, as JSON. The module for browsers has to give the same, to the last bit.

    python -m tests.parity.vectors > vectors.json

Each entry has the name and the arguments of a method of `web/src/engine/kernel.ts`, and its value or its refusal.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from random import Random
from typing import Any

from jekyllhyde.bots.brains import BrainForm, BrainKind, brain_for, load_brain
from jekyllhyde.bots.kernel_input import numbers_of, seen_of
from jekyllhyde.bots.levels import LEVELS
from jekyllhyde.bots.random import RandomBot
from jekyllhyde.kernel import Position, SearchPlan, Work, deal2, playouts, position_of_round, search, worlds_of
from jekyllhyde.kernel.batch import Batch, Form
from jekyllhyde.kernel.review import (
    Assessment,
    Decision,
    Kind,
    Summary,
    Tally,
    assess,
    review_decision,
    summarise,
)
from jekyllhyde.kernel.solver import solve
from jekyllhyde.rules import (
    MOVES,
    TRICKS,
    Camp,
    Match,
    Observation,
    Options,
    PositionCard,
    Round,
    Seat,
    Seating,
    Trick,
    apply,
    apply_to_match,
    deal_round,
    last_trick_only,
    legal_moves,
    move_index,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)
from jekyllhyde.rules.scoring import taken
from tests.bots.rounds import FORMS, decisions, seen_by_decider

Vector = dict[str, Any]

SEED = 15
FOLLOWED = 8
"""Rounds of each form that are followed from the deal to the end."""
DECISIONS = 12
"""Decisions of each form that are judged by every level."""
ITERATIONS = 150
PLAN = SearchPlan(iterations=ITERATIONS, candidates=1_500, trust=0.75, boldness=0.7)
SOLVER_MEGABYTES = 16
_MATCH_ROUNDS = 4
_CAMPS = {PositionCard.A: "JHJH", PositionCard.B: "JJHH"}
WORK = Work(candidates=120, worlds=50, nodes=30_000, descents=40)
REVIEWED = 1
"""Rounds of each form of which every decision is reviewed."""
SOLVED = {1: 6, 2: 6, 3: 6, 4: 3, 5: 1}
"""Positions of each form that are solved, by tricks left."""


def vectors(seed: int = SEED) -> list[Vector]:
    chance = Random(seed)
    parts = [
        chain(_rounds(form, chance), _decisions(options, chance), _endings(options, chance), _reviews(form, chance))
        for form, options in zip(Form, FORMS, strict=True)
    ]
    matches = chain.from_iterable(_match(options, chance) for options in FORMS)
    return [*chain(*parts), *matches, *_winners(chance), *_fair_deals(chance), *_refusals()]


def _vector(name: str, *args: object, value: object) -> Vector:
    return {"name": name, "args": args, "value": value}


def _refusal(name: str, *args: object, error: str) -> Vector:
    return {"name": name, "args": args, "error": error}


def _rounds(form: Form, chance: Random) -> Iterator[Vector]:
    """Deals, legality, moves, scores and playouts."""
    seed = chance.getrandbits(53)
    batch = Batch(FOLLOWED, form, seed)
    name = BrainForm(form.value).file_name(BrainKind.SMALL).removesuffix(".weights")
    for row in range(FOLLOWED):
        position = batch.position(row)
        yield _vector("deal", name, seed, row, value=position_json(position))
        while not position.over:
            yield _vector("turn", position_json(position), value=_turn(position))
            action = chance.choice(position.legal_actions())
            after = position.apply(action)
            yield _vector("apply", position_json(position), action, value=position_json(after))
            position = after
        yield _vector("turn", position_json(position), value=_turn(position))
        yield _playouts(batch.position(row), chance)


def _playouts(position: Position, chance: Random) -> Vector:
    repeats, seed = 20, chance.getrandbits(53)
    played = playouts([position], repeats, seed)
    value = {"values": played.rows()[0], "decisions": played.decisions}
    return _vector("playouts", position_json(position), repeats, seed, value=value)


def _decisions(options: Options, chance: Random) -> Iterator[Vector]:
    """What a seat makes of what it sees: worlds, odds, values, and the moves of all levels."""
    for number, round in enumerate(decisions(options, DECISIONS, chance.getrandbits(53))):
        observation = _before_the_end(seen_by_decider(round), number)
        yield from _judgements(observation, chance)
        yield from _choices(last_trick_only(observation), ("novice",), chance)


def _before_the_end(observation: Observation, number: int) -> Observation:
    """R7.1: near the target, `master` plays for the match."""
    gain = 150 * number
    n, e, s, w = (gain // 2 + gain // 4 * camp for camp in observation.seating.camps)
    return observation._replace(totals=(n, e, s, w))


def _judgements(observation: Observation, chance: Random) -> Iterator[Vector]:
    sight, seed, drawn = sight_json(observation), chance.getrandbits(53), 10
    worlds = worlds_of(observation)
    hands = worlds.sample(drawn, seed).tolist()
    yield _vector("worlds", sight, drawn, seed, value={"count": worlds.count, "hands": hands})
    odds = brain_for(observation.options).odds(seen_of(observation))
    yield _vector("odds", sight, value=[{"action": action, "odds": odd} for action, odd in odds])
    target = observation.options.target
    found = search(seen_of(observation), brain_for(observation.options), PLAN, observation.totals, target, seed)
    values = [{"action": action, "visits": visits, "value": value} for action, visits, value in found]
    yield _vector("values", sight, ITERATIONS, seed, value=values)
    assessed = assess(seen_of(observation), brain_for(observation.options), seed=seed, work=WORK)
    yield _vector("assess", sight, seed, _work_json(), value=_assessment(assessed))
    yield from _choices(observation, ("random", *LEVELS), chance)


def _choices(observation: Observation, levels: tuple[str, ...], chance: Random) -> Iterator[Vector]:
    for level in levels:
        seed = chance.getrandbits(53)
        bot = RandomBot() if level == "random" else LEVELS[level]()
        move = move_index(bot.choose(observation, seed))
        yield _vector("choose", sight_json(observation), level, seed, value=move)


def _match(options: Options, chance: Random) -> Iterator[Vector]:
    """Yield rounds told from their deals on, and seatings, by the Python rules."""
    match = Match(options, seat_three() if options.players == 3 else seat_four(_CAMPS[options.position]))
    for _ in range(_MATCH_ROUNDS):
        match = deal_round(match, random_hands(chance))
        deal, moves = position_json(position_of_round(match.rounds[-1])), list[int]()
        while True:
            yield _vector("tell", deal, list(moves), value=_told(match.rounds[-1], moves))
            if match.round is None:
                break
            move = chance.choice(legal_moves(match.round))
            moves.append(move_index(move))
            match, _ = apply_to_match(match, move)
        yield _next_seating(match.rounds[-1].deal.seating)


def _told(round: Round, moves: list[int]) -> dict[str, Any]:
    jekyll, hyde, _ = taken(round.tricks, round.camps)
    return {
        "now": position_json(position_of_round(round)),
        "carry": round.carry.mask,
        "taken": [jekyll.mask, hyde.mask],
        "tricks": [_trick(trick) for trick in round.tricks],
        "trick": _trick(round.trick),
        "deciders": _deciders(round, moves),
    }


def _trick(trick: Trick) -> dict[str, Any]:
    winner = trick.winner if trick.complete else None
    plays = [[play.card.index, play.holder] for play in trick.plays]
    return {"leader": trick.leader, "plays": plays, "winner": winner, "tied": winner is not None and trick.tied}


def _deciders(round: Round, moves: list[int]) -> list[int]:
    at, found = start_round(round.options, round.deal, round.totals), list[int]()
    for move in moves:
        assert at.decider is not None
        found.append(at.decider)
        at, _ = apply(at, MOVES[move])
    return found


def _next_seating(seating: Seating) -> Vector:
    after = seating.next()
    sat = [None if name is None else seating.seat_of(name) for name in after.players]
    return _vector("nextSeating", _seating(seating), value={"from": sat, **_seating(after)})


def _seating(seating: Seating) -> dict[str, Any]:
    hyde = sum(camp << seat for seat, camp in enumerate(seating.camps))
    return {"hydeSeats": hyde, "dealer": seating.dealer, "single": seating.single}


def _winners(chance: Random) -> Iterator[Vector]:
    """Yield winners of matches whose totals are near each other and near the target (R7)."""
    for _ in range(40):
        sides, target = chance.choice((2, 3)), 100
        totals = [chance.randrange(98, 103) for _ in range(sides)]
        most = max(totals)
        won = totals.index(most) if most >= target and totals.count(most) == 1 else None
        yield _vector("matchWinner", totals, target, value=won)


def _endings(options: Options, chance: Random) -> Iterator[Vector]:
    """Values and node counts of the solver."""
    wanted = dict(SOLVED)
    for round in decisions(options, 10_000, chance.getrandbits(53)):
        left = TRICKS - len(round.tricks)
        if wanted.get(left):
            wanted[left] -= 1
            yield _solved(round)
        if not any(wanted.values()):
            return


def _solved(round: Round) -> Vector:
    position = position_of_round(round)
    solution = solve(position, moves=True, memory_mb=SOLVER_MEGABYTES)
    moves = [{"action": move.action, "lower": move.lower, "upper": move.upper} for move in solution.moves]
    value = {"lower": solution.lower, "upper": solution.upper, "nodes": solution.nodes, "moves": moves}
    return _vector("solve", position_json(position), {"moves": True, "megabytes": SOLVER_MEGABYTES}, value=value)


def _reviews(form: Form, chance: Random) -> Iterator[Vector]:
    """Yield every decision of some rounds, and their summaries."""
    brain = load_brain(BrainForm(form.value))
    batch = Batch(REVIEWED, form, chance.getrandbits(53))
    for row in range(REVIEWED):
        deal = position = batch.position(row)
        moves, seed = list[int](), chance.getrandbits(53)
        while not position.over:
            moves.append(chance.choice(position.legal_actions()))
            position = position.apply(moves[-1])
        found = [review_decision(deal, moves, at, brain, seed=seed, work=WORK) for at in range(len(moves))]
        for at, decision in enumerate(found):
            args = (position_json(deal), moves, at, seed, _work_json())
            yield _vector("reviewDecision", *args, value=_decision(decision))
        result = position.score[0] - position.score[1]
        camps = [Camp(deal.hyde_seats >> seat & 1) for seat in Seat]
        value = _summary(summarise(found, camps, result))
        yield _vector("summarise", [_decision(one) for one in found], deal.hyde_seats, result, value=value)


def _work_json() -> dict[str, int]:
    return {name: getattr(WORK, name) for name in ("candidates", "worlds", "nodes", "descents")}


def _assessment(assessed: Assessment) -> dict[str, Any]:
    moves = [
        {"action": one.action, "value": one.value, "error": one.error, "loss": one.loss, "lossError": one.loss_error}
        for one in assessed.moves
    ]
    return {"moves": moves, "beliefs": assessed.beliefs}


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "decider": decision.decider,
        "kind": _camel(decision.kind.name),
        "action": decision.action,
        "assessed": _assessment(decision.assessed),
        "cards": [{"action": card.action, "lower": card.lower, "upper": card.upper} for card in decision.cards],
        "worth": decision.worth,
        "worthExact": decision.worth_exact,
    }


def _summary(summary: Summary) -> dict[str, Any]:
    judgements = [
        {
            "name": one.name.name.lower(),
            "fortune": one.fortune.name.lower(),
            "lossKnown": one.loss_known,
            "lossCards": one.loss_cards,
            "luck": one.luck,
            "worth": one.worth,
        }
        for one in summary.judgements
    ]
    seats = [
        {"all": _tally(seat.all), "kinds": {_camel(kind.name): _tally(seat.kinds[kind]) for kind in Kind}}
        for seat in summary.seats
    ]
    return {
        "judgements": judgements,
        "seats": seats,
        "worth": summary.worth,
        "worthExact": summary.worth_exact,
        **{name: getattr(summary, name) for name in ("result", "decisions", "luck")},
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {"decisions": tally.decisions, "lost": tally.lost, "accuracy": tally.accuracy}


def _camel(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def _fair_deals(chance: Random) -> Iterator[Vector]:
    for length in (0, 1, 55, 56, 64, 200):
        message = chance.randbytes(length)
        yield _vector("sha256", list(message), value=list(sha256(message).digest()))
    for number in (1, 2, 3, 1000):
        seed, mix = chance.randbytes(32), chance.randbytes(32)
        value = [hand.mask for hand in deal2(seed, number, mix)]
        yield _vector("fairDeal", list(seed), list(mix), number, value=value)


def _refusals() -> Iterator[Vector]:
    """Bad arguments: the kernel answers with a sentence, and goes on."""
    position = position_json(Batch(1, Form.FOUR_A, SEED).position(0))
    (round,) = decisions(FORMS[0], 1, SEED)
    sight = sight_json(seen_by_decider(round))
    legal = Batch(1, Form.FOUR_A, SEED).position(0).legal_actions()
    illegal = next(action for action in range(32) if action not in legal)
    yield _refusal("apply", position, illegal, error="the move is not legal")
    yield _refusal("apply", position, 32, error="the move is not legal")
    yield _refusal("turn", {**position, "leader": 9}, error="the leader is no seat")
    yield _refusal("turn", {**position, "hydeSeats": 1}, error="a team is two seats")
    yield _refusal("playouts", position, 0, 1, error="there are 1 to 60000 playouts")
    yield _refusal("solve", position, {"megabytes": 4000}, error="the solver's table has 1 to 64 megabytes")
    yield _refusal("deal", "five", 1, 1, error="there are three forms of the game")
    yield _refusal("tell", position, [illegal], error="the move is not legal")
    yield _refusal("tell", position, [0] * 57, error="a round has at most 56 moves")
    yield _refusal("nextSeating", {"hydeSeats": 5, "dealer": 4, "single": None}, error="a seat is no seat")
    yield _refusal("matchWinner", [1], 100, error="a match has two to four sides")
    yield _refusal("fairDeal", [0] * 31, [0] * 32, 1, error="a seed has 32 bytes")
    yield _refusal("choose", sight, "genius", 1, error="there is no such level")
    yield _refusal(
        "choose", {**sight, "totals": [1, 2, 3, 4]}, "novice", 1, error="two seats of one side have different totals"
    )
    yield _refusal("odds", {**sight, "seat": 7}, error="a seat is not one of the four")
    yield _refusal("odds", {**sight, "past": [[0, 0]] * 29}, error="more cards were played than there are")
    yield _refusal("values", sight, 0, 1, error="a search has 1 to 100000 iterations")
    yield _refusal("reviewDecision", position, [legal[0]], 1, 1, error="the round has no such decision")
    yield _refusal("reviewDecision", position, [illegal], 0, 1, error="the move is not legal")
    too_much = "a review has at most 200000 candidates, worlds and descents"
    yield _refusal("assess", sight, 1, {"worlds": 200_001}, error=too_much)
    yield _refusal("worlds", sight, 9000, 1, error="there are 0 to 8000 worlds")


def _turn(position: Position) -> dict[str, Any]:
    return {
        "legal": position.legal_actions(),
        "score": position.score,
        "onTurn": position.on_turn,
        "decider": position.decider,
        "over": position.over,
    }


def position_json(position: Position) -> dict[str, Any]:
    return {
        "hands": position.hands,
        "trick": position.trick,
        "leader": position.leader,
        "asked": position.asked,
        "hydeSeats": position.hyde_seats,
        "single": position.single,
        "points": position.points,
        "factor": position.factor,
        "carry": position.carry,
    }


def sight_json(observation: Observation) -> dict[str, Any]:
    numbers = numbers_of(observation)
    return {
        **{name: numbers[name] for name in ("seat", "open", "counts", "past", "carry", "asked", "single")},
        "firstLeader": numbers["first_leader"],
        "hydeSeats": numbers["hyde_seats"],
        "totals": observation.totals,
        "target": observation.options.target,
    }


if __name__ == "__main__":
    json.dump(vectors(), sys.stdout, separators=(",", ":"))

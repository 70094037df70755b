"""The kernel and the Python rules agree, state by state, along random rounds of every form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from jekyllhyde.kernel import Follower, Position, position_of_round
from jekyllhyde.kernel.encoding import encode
from jekyllhyde.rules import (
    MOVES,
    Deal,
    IllegalMove,
    Options,
    PositionCard,
    Round,
    Seat,
    Seating,
    apply,
    legal_moves,
    move_index,
    observe,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)

STATES_OF_A_FORM = 70_000
ENCODED_EVERY = 8
ALL_MOVES_EVERY = 50

FORMS = ("four-a", "four-b", "three")
OPTIONS = {"four-a": Options(), "four-b": Options(position=PositionCard.B), "three": Options(players=3)}
CAMPS = {"four-a": ("JHJH", "HJHJ"), "four-b": ("JJHH", "JHHJ", "HHJJ", "HJJH")}


def seating_of(form: str, generator: Random) -> Seating:
    if form == "three":
        return seat_three(generator.choice(list(Seat)))
    return seat_four(generator.choice(CAMPS[form]), generator.choice(list(Seat)))


def played_rounds(form: str, generator: Random) -> Iterator[tuple[Round, Position, Follower]]:
    """Yield every state of random rounds: by the rules, by the kernel's moves, and with its history."""
    while True:
        round = start_round(OPTIONS[form], Deal(seating_of(form, generator), random_hands(generator)))
        position = position_of_round(round)
        follower = Follower(position)
        yield round, position, follower
        while not round.over:
            move = generator.choice(legal_moves(round))
            round, _ = apply(round, move)
            position = position.apply(move_index(move))
            follower.apply(move_index(move))
            yield round, position, follower


def features(round: Round) -> Iterator[str]:
    yield "mid-trick" if round.trick.plays else "lead"
    if round.asked is not None:
        yield "asked ghost" if round.asked is round.deal.seating.ghost else "asked"
    if round.carry:
        yield "carried"
    if round.over:
        yield "over, neutral cards" if round.carry else "over"
    elif len(round.tricks) == 6:
        yield "last trick"


@pytest.mark.parametrize("form", FORMS)
def test_the_kernel_agrees_with_the_rules_on_every_state(form: str) -> None:
    generator = Random(f"parity {form}")
    seen: Counter[str] = Counter()
    for number, (round, position, follower) in enumerate(played_rounds(form, generator)):
        compare_state(round, position)
        if number % ENCODED_EVERY == 0:
            compare_encoding(round, follower, generator)
        if number % ALL_MOVES_EVERY == 0:
            compare_every_move(round, position)
        seen.update(features(round))
        if number >= STATES_OF_A_FORM:
            break
    expected = {"lead", "mid-trick", "asked", "carried", "last trick", "over", "over, neutral cards"}
    assert set(seen) == expected | ({"asked ghost"} if form == "three" else set())
    assert min(seen.values()) > 100


def compare_state(round: Round, position: Position) -> None:
    assert position.hands == tuple(hand.mask for hand in round.hands)
    assert position.trick == [play.card.index for play in round.trick.plays]
    assert position.leader == round.trick.leader
    assert position.asked == round.asked
    assert position.legal_mask == sum(1 << move_index(move) for move in legal_moves(round))
    assert position.over == round.over
    if not round.over:
        assert position.decider == round.decider
        assert position.on_turn == round.trick.on_turn
    if not round.trick.plays and round.asked is None:  # what was taken changes with the end of a trick only
        compare_all(round, position)


def compare_all(round: Round, position: Position) -> None:
    score = round.score
    assert position.score == (score.jekyll.score, score.hyde.score)
    assert position == position_of_round(round)


def compare_encoding(round: Round, follower: Follower, generator: Random) -> None:
    assert follower.position == position_of_round(round)
    players = [seat for seat in Seat if seat is not round.deal.seating.ghost]
    for seat in (round.decider or players[0], generator.choice(players)):
        assert follower.encode(seat) == encode(observe(round, seat))


def compare_every_move(round: Round, position: Position) -> None:
    """Legal moves have the same successors; both refuse all others."""
    legal = legal_moves(round)
    for move in MOVES:
        if move in legal:
            assert position.apply(move_index(move)) == position_of_round(apply(round, move)[0])
            continue
        with pytest.raises(IllegalMove):
            apply(round, move)
        with pytest.raises(ValueError, match="not legal"):
            position.apply(move_index(move))

"""A search refuses a past that cannot have led to its position, because it would weigh impossible moves."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.kernel import Position, SearchPlan, Seen, monte_carlo, position_of_round, search
from jekyllhyde.rules import Options, Round
from tests.strategies import rounds

ASK = 28
PLAN = SearchPlan(iterations=8, candidates=8, trust=1.0, boldness=0.7)

Past = list[tuple[int, int]]


class Story(NamedTuple):
    """A position and its past: each card with the seat that held it."""

    options: Options
    position: Position
    past: Past
    first_leader: int


def story_of(round: Round) -> Story:
    tricks = (*round.tricks, round.trick)
    past = [(play.card.index, int(play.holder)) for trick in tricks for play in trick.plays]
    return Story(round.options, position_of_round(round), past, int(tricks[0].leader))


def could_be(story: Story) -> bool:
    """Replay the past move by move, from the deal that it implies."""
    position = story.position
    hands = list(position.hands)
    for card, holder in story.past:
        hands[holder] |= 1 << card
    if any(hand.bit_count() != 7 for hand in hands) or position.single not in (None, story.first_leader):
        return False
    n, e, s, w = hands
    try:
        replayed = Position((n, e, s, w), position.hyde_seats, story.first_leader, single=position.single)
        for card, holder in story.past:
            if card not in replayed.legal_actions():
                replayed = replayed.apply(ASK + holder)
            replayed = replayed.apply(card)
        if position.asked is not None:
            replayed = replayed.apply(ASK + position.asked)
    except ValueError:
        return False
    return replayed == position


@st.composite
def changed_stories(draw: st.DrawFn) -> Story:
    story = story_of(draw(rounds()))
    assume(not story.position.over)
    past, first_leader = list(story.past), story.first_leader
    cards, seats, places = st.integers(0, 27), st.integers(0, 3), st.integers(0, max(len(past) - 1, 0))
    for change in draw(st.lists(st.sampled_from(["swap", "card", "holder", "drop", "add", "leader"]), max_size=2)):
        if change == "leader":
            first_leader = draw(seats)
        elif change == "add":
            past.insert(draw(st.integers(0, len(past))), (draw(cards), draw(seats)))
        elif past:
            one, other = draw(places) % len(past), draw(places) % len(past)
            if change == "swap":
                past[one], past[other] = past[other], past[one]
            elif change == "drop":
                del past[one]
            else:
                card, holder = past[one]
                past[one] = (draw(cards), holder) if change == "card" else (card, draw(seats))
    return story._replace(past=past, first_leader=first_leader)


@settings(max_examples=400)
@given(changed_stories())
def test_a_past_is_taken_if_it_could_be_and_refused_if_not(story: Story) -> None:
    if not could_be(story):
        with pytest.raises(ValueError, match=r"past|single player leads"):
            Seen(story.position, story.past, story.first_leader)
        return
    seen = Seen(story.position, story.past, story.first_leader)
    moves = search(seen, brain_for(story.options), PLAN, (0, 0, 0, 0), 1000, 1)
    assert sorted(action for action, _, _ in moves) == story.position.legal_actions() or len(moves) == 1
    assert monte_carlo(seen, 2, 1) in story.position.legal_actions()


FRESH = Position((127, 127 << 7, 127 << 14, 127 << 21), 0b1010, 0)


@pytest.mark.parametrize(
    ("position", "past", "first_leader", "why"),
    [
        (FRESH, [(0, 1)], 0, "seven cards a seat"),
        (FRESH.apply(0), [], 0, "seven cards a seat"),
        (FRESH.apply(0), [(0, 0)], 1, "not legal"),
        (FRESH, [], 1, "does not lead to this position"),
        (FRESH, [(0, 0), (0, 0)], 0, "not legal"),
    ],
)
def test_the_refusal_says_why(position: Position, past: Past, first_leader: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Seen(position, past, first_leader)

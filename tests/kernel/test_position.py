from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given

from jekyllhyde.kernel import Follower, Position, position_of_json, position_of_round, position_of_world
from jekyllhyde.kernel.encoding import encode
from jekyllhyde.rules import CARDS, CardSet, Round, Seat, last_trick_only, observe
from tests.strategies import rounds

EXAMPLE: dict[str, Any] = {
    "id": 0,
    "camps": "JHJH",
    "hands": {"N": ["JX2"], "E": ["J5", "J6", "J7"], "S": ["HA", "HE", "H3", "HX1"], "W": []},
    "leader": "S",
    "trick": [],
    "asked": None,
    "taken": {"jekyll": {"points": 16, "factor": 0}, "hyde": {"points": 2, "factor": 2}},
    "carry": {"points": 19, "jekyll": 3, "hyde": 0},
}


def example(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(EXAMPLE), **changes}


def test_a_position_is_read_from_json() -> None:
    position = position_of_json(EXAMPLE)
    assert position.hands[Seat.E] == CardSet.of_codes("J5 J6 J7").mask
    assert position.hyde_seats == 0b1010
    assert (position.leader, position.trick, position.asked, position.single) == (Seat.S, [], None, None)
    assert (position.points, position.factor, position.carry) == ((16, 2), (0, 2), (19, 3, 0))


def test_plays_an_ask_and_the_single_player_are_read() -> None:
    hands = {"N": ["JX2"], "E": ["J5", "J6"], "S": ["HA", "HE", "H3", "HX1"], "W": []}
    position = position_of_json(example(hands=hands, leader="S", trick=[["S", "E", "J7"]], asked="S"))
    assert [CARDS[card].code for card in position.trick] == ["J7"]
    assert position.on_turn == Seat.W
    assert position.asked == position.decider == Seat.S
    assert position_of_json(example(single="E")).single == Seat.E


WRONG: dict[str, tuple[object, str]] = {
    "no object": ([], "must be an object"),
    "nothing": (None, "must be an object"),
    "missing": ({}, "'camps' is missing"),
    "camps": (example(camps="JHJX"), "camps must be"),
    "team of three": (example(camps="JJJH"), "two seats"),
    "leader": (example(leader="X"), "leader must be"),
    "leader no text": (example(leader=2), "leader must be"),
    "fifth hand": (example(hands={**EXAMPLE["hands"], "X": []}), "'X' is no seat"),
    "hand missing": (example(hands={"N": [], "E": [], "S": []}), "'W' is missing"),
    "hand no list": (example(hands={**EXAMPLE["hands"], "W": "JA"}), "must be a list"),
    "no card": (example(hands={**EXAMPLE["hands"], "W": ["JZ"]}), "no card has the code 'JZ'"),
    "card no text": (example(hands={**EXAMPLE["hands"], "W": [7]}), "no card has the code 7"),
    "twice in a hand": (example(hands={**EXAMPLE["hands"], "N": ["JX2", "JX2"]}), "twice"),
    "twice": (example(hands={**EXAMPLE["hands"], "W": ["JX2"]}), "twice"),
    "unfilled": (example(hands={**EXAMPLE["hands"], "N": []}), "remaining tricks"),
    "not in turn": (example(trick=[["N", "N", "JX2"]]), "next card is for S, not for N"),
    "wrong camp": (
        example(
            hands={"N": ["JX2"], "E": ["J5", "J6", "J7"], "S": ["HE", "H3", "HX1"], "W": []}, trick=[["S", "S", "HA"]]
        ),
        "not of the camp",
    ),
    "play of two": (example(trick=[["S", "HA"]]), "a play is"),
    "holder": (example(trick=[["S", None, "JA"]]), "came from"),
    "ask of itself": (example(asked="S"), "itself"),
    "ask of none": (example(asked="W"), "no card of the asked camp"),
    "points": (example(carry={"points": -1, "jekyll": 0, "hyde": 0}), "carry.points must be"),
    "huge": (example(carry={"points": 10**30, "jekyll": 0, "hyde": 0}), "carry.points must be"),
    "truth is no number": (example(carry={"points": True, "jekyll": 0, "hyde": 0}), "carry.points must be"),
    "too many points": (example(carry={"points": 20, "jekyll": 3, "hyde": 0}), "more card points"),
    "too many deeds": (example(carry={"points": 19, "jekyll": 6, "hyde": 0}), "more deeds"),
    "single": (example(single="N"), "single player"),
}


@pytest.mark.parametrize(("value", "why"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told(value: object, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        position_of_json(value)


@given(rounds())
def test_positions_are_values(round: Round) -> None:
    position = position_of_round(round)
    twin = pickle.loads(pickle.dumps(position))  # noqa: S301
    assert position == twin == eval(repr(position), {"Position": Position})  # noqa: S307
    assert hash(position) == hash(twin)
    assert position != repr(position)
    for action in position.legal_actions():
        assert position.apply(action) != position == twin


@given(rounds())
def test_a_world_is_the_observed_table_with_hands(round: Round) -> None:
    for seat in (seat for seat in Seat if seat is not round.deal.seating.ghost):
        assert position_of_world(observe(round, seat), round.hands) == position_of_round(round)


@given(rounds())
def test_r9_2_an_observation_of_the_last_trick_does_not_tell_enough(round: Round) -> None:
    observation = observe(round, next(seat for seat in Seat if seat is not round.deal.seating.ghost))
    if len(round.tricks) < 2:
        return
    with pytest.raises(ValueError, match="every trick"):
        position_of_world(last_trick_only(observation), round.hands)
    with pytest.raises(ValueError, match="every trick"):
        encode(last_trick_only(observation))


def test_a_round_is_followed_from_its_deal_only() -> None:
    with pytest.raises(ValueError, match="from its deal"):
        Follower(position_of_json(EXAMPLE))

"""R1 Cards"""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from jekyllhyde.rules import ALL_CARDS, CARDS, Camp, Card, CardSet, Kind, Seat, observe
from tests.rules.tables import after, hands, round_of_four

# R1.2, typed from the rules again: kind, rank, points, factor
TABLE = {
    "T": (Kind.TRANSFORMATION, 1, 0, 0),
    "A": (Kind.CHARACTER, 2, 1, 0),
    "B": (Kind.CHARACTER, 3, 1, 0),
    "C": (Kind.CHARACTER, 4, 1, 0),
    "D": (Kind.CHARACTER, 5, 1, 0),
    "E": (Kind.CHARACTER, 6, 1, 0),
    "7": (Kind.SCENE, 7, 7, 0),
    "6": (Kind.SCENE, 7, 6, 0),
    "5": (Kind.SCENE, 7, 5, 0),
    "4": (Kind.SCENE, 7, 4, 0),
    "3": (Kind.SCENE, 7, 3, 0),
    "X3": (Kind.DEED, 8, 0, 3),
    "X2": (Kind.DEED, 8, 0, 2),
    "X1": (Kind.DEED, 8, 0, 1),
}


def test_r1_1_two_camps_of_fourteen_cards() -> None:
    assert len(set(CARDS)) == 28
    assert Counter(card.camp for card in CARDS) == {Camp.JEKYLL: 14, Camp.HYDE: 14}
    assert [camp.cards for camp in Camp] == [CardSet(CARDS[:14]), CardSet(CARDS[14:])]


def test_r1_1_everybody_can_count_every_seats_cards_of_each_camp() -> None:
    round = round_of_four(hands(n="JA JB J7 H3", e="JT HT", s="H7 H6 H5", w="JX1 HX1"))
    for moment in (round, after(round, "E? JT")):
        counts = [(len(hand & Camp.JEKYLL.cards), len(hand & Camp.HYDE.cards)) for hand in moment.hands]
        for seat in Seat:
            assert [(seen.jekyll, seen.hyde) for seen in observe(moment, seat).counts] == counts
            assert [seen.of(Camp.HYDE) for seen in observe(moment, seat).counts] == [hyde for _, hyde in counts]


def test_r1_2_kinds_ranks_points_and_factors() -> None:
    for camp in Camp:
        found = {card.symbol: (card.kind, card.rank, card.points, card.factor) for card in CARDS if card.camp is camp}
        assert found == TABLE


def test_r1_2_one_transformation_five_characters_five_scenes_three_deeds() -> None:
    wanted = {Kind.TRANSFORMATION: 1, Kind.CHARACTER: 5, Kind.SCENE: 5, Kind.DEED: 3}
    for camp in Camp:
        assert Counter(card.kind for card in camp.cards) == wanted


def test_r1_3_a_code_is_the_camps_letter_and_the_symbol() -> None:
    assert [card.code for card in CARDS] == [letter + symbol for letter in "JH" for symbol in TABLE]
    assert [card.index for card in CARDS] == list(range(28))
    assert all(Card(card.code) is card and card.code == card.camp.letter + card.symbol for card in CARDS)


def test_r1_3_the_deck_holds_sixty_points() -> None:
    assert ALL_CARDS.points == 60
    assert sum(points for _, _, points, _ in TABLE.values()) == 30


@pytest.mark.parametrize("code", ["", "J", "j7", "J8", "X3", "J7 ", "JX4", 7, None, ["J7"]])
def test_other_codes_are_no_cards(code: object) -> None:
    with pytest.raises(ValueError, match="no card has the code"):
        Card(code)  # type: ignore[arg-type]


def test_a_card_stays_itself() -> None:
    card = Card("J7")
    assert pickle.loads(pickle.dumps(card)) is card is copy.deepcopy(card)  # noqa: S301
    assert eval(repr(card)) is card  # noqa: S307
    with pytest.raises(AttributeError, match="a card does not change"):
        card.points = 8


def test_a_card_set_is_a_set_that_does_not_change() -> None:
    cards = CardSet.of_codes("H3 JT JA")
    assert cards.codes == ("JT", "JA", "H3")
    assert len(cards) == 3
    assert Card("JA") in cards
    assert Card("JB") not in cards
    assert {Card("JA"), "JA"} & cards == CardSet.of_codes("JA")
    assert pickle.loads(pickle.dumps(cards)) == cards == eval(repr(cards))  # noqa: S301, S307
    assert hash(cards) == hash(CardSet.of_codes("JT JA H3"))
    with pytest.raises(AttributeError, match="does not change"):
        cards.mask = 0


def test_card_sets_combine_as_sets_do() -> None:
    some, others = CardSet.of_codes("JA JB HX3"), CardSet.of_codes("JB J7 HX1")
    assert some | others == CardSet.of_codes("JA JB J7 HX3 HX1")
    assert some & others == CardSet.of_codes("JB")
    assert some - others == CardSet.of_codes("JA HX3") == some - {Card("JB")}
    assert some.without(Card("JB")) == some.without(Card("JB")).without(Card("JB"))
    assert CardSet.of_codes("JB") <= some
    assert (some | others).points == 9
    assert (some | others).factor == 4
    assert not CardSet()


@pytest.mark.parametrize("mask", [-1, 1 << 28])
def test_a_mask_of_other_bits_is_refused(mask: int) -> None:
    with pytest.raises(ValueError, match="not a mask"):
        CardSet.of_mask(mask)

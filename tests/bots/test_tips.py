"""`tips` follows each of the rulebook's tips."""

from __future__ import annotations

import pytest

from jekyllhyde.bots.tips import Outlook, TipsBot, expected_first
from jekyllhyde.rules import (
    Ask,
    Card,
    CardSet,
    Deal,
    Observation,
    Options,
    Play,
    Seat,
    apply,
    move_of_text,
    observe,
    seat_four,
    start_round,
)

N = CardSet.of_codes("J7 JX1 H3 H4 H5 H6 H7")
E = CardSet.of_codes("HX1 HX2 HE J3 J4 J5 JD")
S = CardSet.of_codes("JA JB JE JX3 HT HX3 HD")
W = CardSet.of_codes("JT JC J6 JX2 HA HB HC")


def seen_after(moves: str) -> Observation:
    """Return what the decider sees after these moves. N leads; N and S are Jekyll."""
    round = start_round(Options(), Deal(seat_four("JHJH", Seat.W), (N, E, S, W)))
    for text in moves.split():
        round, _ = apply(round, move_of_text(text))
    assert round.decider is not None
    return observe(round, round.decider)


def test_tip_1_cards_that_were_played_are_not_expected_again() -> None:
    unseen = Outlook(seen_after("J7 HE JE HC")).unseen
    assert unseen.isdisjoint(CardSet.of_codes("J7 HE JE HC"))
    assert len(unseen) == 28 - 4 - 6


def test_tip_2_an_opponent_gives_its_worst_and_a_partner_its_best() -> None:
    outlook = Outlook(seen_after(""))
    assert outlook.worth(Ask(Seat.S)) > outlook.worth(Ask(Seat.E))


def test_tip_2_the_more_cards_an_opponent_may_choose_from_the_worse_it_gives() -> None:
    assert expected_first([1.0, 2.0, 3.0], held=1) == pytest.approx(2)
    assert expected_first([1.0, 2.0, 3.0], held=2) == pytest.approx(4 / 3)
    assert expected_first([1.0, 2.0, 3.0], held=3) == pytest.approx(1)


def test_tip_3_one_keeps_strong_cards_when_a_weaker_one_does_as_well() -> None:
    assert TipsBot().choose(seen_after("J7 HX1 JE"), seed=1) == Play(Card("HC"))


def test_tip_4_it_is_dangerous_to_ask_the_opponent_who_plays_last() -> None:
    outlook = Outlook(seen_after(""))  # W plays last; E holds as many cards of Jekyll
    assert outlook.worth(Ask(Seat.W)) < outlook.worth(Ask(Seat.E))


def test_tip_4_an_opponent_is_best_asked_when_the_partner_plays_last() -> None:
    first, second = Outlook(seen_after("")), Outlook(seen_after("J7"))
    assert first.last_to_play is Seat.W
    assert second.last_to_play is Seat.W  # now the partner
    bonus = second.worth(Ask(Seat.S)) - expected_first(
        sorted(second.trick_worth(card) for card in second.unseen if card.camp is second.team), 3
    )
    assert bonus > 0


def test_plain_sense_points_go_to_a_trick_that_is_won_and_not_to_one_that_is_lost() -> None:
    lost = Outlook(seen_after("S? JA HX1 N? JX1"))
    assert lost.trick_worth(Card("H7")) < lost.trick_worth(Card("H3"))
    won = Outlook(seen_after("JX1 HE N? J7"))
    assert won.trick_worth(Card("HC")) > 0

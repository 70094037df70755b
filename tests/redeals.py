"""Deals that one seat cannot tell apart."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from jekyllhyde.rules import Camp, CardSet, Deal, Hands, Options, Round, Seat
from tests.strategies import rounds


class Redeal(NamedTuple):
    """Two rounds that `seat` cannot tell apart."""

    seat: Seat
    round: Round
    redealt: Round


@st.composite
def redeals(draw: st.DrawFn, options: Options | None = None) -> Redeal:
    """A round at any point, a seat, and the round with all that the seat cannot see dealt anew (R9.1)."""
    round = draw(rounds(options))
    seat = draw(st.sampled_from([seat for seat in Seat if seat is not round.deal.seating.ghost]))
    return Redeal(seat, round, _with_hands(round, draw(_hands_that_look_alike(round, seat))))


@st.composite
def _hands_that_look_alike(draw: st.DrawFn, round: Round, seat: Seat) -> Hands:
    """Exchange hidden cards within their camp, because the backs show how many of each camp a seat holds (R1.1)."""
    seen = (seat, round.deal.seating.ghost)
    hands = [hand if holder in seen else CardSet() for holder, hand in zip(Seat, round.hands, strict=True)]
    hidden = [holder for holder in Seat if holder not in seen]
    for camp in Camp:
        cards = draw(st.permutations([card for holder in hidden for card in round.hands[holder] & camp.cards]))
        for holder in hidden:
            count = len(round.hands[holder] & camp.cards)
            hands[holder] |= CardSet(cards[:count])
            cards = cards[count:]
    n, e, s, w = hands
    return n, e, s, w


def _with_hands(round: Round, hands: Hands) -> Round:
    """Return the round in which everybody has played the same cards, but holds these."""
    n, e, s, w = (hand | played_from(round, holder) for holder, hand in zip(Seat, hands, strict=True))
    return round._replace(deal=Deal(round.deal.seating, (n, e, s, w)), hands=hands)


def played_from(round: Round, holder: Seat) -> CardSet:
    tricks = (*round.tricks, round.trick)
    return CardSet(play.card for trick in tricks for play in trick.plays if play.holder is holder)

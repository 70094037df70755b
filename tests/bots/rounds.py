"""Rounds from fixed seeds for the tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from jekyllhyde.rules import (
    CardSet,
    Deal,
    Hands,
    Observation,
    Options,
    PositionCard,
    Round,
    Seat,
    Seating,
    apply,
    legal_moves,
    observe,
    random_hands,
    seat_four,
    seat_three,
    start_round,
)
from jekyllhyde.rules.cards import Camp
from tests.redeals import played_from

FORMS = (Options(4, PositionCard.A), Options(4, PositionCard.B), Options(3))


def decisions(options: Options, count: int, seed: int) -> Iterator[Round]:
    """Yield rounds at random points where the deciding player has a choice."""
    chance = Random(seed)
    while count > 0:
        round = start_round(options, Deal(_seating(options, chance), random_hands(chance)))
        for _ in range(chance.randrange(40)):
            if moves := legal_moves(round):
                round, _ = apply(round, chance.choice(moves))
        if len(legal_moves(round)) > 1:
            count -= 1
            yield round


def seen_by_decider(round: Round) -> Observation:
    assert round.decider is not None
    return observe(round, round.decider)


def redealt(round: Round, chance: Random) -> Round:
    """Deal anew, within each camp, the cards that the deciding player cannot see (R1.1)."""
    seen = (round.decider, round.deal.seating.ghost)
    hidden = [seat for seat in Seat if seat not in seen]
    hands = list(round.hands)
    for camp in Camp:
        cards = [card for seat in hidden for card in round.hands[seat] & camp.cards]
        chance.shuffle(cards)
        for seat in hidden:
            count = len(round.hands[seat] & camp.cards)
            hands[seat] = (hands[seat] - camp.cards) | CardSet(cards[:count])
            cards = cards[count:]
    return _with_hands(round, (hands[0], hands[1], hands[2], hands[3]))


def _with_hands(round: Round, hands: Hands) -> Round:
    n, e, s, w = (hand | played_from(round, holder) for holder, hand in zip(Seat, hands, strict=True))
    return round._replace(deal=Deal(round.deal.seating, (n, e, s, w)), hands=hands)


def _seating(options: Options, chance: Random) -> Seating:
    seat = chance.choice(list(Seat))
    if options.players == 3:
        return seat_three(seat)
    return seat_four("JHJH" if options.position is PositionCard.A else "HJJH", seat)

"""`tips`: the rulebook's four tips as rules of thumb. It looks one card ahead, without search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import comb
from random import Random

from jekyllhyde.bots.protocol import UNLIMITED, Budget
from jekyllhyde.kernel import portable_pow
from jekyllhyde.rules import ALL_CARDS, Ask, Camp, Card, CardSet, Move, Observation, Score, Seat, Trick
from jekyllhyde.rules.cards import Kind
from jekyllhyde.rules.events import Played
from jekyllhyde.rules.scoring import score_tricks
from jekyllhyde.rules.trick import TRICK_SIZE

TO_KEEP = {"T": 6.0, "A": 6.0, "B": 5.0, "C": 4.0, "D": 3.0, "E": 2.0}
"""What it is worth to keep a card for later."""
LATER_FACTOR, LATER_POINTS = 2.0, 10.0
"""The factor and the points that a team will probably still take."""
CHANCE_TO_FIND = 0.3
"""The chance that a player can get a certain unseen card when it is needed."""
FEWER_CHOICES = 3.0  # tip 3
PARTNER_IS_LAST, ASKED_IS_LAST = 4.0, 8.0  # tip 4


class TipsBot:
    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002
        outlook = Outlook(observation)
        # In random order, so that ties are broken at random.
        moves = Random(seed).sample(observation.legal_moves, len(observation.legal_moves))
        return max(moves, key=outlook.worth)


class Outlook:
    """Evaluates the trick on the table for the deciding player."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.team = observation.camp
        self.turn = observation.trick.on_turn
        self.turn_team = observation.camp_on_turn

    def worth(self, move: Move) -> float:
        """Return what a move is worth to the deciding player's team."""
        if isinstance(move, Ask):
            return self._ask_worth(move.seat)
        sign = 1 if self.turn_team is self.team else -1
        return sign * self.trick_worth(move.card) - TO_KEEP.get(move.card.symbol, 0.0)

    @cached_property
    def unseen(self) -> CardSet:
        """The cards that may still be played from hands that the player does not see (tip 1)."""
        observation = self.observation
        seen = observation.hand | observation.trick.cards
        for trick in observation.tricks:
            seen |= trick.cards
        return ALL_CARDS - (seen if observation.ghost_hand is None else seen | observation.ghost_hand)

    @cached_property
    def taken(self) -> Score:
        return score_tricks(self.observation.tricks, self.observation.seating.camps)

    @cached_property
    def last_to_play(self) -> Seat:
        return self.observation.trick.leader.right

    def trick_worth(self, card: Card) -> float:
        """Return what the trick is worth to the team on turn if it plays this card."""
        before = self.observation.trick
        trick = Trick(before.leader, (*before.plays, Played(card, self.turn, self.turn)))
        if trick.highest.card.kind is Kind.TRANSFORMATION:
            return 0.0  # R5.1
        chance = self._chance_to_win(trick)
        stake = self.observation.carry | trick.cards
        return chance * self._prize(stake, self.turn_team) - (1 - chance) * self._prize(stake, self.turn_team.other)

    def _ask_worth(self, seat: Seat) -> float:
        """Return what asking is worth. The asked player gives the best card for its own team (tip 2)."""
        camps = self.observation.seating.camps
        friendly = camps[seat] is self.team
        values = sorted((self.trick_worth(card) for card in self._may_hold(seat)), reverse=friendly)
        given = expected_first(values, self.observation.counts[seat].of(self.turn_team))
        if friendly:
            return given
        given += FEWER_CHOICES
        if seat is self.last_to_play:
            return given - ASKED_IS_LAST
        return given + (PARTNER_IS_LAST if camps[self.last_to_play] is self.team else 0.0)

    def _may_hold(self, seat: Seat) -> CardSet:
        """Return the cards of the camp on turn that a seat may hold."""
        ghost_hand = self.observation.ghost_hand
        if seat is self.observation.seating.ghost and ghost_hand is not None:
            return ghost_hand & self.turn_team.cards
        return self.unseen & self.turn_team.cards

    def _chance_to_win(self, trick: Trick) -> float:
        """Return the chance that the team on turn takes the trick after the cards still to come."""
        camps = self.observation.seating.camps
        chance = 1.0 if camps[trick.highest.seat] is self.turn_team else 0.0
        for camp in self._camps_to_come(trick):
            beaten = self._chance_to_beat(trick.highest.card, camp)
            chance = chance + (1 - chance) * beaten if camp is self.turn_team else chance * (1 - beaten)
        return chance

    def _camps_to_come(self, trick: Trick) -> Iterable[Camp]:
        seat = self.turn
        for _ in range(TRICK_SIZE - len(trick.plays)):
            seat = seat.left
            yield self.observation.seating.camps[seat]

    def _chance_to_beat(self, card: Card, camp: Camp) -> float:
        higher = sum(other.rank < card.rank for other in self.unseen & camp.cards)
        return 1 - portable_pow(1 - CHANCE_TO_FIND, higher)

    def _prize(self, cards: CardSet, team: Camp) -> float:
        """Return what these cards add to a team's score, with what it has and may still take (R6)."""
        have = self.taken.team(team)
        factor = sum(card.factor for card in cards & team.cards)
        return cards.points * (have.factor + LATER_FACTOR) + factor * (have.points + LATER_POINTS)


def expected_first(values: Sequence[float], held: int) -> float:
    """Return the expected first of `values` among a random selection of `held` of them."""
    ways = comb(len(values), held)
    return sum(value * comb(len(values) - 1 - place, held - 1) for place, value in enumerate(values)) / ways

"""One deal played to its score: an immutable state, its legal moves, and what a move makes of it (R3 to R6)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jekyllhyde.rules.cards import CAMP_CARDS, Camp, Card, CardSet
from jekyllhyde.rules.deal import Deal, Hands
from jekyllhyde.rules.errors import IllegalMove, Reason
from jekyllhyde.rules.events import Asked, Event, Played, RoundScored, TrickCarried, TrickWon
from jekyllhyde.rules.moves import ASKS, PLAYS, Ask, Move
from jekyllhyde.rules.options import Options
from jekyllhyde.rules.scoring import score_tricks
from jekyllhyde.rules.seats import BySeat, Seat
from jekyllhyde.rules.trick import TRICKS, Trick, carried


class Round(NamedTuple):
    """`tricks` are complete, `trick` lies on the table; `totals` are the match's, by seat, before this round."""

    options: Options
    deal: Deal
    totals: BySeat[int]
    hands: Hands
    tricks: tuple[Trick, ...]
    trick: Trick
    asked: Seat | None = None

    @property
    def over(self) -> bool:
        return len(self.tricks) == TRICKS

    @property
    def camps(self) -> BySeat[Camp]:
        return self.deal.seating.camps

    @property
    def camp_on_turn(self) -> Camp:
        """R3.2: the camp of which a card must be played now."""
        return self.deal.seating.camps[self.trick.on_turn]

    @property
    def decider(self) -> Seat | None:
        """The seat whose player chooses the next move (R3.4; R8.4 and R8.5: the single player for the ghost)."""
        if self.over:
            return None
        seat = self.trick.on_turn if self.asked is None else self.asked
        seating = self.deal.seating
        return seating.single if seat is seating.ghost else seat

    @property
    def carry(self) -> CardSet:
        return carried(self.tricks)

    @property
    def score(self) -> RoundScored:
        """What both teams have so far; of a round that is over, the final score."""
        return score_tricks(self.tricks, self.camps)


def start_round(options: Options, deal: Deal, totals: BySeat[int] = (0, 0, 0, 0)) -> Round:
    options.check(deal.seating)
    return Round(options, deal, totals, deal.hands, (), Trick(deal.seating.first_leader))


def legal_moves(round: Round) -> tuple[Move, ...]:
    """All moves of the deciding player, plays before asks; none when the round is over."""
    return _moves(*_choices(round))


def _choices(round: Round) -> tuple[int, int]:
    """The cards that may be played, as a mask, and the seats that may be asked, as bits."""
    if len(round.tricks) == TRICKS:
        return 0, 0
    hands = round.hands
    on_turn = round.trick.on_turn
    seating = round.deal.seating
    camp = seating.camps[on_turn]
    camp_mask = CAMP_CARDS[camp].mask
    if round.asked is not None:
        return hands[round.asked].mask & camp_mask, 0  # R3.4, R8.5
    cards = hands[on_turn].mask
    others = _OTHERS[on_turn]
    if camp and seating.single is not None:
        cards |= hands[on_turn.across].mask  # R8.4
        others = (on_turn.left, on_turn.right)
    asks = 0
    for seat in others:
        if hands[seat].mask & camp_mask:
            asks |= 1 << seat  # R3.3
    return cards & camp_mask, asks


_OTHERS = tuple(tuple(other for other in Seat if other is not seat) for seat in Seat)


@lru_cache(maxsize=1 << 16)
def _moves(plays: int, asks: int) -> tuple[Move, ...]:
    cards = CardSet.of_mask(plays)
    return (*(PLAYS[card.index] for card in cards), *(ask for ask in ASKS if asks >> ask.seat & 1))


def apply(round: Round, move: Move) -> tuple[Round, tuple[Event, ...]]:
    """The round after a move, and what it made happen. Raises `IllegalMove`."""
    plays, asks = _choices(round)
    if isinstance(move, Ask):
        if not asks >> move.seat & 1:
            raise IllegalMove(_why_no_ask(round, move.seat))
        return _ask(round, move.seat)
    if not plays & move.card.bit:
        raise IllegalMove(_why_no_play(round, move.card))
    return _play(round, move.card)


def _ask(round: Round, seat: Seat) -> tuple[Round, tuple[Event, ...]]:
    asked = Asked(round.trick.on_turn, seat, round.camp_on_turn)
    return _with(round, round.hands, round.tricks, round.trick, seat), (asked,)


def _play(round: Round, card: Card) -> tuple[Round, tuple[Event, ...]]:
    holder, hands = _without(round.hands, card)
    played = Played(card, round.trick.on_turn, holder)
    trick = Trick(round.trick.leader, (*round.trick.plays, played))
    if trick.complete:
        return _finish_trick(round, hands, trick, played)
    return _with(round, hands, round.tricks, trick, None), (played,)


def _with(round: Round, hands: Hands, tricks: tuple[Trick, ...], trick: Trick, asked: Seat | None) -> Round:
    return Round(round.options, round.deal, round.totals, hands, tricks, trick, asked)


def _without(hands: Hands, card: Card) -> tuple[Seat, Hands]:
    """Takes a card out of the hand that holds it."""
    n, e, s, w = hands
    if n.mask & card.bit:
        return Seat.N, (n.without(card), e, s, w)
    if e.mask & card.bit:
        return Seat.E, (n, e.without(card), s, w)
    if s.mask & card.bit:
        return Seat.S, (n, e, s.without(card), w)
    return Seat.W, (n, e, s, w.without(card))


def _finish_trick(round: Round, hands: Hands, trick: Trick, played: Played) -> tuple[Round, tuple[Event, ...]]:
    tricks = (*round.tricks, trick)
    leader = trick.next_leader
    after = _with(round, hands, tricks, Trick(leader), None)
    cards = carried(round.tricks) | trick.cards
    result = TrickWon(leader, cards) if trick.winner is not None else TrickCarried(leader, cards)
    if not after.over:
        return after, (played, result)
    return after, (played, result, after.score)


def _why_no_play(round: Round, card: Card) -> Reason:
    if round.over:
        return Reason.ROUND_OVER
    if card.camp is not round.camp_on_turn:
        return Reason.WRONG_CAMP
    return Reason.NOT_HELD if round.asked is None else Reason.NOT_HELD_BY_ASKED


def _why_no_ask(round: Round, seat: Seat) -> Reason:
    seating = round.deal.seating
    on_turn = round.trick.on_turn
    if round.over:
        return Reason.ROUND_OVER
    if round.asked is not None:
        return Reason.MUST_ANSWER
    if seat is on_turn:
        return Reason.ASKS_ITSELF
    if seating.single is not None and seat is on_turn.across and seating.camps[seat]:
        return Reason.SINGLE_CHOOSES_ITSELF
    return Reason.ASKED_HAS_NONE

"""A round as an immutable state, its legal moves, and the state after a move (R3 to R6)."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from jekyllhyde.rules.cards import CAMP_CARDS, CARDS, NO_CARDS, Camp, Card, CardSet
from jekyllhyde.rules.deal import Deal, Hands, random_hands
from jekyllhyde.rules.errors import IllegalMove, Reason
from jekyllhyde.rules.events import Asked, Event, Played, RoundScored, TrickCarried, TrickWon
from jekyllhyde.rules.moves import ASKS, PLAYS, Ask, Move
from jekyllhyde.rules.once import once
from jekyllhyde.rules.options import Options, PositionCard
from jekyllhyde.rules.scoring import Score, score_tricks
from jekyllhyde.rules.seats import SEATS, BySeat, Seat, seat_four, seat_three
from jekyllhyde.rules.text import round_text
from jekyllhyde.rules.trick import TRICKS, Trick


class _State(NamedTuple):
    options: Options
    deal: Deal
    totals: BySeat[int]
    hands: Hands
    tricks: tuple[Trick, ...]
    trick: Trick
    asked: Seat | None = None
    carry: CardSet = NO_CARDS


class Round(_State):
    """One deal being played, with all hands open: an immutable state. `print` shows it as a table.

    `tricks` are complete; `trick` and `carry` lie on the table (R5.3). `totals` are the match's, by seat, before this
    round.

    >>> print(new_round(seed=7))
    Trick 1 of 7, N needs a Jekyll card
    > N  Jekyll  JE J6 J5 J4 HT H5 HX2
      E  Hyde    JX1 HA HE H6 H3 HX3 HX1
      S  Jekyll  JT JC J7 JX3 HB HD H4
      W  Hyde    JA JB JD J3 JX2 HC H7
    Score: Jekyll 0 × 0 = 0, Hyde 0 × 0 = 0
    """

    def __str__(self) -> str:
        return round_text(self)

    @property
    def over(self) -> bool:
        return len(self.tricks) == TRICKS

    @property
    def camps(self) -> BySeat[Camp]:
        return self.deal.seating.camps

    @property
    def camp_on_turn(self) -> Camp:
        """The camp of the card that must be played now (R3.2)."""
        return self.deal.seating.camps[self.trick.on_turn]

    @once
    def decider(self) -> Seat | None:
        """The seat whose player chooses the next move (R3.4; R8.4 and R8.5: the single player for the ghost)."""
        if self.over:
            return None
        seat = self.trick.on_turn if self.asked is None else self.asked
        seating = self.deal.seating
        return seating.single if seat is seating.ghost else seat

    @once
    def choices(self) -> tuple[int, int]:
        """The cards that may be played, as a mask, and the seats that may be asked, as bits."""
        hands = self.hands
        on_turn = self.trick.on_turn
        seating = self.deal.seating
        camp = seating.camps[on_turn]
        camp_mask = CAMP_CARDS[camp].mask
        if self.asked is not None:
            return hands[self.asked].mask & camp_mask, 0  # R3.4, R8.5
        cards = hands[on_turn].mask
        others = _OTHERS[on_turn]
        if seating.single is not None and camp is Camp.HYDE:
            cards |= hands[on_turn.across].mask  # R8.4
            others = (on_turn.left, on_turn.right)
        seats = 0
        for seat in others:
            if hands[seat].mask & camp_mask:
                seats |= 1 << seat  # R3.3
        return cards & camp_mask, seats

    @once
    def score(self) -> Score:
        """The score so far, or the final score of a round that is over."""
        return score_tricks(self.tricks, self.camps)


def start_round(options: Options, deal: Deal, totals: BySeat[int] = (0, 0, 0, 0)) -> Round:
    """Return a round before its first move. Raises `RuleError` if the seating does not fit the options.

    >>> round = start_round(Options(), Deal(seat_four(), random_hands(Random(7))))
    >>> round.trick.leader
    Seat.N
    """
    options.check(deal.seating)
    return Round(options, deal, totals, deal.hands, (), Trick(deal.seating.first_leader))


def new_round(options: Options | None = None, *, seed: int | None = None) -> Round:
    """Deal a round at random, for research and practice. The same seed gives the same cards.

    Partners sit as the options say; N leads, and with three players N is the single player.

    >>> round = new_round(seed=7)
    >>> print(round.hands[Seat.N])
    JE J6 J5 J4 HT H5 HX2
    >>> new_round(Options(players=3), seed=7).deal.seating.single
    Seat.N
    """
    options = options or Options()
    if options.players == 3:
        seating = seat_three()
    else:
        seating = seat_four("JHJH" if options.position is PositionCard.A else "JJHH")
    return start_round(options, Deal(seating, random_hands(Random(seed))))


def legal_moves(round: Round) -> tuple[Move, ...]:
    """Return all moves of the deciding player, plays before asks; none when the round is over.

    >>> [move_text(move) for move in legal_moves(new_round(seed=7))]
    ['JE', 'J6', 'J5', 'J4', 'E?', 'S?', 'W?']
    """
    cards, seats = round.choices
    return _plays_of(cards) + _ASKS_OF[seats]


_OTHERS = tuple(tuple(other for other in Seat if other is not seat) for seat in Seat)


@lru_cache(maxsize=1 << 15)  # room for every set of cards of one camp
def _plays_of(cards: int) -> tuple[Move, ...]:
    return tuple(PLAYS[card.index] for card in CardSet.of_mask(cards))


_ASKS_OF: tuple[tuple[Move, ...], ...] = tuple(
    tuple(ask for ask in ASKS if seats >> ask.seat & 1) for seats in range(1 << len(ASKS))
)


def apply(round: Round, move: Move) -> tuple[Round, tuple[Event, ...]]:
    """Return the round after a move, and the events that it caused. Raises `IllegalMove`.

    >>> round, events = apply(new_round(seed=7), Ask(Seat.E))
    >>> events
    (Asked(by=Seat.N, seat=Seat.E, camp=Camp.JEKYLL),)
    >>> apply(round, Play(Card("JA")))
    Traceback (most recent call last):
    jekyllhyde.rules.errors.IllegalMove: not-held-by-asked [R3.4]
    """
    reason = why_illegal(round, move)
    if reason is not None:
        raise IllegalMove(reason)
    return _ask(round, move.seat) if isinstance(move, Ask) else _play(round, move.card)


def why_illegal(round: Round, move: Move) -> Reason | None:
    """Return why a move is not legal, or None if it is.

    >>> why_illegal(new_round(seed=7), Play(Card("HT")))
    Reason.WRONG_CAMP
    """
    cards, seats = round.choices
    if isinstance(move, Ask):
        return None if seats >> move.seat & 1 else _why_no_ask(round, move.seat)
    return None if cards & move.card.bit else _why_no_play(round, move.card)


def _ask(round: Round, seat: Seat) -> tuple[Round, tuple[Event, ...]]:
    on_turn = round.trick.on_turn
    asked = Asked(on_turn, seat, round.camps[on_turn])
    return _with(round, round.hands, round.trick, seat), (asked,)


def _play(round: Round, card: Card) -> tuple[Round, tuple[Event, ...]]:
    leader, plays = round.trick
    holder, hands = _without(round.hands, card)
    played = _PLAYED[card.index][round.trick.on_turn][holder]
    trick = Trick(leader, (*plays, played))
    if trick.complete:
        return _finish_trick(round, hands, trick, played)
    return _with(round, hands, trick, None), (played,)


def _with(round: Round, hands: Hands, trick: Trick, asked: Seat | None) -> Round:
    return Round(round.options, round.deal, round.totals, hands, round.tricks, trick, asked, round.carry)


def _without(hands: Hands, card: Card) -> tuple[Seat, Hands]:
    """Take a card out of the hand that holds it. Return the holder and the hands after it."""
    n, e, s, w = hands
    if n.mask & card.bit:
        return _N, (n.without(card), e, s, w)
    if e.mask & card.bit:
        return _E, (n, e.without(card), s, w)
    if s.mask & card.bit:
        return _S, (n, e, s.without(card), w)
    return _W, (n, e, s, w.without(card))


# All possible plays, made once and shared by all rounds. This saves time, and memory where many rounds are kept.
_PLAYED = tuple(tuple(tuple(Played(card, seat, holder) for holder in SEATS) for seat in SEATS) for card in CARDS)

_N, _E, _S, _W = SEATS  # reading a global is several times faster than reading a member of an enum


def _finish_trick(round: Round, hands: Hands, trick: Trick, played: Played) -> tuple[Round, tuple[Event, ...]]:
    tricks = (*round.tricks, trick)
    cards = round.carry | trick.cards
    winner = trick.winner
    if winner is None:
        leader, carry = trick.next_leader, cards
        result: Event = TrickCarried(leader, cards)
    else:
        leader, carry = winner, NO_CARDS
        result = TrickWon(winner, cards)
    after = Round(round.options, round.deal, round.totals, hands, tricks, Trick(leader), None, carry)
    if not after.over:
        return after, (played, result)
    return after, (played, result, RoundScored(after.score))


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

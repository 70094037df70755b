"""What one seat may know (R9). An observation holds only what this module puts into it."""

from __future__ import annotations

from typing import NamedTuple

from jekyllhyde.rules.cards import Camp, CardSet
from jekyllhyde.rules.counts import Counts, counts_of
from jekyllhyde.rules.moves import Move
from jekyllhyde.rules.observation_json import fields_of, json_of
from jekyllhyde.rules.options import Options
from jekyllhyde.rules.round import Round, legal_moves
from jekyllhyde.rules.seats import BySeat, Seat, Seating
from jekyllhyde.rules.text import observation_text
from jekyllhyde.rules.trick import Trick


class Observation(NamedTuple):
    """All that one seat may know (R9.1). `legal_moves` is empty unless this seat's player decides.

    >>> print(observe(new_round(seed=7), Seat.N))
    Trick 1 of 7, N needs a Jekyll card
    > N  Jekyll  JE J6 J5 J4 HT H5 HX2
      E  Hyde    1 Jekyll, 6 Hyde
      S  Jekyll  4 Jekyll, 3 Hyde
      W  Hyde    5 Jekyll, 2 Hyde
    Score: Jekyll 0 × 0 = 0, Hyde 0 × 0 = 0
    Moves: JE J6 J5 J4 E? S? W?
    """

    seat: Seat
    options: Options
    seating: Seating
    totals: BySeat[int]
    hand: CardSet
    ghost_hand: CardSet | None
    counts: BySeat[Counts]
    tricks: tuple[Trick, ...]
    trick: Trick
    asked: Seat | None
    carry: CardSet
    decider: Seat | None
    legal_moves: tuple[Move, ...]

    @property
    def camp(self) -> Camp:
        return self.seating.camps[self.seat]

    @property
    def camp_on_turn(self) -> Camp:
        return self.seating.camps[self.trick.on_turn]

    def to_json(self) -> str:
        """Write this observation as JSON. Equal observations give the same text.

        >>> seen = observe(new_round(seed=7), Seat.E)
        >>> seen.to_json()[:52]
        '{"seat":"E","options":{"players":4,"position":"A","t'
        """
        return json_of(self)

    @classmethod
    def from_json(cls, text: str) -> Observation:
        """Read what `to_json` wrote. Raises ValueError that says what is wrong.

        >>> seen = observe(new_round(seed=7), Seat.E)
        >>> Observation.from_json(seen.to_json()) == seen
        True
        """
        return cls(**fields_of(text))

    def __str__(self) -> str:
        return observation_text(self)


def observe(round: Round, seat: Seat) -> Observation:
    """Return what a seat may know of a round (R9.1). Raises ValueError for the ghost's seat.

    >>> seen = observe(new_round(seed=7), Seat.N)
    >>> seen.decider
    Seat.N
    """
    if seat is round.deal.seating.ghost:
        raise ValueError(f"nobody sits on {seat.name}: it is the ghost's seat [R8.1]")
    seating = round.deal.seating
    n, e, s, w = round.hands
    decider = round.decider
    return Observation(
        seat=seat,
        options=round.options,
        seating=seating,
        totals=round.totals,
        hand=round.hands[seat],
        ghost_hand=None if seating.ghost is None else round.hands[seating.ghost],  # R8.2
        counts=(counts_of(n), counts_of(e), counts_of(s), counts_of(w)),
        tricks=round.tricks,
        trick=round.trick,
        asked=round.asked,
        carry=round.carry,
        decider=decider,
        legal_moves=legal_moves(round) if seat is decider else (),
    )


def seen_from(seat: Seat, round: Round, other: Observation) -> Observation:
    """Return the same as `observe(round, seat)`, but faster, from another seat's observation of the round.

    >>> round = new_round(seed=7)
    >>> seen_from(Seat.E, round, observe(round, Seat.N)) == observe(round, Seat.E)
    True
    """
    moves = legal_moves(round) if seat is other.decider else ()
    return Observation(
        seat,
        other.options,
        other.seating,
        other.totals,
        round.hands[seat],
        other.ghost_hand,
        other.counts,
        other.tricks,
        other.trick,
        other.asked,
        other.carry,
        other.decider,
        moves,
    )


def last_trick_only(observation: Observation) -> Observation:
    """Hide all complete tricks but the last, as a table without the memory aid does (R9.2).

    >>> len(last_trick_only(observe(new_round(seed=7), Seat.N)).tricks)
    0
    """
    return observation._replace(tricks=observation.tricks[-1:])

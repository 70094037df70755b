"""A match: rounds until a side reaches the target (R7, R8.6, R8.7)."""

from __future__ import annotations

from dataclasses import dataclass

from jekyllhyde.rules.cards import Camp
from jekyllhyde.rules.deal import Deal, Hands
from jekyllhyde.rules.errors import IllegalMove, Reason, RuleError
from jekyllhyde.rules.events import Event, MatchWon
from jekyllhyde.rules.moves import Move
from jekyllhyde.rules.once import once
from jekyllhyde.rules.options import Options
from jekyllhyde.rules.round import Round, apply, start_round
from jekyllhyde.rules.seats import BySeat, Seat, Seating

Side = Camp | str
"""A side of the match: a team with four players, a player's name with three."""


@dataclass(frozen=True)
class Match:
    """A match: options, the first seating and rounds. All rounds but the last are over."""

    options: Options
    first_seating: Seating
    rounds: tuple[Round, ...] = ()

    def __post_init__(self) -> None:
        self.options.check(self.first_seating)

    @once
    def round(self) -> Round | None:
        """The round that is being played, if one is."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None

    @once
    def _totals(self) -> dict[Side, int]:
        if not self.rounds:
            return dict.fromkeys(_sides(self), 0)
        last = self.rounds[-1]
        before = totals_before(last)
        gains = round_gains(last) if last.over else {}
        return {side: before[side] + gains.get(side, 0) for side in _sides(self)}

    @property
    def seating(self) -> Seating:
        """The seating of the round being played, or of the next round if none is (R2.4, R8.6)."""
        if not self.rounds:
            return self.first_seating
        last = self.rounds[-1]
        return last.deal.seating.next() if last.over else last.deal.seating


def totals(match: Match) -> dict[Side, int]:
    """Return each side's score over all rounds that are over (R7.1, R8.7).

    >>> totals(Match(Options(), seat_four()))
    {Camp.JEKYLL: 0, Camp.HYDE: 0}
    """
    return dict(match._totals)


def totals_before(round: Round) -> dict[Side, int]:
    """Return each side's score before a round.

    >>> totals_before(new_round(seed=7))
    {Camp.JEKYLL: 0, Camp.HYDE: 0}
    """
    return _by_side(round.deal.seating, round.totals)


def round_gains(round: Round) -> dict[Side, int]:
    """Return what a round that is over adds to each side's total.

    >>> round = new_round(seed=7)
    >>> while moves := legal_moves(round):
    ...     round, _ = apply(round, moves[0])
    >>> round_gains(round)
    {Camp.JEKYLL: 22, Camp.HYDE: 0}
    """
    scored = round.score
    n, e, s, w = (scored.team(camp).score for camp in round.camps)  # R8.7
    return _by_side(round.deal.seating, (n, e, s, w))


_CAMPS = tuple(Camp)  # iterating over a tuple is several times faster than over an enum


def _by_side(seating: Seating, by_seat: BySeat[int]) -> dict[Side, int]:
    if seating.single is None:
        return {camp: by_seat[seating.camps.index(camp)] for camp in _CAMPS}
    return {player: by_seat[seat] for seat, player in zip(Seat, seating.players, strict=True) if player is not None}


def winner(match: Match) -> Side | None:
    """Return the highest side at or above the target; None if there is none, or two are equal (R7.1, R7.2, R8.7).

    >>> winner(Match(Options(), seat_four())) is None
    True
    """
    ranking = sorted(totals(match).items(), key=lambda entry: entry[1], reverse=True)
    (leader, most), (_, second) = ranking[:2]
    return leader if most >= match.options.target and most > second else None


def deal_round(match: Match, hands: Hands) -> Match:
    """Begin the next round. Raises `RuleError` while a round goes on, or after the match.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> match.round is None
    False
    """
    if match.round is not None:
        raise RuleError(Reason.ROUND_GOES_ON)
    if winner(match) is not None:
        raise RuleError(Reason.MATCH_OVER)
    started = start_round(match.options, Deal(match.seating, hands), _totals_by_seat(match))
    return Match(match.options, match.first_seating, (*match.rounds, started))


def apply_to_match(match: Match, move: Move) -> tuple[Match, tuple[Event, ...]]:
    """Apply a move to the round being played. The move that ends the match also gives an event with the winner.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> match, events = apply_to_match(match, Play(Card("J4")))
    >>> events
    (Played(card=Card('J4'), seat=Seat.N, holder=Seat.N),)
    """
    if match.round is None:
        raise IllegalMove(Reason.NOT_DEALT)
    moved, events = apply(match.round, move)
    after = Match(match.options, match.first_seating, (*match.rounds[:-1], moved))
    won = winner(after) if moved.over else None
    return after, events if won is None else (*events, MatchWon(won))


def _sides(match: Match) -> tuple[Side, ...]:
    if match.options.players == 4:
        return tuple(Camp)
    return tuple(player for player in match.first_seating.players if player is not None)


def _totals_by_seat(match: Match) -> BySeat[int]:
    sums = totals(match)
    seating = match.seating
    n, e, s, w = (_side_total(sums, seating, seat) for seat in Seat)
    return n, e, s, w


def _side_total(sums: dict[Side, int], seating: Seating, seat: Seat) -> int:
    if seating.single is None:
        return sums[seating.camps[seat]]
    player = seating.players[seating.single if seat is seating.ghost else seat]
    assert player is not None
    return sums[player]

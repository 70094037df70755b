"""Events: public facts that moves produce. Everybody at the table may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from jekyllhyde.rules.cards import Camp, Card, CardSet
from jekyllhyde.rules.scoring import Score
from jekyllhyde.rules.seats import Seat


class Asked(NamedTuple):
    """`by` has asked `seat` for a card of `camp` (R3.2)."""

    by: Seat
    seat: Seat
    camp: Camp


class Played(NamedTuple):
    """`card` was played for `seat`, out of the hand of `holder` (R3.5)."""

    card: Card
    seat: Seat
    holder: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """`winner` takes the trick and what was carried (R4.2), and leads."""

    winner: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class TrickCarried:
    """A Transformation: the cards stay on the table (R5.1), and `leader` leads (R5.2)."""

    leader: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The last trick is over, and the round counts (R6)."""

    score: Score


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over. The winner is a team with four players, a player with three (R7.1, R8.7)."""

    winner: Camp | str


Event = Asked | Played | TrickWon | TrickCarried | RoundScored | MatchWon

"""The rules of Dr. Jekyll & Mr. Hyde: pure values and functions, no input or output. docs/rules.md has them in words.

Examples in the docstrings assume `from jekyllhyde.rules import *` and `from random import Random`.
"""

from jekyllhyde.rules.cards import ALL_CARDS, CARDS, Camp, Card, CardSet, Kind
from jekyllhyde.rules.counts import Counts
from jekyllhyde.rules.deal import Deal, Hands, hands_of_deck, random_hands
from jekyllhyde.rules.errors import IllegalMove, Reason, RuleError
from jekyllhyde.rules.events import (
    Asked,
    Event,
    MatchWon,
    Played,
    RoundScored,
    TrickCarried,
    TrickWon,
)
from jekyllhyde.rules.match import Match, Side, apply_to_match, deal_round, round_gains, totals, totals_before, winner
from jekyllhyde.rules.moves import MOVES, Ask, Move, Play, move_index, move_of_text, move_text
from jekyllhyde.rules.observation import Observation, last_trick_only, observe, seen_from
from jekyllhyde.rules.options import MemoryAid, Options, PositionCard
from jekyllhyde.rules.round import Round, apply, legal_moves, new_round, start_round, why_illegal
from jekyllhyde.rules.scoring import Score, TeamScore
from jekyllhyde.rules.seats import BySeat, Seat, Seating, seat_four, seat_three
from jekyllhyde.rules.trick import TRICKS, Trick

__all__ = [
    "ALL_CARDS",
    "CARDS",
    "MOVES",
    "TRICKS",
    "Ask",
    "Asked",
    "BySeat",
    "Camp",
    "Card",
    "CardSet",
    "Counts",
    "Deal",
    "Event",
    "Hands",
    "IllegalMove",
    "Kind",
    "Match",
    "MatchWon",
    "MemoryAid",
    "Move",
    "Observation",
    "Options",
    "Play",
    "Played",
    "PositionCard",
    "Reason",
    "Round",
    "RoundScored",
    "RuleError",
    "Score",
    "Seat",
    "Seating",
    "Side",
    "TeamScore",
    "Trick",
    "TrickCarried",
    "TrickWon",
    "apply",
    "apply_to_match",
    "deal_round",
    "hands_of_deck",
    "last_trick_only",
    "legal_moves",
    "move_index",
    "move_of_text",
    "move_text",
    "new_round",
    "observe",
    "random_hands",
    "round_gains",
    "seat_four",
    "seat_three",
    "seen_from",
    "start_round",
    "totals",
    "totals_before",
    "why_illegal",
    "winner",
]

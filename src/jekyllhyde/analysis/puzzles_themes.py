"""What a puzzle is about. Every theme is a fact of the position and of its best move; a puzzle may have several."""

from __future__ import annotations

from collections.abc import Sequence

from jekyllhyde.kernel import worlds_of
from jekyllhyde.rules import Ask, Camp, Card, Kind, Move, Observation, Play, Seat

THEMES = ("finesse", "forcing", "transformation", "deed", "counting", "last-trick", "answer", "judgement")

BELIEVED = 0.5
"""A seat is believed to hold a card if that is at least this probable."""

FEW_CARDS = 2
"""A seat with no more cards of a camp has hardly a choice when it is asked."""

FEW_WORLDS = 60
"""The hidden cards can be counted if they may lie in no more ways."""

LAST_TRICKS = 5
"""The last two tricks begin after this many."""

Beliefs = Sequence[Sequence[float]]
"""The probability that a seat holds a card, by seat and card number."""


def themes_of(seen: Observation, best: Move, beliefs: Beliefs) -> tuple[str, ...]:
    """Return the themes of a puzzle; `judgement` if it has no other.

    - `finesse`: asks an opponent, although a card of the own hand or an ask of the partner was possible.
    - `forcing`: asks a seat that probably holds the hidden Transformation and has at most two cards to choose from.
    - `transformation`: plays a Transformation.
    - `deed`: a deed of the own camp lies on the table or is played.
    - `counting`: the hidden cards may lie in at most 60 ways.
    - `last-trick`: one of the last two tricks.
    - `answer`: the solver has been asked.
    """
    facts = {
        "finesse": _is_finesse(seen, best),
        "forcing": _forces_transformation(seen, best, beliefs),
        "transformation": isinstance(best, Play) and best.card.kind is Kind.TRANSFORMATION,
        "deed": _saves_deed(seen, best),
        "counting": worlds_of(seen).count <= FEW_WORLDS,
        "last-trick": len(seen.tricks) >= LAST_TRICKS,
        "answer": seen.asked is not None,
    }
    return tuple(theme for theme, holds in facts.items() if holds) or ("judgement",)


def _is_finesse(seen: Observation, best: Move) -> bool:
    if not isinstance(best, Ask) or _is_friend(seen, best.seat):
        return False
    return any(isinstance(move, Play) or _is_friend(seen, move.seat) for move in seen.legal_moves)


def _is_friend(seen: Observation, seat: Seat) -> bool:
    return seen.seating.camps[seat] is seen.camp


def _forces_transformation(seen: Observation, best: Move, beliefs: Beliefs) -> bool:
    if not isinstance(best, Ask):
        return False
    camp = seen.camp_on_turn
    counts = seen.counts[best.seat]
    few = (counts.hyde if camp is Camp.HYDE else counts.jekyll) <= FEW_CARDS
    return few and beliefs[best.seat][Card(f"{camp.letter}T").index] >= BELIEVED


def _saves_deed(seen: Observation, best: Move) -> bool:
    at_stake = [*seen.trick.cards, *seen.carry, *([best.card] if isinstance(best, Play) else [])]
    return any(card.kind is Kind.DEED and card.camp is seen.camp for card in at_stake)

"""Rounds and observations as text that a person can read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from jekyllhyde.rules.events import Played
from jekyllhyde.rules.moves import move_text
from jekyllhyde.rules.scoring import score_tricks
from jekyllhyde.rules.seats import Seat, Seating
from jekyllhyde.rules.trick import TRICK_SIZE, TRICKS

if TYPE_CHECKING:
    from jekyllhyde.rules.observation import Observation
    from jekyllhyde.rules.round import Round


def round_text(round: Round) -> str:
    """Draw a round with all hands open."""
    left = sum(len(hand) for hand in round.hands)
    return "\n".join(_lines(round, round.deal.seating, left, lambda seat: str(round.hands[seat]) or "–"))


def observation_text(observation: Observation) -> str:
    """Draw what a seat may know: other hands by the number of their cards."""

    def hand(seat: Seat) -> str:
        if seat is observation.seat:
            return str(observation.hand) or "–"
        if seat is observation.seating.ghost:
            return str(observation.ghost_hand) or "–"
        jekyll, hyde = observation.counts[seat]
        return f"{jekyll} Jekyll, {hyde} Hyde"

    left = sum(jekyll + hyde for jekyll, hyde in observation.counts)
    lines = list(_lines(observation, observation.seating, left, hand))
    if observation.legal_moves:
        lines.append(f"Moves: {' '.join(map(move_text, observation.legal_moves))}")
    return "\n".join(lines)


def _lines(state: Round | Observation, seating: Seating, left: int, hand: Callable[[Seat], str]) -> Iterator[str]:
    """Yield the lines of the table. `left` is the number of cards in all hands.

    The complete tricks are counted by `left`, because an observation may show the last trick only (R9.2).
    """
    complete = TRICKS - (left + len(state.trick.plays)) // TRICK_SIZE
    yield "The round is over" if state.decider is None else f"Trick {complete + 1} of {TRICKS}, {_turn(state)}"
    width = max(len(_player(seating, seat)) for seat in Seat)
    for seat in Seat:
        mark = ">" if seat is state.decider else " "
        camp = seating.camps[seat].name.title()
        yield f"{mark} {_player(seating, seat):{width}}  {camp:6}  {hand(seat)}"
    if state.trick.plays:
        yield f"On the table: {', '.join(map(_play, state.trick.plays))}"
    if state.carry:
        yield f"Carried: {state.carry}"
    if len(state.tricks) == complete:
        yield f"Score: {score_tricks(state.tricks, seating.camps)}"


def _turn(state: Round | Observation) -> str:
    on_turn = state.trick.on_turn
    camp = state.camp_on_turn.name.title()
    if state.asked is None:
        return f"{on_turn.name} needs a {camp} card"
    return f"{on_turn.name} has asked {state.asked.name} for a {camp} card"


def _player(seating: Seating, seat: Seat) -> str:
    """Name a seat, with its player where the name says more than the seat does."""
    name = "ghost" if seat is seating.ghost else seating.players[seat]
    return seat.name if name == seat.name else f"{seat.name} {name}"


def _play(play: Played) -> str:
    asked = "" if play.holder is play.seat else f" (from {play.holder.name})"
    return f"{play.seat.name} {play.card}{asked}"

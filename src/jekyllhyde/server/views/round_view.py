"""The view of a round, built from an `Observation` alone, field by field."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from jekyllhyde.rules import CardSet, MemoryAid, Observation, Score, Seat, TeamScore, Trick, move_text
from jekyllhyde.rules.scoring import score_tricks, taken
from jekyllhyde.server.views import messages

SEAT_NAMES = tuple(seat.name for seat in Seat)  # much faster than `Seat.name`, and read often


class OwnRound(Struct, frozen=True):
    """What only one seat may see of a round."""

    seat: str
    hand: tuple[str, ...]
    legal_moves: list[str]


def own_of(observation: Observation) -> OwnRound:
    moves = [move_text(move) for move in observation.legal_moves]
    return OwnRound(SEAT_NAMES[observation.seat], observation.hand.codes, moves)


def with_own(public: messages.RoundView, own: OwnRound) -> messages.RoundView:
    return replace(public, seat=own.seat, hand=list(own.hand), legal_moves=own.legal_moves)


def public_round(observation: Observation, number: int) -> messages.RoundView:
    """Return what everybody may see of a round. It uses only what is the same in the observations of all seats."""
    seating = observation.seating
    over = observation.decider is None
    return messages.RoundView(
        number=number,
        players=list(seating.players),
        camps="".join(camp.letter for camp in seating.camps),
        dealer=seating.dealer.name,
        single=_seat_name(seating.single),
        **cards_now(observation),
        **finished_tricks(observation, []),
        dealt=_dealt(observation.tricks) if over else None,
        taken=_taken(observation) if over else None,
    )


def cards_now(observation: Observation) -> dict[str, Any]:
    """Return the fields that every move changes."""
    over = observation.decider is None
    return {
        "counts": list(observation.counts),
        "trick": _trick(observation.trick),
        "on_turn": None if over else SEAT_NAMES[observation.trick.on_turn],
        "asked": _seat_name(observation.asked),
        "carry": list(observation.carry.codes),
        "decider": _seat_name(observation.decider),
        "ghost_hand": None if observation.ghost_hand is None else list(observation.ghost_hand.codes),
    }


def finished_tricks(observation: Observation, shown: list[messages.TrickView]) -> dict[str, Any]:
    """Return the fields that the end of a trick changes. Tricks that were shown before are reused."""
    kept = shown if len(observation.tricks) == len(shown) + 1 else []
    new = [_trick(trick) for trick in observation.tricks[len(kept) :]]
    return {"tricks": kept + new, "score": _score(observation)}


def _seat_name(seat: Seat | None) -> str | None:
    return None if seat is None else SEAT_NAMES[seat]


def _trick(trick: Trick) -> messages.TrickView:
    winner = trick.winner if trick.complete else None
    return messages.TrickView(
        SEAT_NAMES[trick.leader],
        [(SEAT_NAMES[seat], SEAT_NAMES[holder], card.code) for card, seat, holder in trick.plays],
        _seat_name(winner),
        winner is not None and trick.tied,
    )


def _score(observation: Observation) -> tuple[messages.RoundScore, messages.RoundScore] | None:
    """Return the scores, unless the table has no memory aid and the round is being played (R9.2)."""
    if observation.options.memory_aid is MemoryAid.LAST_TRICK and observation.decider is not None:
        return None
    return team_scores(score_tricks(observation.tricks, observation.seating.camps))


def team_scores(score: Score) -> tuple[messages.RoundScore, messages.RoundScore]:
    return _team_score(score.jekyll), _team_score(score.hyde)


def _team_score(team: TeamScore) -> messages.RoundScore:
    return messages.RoundScore(team.points, team.factor, team.score)


def _dealt(tricks: tuple[Trick, ...]) -> list[list[str]]:
    """Return what each seat was dealt. After a round, every card has been played from a hand."""
    plays = [play for trick in tricks for play in trick.plays]
    return [list(CardSet(play.card for play in plays if play.holder is seat).codes) for seat in Seat]


def _taken(observation: Observation) -> tuple[list[str], list[str]]:
    jekyll, hyde, _ = taken(observation.tricks, observation.seating.camps)
    return list(jekyll.codes), list(hyde.codes)

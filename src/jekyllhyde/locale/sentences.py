"""Choose the text for an event, and its arguments. The result does not depend on the language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from jekyllhyde.rules.cards import Camp, Card, CardSet
from jekyllhyde.rules.events import Asked, Event, MatchWon, Played, RoundScored, TrickCarried, TrickWon
from jekyllhyde.rules.scoring import Score
from jekyllhyde.rules.seats import Seat, Seating
from jekyllhyde.rules.trick import TRICK_SIZE

Argument = str | int | Card | Camp | Seat


class Sentence(NamedTuple):
    key: str
    arguments: dict[str, Argument]


def sentence_of_deal(seating: Seating) -> Sentence:
    dealer = _player(seating, seating.dealer)
    leader = _player(seating, seating.first_leader)
    if seating.single is None:
        return Sentence("event-dealt", {"dealer": dealer, "leader": leader})
    return Sentence("event-dealt-single", {"dealer": dealer, "single": leader})  # R8.3


def sentences_of_events(events: Iterable[Event], seating: Seating) -> Iterator[Sentence]:
    events = tuple(events)
    round_over = any(isinstance(event, RoundScored) for event in events)
    for event in events:
        if round_over and isinstance(event, TrickCarried):
            yield Sentence("event-trick-neutral", _worth(event.cards))  # R5.4
        else:
            yield sentence_of_event(event, seating)


def sentence_of_event(event: Event, seating: Seating) -> Sentence:
    match event:
        case Asked():
            return _asked(event, seating)
        case Played():
            return _played(event, seating)
        case TrickWon():
            return _trick_won(event, seating)
        case TrickCarried():
            return _trick_carried(event, seating)
        case RoundScored(score):
            return _round_scored(score)
        case MatchWon(winner):
            return Sentence(f"event-match-won-{'team' if isinstance(winner, Camp) else 'player'}", {"winner": winner})


def _asked(event: Asked, seating: Seating) -> Sentence:
    if event.by is seating.ghost:
        seat = _player(seating, event.seat)
        return Sentence("event-ghost-asks", {"single": _single(seating), "seat": seat, "camp": event.camp})
    by = _player(seating, event.by)
    if event.seat is seating.ghost:
        return Sentence("event-asked-ghost", {"by": by, "single": _single(seating), "camp": event.camp})
    return Sentence("event-asked", {"by": by, "seat": _player(seating, event.seat), "camp": event.camp})


def _played(event: Played, seating: Seating) -> Sentence:
    card: dict[str, Argument] = {"card": event.card, "code": event.card.code}
    if event.seat is seating.ghost:
        return _played_for_ghost(event, seating, card)
    seat = card | {"seat": _player(seating, event.seat)}
    if event.holder is event.seat:
        return Sentence("event-played", seat)
    if event.holder is not seating.ghost:
        return Sentence("event-played-on-request", seat | {"holder": _player(seating, event.holder)})
    if event.seat is seating.single:
        return Sentence("event-played-from-ghost", seat)  # R8.4
    return Sentence("event-played-by-asked-ghost", seat | {"single": _single(seating)})  # R8.5


def _played_for_ghost(event: Played, seating: Seating, card: dict[str, Argument]) -> Sentence:
    if event.holder is seating.ghost:
        return Sentence("event-ghost-played", card | {"single": _single(seating)})
    if event.holder is seating.single:
        return Sentence("event-ghost-played-from-single", card | {"single": _single(seating)})
    return Sentence("event-ghost-played-on-request", card | {"holder": _player(seating, event.holder)})


def _trick_won(event: TrickWon, seating: Seating) -> Sentence:
    worth: dict[str, Argument] = {"points": event.cards.points}
    carried = len(event.cards) - TRICK_SIZE
    if carried:
        worth["carried"] = carried
    suffix = "-carried" if carried else ""
    if event.winner is seating.ghost:
        return Sentence(f"event-ghost-won{suffix}", worth | {"single": _single(seating)})
    return Sentence(f"event-trick-won{suffix}", worth | {"winner": _player(seating, event.winner)})


def _trick_carried(event: TrickCarried, seating: Seating) -> Sentence:
    if event.leader is seating.ghost:
        return Sentence("event-ghost-carried", _worth(event.cards))
    return Sentence("event-trick-carried", _worth(event.cards) | {"leader": _player(seating, event.leader)})


def _round_scored(score: Score) -> Sentence:
    arguments: dict[str, Argument] = {}
    for camp in Camp:
        team = score.team(camp)
        arguments[f"{camp.word}_points"] = team.points
        arguments[f"{camp.word}_factor"] = team.factor
        arguments[f"{camp.word}_score"] = team.score
    return Sentence("event-round-scored", arguments)


def _worth(cards: CardSet) -> dict[str, Argument]:
    return {"cards": len(cards), "points": cards.points}


def _player(seating: Seating, seat: Seat) -> str:
    player = seating.players[seat]
    assert player is not None, "the ghost has sentences of its own"
    return player


def _single(seating: Seating) -> str:
    assert seating.single is not None
    return _player(seating, seating.single)

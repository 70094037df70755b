"""A match as its record: options, deals and moves. Every state follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from jekyllhyde.records.header import HEADER_TAGS, is_player_name, is_tag_name
from jekyllhyde.records.lexer import is_plain_text
from jekyllhyde.rules import (
    Ask,
    Camp,
    Event,
    Hands,
    Match,
    Move,
    Options,
    Play,
    Played,
    Round,
    Seating,
    apply_to_match,
    deal_round,
)

Tags = tuple[tuple[str, str], ...]

UNDONE: Tags = (("Undone", "yes"),)
"""Marks the record of a match in which a player took moves back after seeing cards."""

HINTED: Tags = (("Hinted", "yes"),)
"""Marks the record of a match in which a player took hints."""

BOT_TAGS = {Camp.JEKYLL: "JekyllBot", Camp.HYDE: "HydeBot"}
"""The tags in which the arena names the bots, whose names at the table are their seats."""

LEVEL_TAG = "Level"
"""The tag in which `jh play` names the level of its bots."""


class RecordedRound(NamedTuple):
    hands: Hands
    moves: tuple[Move, ...]


class Step(NamedTuple):
    """A match after a move, or after a deal (then `move` is None and nothing else has happened)."""

    match: Match
    move: Move | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Record:
    """The record of a match. `tags` holds additional tags, such as Date or Site, in their order."""

    options: Options
    first_seating: Seating
    rounds: tuple[RecordedRound, ...]
    tags: Tags = ()

    def __post_init__(self) -> None:
        if not self.rounds:
            raise ValueError("a record has at least one round")
        names = [name for name, _ in self.tags]
        if len(set(names)) != len(names) or not HEADER_TAGS.isdisjoint(names):
            raise ValueError("a tag is here twice")
        if not all(is_tag_name(name) and is_plain_text(value) for name, value in self.tags):
            raise ValueError("a tag cannot be written")
        if not all(player is None or is_player_name(player) for player in self.first_seating.players):
            raise ValueError("a player's name cannot be written")

    def tag(self, name: str) -> str | None:
        return dict(self.tags).get(name)

    @property
    def undone(self) -> bool:
        """Whether a player took moves back after seeing cards. Such a match does not count."""
        return UNDONE[0] in self.tags

    @property
    def hinted(self) -> bool:
        """Whether a player took hints. Such a match does not count."""
        return HINTED[0] in self.tags

    @cached_property
    def match(self) -> Match:
        """The match at the end of the record. Raises `RuleError` if a move or a deal is not legal."""
        *_, last = replay(self)
        return last.match


def replay(record: Record) -> Iterator[Step]:
    """Yield every state from the first deal on.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> match, _ = apply_to_match(match, Play(Card("J4")))
    >>> [step.move for step in replay(record_of(match))]
    [None, Play(card=Card('J4'))]
    """
    match = Match(record.options, record.first_seating)
    for recorded in record.rounds:
        match = deal_round(match, recorded.hands)
        yield Step(match, None, ())
        for move in recorded.moves:
            match, events = apply_to_match(match, move)
            yield Step(match, move, events)


def record_of(match: Match, tags: Tags = ()) -> Record:
    """Return the record of a match. `tags` are pairs of a name and a value, such as Date or Site.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> record_of(match, (("Site", "London"),)).tag("Site")
    'London'
    """
    rounds = tuple(RecordedRound(round.deal.hands, moves_of(round)) for round in match.rounds)
    record = Record(match.options, match.first_seating, rounds, tags)
    vars(record)["match"] = match  # the match is known, so it need not be replayed
    return record


def moves_of(round: Round) -> tuple[Move, ...]:
    """Return all moves of a round up to now, with an ask not yet answered.

    >>> round, _ = apply(new_round(seed=7), Ask(Seat.E))
    >>> moves_of(round)
    (Ask(seat=Seat.E),)
    """
    plays = (play for trick in (*round.tricks, round.trick) for play in trick.plays)
    moves = [move for play in plays for move in _moves_of_play(play, round.deal.seating)]
    return (*moves, *(() if round.asked is None else (Ask(round.asked),)))


def _moves_of_play(play: Played, seating: Seating) -> tuple[Move, ...]:
    if play.holder is play.seat or _chosen_by_single(play, seating):
        return (Play(play.card),)
    return Ask(play.holder), Play(play.card)


def _chosen_by_single(play: Played, seating: Seating) -> bool:
    """Return whether the single player played from the other Hyde hand, so that nobody was asked (R8.4)."""
    camps = seating.camps
    return seating.single is not None and camps[play.seat] is camps[play.holder] is Camp.HYDE

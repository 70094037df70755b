"""The encoding of observations, version 1, as docs/encoding.md specifies it. The kernel writes the same bytes."""

from __future__ import annotations

from jekyllhyde.kernel.position import check_every_trick_shown
from jekyllhyde.rules import CARDS, Camp, CardSet, Observation, Played, Seat
from jekyllhyde.rules.scoring import score_tricks, taken

VERSION = 1
CARD_BYTES = 8
TABLE_BYTES = 44
BYTES = 2 * len(CARDS) * CARD_BYTES + TABLE_BYTES

_OWN, _GHOSTS, _UNSEEN, _ON_TABLE, _CARRIED, _TAKEN, _ORDER = 0, 1, 2, 3, 4, 5, 7
_FOR, _FROM = 0, 4


def encode(observation: Observation) -> bytes:
    """Encode what the observation's seat may know. Seats count clockwise from it."""
    check_every_trick_shown(observation)
    plays = [play for trick in (*observation.tricks, observation.trick) for play in trick.plays]
    return bytes(_places(observation, plays) + _seats(observation, plays) + _table(observation))


def _places(observation: Observation, plays: list[Played]) -> bytearray:
    cards = bytearray(len(CARDS) * CARD_BYTES)
    for card, place in zip(CARDS, _place_of_each(observation), strict=True):
        cards[card.index * CARD_BYTES + place] = 1
    for order, play in enumerate(plays, start=1):
        cards[play.card.index * CARD_BYTES + _ORDER] = order
    return cards


def _seats(observation: Observation, plays: list[Played]) -> bytearray:
    cards = bytearray(len(CARDS) * CARD_BYTES)
    for play in plays:
        start = play.card.index * CARD_BYTES
        cards[start + _FOR + _relative(play.seat, observation)] = 1
        cards[start + _FROM + _relative(play.holder, observation)] = 1
    return cards


def _place_of_each(observation: Observation) -> list[int]:
    jekyll, hyde, _ = taken(observation.tricks, observation.seating.camps)
    places = [_UNSEEN] * len(CARDS)
    sets: tuple[tuple[int, CardSet | None], ...] = (
        (_OWN, observation.hand),
        (_GHOSTS, observation.ghost_hand),
        (_ON_TABLE, observation.trick.cards),
        (_CARRIED, observation.carry),
        (_TAKEN + Camp.JEKYLL, jekyll),
        (_TAKEN + Camp.HYDE, hyde),
    )
    for place, cards in sets:
        for card in cards or ():
            places[card.index] = place
    return places


def _table(observation: Observation) -> bytes:
    seats = _from_observer(observation)
    counts = [count for seat in seats for count in (observation.counts[seat].jekyll, observation.counts[seat].hyde)]
    seating = observation.seating
    return bytes(
        [
            *counts,
            *(seat is observation.seat for seat in Seat),
            *(seating.camps[seat] for seat in seats),
            *(seat is observation.trick.leader for seat in seats),
            *(seat is observation.trick.on_turn for seat in seats),
            *(seat is observation.asked for seat in seats),
            *(seat is seating.single for seat in seats),
            *_numbers(observation),
        ]
    )


def _numbers(observation: Observation) -> list[int]:
    score = score_tricks(observation.tricks, observation.seating.camps)
    carry = observation.carry
    return [
        len(observation.tricks),
        len(observation.trick.plays),
        int(observation.camp_on_turn),
        score.jekyll.points,
        score.hyde.points,
        score.jekyll.factor,
        score.hyde.factor,
        carry.points,
        *(sum(card.factor for card in carry & camp.cards) for camp in Camp),
        len(carry),
        int(observation.seating.single is not None),
    ]


def _from_observer(observation: Observation) -> tuple[Seat, ...]:
    seat = observation.seat
    return seat, seat.left, seat.across, seat.right


def _relative(seat: Seat, observation: Observation) -> int:
    return (seat - observation.seat) % len(Seat)

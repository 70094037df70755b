"""Rounds and observations as the kernel's positions, and positions from JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jekyllhyde.kernel._native import Position
from jekyllhyde.rules import TRICKS, Camp, Card, CardSet, Hands, Observation, Round, Seat, Seating, Trick
from jekyllhyde.rules.scoring import score_tricks
from jekyllhyde.rules.trick import TRICK_SIZE


def position_of_round(round: Round) -> Position:
    return _position(round.deal.seating, round.hands, round.tricks, round.trick, round.asked)


def position_of_world(observation: Observation, hands: Hands) -> Position:
    """Return an observed round as a position with these hands."""
    check_every_trick_shown(observation)
    return _position(observation.seating, hands, observation.tricks, observation.trick, observation.asked)


def shows_every_trick(observation: Observation) -> bool:
    """Return whether the table shows all tricks. Without the memory aid it shows the last one only (R9.2)."""
    left = sum(counts.jekyll + counts.hyde for counts in observation.counts) + len(observation.trick.plays)
    return len(observation.tricks) == TRICKS - left // TRICK_SIZE


def check_every_trick_shown(observation: Observation) -> None:
    """Raise ValueError if earlier cards are not shown, because they decide the score and the unseen cards."""
    if not shows_every_trick(observation):
        raise ValueError("the observation does not show every trick")


def _position(seating: Seating, hands: Hands, tricks: tuple[Trick, ...], trick: Trick, asked: Seat | None) -> Position:
    score = score_tricks(tricks, seating.camps)
    return Position(
        hands=tuple(hand.mask for hand in hands),
        hyde_seats=sum(camp << seat for seat, camp in zip(Seat, seating.camps, strict=True)),
        leader=trick.leader,
        trick=tuple(play.card.index for play in trick.plays),
        asked=asked,
        single=seating.single,
        points=(score.jekyll.points, score.hyde.points),
        factor=(score.jekyll.factor, score.hyde.factor),
        carry=(score.neutral.points, *(_factor(score.neutral, camp) for camp in Camp)),
    )


def _factor(cards: CardSet, camp: Camp) -> int:
    return sum(card.factor for card in cards & camp.cards)


def position_of_json(value: object) -> Position:
    """Read a position in the format of docs/solver.md. Raises ValueError that says what is wrong."""
    fields = _mapping(value, "a position")
    camps = _camps(_field(fields, "camps"))
    leader = _seat(_field(fields, "leader"), "leader")
    taken = _mapping(_field(fields, "taken"), "taken")
    teams = [_mapping(_field(taken, camp.word), f"taken.{camp.word}") for camp in Camp]
    carry = _mapping(_field(fields, "carry"), "carry")
    return Position(
        hands=_hands(_mapping(_field(fields, "hands"), "hands")),
        hyde_seats=sum(camp << seat for seat, camp in zip(Seat, camps, strict=True)),
        leader=leader,
        trick=_trick(_field(fields, "trick"), leader),
        asked=_seat_or_none(_field(fields, "asked"), "asked"),
        single=_seat_or_none(fields.get("single"), "single"),
        points=[_number(_field(team, "points"), "points") for team in teams],
        factor=[_number(_field(team, "factor"), "factor") for team in teams],
        carry=[_number(_field(carry, part), f"carry.{part}") for part in ("points", "jekyll", "hyde")],
    )


def _mapping(value: object, name: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} must be an object, not {value!r}")
    return value


def _field(fields: Mapping[str, object], name: str) -> object:
    if name not in fields:
        raise ValueError(f"{name!r} is missing")
    return fields[name]


def _list(value: object, name: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name} must be a list, not {value!r}")
    return value


def _number(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 255:
        raise ValueError(f"{name} must be a number from 0 to 255, not {value!r}")
    return value


def _seat(value: object, name: str) -> Seat:
    if not isinstance(value, str) or value not in Seat.__members__:
        raise ValueError(f"{name} must be N, E, S or W, not {value!r}")
    return Seat[value]


def _seat_or_none(value: object, name: str) -> Seat | None:
    return None if value is None else _seat(value, name)


def _card(value: object) -> Card:
    if not isinstance(value, str):
        raise ValueError(f"no card has the code {value!r}")
    return Card(value)


def _camps(value: object) -> Sequence[Camp]:
    if not isinstance(value, str) or len(value) != len(Seat) or set(value) - {"J", "H"}:
        raise ValueError(f"camps must be four letters J or H, as 'JHJH', not {value!r}")
    return [Camp("JH".index(letter)) for letter in value]


def _hands(fields: Mapping[str, object]) -> Sequence[int]:
    unknown = fields.keys() - Seat.__members__.keys()
    if unknown:
        raise ValueError(f"hands: {min(unknown)!r} is no seat")
    return [_hand(_field(fields, seat.name), seat) for seat in Seat]


def _hand(value: object, seat: Seat) -> int:
    cards = [_card(code) for code in _list(value, f"the hand of {seat.name}")]
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card is there twice in the hand of {seat.name}")
    return CardSet(cards).mask


def _trick(value: object, leader: Seat) -> Sequence[int]:
    cards = []
    turn = leader
    for entry in _list(value, "trick"):
        play = _list(entry, "a play")
        if len(play) != 3:
            raise ValueError(f"a play is for a seat, from a seat, a card: {entry!r}")
        _seat(play[1], "the seat a card came from")
        if _seat(play[0], "the seat a card is for") is not turn:
            raise ValueError(f"the trick's next card is for {turn.name}, not for {play[0]}")
        cards.append(_card(play[2]).index)
        turn = turn.left
    return cards

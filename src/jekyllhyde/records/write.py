"""Writes a record in JHN's canonical form: reading it and writing it again gives the same text."""

from __future__ import annotations

from collections.abc import Iterator

from jekyllhyde.records.header import MEMORY_AID_TAG, SEAT_TAGS, VERSION
from jekyllhyde.records.record import Record
from jekyllhyde.rules import Camp, MemoryAid, Played, Round, Seat, Seating, Trick


def write_record(record: Record) -> str:
    """Write a record in its canonical form.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> print(write_record(record_of(match)))
    [JHN "1"]
    [Players "4"]
    ...
    """
    blocks = [_header_lines(record)]
    blocks += [_round_lines(number, round) for number, round in enumerate(record.match.rounds, 1)]
    return "\n".join("".join(f"{line}\n" for line in block) for block in blocks)


def _header_lines(record: Record) -> Iterator[str]:
    options = record.options
    yield _tag_line("JHN", VERSION)
    yield _tag_line("Players", str(options.players))
    yield _tag_line("Position", options.position.value)
    yield _tag_line("Target", str(options.target))
    for tag, player in zip(SEAT_TAGS, record.first_seating.players, strict=True):
        if player is not None:
            yield _tag_line(tag, player)
    if options.memory_aid is not MemoryAid.EVERY_TRICK:
        yield _tag_line(MEMORY_AID_TAG, options.memory_aid.value)
    for tag, value in record.tags:
        yield _tag_line(tag, value)


def _tag_line(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _round_lines(number: int, round: Round) -> Iterator[str]:
    yield f"Round {number}"
    yield from _seating_lines(round.deal.seating)
    for seat, hand in zip(Seat, round.deal.hands, strict=True):
        yield f"{seat.name}: {hand}"
    for index, trick in enumerate(round.tricks, 1):
        yield _trick_line(index, trick, None)
    if round.trick.plays or round.asked is not None:
        yield _trick_line(len(round.tricks) + 1, round.trick, round.asked)
    if round.over:
        scored = round.score
        yield f"Score Jekyll {scored.jekyll.score} Hyde {scored.hyde.score}"


def _seating_lines(seating: Seating) -> Iterator[str]:
    yield f"Dealer {seating.dealer.name}"
    yield f"Jekyll {_seats_text(seating, Camp.JEKYLL)}"
    yield f"Hyde {_seats_text(seating, Camp.HYDE)}"
    if seating.single is not None:
        yield f"Single {seating.single.name}"


def _seats_text(seating: Seating, camp: Camp) -> str:
    return " ".join(seat.name for seat in seating.seats_of(camp))


def _trick_line(number: int, trick: Trick, asked: Seat | None) -> str:
    plays = [_play_text(play) for play in trick.plays]
    unanswered = [] if asked is None else [f"{asked.name}?"]
    return " ".join([str(number), trick.leader.name, *plays, *unanswered])


def _play_text(play: Played) -> str:
    return play.card.code if play.holder is play.seat else f"{play.holder.name}?{play.card.code}"

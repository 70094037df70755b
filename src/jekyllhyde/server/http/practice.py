"""Practice: a table that goes on from a position of a record, against bots. Its deals are not called fair."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from jekyllhyde.records import Record, read_record, record_of, write_record
from jekyllhyde.rules import BySeat, Match, Options, Seat, winner
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.cast import BOT_NAMES
from jekyllhyde.server.table.chairs import PlayerId
from jekyllhyde.server.table.decisions import Entries, open_new
from jekyllhyde.server.table.names import clean_name, looks_taken
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import HIGHEST_TABLE_TARGET, Setup
from jekyllhyde.server.thinking.bots import STAND_IN_LEVEL, TABLE_LEVELS
from jekyllhyde.server.views.replays import JhnText, RoundNumber, SeatName, seat_of, states_of


class PracticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Position to go on from. `step` counts from 0, after the deal. You sit on `seat`. Bots sit elsewhere, under the
    names of the record."""

    jhn: JhnText
    round: RoundNumber
    step: Annotated[int, Meta(ge=0, le=100)]
    seat: SeatName
    level: commands.Level = STAND_IN_LEVEL


def practice_log(wanted: PracticeRequest, player: PlayerId, name: str, now: int, chance: Random) -> Entries:
    """Return the first entries of the table's log. Raises `RecordError`, or `Refused` if the match is over there."""
    if wanted.level not in TABLE_LEVELS:
        raise Refused(Refusal.NO_SUCH_LEVEL)
    match, own = _position(read_record(wanted.jhn), wanted)
    seats = [seat for seat in Seat if match.first_seating.players[seat] is not None]
    names = _names(match.first_seating.players, own, name)
    chairs = [
        log.Sat(now, chair, player, str(names[seat]))
        if match.first_seating.players[seat] == own
        else log.BotSat(now, chair, wanted.level, str(names[seat]))
        for chair, seat in enumerate(seats)
    ]
    opened = open_new(_setup(match.options), now, chance)
    return opened, *chairs, log.Resumed(now, write_record(_renamed(match, names)))


def _position(record: Record, wanted: PracticeRequest) -> tuple[Match, str]:
    """Return the match up to the step, and the name of the player whose place is taken."""
    if record.options.target > HIGHEST_TABLE_TARGET:
        raise Refused(Refusal.TARGET_TOO_HIGH)
    states = states_of(record, wanted.round)
    if wanted.step >= len(states):
        raise Refused(Refusal.NO_SUCH_STEP)
    match = states[wanted.step].match
    if winner(match) is not None:
        raise Refused(Refusal.MATCH_OVER)
    own = match.rounds[-1].deal.seating.players[seat_of(states[0], Seat[wanted.seat])]
    assert own is not None
    return match, own


def _names(players: BySeat[str | None], own: str, name: str) -> BySeat[str | None]:
    """Return the names at the new table: those of the record, and the person's own name on the chair that they take.

    If another chair has the person's name, the person takes the chair's name. Names that a table would refuse are
    replaced by names of bots.
    """
    others = [old for old in players if old is not None and old != own]
    mine = own if looks_taken(name, others) else name
    spare = (bot for bot in BOT_NAMES if not looks_taken(bot, [mine, *others]))
    names: list[str] = []
    for wanted in (mine if old == own else old for old in players if old is not None):
        fits = clean_name(wanted) == wanted and not looks_taken(wanted, names)
        names.append(wanted if fits else next(spare))
    given = iter(names)
    n, e, s, w = (None if old is None else next(given) for old in players)
    return n, e, s, w


def _renamed(match: Match, names: BySeat[str | None]) -> Record:
    record = record_of(match)
    return Record(record.options, replace(record.first_seating, players=names), record.rounds)


def _setup(options: Options) -> Setup:
    players = 3 if options.players == 3 else 4
    return Setup(players, options.position, options.target, options.memory_aid)  # type: ignore[arg-type]

"""Decisions before a match: who sits where, under which name, and what is played. Pure, like `decisions.py`."""

from __future__ import annotations

from jekyllhyde.rules import RuleError
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance
from jekyllhyde.server.table.bounds import require_room
from jekyllhyde.server.table.cast import free_bot_name
from jekyllhyde.server.table.chairs import BotChair, Open, PlayerId, free_name
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.names import clean_name
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.shuffle import commit_seed, start
from jekyllhyde.server.table.state import Phase, Table


def require_gathering(table: Table) -> None:
    if table.phase is not Phase.GATHERING:
        raise Refused(Refusal.MATCH_RUNS)


def sit(table: Table, player: PlayerId, name: str, wanted: int | None, now: int) -> Entries:
    """Take an open chair; without `wanted`, the first one."""
    require_gathering(table)
    own = table.chair_of(player)
    if own is not None and wanted in (own, None):
        return ()
    if own is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    if player in table.removed:
        raise Refused(Refusal.REMOVED)
    chair = _first_open(table) if wanted is None else wanted
    _require_chair(table, chair, Open)
    require_room(table)
    return (log.Sat(now, chair, player, free_name(name, table.chairs)),)


def _first_open(table: Table) -> int:
    chair = next((index for index, chair in enumerate(table.chairs) if isinstance(chair, Open)), None)
    if chair is None:
        raise Refused(Refusal.CHAIR_TAKEN)
    return chair


def _require_chair(table: Table, chair: int, *kinds: type[Open | BotChair]) -> None:
    if chair >= len(table.chairs):
        raise Refused(Refusal.NO_SUCH_CHAIR)
    if not isinstance(table.chairs[chair], kinds):
        raise Refused(Refusal.CHAIR_TAKEN)


def seat_bot(table: Table, command: commands.SeatBot, levels: tuple[str, ...], now: int) -> Entries:
    """Put a bot on an open chair, or give the bot that sits there another level."""
    require_gathering(table)
    _require_chair(table, command.chair, Open, BotChair)
    if command.level not in levels:
        raise Refused(Refusal.NO_SUCH_LEVEL)
    sitter = table.chairs[command.chair]
    if isinstance(sitter, BotChair) and sitter.level == command.level:
        return ()
    require_room(table)
    name = sitter.name if isinstance(sitter, BotChair) else free_bot_name(table.chairs.by_name, table.secret.commit)
    return (log.BotSat(now, command.chair, command.level, name),)


def remove_bot(table: Table, chair: int, now: int) -> Entries:
    require_gathering(table)
    if chair >= len(table.chairs) or not isinstance(table.chairs[chair], BotChair):
        raise Refused(Refusal.NO_SUCH_CHAIR)
    return (log.Stood(now, chair),)


def remove_person(table: Table, own: int, chair: int, now: int) -> Entries:
    _require_host(table, own)
    if chair == own or chair not in table.chairs.people:
        raise Refused(Refusal.NO_SUCH_CHAIR)
    return (log.Removed(now, chair),)


def stand(table: Table, chair: int, now: int) -> Entries:
    require_gathering(table)
    return (log.Stood(now, chair),)


def rename(table: Table, chair: int, wanted: str, now: int) -> Entries:
    """Change the name on a chair. It gets a number if somebody else at the table has one that looks the same."""
    require_gathering(table)
    cleaned = clean_name(wanted)
    if cleaned is None:
        raise Refused(Refusal.MALFORMED, detail="a name has 1 to 24 printable characters")
    name = free_name(cleaned, table.chairs.replaced(chair, Open()))
    if name == table.chairs.people[chair].name:
        return ()
    require_room(table)
    return (log.Renamed(now, chair, name),)


def change_setup(table: Table, own: int, setup: Setup, now: int) -> Entries:
    """Change the options of the table, before the match. Only the host may."""
    _require_host(table, own)
    try:
        setup.options  # noqa: B018 (raises what the rules forbid)
    except RuleError:
        raise Refused(Refusal.MALFORMED, "R8.1") from None
    if len(table.chairs.people) > setup.players:
        raise Refused(Refusal.TOO_MANY_PEOPLE)
    if setup == table.setup:
        return ()
    require_room(table)
    return (log.SetupChanged(now, setup),)


def _require_host(table: Table, own: int) -> None:
    require_gathering(table)
    if table.host != own:
        raise Refused(Refusal.NOT_HOST)


def commit(table: Table, chair: int, command: commands.CommitSeed, now: int) -> Entries:
    """Commit to a seed. A match that is about to begin by itself begins with the last commitment."""
    require_gathering(table)
    entries = commit_seed(table, chair, command, now)
    if not entries:
        return ()
    require_room(table)
    after, _ = advance(table, entries[0])
    complete = after.starts_at is not None and all(person.commitment for person in after.chairs.people.values())
    return (*entries, *start(after, now)) if complete else entries


def begin(table: Table, now: int) -> Entries:
    require_gathering(table)
    if any(isinstance(chair, Open) for chair in table.chairs):
        raise Refused(Refusal.CHAIRS_OPEN)
    return start(table, now)

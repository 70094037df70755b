"""Turns commands into entries for the log of a table, or refuses them. Pure: time and randomness are arguments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from jekyllhyde.records import moves_of
from jekyllhyde.rules import MemoryAid, Move, Round, apply, move_of_text, move_text, why_illegal
from jekyllhyde.rules.fairdeal import SEED_BYTES
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table import waiting_room as room
from jekyllhyde.server.table.advance import advance
from jekyllhyde.server.table.bounds import MOST_BEFORE_REMATCH, log_is_full, require_room
from jekyllhyde.server.table.chairs import PlayerId
from jekyllhyde.server.table.fairness import new_secret
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup, Waits
from jekyllhyde.server.table.shuffle import deal, reveal_seed
from jekyllhyde.server.table.state import Answer, Phase, Table, first_of

Entries = log.Entries

_TAKE_BACKS_IN_ROUND = 3
"""Asks that a chair may take back in a round with other people."""


def open_new(
    setup: Setup, now: int, chance: Random, by: PlayerId | None = None, waits: Waits | None = None
) -> log.Opened:
    """Return the first entry of a new table. Raises `RuleError` if its options contradict each other."""
    setup.options  # noqa: B018 (raises what the rules forbid)
    secret = new_secret(chance.randbytes(SEED_BYTES))
    return log.Opened(now, setup, secret.last, secret.commit, by, waits or Waits())


def decide(
    table: Table,
    player: PlayerId,
    name: str,
    command: commands.TableCommand,
    *,
    levels: tuple[str, ...],
    now: int,
    chance: Random,
) -> Entries:
    """Return the entries for a player's command; none if it has been done already. Raises `Refused`."""
    match command:
        case commands.Sit():
            return room.sit(table, player, name, command.chair, now)
        case commands.SeatBot():
            _own_chair(table, player)
            return room.seat_bot(table, command, levels, now)
        case (
            commands.Stand()
            | commands.RemoveBot()
            | commands.RemovePerson()
            | commands.Rename()
            | commands.ChangeSetup()
            | commands.CommitSeed()
            | commands.Start()
        ):
            return _before_match(table, _own_chair(table, player), command, now)
    return _in_match(table, _own_chair(table, player), command, now, chance)


def _before_match(
    table: Table,
    chair: int,
    command: commands.Stand
    | commands.RemoveBot
    | commands.RemovePerson
    | commands.Rename
    | commands.ChangeSetup
    | commands.CommitSeed
    | commands.Start,
    now: int,
) -> Entries:
    match command:
        case commands.Stand():
            return room.stand(table, chair, now)
        case commands.RemoveBot():
            return room.remove_bot(table, command.chair, now)
        case commands.RemovePerson():
            return room.remove_person(table, chair, command.chair, now)
        case commands.Rename():
            return room.rename(table, chair, command.name, now)
        case commands.ChangeSetup():
            return room.change_setup(table, chair, command.setup, now)
        case commands.CommitSeed():
            return room.commit(table, chair, command, now)
        case commands.Start():
            return room.begin(table, now)


def _in_match(
    table: Table,
    chair: int,
    command: commands.RevealSeed
    | commands.MakeMove
    | commands.TakeBack
    | commands.Undo
    | commands.Hint
    | commands.Ready
    | commands.GiveUpChair
    | commands.LetBotPlay
    | commands.TakeChairBack
    | commands.Rematch,
    now: int,
    chance: Random,
) -> Entries:
    match command:
        case commands.RevealSeed():
            return reveal_seed(table, chair, command, now)
        case commands.MakeMove():
            return _move(table, chair, move_of_text(command.move), command.version, now, by_bot=False)
        case commands.TakeBack():
            return _take_back(table, chair, command.version, now)
        case commands.Undo():
            return _undo(table, chair, command.version, now)
        case commands.Hint():
            return _hint(table, chair, now)
        case commands.Ready():
            return _ready(table, chair, now)
        case commands.GiveUpChair():
            return _give_up(table, chair, now)
        case commands.LetBotPlay():
            return _let_bot_play(table, chair, command.chair, now)
        case commands.TakeChairBack():
            return _take_chair_back(table, chair, now)
        case commands.Rematch():
            return _rematch(table, chair, now, chance)


def decide_bot_move(table: Table, chair: int, move: Move, version: int, now: int) -> Entries:
    """Return the entries for a bot's move, which it chose for the table of that version. Raises `Refused`."""
    if table.bot_deciding != chair:
        raise Refused(Refusal.NOT_YOUR_TURN)
    return _move(table, chair, move, version, now, by_bot=True)


def leave(table: Table, chair: int, now: int, *, by_choice: bool = False) -> Entries:
    """Return the entries for a player whose last connection has closed, or who leaves `by_choice`.

    Before a match the chair becomes free. In a match the others wait for a player who is lost; for one who leaves by
    choice a bot plays at once. If the log is full, nothing is written, and the player counts as here.
    """
    person = table.chairs.people.get(chair)
    if person is None or not person.here:
        return ()
    if table.phase is Phase.GATHERING:
        return (log.Stood(now, chair),)
    if log_is_full(table):
        return ()
    taken_over = by_choice and not person.stand_in and table.phase is not Phase.OVER
    left = (log.Left(now, chair), *((log.TakenOver(now, chair),) if taken_over else ()))
    return *left, *_deal_if_all_ready(table, left, now)


def come_back(table: Table, chair: int, now: int) -> Entries:
    """Return the entries for a player who is back."""
    person = table.chairs.people[chair]
    return () if person.here and not person.stand_in else (log.Returned(now, chair),)


def _own_chair(table: Table, player: PlayerId) -> int:
    chair = table.chair_of(player)
    if chair is None:
        raise Refused(Refusal.NOT_SEATED)
    return chair


def _move(table: Table, chair: int, move: Move, version: int, now: int, *, by_bot: bool) -> Entries:
    if table.answers[chair] == Answer(version, move) and not by_bot:
        return ()
    round = _round_at(table, version)
    if table.deciding != chair or table.chairs.played_by_bot(chair) != by_bot:
        raise Refused(Refusal.NOT_YOUR_TURN)
    reason = why_illegal(round, move)
    if reason is not None:  # it tells the player who decides nothing new
        raise Refused(Refusal.ILLEGAL_MOVE, reason.rule, reason.key)
    return (log.Moved(now, chair, move_text(move), version, by_bot),)


def _round_at(table: Table, version: int, since: int | None = None) -> Round:
    """Return the round. Raises `Refused` if its cards have changed since `version`, which the sender saw.

    With `since`, a change before that version is ignored.
    """
    if table.match is None:
        raise Refused(Refusal.NO_MATCH)
    if not (table.turn if since is None else since) <= version <= table.version:
        raise Refused(Refusal.STALE)
    if table.round is None:
        raise Refused(Refusal.NO_ROUND)
    return table.round


def _take_back(table: Table, chair: int, version: int, now: int) -> Entries:
    _round_at(table, version)
    if table.asking != chair:
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if not may_take_back(table, chair):
        raise Refused(Refusal.ASK_STANDS)
    require_room(table)
    return (log.AskTakenBack(now, chair),)


def may_take_back(table: Table, chair: int) -> bool:
    """True if the chair may take its ask back.

    An ask tells the other people something. So with other people it can be taken back once per card, and a few times in
    a round.
    """
    if len(table.chairs.people) == 1:
        return True
    own = [taken.cards for taken in table.taken_back if taken.chair == chair]
    return table.cards_played not in own and len(own) < _TAKE_BACKS_IN_ROUND


def _undo(table: Table, chair: int, version: int, now: int) -> Entries:
    answer = table.answers[chair]  # bots may have moved since
    round = _round_at(table, version, answer and answer.version + 1)
    if len(table.chairs.people) > 1:
        raise Refused(Refusal.UNDO_AGAINST_BOTS_ONLY)
    decisions = list(decisions_of(round, table, chair))
    if not decisions:
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    require_room(table)
    return (log.Undone(now, chair, decisions[-1]),)


def _hint(table: Table, chair: int, now: int) -> Entries:
    if table.match is None:
        raise Refused(Refusal.NO_MATCH)
    if table.round is None:
        raise Refused(Refusal.NO_ROUND)
    if not may_be_hinted(table):
        raise Refused(Refusal.NO_HINTS)
    if table.hinted:
        return ()
    require_room(table)
    return (log.Hinted(now, chair),)


def may_be_hinted(table: Table) -> bool:
    """True if hints may be taken: against bots, where every trick may be looked up, because a hint recalls all."""
    return len(table.chairs.people) == 1 and table.setup.memory_aid is MemoryAid.EVERY_TRICK


def decisions_of(round: Round, table: Table, chair: int) -> Iterator[int]:
    """Yield the number of moves before each move of this chair."""
    at = first_of(round)
    for count, move in enumerate(moves_of(round)):
        if at.decider is not None and table.chair_at(at.deal.seating, at.decider) == chair:
            yield count
        at, _ = apply(at, move)


def _ready(table: Table, chair: int, now: int) -> Entries:
    if table.phase is not Phase.BETWEEN_ROUNDS:
        raise Refused(Refusal.ROUND_RUNS if table.phase is Phase.PLAYING else Refusal.NO_MATCH)
    if chair in table.ready:
        return ()
    readied = log.Readied(now, chair)
    return readied, *_deal_if_all_ready(table, (readied,), now)


def _deal_if_all_ready(table: Table, entries: Entries, now: int) -> Entries:
    """Deal the next round if, after these entries, everybody is ready. Players who left, or for whom a bot plays, count
    as ready."""
    after = table
    for entry in entries:
        after, _ = advance(after, entry)
    here = after.chairs.here
    waited_for = {chair for chair in here if not after.chairs.played_by_bot(chair)}
    all_ready = after.phase is Phase.BETWEEN_ROUNDS and waited_for <= after.ready and here & after.ready
    return (deal(after, now),) if all_ready else ()


def _give_up(table: Table, chair: int, now: int) -> Entries:
    if table.phase is not Phase.PLAYING:
        raise Refused(Refusal.NO_ROUND)
    if table.chairs.people[chair].stand_in:
        return ()
    require_room(table)
    return (log.TakenOver(now, chair),)


def _let_bot_play(table: Table, own: int, chair: int, now: int) -> Entries:
    if chair not in replaceable(table) - {own}:
        raise Refused(Refusal.NOT_KEPT_WAITING)
    require_room(table)
    return (log.TakenOver(now, chair),)


def replaceable(table: Table) -> set[int]:
    """Return the chairs of people for whom the others may let a bot play: they are lost, or keep everybody waiting."""
    if table.phase is not Phase.PLAYING:
        return set()
    return {*table.kept_waiting, *table.chairs.waited_for}


def _take_chair_back(table: Table, chair: int, now: int) -> Entries:
    late = table.clock.due
    if table.deciding == chair and late is not None and late <= now:
        raise Refused(Refusal.TIME_IS_UP)
    return come_back(table, chair, now)


def _rematch(table: Table, chair: int, now: int, chance: Random) -> Entries:
    """Agree to another match. It begins when everybody who is here has agreed."""
    if table.phase is not Phase.OVER:
        raise Refused(Refusal.MATCH_NOT_OVER)
    if table.version >= MOST_BEFORE_REMATCH:
        raise Refused(Refusal.LOG_FULL)
    if chair in table.ready:
        return ()
    if table.chairs.here == {chair}:
        return (reopen(now, chance),)
    readied = log.Readied(now, chair)
    complete = table.chairs.here <= table.ready | {chair}
    return (readied, reopen(now, chance)) if complete else (readied,)


def reopen(now: int, chance: Random) -> log.Rematched:
    """Return the entry that opens the waiting room for another match."""
    secret = new_secret(chance.randbytes(SEED_BYTES))
    return log.Rematched(now, secret.last, secret.commit)

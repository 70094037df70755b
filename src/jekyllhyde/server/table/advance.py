"""What each entry of the log does to a table. Replaying a log gives the table's state."""

from __future__ import annotations

from msgspec.structs import replace

from jekyllhyde.records import moves_of, read_record
from jekyllhyde.rules import Camp, CardSet, Event, Match, Seating, apply, apply_to_match, deal_round, move_of_text
from jekyllhyde.rules.fairdeal2 import PlayerSeeds
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.chairs import BotChair, Chair, Chairs, Open, Person
from jekyllhyde.server.table.clock import Clock, new_clock
from jekyllhyde.server.table.fairness import Secret
from jekyllhyde.server.table.state import Answer, Practice, Table, TakenBack, first_of

START_WAIT = 3_000
"""Milliseconds in which players commit to their seeds for a match to which all have agreed."""
_MOST_REMOVED = 16
"""Removed players whom a table remembers. Those removed earlier may sit down again."""


def open_table(opened: log.Opened) -> Table:
    """Return a table whose log has only its first entry."""
    chairs = Chairs([Open()] * opened.setup.players)
    clock = new_clock(opened.setup.pace, len(chairs))
    secret = Secret(opened.secret, opened.commit)
    none = (None,) * len(chairs)
    table = Table(opened.setup, secret, chairs, clock, 1, opened.moment, answers=none)
    return replace(table, opened_by=opened.by, waits=opened.waits)


def advance(table: Table, entry: log.Entry) -> tuple[Table, tuple[Event, ...]]:
    """Return the table after an entry of its log, and the events at the cards."""
    after, events = _changed(table, entry)
    version = table.version + 1
    now = max(table.time, entry.moment)
    if after.match is table.match:
        return replace(after, version=version, time=now), events
    clock = _clock_of(after, now)
    turned = {"turn": version, "turned_at": now, "played_at": entry.at, "kept_waiting": frozenset()}
    return replace(after, version=version, time=now, clock=clock, **turned), events


def replay(entries: list[log.Entry]) -> Table:
    """Return the table that follows from a log."""
    first, *rest = entries
    assert isinstance(first, log.Opened)
    table = open_table(first)
    for entry in rest:
        table, _ = advance(table, entry)
    return table


def _changed(table: Table, entry: log.Entry) -> tuple[Table, tuple[Event, ...]]:
    match entry:
        case log.Moved():
            return _moved(table, entry)
        case log.Dealt():
            return _dealt(table, entry), ()
        case log.Started():
            return _started(table, entry), ()
        case log.CommitmentsClosed() | log.SeedRevealed() | log.SeedsMissing():
            return _shuffled(table, entry), ()
        case log.AskTakenBack() | log.Undone():
            return _taken_back(table, entry), ()
        case log.Removed():
            return _removed(table, entry), ()
        case log.KeptWaiting() | log.Readied() | log.Hinted():
            return _noted(table, entry), ()
        case log.SetupChanged():
            return _set_up(table, entry), ()
        case log.Rematched():
            return _rematched(table, entry), ()
        case log.Resumed():
            return _resumed(table, entry), ()
        case log.Opened():
            raise ValueError("a table is opened once")
        case _:
            sitter = _sitter(table, table.chairs[entry.chair], entry)
            waiting = table.kept_waiting - {entry.chair}
            starts_at = None if isinstance(sitter, Open) else table.starts_at
            chairs = table.chairs.replaced(entry.chair, sitter)
            return replace(table, chairs=chairs, kept_waiting=waiting, starts_at=starts_at), ()


def _sitter(
    table: Table,
    chair: Chair,
    entry: log.Sat
    | log.BotSat
    | log.Stood
    | log.Renamed
    | log.Seeded
    | log.SeedCommitted
    | log.Left
    | log.TakenOver
    | log.Returned,
) -> Chair:
    match entry:
        case log.Sat():
            return Person(entry.player, entry.name, since=table.version + 1)
        case log.BotSat():
            return BotChair(entry.level, entry.name)
        case log.Stood():
            return Open()
    assert isinstance(chair, Person)
    match entry:
        case log.Renamed():
            return replace(chair, name=entry.name)
        case log.Seeded():
            return replace(chair, seed=entry.seed)
        case log.SeedCommitted():
            return replace(chair, commitment=entry.commitment)
        case log.Left():
            return replace(chair, away_since=entry.moment)
        case log.TakenOver():
            return replace(chair, stand_in=True)
        case log.Returned():
            return replace(chair, away_since=None, stand_in=False)


def _noted(table: Table, entry: log.KeptWaiting | log.Readied | log.Hinted) -> Table:
    if isinstance(entry, log.Hinted):
        return replace(table, hinted=True)
    if isinstance(entry, log.KeptWaiting):
        return replace(table, kept_waiting=table.kept_waiting | {entry.chair})
    return replace(table, ready=table.ready | {entry.chair}, ready_at=table.ready_at if table.ready else entry.moment)


def _removed(table: Table, entry: log.Removed) -> Table:
    player = table.chairs.people[entry.chair].player
    removed = (*table.removed, player)[-_MOST_REMOVED:]
    return replace(table, chairs=table.chairs.replaced(entry.chair, Open()), removed=removed, starts_at=None)


def _set_up(table: Table, entry: log.SetupChanged) -> Table:
    chairs = table.chairs.resized(entry.setup.players)
    starts_at = None if Open() in chairs else table.starts_at
    clock, none = new_clock(entry.setup.pace, len(chairs)), (None,) * len(chairs)
    return replace(table, setup=entry.setup, chairs=chairs, clock=clock, answers=none, starts_at=starts_at)


def _shuffled(table: Table, entry: log.CommitmentsClosed | log.SeedRevealed | log.SeedsMissing) -> Table:
    none = (b"",) * len(table.chairs)
    if isinstance(entry, log.CommitmentsClosed):
        commitments = (chair.commitment if isinstance(chair, Person) else b"" for chair in table.chairs)
        return replace(table, given=PlayerSeeds(tuple(commitments), none), drawn_at=entry.moment)
    given = table.given
    assert given is not None
    if isinstance(entry, log.SeedsMissing):
        silent = (*given.silent, entry.chairs)
        return replace(table, given=given._replace(seeds=none, silent=silent), drawn_at=entry.moment)
    seeds = (*given.seeds[: entry.chair], entry.seed, *given.seeds[entry.chair + 1 :])
    return replace(table, given=given._replace(seeds=seeds))


def _started(table: Table, entry: log.Started) -> Table:
    """Begin the match. The deal follows in the log."""
    n, e, s, w = (Camp("JH".index(letter)) for letter in entry.camps)
    seating = Seating(entry.players, (n, e, s, w), entry.dealer, entry.single)
    seeds = {chair.name: chair.seed for chair in table.chairs.people.values()}
    a, b, c, d = (seeds.get(player or "", b"") for player in entry.players)
    clock = new_clock(table.setup.pace, len(table.chairs))
    return replace(table, match=Match(table.setup.options, seating), player_seeds=(a, b, c, d), clock=clock)


def _dealt(table: Table, entry: log.Dealt) -> Table:
    assert table.match is not None
    n, e, s, w = (CardSet.of_codes(codes) for codes in entry.hands)
    match = deal_round(table.match, (n, e, s, w))
    clock = table.clock.new_round(entry.moment)
    began = table.version + 1
    return replace(
        table, match=match, dealt_seed=entry.seed, ready=frozenset(), clock=clock, phase_began=began, taken_back=()
    )


def _moved(table: Table, entry: log.Moved) -> tuple[Table, tuple[Event, ...]]:
    assert table.match is not None
    move = move_of_text(entry.move)
    match, events = apply_to_match(table.match, move)
    answer = Answer(entry.answers, move)
    answers = (*table.answers[: entry.chair], answer, *table.answers[entry.chair + 1 :])
    return replace(table, match=match, answers=answers), events


def _taken_back(table: Table, entry: log.AskTakenBack | log.Undone) -> Table:
    assert table.match is not None
    assert table.round is not None
    moves = moves_of(table.round)
    undone = isinstance(entry, log.Undone)
    left = entry.moves_left if isinstance(entry, log.Undone) else len(moves) - 1
    taken_back = () if undone else (TakenBack(entry.chair, table.cards_played),)
    round = first_of(table.round)
    for move in moves[:left]:
        round, _ = apply(round, move)
    match = Match(table.match.options, table.match.first_seating, (*table.match.rounds[:-1], round))
    return replace(
        table,
        match=match,
        answers=(None,) * len(table.chairs),
        taken_back=table.taken_back + taken_back,
        undone=table.undone or undone,
    )


def _resumed(table: Table, entry: log.Resumed) -> Table:
    match = read_record(entry.record).match
    practice = Practice(len(match.rounds), len(moves_of(match.rounds[-1])))
    return replace(table, match=match, practice=practice)


def _rematched(table: Table, entry: log.Rematched) -> Table:
    """Open the waiting room for another match. The chairs of those who have left, or did not agree, become free."""
    stay = table.ready & table.chairs.here or table.chairs.here
    chairs = Chairs(_for_rematch(chair, stays=index in stay) for index, chair in enumerate(table.chairs))
    agreed = len(chairs.people) > 1 and Open() not in chairs
    secret = Secret(entry.secret, entry.commit)
    none = (None,) * len(chairs)
    clock = new_clock(table.setup.pace, len(chairs))
    return Table(
        table.setup,
        secret,
        chairs,
        clock,
        table.version,
        entry.moment,
        answers=none,
        phase_began=table.version + 1,
        starts_at=entry.moment + START_WAIT if agreed else None,
        opened_by=table.opened_by,
        removed=table.removed,
        waits=table.waits,
    )


def _for_rematch(chair: Chair, *, stays: bool) -> Chair:
    if not isinstance(chair, Person):
        return chair
    return Person(chair.player, chair.name, since=chair.since) if stays else Open()


def _clock_of(table: Table, now: int) -> Clock:
    """Return the clock that runs for the person who decides. Only cards and asks change it: a person who gives up the
    chair, or loses the connection, gains no time."""
    round, deciding = table.round, table.deciding
    if round is None or deciding is None or deciding not in table.chairs.people:
        return table.clock.stop(now)
    return table.clock.run(deciding, table.cards_played, now, len(table.chairs))

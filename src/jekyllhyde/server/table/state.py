"""A table as a pure value: what its log has made of it. No input or output, no clock, no chance."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from jekyllhyde.records import moves_of, read_record
from jekyllhyde.rules import (
    BySeat,
    Camp,
    CardSet,
    Event,
    Match,
    MemoryAid,
    Move,
    Observation,
    Round,
    Seat,
    Seating,
    apply,
    apply_to_match,
    deal_round,
    last_trick_only,
    move_of_text,
    observe,
    seen_from,
    start_round,
    winner,
)
from jekyllhyde.rules.fairdeal import NO_PLAYER_SEEDS
from jekyllhyde.rules.fairdeal2 import PlayerSeeds
from jekyllhyde.rules.once import once
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.chairs import BotChair, Chair, Chairs, Open, Person, PlayerId, name_of
from jekyllhyde.server.table.clock import Clock, new_clock
from jekyllhyde.server.table.fairness import Secret
from jekyllhyde.server.table.setup import Setup


class Phase(Enum):
    """While `SHUFFLING`, players reveal the seeds to which they have committed."""

    GATHERING = "gathering"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    BETWEEN_ROUNDS = "between-rounds"
    OVER = "over"


class Answer(NamedTuple):
    """A chair's last move, and the version it answered: who sends it again is not refused."""

    version: int
    move: Move


class Practice(NamedTuple):
    """The match goes on from a position that stood elsewhere, so many moves after the deal of that round."""

    round: int
    moves: int


class TakenBack(NamedTuple):
    """An ask that a chair took back, and how many cards had been played in the round."""

    chair: int
    cards: int


_MOST_REMOVED = 16
"""Players whom a table remembers as removed; who came before these may sit down again."""


class Table(Struct, frozen=True, dict=True):
    """`turn` is the version at which the cards last changed, `turned_at` when. A move answers it or a later one.
    Times are on the table's own clock, which showed `time` at the last entry; `played_at` is `turned_at` by the
    calendar. `phase_began` is the version at which the waiting room opened or the last round was dealt. Of this round,
    `taken_back` are the asks; `kept_waiting` are the chairs for which the others may let a bot play. A match in which
    something was `undone` does not count."""

    setup: Setup
    secret: Secret
    chairs: Chairs
    clock: Clock
    version: int
    time: int
    turn: int = 0
    turned_at: int = 0
    played_at: int = 0
    match: Match | None = None
    given: PlayerSeeds | None = None
    """The players' part in the deals, since the commitments were closed. None with `deal/1`, in old logs."""
    drawn_at: int = 0
    player_seeds: BySeat[bytes] = NO_PLAYER_SEEDS
    dealt_seed: bytes = b""
    answers: tuple[Answer | None, ...] = ()
    ready: frozenset[int] = frozenset()
    practice: Practice | None = None
    phase_began: int = 1
    opened_by: PlayerId | None = None
    removed: tuple[PlayerId, ...] = ()
    taken_back: tuple[TakenBack, ...] = ()
    kept_waiting: frozenset[int] = frozenset()
    undone: bool = False

    @once
    def phase(self) -> Phase:
        if self.match is None:
            return Phase.GATHERING if self.given is None else Phase.SHUFFLING
        if self.match.round is not None:
            return Phase.PLAYING
        return Phase.BETWEEN_ROUNDS if winner(self.match) is None else Phase.OVER

    @once
    def unrevealed(self) -> tuple[int, ...]:
        """The chairs whose players have committed to a seed, and are to reveal it."""
        if self.given is None:
            return ()
        commitments, seeds, silent = self.given
        excused = {chair for draw in silent for chair in draw}
        waiting = (chair for chair, seed in enumerate(seeds) if commitments[chair] and not seed)
        return tuple(chair for chair in waiting if chair not in excused)

    @once
    def mix(self) -> bytes:
        """What the players' seeds add to every deal of the match."""
        assert self.given is not None
        return self.given.mix(self.secret.commit)

    @once
    def sight(self) -> Observation:
        """The first leader's, of the round that is shown. But for the hand and its moves everybody sees the same."""
        assert self.last_round is not None
        return observed(self.last_round, self.last_round.deal.seating.first_leader)

    def seen_from(self, seat: Seat) -> Observation:
        assert self.last_round is not None
        return seen_from(seat, self.last_round, self.sight)

    @once
    def round(self) -> Round | None:
        """The round that is being played, if one is."""
        return None if self.match is None else self.match.round

    @once
    def last_round(self) -> Round | None:
        """The round being played, or else the last one that was."""
        return self.match.rounds[-1] if self.match is not None and self.match.rounds else None

    @once
    def deciding(self) -> int | None:
        """The chair whose player chooses the next move."""
        round = self.round
        if round is None or round.decider is None:
            return None
        return self.chair_at(round.deal.seating, round.decider)

    @once
    def asking(self) -> int | None:
        """The chair whose ask was not answered yet and can be taken back."""
        round = self.round
        if round is None or round.asked is None:
            return None
        seating = round.deal.seating
        on_turn = round.trick.on_turn
        asker = seating.single if on_turn is seating.ghost else on_turn  # R8.4
        return None if asker is None else self.chair_at(seating, asker)

    @property
    def bot_deciding(self) -> int | None:
        """The chair for which a bot has to move now. Bots wait while no person is there to see it."""
        deciding = self.deciding
        if deciding is None or not self.chairs.played_by_bot(deciding) or not self.chairs.somebody_here:
            return None
        return deciding

    @property
    def cards_played(self) -> int:
        """In the round that is being played."""
        assert self.round is not None
        return sum(len(trick.plays) for trick in (*self.round.tricks, self.round.trick))

    @once
    def host(self) -> int | None:
        """The chair of the person who opened the table, or else of the one who has sat here for longest."""
        people = self.chairs.people
        if self.opened_by in self.chairs.by_player:
            return self.chairs.by_player[self.opened_by]
        return min(people, key=lambda chair: people[chair].since, default=None)

    @property
    def late_at(self) -> int | None:
        """When the time of the person who decides is up."""
        deciding = self.deciding
        return None if deciding is None or self.chairs.played_by_bot(deciding) else self.clock.due

    def chair_of(self, player: PlayerId) -> int | None:
        return self.chairs.by_player.get(player)

    def chair_at(self, seating: Seating, seat: Seat) -> int:
        player = seating.players[seat]
        assert player is not None
        return self.chairs.by_name[player]

    def seat_of(self, chair: int) -> Seat | None:
        """In the round that is shown."""
        name = name_of(self.chairs[chair])
        if self.last_round is None or name is None:
            return None
        return self.last_round.deal.seating.seat_of(name)


def observed(round: Round, seat: Seat) -> Observation:
    """What a seat may see, as the memory aid allows it (R9.2). After a round there is nothing left to remember."""
    knows = observe(round, seat)
    forgetful = round.options.memory_aid is MemoryAid.LAST_TRICK and not round.over
    return last_trick_only(knows) if forgetful else knows


def open_table(opened: log.Opened) -> Table:
    chairs = Chairs([Open()] * opened.setup.players)
    clock = new_clock(opened.setup.pace, len(chairs))
    secret = Secret(opened.secret, opened.commit)
    none = (None,) * len(chairs)
    return Table(opened.setup, secret, chairs, clock, 1, opened.moment, answers=none, opened_by=opened.by)


def advance(table: Table, entry: log.Entry) -> tuple[Table, tuple[Event, ...]]:
    """The table after an entry of its log, and what happened to the cards."""
    after, events = _changed(table, entry)
    version = table.version + 1
    now = max(table.time, entry.moment)
    if after.match is table.match:
        return replace(after, version=version, time=now), events
    clock = _clock_of(after, now)
    turned = {"turn": version, "turned_at": now, "played_at": entry.at, "kept_waiting": frozenset()}
    return replace(after, version=version, time=now, clock=clock, **turned), events


def replay(entries: list[log.Entry]) -> Table:
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
        case log.KeptWaiting():
            return replace(table, kept_waiting=table.kept_waiting | {entry.chair}), ()
        case log.Readied():
            return replace(table, ready=table.ready | {entry.chair}), ()
        case log.Rematched():
            return _rematched(table, entry), ()
        case log.Resumed():
            return _resumed(table, entry), ()
        case log.Opened():
            raise ValueError("a table is opened once")
        case _:
            sitter = _sitter(table, table.chairs[entry.chair], entry)
            waiting = table.kept_waiting - {entry.chair}
            return replace(table, chairs=table.chairs.replaced(entry.chair, sitter), kept_waiting=waiting), ()


def _sitter(
    table: Table,
    chair: Chair,
    entry: log.Sat | log.BotSat | log.Stood | log.Seeded | log.SeedCommitted | log.Left | log.TakenOver | log.Returned,
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


def _removed(table: Table, entry: log.Removed) -> Table:
    player = table.chairs.people[entry.chair].player
    removed = (*table.removed, player)[-_MOST_REMOVED:]
    return replace(table, chairs=table.chairs.replaced(entry.chair, Open()), removed=removed)


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
    """The match begins with the deal that follows in the log."""
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
    """Who has gone for good leaves the chair to others."""
    chairs = Chairs(_for_rematch(chair) for chair in table.chairs)
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
        opened_by=table.opened_by,
        removed=table.removed,
    )


def _for_rematch(chair: Chair) -> Chair:
    if not isinstance(chair, Person):
        return chair
    return Person(chair.player, chair.name, since=chair.since) if chair.here else Open()


def _clock_of(table: Table, now: int) -> Clock:
    """It runs for the person who decides. Only cards and asks matter to it: who gives up the chair, or loses the
    connection, gains no time by that."""
    round, deciding = table.round, table.deciding
    if round is None or deciding is None or deciding not in table.chairs.people:
        return table.clock.stop(now)
    return table.clock.run(deciding, table.cards_played, now, len(table.chairs))


def game_id_of(table: Table) -> str:
    """The beginning of the match's commitment, which no other match has."""
    return table.secret.commit.hex()[:16]


def first_of(round: Round) -> Round:
    """The same round, before its first move."""
    return start_round(round.options, round.deal, round.totals)

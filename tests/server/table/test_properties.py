"""What a table promises, under any order of commands, arrivals, departures and deadlines."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from jekyllhyde.records import Outcome, deal2_tags, record_of, verify_record
from jekyllhyde.rules import ALL_CARDS, MOVES, CardSet, PositionCard, legal_moves, move_text, observe
from jekyllhyde.rules.fairdeal2 import MOST_DRAWS, draw_seeds, seed_commitment
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance, open_table, replay
from jekyllhyde.server.table.chairs import Person, name_of
from jekyllhyde.server.table.clock import Pace
from jekyllhyde.server.table.deadlines import KEPT_WAITING, due, tick
from jekyllhyde.server.table.decisions import Entries, come_back, decide, decide_bot_move, leave, open_new
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.shuffle import REVEAL_WAIT
from jekyllhyde.server.table.state import Phase, Table
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.messages import encode
from jekyllhyde.server.views.news import news_of
from jekyllhyde.server.views.table_view import table_view
from tests.server.tables import GRACE

LEVELS = ("random",)
PLAYERS = st.sampled_from(("ann", "bob", "cat", "dan", "eve"))
CHAIRS = st.integers(0, 3)


def setups() -> st.SearchStrategy[Setup]:
    four = st.builds(
        Setup, st.just(4), st.sampled_from(PositionCard), st.sampled_from((300, 1)), pace=st.sampled_from(Pace)
    )
    three = st.builds(Setup, st.just(3), target=st.sampled_from((300, 1)), pace=st.sampled_from(Pace))
    return four | three


reached: Counter[str] = Counter()
"""What all runs together have reached, so that the test can check that they reach everything."""


class TableMachine(RuleBasedStateMachine):
    @initialize(
        setup=setups(),
        seed=st.integers(0, 2**32),
        people=st.sampled_from((1, 1, 2, 2, 4, 0)),
        revealing=st.sampled_from((True, True, True, False)),
    )
    def begin(self, setup: Setup, seed: int, people: int, revealing: bool) -> None:
        self.chance = Random(seed)
        self.now = 1_000
        opened = open_new(setup, self.now, self.chance)
        self.log: list[log.Entry] = [opened]
        self.table: Table = open_table(opened)
        self.last_move: tuple[str, commands.MakeMove] | None = None
        self.do("eve", commands.Sit(chair=0))
        self.do("fay", commands.Sit(chair=1))
        self.do("eve", commands.RemovePerson(chair=1))
        self.do("eve", commands.Stand())
        for chair, player in enumerate(("ann", "bob", "cat", "dan")[:people]):
            self.do(player, commands.Sit(chair=chair))
            self.commit(player)
        self.fill_and_start("ann", revealing)

    def take(self, entries: Entries) -> None:
        for entry in entries:
            before = self.table
            self.table, events = advance(self.table, entry)
            self.log.append(entry)
            reached.update((type(entry).__name__, f"phase {self.table.phase.value}"))
            assert self.table.version == before.version + 1
            news_of(entry, events)

    def do(self, player: str, command: commands.TableCommand) -> bool:
        before = self.table
        try:
            entries = decide(
                self.table, player, player.title(), command, levels=LEVELS, now=self.now, chance=self.chance
            )
        except Refused:
            assert self.table is before
            return False
        self.take(entries)
        return True

    @precondition(lambda self: self.table.phase is Phase.GATHERING)
    @rule(player=PLAYERS, chair=CHAIRS)
    def sit(self, player: str, chair: int) -> None:
        self.do(player, commands.Sit(chair=chair))

    @precondition(lambda self: self.table.phase is Phase.GATHERING)
    @rule(player=PLAYERS, revealing=st.booleans())
    def fill_and_start(self, player: str, revealing: bool) -> None:
        for chair in range(4):
            self.do(player, commands.SeatBot(chair=chair, level="random"))
        self.do(player, commands.Start())
        if revealing:
            for person in list(self.table.chairs.people.values()):
                self.reveal(person.player, ahead=0, of="")

    @precondition(lambda self: self.table.phase is Phase.GATHERING)
    @rule(player=PLAYERS)
    def commit(self, player: str) -> None:
        if self.table.chair_of(player) is not None:
            self.do(player, commands.CommitSeed(commitment=self.seeds_of(player)[0].hex()))

    @rule(player=PLAYERS, ahead=st.sampled_from((0, 0, 0, 1, -1)), of=st.sampled_from(("", "", "mallory")))
    def reveal(self, player: str, ahead: int, of: str) -> None:
        """Reveal the right seed, or a seed of another draw or player. The deals stay fair."""
        if self.table.given is None or self.table.chair_of(player) is None:
            return
        draw = min(max(1, self.table.given.draw + ahead), MOST_DRAWS)
        wrong = draw != self.table.given.draw or of != ""
        taken = self.do(player, commands.RevealSeed(draw=draw, seed=self.seeds_of(player, of)[draw].hex()))
        assert not (taken and wrong and self.table.phase is Phase.SHUFFLING)

    def seeds_of(self, player: str, of: str = "") -> tuple[bytes, ...]:
        """Return the commitment and the seeds of all draws."""
        commit, chair = self.table.secret.commit, self.table.chair_of(player)
        assert chair is not None
        seeds = draw_seeds(commit, chair, sha256((of or player).encode()).digest())
        return seed_commitment(commit, chair, seeds[0]), *seeds

    @precondition(lambda self: self.table.phase is Phase.SHUFFLING)
    @rule()
    def nobody_reveals_any_more(self) -> None:
        for _ in range(MOST_DRAWS):
            self.time_passes(REVEAL_WAIT)
        assert self.table.phase is Phase.PLAYING

    @rule(player=PLAYERS, chair=CHAIRS)
    def remove_bot(self, player: str, chair: int) -> None:
        self.do(player, commands.RemoveBot(chair=chair))

    @precondition(lambda self: self.table.phase is Phase.GATHERING)
    @rule(player=PLAYERS, chair=CHAIRS)
    def remove_person(self, player: str, chair: int) -> None:
        self.do(player, commands.Sit(chair=chair))
        host = self.table.host
        if host is not None:
            self.do(self.table.chairs.people[host].player, commands.RemovePerson(chair=chair))
        self.do(player, commands.RemovePerson(chair=chair))

    @precondition(lambda self: self.table.phase is Phase.GATHERING)
    @rule(player=PLAYERS, name=st.sampled_from(("Ann", "Zoë", "", "Cat 2")))
    def rename(self, player: str, name: str) -> None:
        self.do(player, commands.Sit())
        self.do(player, commands.Rename(name=name))
        names = [name_of(chair) for chair in self.table.chairs if name_of(chair) is not None]
        assert len(names) == len(set(names))

    @precondition(lambda self: self.table.phase is Phase.GATHERING)
    @rule(player=PLAYERS, setup=setups())
    def change_setup(self, player: str, setup: Setup) -> None:
        """Change the options. Everybody who sits keeps sitting, and nobody but the host may."""
        self.do(player, commands.Sit())
        people = {person.player for person in self.table.chairs.people.values()}
        may = self.table.host is not None and self.table.host == self.table.chair_of(player)
        if self.do(player, commands.ChangeSetup(setup=setup)):
            assert may
            assert self.table.setup == setup
        assert {person.player for person in self.table.chairs.people.values()} == people
        assert len(self.table.chairs) == self.table.setup.players

    @precondition(lambda self: self.table.phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS))
    @rule(player=PLAYERS)
    def nobody_moves(self, player: str) -> None:
        for own in list(self.table.chairs.people):
            self.take(come_back(self.table, own, self.now))
        for _ in range(8):
            if self.table.bot_deciding is not None:
                self.play_one()
        self.time_passes(KEPT_WAITING)
        for chair in range(4):
            if self.do(player, commands.LetBotPlay(chair=chair)):
                assert self.table.chairs.played_by_bot(chair)

    @precondition(lambda self: self.table.phase in (Phase.BETWEEN_ROUNDS, Phase.OVER))
    @rule()
    def go_on(self) -> None:
        for person in list(self.table.chairs.people.values()):
            self.do(person.player, commands.Ready())
            self.do(person.player, commands.Rematch())

    @precondition(lambda self: self.table.phase in (Phase.BETWEEN_ROUNDS, Phase.OVER))
    @rule(player=PLAYERS)
    def one_is_ready_and_waits(self, player: str) -> None:
        """Let one person go on. After some time the table does, and nobody who is here loses the chair of a match."""
        phase = self.table.phase
        here = [self.table.chairs.people[chair].player for chair in self.table.chairs.here]
        ready = self.do(player, commands.Ready()) or self.do(player, commands.Rematch())
        if not ready or player not in here or self.table.phase is not phase:
            return
        self.time_passes(self.table.waits.ready)
        assert self.table.phase is not phase
        stay = here if phase is Phase.BETWEEN_ROUNDS else [player]
        assert all(self.table.chair_of(person) is not None for person in stay)

    @rule(
        player=PLAYERS,
        command=st.sampled_from(
            (
                commands.Sit(),
                commands.Stand(),
                commands.Start(),
                commands.Ready(),
                commands.GiveUpChair(),
                commands.TakeChairBack(),
                commands.Rematch(),
                commands.CommitSeed(commitment="0a" * 32),
            )
        ),
    )
    def command(self, player: str, command: commands.TableCommand) -> None:
        self.do(player, command)

    @rule(player=PLAYERS, move=st.sampled_from(MOVES), behind=st.integers(-1, 3))
    def any_move(self, player: str, move: Any, behind: int) -> None:
        self.do(player, commands.MakeMove(version=max(0, self.table.version - behind), move=move_text(move)))

    @rule(player=PLAYERS, behind=st.integers(0, 2))
    def take_back(self, player: str, behind: int) -> None:
        self.do(player, commands.TakeBack(version=max(0, self.table.version - behind)))

    @precondition(lambda self: self.table.phase is Phase.PLAYING and len(self.table.chairs.people) == 1)
    @rule()
    def undo_own(self) -> None:
        for _ in range(6):
            self.play_one()
        player = next(iter(self.table.chairs.people.values())).player
        if self.do(player, commands.Hint()):
            assert self.table.hinted
        self.undo(player)

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule()
    def take_own_ask_back(self) -> None:
        """Play until a person asks, if that happens soon."""
        for _ in range(20):
            people = [person.player for person in self.table.chairs.people.values()]
            if any(self.do(player, commands.TakeBack(version=self.table.version)) for player in people):
                return
            self.play_one()

    @rule(player=PLAYERS)
    def undo(self, player: str) -> None:
        if self.do(player, commands.Undo(version=self.table.version)):
            assert self.table.chair_of(player) == self.table.deciding

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule(moves=st.sampled_from((1, 2, 8, 100, 100)))
    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            self.play_one()

    def play_one(self) -> None:
        deciding = self.table.deciding
        if deciding is None or self.table.round is None:
            return
        move = self.chance.choice(legal_moves(self.table.round))
        version = self.table.version
        if self.table.chairs.played_by_bot(deciding):
            if self.table.bot_deciding is not None:
                self.take(decide_bot_move(self.table, deciding, move, version, self.now))
            return
        sitter = self.table.chairs[deciding]
        assert isinstance(sitter, Person)
        message = commands.MakeMove(version=version, move=move_text(move))
        assert self.do(sitter.player, message)
        self.last_move = sitter.player, message
        self.repeat_is_harmless()

    def repeat_is_harmless(self) -> None:
        """Send a move again. The mover is not refused, anybody else is, and the table stays the same."""
        assert self.last_move is not None
        player, message = self.last_move
        version = self.table.version
        assert self.do(player, message)
        assert self.table.version == version

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule(then_go_on=st.booleans())
    def play_to_the_end_of_the_round(self, then_go_on: bool) -> None:
        """Let everybody come back and play the round, because bots wait while nobody is here."""
        for chair in list(self.table.chairs.people):
            self.take(come_back(self.table, chair, self.now))
        round = self.table.round
        while self.table.round is not None and self.table.chairs.people:
            self.play_one()
        assert self.table.round is not round or not self.table.chairs.people
        if then_go_on:
            self.go_on()

    @precondition(lambda self: self.table.phase is Phase.PLAYING and self.table.chairs.people)
    @rule(says_so=st.booleans())
    def lost_for_good(self, says_so: bool) -> None:
        """Let a person leave until a bot takes over."""
        chair, person = next(iter(self.table.chairs.people.items()))
        if says_so:
            self.do(person.player, commands.GiveUpChair())
        self.take(leave(self.table, chair, self.now))
        self.time_passes(GRACE)

    @rule(player=PLAYERS, by_choice=st.booleans())
    def lost(self, player: str, by_choice: bool) -> None:
        chair = self.table.chair_of(player)
        if chair is not None:
            here = chair in self.table.chairs.here
            self.take(leave(self.table, chair, self.now, by_choice=by_choice))
            if here and by_choice and self.table.phase is Phase.PLAYING:
                assert self.table.chairs.played_by_bot(chair)

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule(player=PLAYERS, chair=CHAIRS)
    def replace(self, player: str, chair: int) -> None:
        """Let a bot play for somebody. It is refused for a person who is here and has kept nobody waiting."""
        sitter = self.table.chairs.people.get(chair)
        may = sitter is not None and (not sitter.here or chair in self.table.kept_waiting)
        if self.do(player, commands.LetBotPlay(chair=chair)):
            assert may
            assert self.table.chairs.played_by_bot(chair)

    @rule(player=PLAYERS)
    def back(self, player: str) -> None:
        chair = self.table.chair_of(player)
        if chair is not None:
            self.take(come_back(self.table, chair, self.now))
            assert not self.table.chairs.played_by_bot(chair)

    @rule(milliseconds=st.integers(0, 200_000))
    def time_passes(self, milliseconds: int) -> None:
        self.now += milliseconds
        for _ in range(10):
            moment = due(self.table)
            entries = tick(self.table, self.now, self.chance)
            assert bool(entries) == (moment is not None and moment <= self.now)
            self.take(entries)
        assert not tick(self.table, self.now, self.chance), "ticks must come to rest"

    @precondition(lambda self: self.table.phase is Phase.PLAYING and len(self.table.chairs.people) > 1)
    @rule()
    def somebody_keeps_others_waiting(self) -> None:
        """Let a person not play for so long that the others of an untimed table may let a bot play."""
        while self.table.round is not None and self.table.bot_deciding is not None:
            self.play_one()
        self.time_passes(KEPT_WAITING)

    @invariant()
    def log_makes_the_table(self) -> None:
        entries = [log.decode_entry(log.encode_entry(entry)) for entry in self.log]
        assert replay(entries) == self.table

    @invariant()
    def cards_are_conserved(self) -> None:
        round = self.table.last_round
        if round is not None:
            held = CardSet(card for hand in round.hands for card in hand)
            lying = CardSet(play.card for trick in (*round.tricks, round.trick) for play in trick.plays)
            assert held | lying == ALL_CARDS
            assert not held & lying

    @invariant()
    def deals_are_fair(self) -> None:
        """Check the record: it is fair, and no change of it is."""
        match, given = self.table.match, self.table.given
        if match is None or given is None:
            return
        tags = deal2_tags(self.table.secret.commit, self.table.dealt_seed, given, match.first_seating)
        assert verify_record(record_of(match, tags)).outcome is Outcome.FAIR
        revealed = [name.removesuffix("Seed") for name, _ in tags if name.endswith("Seed")]
        binding = [f"{seat}{part}" for seat in revealed for part in ("Seed", "Commit")]
        changed = binding[self.table.version % len(binding)]
        others = [entry for entry in tags if entry[0] != changed]
        assert verify_record(record_of(match, tuple(others))).outcome is Outcome.NOT_CHECKED
        value = int(dict(tags)[changed], 16) ^ (1 << self.table.version % 256)
        wrong = record_of(match, (*others, (changed, f"{value:064x}")))
        assert verify_record(wrong).outcome is Outcome.UNFAIR

    @invariant()
    def nobody_is_stuck(self) -> None:
        """Check that the table never stops: a person may act, a bot has to move, or a deadline is set."""
        if self.table.phase is Phase.SHUFFLING:
            assert due(self.table) is not None
        if self.table.phase is Phase.PLAYING and self.table.chairs.somebody_here:
            deciding = self.table.deciding
            assert deciding is not None
            waits = not self.table.chairs.played_by_bot(deciding) and self.table.chairs.people[deciding].here
            assert waits or self.table.bot_deciding is not None or due(self.table) is not None
        if self.table.phase in (Phase.BETWEEN_ROUNDS, Phase.OVER) and self.table.ready & self.table.chairs.here:
            moment = due(self.table)
            assert moment is not None
            assert moment <= self.table.ready_at + self.table.waits.ready

    @invariant()
    def offered_moves_are_the_deciders_alone(self) -> None:
        for chair in (None, *range(len(self.table.chairs))):
            owned = None if chair is None or chair not in self.table.chairs.people else chair
            view = table_view("t", self.table, owned, self.now)
            encode(messages.State([], view))
            if view.round is not None and view.round.legal_moves:
                assert owned == self.table.deciding
            if view.round is not None and view.round.hand is not None:
                seat = self.table.seat_of(owned) if owned is not None else None
                assert seat is not None
                assert self.table.last_round is not None
                assert view.round.hand == list(observe(self.table.last_round, seat).hand.codes)


TableMachine.TestCase.settings = settings(max_examples=250, stateful_step_count=25, deadline=None)

ENTRIES = {kind.__name__ for kind in get_args(log.Entry)} - {"Opened", "Resumed", "Seeded", "KeptWaiting"}
"""Entries of a table that was not opened from a record, and whose log is not old. `KeptWaiting` is seldom reached by
chance; test_conduct.py tests it."""


def test_a_table_keeps_its_promises_however_it_comes() -> None:
    """Run the machine, and check that it reaches every entry and every phase."""
    reached.clear()
    TableMachine.TestCase().runTest()
    assert reached.keys() >= ENTRIES | {f"phase {phase.value}" for phase in Phase}
    others = ("SeedRevealed",)
    for often in ("Dealt", "Rematched", "TakenOver", "Returned", "Undone", "AskTakenBack", "Readied", *others):
        assert reached[often] >= 5, f"{often}: {reached}"

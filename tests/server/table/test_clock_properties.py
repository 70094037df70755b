"""The promise of a clock, under any order of commands: no decision takes longer than its allowance and the reserve."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from jekyllhyde.rules import Ask, legal_moves, move_text
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.clock import ALLOWANCES, Pace
from jekyllhyde.server.table.deadlines import due, tick
from jekyllhyde.server.table.decisions import Entries, come_back, leave
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from tests.server.tables import NAMES, READY, Play

PLAYERS = st.sampled_from([name.lower() for name in NAMES])

reached: Counter[str] = Counter()
"""What happened in all runs together, to check that they reach everything."""


class ClockMachine(RuleBasedStateMachine):
    """Measures how long each person takes for each card, independently of the table's clock."""

    @initialize(
        pace=st.sampled_from((Pace.CALM, Pace.QUICK)),
        players=st.sampled_from((3, 4)),
        people=st.sampled_from((1, 1, 2, 3)),
        seed=st.integers(0, 2**32),
    )
    def begin(self, pace: Pace, players: int, people: int, seed: int) -> None:
        self.allowance = ALLOWANCES[pace]
        self.play = Play(Setup(players=players, target=300, pace=pace), seed)  # type: ignore[arg-type]
        self.play.start(people)
        self.held: Counter[tuple[int, int, int]] = Counter()
        self.waited: Counter[tuple[int, str]] = Counter()
        self.chance = Random(seed)

    @property
    def turn(self) -> tuple[int, int, int] | None:
        """Return who is thinking now: the round, the card and the chair."""
        table = self.play.table
        if table.round is None or table.deciding is None or table.chairs.played_by_bot(table.deciding):
            return None
        assert table.match is not None
        cards = sum(len(trick.plays) for trick in (*table.round.tricks, table.round.trick))
        return len(table.match.rounds), cards, table.deciding

    @property
    def waiting(self) -> list[tuple[int, str]]:
        """Return who is ready for the next round, here, and waits for others: the round and the player."""
        table = self.play.table
        if table.phase is not Phase.BETWEEN_ROUNDS or table.match is None:
            return []
        ready = [table.chairs.people[chair].player for chair in table.ready & table.chairs.here]
        return [(len(table.match.rounds), player) for player in ready]

    def take(self, entries: Entries) -> None:
        self.play.take(entries)
        reached.update(type(entry).__name__ for entry in entries)

    def do(self, player: str, command: commands.TableCommand) -> None:
        try:
            reached.update(type(entry).__name__ for entry in self.play.do(player, command))
        except Refused:
            reached["refused"] += 1

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass as a server does: what is due happens at once."""
        end = self.play.now + milliseconds
        while True:
            moment = due(self.play.table)
            stop = end if moment is None else min(end, max(moment, self.play.now))
            if self.turn is not None:
                self.held[self.turn] += stop - self.play.now
            for chair in self.waiting:
                self.waited[chair] += stop - self.play.now
            self.play.now = stop
            entries = tick(self.play.table, stop, self.play.chance)
            self.take(entries)
            if not entries and stop == end:
                return

    @rule(milliseconds=st.one_of(st.integers(0, 3_000), st.integers(3_000, 200_000)))
    def time_passes(self, milliseconds: int) -> None:
        self.pass_time(milliseconds)

    @rule(player=PLAYERS, times=st.integers(1, 12), milliseconds=st.integers(500, 14_000))
    def give_up_and_take_back(self, player: str, times: int, milliseconds: int) -> None:
        for _ in range(times):
            self.do(player, commands.GiveUpChair())
            self.do(player, commands.TakeChairBack())
            self.pass_time(milliseconds)

    @rule(times=st.integers(1, 12), milliseconds=st.integers(500, 14_000))
    def ask_and_take_back(self, times: int, milliseconds: int) -> None:
        """Ask, for the next person who may."""
        for _ in range(8):
            if self.turn is not None and self.asks():
                break
            self.move(1)
        for _ in range(times):
            asks = self.asks()
            if self.turn is not None and asks:
                player = self.play.table.chairs.people[self.turn[2]].player
                self.do(player, commands.MakeMove(version=self.play.table.version, move=self.chance.choice(asks)))
                self.do(player, commands.TakeBack(version=self.play.table.version))
            self.pass_time(milliseconds)

    def asks(self) -> list[str]:
        round = self.play.table.round
        return [] if round is None else [move_text(move) for move in legal_moves(round) if isinstance(move, Ask)]

    @rule(player=PLAYERS, times=st.integers(1, 12), gone=st.integers(0, 70_000), back=st.integers(0, 14_000))
    def leave_and_return(self, player: str, times: int, gone: int, back: int) -> None:
        chair = self.play.table.chair_of(player)
        if chair is None:
            return
        for _ in range(times):
            self.take(leave(self.play.table, chair, self.play.now))
            self.pass_time(gone)
            self.take(come_back(self.play.table, chair, self.play.now))
            self.pass_time(back)

    @rule(player=PLAYERS)
    def goes(self, player: str) -> None:
        chair = self.play.table.chair_of(player)
        if chair is not None:
            self.take(leave(self.play.table, chair, self.play.now))

    @rule(player=PLAYERS)
    def comes(self, player: str) -> None:
        chair = self.play.table.chair_of(player)
        if chair is not None:
            self.take(come_back(self.play.table, chair, self.play.now))

    @precondition(lambda self: self.play.table.phase is Phase.PLAYING)
    @rule(player=PLAYERS, milliseconds=st.integers(0, 30_000))
    def play_the_round_and_be_ready(self, player: str, milliseconds: int) -> None:
        for chair in self.play.table.chairs.people:
            self.take(come_back(self.play.table, chair, self.play.now))
        self.move(100)
        self.do(player, commands.Ready())
        self.pass_time(milliseconds)

    @rule(player=PLAYERS, command=st.sampled_from((commands.GiveUpChair(), commands.TakeChairBack(), commands.Ready())))
    def command(self, player: str, command: commands.TableCommand) -> None:
        self.do(player, command)

    @precondition(lambda self: len(self.play.table.chairs.people) == 1)
    @rule(times=st.integers(1, 6), milliseconds=st.integers(500, 14_000))
    def undo(self, times: int, milliseconds: int) -> None:
        self.take(come_back(self.play.table, 0, self.play.now))
        for _ in range(times):
            self.move(5)
            self.pass_time(milliseconds)
            self.do("ann", commands.Undo(version=self.play.table.version))
            self.pass_time(milliseconds)

    @precondition(lambda self: self.play.table.phase is Phase.PLAYING)
    @rule(moves=st.sampled_from((1, 1, 2, 5)))
    def move(self, moves: int) -> None:
        """Move, for the player or bot who decides. A bot moves only if a person is here."""
        for _ in range(moves):
            table = self.play.table
            if table.deciding is None or (table.chairs.played_by_bot(table.deciding) and table.bot_deciding is None):
                return
            self.play.move()

    @invariant()
    def nobody_has_more_time_than_is_allowed(self) -> None:
        for chair in self.play.table.chairs.people:
            times = [time for (_, _, holder), time in self.held.items() if holder == chair]
            over = sum(max(0, time - self.allowance.decision) for time in times)
            assert over <= self.allowance.reserve, f"chair {chair} was given {over} ms beyond the allowance"

    @invariant()
    def nobody_who_is_ready_waits_too_long(self) -> None:
        assert all(time <= READY for time in self.waited.values()), self.waited


ClockMachine.TestCase.settings = settings(max_examples=200, stateful_step_count=20, deadline=None)


def test_no_decision_outlasts_allowance_and_reserve_whatever_is_done() -> None:
    reached.clear()
    ClockMachine.TestCase().runTest()
    for often in ("TakenOver", "Returned", "Left", "AskTakenBack", "Undone", "Readied"):
        assert reached[often] >= 5, f"{often}: {reached}"

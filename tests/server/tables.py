"""Tables for tests, built by playing."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from jekyllhyde.rules import Deal, Hands, Observation, Seat, legal_moves, move_text, observe
from jekyllhyde.rules.cards import CardSet
from jekyllhyde.rules.fairdeal2 import draw_seeds, seed_commitment
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance, open_table
from jekyllhyde.server.table.chairs import Person
from jekyllhyde.server.table.decisions import Entries, decide, decide_bot_move, open_new
from jekyllhyde.server.table.setup import Setup, Waits
from jekyllhyde.server.table.state import Phase, Table

LEVELS = ("random",)
NAMES = ("Ann", "Bob", "Cat", "Dan")
GRACE, READY = Waits().grace, Waits().ready
"""Milliseconds after which a bot takes over from a player who has left, and those for who is not ready."""


class Play:
    """A table with its log. The id of a player is the name in lower case. The time is `now`."""

    def __init__(self, setup: Setup, seed: int = 1, opened_by: str | None = None) -> None:
        self.chance = Random(seed)
        self.now = 1_000_000
        opened = open_new(setup, self.now, self.chance, opened_by)
        self.log: list[log.Entry] = [opened]
        self.table: Table = open_table(opened)

    def take(self, entries: Entries) -> None:
        for entry in entries:
            self.table, _ = advance(self.table, entry)
            self.log.append(entry)

    def do(self, player: str, command: commands.TableCommand) -> Entries:
        entries = decide(self.table, player, player.title(), command, levels=LEVELS, now=self.now, chance=self.chance)
        self.take(entries)
        return entries

    def seeds_of(self, player: str) -> tuple[bytes, ...]:
        """Return the player's seeds of all draws, in this match and on this chair."""
        commit, chair = self.table.secret.commit, self.table.chair_of(player)
        assert chair is not None
        return draw_seeds(commit, chair, sha256(player.encode()).digest())

    def commit(self, player: str) -> Entries:
        chair = self.table.chair_of(player)
        assert chair is not None
        commitment = seed_commitment(self.table.secret.commit, chair, self.seeds_of(player)[0])
        return self.do(player, commands.CommitSeed(commitment=commitment.hex()))

    def sit_with_seed(self, player: str, chair: int) -> None:
        self.do(player, commands.Sit(chair=chair))
        self.commit(player)

    def reveal(self, player: str) -> Entries:
        assert self.table.given is not None
        draw = self.table.given.draw
        return self.do(player, commands.RevealSeed(draw=draw, seed=self.seeds_of(player)[draw - 1].hex()))

    def start(self, people: int) -> None:
        for chair in range(len(self.table.chairs)):
            if chair < people:
                self.do(NAMES[chair].lower(), commands.Sit(chair=chair))
            else:
                self.do("ann", commands.SeatBot(chair=chair, level="random"))
        self.do("ann", commands.Start())

    def move(self) -> None:
        """Make any legal move, for the player or bot who decides."""
        deciding, round = self.table.deciding, self.table.round
        assert deciding is not None
        assert round is not None
        move = self.chance.choice(legal_moves(round))
        sitter = self.table.chairs[deciding]
        if self.table.chairs.played_by_bot(deciding):
            self.take(decide_bot_move(self.table, deciding, move, self.table.version, self.now))
        else:
            assert isinstance(sitter, Person)
            self.do(sitter.player, commands.MakeMove(version=self.table.version, move=move_text(move)))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.phase is not Phase.PLAYING:
                return
            self.move()

    def play_round(self) -> None:
        self.play(100)

    def do_until_over(self) -> None:
        while self.table.phase is not Phase.OVER:
            self.play_round()
            self.next_round()

    def next_round(self) -> None:
        for person in list(self.table.chairs.people.values()):
            if self.table.phase is Phase.BETWEEN_ROUNDS:
                self.do(person.player, commands.Ready())


def first_observation() -> Observation:
    """Return what the player who decides sees after the first deal of a table."""
    play = Play(Setup(), 1)
    play.start(1)
    assert play.table.round is not None
    assert play.table.round.decider is not None
    return observe(play.table.round, play.table.round.decider)


def redealt(hands: Hands, seat: Seat, open_seats: tuple[Seat, ...], chance: Random) -> Hands:
    """Deal the cards that `seat` cannot see again. Each hand keeps its number of backs of each camp."""
    hidden = [other for other in Seat if other is not seat and other not in open_seats]
    new = {other: CardSet() for other in hidden}
    for camp in (0, 1):
        cards = [card for other in hidden for card in hands[other] if card.camp == camp]
        chance.shuffle(cards)
        for other in hidden:
            count = sum(card.camp == camp for card in hands[other])
            new[other] |= CardSet(cards[:count])
            del cards[:count]
    n, e, s, w = (new.get(other, hands[other]) for other in Seat)
    return n, e, s, w


def other_world(play: Play, seat: Seat, chance: Random) -> list[log.Entry]:
    """Return the log of a table with other hidden cards that has always looked the same to `seat`."""
    round = play.table.round
    assert round is not None
    ghost = round.deal.seating.ghost
    left = redealt(round.hands, seat, () if ghost is None else (ghost,), chance)
    played = [play_ for trick in (*round.tricks, round.trick) for play_ in trick.plays]
    n, e, s, w = (left[other] | CardSet(play_.card for play_ in played if play_.holder is other) for other in Seat)
    Deal(round.deal.seating, (n, e, s, w))
    last_deal = max(index for index, entry in enumerate(play.log) if isinstance(entry, log.Dealt))
    dealt = play.log[last_deal]
    assert isinstance(dealt, log.Dealt)
    changed = log.Dealt(dealt.at, dealt.seed, (str(n), str(e), str(s), str(w)))
    return [*play.log[:last_deal], changed, *play.log[last_deal + 1 :]]

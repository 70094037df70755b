"""The state of a table, as a pure value that follows from its log. It does no input or output."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from jekyllhyde.rules import (
    BySeat,
    Match,
    MemoryAid,
    Move,
    Observation,
    Round,
    Seat,
    Seating,
    last_trick_only,
    observe,
    seen_from,
    start_round,
    winner,
)
from jekyllhyde.rules.fairdeal import NO_PLAYER_SEEDS
from jekyllhyde.rules.fairdeal2 import PlayerSeeds
from jekyllhyde.rules.once import once
from jekyllhyde.server.table.chairs import Chairs, PlayerId, name_of
from jekyllhyde.server.table.clock import Clock
from jekyllhyde.server.table.fairness import Secret
from jekyllhyde.server.table.setup import Setup, Waits


class Phase(Enum):
    """What a table is doing. While it is `SHUFFLING`, players reveal the seeds to which they committed."""

    GATHERING = "gathering"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    BETWEEN_ROUNDS = "between-rounds"
    OVER = "over"


class Answer(NamedTuple):
    """A chair's last move and the version it answered. Sending the same move again is not an error."""

    version: int
    move: Move


class Practice(NamedTuple):
    """The match goes on from a position of a record: a round, and the number of moves after its deal."""

    round: int
    moves: int


class TakenBack(NamedTuple):
    """An ask that a chair took back, and the number of cards that had been played in the round."""

    chair: int
    cards: int


class Table(Struct, frozen=True, dict=True):
    """A table after `version` entries of its log.

    `turn` is the version at which the cards last changed, and `turned_at` the time. A move must answer that version or
    a later one. Times are on the table's own clock, which showed `time` at the last entry; `played_at` is `turned_at`
    as calendar time. `phase_began` is the version at which the waiting room opened or the last round was dealt.
    `taken_back` are the asks that were taken back in this round. `kept_waiting` are the chairs for which the others may
    let a bot play. `ready` are the chairs that are ready for the next round or match, the first of them since
    `ready_at`. At `starts_at` a match begins by itself, because everybody has agreed to it. A match with `undone` or
    `hinted` does not count.
    """

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
    """The players' seeds and commitments, once the commitments are closed. None with `deal/1`, which old logs have."""
    drawn_at: int = 0
    player_seeds: BySeat[bytes] = NO_PLAYER_SEEDS
    dealt_seed: bytes = b""
    answers: tuple[Answer | None, ...] = ()
    ready: frozenset[int] = frozenset()
    ready_at: int = 0
    starts_at: int | None = None
    practice: Practice | None = None
    phase_began: int = 1
    opened_by: PlayerId | None = None
    removed: tuple[PlayerId, ...] = ()
    taken_back: tuple[TakenBack, ...] = ()
    kept_waiting: frozenset[int] = frozenset()
    undone: bool = False
    waits: Waits = Waits()
    hinted: bool = False

    @once
    def phase(self) -> Phase:
        if self.match is None:
            return Phase.GATHERING if self.given is None else Phase.SHUFFLING
        if self.match.round is not None:
            return Phase.PLAYING
        return Phase.BETWEEN_ROUNDS if winner(self.match) is None else Phase.OVER

    @once
    def unrevealed(self) -> tuple[int, ...]:
        """Chairs whose players have committed to a seed and have not revealed it."""
        if self.given is None:
            return ()
        commitments, seeds, silent = self.given
        excused = {chair for draw in silent for chair in draw}
        waiting = (chair for chair, seed in enumerate(seeds) if commitments[chair] and not seed)
        return tuple(chair for chair in waiting if chair not in excused)

    @once
    def mix(self) -> bytes:
        """What the players' seeds contribute to every deal of the match."""
        assert self.given is not None
        return self.given.mix(self.secret.commit)

    @once
    def leader_observation(self) -> Observation:
        """Observation of the first leader in the shown round. All seats share it, except for the hand and its moves."""
        assert self.last_round is not None
        return observed(self.last_round, self.last_round.deal.seating.first_leader)

    def seen_from(self, seat: Seat) -> Observation:
        assert self.last_round is not None
        return seen_from(seat, self.last_round, self.leader_observation)

    @once
    def round(self) -> Round | None:
        """Round that is being played, or None."""
        return None if self.match is None else self.match.round

    @once
    def last_round(self) -> Round | None:
        """Round that is being played, or the last one that was, or None."""
        return self.match.rounds[-1] if self.match is not None and self.match.rounds else None

    @once
    def deciding(self) -> int | None:
        """Chair whose player chooses the next move."""
        round = self.round
        if round is None or round.decider is None:
            return None
        return self.chair_at(round.deal.seating, round.decider)

    @once
    def asking(self) -> int | None:
        """Chair whose ask is not answered yet and can be taken back."""
        round = self.round
        if round is None or round.asked is None:
            return None
        seating = round.deal.seating
        on_turn = round.trick.on_turn
        asker = seating.single if on_turn is seating.ghost else on_turn  # R8.4
        return None if asker is None else self.chair_at(seating, asker)

    @property
    def bot_deciding(self) -> int | None:
        """Chair for which a bot has to move now. Bots wait while no person is here."""
        deciding = self.deciding
        if deciding is None or not self.chairs.played_by_bot(deciding) or not self.chairs.somebody_here:
            return None
        return deciding

    @property
    def cards_played(self) -> int:
        """Number of cards played in the round that is being played."""
        assert self.round is not None
        return sum(len(trick.plays) for trick in (*self.round.tricks, self.round.trick))

    @once
    def host(self) -> int | None:
        """Chair of the person who opened the table, or of the person who has sat here for longest."""
        people = self.chairs.people
        if self.opened_by in self.chairs.by_player:
            return self.chairs.by_player[self.opened_by]
        return min(people, key=lambda chair: people[chair].since, default=None)

    @property
    def late_at(self) -> int | None:
        """Moment at which the time of the person who decides runs out."""
        deciding = self.deciding
        return None if deciding is None or self.chairs.played_by_bot(deciding) else self.clock.due

    def chair_of(self, player: PlayerId) -> int | None:
        return self.chairs.by_player.get(player)

    def chair_at(self, seating: Seating, seat: Seat) -> int:
        player = seating.players[seat]
        assert player is not None
        return self.chairs.by_name[player]

    def seat_of(self, chair: int) -> Seat | None:
        """Return the seat of a chair in the round that is shown."""
        name = name_of(self.chairs[chair])
        if self.last_round is None or name is None:
            return None
        return self.last_round.deal.seating.seat_of(name)


def observed(round: Round, seat: Seat) -> Observation:
    """Return what a seat may see. Without the memory aid (R9.2), a running round shows its last trick only."""
    knows = observe(round, seat)
    forgetful = round.options.memory_aid is MemoryAid.LAST_TRICK and not round.over
    return last_trick_only(knows) if forgetful else knows


def game_id_of(table: Table) -> str:
    """Return the id of the match: the beginning of its commitment, which no other match has."""
    return table.secret.commit.hex()[:16]


def first_of(round: Round) -> Round:
    """Return the round as it was before its first move."""
    return start_round(round.options, round.deal, round.totals)

"""Decisions about seeds and deals, as docs/fair-deals.md describes: commit, close the commitments, reveal, deal."""

from __future__ import annotations

from jekyllhyde.rules.fairdeal import fair_hands
from jekyllhyde.rules.fairdeal2 import mixed_hands, mixed_lot, opens
from jekyllhyde.server.table import commands
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table.advance import advance
from jekyllhyde.server.table.bounds import MOST_AT_TABLE
from jekyllhyde.server.table.chairs import name_of
from jekyllhyde.server.table.entries import Entries
from jekyllhyde.server.table.fairness import ROUNDS
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.state import Phase, Table

REVEAL_WAIT = 8_000
"""Milliseconds in which players reveal their seeds. After that, seeds are drawn again without those who did not."""


def commit_seed(table: Table, chair: int, command: commands.CommitSeed, now: int) -> Entries:
    commitment = bytes.fromhex(command.commitment)
    same = table.chairs.people[chair].commitment == commitment
    return () if same else (log.SeedCommitted(now, chair, commitment),)


def start(table: Table, now: int) -> Entries:
    """Close the commitments. The match begins at once if nobody has a seed to reveal."""
    closed = log.CommitmentsClosed(now)
    after, _ = advance(table, closed)
    return closed, *_begin_if_revealed(after, now)


def reveal_seed(table: Table, chair: int, command: commands.RevealSeed, now: int) -> Entries:
    given = table.given
    if given is None:
        raise Refused(Refusal.NO_MATCH if table.match is None else Refusal.MATCH_RUNS)
    seed = bytes.fromhex(command.seed)
    if given.seeds[chair] == seed:
        return ()
    if table.phase is not Phase.SHUFFLING:
        raise Refused(Refusal.MATCH_RUNS)
    if command.draw != given.draw:
        raise Refused(Refusal.STALE)
    if chair not in table.unrevealed or not _fits(table, chair, seed):
        raise Refused(Refusal.WRONG_SEED)
    revealed = log.SeedRevealed(now, chair, seed)
    after, _ = advance(table, revealed)
    return revealed, *_begin_if_revealed(after, now)


def _fits(table: Table, chair: int, seed: bytes) -> bool:
    assert table.given is not None
    return opens(seed, table.given.draw, table.given.commitments[chair], table.secret.commit, chair)


def reveals_due(table: Table) -> int | None:
    return table.drawn_at + REVEAL_WAIT if table.phase is Phase.SHUFFLING else None


def draw_again(table: Table, now: int) -> Entries:
    """Draw seeds again, because some players did not reveal theirs in time."""
    missing = log.SeedsMissing(now, table.unrevealed)
    after, _ = advance(table, missing)
    return missing, *_begin_if_revealed(after, now)


def _begin_if_revealed(table: Table, now: int) -> Entries:
    if table.unrevealed:
        return ()
    seating = mixed_lot(table.secret.seed(1), table.mix, table.setup.options, [str(name_of(c)) for c in table.chairs])
    camps = "".join(camp.letter for camp in seating.camps)
    started = log.Started(now, seating.players, camps, seating.dealer, seating.single)
    after, _ = advance(table, started)
    return started, deal(after, now)


def deal(table: Table, now: int) -> log.Dealt:
    """Deal the next round. Practice, and matches that began before players committed to seeds, use `deal/1`."""
    refusal = why_no_deal(table)
    if refusal is not None:
        raise Refused(refusal)
    assert table.match is not None
    number = len(table.match.rounds) + 1
    seed = table.secret.seed(number)
    old = table.given is None
    hands = fair_hands(seed, number, table.player_seeds) if old else mixed_hands(seed, number, table.mix)
    n, e, s, w = (str(hand) for hand in hands)
    return log.Dealt(now, seed, (n, e, s, w))


def why_no_deal(table: Table) -> Refusal | None:
    """Return why no other round can be dealt in a match, or None."""
    assert table.match is not None
    if len(table.match.rounds) >= ROUNDS:
        return Refusal.NO_MORE_ROUNDS
    return Refusal.LOG_FULL if table.version >= MOST_AT_TABLE else None

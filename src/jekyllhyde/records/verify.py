"""Checks a record's deals against the seeds in its tags. The specification is docs/fair-deals.md."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from jekyllhyde.records.deal_tags import (
    SEED_TAGS,
    Flaw,
    TagFlaw,
    bytes_of,
    chair_seats,
    given_seeds,
    seat_bytes,
    tag_flaws,
)
from jekyllhyde.records.record import Record
from jekyllhyde.rules import Hands, Seat
from jekyllhyde.rules import fairdeal2 as deal2
from jekyllhyde.rules.fairdeal import commitment, fair_hands, seed_chain


class Outcome(Enum):
    """Result for a whole record. It is fair if every round was revealed and matches the commitment."""

    FAIR = "fair"
    UNFAIR = "unfair"
    NOT_CHECKED = "not-checked"


class DealVerdict(Enum):
    """Result for the deal of one round, or for the drawing of lots."""

    FAIR = "fair"
    WRONG_DEAL = "wrong-deal"
    NOT_REVEALED = "not-revealed"


class Trust(Enum):
    """What has to be trusted to be sure that nobody chose the deals of a fair record."""

    ONE_SEED = "one-seed"
    """The server, or any one of the players who gave a seed."""
    NO_COLLUSION = "no-collusion"
    """Trust that the server did not conspire with the player who gave the last seed (`deal/1`)."""
    SERVER = "server"
    """The server alone, because no player gave a seed."""


@dataclass(frozen=True, slots=True)
class Verification:
    """Result of a check. With flaws, no round was checked and `rounds` is empty.

    `lot` is None where the seeds do not decide it.
    """

    rounds: tuple[DealVerdict, ...] = ()
    flaws: tuple[TagFlaw, ...] = ()
    algorithm: str | None = None
    lot: DealVerdict | None = None
    seeds_of: tuple[Seat, ...] = ()
    """The players whose seeds are in the deals, by their seats in round 1."""

    @property
    def outcome(self) -> Outcome:
        verdicts = {*self.rounds} if self.lot is None else {*self.rounds, self.lot}
        if DealVerdict.WRONG_DEAL in verdicts or any(flaw.flaw.proves_unfair for flaw in self.flaws):
            return Outcome.UNFAIR
        return Outcome.FAIR if verdicts == {DealVerdict.FAIR} and not self.flaws else Outcome.NOT_CHECKED

    @property
    def trust(self) -> Trust:
        if not self.seeds_of:
            return Trust.SERVER
        return Trust.ONE_SEED if self.algorithm == deal2.ALGORITHM else Trust.NO_COLLUSION


def verify_record(record: Record) -> Verification:
    """Check a record's deals against its seeds.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> verify_record(record_of(match)).outcome.value
    'not-checked'
    """
    algorithm = record.tag("Deal")
    flaws = tag_flaws(record)
    if flaws:
        return Verification(flaws=flaws, algorithm=algorithm)
    seeds = _revealed_seeds(record)
    broken = _broken_commitments(record) if algorithm == deal2.ALGORITHM else []
    if seeds is None:
        broken.append(TagFlaw("Seed", Flaw.COMMIT_NOT_MET))
    if broken or seeds is None:
        return Verification(flaws=tuple(broken), algorithm=algorithm)
    by_seats = tuple(seat for seat in Seat if record.tag(SEED_TAGS[seat]))
    lot = _lot_verdict(record, seeds) if algorithm == deal2.ALGORITHM else None
    return Verification(_verdicts(record, seeds), (), algorithm, lot, by_seats)


def _broken_commitments(record: Record) -> list[TagFlaw]:
    given, commit = given_seeds(record), bytes_of(record, "Commit")
    return [
        TagFlaw(SEED_TAGS[seat], Flaw.SEED_NOT_COMMITTED)
        for chair, seat in enumerate(chair_seats(record.first_seating))
        if given.seeds[chair]
        and not deal2.opens(given.seeds[chair], given.draw, given.commitments[chair], commit, chair)
    ]


def _revealed_seeds(record: Record) -> tuple[bytes, ...] | None:
    """Return the revealed seeds from round 1 on, or None if they do not match the commitment.

    The number of hashes from the last revealed seed to the commitment is the number of revealed rounds.
    """
    if record.tag("Seed") is None:
        return ()
    commit, last_revealed = bytes_of(record, "Commit"), bytes_of(record, "Seed")
    hashed = last_revealed
    for rounds in range(1, len(record.rounds) + 1):
        hashed = commitment(hashed)
        if hashed == commit:
            return seed_chain(last_revealed, rounds)
    return None


def _verdicts(record: Record, seeds: tuple[bytes, ...]) -> tuple[DealVerdict, ...]:
    verdicts = [DealVerdict.NOT_REVEALED] * len(record.rounds)
    for index, hands in enumerate(_hands(record, seeds)):
        verdicts[index] = DealVerdict.FAIR if record.rounds[index].hands == hands else DealVerdict.WRONG_DEAL
    return tuple(verdicts)


def _hands(record: Record, seeds: tuple[bytes, ...]) -> list[Hands]:
    """Return the hands that the seeds give, from round 1 on."""
    if record.tag("Deal") == deal2.ALGORITHM:
        mix = given_seeds(record).mix(bytes_of(record, "Commit"))
        return [deal2.mixed_hands(seed, number, mix) for number, seed in enumerate(seeds, start=1)]
    given = seat_bytes(record, SEED_TAGS)
    return [fair_hands(seed, number, given) for number, seed in enumerate(seeds, start=1)]


def _lot_verdict(record: Record, seeds: tuple[bytes, ...]) -> DealVerdict:
    if not seeds:
        return DealVerdict.NOT_REVEALED
    mix = given_seeds(record).mix(bytes_of(record, "Commit"))
    names = [name for name in record.first_seating.players if name is not None]
    drawn = deal2.mixed_lot(seeds[0], mix, record.options, names)
    return DealVerdict.FAIR if drawn == record.first_seating else DealVerdict.WRONG_DEAL

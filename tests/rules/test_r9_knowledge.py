"""R9 What a player may know. properties/test_rules_properties.py tests that it is nothing else."""

from __future__ import annotations

import pytest

from jekyllhyde.rules import (
    CardSet,
    Counts,
    MemoryAid,
    Observation,
    Options,
    Seat,
    last_trick_only,
    legal_moves,
    observe,
    seen_from,
)
from tests.rules.tables import ALL_JEKYLL_WITH_N_AND_S, after, hands, round_of_four, round_of_three

N, E, S, W = Seat
LAID_OUT = hands(*ALL_JEKYLL_WITH_N_AND_S)
TWO_TRICKS_AND_A_CARD = "H7 J6 H6 JA  JT HE J5 H5  JB"


def test_r9_1_own_hand_counts_plays_carry_and_scores() -> None:
    round = after(round_of_four(LAID_OUT, dealer=N), TWO_TRICKS_AND_A_CARD)._replace(totals=(100, 30, 100, 30))
    seen = observe(round, E)
    assert seen.hand == round.hands[E] == CardSet.of_codes("HT HA HB HC HD")
    assert seen.ghost_hand is None
    assert seen.counts == (Counts(4, 0), Counts(0, 5), Counts(5, 0), Counts(0, 5))
    assert seen.tricks == round.tricks
    assert seen.trick == round.trick
    assert seen.carry == CardSet.of_codes("JT HE J5 H5")
    assert [trick.winner for trick in seen.tricks] == [N, None]
    assert seen.totals == (100, 30, 100, 30)
    assert (seen.asked, seen.decider) == (None, E)


def test_r9_1_who_was_asked_is_seen_by_all() -> None:
    round = after(round_of_four(hands(n="JA", e="HA", s="J7", w="HB")), "S?")
    for seat in Seat:
        assert (observe(round, seat).asked, observe(round, seat).decider) == (S, S)


def test_r9_1_only_the_deciding_player_gets_its_legal_moves() -> None:
    round = after(round_of_three(hands(n="HA", e="JA", s="HB J7", w="JB"), single=N), "HA S?")
    assert {seat: observe(round, seat).legal_moves for seat in (N, E, W)} == {N: legal_moves(round), E: (), W: ()}


@pytest.mark.parametrize("moves", ["HA", "HA S?", "HA S? J7"])
def test_r9_1_from_another_seat_the_same_is_seen(moves: str) -> None:
    round = after(round_of_three(hands(n="HA", e="JA", s="HB J7", w="JB"), single=N), moves)
    for one in (N, E, W):
        for other in (N, E, W):
            assert seen_from(one, round, observe(round, other)) == observe(round, one)


def test_r9_1_nobody_sees_out_of_the_ghosts_seat() -> None:
    with pytest.raises(ValueError, match=r"ghost's seat \[R8.1\]"):
        observe(round_of_three(LAID_OUT, single=N), S)


def test_r9_1_nothing_else() -> None:
    """A new field must be listed here before it can reach a player."""
    assert set(Observation._fields) == {
        *("seat", "options", "seating", "totals"),  # agreed, or told at the table
        *("hand", "ghost_hand", "counts"),
        *("tricks", "trick", "asked", "carry", "decider"),  # played or said in front of everybody
        "legal_moves",
    }


def test_r9_2_a_table_may_show_the_last_trick_only() -> None:
    round = after(round_of_four(LAID_OUT, dealer=N), TWO_TRICKS_AND_A_CARD)
    seen = observe(round, E)
    shown = last_trick_only(seen)
    assert shown.tricks == seen.tricks[-1:]
    assert len(seen.tricks) == 2
    assert (shown.trick, shown.carry, shown.counts) == (seen.trick, seen.carry, seen.counts)
    assert last_trick_only(shown) == shown
    assert '"plays":[["E","E","H7"]' in seen.to_json()
    assert '"plays":[["E","E","H7"]' not in shown.to_json()


def test_r9_2_looking_back_is_allowed_unless_agreed_otherwise() -> None:
    assert Options().memory_aid is MemoryAid.EVERY_TRICK
    assert {aid.value for aid in MemoryAid} == {"every-trick", "last-trick"}

"""Hypothesis strategies for the game: any seating, deal, round or match that the rules allow."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from jekyllhyde.rules import (
    CARDS,
    Deal,
    Hands,
    Match,
    MemoryAid,
    Options,
    PositionCard,
    Round,
    Seat,
    Seating,
    apply,
    deal_round,
    hands_of_deck,
    legal_moves,
    seat_four,
    seat_three,
    start_round,
    winner,
)

_CAMPS = {PositionCard.A: ("JHJH", "HJHJ"), PositionCard.B: ("JJHH", "JHHJ", "HHJJ", "HJJH")}
_TARGETS = (1, 100, 300, 1000)
_MOST_MOVES = 2 * len(CARDS)


def options() -> st.SearchStrategy[Options]:
    aids = st.sampled_from(MemoryAid)
    targets = st.sampled_from(_TARGETS)
    four = st.builds(Options, st.just(4), st.sampled_from(PositionCard), targets, aids)
    three = st.builds(Options, st.just(3), st.just(PositionCard.A), targets, aids)
    return four | three


@st.composite
def seatings(draw: st.DrawFn, options: Options | None = None) -> Seating:
    """Seatings of a first round; with options, only those that they allow."""
    chosen = options or draw(_OPTIONS)
    if chosen.players == 3:
        return seat_three(draw(st.sampled_from(Seat)))
    return seat_four(draw(st.sampled_from(_CAMPS[chosen.position])), draw(st.sampled_from(Seat)))


def hands() -> st.SearchStrategy[Hands]:
    return st.permutations(CARDS).map(hands_of_deck)


@st.composite
def rounds(draw: st.DrawFn, options: Options | None = None) -> Round:
    """Rounds at any point, from the deal to the score."""
    chosen = options or draw(_OPTIONS)
    dealt = start_round(chosen, Deal(draw(seatings(chosen)), draw(hands())))
    return play(dealt, draw(_SEEDS), draw(st.integers(0, _MOST_MOVES)))


@st.composite
def matches(draw: st.DrawFn, options: Options | None = None, most_rounds: int = 4) -> Match:
    """Matches of at least one round: won, between two rounds, or in the middle of one."""
    chosen = options or draw(_OPTIONS)
    match = Match(chosen, draw(seatings(chosen)))
    generator = Random(draw(_SEEDS))
    wanted = draw(st.integers(1, most_rounds))
    while len(match.rounds) < wanted and winner(match) is None:
        match = _with_last(deal_round(match, draw(hands())), generator.getrandbits(32), _MOST_MOVES)
    if winner(match) is None and draw(st.booleans()):
        match = _with_last(deal_round(match, draw(hands())), generator.getrandbits(32), draw(st.integers(0, 40)))
    return match


def play(round: Round, seed: int, most_moves: int = _MOST_MOVES) -> Round:
    """Make random legal moves until the round is over or the number of moves is reached."""
    generator = Random(seed)
    for _ in range(most_moves):
        if round.over:
            break
        round, _events = apply(round, generator.choice(legal_moves(round)))
    return round


def _with_last(match: Match, seed: int, most_moves: int) -> Match:
    return Match(match.options, match.first_seating, (*match.rounds[:-1], play(match.rounds[-1], seed, most_moves)))


_OPTIONS = options()
_SEEDS = st.integers(0, 2**32 - 1)

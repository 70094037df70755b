"""The native kernel."""

import array
from collections.abc import Callable, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


class Position:
    """A round with all hands known. Positions are immutable."""

    def __init__(self, hands: Sequence[int], hyde_seats: int, leader: int, trick: Sequence[int] = (), asked: int | None = None, single: int | None = None, points: Sequence[int] = (0, 0), factor: Sequence[int] = (0, 0), carry: Sequence[int] = (0, 0, 0)) -> None: ...

    @property
    def hands(self) -> tuple[int, int, int, int]: ...

    @property
    def hyde_seats(self) -> int: ...

    @property
    def leader(self) -> int: ...

    @property
    def trick(self) -> list[int]: ...

    @property
    def asked(self) -> int | None: ...

    @property
    def single(self) -> int | None: ...

    @property
    def points(self) -> tuple[int, int]: ...

    @property
    def factor(self) -> tuple[int, int]: ...

    @property
    def carry(self) -> tuple[int, int, int]: ...

    @property
    def on_turn(self) -> int: ...

    @property
    def decider(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def score(self) -> tuple[int, int]: ...

    @property
    def legal_mask(self) -> int:
        """The legal actions as a mask: bit a is set if action a is legal."""

    def legal_actions(self) -> list[int]: ...

    def apply(self, action: int) -> Position:
        """Return the position after a legal action."""

    def with_hands(self, hands: Sequence[int]) -> Position:
        """Return the same table with other hands."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple[type[Position], tuple[object, ...]]: ...

    def __repr__(self) -> str: ...

ENCODING_VERSION: int = 1

ENCODING_BYTES: int = 492

class Follower:
    """
    A round that is followed from its deal on and can be encoded for any seat.
    """

    def __init__(self, position: Position) -> None: ...

    @property
    def position(self) -> Position: ...

    def apply(self, action: int) -> None: ...

    def encode(self, seat: int) -> bytes: ...

def playouts(positions: Sequence[Position], repeats: int, seed: int) -> tuple[memoryview, int]:
    """
    Play every position to its end at random. Return Jekyll's score minus Hyde's, a row for each position, and the number of decisions.
    """

class Worlds:
    """All hidden hands that fit what a seat may know."""

    def __init__(self, hands: Sequence[int | None], counts: Sequence[Sequence[int]], unseen: int) -> None: ...

    @staticmethod
    def seen_from(position: Position, seat: int) -> Worlds: ...

    @property
    def count(self) -> int: ...

    def at(self, rank: int) -> tuple[int, int, int, int]: ...

    def in_order(self, start: int, stop: int) -> memoryview: ...

    def sample(self, count: int, seed: int) -> memoryview: ...

    def sample_positions(self, table: Position, count: int, seed: int) -> list[Position]: ...

def resample(weights: Sequence[float], count: int, seed: int) -> memoryview: ...

def deal1(seed: bytes, round: int, player_seeds: Sequence[bytes]) -> tuple[int, int, int, int]: ...

def mixed_seeds(commit: bytes, draw: int, player_seeds: Sequence[bytes]) -> bytes: ...

def deal2(seed: bytes, round: int, mix: bytes) -> tuple[int, int, int, int]: ...

def commitment(seed: bytes) -> bytes: ...

class Batch:
    """
    Many rounds that are stepped together. Their state is written to the caller's arrays.
    """

    def __init__(self, size: int, form: int, seed: int, observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, 492), order='C', device='cpu')], legal: Annotated[NDArray[numpy.bool_], dict(shape=(None, 32), order='C', device='cpu')], rewards: Annotated[NDArray[numpy.float32], dict(shape=(None, 4), order='C', device='cpu')], deciders: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], dones: Annotated[NDArray[numpy.bool_], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    @property
    def size(self) -> int: ...

    def reset(self) -> None: ...

    def step(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None: ...

    def choose_random(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    def position(self, row: int) -> Position: ...

SCORES: int = 361

class Payoff:
    """The payoff of a round."""

    def __init__(self) -> None:
        """Jekyll's score minus Hyde's."""

    @staticmethod
    def of_table(values: array.array[float]) -> Payoff:
        """
        Make a payoff from a table: a row for each score of Jekyll, in it a value for each score of Hyde.
        """

def solve(positions: Sequence[Position], payoff: Payoff, moves: bool, threads: int, memory_mb: int, seconds: float | None) -> list[tuple[float, float, list[tuple[int, float, float]], int]]: ...

def solve_one(position: Position, payoff: Payoff, moves: bool, memory_mb: int, seconds: float | None, progress: Callable[[tuple[float, float, Sequence[tuple[int, float, float]], int]], None]) -> tuple[float, float, list[tuple[int, float, float]], int]: ...

def at_least(position: Position, value: float, payoff: Payoff, memory_mb: int, seconds: float | None) -> bool | None: ...

def bench_signature() -> int: ...

class Brain:
    """The learned policy for one form of the game."""

    def __init__(self, weights: bytes) -> None: ...

    def odds(self, seen: Seen) -> list[tuple[int, float]]:
        """Return every legal action with its probability."""

class Seen:
    """
    What the deciding player knows. Of the hidden hands only the counts are kept.
    """

    def __init__(self, position: Position, past: Sequence[tuple[int, int]], first_leader: int) -> None: ...

class SearchPlan:
    """The settings of a search."""

    def __init__(self, *, iterations: int, candidates: int, trust: float, boldness: float, prior: float = 1.0) -> None: ...

def monte_carlo(seen: Seen, worlds: int, seed: int, seconds: float | None = None) -> int: ...

def search(seen: Seen, brain: Brain, plan: SearchPlan, totals: Sequence[int], target: int, seed: int, seconds: float | None = None) -> list[tuple[int, int, float]]:
    """Return action, visits and value of every legal move, the best first."""

def search_kinds(seen: Seen, kinds: Sequence[tuple[Brain, float, bool]], plan: SearchPlan, totals: Sequence[int], target: int, seed: int, seconds: float | None = None) -> list[tuple[int, int, float]]:
    """
    Do the same as search() with opponents of several kinds: network, prior, and whether such a player searches. The first kind is the player's own.
    """

def plausible_worlds(seen: Seen, brain: Brain, count: int, seed: int) -> list[tuple[int, int, int, int]]:
    """
    Return hands that fit, each as often as the inference of `master` makes it plausible.
    """

def search_open(position: Position, past: Sequence[tuple[int, int]], first_leader: int, brain: Brain, plan: SearchPlan, seed: int, seconds: float | None = None) -> list[tuple[int, int, float]]:
    """Do the same as search() with open hands."""

def policy_margin(form: int, challenger: Brain, rival: Brain, boards: int, seed: int) -> tuple[float, float]:
    """
    Return the points per deal that a policy alone makes against another, and the standard error.
    """

class Training:
    """
    The training of a brain that plays against itself, or against a rival alone.
    """

    def __init__(self, form: int, seed: int, batches: int, rounds: int, large: bool = False, rival: Brain | None = None) -> None: ...

    @property
    def done(self) -> bool: ...

    def advance(self, batches: int) -> tuple[int, float, float]:
        """
        Play more batches. Return the batches so far, the root mean square surprise in points, and the mean entropy.
        """

    def weights(self) -> bytes: ...

    def state(self) -> bytes:
        """Return all that changes while it learns."""

    def resume(self, state: bytes) -> None:
        """Go on from the state of a training that was made in the same way."""

class Imitation:
    """The training of a small brain that imitates flat Monte Carlo."""

    def __init__(self, form: int, seed: int, batches: int, rival: Brain) -> None: ...

    @property
    def done(self) -> bool: ...

    def advance(self, batches: int) -> tuple[int, float]:
        """
        Play more batches. Return the batches so far, and the mean logarithm of the moves' probabilities.
        """

    def weights(self) -> bytes: ...

class Observed:
    """What the deciding player may know, in numbers."""

    def __init__(self, *, seat: int, open: Sequence[int], counts: Sequence[Sequence[int]], past: Sequence[tuple[int, int]], first_leader: int, carry: int, asked: int | None, hyde_seats: int, single: int | None) -> None: ...

    @property
    def shows_every_trick(self) -> bool: ...

    def some_world(self) -> Position:
        """
        Return the first of all possible worlds. Rounds that the seat cannot tell apart give the same world.
        """

    def seen(self) -> Seen:
        """Return what a search takes."""

def follow_tips(observed: Observed, seed: int) -> int:
    """Return the best move by the rulebook's tips."""

def choose(level: int, observed: Observed, brain: Brain, naive: Brain | None, totals: Sequence[int], target: int, seed: int, seconds: float | None = None) -> int:
    """
    Return the move of a level, with its own brain. `grandmaster` also needs that of a naive player.
    """

class Work:
    """How much a review computes."""

    def __init__(self, *, candidates: int = 8000, worlds: int = 1600, nodes: int = 400000, descents: int = 1000) -> None: ...

    @property
    def candidates(self) -> int:
        """worlds to weigh by inference"""

    @property
    def worlds(self) -> int:
        """plausible worlds in which every move is tried; more late in a round"""

    @property
    def nodes(self) -> int:
        """of the solver, for each decision"""

    @property
    def descents(self) -> int:
        """of the search with open hands where the solver cannot finish"""

def assess(seen: Seen, brain: Brain, work: Work, seed: int) -> tuple[list[tuple[int, float, float, float, float]], list[list[float]]]: ...

def review_decision(deal: Position, moves: Sequence[int], at: int, brain: Brain, work: Work, seed: int) -> tuple[int, int, int, tuple[list[tuple[int, float, float, float, float]], list[list[float]]], list[tuple[int, float, float]], float, bool]: ...

def review_round(deal: Position, moves: Sequence[int], brain: Brain, work: Work, seed: int, threads: int, progress: Callable[[int, tuple[int, int, int, tuple[Sequence[tuple[int, float, float, float, float]], Sequence[Sequence[float]]], Sequence[tuple[int, float, float]], float, bool]], None] | None) -> list[tuple[int, int, int, tuple[list[tuple[int, float, float, float, float]], list[list[float]]], list[tuple[int, float, float]], float, bool]]: ...

def summarise(decisions: Sequence[tuple[int, int, int, bool, float, float, float, bool]], result: float) -> tuple[list[tuple[int, int, float, float, float, float]], list[tuple[tuple[int, float, float], list[tuple[int, float, float]]]], float, bool, float, float, float]: ...

def name_of(loss: float, loss_error: float) -> int: ...

INACCURACY: float = 4.0

MISTAKE: float = 10.0

BLUNDER: float = 25.0

FORTUNE: float = 15.0

CERTAIN: float = 2.0

def portable_exp(x: float) -> float:
    """Return e**x, with the same bits on every machine."""

def portable_log(x: float) -> float:
    """
    Return the natural logarithm of x, with the same bits on every machine.
    """

def portable_pow(x: float, y: float) -> float:
    """Return x**y for x >= 0, with the same bits on every machine."""

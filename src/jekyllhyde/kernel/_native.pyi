"""The native kernel."""

import array
from collections.abc import Callable, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


class Position:
    """A round with all hands known. It does not change."""

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
        """Bit a is set when action a is legal."""

    def legal_actions(self) -> list[int]: ...

    def apply(self, action: int) -> Position:
        """The position after a legal action."""

    def with_hands(self, hands: Sequence[int]) -> Position:
        """The same table with other hands."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple[type[Position], tuple[object, ...]]: ...

    def __repr__(self) -> str: ...

ENCODING_VERSION: int = 1

ENCODING_BYTES: int = 492

class Follower:
    """A round followed from its deal on, to be encoded for any seat."""

    def __init__(self, position: Position) -> None: ...

    @property
    def position(self) -> Position: ...

    def apply(self, action: int) -> None: ...

    def encode(self, seat: int) -> bytes: ...

def playouts(positions: Sequence[Position], repeats: int, seed: int) -> tuple[memoryview, int]:
    """
    Jekyll's score minus Hyde's after uniformly random play, a row for each position, and how many decisions that took.
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
    """Many rounds stepped together; the state lies in the caller's arrays."""

    def __init__(self, size: int, form: int, seed: int, observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, 492), order='C', device='cpu')], legal: Annotated[NDArray[numpy.bool_], dict(shape=(None, 32), order='C', device='cpu')], rewards: Annotated[NDArray[numpy.float32], dict(shape=(None, 4), order='C', device='cpu')], deciders: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], dones: Annotated[NDArray[numpy.bool_], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    @property
    def size(self) -> int: ...

    def reset(self) -> None: ...

    def step(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None: ...

    def choose_random(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    def position(self, row: int) -> Position: ...

SCORES: int = 361

class Payoff:
    """What a round is played for."""

    def __init__(self) -> None:
        """Jekyll's score minus Hyde's."""

    @staticmethod
    def of_table(values: array.array[float]) -> Payoff:
        """A value for each score of Jekyll and, within, each of Hyde."""

def solve(positions: Sequence[Position], payoff: Payoff, moves: bool, threads: int, memory_mb: int, seconds: float | None) -> list[tuple[float, float, list[tuple[int, float, float]], int]]: ...

def solve_one(position: Position, payoff: Payoff, moves: bool, memory_mb: int, seconds: float | None, progress: Callable[[tuple[float, float, Sequence[tuple[int, float, float]], int]], None]) -> tuple[float, float, list[tuple[int, float, float]], int]: ...

def at_least(position: Position, value: float, payoff: Payoff, memory_mb: int, seconds: float | None) -> bool | None: ...

def bench_signature() -> int: ...

class Brain:
    """The learned policy for one form of the game."""

    def __init__(self, weights: bytes) -> None: ...

    def odds(self, position: Position) -> list[tuple[int, float]]:
        """Every legal action with its probability."""

class Seen:
    """
    What the deciding player knows; hidden hands are forgotten but for the counts.
    """

    def __init__(self, position: Position, past: Sequence[tuple[int, int]], first_leader: int) -> None: ...

class SearchPlan:
    """How long and how a search is done."""

    def __init__(self, *, iterations: int, candidates: int, trust: float, boldness: float, prior: float = 1.0) -> None: ...

def monte_carlo(seen: Seen, worlds: int, seed: int, seconds: float | None = None) -> int: ...

def search(seen: Seen, brain: Brain, plan: SearchPlan, totals: Sequence[int], target: int, seed: int, seconds: float | None = None) -> list[tuple[int, int, float]]:
    """Action, visits and value of every legal move, the best first."""

def search_open(position: Position, brain: Brain, plan: SearchPlan, seed: int, seconds: float | None = None) -> list[tuple[int, int, float]]:
    """The same when all hands are open."""

class Training:
    """A brain that learns by playing against itself."""

    def __init__(self, form: int, seed: int, batches: int, rounds: int) -> None: ...

    @property
    def done(self) -> bool: ...

    def advance(self, batches: int) -> tuple[int, float, float]:
        """
        Batches so far, points by which the outcome surprised, entropy of a choice.
        """

    def weights(self) -> bytes: ...

def portable_exp(x: float) -> float:
    """The same bits on every machine."""

def portable_log(x: float) -> float:
    """The same bits on every machine."""

def portable_pow(x: float, y: float) -> float:
    """For x >= 0. The same bits on every machine."""

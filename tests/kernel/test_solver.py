"""The Python interface of the solver. C++ tests check its values on tens of thousands of endings."""

import itertools
import json
import math
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from jekyllhyde.kernel import Position, position_of_json
from jekyllhyde.kernel.solver import SCORES, Payoff, Solution, at_least, bench_signature, solve, solve_many

GOLDEN = Path(__file__).parent.parent / "golden" / "positions.jsonl"
DEALS = GOLDEN.with_name("deals.jsonl")


def _golden() -> Iterator[tuple[Position, int]]:
    for line in GOLDEN.read_text().splitlines():
        fields = json.loads(line)
        yield position_of_json(fields), fields["value"]


SOLVED = list(_golden())
SMALL = [(position, value) for position, value in SOLVED if sum(hand.bit_count() for hand in position.hands) <= 12]
FRESH_DEAL = Position((0x7F, 0x7F << 7, 0x7F << 14, 0x7F << 21), 0b1010, 0)


def _minimax(position: Position) -> int:
    if position.over:
        jekyll, hyde = position.score
        return jekyll - hyde
    values = [_minimax(position.apply(action)) for action in position.legal_actions()]
    return min(values) if position.hyde_seats >> position.decider & 1 else max(values)


def test_golden_positions_have_their_values() -> None:
    solutions = solve_many([position for position, _ in SOLVED])
    assert [solution.value for solution in solutions] == [value for _, value in SOLVED]


def test_a_whole_deal_has_the_value_that_the_search_without_plans_found() -> None:
    """deals.jsonl: random_fresh_ending(Random(1, 0b1010), 7, 0b1010) of the kernel, solved at commit f1d8cd5."""
    fields = json.loads(DEALS.read_text().splitlines()[0])
    assert at_least(position_of_json(fields), fields["value"])
    assert not at_least(position_of_json(fields), fields["value"] + 1)


def test_every_move_has_the_value_of_the_position_after_it() -> None:
    for position, value in SMALL[:20]:
        moves = solve(position, moves=True).moves
        assert [move.action for move in moves] == position.legal_actions()
        assert [move.value for move in moves] == [solve(position.apply(move.action)).value for move in moves]
        assert value in [move.value for move in moves]


def test_asked_positions_and_last_tricks_agree_with_minimax() -> None:
    for start, _ in SMALL[:6]:
        position = start
        while len(position.legal_actions()) > 0:
            position = position.apply(position.legal_actions()[-1])
            if sum(hand.bit_count() for hand in position.hands) <= 5:
                assert solve(position).value == _minimax(position)
        assert solve(position).value == _minimax(position)


def test_thresholds_agree_with_the_value() -> None:
    for position, value in SMALL:
        assert at_least(position, value)
        assert not at_least(position, value + 1)


def test_a_payoff_of_ones_own() -> None:
    """A payoff that is only the sign of the difference."""
    more = Payoff.of_function(lambda jekyll, hyde: math.copysign(1, jekyll - hyde) if jekyll != hyde else 0)
    for position, value in SMALL:
        assert solve(position, payoff=more).value == (value > 0) - (value < 0)


def test_a_payoff_must_be_monotone() -> None:
    with pytest.raises(ValueError, match="falls with Jekyll"):
        Payoff.of_function(lambda jekyll, hyde: -jekyll - hyde)
    with pytest.raises(ValueError, match="rises with Hyde"):
        Payoff.of_table([[float(hyde) for hyde in range(SCORES)]] * SCORES)
    with pytest.raises(ValueError, match="one row for each score"):
        Payoff.of_table([[1.0, 2.0]])
    with pytest.raises(ValueError, match="not a number"):
        Payoff.of_function(lambda _jekyll, _hyde: math.nan)


def test_threads_and_memory_do_not_change_values() -> None:
    positions = [position for position, _ in SMALL]
    assert solve_many(positions, moves=True, threads=1) == solve_many(positions, moves=True, threads=3)
    little = solve_many(positions, threads=1, memory_mb=1)
    assert [solution.value for solution in little] == [value for _, value in SMALL]


def test_two_callers_at_once_get_the_same_answers() -> None:
    positions = [position for position, _ in SMALL]
    answers: list[list[Solution]] = []
    callers = [threading.Thread(target=lambda: answers.append(solve_many(positions, threads=1))) for _ in range(2)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert answers == [solve_many(positions, threads=1)] * 2


def test_a_deadline_leaves_bounds() -> None:
    solution = solve(FRESH_DEAL, moves=True, deadline=time.monotonic())
    assert not solution.exact
    assert solution.lower < solution.upper
    assert all(move.lower <= move.upper for move in solution.moves)
    assert at_least(FRESH_DEAL, 1, deadline=time.monotonic()) is None
    with pytest.raises(ValueError, match="only bounds"):
        assert solution.value


def test_progress_tells_bounds_that_close_in() -> None:
    position, value = SMALL[0]
    told: list[Solution] = []
    solution = solve(position, moves=True, progress=told.append)
    assert solution == solve(position, moves=True)
    assert told[-1].value == solution.value == value
    assert told[-1].moves == solution.moves
    assert all(one.lower <= two.lower and two.upper <= one.upper for one, two in itertools.pairwise(told))


def test_an_exception_in_progress_ends_the_search() -> None:
    def stop(_solution: Solution) -> None:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        solve(FRESH_DEAL, progress=stop)


def test_ctrl_c_ends_a_search() -> None:
    previous = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(KeyboardInterrupt):
            solve_many([FRESH_DEAL] * 2, threads=2)
    finally:
        signal.signal(signal.SIGALRM, previous)


SOLVE_WITH_LITTLE_MEMORY = """
import resource
from jekyllhyde.kernel import Position
from jekyllhyde.kernel.solver import solve_many

deal = Position((0x7F, 0x7F << 7, 0x7F << 14, 0x7F << 21), 0b1010, 0)
in_use = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (in_use + 2**26, in_use + 2**26))
try:
    solve_many([deal] * 3, threads=3, memory_mb=2**15)
except MemoryError:
    print("MemoryError")
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="limits memory the way of Linux")
def test_out_of_memory_in_any_thread_is_an_exception() -> None:
    command = [sys.executable, "-c", SOLVE_WITH_LITTLE_MEMORY]
    run = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout) == (0, "MemoryError\n"), run.stderr


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one thread"):
        solve_many([FRESH_DEAL], threads=0)
    with pytest.raises(ValueError, match="at least one megabyte"):
        solve(FRESH_DEAL, memory_mb=0)


def test_the_bench_signature_does_not_change_from_run_to_run() -> None:
    assert bench_signature() == bench_signature()

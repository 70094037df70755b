"""`jh solve`"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from jekyllhyde.cli.files import Files, InputError, read_input, record_in
from jekyllhyde.kernel import Position, position_of_json, position_of_round
from jekyllhyde.kernel.solver import Bounds, Solution, solve_many
from jekyllhyde.kernel.solver import solve as solve_position
from jekyllhyde.rules import MOVES, move_text

BATCH = 16
"""Positions that are solved before their answers are printed and the bar moves."""
MOST_MEMORY = 1 << 20
LONG = 20
"""A single position with more cards in the hands than this takes so long that progress is shown."""


class Question(NamedTuple):
    id: object
    position: Position


def solve(
    *files: Files,
    moves: Annotated[bool, Parameter(negative="", help="The value of every legal move too.")] = False,
    threads: Annotated[int, Parameter(help="Positions solved at the same time; 0 is one for each core.")] = 0,
    memory: Annotated[int, Parameter(help="Megabytes for what is remembered, in all.")] = 256,
    seconds: Annotated[float | None, Parameter(help="Stop then; what is not solved gets its bounds so far.")] = None,
) -> None:
    """Solve positions (.jsonl, one a line) or the position at the end of a record (.jhn) with open hands.

    Prints one answer a line, in order: Jekyll's final score minus Hyde's if nobody errs.
    """
    if threads < 0 or not 1 <= memory <= MOST_MEMORY or (seconds is not None and not seconds >= 0):
        raise InputError(f"--threads and --seconds are at least 0, --memory is from 1 to {MOST_MEMORY}")
    questions = [question for file in files for question in _questions(file)]
    deadline = None if seconds is None else time.monotonic() + seconds
    if len(questions) == 1 and _is_long(questions[0].position):
        _solve_long(questions[0], moves=moves, memory=memory, deadline=deadline)
        return
    workers = threads or os.cpu_count() or 1
    batches = [questions[start : start + BATCH] for start in range(0, len(questions), BATCH)]
    for batch in track(batches, "Solving", console=Console(stderr=True), transient=True):
        positions = [question.position for question in batch]
        solutions = solve_many(positions, moves=moves, deadline=deadline, threads=workers, memory_mb=memory)
        for question, solution in zip(batch, solutions, strict=True):
            print(json.dumps(_answer(question.id, solution, moves=moves)), flush=True)


def _is_long(position: Position) -> bool:
    return sum(hand.bit_count() for hand in position.hands) > LONG


def _solve_long(question: Question, *, moves: bool, memory: int, deadline: float | None) -> None:
    """Show the bounds on standard error as they close in. An interrupt prints the bounds reached as the answer."""
    start = time.monotonic()
    known: list[Solution] = []

    def show(solution: Solution) -> None:
        known[:] = [solution]
        print(f"{time.monotonic() - start:6.1f} s  {_progress(solution)}", file=sys.stderr, flush=True)

    try:
        solution = solve_position(question.position, moves=moves, deadline=deadline, memory_mb=memory, progress=show)
    except KeyboardInterrupt:
        if known:
            print(json.dumps(_answer(question.id, known[0], moves=moves)), flush=True)
        raise
    print(f"{time.monotonic() - start:6.1f} s  {solution.nodes:,} positions searched", file=sys.stderr)
    print(json.dumps(_answer(question.id, solution, moves=moves)), flush=True)


def _progress(solution: Solution) -> str:
    if not solution.moves:
        return f"value {_bounds_text(solution)}"
    last = solution.moves[-1]
    return f"{move_text(MOVES[last.action])} {_bounds_text(last)}"


def _bounds_text(bounds: Bounds) -> str:
    return f"is {bounds.value:.0f}" if bounds.exact else f"from {bounds.lower:.0f} to {bounds.upper:.0f}"


def _answer(identity: object, solution: Solution, *, moves: bool) -> dict[str, object]:
    answer = {"id": identity, **_value(solution)}
    if moves:
        answer["moves"] = {move_text(MOVES[move.action]): _number_or_bounds(move) for move in solution.moves}
    return answer


def _value(bounds: Bounds) -> dict[str, object]:
    if bounds.exact:
        return {"value": int(bounds.value)}
    return {"value": None, "bounds": [int(bounds.lower), int(bounds.upper)]}


def _number_or_bounds(bounds: Bounds) -> object:
    return int(bounds.value) if bounds.exact else [int(bounds.lower), int(bounds.upper)]


def _questions(file: str) -> Iterator[Question]:
    text = read_input(file)
    if text.lstrip()[:1] in (b"[", b";"):
        yield Question(file, position_of_round(record_in(text, file).match.rounds[-1]))
        return
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            yield _question(file, number, line)


def _question(file: str, number: int, line: bytes) -> Question:
    try:
        fields = json.loads(line)
        return Question(fields.get("id") if isinstance(fields, dict) else None, position_of_json(fields))
    except json.JSONDecodeError as error:
        raise InputError(f"{file}:{number}:{error.colno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"{file}:{number}: {error}") from None

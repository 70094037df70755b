"""Compare the solver with that of an earlier commit: same positions, one core, processor time, a few positions in turn.

    .venv/bin/python bench/solver_before.py COMMIT [ROW ...]

A row is FORM:TRICKS:POSITIONS, with "+moves" for the value of every move, as in A:6:4+moves. Builds both kernels in
build/, and stops when two values differ. Prints the section "Solver, before and after" of results.md.

Whole deals take minutes, so their results are kept in build/ for as long as the program that found them stays the same:
a comparison that was interrupted goes on where it stopped. Remove build/solver-before to measure anew.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "solver-before"
ROWS = (
    *("A:3:500", "A:4:100", "A:5:40", "A:6:8", "A:3:500+moves", "A:4:100+moves", "A:5:20+moves", "A:6:4+moves"),
    *("B:5:20", "B:6:4", "A:7:10", "three:7:10", "B:7:3"),
)
WHOLE_DEAL = 7
HEAD = "| form | tricks left | asked for | positions | before: nodes | ms | after: nodes | ms | nodes ÷ | time ÷ |"


class Row(NamedTuple):
    form: str
    tricks: int
    positions: int
    moves: bool

    @staticmethod
    def parse(text: str) -> Row:
        found = re.fullmatch(r"(A|B|three):([1-7]):(\d+)(\+moves)?", text)
        if found is None:
            sys.exit(f"not a row: {text}")
        return Row(found[1], int(found[2]), int(found[3]), found[4] is not None)

    @property
    def at_once(self) -> int:
        """The number of positions that one program solves before the other's turn."""
        return 1 if self.tricks >= 6 else max(self.positions // 5, 1)


class Measured(NamedTuple):
    milliseconds: float
    nodes: int
    values: tuple[str, ...]


def build(source: Path, name: str) -> Path:
    binary = BUILD / name
    include, sources = kernel_of(source)
    portable = ["-march=x86-64-v2"] if platform.machine() == "x86_64" else []
    flags = ["-std=c++20", "-O3", "-DNDEBUG", "-ffp-contract=off", *portable, "-pthread"]
    compiler = os.environ.get("CXX", "g++")
    program = ROOT / "bench" / "solver_before.cpp"
    subprocess.run([compiler, *flags, f"-I{include}", str(program), *map(str, sources), "-o", str(binary)], check=True)
    return binary


def kernel_of(source: Path) -> tuple[Path, list[Path]]:
    """Return the folder of the headers and the solver's sources, also for a commit before the kernel had rooms."""
    kernel = source / "kernel"
    if (kernel / "solver").is_dir():
        return kernel, [kernel / "rules" / "position.cpp", *sorted(kernel.glob("solver/*.cpp"))]
    return kernel / "include", [kernel / "src" / "position.cpp", *sorted(kernel.glob("src/solver*.cpp"))]


def earlier_source(commit: str) -> Path:
    folder = BUILD / "source" / commit
    folder.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(
        ["/usr/bin/env", "git", "archive", commit, "kernel"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    subprocess.run(["/usr/bin/env", "tar", "-x", "-C", str(folder)], input=archive, check=True)
    return folder


def run(binary: Path, row: Row, first: int, count: int) -> list[Measured]:
    arguments = [row.form, str(row.tricks), str(first), str(count), str(int(row.moves))]
    program = hashlib.sha256(binary.read_bytes()).hexdigest()[:16]
    kept = BUILD / "results" / program / "-".join(arguments)
    if row.tricks == WHOLE_DEAL and kept.exists():
        output = kept.read_text(encoding="utf-8")
    else:
        output = subprocess.run([str(binary), *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(output, encoding="utf-8")
    fields = [line.split("\t") for line in output.splitlines()]
    return [Measured(float(time), int(nodes), tuple(values)) for time, nodes, *values in fields]


def compare(before: Path, after: Path, row: Row) -> str:
    old: list[Measured] = []
    new: list[Measured] = []
    for first in range(0, row.positions, row.at_once):
        count = min(row.at_once, row.positions - first)
        old += run(before, row, first, count)
        new += run(after, row, first, count)
        if [one.values for one in old] != [one.values for one in new]:
            sys.exit(f"the values differ: {row}, positions {first} to {first + count - 1}")
        print(
            f"  {row.form}:{row.tricks} {len(new)} of {row.positions}: {line(row, old, new)}",
            file=sys.stderr,
            flush=True,
        )
    return line(row, old, new)


def line(row: Row, old: list[Measured], new: list[Measured]) -> str:
    count = len(new)
    nodes = [sum(one.nodes for one in side) / count for side in (old, new)]
    times = [sum(one.milliseconds for one in side) / count for side in (old, new)]
    cells = [row.form, str(row.tricks), "every move" if row.moves else "value", str(count)]
    for side in (0, 1):
        cells += [f"{nodes[side]:,.0f}", f"{times[side]:,.3f}" if times[side] < 100 else f"{times[side]:,.0f}"]
    return f"| {' | '.join([*cells, f'{nodes[0] / nodes[1]:.1f}', f'{times[0] / times[1]:.2f}'])} |"


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rows = [Row.parse(text) for text in sys.argv[2:] or ROWS]
    before, after = build(earlier_source(sys.argv[1]), "before"), build(ROOT, "after")
    print(HEAD, "|---" * HEAD.count(" | ") + "|---|", sep="\n", flush=True)
    for row in rows:
        print(compare(before, after, row), flush=True)


if __name__ == "__main__":
    main()

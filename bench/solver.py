"""The solver beside the tests' minimax, both in C++, on the same positions, one thread, by the processor's time.

Writes the section "Solver" of results.md; with an argument, the most tricks left, it only prints that much of it.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BINARY = ROOT / "build" / "bench-solver"
RESULTS = ROOT / "bench" / "results.md"
TITLE = "## Solver\n"
COLUMNS = (
    *("form", "tricks left", "positions", "mean ms", "median ms", "nodes", "every move, ms"),
    *("compared", "baseline, ms", "ratio"),
)
NOTES = """
Fresh endings: as many cards of either camp, dealt evenly by chance with a fixed seed, nothing taken. "Every move" is
the value of each move at the root as well, for the first 200 positions at four tricks, the first 20 at five. The baseline
is plain minimax to three tricks, and minimax with a memo at the start of each trick at four; its ratio is over the
first positions, "compared", which both solved; they agreed on each.

Command: `.venv/bin/python bench/solver.py`.
"""


def table_line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


class Row(NamedTuple):
    form: str
    tricks: int
    positions: int
    mean: float
    median: float
    nodes: int
    every_move: float
    compared: int
    baseline: float
    mean_of_compared: float

    @staticmethod
    def parse(line: str) -> Row:
        form, tricks, positions, mean, median, nodes, every_move, compared, baseline, same = line.split("\t")
        times = float(mean), float(median), int(nodes), float(every_move)
        return Row(form, int(tricks), int(positions), *times, int(compared), float(baseline), float(same))

    @property
    def ratio(self) -> float:
        return self.baseline / self.mean_of_compared

    def __str__(self) -> str:
        every_move = f"{self.every_move:,.3f}" if self.every_move else "–"
        compared = (str(self.compared), f"{self.baseline:,.2f}", f"{self.ratio:,.0f}") if self.compared else ("–",) * 3
        counts = (self.form, str(self.tricks), str(self.positions))
        times = (f"{self.mean:,.3f}", f"{self.median:,.3f}", f"{self.nodes:,}", every_move)
        return table_line((*counts, *times, *compared))


def build() -> None:
    BINARY.parent.mkdir(exist_ok=True)
    sources = [
        str(ROOT / "bench" / "solver.cpp"),
        *(str(path) for path in sorted((ROOT / "kernel" / "src").glob("*.cpp"))),
    ]
    include = [f"-I{ROOT / 'kernel' / 'include'}", f"-I{ROOT / 'kernel' / 'tests'}"]
    portable = ["-march=x86-64-v2"] if platform.machine() == "x86_64" else []
    flags = ["-std=c++20", "-O3", "-DNDEBUG", *portable, "-pthread"]
    subprocess.run([os.environ.get("CXX", "g++"), *flags, *include, *sources, "-o", str(BINARY)], check=True)


def measured(most_tricks: list[str]) -> Iterator[Row]:
    with subprocess.Popen([str(BINARY), *most_tricks], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield Row.parse(line.rstrip("\n"))
    if process.returncode:
        sys.exit(process.returncode)


def machine() -> str:
    names = [
        line.split(":", 1)[1].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    load = os.getloadavg()[0]
    return f"Machine: {names[0]}, one core of {len(names)}, load {load:.1f} at the start.\n"


def growths(rows: list[Row]) -> list[str]:
    tricks = sorted({row.tricks for row in rows})
    return [growth(rows, more) for more in tricks if more > 3]


def growth(rows: list[Row], tricks: int) -> str:
    """How many times the mean of one trick fewer, form by form."""
    means = {(row.form, row.tricks): row.mean for row in rows}
    forms = [row.form for row in rows if row.tricks == tricks]
    steps = ", ".join(f"{means[form, tricks] / means[form, tricks - 1]:.0f} ({form})" for form in forms)
    return f"{tricks} tricks take, in the mean, as many times as long as {tricks - 1}: {steps}."


def write(section: str) -> None:
    before, _, rest = RESULTS.read_text(encoding="utf-8").partition(TITLE)
    _, mark, after = rest.partition("\n## ")
    RESULTS.write_text(before + section + mark + after, encoding="utf-8")


def main() -> None:
    build()
    about = machine()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines = [TITLE, about, table_line(COLUMNS), "|---" * len(COLUMNS) + "|"]
    print(*lines, sep="\n", flush=True)
    rows = []
    for row in measured(sys.argv[1:2]):
        rows.append(row)
        print(row, flush=True)
    steps = growths(rows)
    print("", *steps, NOTES, sep="\n")
    if len(sys.argv) == 1:
        write("\n".join([*lines, *map(str, rows), "", *steps, NOTES]))


if __name__ == "__main__":
    main()

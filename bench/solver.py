"""Compare the solver with the tests' minimax, both in C++: same positions, one thread, processor time.

Writes the section "Solver" of results.md. An argument divides the number of positions, for a quicker and rougher run.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench._results import write_section

ROOT = Path(__file__).parents[1]
BINARY = ROOT / "build" / "bench-solver"
COLUMNS = (
    *("form", "tricks left", "positions", "mean ms", "median ms", "nodes"),
    *("every move of", "ms", "baseline for", "ms", "ratio"),
)
NOTES = """
Endings have the same number of cards of each camp, dealt evenly at random with a fixed seed, and nothing is taken.
"Every move of" is the number of positions for which each move at the root was valued too. The baseline is plain minimax
up to three tricks, and minimax with a memo at the start of each trick for four. "Baseline for" is the number of
positions that it solved. The ratio is over these positions, and both gave the same values.
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
    scored: int
    mean_scored: float
    compared: int
    baseline: float
    mean_compared: float

    @staticmethod
    def parse(line: str) -> Row:
        form, tricks, positions, mean, median, nodes, scored, mean_scored, *comparison = line.split("\t")
        compared, baseline, mean_compared = comparison
        solver = int(tricks), int(positions), float(mean), float(median), int(nodes), int(scored), float(mean_scored)
        return Row(form, *solver, int(compared), float(baseline), float(mean_compared))

    def __str__(self) -> str:
        solver = (self.form, str(self.tricks), f"{self.positions:,}")
        times = (f"{self.mean:,.3f}", f"{self.median:,.3f}", f"{self.nodes:,}")
        scored = (f"{self.scored:,}", f"{self.mean_scored:,.3f}") if self.scored else ("–", "–")
        return table_line((*solver, *times, *scored, *self._comparison()))

    def _comparison(self) -> tuple[str, str, str]:
        if not self.compared:
            return ("–", "–", "–")
        return (str(self.compared), f"{self.baseline:,.2f}", f"{self.baseline / self.mean_compared:,.0f}")


def build() -> None:
    BINARY.parent.mkdir(exist_ok=True)
    kernel = ROOT / "kernel"
    sources = [ROOT / "bench" / "solver.cpp", kernel / "rules" / "position.cpp", *sorted(kernel.glob("solver/*.cpp"))]
    portable = ["-march=x86-64-v2"] if platform.machine() == "x86_64" else []
    flags = ["-std=c++20", "-O3", "-DNDEBUG", *portable, "-pthread"]
    subprocess.run(
        [os.environ.get("CXX", "g++"), *flags, f"-I{kernel}", *map(str, sources), "-o", str(BINARY)], check=True
    )


def measured(divisor: list[str]) -> Iterator[Row]:
    with subprocess.Popen([str(BINARY), *divisor], stdout=subprocess.PIPE, text=True) as process:
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
    """Say how many times longer one more trick takes on average, for each form."""
    means = {(row.form, row.tricks): row.mean for row in rows}
    forms = [row.form for row in rows if row.tricks == tricks]
    steps = ", ".join(f"{means[form, tricks] / means[form, tricks - 1]:.0f} ({form})" for form in forms)
    return f"{tricks} tricks take this many times as long as {tricks - 1} on average: {steps}."


def main() -> None:
    build()
    about = machine()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines = [about, table_line(COLUMNS), "|---" * len(COLUMNS) + "|"]
    print(*lines, sep="\n", flush=True)
    rows = []
    divisor = sys.argv[1:2]
    for row in measured(divisor):
        rows.append(row)
        print(row, flush=True)
    command = f"Command: `{' '.join(['.venv/bin/python -m bench.solver', *divisor])}`.\n"
    notes = ["", *growths(rows), NOTES, command]
    print(*notes, sep="\n")
    write_section("Solver", "\n".join([*lines, *map(str, rows), *notes]))


if __name__ == "__main__":
    main()

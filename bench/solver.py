"""The solver beside the tests' minimax, both in C++, on the same positions, on one core."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BINARY = ROOT / "build" / "bench-solver"
HEADER = (
    "| seats | tricks left | positions | kind | mean ms | median ms | all moves, ms | nodes | baseline, ms | ratio |"
)


def build() -> None:
    BINARY.parent.mkdir(exist_ok=True)
    sources = [
        str(ROOT / "bench" / "solver.cpp"),
        *(str(path) for path in sorted((ROOT / "kernel" / "src").glob("*.cpp"))),
    ]
    include = [f"-I{ROOT / 'kernel' / 'include'}", f"-I{ROOT / 'kernel' / 'tests'}"]
    flags = ["-std=c++20", "-O3", "-DNDEBUG", "-march=x86-64-v2", "-pthread"]
    subprocess.run([os.environ.get("CXX", "g++"), *flags, *include, *sources, "-o", str(BINARY)], check=True)


def table_row(line: str) -> str:
    seats, tricks, kind, positions, mean, median, moves, nodes, baseline, same = line.split("\t")
    ratio = f"{float(baseline) / float(same):,.0f}" if float(baseline) else "–"
    slow = baseline if float(baseline) else "–"
    cells = (seats, tricks, positions, kind, mean, median, moves, f"{int(nodes):,}", slow, ratio)
    return f"| {' | '.join(cells)} |"


def main() -> None:
    build()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(HEADER)
    print("|---" * HEADER.count(" | ") + "|---|")
    most_tricks = sys.argv[1] if len(sys.argv) > 1 else "5"
    with subprocess.Popen([str(BINARY), most_tricks], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(table_row(line.rstrip("\n")), flush=True)
    if process.returncode:
        sys.exit(process.returncode)
    print("Baseline: plain minimax to 3 tricks, minimax with a memo at 4; ratios are over positions that both solved.")


if __name__ == "__main__":
    main()

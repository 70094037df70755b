"""Fail if a file of the kernel includes a header that its room must not include."""

import re
import sys
from pathlib import Path

KERNEL = Path(__file__).parents[1] / "kernel"
MAY_INCLUDE = {
    "rules": {"rules"},
    "play": {"rules", "play"},
    "bots": {"rules", "play", "bots"},
    "solver": {"rules", "play", "solver"},
    "review": {"rules", "play", "bots", "solver", "review"},
    "wasm": {"rules", "play", "bots", "solver", "review", "wasm"},
    "bindings": {"rules", "play", "bots", "solver", "review", "bindings"},
    "tests": {"rules", "play", "bots", "solver", "review", "tests"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]*)[>"]')


def complaints(kernel: Path = KERNEL) -> list[str]:
    """Return a line for every forbidden include, and for every source file outside the rooms."""
    found = []
    for path in sorted(path for path in kernel.rglob("*") if path.suffix in {".h", ".cpp"}):
        name = path.relative_to(kernel)
        room = name.parts[0]
        if room not in MAY_INCLUDE:
            found.append(f"kernel/{name}: {room} is not a room of the kernel")
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            problem = _problem(room, line, kernel)
            if problem:
                found.append(f"kernel/{name}:{number}: {problem}")
    return found


def _problem(room: str, line: str, kernel: Path) -> str | None:
    include = INCLUDE.match(line)
    if include is None:
        return None
    quote, header = include.groups()
    parts = header.split("/")
    if header == "Python.h" or parts[0] == "nanobind":
        return None if room == "bindings" else "only bindings/ may know Python"
    if parts[0] in MAY_INCLUDE and parts[0] not in MAY_INCLUDE[room]:
        return f"{room}/ must not include {header}"
    if ".." in parts or (quote == '"' and not (kernel / header).is_file()):
        return f"{header} is not a path from kernel/"
    return None


def main() -> int:
    found = complaints()
    for complaint in found:
        print(complaint)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())

"""Fail if pyproject.toml requires something that the pinned files do not contain."""

import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)


def unpinned(requirements: list[str], file: str) -> list[str]:
    pins = [(canonicalize_name(name), version) for name, version in PIN.findall((ROOT / file).read_text())]
    wanted = [Requirement(text) for text in requirements]
    return [
        f"{file} does not hold {requirement}"
        for requirement in wanted
        if not any(
            canonicalize_name(requirement.name) == name and version in requirement.specifier for name, version in pins
        )
    ]


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = project["dependencies"] + extras["dev"] + extras["arena"] + extras["server"]
    complaints = unpinned(wanted, "constraints.txt")
    complaints += unpinned(extras["bench"], "constraints-bench.txt")
    complaints += unpinned(extras["docs"], "constraints-docs.txt")
    complaints += unpinned(extras["ray"], "constraints-ray.txt")
    complaints += unpinned(extras["wasm"], "constraints-wasm.txt")
    for complaint in complaints:
        print(complaint)
    if complaints:
        print("Run 'make pin'.")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())

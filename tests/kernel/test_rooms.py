"""Includes between the rooms of kernel/ point one way."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.check_kernel_includes import KERNEL, complaints


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    return Path(shutil.copytree(KERNEL, tmp_path / "kernel"))


def test_the_kernel_keeps_its_directions() -> None:
    assert complaints() == []


@pytest.mark.parametrize(
    ("file", "include", "complaint"),
    [
        ("rules/position.h", '"play/batch.h"', "rules/ must not include play/batch.h"),
        ("play/worlds.cpp", '"bots/policy.h"', "play/ must not include bots/policy.h"),
        ("bots/search.cpp", '"solver/solver.h"', "bots/ must not include solver/solver.h"),
        ("solver/search.cpp", '"bots/search.h"', "solver/ must not include bots/search.h"),
        ("bots/search.cpp", '"review/assess.h"', "bots/ must not include review/assess.h"),
        ("solver/search.cpp", '"bindings/bindings.h"', "solver/ must not include bindings/bindings.h"),
        ("solver/search.cpp", "<nanobind/nanobind.h>", "only bindings/ may know Python"),
        ("solver/search.cpp", "<bots/search.h>", "solver/ must not include bots/search.h"),
        ("solver/search.cpp", '"../bots/search.h"', "../bots/search.h is not a path from kernel/"),
        ("solver/search.cpp", '"rules/../bots/search.h"', "rules/../bots/search.h is not a path from kernel/"),
    ],
)
def test_a_planted_include_is_refused(kernel: Path, file: str, include: str, complaint: str) -> None:
    with (kernel / file).open("a", encoding="utf-8") as source:
        source.write(f"#include {include}\n")
    lines = (kernel / file).read_text(encoding="utf-8").splitlines()
    assert complaints(kernel) == [f"kernel/{file}:{len(lines)}: {complaint}"]


def test_a_file_outside_the_rooms_is_refused(kernel: Path) -> None:
    (kernel / "attic").mkdir()
    (kernel / "attic" / "old.h").write_text("#pragma once\n", encoding="utf-8")
    assert complaints(kernel) == ["kernel/attic/old.h: attic is not a room of the kernel"]

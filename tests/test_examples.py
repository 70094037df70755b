"""Every example in a docstring or in the library's tutorial runs, and public functions have one."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random

import pytest

import jekyllhyde
from jekyllhyde import analysis, bots, kernel, records, rules

ROOT = Path(__file__).parent.parent
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
MODULES = [
    found.name
    for package in (rules, records, kernel, bots, analysis)
    for found in walk_packages(package.__path__, f"{package.__name__}.")
    if not found.name.endswith("._native")
]
PUBLIC_FUNCTIONS = {
    f"{value.__module__}.{name}": value
    for package in (jekyllhyde, rules, records)
    for name in package.__all__
    if inspect.isfunction(value := getattr(package, name))
}


def names_in_examples() -> dict[str, object]:
    """Return the names that the examples may use, as the packages' docstrings say."""
    return {name: getattr(package, name) for package in (rules, records) for name in package.__all__} | {
        "Random": Random
    }


@pytest.mark.parametrize("name", ["jekyllhyde", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    module = import_module(name)
    names = names_in_examples() | vars(module)
    failed, _ = doctest.testmod(module, extraglobs=names, optionflags=FLAGS)
    assert failed == 0


@pytest.mark.parametrize("name", PUBLIC_FUNCTIONS)
def test_a_public_function_has_an_example(name: str) -> None:
    assert ">>>" in (PUBLIC_FUNCTIONS[name].__doc__ or ""), f"{name} has no example"


def test_the_tutorial_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, attempted = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False, optionflags=FLAGS)
    assert attempted > 20
    assert failed == 0


def test_the_front_names_what_it_gives() -> None:
    for name in jekyllhyde.__all__:
        assert getattr(jekyllhyde, name) is not None
    assert set(jekyllhyde.__all__) <= set(dir(jekyllhyde))
    with pytest.raises(AttributeError, match="nonsense"):
        _ = jekyllhyde.nonsense  # type: ignore[attr-defined]


def test_importing_the_front_imports_nothing_else() -> None:
    program = "import jekyllhyde, sys; print(*(name for name in sys.modules if name.startswith('jekyllhyde')))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.split() == ["jekyllhyde"]

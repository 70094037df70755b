"""The kernel in Chromium beside the native kernel: the same questions, in turns, in the same run."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import Page

from jekyllhyde.bots.brains import brain_for
from jekyllhyde.bots.kernel_input import seen_of
from jekyllhyde.kernel import SearchPlan, playouts, position_of_round, search
from jekyllhyde.kernel.solver import solve
from jekyllhyde.rules import TRICKS, Round
from jekyllhyde.server.http.static_client import BUILT
from tests.bots.rounds import FORMS, decisions, seen_by_decider
from tests.parity.vectors import position_json, sight_json

TURNS = 5
DECISIONS = 4
"""The number of decisions of each form for searches and playouts."""
ITERATIONS = 3_000
PLAN = SearchPlan(iterations=ITERATIONS, candidates=1_500, trust=0.75, boldness=0.7)
PLAYOUTS = 50_000
ENDINGS = 3
"""The number of endings of each form for the solver."""
TRICKS_LEFT = 5
MEGABYTES = 16

# The seconds that these calls take, one after the other.
_TIME = """async ([address, calls]) => {
  const { Engine } = await import(address);
  window.engine ??= new Engine();
  const start = performance.now();
  for (const { name, args } of calls) await window.engine.call(name, ...args);
  return (performance.now() - start) / 1000;
}"""


class Task(NamedTuple):
    """The same work for both kernels. `natively` does it and tells how many units it was."""

    name: str
    unit: str
    calls: list[dict[str, Any]]
    natively: Callable[[], int]


def kernel_rates(page: Page) -> Iterator[tuple[str, str]]:
    """Rows of a table: what is done in a second, and the browser's share of what is done natively."""
    (module,) = BUILT.glob("assets/engine-*.js")
    for task in (_searching(), _solving(), _playing()):
        native, browser = [], []
        for turn in range(TURNS + 1):
            start = perf_counter()
            units = task.natively()
            seconds = perf_counter() - start
            in_browser = page.evaluate(_TIME, [f"/assets/{module.name}", task.calls])
            if turn > 0:  # the first turn fetches, compiles and warms up
                native.append(units / seconds)
                browser.append(units / in_browser)
        share = statistics.median(one / other for one, other in zip(browser, native, strict=True))
        rates = f"{statistics.median(browser):,.0f}, {statistics.median(native):,.0f}, {share:.2f}"
        yield f"{task.name}: {task.unit} a second in Chromium, natively, share", rates


def _searching() -> Task:
    seen = [seen_by_decider(round) for round in _decided()]

    def natively() -> int:
        for one in seen:
            search(seen_of(one), brain_for(one.options), PLAN, one.totals, one.options.target, 1)
        return ITERATIONS * len(seen)

    calls = [{"name": "values", "args": [sight_json(one), ITERATIONS, 1]} for one in seen]
    return Task("search", "iterations", calls, natively)


def _solving() -> Task:
    positions = [position_of_round(round) for round in _endings()]

    def natively() -> int:
        return sum(solve(position, memory_mb=MEGABYTES).nodes for position in positions)

    calls = [{"name": "solve", "args": [position_json(one), {"megabytes": MEGABYTES}]} for one in positions]
    return Task(f"solver, {TRICKS_LEFT} tricks left", "nodes", calls, natively)


def _playing() -> Task:
    positions = [position_of_round(round) for round in _decided()]

    def natively() -> int:
        for position in positions:
            playouts([position], PLAYOUTS, 1)
        return PLAYOUTS * len(positions)

    calls = [{"name": "playouts", "args": [position_json(one), PLAYOUTS, 1]} for one in positions]
    return Task("playouts", "rounds", calls, natively)


def _decided() -> list[Round]:
    return [round for options in FORMS for round in decisions(options, DECISIONS, seed=15)]


def _endings() -> list[Round]:
    found = []
    for options in FORMS:
        late = (round for round in decisions(options, 10_000, seed=16) if TRICKS - len(round.tricks) == TRICKS_LEFT)
        found += [next(late) for _ in range(ENDINGS)]
    return found

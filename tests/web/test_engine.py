"""The kernel in the browser answers as the native one, to the last bit, and is fetched only when it is wanted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from jekyllhyde.server.http.static_client import BUILT
from tests.parity.vectors import vectors

# Asks one engine for everything. What the kernel refuses is an answer, too.
_ASK = """async ([address, calls]) => {
  const { Engine } = await import(address);
  const engine = new Engine();
  const ask = ({ name, args }) =>
    engine.call(name, ...args).then((value) => ({ value }), ({ message }) => ({ error: message }));
  const answers = await Promise.all(calls.map(ask));
  engine.close();
  return JSON.stringify(answers);
}"""


@pytest.fixture
def engine() -> str:
    """The address of the engine's module."""
    (path,) = BUILT.glob("assets/engine-*.js")
    return f"/assets/{path.name}"


def answers(page: Page, engine: str, calls: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Come as text, so that no number is changed on its way out of the page."""
    found: list[dict[str, Any]] = json.loads(page.evaluate(_ASK, [engine, calls]))
    return found


def test_the_kernel_answers_in_a_browser_as_it_does_natively(page: Page, engine: str) -> None:
    native: list[dict[str, Any]] = json.loads(json.dumps(vectors()))
    calls = [{"name": vector.pop("name"), "args": vector.pop("args")} for vector in native]
    for call, expected, answer in zip(calls, native, answers(page, engine, calls), strict=True):
        assert answer == expected, call


def test_a_table_online_fetches_nothing_of_the_kernel(page: Page, engine: str) -> None:
    fetched: list[str] = []

    def note(request: Request) -> None:
        fetched.append(request.url)

    page.on("request", note)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-hand] [data-card]").first.wait_for()
    own = (engine, "kernelWorker", ".wasm", ".weights")
    assert fetched
    assert not [url for url in fetched if any(part in url for part in own)]
    answers(page, engine, [{"name": "deal", "args": ["three", 1, 0]}])
    assert sum(url.endswith(".wasm") for url in fetched) == 1  # the worker's requests are seen here, too
    assert not [url for url in fetched if url.endswith(".weights")]  # a deal needs no brain

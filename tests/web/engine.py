"""Calls to the kernel in the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

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


def engine_of(build: Path) -> str:
    """Return the address of the engine's module, relative to the folder of the client."""
    (path,) = build.glob("assets/engine-*.js")
    return path.relative_to(build).as_posix()


def answers(page: Page, engine: str, calls: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the engine's answers. They come as text, so that no number is changed on its way out of the page."""
    found: list[dict[str, Any]] = json.loads(page.evaluate(_ASK, [engine, calls]))
    return found


def assert_answers(page: Page, engine: str, vectors: list[dict[str, Any]]) -> None:
    """Check that the engine gives the answers of the vectors."""
    native: list[dict[str, Any]] = json.loads(json.dumps(vectors))
    calls = [{"name": vector.pop("name"), "args": vector.pop("args")} for vector in native]
    assert calls
    for call, expected, answer in zip(calls, native, answers(page, engine, calls), strict=True):
        assert answer == expected, call

"""The kernel in the browser answers as the native one, to the last bit, and is fetched only when it is wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request

from jekyllhyde.server.http.static_client import BUILT
from tests.parity.vectors import vectors
from tests.web.engine import answers, assert_answers, engine_of


@pytest.fixture
def engine() -> str:
    """The address of the engine's module."""
    return f"/{engine_of(BUILT)}"


def test_the_kernel_answers_in_a_browser_as_it_does_natively(page: Page, engine: str) -> None:
    assert_answers(page, engine, vectors())


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

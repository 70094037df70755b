"""Fixtures: a real server with the built client, and a real Chromium. All tests of a worker share them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from jekyllhyde.server.http.static_client import BUILT
from tests.server.running import ServerProcess
from tests.web.watching import NewPage, wait_until_it_runs, watch

TIMEOUT = 60_000
"""Milliseconds until a test gives up. The limit is long, so that a busy machine does not fail tests."""

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--disable-gpu"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip these tests if there is no browser, unless JH_NEEDS_BROWSER is set (CI)."""
    if CHROMIUM is None and not os.environ.get("JH_NEEDS_BROWSER"):
        here = Path(__file__).parent
        for item in items:
            if here in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="there is no Chromium: sudo apt install chromium"))


class ShortGraceServer(ServerProcess):
    """A server whose bots take over soon."""

    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "grace": 3}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (BUILT / "index.html").exists(), "the client is not built: make client"
    with ShortGraceServer(f"sqlite:///{tmp_path_factory.mktemp('web') / 'db'}", shared=True) as process:
        yield process


@pytest.fixture(scope="session")
def address(server: ServerProcess) -> str:
    return server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM is not None, "there is no Chromium: sudo apt install chromium"
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Return a function that opens a page in a browser context of its own.

    Example: `new_page(width=390, dark=True, language="fr", touch=True)`. The test fails if a page throws an error or
    breaks the content security policy.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        language: str = "en",
        touch: bool = False,
        still: bool = True,
        offline_worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport=ViewportSize(width=width, height=height),
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if offline_worker else "block",
        )
        contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        page = context.new_page()
        watch(page, errors)
        page.goto(path)
        wait_until_it_runs(page)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, "\n".join(errors)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()

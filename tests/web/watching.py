"""Checks for every page: errors, overflow, missing texts, accessibility."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ConsoleMessage, Page

NewPage = Callable[..., Page]
"""The fixture `new_page`."""

LANGUAGES = ("en", "fr", "it", "es", "de")
WIDTHS = (320, 390, 820, 1440)

# Messages of the browser about failed requests. Tests that cut the connection cause them on purpose.
_NETWORK = ("Failed to load resource", "WebSocket connection to", "net::ERR_", "dynamically imported module")

_OVERFLOWING = """() => {
  const wide = document.documentElement.clientWidth;
  const seen = (e) => e.checkVisibility() && !e.closest('.visually-hidden') && !e.closest('[data-scrolls]');
  const sticksOut = (e) => { const box = e.getBoundingClientRect(); return box.width > 0 && box.right > wide + 1; };
  if (document.documentElement.scrollWidth <= wide) return [];
  const all = [...document.querySelectorAll('body *')];
  return all.filter((e) => seen(e) && sticksOut(e)).map((e) => e.outerHTML.slice(0, 200));
}"""


def watch(page: Page, errors: list[str]) -> None:
    """Append the errors of the page to `errors`."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in _NETWORK):
            errors.append(f"{page.url}: {message.text}")

    page.on("console", on_console)
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))


def wait_until_it_runs(page: Page) -> None:
    """Wait until the client has started. A page counts as loaded before that."""
    page.locator("html[data-motion]").wait_for(state="attached")


def wait_for_the_worker(page: Page) -> None:
    """Wait until the service worker has all files and controls the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def overflowing(page: Page) -> list[str]:
    """Return the elements that make the page wider than the window, after the layout has settled."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))")
    found: list[str] = page.evaluate(_OVERFLOWING)
    return found


def missing_texts(page: Page) -> list[str]:
    """Return lines with missing texts, which show as their keys in brackets."""
    return [line for line in page.locator("body").inner_text().splitlines() if "⟦" in line]


def assert_accessible(page: Page) -> None:
    """Check the page by axe's rules for WCAG 2.2, levels A and AA."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    results = Axe().run(page, options={"runOnly": tags})
    violations: list[dict[str, Any]] = results.response["violations"]
    assert not violations, "\n".join(_described(violation) for violation in violations)


def _described(violation: dict[str, Any]) -> str:
    nodes = "\n".join(f"   {node['html'][:200]}\n      {node['failureSummary']}" for node in violation["nodes"])
    return f"{violation['id']}: {violation['help']}\n{nodes}"


def assert_fits(page: Page) -> None:
    """Check that the page fits every width and that no text is missing."""
    height = (page.viewport_size or {"height": 800})["height"]
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready.then(() => null)")  # the fallback font is wider
        assert overflowing(page) == [], f"{page.url} at {width} px"
    assert missing_texts(page) == []

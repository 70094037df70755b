"""The static site in Chromium: how soon a reader holds cards there."""

from __future__ import annotations

import statistics
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.file_server import served

BUILT = Path(__file__).parents[1] / "build" / "site"
OPENINGS = 11
CARD = "[data-hand] [data-card] svg"

# The time from the click on "Play now" to the frame that shows a card of the own hand.
_WATCH = f"""() => addEventListener('click', () => {{
  const clicked = performance.now();
  const look = () => {{
    if (!document.querySelector('{CARD}')) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => {{ window.firstCard = performance.now() - clicked; }}));
  }};
  requestAnimationFrame(look);
}}, {{ capture: true, once: true }})"""


def first_card(browser: Browser, site: str) -> float:
    """Return the seconds from "Play now" to the first own card. The kernel and its weights are fetched meanwhile."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", service_workers="block")
    page = context.new_page()
    context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.wait_for_timeout(1000)  # the browser is still closing the page before
    page.goto(site)
    page.wait_for_load_state("networkidle")
    page.evaluate(f"({_WATCH})()")
    page.get_by_role("button", name="Play now").click()
    seconds: float = page.wait_for_function("() => window.firstCard").json_value() / 1000
    context.close()
    return seconds


def site_first_card(browser: Browser) -> tuple[str, str]:
    """Return the row of the report."""
    with served(BUILT.parent) as host:
        times = [first_card(browser, f"{host}{BUILT.name}/") for _ in range(OPENINGS)]
    figures = f"{statistics.median(times):.2f} s, {max(times):.2f} s"
    return "static site: first card after “Play now”, median and worst", figures

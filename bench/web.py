"""Measure the client in a real browser: first card, frames of animations, layout shift, size, kernel, static site.

    make client site && python -m bench.web

It starts a server with the built client, plays rounds against bots in Chromium and prints the results. Everything is
measured inside the page, because a tool that looks at the page from outside slows it down.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page, Response, sync_playwright

from bench._engine import kernel_rates
from bench._site import site_first_card
from jekyllhyde.server.process.limits import Timing
from tests.server.running import ServerProcess
from tests.web.tables import MOVES, SHEET, click_any, decide_or_end

ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-quic"]
OPENINGS = 11
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}

# The time from following the link to the frame that shows a card of the own hand with its drawing.
_OPEN = """() => {
  const look = () => {
    const card = document.querySelector('[data-hand] [data-card] svg');
    const sheet = performance.getEntriesByType('resource').some((entry) => entry.name.includes('/assets/cards-'));
    if (!card || !sheet) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => { window.firstCard = performance.now(); }));
  };
  requestAnimationFrame(look);
}"""

# Frames are counted only during animations. A frame is late if it took more than 1.5 times 1/60 s.
_WATCH = """() => {
  window.measured = {frames: [], shift: 0};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.shift += entry.value;
  }).observe({type: 'layout-shift', buffered: true});
  let last = 0;
  const look = (now) => {
    const travels = document.getAnimations().some((one) => one.playState === 'running' && !one.animationName);
    if (travels && last) window.measured.frames.push(now - last);
    last = travels ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class UsualPace(ServerProcess):
    """Start a server whose bots move at the usual pace. Changes right after a click would not count as layout shift."""

    timing: ClassVar[dict[str, float]] = {**ServerProcess.timing, "bot_delay": Timing().bot_delay}


class Weight:
    """Add up the bytes of scripts as they were transferred."""

    def __init__(self, page: Page) -> None:
        self.scripts: dict[str, int] = {}
        page.on("response", self._weigh)

    def _weigh(self, response: Response) -> None:
        if response.request.resource_type == "script" or response.url.endswith(".js"):
            length = response.headers.get("content-length")
            self.scripts[response.url] = int(length) if length else len(response.body())

    @property
    def total(self) -> int:
        return sum(self.scripts.values())


def new_page(browser: Browser, address: str, size: str = "desktop") -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, service_workers="block"
    )
    context.request.post("/api/guests", data={"name": "Ann"})
    return context.new_page()


def start_round(page: Page) -> str:
    table_id = page.request.post("/api/tables", data={"target": 1}).json()["id"]
    page.goto(f"/t/{table_id}")
    page.locator("[data-fill-bots]").click()
    page.locator("[data-start]").click()
    page.locator("[data-hand] [data-card]").first.wait_for()
    return str(table_id)


def first_card(browser: Browser, address: str) -> tuple[list[float], int]:
    """Return the seconds from opening a table's link to the first own card, without a cache, and the scripts' bytes."""
    times, weight = [], 0
    for _ in range(OPENINGS):
        page = new_page(browser, address)
        table_id = start_round(page)
        page.close()
        page = page.context.new_page()
        session = page.context.new_cdp_session(page)
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        weighed = Weight(page)
        page.add_init_script(f"({_OPEN})()")
        page.wait_for_timeout(1000)  # the browser is still closing the other page
        page.goto(f"/t/{table_id}", wait_until="commit")
        page.wait_for_timeout(2500)
        times.append(page.evaluate("window.firstCard") / 1000)
        page.wait_for_load_state("networkidle")
        weight = weighed.total
        page.context.close()
    return times, weight


def played_round(browser: Browser, address: str, size: str) -> dict[str, Any]:
    page = new_page(browser, address, size)
    page.add_init_script(f"({_WATCH})()")
    start_round(page)
    chance = Random(7)
    while decide_or_end(page):
        page.wait_for_timeout(1500)  # as long as a person would wait, so that animations end
        if page.locator(MOVES).count():
            click_any(chance)(page)
    page.locator(SHEET).wait_for()
    measured: dict[str, Any] = page.evaluate("window.measured")
    page.context.close()
    return measured


def report(
    times: list[float], weight: int, rounds: dict[str, dict[str, Any]], others: Iterable[tuple[str, str]]
) -> str:
    within = sum(time < 1 for time in times)
    rows = [
        ("first card after opening, median and worst", f"{statistics.median(times):.2f} s, {max(times):.2f} s"),
        ("openings with a card within 1 s", f"{within} of {len(times)}"),
        ("scripts of the table, compressed", f"{weight / 1000:.1f} kB"),
    ]
    for size, measured in rounds.items():
        frames = measured["frames"]
        late = sum(frame > 25 for frame in frames) / len(frames)
        rows += [
            (f"{size}: frames seen while cards travel", f"{len(frames)}"),
            (f"{size}: frames a second, median", f"{1000 / statistics.median(frames):.0f}"),
            (f"{size}: late frames", f"{100 * late:.1f} %"),
            (f"{size}: layout shift over a round", f"{measured['shift']:.4f}"),
        ]
    rows += others
    return "\n".join(["| the table in Chromium | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("there is no Chromium: sudo apt install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        UsualPace(f"sqlite:///{Path(folder) / 'bench.db'}") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        times, weight = first_card(browser, server.address)
        rounds = {size: played_round(browser, server.address, size) for size in SIZES}
        page = new_page(browser, server.address)
        page.goto("/")
        others = [*kernel_rates(page), site_first_card(browser)]
        browser.close()
    print(report(times, weight, rounds, others))


if __name__ == "__main__":
    main()

"""Take pictures of every screen in a real browser, and of a round as it is played, for docs/images: `make pictures`."""

from __future__ import annotations

import base64
import io
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SIZES = {1440: 900, 820: 1180, 390: 844, 844: 390}
SCREENS = {
    "home": "/",
    "new": "/new",
    "lobby": "/lobby",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "rules": "/rules",
    "games": "/games",
    "settings": "/settings",
    "account": "/account",
}
MOVES = "[data-play]:enabled, [data-ask]"
END = "[data-sheet]"
ROUND_SECONDS = 60
ROUND_SIZE = 840, 540
PAUSE_SECONDS = 2  # before each move of the reader


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        jh = Path(sys.executable).with_name("jh")
        command = [str(jh), "serve", "--port", "0", "--database", f"sqlite:///{folder}/db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 (our own program)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def settled(page: Page) -> None:
    """Wait until fonts are loaded and nothing moves."""
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))")
    page.evaluate("document.fonts.ready.then(() => undefined)")


def keep(page: Page, name: str) -> None:
    """Take the picture in every width, in the light and in the dark theme."""
    themes: dict[Literal["light", "dark"], str] = {"light": "", "dark": "-night"}
    for theme, ending in themes.items():
        page.emulate_media(color_scheme=theme)
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            photograph(page, f"{name}-{width}{ending}")
    page.set_viewport_size({"width": 1440, "height": SIZES[1440]})
    page.emulate_media(color_scheme="light")


def photograph(page: Page, name: str) -> None:
    settled(page)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.save(IMAGES / f"{name}.webp", quality=82, method=6)
    print(f"Written: docs/images/{name}.webp")


def play(page: Page, decisions: int) -> None:
    """Make the first move offered this many times, then wait for the next decision or the end of the round."""
    for _ in range(decisions):
        page.locator(f"{MOVES}, {END}").first.wait_for()
        if page.locator(END).count():
            return
        version = page.locator("main").get_attribute("data-version")
        page.locator(MOVES).first.dispatch_event("click")
        page.wait_for_function("(old) => document.querySelector('main').dataset.version !== old", arg=version)
    page.locator(f"{MOVES}, {END}").first.wait_for()


def coached(page: Page) -> None:
    """Show a hint with all values, and who may hold what."""
    page.keyboard.press("h")
    page.locator("[data-take]").click()
    expect(page.locator("[data-hint] strong")).to_be_visible(timeout=60_000)
    page.keyboard.press("h")
    keep(page, "hint")
    page.keyboard.press("c")
    page.get_by_role("switch").click()
    expect(page.locator("dialog [data-beliefs]")).to_be_visible(timeout=60_000)
    keep(page, "beliefs")
    page.keyboard.press("Escape")


def tour(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")
    keep(page, "waiting")
    page.goto("/new")
    page.get_by_role("radio", name="One round").check()
    page.get_by_role("button", name="Open and deal").click()
    page.wait_for_url("**/t/*")
    play(page, 4)
    keep(page, "table")
    coached(page)
    play(page, 60)
    keep(page, "end")
    for name, path in SCREENS.items():
        page.goto(path)
        keep(page, name)
    page.goto("/learn")
    page.get_by_role("main").get_by_role("link", name="Begin").or_(
        page.get_by_role("button", name="Begin")
    ).first.click()
    keep(page, "lesson")
    page.goto("/puzzles/day")
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Show the values").click()
    expect(page.locator("[data-beliefs]")).to_be_visible()
    keep(page, "puzzle")
    page.goto("/games")
    page.locator("a[href^='/replay/']").first.click()
    page.wait_for_url("**/replay/*")
    keep(page, "replay")
    page.locator("[data-review]").click()
    expect(page.locator("[data-round-summary]")).to_be_attached(timeout=120_000)
    page.keyboard.press("n")
    keep(page, "review")


def record_round(page: Page) -> None:
    """Play a round with its motions and write it as one animated picture, at most a minute long."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Close the note").click()
    page.get_by_role("button", name="Hide the ranks").click()
    frames, chance = Screencast(page), Random(1)
    start = decided = time.monotonic()
    while (now := time.monotonic()) < start + ROUND_SECONDS and not page.locator(END).count():
        if page.locator(MOVES).count() and now > decided + PAUSE_SECONDS:
            chance.choice(page.locator(MOVES).all()).dispatch_event("click")
            decided = now
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000 * PAUSE_SECONDS)  # for the moment at the end
    frames.write(IMAGES / "round.webp")


class Screencast:
    """The frames that a page shows from now on. The browser sends them by itself, so motions are not held up."""

    def __init__(self, page: Page) -> None:
        self._frames: list[tuple[float, bytes]] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)
        width, height = ROUND_SIZE
        self._session.send(
            "Page.startScreencast",
            {"format": "jpeg", "quality": 92, "maxWidth": width, "maxHeight": height, "everyNthFrame": 6},
        )

    def _keep(self, frame: dict[str, Any]) -> None:
        self._frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def write(self, path: Path) -> None:
        """Write the frames as one animated picture, each as long as it was seen."""
        self._session.send("Page.stopScreencast")
        times = [at for at, _ in self._frames]
        milliseconds = [round(1000 * (after - before)) for before, after in pairwise(times)]
        first, *others = (Image.open(io.BytesIO(data)).convert("RGB") for _, data in self._frames)
        durations = [*milliseconds, 1000 * PAUSE_SECONDS]
        first.save(path, save_all=True, append_images=others, duration=durations, loop=0, quality=55, method=4)
        print(f"Written: docs/images/{path.name}, {times[-1] - times[0]:.0f} s in {len(times)} frames")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    executable = shutil.which("chromium")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-background-networking"]
        )
        page = browser.new_page(base_url=address, reduced_motion="reduce", locale="en", service_workers="block")
        tour(page)
        moving = browser.new_page(
            base_url=address,
            viewport={"width": 1120, "height": 720},
            color_scheme="dark",
            locale="en",
            service_workers="block",
        )
        record_round(moving)
        browser.close()


if __name__ == "__main__":
    main()

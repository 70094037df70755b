"""The client without a network, and updates to a new version."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from jekyllhyde.server.http.static_client import BUILT
from tests.web.file_server import served
from tests.web.watching import NewPage, wait_for_the_worker


def test_what_was_loaded_works_without_a_network(new_page: NewPage) -> None:
    page = new_page(offline_worker=True)
    wait_for_the_worker(page)
    page.context.set_offline(True)
    for path in ("/settings", "/rules", "/learn"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Offline.")).to_be_visible()


@contextmanager
def own_client(folder: Path) -> Iterator[str]:
    """Copy the client to `folder` and serve it, so that a test can change its files."""
    shutil.copytree(BUILT, folder)
    with served(folder) as address:
        yield address


def publish_another_version(folder: Path) -> None:
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("<html ", "<html data-newer ", 1))
    text, replaced = re.subn(r'"[0-9a-f]{12}"', '"newer"', worker.read_text(), count=1)
    assert replaced == 1
    worker.write_text(text)


def test_a_new_version_is_offered_and_comes_when_somebody_agrees(new_page: NewPage, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    with own_client(folder) as address:
        page = new_page(address, offline_worker=True)
        wait_for_the_worker(page)
        publish_another_version(folder)
        page.reload()
        expect(page.get_by_text("A new version is ready.")).to_be_visible()
        expect(page.locator("html[data-newer]")).to_have_count(0)
        page.get_by_role("button", name="Use it now").click()
        expect(page.locator("html[data-newer]")).to_be_attached()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.context.close()


def test_an_update_keeps_the_weights_that_were_used(new_page: NewPage, tmp_path: Path) -> None:
    """The other weights of `grandmaster` are not fetched by an update, either."""
    folder = tmp_path / "client"
    with own_client(folder) as address:
        page = new_page(address, offline_worker=True)
        wait_for_the_worker(page)
        used, unused = (next(folder.glob(f"assets/{form}-large-*.weights")).name for form in ("four-a", "three"))
        assert load_size(page, used) == (folder / "assets" / used).stat().st_size
        publish_another_version(folder)
        page.reload()
        page.get_by_role("button", name="Use it now").click()
        expect(page.locator("html[data-newer]")).to_be_attached()
        page.context.set_offline(True)
        assert load_size(page, used) == (folder / "assets" / used).stat().st_size
        assert load_size(page, unused) is None
        page.context.close()


def load_size(page: Page, asset: str) -> int | None:
    """Return the size of a file as the page gets it, or None if it cannot be fetched."""
    fetch = "(path) => fetch(path).then((answer) => answer.arrayBuffer()).then((body) => body.byteLength, () => null)"
    size: int | None = page.evaluate(fetch, f"/assets/{asset}")
    return size


def replace_the_rules(folder: Path) -> None:
    """Publish a version in which the file of the rules has another name, as after a change of its content."""
    (old,) = folder.glob("assets/Rules-*.js")
    new = old.with_name("Rules-newer000.js")
    old.rename(new)
    for compressed in folder.glob(f"assets/{old.name}.*"):
        compressed.unlink()
    for file in (*folder.glob("assets/*.js"), folder / "index.html", folder / "sw.js"):
        file.write_text(file.read_text().replace(old.name, new.name))
    publish_another_version(folder)


def test_an_update_in_one_tab_leaves_the_others_their_files(new_page: NewPage, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    with own_client(folder) as address:
        other = new_page(address, offline_worker=True)
        wait_for_the_worker(other)
        page = other.context.new_page()
        page.goto(address)
        replace_the_rules(folder)
        page.reload()
        page.get_by_role("button", name="Use it now").click()
        expect(page.locator("html[data-newer]")).to_be_attached()
        expect(other.locator("html[data-newer]")).to_have_count(0)
        other.get_by_role("link", name="Rules").click()
        expect(other.get_by_role("heading", level=1, name=re.compile("rules", re.IGNORECASE))).to_be_visible()
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", level=1, name=re.compile("rules", re.IGNORECASE))).to_be_visible()
        other.context.close()

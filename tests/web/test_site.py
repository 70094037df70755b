"""The static site: plain files in any folder of any web host, without a game server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Request, expect

from jekyllhyde.server.http.guard import CONTENT_SECURITY_POLICY
from jekyllhyde.server.http.static_client import BUILT
from tests.parity.vectors import vectors
from tests.web.engine import assert_answers, engine_of
from tests.web.file_server import served
from tests.web.tables import decide_or_end, hurry
from tests.web.test_device_tables import open_against_bots, play_and_keep
from tests.web.watching import (
    LANGUAGES,
    NewPage,
    assert_accessible,
    assert_fits,
    missing_texts,
    wait_for_the_worker,
    wait_until_it_runs,
)

SITE = Path(__file__).parents[2] / "build" / "site"
SCREENS = ("/", "/new", "/learn", "/learn/round", "/puzzles", "/puzzles/day", "/rules", "/games", "/settings")
SERVER_SCREENS = ("/lobby", "/account", "/replay")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the site, in a folder of a plain file server."""
    assert (SITE / "index.html").exists(), "the site is not built: make site"
    folder = tmp_path_factory.mktemp("host") / "some" / "where"
    folder.parent.mkdir()
    folder.symlink_to(SITE)
    with served(folder.parents[1]) as host:
        yield f"{host}some/where/"


def record_requests(page: Page, site: str) -> list[str]:
    """Return a list to which all requests are added that fail, leave the site's folder or open a WebSocket."""
    wrong: list[str] = []

    def on_failure(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the test left the page before
            wrong.append(f"{request.url}: {request.failure}")

    page.on("requestfailed", on_failure)
    page.on("request", lambda request: None if request.url.startswith(site) else wrong.append(request.url))
    page.on("response", lambda answer: wrong.append(f"{answer.url}: {answer.status}") if answer.status >= 400 else None)
    page.on("websocket", lambda socket: wrong.append(socket.url))
    return wrong


def visit(page: Page, site: str, path: str) -> None:
    """Load the page anew at the address of a screen."""
    page.goto("about:blank")  # another address after # alone would not load the page
    page.goto(f"{site}#{path}")
    wait_until_it_runs(page)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    assert missing_texts(page) == []


def walk(page: Page, site: str) -> None:
    """Walk through the site by its links, from home and back to it."""
    page.get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="Partners side by side").click()
    expect(page).to_have_url(f"{site}#/learn/neighbours")
    page.get_by_role("link", name="All chapters").click()
    page.get_by_role("link", name="Read the rules").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Scoring a round").click()
    expect(page).to_have_url(f"{site}#/rules#R6")
    expect(page.locator('[id="R6"]')).to_be_in_viewport()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def see_all_languages(page: Page) -> None:
    """Choose each language on the home screen, and check that its texts are there and fit."""
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_fits(page)


def test_the_site_works_in_any_folder(new_page: NewPage, site: str) -> None:
    page = new_page(site)
    wrong = record_requests(page, site)
    walk(page, site)
    see_all_languages(page)
    assert wrong == []


def test_after_a_visit_of_the_home_screen_all_screens_work_without_a_network(new_page: NewPage, site: str) -> None:
    page = new_page(site, offline_worker=True)
    wait_for_the_worker(page)
    page.context.set_offline(True)
    wrong = record_requests(page, site)
    page.reload()
    walk(page, site)
    see_all_languages(page)
    for path in SCREENS:
        visit(page, site, path)
    assert wrong == []


def test_after_a_visit_of_the_home_screen_the_kernel_works_without_a_network(new_page: NewPage, site: str) -> None:
    page = new_page(site, offline_worker=True)
    wait_for_the_worker(page)
    page.context.set_offline(True)
    page.reload()
    needing_brains = [vector for vector in vectors() if vector["name"] == "odds"]
    assert_answers(page, f"{site}{engine_of(SITE)}", needing_brains)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_the_screens_that_differ_fit_and_axe_finds_nothing(new_page: NewPage, site: str, dark: bool) -> None:
    page = new_page(site, dark=dark)
    for path in ("/", "/new", "/games"):
        visit(page, site, path)
        assert_fits(page)
        assert_accessible(page)


def test_a_link_to_a_clause_leads_to_it_each_time(new_page: NewPage, site: str) -> None:
    page = new_page(f"{site}#/rules#R8.5")
    clause = page.locator('[id="R8.5"]')
    link = page.get_by_role("link", name="Link to R8.5")
    expect(clause).to_be_in_viewport()
    for _ in range(2):
        page.evaluate("window.scrollTo(0, 0)")
        expect(clause).not_to_be_in_viewport()
        link.evaluate("(link) => link.click()")  # a click of the mouse would scroll to it
        expect(clause).to_be_in_viewport()
        expect(clause).to_be_focused()


def test_what_needs_a_server_is_not_offered(new_page: NewPage, site: str) -> None:
    page = new_page(site)
    wrong = record_requests(page, site)
    for path in SCREENS:
        visit(page, site, path)
        links = page.locator("a").evaluate_all("(links) => links.map((link) => link.href)")
        assert all(link.startswith(f"{site}#/") for link in links)
        assert not [link for link in links if link.split("#", 1)[1].startswith(SERVER_SCREENS)]
        expect(page.get_by_text(re.compile("friends|account name|lobby|server", re.IGNORECASE))).to_have_count(0)
    for path in SERVER_SCREENS:
        visit(page, site, path)
        expect(page.get_by_role("heading", name="Only fog here")).to_be_visible()
    visit(page, site, "/t/abcdefabcdef")
    expect(page.get_by_text("There is no table at this link.")).to_be_visible()
    visit(page, site, "/")
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-hand] [data-card]").first.wait_for()
    expect(page.locator("[data-tool=menu]")).to_be_visible()
    expect(page.locator("[data-tool=talk]")).to_have_count(0)
    assert wrong == []


def test_the_worker_leaves_other_programs_of_the_host_alone(new_page: NewPage, site: str) -> None:
    page = new_page(site, offline_worker=True)
    page.evaluate("caches.open('of another program').then(() => null)")
    wait_for_the_worker(page)
    names = page.evaluate("caches.keys()")
    assert "of another program" in names
    assert sum(name.startswith(f"jekyllhyde-{site}") for name in names) == 1
    answer = page.goto(f"{site}icon-192.png")
    assert answer is not None
    assert answer.headers["content-type"] == "image/png"


class Metas(HTMLParser):
    """Collects the content of the page's `meta` elements by name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str | None, str | None] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag == "meta":
            self.found[attributes.get("http-equiv") or attributes.get("name")] = attributes.get("content")


def test_the_site_has_the_servers_content_security_policy() -> None:
    metas = Metas((SITE / "index.html").read_text()).found
    assert metas["Content-Security-Policy"] == CONTENT_SECURITY_POLICY.removesuffix("; frame-ancestors 'none'")
    assert metas["referrer"] == "same-origin"


@pytest.mark.parametrize("build", [BUILT, SITE], ids=["server", "site"])
def test_the_service_worker_keeps_every_file(build: Path) -> None:
    worker = (build / "sw.js").read_text()
    at_once, with_use = (
        json.loads(names)
        for constant in ("FILES", "KEPT_WITH_USE")
        for names in re.findall(rf"^const {constant} = (\[.*\]);$", worker, re.MULTILINE)
    )
    written = [path for path in build.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    unneeded = {"sw.js", "invitation.png"}  # the picture is for previews of links
    assert sorted(at_once + with_use) == sorted({path.relative_to(build).as_posix() for path in written} - unneeded)
    assert {".wasm", ".weights"} <= {Path(name).suffix for name in at_once}
    kinds = {re.sub(r"-[^-]{8}\.weights$", "", name) for name in with_use}
    assert kinds == {f"assets/{form}-{kind}" for form in ("four-a", "four-b", "three") for kind in ("large", "naive")}


@pytest.mark.parametrize("build", [BUILT, SITE], ids=["server", "site"])
def test_the_manifest_has_addresses_of_its_own_folder(build: Path) -> None:
    manifest = json.loads((build / "manifest.webmanifest").read_text())
    folder = "https://host/some/where/"
    address = f"{folder}manifest.webmanifest"
    assert urljoin(address, manifest["start_url"]) == urljoin(address, manifest["scope"]) == folder
    for icon in manifest["icons"]:
        assert (build / icon["src"]).is_file()


def test_a_whole_match_on_the_site_without_a_network(new_page: NewPage, site: str, tmp_path: Path) -> None:
    page = new_page(site, offline_worker=True)
    wait_for_the_worker(page)
    hurry(page)
    page.context.set_offline(True)
    wrong = record_requests(page, site)
    page.reload()
    open_against_bots(page, "Three and a ghost")
    expect(page).to_have_url(re.compile("#/t/device-"))
    play_and_keep(page, site, tmp_path, Random(8))
    assert wrong == []


def test_a_match_against_grandmasters_goes_on_without_a_network(new_page: NewPage, site: str, tmp_path: Path) -> None:
    page = new_page(site, offline_worker=True)
    wait_for_the_worker(page)
    hurry(page)
    wrong = record_requests(page, site)
    open_against_bots(page, "Four, partners opposite", "grandmaster")
    assert decide_or_end(page)
    page.context.set_offline(True)
    page.reload()
    play_and_keep(page, site, tmp_path, Random(9))
    assert wrong == []

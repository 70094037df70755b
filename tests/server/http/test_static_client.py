"""How the server serves the built browser client."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient, create_test_client

from jekyllhyde.server.http import static_client as module
from jekyllhyde.server.http.static_client import SCREENS, get_client

Browser = TestClient[Litestar]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Jekyll</title>")
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / "assets" / "main-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"plain", mtime=0))
    monkeypatch.setattr(module, "BUILT", tmp_path)
    return tmp_path


@pytest.fixture
def browser() -> Iterator[Browser]:
    with create_test_client([get_client]) as client:
        yield client


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/new", "/t/abcdefabcdef", "/learn/three"])
def test_every_screen_is_the_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert "Jekyll" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/missing.png", "/assets/old-9z.js", "/assets/main", "/../../app.py", "/api/x"])
def test_what_is_no_file_is_not_there(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.usefixtures("built")
def test_a_screen_that_there_is_not_says_so_on_the_page(browser: Browser) -> None:
    answer = browser.get("/nowhere/at/all")
    assert (answer.status_code, "Jekyll" in answer.text) == (404, True)


def test_the_screens_are_those_of_the_client() -> None:
    routes = (Path(__file__).parents[3] / "web" / "src" / "routes.ts").read_text()
    assert set(re.findall(r'screen\("\w+", [^"]*"/(\w*)', routes)) == SCREENS


@pytest.mark.usefixtures("built")
def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(browser: Browser) -> None:
    assert "immutable" in browser.get("/assets/main-1a2b.js").headers["cache-control"]
    worker = browser.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    again = browser.get("/sw.js", headers={"if-none-match": worker.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("wanted", "encoding"),
    [("br, gzip", "br"), ("gzip", "gzip"), ("identity", None), ("", None), ("deflate;q=1", None)],
)
def test_compressed_files_go_to_those_who_take_them(browser: Browser, wanted: str, encoding: str | None) -> None:
    with browser.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": wanted}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        sent = b"".join(answer.iter_raw())
    assert sent == {"br": b"brotli", "gzip": gzip.compress(b"plain", mtime=0), None: b"plain"}[encoding]
    assert answer.headers["vary"] == "accept-encoding"


def test_without_a_built_client_the_answer_tells_how_to_build_it(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUILT", tmp_path)
    answer = browser.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text

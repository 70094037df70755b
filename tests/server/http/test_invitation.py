"""What a preview of a link to a table tells: who invites to what, in the language that is asked for, and no secret."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from jekyllhyde.rules import Seat
from jekyllhyde.server.http import static_client
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.setup import Setup
from tests.server.tables import Play
from tests.server.worlds import World, open_world

ROOM, MATCH = "waitingroom1", "runningmatch"
NAME = 'Zoë <i> & "co"'
PAGE = "<html><head><title>Jekyll</title></head><body>client</body></html>"


class Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag == "meta":
            self.found[given.get("property") or given.get("name") or ""] = given["content"] or ""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with open_world(tmp_path_factory.mktemp("invitation")) as world:
        room = Play(Setup(target=500), opened_by="ann")
        room.do("ann", commands.Sit())
        room.do("ann", commands.Rename(name=NAME))
        room.do("bob", commands.Sit())
        world.put(ROOM, room.log)
        match = Play(Setup(players=3, target=1), opened_by="ann")
        match.start(2)
        world.put(MATCH, match.log)
        yield world


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(static_client, "BUILT", tmp_path)


def test_the_preview_says_who_invites_to_what(world: World) -> None:
    answer = world.client.get(f"/t/{ROOM}")
    tags = Tags(answer.text).found
    assert tags["og:title"] == tags["twitter:title"] == f"{NAME} invites you to Dr. Jekyll & Mr. Hyde"
    assert tags["og:description"].startswith("Four players, partners opposite, to 500 points. 2 chairs are free.")
    assert tags["og:url"] == f"{world.client.base_url}/t/{ROOM}"
    assert tags["og:image"] == f"{world.client.base_url}/invitation.png"
    assert tags["twitter:card"] == "summary_large_image"
    assert "<i>" not in answer.text
    assert "<body>client</body>" in answer.text


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("de-CH,de;q=0.9,en;q=0.5", "lädt dich zu"),
        ("fr", "vous invite"),
        ("it", "ti invita"),
        ("es", "te invita"),
        ("tlh", "invites"),
    ],
)
def test_it_speaks_the_language_that_is_asked_for(world: World, wanted: str, words: str) -> None:
    answer = world.client.get(f"/t/{ROOM}", headers={"accept-language": wanted})
    assert words in answer.text
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def test_of_a_running_match_it_tells_no_card_and_no_other_name(world: World) -> None:
    answer = world.client.get(f"/t/{MATCH}").text
    assert (
        Tags(answer).found["og:description"]
        == "Three players and a ghost, one round. The match has begun; you can watch."
    )
    assert "Bob" not in answer
    assert not any(f" {seat.name} " in answer for seat in Seat)


@pytest.mark.parametrize("table_id", ["nosuchtable1", "UPPERCASE123", "short", "x" * 300, "..%2F..%2Fetc", "", "a/b"])
def test_a_link_to_no_table_has_the_ordinary_page(world: World, table_id: str) -> None:
    answer = world.client.get(f"/t/{table_id}")
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["vary"] == "accept-encoding"


def test_a_page_that_has_not_changed_is_not_sent_again(world: World) -> None:
    first = world.client.get(f"/t/{ROOM}")
    assert first.headers["cache-control"] == "no-cache"
    again = world.client.get(f"/t/{ROOM}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = world.client.get(f"/t/{ROOM}", headers={"if-none-match": first.headers["etag"], "accept-language": "fr"})
    assert other.status_code == 200
    assert world.client.head(f"/t/{ROOM}").status_code == 200

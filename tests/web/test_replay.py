"""Replays: every step and seat, opening and sharing records, and records with errors."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from jekyllhyde.records import moves_of, read_record
from jekyllhyde.rules import Seat
from jekyllhyde.server.views.replays import ReplayRequest, replay_of
from tests.web.tables import click_any, hurry, play_match, printed_on, start_table
from tests.web.test_device_tables import cut_off, open_against_bots
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits

GOLDEN = Path(__file__).parents[1] / "golden"
GOOD = sorted((GOLDEN / "records").glob("m*.jhn"))
SPOILED = sorted((GOLDEN / "records").glob("x*.jhn"))
EXPECTED: dict[str, Any] = json.loads((GOLDEN / "expected.json").read_text())
EXPECTED_ERRORS: dict[str, Any] = json.loads((GOLDEN / "expected-errors.json").read_text())
FOUR = GOLDEN / "records" / "m0001.jhn"
THREE = GOLDEN / "records" / "m0000.jhn"
SAMPLE = Path(__file__).parents[2] / "web" / "src" / "replay" / "sample.jhn"


def paste(page: Page, path: Path) -> None:
    page.get_by_label("Or paste its text").fill(path.read_text())
    with page.expect_response("**/api/replays"):
        page.get_by_role("button", name="Open").click()


def open_record(page: Page, path: Path) -> None:
    """Open a record, from the start page of replays or from another record."""
    another = page.get_by_role("link", name="Another record")
    if another.count() > 0:
        another.click()
    paste(page, path)
    at_step(page, 0)


def at_step(page: Page, step: int) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step))


def round_field(page: Page) -> Locator:
    return page.get_by_label("Round", exact=True)


def go_to_round(page: Page, number: int) -> None:
    with page.expect_response("**/api/replays"):
        round_field(page).select_option(str(number))
    expect(page).to_have_url(re.compile(f"round={number}&"))


def sums(expected: dict[str, Any]) -> list[str]:
    return [f"{team['points']} × {team['factor']} = {team['score']}" for team in (expected["jekyll"], expected["hyde"])]


def test_the_first_round_of_every_conformance_record_is_replayed(new_page: NewPage) -> None:
    page = new_page("/replay", width=820)
    for path in GOOD:
        open_record(page, path)
        expect(page.locator("[data-trick]"), path.stem).to_have_count(7)
        for _ in range(6):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("End")
        at_step(page, len(list(moves_of(read_record(path.read_text()).match.rounds[0]))))
        for text in sums(EXPECTED[path.stem]["rounds"][0]):
            expect(page.get_by_label("record", exact=True).get_by_text(text), path.stem).to_be_visible()


LYING = "() => [...document.querySelectorAll('[data-board] [data-card]')].map((e) => e.dataset.card).join(', ')"


def test_every_step_shows_the_cards_that_lie_there(new_page: NewPage) -> None:
    page = new_page("/replay", width=820)
    open_record(page, FOUR)
    for step, shown in enumerate(replay_of(ReplayRequest(FOUR.read_text())).steps[:20]):
        at_step(page, step)
        ended = any(
            news.what.startswith("trick-") for news in shown.news
        )  # a completed trick stays until the next step
        lying = (shown.round.tricks[-1] if ended else shown.round.trick).plays
        cards = ", ".join(card for _, _, card in lying)
        page.wait_for_function(f"(cards) => ({LYING})() === cards", arg=cards)
        page.keyboard.press("ArrowRight")


def test_a_spoiled_record_says_what_and_where(new_page: NewPage) -> None:
    page = new_page("/replay")
    for path in SPOILED:
        paste(page, path)
        problem = page.get_by_role("alert")
        expect(problem).to_have_attribute("data-line", str(EXPECTED_ERRORS[path.stem]["line"]))
        expect(problem).to_contain_text(f"Line {EXPECTED_ERRORS[path.stem]['line']}")


def drop(page: Page, text: str) -> None:
    files = page.evaluate_handle(
        "(text) => { const all = new DataTransfer(); all.items.add(new File([text], 'match.jhn')); return all; }", text
    )
    page.dispatch_event("[data-drop]", "drop", {"dataTransfer": files})


def test_a_record_is_dropped_mended_and_opened(new_page: NewPage) -> None:
    page = new_page("/replay")
    text = FOUR.read_text()
    drop(page, text.replace("Dealer", "Deler", 1))
    expect(page.get_by_role("alert")).to_contain_text("Deler")
    page.get_by_label("Or paste its text").fill(text)
    page.get_by_role("button", name="Open").click()
    at_step(page, 0)
    page.get_by_role("link", name="Another record").click()
    drop(page, text)
    at_step(page, 0)


def test_a_file_is_chosen(new_page: NewPage) -> None:
    page = new_page("/replay")
    page.locator("input[type=file]").set_input_files(FOUR)
    at_step(page, 0)


def test_a_file_that_is_no_text_is_refused_in_words(new_page: NewPage) -> None:
    page = new_page("/replay")
    page.locator("input[type=file]").set_input_files({"name": "x.jhn", "mimeType": "", "buffer": b"\xff\xfe\x00"})
    expect(page.get_by_text("cannot be read as text")).to_be_visible()


def test_one_seat_sees_its_own_hand_and_an_open_replay_all(new_page: NewPage) -> None:
    page = new_page("/replay")
    open_record(page, FOUR)
    expect(page.locator("[data-hand]")).to_have_count(4)
    match = read_record(FOUR.read_text()).match
    page.get_by_label("View").select_option("E")
    expect(page.locator("[data-hand]")).to_have_count(1)
    cards = page.locator("[data-hand] [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    assert set(cards) == set(match.rounds[0].deal.hands[Seat.E].codes)


def test_rounds_and_tricks_are_jumped_to_and_the_rest_plays_by_itself(new_page: NewPage) -> None:
    page = new_page("/replay")
    open_record(page, FOUR)
    go_to_round(page, 2)
    page.locator("[data-trick='7']").click()
    before = page.locator("[data-step]").get_attribute("data-step")
    page.get_by_label("Speed").select_option("4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(round_field(page)).to_have_value("3")
    page.get_by_role("button", name="Pause").click()
    assert before != "0"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    expect(round_field(page)).to_have_value("2")


def test_with_three_players_the_view_follows_the_player_to_another_seat(new_page: NewPage) -> None:
    page = new_page("/replay")
    open_record(page, THREE)
    rounds = read_record(THREE.read_text()).match.rounds
    ghost = rounds[1].deal.seating.ghost
    assert ghost is not None
    player = rounds[0].deal.seating.players[ghost]
    assert player is not None
    page.get_by_label("View").select_option(ghost.name)
    expect(page.locator("[data-hand]")).to_have_count(2)  # the player's and the ghost's
    go_to_round(page, 2)
    seat = rounds[1].deal.seating.seat_of(player)
    assert seat is not ghost
    expect(page.get_by_label("View")).to_have_value(seat.name)
    expect(page.locator("[data-own]")).to_have_attribute("data-own", seat.name)


def test_a_link_leads_others_to_the_same_place_and_a_file_holds_the_same_record(new_page: NewPage) -> None:
    page = new_page("/replay")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_record(page, FOUR)
    page.get_by_label("View").select_option("N")
    expect(page.locator("[data-hand]")).to_have_count(1)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at_step(page, 3)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is in the clipboard.")).to_be_visible()
    other = new_page(page.evaluate("navigator.clipboard.readText()"))
    at_step(other, 3)
    expect(other.get_by_label("View")).to_have_value("N")
    with other.expect_download() as download:
        other.get_by_role("button", name="Download").click()
    assert Path(download.value.path()).read_text() == FOUR.read_text()
    assert download.value.suggested_filename.endswith(".jhn")


def test_a_spoiled_link_is_answered_in_words(new_page: NewPage) -> None:
    page = new_page("/replay#jhn=nonsense")
    expect(page.get_by_role("alert")).to_have_text("This link holds no record that can be read.")
    for unknown in ("0123456789abcdef", "cut"):
        page.goto(f"/replay/{unknown}")
        expect(page.get_by_role("alert")).to_contain_text("There is no match to replay at this link.")


_MOVES = """() => [...document.querySelectorAll("[data-moves] tbody tr")].map((row) =>
  [...row.querySelectorAll("td")].map((cell) => ({
    moves: [...cell.querySelectorAll("button")].map((button) => button.title),
    arrows: [...cell.querySelectorAll("button svg use")].map((use) => use.getAttribute("href").split("#")[1]),
    wins: cell.querySelector(".laurel") !== null,
  })))"""
"""The list of moves: a row for each trick, a cell for each player, clockwise from the reader."""


def test_the_list_of_moves_has_names_arrows_and_winners(new_page: NewPage) -> None:
    page = new_page("/replay")
    open_record(page, FOUR)
    page.get_by_label("View").select_option("E")
    expect(page.locator("[data-own]")).to_have_attribute("data-own", "E")
    columns = ["E", "S", "W", "N"]
    arrows = dict(zip(columns, ("arrow-down", "arrow-left", "arrow-up", "arrow-right"), strict=True))
    names = dict(zip("NESW", read_record(FOUR.read_text()).first_seating.players, strict=True))
    heads = page.locator("[data-moves] thead th").all_inner_texts()
    assert [head.strip() for head in heads[1:]] == [names[seat] for seat in columns]
    last = replay_of(ReplayRequest(FOUR.read_text(), 1, "E")).steps[-1].round
    rows = page.evaluate(_MOVES)
    assert len(rows) == len(last.tricks) == 7
    asked = 0
    for row, trick in zip(rows, last.tricks, strict=True):
        by_seat = dict(zip(columns, row, strict=True))
        assert [seat for seat in columns if by_seat[seat]["wins"]] == ([trick.winner] if trick.winner else [])
        for seat, holder, card in trick.plays:
            *asks, played = by_seat[seat]["moves"]
            assert played.startswith(f"{names[seat]}: ")
            assert f"({printed_on(card)})" in played
            assert by_seat[seat]["arrows"] == ([] if holder == seat else [arrows[holder]])
            assert asks == ([] if holder == seat else [f"{names[seat]}: asks {names[holder]}"])
            asked += len(asks)
    assert asked > 0
    assert re.search(r"\b[NESW]\?", page.locator("[data-moves]").inner_text()) is None


@pytest.mark.parametrize("width", [390, 1440])
def test_the_list_of_moves_has_a_legend_that_is_open_where_there_is_room(new_page: NewPage, width: int) -> None:
    page = new_page("/replay", width=width, height=844)
    open_record(page, FOUR)
    signs = page.locator("[data-legend] li")
    expect(signs).to_have_count(5)
    if width == 390:
        expect(signs.first).to_be_hidden()
        page.locator("[data-legend] summary").click()
    expect(signs.last).to_be_visible()
    expect(page.locator("[data-legend]")).to_contain_text("asks the player in this direction")
    assert_accessible(page)


def finished_match(page: Page) -> str:
    """Play a match of one round as Ann. Return the address of its replay."""
    start_table(page, target=1)
    play_match(page, click_any(Random(41)))
    return str(page.get_by_role("link", name="Replay").get_attribute("href"))


def test_a_replay_opens_from_the_own_chair(new_page: NewPage) -> None:
    page = new_page()
    address = finished_match(page)
    page.get_by_role("link", name="Replay").click()
    at_step(page, 0)
    expect(page.get_by_label("View").locator("option:checked")).to_have_text("As Ann (you) saw it")
    expect(page.locator("[data-own]")).to_contain_text("Ann")
    expect(page.locator("[data-hand]")).to_have_count(1)
    assert_accessible(page)
    expect(page).to_have_url(re.compile("seat="))
    stranger = new_page(address)
    at_step(stranger, 0)
    expect(stranger.get_by_label("View")).to_have_value("open")
    expect(stranger.locator("[data-hand]")).to_have_count(4)


def test_a_match_of_this_device_opens_from_the_own_chair(new_page: NewPage) -> None:
    page = cut_off(new_page)
    open_against_bots(page, "Four, partners opposite")
    play_match(page, click_any(Random(42)))
    page.get_by_role("link", name="Replay").click()
    at_step(page, 0)
    expect(page.get_by_label("View").locator("option:checked")).to_have_text("As Nora (you) saw it")
    expect(page.locator("[data-own]")).to_contain_text("Nora")


def test_a_record_is_played_on_against_bots(new_page: NewPage) -> None:
    """Everybody keeps their name. The result is listed as practice, and the table says so."""
    page = new_page("/replay")
    hurry(page)
    open_record(page, FOUR)
    last = len(read_record(FOUR.read_text()).match.rounds)
    go_to_round(page, last)
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    at_step(page, 9)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Betty").check()
    expect(dialog.locator("[data-kept]")).to_contain_text("kept in your games, marked as practice")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-hand] [data-card]").first).to_be_visible()
    for name in ("Adam", "Christian", "Doris"):
        expect(page.locator("[data-seat] h2").get_by_text(name)).to_be_visible()
    expect(page.locator("[data-own]")).to_contain_text("You")
    play_match(page, click_any(Random(43)))
    expect(page.locator("[data-practice]")).to_contain_text("the result is kept in your games")
    assert_accessible(page)
    page.get_by_role("link", name="Replay").click()
    at_step(page, 0)
    page.goto("/games")
    expect(page.get_by_text("Practice").first).to_be_visible()


def test_after_the_end_there_is_nothing_to_play_on(new_page: NewPage) -> None:
    page = new_page("/replay")
    open_record(page, FOUR)
    go_to_round(page, len(read_record(FOUR.read_text()).match.rounds))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_in_replays(new_page: NewPage, dark: bool) -> None:
    page = new_page("/replay", dark=dark)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    paste(page, SPOILED[0])
    expect(page.get_by_role("alert")).to_be_visible()
    assert_accessible(page)
    open_record(page, THREE)
    page.keyboard.press("End")
    assert_accessible(page)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_fit_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/replay", language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_fits(page)
    for path in (SPOILED[0], FOUR, THREE):
        page.goto("/replay")
        page.locator("textarea").fill(path.read_text())
        page.locator("button[type=submit]").click()
        expect(page.locator("[data-step], [data-line]")).to_be_visible()
        page.keyboard.press("ArrowRight")
        assert_fits(page)


def test_who_has_no_record_is_given_a_sample_match(new_page: NewPage) -> None:
    page = new_page("/replay")
    page.get_by_role("button", name="Watch a sample match").click()
    at_step(page, 0)
    expect(round_field(page).locator("option")).to_have_count(3)
    expect(page.get_by_text("Deals checked: they are fair")).to_be_visible()


@pytest.mark.parametrize(
    ("outcome", "words", "spoil"),
    [
        ("fair", "Deals checked: they are fair", lambda seed: seed),
        ("unfair", "Deals checked: they are not what the seeds say", lambda seed: seed.replace("853f", "953f")),
        ("not-checked", "Deals not checked: this record does not reveal the seeds", lambda _: ""),
    ],
)
def test_the_seal_has_three_outcomes(
    new_page: NewPage, tmp_path: Path, outcome: str, words: str, spoil: Callable[[str], str]
) -> None:
    record = re.sub(r"\[Seed .*\]\n", lambda found: spoil(found[0]), SAMPLE.read_text())
    (tmp_path / "record.jhn").write_text(record)
    page = new_page("/replay")
    open_record(page, tmp_path / "record.jhn")
    seal = page.locator("[data-deals]")
    expect(seal).to_have_attribute("data-deals", outcome)
    expect(seal).to_contain_text(words)
    assert ("Nobody chose the cards" in seal.inner_text()) == (outcome == "fair")
    assert_accessible(page)


def test_a_record_with_undo_says_that_it_does_not_count_and_calls_only_fair_deals_fair(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page("/replay")
    undone = SAMPLE.read_text().replace("[Deal ", '[Undone "yes"]\n[Deal ', 1)
    for text, fair in ((undone, True), (undone.replace("853f", "953f"), False)):
        (tmp_path / "record.jhn").write_text(text)
        open_record(page, tmp_path / "record.jhn")
        expect(page.locator("[data-undone]")).to_have_text("Moves were undone: this match does not count.")
        expect(page.locator("[data-fair-undone]")).to_have_count(1 if fair else 0)


def test_a_french_move_has_a_space_before_its_colon(new_page: NewPage) -> None:
    page = new_page("/replay", language="fr")
    page.locator("textarea").fill(SAMPLE.read_text())
    page.locator("button[type=submit]").click()
    labels = page.locator("[data-moves] button.move")
    expect(labels.first).to_be_visible()
    assert all(re.match("[A-Z][a-z]+\u00a0: ", str(label.get_attribute("aria-label"))) for label in labels.all())


_CUT_FIELDS = """() => [...document.querySelectorAll('select')].filter((field) => {
  const width = field.offsetWidth;
  field.style.width = 'max-content';
  const cut = field.offsetWidth > width;
  field.style.width = '';
  return cut;
}).map((field) => field.innerText)"""
"""The fields that are too narrow for one of their options."""


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_choice_of_view_and_round_is_not_cut(new_page: NewPage, width: int) -> None:
    page = new_page("/replay", width=width, language="fr")
    page.get_by_label("Ou collez son texte").fill(FOUR.read_text())
    page.get_by_role("button", name="Ouvrir").click()
    at_step(page, 0)
    assert page.evaluate(_CUT_FIELDS) == []

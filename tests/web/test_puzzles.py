"""Puzzles: solved by mouse, keyboard and touch, with and without a network."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, Page, expect

from jekyllhyde.analysis.puzzles import Puzzle, shipped_puzzles
from jekyllhyde.rules import Ask, Move, move_text
from tests.web.watching import (
    LANGUAGES,
    NewPage,
    assert_accessible,
    assert_fits,
    wait_for_the_worker,
    wait_until_it_runs,
)

PUZZLES = {puzzle.id: puzzle for puzzle in shipped_puzzles()}
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


def some_puzzle(form: str, *, asked: bool = False) -> Puzzle:
    """Return a puzzle in the middle of a round."""
    return next(
        puzzle
        for puzzle in PUZZLES.values()
        if puzzle.form == form and ("answer" in puzzle.themes) is asked and 4 <= len(puzzle.moves) <= 36
    )


def shown(page: Page) -> Puzzle:
    """Return the puzzle that the page asks."""
    main = page.locator("main[data-puzzle]")
    return PUZZLES[main.get_attribute("data-puzzle") or ""]


def control(page: Page, move: Move) -> Locator:
    text = move_text(move)
    return page.locator(f'[data-ask="{text}"]' if isinstance(move, Ask) else f'[data-play="{text}"]:enabled').first


def wait_for_question(page: Page) -> None:
    expect(page.locator("[data-state=asking]")).to_be_visible()


def history(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate("JSON.parse(localStorage.getItem('jekyllhyde.puzzles') ?? '[]')")
    return found


def test_a_newcomer_misses_solves_and_goes_on_by_mouse(page: Page) -> None:
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Solve a puzzle").click()
    wait_for_question(page)
    first = shown(page)
    expect(page).to_have_url(re.compile(f"/puzzles/{first.id}$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("which")
    control(page, first.values[-1].move).click()
    expect(page.locator("[data-wrong]")).to_contain_text("Not the best")
    compared = re.compile(r"” is worth [+−]?\d+ points, the best move [+−]?\d+\.")
    expect(page.locator("[data-wrong]")).to_contain_text(compared)
    control(page, first.best).click()
    expect(page.locator("[data-state=solved] h1")).to_contain_text("Right")
    expect(page.locator("[data-state=solved] h1")).to_be_focused()
    expect(page.locator("[data-change]")).to_contain_text("−")
    expect(page.locator("[data-why]")).not_to_be_empty()
    expect(page.locator("[data-compared]")).to_contain_text(compared)
    expect(page.locator("[data-beliefs]")).to_be_visible()
    assert [attempt["solved"] for attempt in history(page)] == [False]
    page.get_by_role("button", name="Next puzzle").click()
    wait_for_question(page)
    second = shown(page)
    assert second.id != first.id
    control(page, second.best).click()
    expect(page.locator("[data-change]")).to_contain_text("+")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-figure=puzzle-solved]")).to_have_text("1")
    expect(page.locator("[data-figure=puzzle-row]")).to_have_text("1")
    expect(page.locator("[data-figure=puzzle-days]")).to_have_text("1")
    assert int(page.locator("[data-figure=puzzle-your-rating]").inner_text()) == history(page)[-1]["rating"]
    page.locator(f'a[href="/puzzles/{first.id}"]').click()
    wait_for_question(page)


def test_a_puzzle_is_solved_by_keyboard_alone(new_page: NewPage) -> None:
    puzzle = some_puzzle("four-b")
    page = new_page(f"/puzzles/{puzzle.id}")
    wait_for_question(page)
    for move in (puzzle.values[-1].move, puzzle.best):
        page.keyboard.press(control(page, move).get_attribute("aria-keyshortcuts") or "")
    expect(page.locator("[data-state=solved] h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Show the values")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("n")
    wait_for_question(page)
    assert shown(page).id != puzzle.id


def test_a_puzzle_is_solved_by_touch_on_a_phone_with_the_hand_in_sight(new_page: NewPage) -> None:
    puzzle = some_puzzle("three", asked=True)
    page = new_page(f"/puzzles/{puzzle.id}", width=390, height=844, touch=True, language="de")
    wait_for_question(page)
    for card in page.locator("[data-own] [data-card]").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    control(page, puzzle.values[1].move).tap()
    expect(page.locator("[data-wrong]")).to_be_in_viewport()
    control(page, puzzle.best).tap()
    expect(page.locator("[data-state=solved]")).to_be_in_viewport()
    page.get_by_role("button", name="Nächste Aufgabe").tap()
    wait_for_question(page)
    assert shown(page).id != puzzle.id


def test_the_values_are_on_the_cards_and_seats(new_page: NewPage) -> None:
    puzzle = some_puzzle("four-a")
    page = new_page(f"/puzzles/{puzzle.id}")
    control(page, puzzle.best).click()
    expect(page.locator("[data-mark]")).to_have_count(1)  # the best move alone
    page.get_by_role("button", name="Show the values").click()
    expect(page.locator("[data-mark]")).to_have_count(len(puzzle.values))
    best = f"{puzzle.values[0].value:+.0f}".replace("-", "−").removeprefix("+" if puzzle.values[0].value == 0 else "")
    expect(page.locator(f'[data-mark="{best}"]').first).to_be_visible()


def test_hidden_cards_are_not_in_the_page_before_the_answer(new_page: NewPage) -> None:
    puzzle = some_puzzle("four-a")
    seen = puzzle.observation
    page = new_page(f"/puzzles/{puzzle.id}")
    wait_for_question(page)
    hidden = [card.code for seat, hand in enumerate(puzzle.round.hands) if seat != seen.seat for card in hand]
    assert page.locator("[data-hand] [data-card]").count() == len(seen.hand)
    for code in hidden:
        expect(page.locator(f'[data-card="{code}"]')).to_have_count(0)
    control(page, puzzle.best).click()
    page.get_by_role("button", name="Show all hands").click()
    for code in hidden:
        expect(page.locator(f'[data-card="{code}"]')).to_have_count(1)


def test_the_answer_is_shown_to_whoever_gives_up_and_may_be_tried_again(new_page: NewPage) -> None:
    puzzle = some_puzzle("four-a", asked=True)
    page = new_page(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator("[data-state=shown] h1")).to_contain_text("The best move")
    page.get_by_role("button", name="Try again").click()
    wait_for_question(page)
    control(page, puzzle.best).click()
    expect(page.locator("[data-state=solved]")).to_be_visible()
    assert [(attempt["id"], attempt["solved"]) for attempt in history(page)] == [(puzzle.id, False)]


def daily_at(page: Page, moment: datetime) -> str:
    page.clock.set_fixed_time(moment)
    page.goto("/puzzles/day")
    wait_for_question(page)
    return shown(page).id


def test_everybody_has_the_same_puzzle_on_a_day_and_another_on_the_next(new_page: NewPage) -> None:
    first, other = new_page(), new_page(language="fr")
    today = daily_at(first, NOON)
    assert daily_at(other, NOON.replace(hour=23, minute=59)) == today
    assert daily_at(other, NOON.replace(day=19, hour=0)) != today
    control(first, PUZZLES[today].best).click()
    expect(first.locator("[data-state=solved]")).to_be_visible()
    first.goto("/puzzles")
    expect(first.locator("[data-daily]")).to_contain_text("November 18: solved")
    first.clock.set_fixed_time(NOON.replace(day=19))
    first.reload()
    expect(first.locator("[data-daily]")).not_to_contain_text("solved")
    expect(first.locator("[data-figure=puzzle-days]")).to_have_text("1")


def test_a_theme_is_kept_from_puzzle_to_puzzle(new_page: NewPage) -> None:
    page = new_page("/puzzles")
    page.get_by_role("link", name="Out with the Transformation").click()
    for _ in range(2):
        wait_for_question(page)
        assert "forcing" in shown(page).themes
        page.get_by_role("button", name="Show the answer").click()
        page.get_by_role("button", name="Next puzzle").click()


def test_puzzles_work_without_a_network(new_page: NewPage) -> None:
    page = new_page("/", offline_worker=True)
    wait_for_the_worker(page)
    page.context.set_offline(True)
    for form in ("four-a", "four-b", "three"):
        puzzle = some_puzzle(form)
        page.goto(f"/puzzles/{puzzle.id}")
        control(page, puzzle.best).click()
        expect(page.locator("[data-why]")).not_to_be_empty()
        expect(page.locator("[data-beliefs]")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-figure=puzzle-solved]")).to_have_text("3")


def test_an_unknown_puzzle_is_answered_in_words(new_page: NewPage) -> None:
    page = new_page("/puzzles/nosuch")
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle at this link.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-daily]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzles_fit_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/puzzles", language=language)
    expect(page.locator("[data-daily]")).to_be_visible()
    assert_fits(page)
    for puzzle in (some_puzzle("three"), some_puzzle("four-a", asked=True)):
        page.goto(f"/puzzles/{puzzle.id}")
        wait_until_it_runs(page)
        control(page, puzzle.values[-1].move).click()
        expect(page.locator("[data-wrong]")).to_be_visible()
        assert_fits(page)
        control(page, puzzle.best).click()
        expect(page.locator("[data-beliefs]")).to_be_visible()
        for toggle in page.locator("[aria-pressed]").all():
            toggle.click()
        assert_fits(page)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_in_the_puzzles(new_page: NewPage, dark: bool) -> None:
    puzzle = some_puzzle("three")
    page = new_page(f"/puzzles/{puzzle.id}", dark=dark)
    control(page, puzzle.values[-1].move).click()
    expect(page.locator("[data-wrong]")).to_be_visible()
    assert_accessible(page)
    control(page, puzzle.best).click()
    expect(page.locator("[data-beliefs]")).to_be_visible()
    for toggle in page.locator("[aria-pressed]").all():
        toggle.click()
    assert_accessible(page)
    page.goto("/puzzles")
    expect(page.get_by_role("heading", name="Your last puzzles")).to_be_visible()
    assert_accessible(page)

"""The lessons, from the first text to the last, as a newcomer takes them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import hurry
from tests.web.watching import LANGUAGES, NewPage, assert_accessible, assert_fits

LESSONS = Path(__file__).parents[2] / "web" / "src" / "learn"
CHAPTERS = ("round", "asking", "three", "neighbours")

Press = Callable[[Page, str], None]
"""A function that makes a move, or goes on if the move is empty."""


def steps_of(chapter: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads((LESSONS / f"{chapter}.json").read_text(encoding="utf-8"))["steps"]
    return steps


def control(move: str) -> str:
    if not move:
        return "[data-go-on]"
    return f'[data-ask="{move}"]' if move.endswith("?") else f'[data-play="{move}"]:enabled'


def click(page: Page, move: str) -> None:
    page.locator(control(move)).click()


def type_key(page: Page, move: str) -> None:
    there = page.locator(control(move))
    expect(there).to_be_visible()
    if not move:
        expect(there).to_be_focused()
    page.keyboard.press(there.get_attribute("aria-keyshortcuts") or "Enter" if move else "Enter")


def take(page: Page, chapter: str, press: Press, stubborn: bool = False) -> None:
    """Take the whole lesson by its good moves. `stubborn` tries every other move first."""
    steps, at = steps_of(chapter), 0
    while True:
        step = steps[at]
        if step["say"] is not None:
            expect(page.locator(f'[data-say="{step["say"]}"]')).to_be_visible()
        if "answers" in step:
            at = decide(page, step["answers"], press, stubborn)
        elif step["next"] is None:
            return
        else:
            if step["say"] is not None:
                press(page, "")
            at = step["next"]


def decide(page: Page, answers: dict[str, dict[str, Any]], press: Press, stubborn: bool) -> int:
    for move, answer in answers.items():
        if stubborn and "say" in answer:
            press(page, move)
            expect(page.locator(f'[data-try="{answer["say"]}"]')).to_be_visible()
    move, good = next((move, answer) for move, answer in answers.items() if "next" in answer)
    press(page, move)
    return int(good["next"])


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_lesson_is_taken_to_its_end_by_mouse_with_every_wrong_try(new_page: NewPage, chapter: str) -> None:
    page = new_page("/learn")
    hurry(page)
    page.goto("/learn")
    page.locator(f'a[href="/learn/{chapter}"]').click()
    take(page, chapter, click, stubborn=True)
    expect(page.get_by_text("You have finished this chapter.")).to_be_visible()
    page.get_by_role("link", name="All chapters").click()
    expect(page.locator(f'a[href="/learn/{chapter}"]').get_by_text("Done")).to_be_visible()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_lesson_is_taken_to_its_end_by_keyboard_alone(new_page: NewPage, chapter: str) -> None:
    page = new_page("/learn")
    hurry(page)
    page.goto(f"/learn/{chapter}")
    take(page, chapter, type_key)
    expect(page.get_by_text("You have finished this chapter.")).to_be_visible()


def test_the_whole_of_learn_fits_a_phone_and_needs_no_server(new_page: NewPage) -> None:
    page = new_page("/learn", width=390, height=844, touch=True, language="de")
    hurry(page)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/learn/three")
    take(page, "three", lambda page, move: page.locator(control(move)).tap())
    page.locator('a[href="/learn/neighbours"]').tap()
    take(page, "neighbours", lambda page, move: page.locator(control(move)).tap())


def test_whoever_is_lost_is_shown_the_way_and_whoever_leaves_comes_back_to_it(new_page: NewPage) -> None:
    page = new_page("/learn")
    hurry(page)
    page.goto("/learn/round")
    click(page, "")
    click(page, "")
    click(page, "J3")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("play Dr. Jekyll (Jekyll A)")).to_be_visible()
    page.reload()
    expect(page.locator('[data-say="lead"]')).to_be_visible()


def go_to(page: Page, chapter: str, say: str) -> None:
    at = next(index for index, step in enumerate(steps_of(chapter)) if step["say"] == say)
    page.evaluate("(text) => localStorage.setItem('jekyllhyde.learn', text)", json.dumps({"at": {chapter: at}}))
    page.goto(f"/learn/{chapter}")
    expect(page.locator(f'[data-say="{say}"]')).to_be_visible()


def test_on_a_phone_the_hand_is_whole_and_in_sight_whatever_is_said(new_page: NewPage) -> None:
    page = new_page("/learn", width=390, height=844, touch=True)
    go_to(page, "round", "backs")
    cards = page.locator("[data-hand] [data-card] > *")
    assert cards.evaluate_all("(cards) => new Set(cards.map((card) => card.clientWidth)).size") == 1
    go_to(page, "round", "ask")
    page.locator(control("E?")).tap()
    page.get_by_role("button", name="Show me").tap()
    expect(page.locator("[data-card=HX3]")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="What beats what")).to_contain_text("7= 6= 5= 4= 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_hand_is_in_sight_at_every_decision_about_asking(new_page: NewPage, language: str) -> None:
    page = new_page("/learn", width=390, height=844, touch=True, language=language)
    decisions = [step["say"] for step in steps_of("asking") if "answers" in step and step["round"]["hand"]]
    assert len(decisions) == 7
    for say in decisions:
        go_to(page, "asking", say)
        for card in page.locator("[data-hand] [data-card]").all():
            expect(card).to_be_in_viewport(ratio=0.9)


def test_the_end_of_a_lesson_leads_on_in_sight_and_straight_to_a_game(new_page: NewPage) -> None:
    page = new_page("/learn", width=390, height=844, touch=True)
    go_to(page, "round", "match")
    expect(page.get_by_role("link", name="Next: When to ask an opponent")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Play now").tap()
    expect(page.locator("[data-hand] [data-card]")).to_have_count(7)


@pytest.mark.parametrize(
    ("chapter", "players", "position"), [("asking", 4, "A"), ("three", 3, "A"), ("neighbours", 4, "B")]
)
def test_play_now_after_a_lesson_starts_the_form_that_it_taught(
    new_page: NewPage, chapter: str, players: int, position: str
) -> None:
    page = new_page("/learn")
    go_to(page, chapter, steps_of(chapter)[-1]["say"])
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert table["phase"] == "playing"
    assert (table["setup"]["players"], table["setup"]["position"]) == (players, position)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", *["bot"] * (players - 1)]


MOMENTS = (
    ("round", "asked"),
    ("round", "match"),
    ("asking", "spare"),
    ("asking", "sum"),
    ("asking", "end"),
    ("three", "ghost-asked"),
)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing_in_the_lessons(new_page: NewPage, dark: bool) -> None:
    page = new_page("/learn", dark=dark)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    for chapter, say in MOMENTS:
        go_to(page, chapter, say)
        assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_fit_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/learn", language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_fits(page)
    for chapter, say in MOMENTS:
        go_to(page, chapter, say)
        assert_fits(page)

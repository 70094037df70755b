"""Sentences for screen readers: each event is told once, and correctly."""

from __future__ import annotations

import re
from itertools import count, pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from jekyllhyde.rules import MemoryAid
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.table.state import Phase
from tests.web.scripted import TABLE_ID, RecordedPlay, ScriptedServer, Step
from tests.web.tables import hurry

TOLD = {"dealt", "asked", "played", "trick-won", "trick-carried", "round-scored", "match-won"}
"""News that has a sentence."""

_SOCKET = """() => {
    window.WebSocket = class FakeSocket {
        static OPEN = 1;
        readyState = 1;
        constructor() {
            window.tell = (message) => this.onmessage?.({ data: JSON.stringify(message) });
            setTimeout(() => this.onopen?.());
        }
        send(text) {
            const { type, ref } = JSON.parse(text);
            if (type === "hello") tell({ type: "welcome", protocol: 3, name: "Ann", levels: [] });
            if (type === "enter") window.entered = true;
            if (ref !== undefined) tell({ type: "done", ref, version: 0 });
        }
        close() {}
    };
}"""
"""A fake socket inside the page. Sending thousands of states through Playwright would be slow."""

_PLAY = """async (rounds) => {
    const log = document.querySelector("[role=log][aria-live]");
    let said = [];
    const hear = (changes) => {
        for (const { addedNodes, target, type } of changes) {
            if (type === "characterData") said.push(target.data);
            for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
        }
    };
    const listener = new MutationObserver(hear);
    listener.observe(log, { childList: true, characterData: true, subtree: true });
    const sheet = () => document.querySelector("[data-sheet]");
    const strip = () => [...document.querySelectorAll("[data-round-score]")].map((team) => team.textContent);
    const until = async (holds) => {
        for (let tries = 0; !holds() && tries < 2000; tries++) {
            dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
            await new Promise((next) => setTimeout(next, 5));
        }
    };
    const heard = [];
    for (const steps of rounds) {
        document.querySelector("[data-sheet] [data-action=ready]")?.click(); // else the sheet stays for its reader
        said = [];
        tell(steps[0]);
        await until(() => !sheet());
        for (const step of steps.slice(1)) tell(step);
        await until(sheet);
        hear(listener.takeRecords());
        heard.push({ said, sheet: sheet()?.innerText ?? "", strip: strip() });
    }
    return heard;
}"""
"""Send rounds to the page, and record each line that a screen reader would read: new lines and changed lines."""


class Heard(NamedTuple):
    """The states of a round, the sentences that were read, the text at its end, and the score above the table."""

    steps: list[Step]
    said: list[str]
    sheet: str
    strip: list[str]


def random_rounds(setup: Setup, rounds: int, last_tricks: int, first_seed: int = 1) -> list[list[Step]]:
    """The states of each round to show: the deal, then the last tricks."""
    found: list[list[Step]] = []
    for seed in count(first_seed):
        play = RecordedPlay(setup, seed)
        play.start(1)
        while play.table.phase is not Phase.OVER:
            if len(found) == rounds:
                return found
            first = len(play.steps) - 1
            play.play_round()
            steps = play.steps[first:]
            ahead = 7 - last_tricks
            begin = next(index for index, step in enumerate(steps) if _finished(step) >= ahead)
            found.append([steps[0], *steps[max(begin, 1) :]])
            play.next_round()
    raise AssertionError("there are seeds enough")


def _finished(step: Step) -> int:
    """The number of completed tricks, computed from the cards that are left."""
    left = sum(map(sum, step.table["round"]["counts"]))
    return (28 - int(left)) // 4


def listen(page: Page, rounds: list[list[Step]]) -> list[Heard]:
    hurry(page, asking="hidden")  # for newcomers the strip has the sum of the deeds
    page.add_init_script(f"({_SOCKET})()")
    page.goto(f"/t/{TABLE_ID}")
    page.wait_for_function("() => window.entered")
    versions = count(1)
    messages: list[list[dict[str, Any]]] = [
        [{"type": "state", "table": {**table, "version": next(versions)}, "news": news} for table, news in steps]
        for steps in rounds
    ]
    page.evaluate("tell", {**messages[0][0], "news": []})
    page.locator("[data-hand]").first.wait_for()
    heard: list[dict[str, Any]] = page.evaluate(_PLAY, messages)
    return [Heard(steps, each["said"], each["sheet"], each["strip"]) for steps, each in zip(rounds, heard, strict=True)]


def scores(text: str) -> list[tuple[int, int, int]]:
    found = re.findall(r"(\d+)\s*×\s*(\d+)\s*=\s*(\d+)", text)
    return [(int(points), int(factor), int(score)) for points, factor, score in found]


@pytest.mark.parametrize(
    ("setup", "group"),
    [
        *((Setup(target=3000), group) for group in range(10)),
        (Setup(target=3000, memory_aid=MemoryAid.LAST_TRICK), 0),
        (Setup(players=3, target=3000), 0),
    ],
    ids=[*(f"four-{group}" for group in range(10)), "last-trick", "three"],
)
def test_r6_3_the_score_is_said_and_written_as_on_the_sheet(page: Page, setup: Setup, group: int) -> None:
    """Each group has 20 rounds of its own: 200 of four players. The strip has the score in figures and in words."""
    for steps, said, sheet, strip in listen(page, random_rounds(setup, 20, last_tricks=1, first_seed=1 + 100 * group)):
        teams = steps[-1].table["round"]["score"]
        expected = [(team["points"], team["factor"], team["score"]) for team in teams]
        assert [scores(line) for line in said if "The round is over" in line] == [expected]
        assert scores(sheet) == expected
        assert [scores(team) for team in strip] == [[team] for team in expected]
        for team, (points, factor, score) in zip(strip, expected, strict=True):
            assert re.search(rf"\b{points} points?, factor {factor}, makes {score}\b", team), team


def test_each_thing_is_said_once_however_much_has_happened(page: Page) -> None:
    heard = listen(page, random_rounds(Setup(target=3000), 4, last_tricks=7))
    assert sum(len(each.said) for each in heard) > 100
    for steps, said, _, _ in heard:
        assert len(said) == sum(piece["what"] in TOLD for step in steps for piece in step.news), said


def test_words_do_not_run_ahead_of_the_cards(page: Page) -> None:
    """While a card of another player is still being shown, the line above the hand and the log say nothing newer."""
    first, second, third = two_cards_before_own_turn()
    hurry(page, cardPause=600_000)
    server = ScriptedServer(page, first)
    server.visit()
    page.locator("[data-hand] [data-card]").first.wait_for()
    server.show(second)
    server.show(third)
    expect(page.locator("[data-play]:enabled, [data-ask]").first).to_be_attached()  # the move may be made already
    card = third.news[0]["card"]
    expect(page.locator("[data-banner]")).to_contain_text("thinking")
    expect(page.locator(f'[data-board] [data-card="{card}"]')).to_have_count(0)
    said = page.locator("[data-log], [role=log]").all_inner_texts()
    page.keyboard.press("Escape")
    expect(page.locator("[data-banner]")).to_contain_text("Your turn")
    expect(page.locator(f'[data-board] [data-card="{card}"]')).to_have_count(1)
    assert page.locator("[data-log], [role=log]").all_inner_texts() != said


def two_cards_before_own_turn() -> tuple[Step, Step, Step]:
    """Return three states in a trick: two others play a card one after another, and then it is the reader's turn."""
    for seed in count(1):
        play = RecordedPlay(Setup(), seed)
        play.start(1)
        play.play_round()
        for first, (second, third) in zip(play.steps, pairwise(play.steps[1:]), strict=False):
            news = [piece["what"] for step in (second, third) for piece in step.news]
            rounds = [step.table["round"] for step in (first, second, third)]
            if news != ["played", "played"] or len(rounds[-1]["trick"]["plays"]) < 2:
                continue
            others = all(piece["by"] != rounds[0]["seat"] for step in (second, third) for piece in step.news)
            if others and rounds[1]["asked"] is None and rounds[2]["on_turn"] == rounds[2]["seat"]:
                return first, second, third
    raise AssertionError("there are seeds enough")

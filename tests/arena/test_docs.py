"""The examples in docs/bot-protocol.md are what a process sees."""

from __future__ import annotations

import json
import re
from pathlib import Path

from jekyllhyde.bots.process import LONGEST_ANSWER, PROTOCOL
from jekyllhyde.bots.registry import FALLBACK_BOT, GROUP
from jekyllhyde.rules import Deal, Options, observe, seat_four, start_round
from jekyllhyde.rules.cards import CARDS
from jekyllhyde.rules.deal import hands_of_deck
from jekyllhyde.rules.seats import Seat

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text()
HELLO, QUESTION, ANSWER = map(json.loads, re.findall(r"^```json\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE))


def test_the_examples_are_true() -> None:
    assert HELLO == {"hello": PROTOCOL}
    assert ANSWER["move"] in QUESTION["observation"]["legal_moves"]
    observation = observe(start_round(Options(), Deal(seat_four(), hands_of_deck(CARDS))), Seat.N)
    assert list(QUESTION["observation"]) == list(json.loads(observation.to_json()))


def test_every_field_is_explained() -> None:
    first_column = " ".join(re.findall(r"^\| ([^|]*) \|", PAGE, re.MULTILINE))
    explained = set(re.findall(r"`(\w+)`", first_column))
    assert explained == {*QUESTION, *QUESTION["observation"]}


def test_limits_and_names_are_as_in_the_code() -> None:
    assert f"more than {LONGEST_ANSWER} bytes" in PAGE
    assert f'[project.entry-points."{GROUP}"]' in PAGE
    assert f"the bot `{FALLBACK_BOT}` plays this one move for it" in PAGE

"""The texts of the rules have the right numbers, and the generated pages are up to date."""

import re

import pytest

from jekyllhyde.locale import languages, locale, rules_text
from jekyllhyde.rules import Reason
from tools.write_docs import pages

CLAUSES_OF_SECTIONS = {"R1": 3, "R2": 4, "R3": 6, "R4": 2, "R5": 4, "R6": 4, "R7": 3, "R8": 7, "R9": 2}
LAW = [
    number
    for section, clauses in CLAUSES_OF_SECTIONS.items()
    for number in (section, *(f"{section}.{clause}" for clause in range(1, clauses + 1)))
]


@pytest.mark.parametrize("language", languages())
def test_every_clause_of_the_law_has_one_text(language: str) -> None:
    numbers = [number for number, _ in rules_text(language)]
    assert numbers == LAW
    keys = {key for key in locale(language).keys if key.startswith("rules-")} - {"rules-title"}
    assert keys == {f"rules-{number.lower().replace('.', '-')}" for number in LAW}


@pytest.mark.parametrize("language", languages())
def test_clauses_are_sentences_and_titles_are_not(language: str) -> None:
    for number, text in rules_text(language):
        assert text.endswith(".") == ("." in number), number


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_numbers_and_codes_survive_translation(language: str) -> None:
    """A number or card code that differs from the English text is an error in one of them."""
    fact = re.compile(r"\d+|\b[JH](?:[TA-E]|X?\d)\b|[×=+]")
    for (number, english), (_, other) in zip(rules_text("en"), rules_text(language), strict=True):
        assert sorted(fact.findall(other)) == sorted(fact.findall(english)), number


def test_every_reason_cites_a_clause_that_exists() -> None:
    assert {reason.rule for reason in Reason} <= set(LAW)


def test_pages_are_up_to_date() -> None:
    for page, text in pages().items():
        assert page.read_text(encoding="utf-8") == text, f"run `python -m tools.write_docs`: {page.name} is old"

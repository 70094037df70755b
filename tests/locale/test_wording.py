"""Checks of the wording in five languages: glossaries, typography and plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import jekyllhyde.locale
from jekyllhyde.locale import languages, locale
from tools.lesson_scripts import LESSONS
from tools.lessons import steps_of

FOLDER = Path(jekyllhyde.locale.__file__).parent
NBSP, NARROW = "\u00a0", "\u202f"

# Texts that name a straight quotation mark, and keys that are typed.
NAMES_A_QUOTE = {"study-problem-bad-escape", "study-problem-unterminated-value"}
TYPED = re.compile(r"E\?|\b(?:or|ou|oder|o|oppure) \? ")

QUOTES = {"en": ("“", "”"), "fr": ("«", "»"), "it": ("«", "»"), "es": ("«", "»"), "de": ("„", "“")}
PERCENT = {"en": "", "fr": NARROW, "it": "", "es": NBSP, "de": NBSP}

COUNTED = {"points", "cards", "seconds", "minutes", "count", "played", "won", "games", "rounds", "jekyll", "hyde"}
# Numbers that do not change the word after them ("3 of 8", "to 500"), or that are never 1.
STANDING_ALONE = {
    "coach-why-forces",
    "coach-why-forces-sure",
    "coach-why-less-choice",
    "coach-why-lets-choose",
    "coach-why-spends",
    "play-counts",
    "story-deed",
    "story-deed-you",
    "story-haul",
    "story-haul-you",
    "study-chart-share",
    "study-games-won",
    "study-problem-names-missing",
    "study-problem-trick-incomplete",
}


def _choices(pattern: ast.Pattern) -> list[list[str]]:
    """Return the variants of each element of a pattern."""
    found: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            found.append([text for variant in element.expression.variants for text in _written(variant.value)])
        elif isinstance(element.expression, ast.VariableReference):
            found.append([f"{{ ${element.expression.id.name} }}"])
        elif isinstance(element.expression, ast.MessageReference):
            found.append([f"{{ {element.expression.id.name} }}"])
        else:
            raise AssertionError(element)
    return found


def _written(pattern: ast.Pattern) -> list[str]:
    """Return all variants of a text."""
    return ["".join(parts) for parts in product(*_choices(pattern))]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Return all messages and attributes of a language, of the terminal and of the browser."""
    found: dict[str, ast.Pattern] = {}
    for path in (FOLDER / f"{language}.ftl", *sorted((FOLDER / "web").glob(f"*.{language}.ftl"))):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    for key, pattern in patterns(language).items():
        for text in _written(pattern):
            yield key, TYPED.sub(lambda typed: typed[0].replace("?", "E"), text)


def keys_with(language: str, expression: str, *, flags: int = 0) -> set[str]:
    """Return the keys of the texts that match a regular expression."""
    return {key for key, text in texts(language) if re.search(expression, text, flags)}


@cache
def glossary(language: str) -> dict[str, tuple[str, list[str]]]:
    """Return for each notion the word that is used and the words that are not."""
    lines = (FOLDER / f"glossary.{language}.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|")]
    return {notion: (word, [other.strip() for other in not_.split(",") if other]) for notion, word, not_ in rows[2:]}


@pytest.mark.parametrize("language", languages())
def test_words_that_the_glossary_rules_out_are_not_used(language: str) -> None:
    used = {}
    for notion, (_, ruled_out) in glossary(language).items():
        for word in ruled_out:
            flags = 0 if word[0].isupper() else re.IGNORECASE
            keys = keys_with(language, rf"(?<!\w){re.escape(word)}(?!\w)", flags=flags)
            if keys:
                used[notion, word] = keys
    assert used == {}


@pytest.mark.parametrize("language", languages())
def test_the_glossary_has_the_words_of_the_texts(language: str) -> None:
    checked = 0
    for notion, (word, _) in glossary(language).items():
        for key in (f"word-{notion.replace(' player', '')}", f"kind-{notion}"):
            if key in patterns(language):
                assert word.split(";")[0].split(",")[0] == locale(language).text(key), notion
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_typographic(language: str) -> None:
    assert keys_with(language, "['`´]") == set()


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    others = set("“”„«»") - {opening, closing}
    for key, text in texts(language):
        assert not others.intersection(text), key
        assert ('"' in text) == (key in NAMES_A_QUOTE), key
        assert re.sub(f"[^{opening}{closing}]", "", text) in ("", opening + closing), key


@pytest.mark.parametrize("language", languages())
def test_dots_at_the_end_are_one_character(language: str) -> None:
    assert keys_with(language, r"\.\.") == set()
    assert keys_with(language, r"\w…" if language == "de" else r"\s…") == set()


@pytest.mark.parametrize("language", languages())
def test_percent_keeps_its_distance(language: str) -> None:
    for key, text in texts(language):
        for before in re.findall(r"(\s?)%", text):
            assert before == PERCENT[language], key


@pytest.mark.parametrize("language", languages())
def test_punctuation_keeps_its_distance(language: str) -> None:
    if language == "fr":
        assert keys_with("fr", rf"(?<!{NARROW})[;!?]") == set()
        assert keys_with("fr", rf"(?<!{NBSP}):") == set()
        assert keys_with("fr", rf"«(?!{NBSP})|(?<!{NBSP})»") == set()
    else:
        assert keys_with(language, r"\s[;:!?»]|«\s") == set()
    assert keys_with(language, r"\s[,.]|  ") == set()


def test_spanish_questions_and_exclamations_are_opened() -> None:
    for key, text in texts("es"):
        assert (text.count("?"), text.count("!")) == (text.count("¿"), text.count("¡")), key


def test_german_speaks_to_the_reader_in_small_letters() -> None:
    assert keys_with("de", r"[\w,;)}] (?:Du|Dich|Dir|Dein\w*)\b") == set()


def test_italian_accents() -> None:
    assert keys_with("it", r"\b(?:perchè|nè|E’|puo|piu|cosi|gia|sè|pò)\b") == set()


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_no_english_word_is_left(language: str) -> None:
    assert keys_with(language, r"(?i)(?<![\w$])(?:the|and|your|you|with|this|of|is|are|from|to)(?!\w)") == set()


def _inflected(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the variables that count the next word although the text has no plural variants."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            assert isinstance(expression.selector, ast.VariableReference)
            for variant in expression.variants:
                yield from _inflected(variant.value, selected | {expression.selector.id.name})
        elif (
            isinstance(expression, ast.VariableReference)
            and expression.id.name not in selected
            and isinstance(following, ast.TextElement)
            and re.match(r" [^\W\d_]{2}", following.value)
        ):
            yield expression.id.name


@pytest.mark.parametrize("language", languages())
def test_what_is_counted_has_a_singular(language: str) -> None:
    missing = {
        (key, name)
        for key, pattern in patterns(language).items()
        for name in _inflected(pattern)
        if name in COUNTED and key not in STANDING_ALONE and not key.startswith(("learn-", "event-"))
    }
    assert missing == set()


@pytest.mark.parametrize("language", ["fr", "it", "es"])
def test_one_match_that_was_won_is_feminine_and_singular(language: str) -> None:
    for key in ("study-games-won", "study-chart-share"):
        assert len({re.sub(r"\W", "", text) for text in _written(patterns(language)[key])}) == 2, key


def test_the_lessons_never_count_to_one() -> None:
    """The sentences of the lessons only have a plural, so no number in them may be 1."""
    told = {
        (lesson.name, step["say"], name, figure)
        for lesson in LESSONS
        for step in steps_of(lesson)
        for name, figure in step["figures"].items()
        if step["say"] is not None
        and f"{{ ${name} }}" in _written(patterns("en")[f"learn-{lesson.name}-{step['say']}"])[0]
    }
    assert len(told) > 10
    assert {(say, name) for _, say, name, figure in told if figure == 1} == set()

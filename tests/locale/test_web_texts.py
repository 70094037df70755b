"""The browser's texts are the same in all languages, and are exactly those that its code uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from jekyllhyde.locale import languages, source
from jekyllhyde.server.table.refusals import Refusal

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "jekyllhyde" / "locale" / "web"
PARTS = sorted(path.name.removesuffix(".en.ftl") for path in TEXTS.glob("*.en.ftl"))
OTHERS = tuple(language for language in languages() if language != "en")

_LITERAL = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
_WORD = re.compile(r"[^\W\d_]{2,}")
# web/src/view/sentences.ts adds these to a key for the reader (`tell`) and for the ghost (`tellOfSeat`).
_SUFFIX = re.compile(r"(-[a-z]+)?-you$|-ghost$")
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
_TEMPLATE = re.compile(r"`((?:[\w.-]|\$\{[^`}]*\})*)`")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Words(visitor.Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


@cache
def patterns(part: str, language: str) -> dict[str, ast.Pattern]:
    """Return the patterns of the messages and their attributes."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentResource((TEXTS / f"{part}.{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    seen = _Variables()
    seen.visit(pattern)
    return seen.names


def words(pattern: ast.Pattern) -> str:
    seen = _Words()
    seen.visit(pattern)
    return seen.text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_every_language_says_the_same_things(part: str, language: str) -> None:
    english, other = patterns(part, "en"), patterns(part, language)
    assert list(other) == list(english)
    for key, pattern in english.items():
        assert variables(other[key]) == variables(pattern), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_was_left_in_english(part: str, language: str) -> None:
    english, other = patterns(part, "en"), patterns(part, language)
    sentences = {key: words(pattern) for key, pattern in english.items() if len(_WORD.findall(words(pattern))) > 3}
    assert [key for key, text in sentences.items() if words(other[key]) == text] == []


def test_a_key_is_in_one_part_only() -> None:
    shared = set(re.findall(r"^([a-z][\w-]*) =", source("en"), re.MULTILINE))
    for index, part in enumerate(PARTS):
        keys = set(patterns(part, "en"))
        assert keys.isdisjoint(shared), part
        for other in PARTS[index + 1 :]:
            assert keys.isdisjoint(patterns(other, "en")), (part, other)


@cache
def code() -> str:
    sources = (path for path in (ROOT / "web" / "src").rglob("*") if not path.name.endswith(".test.ts"))
    return "\n".join(path.read_text("utf-8") for path in sources if path.suffix in (".svelte", ".ts", ".json"))


@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_asked_for(part: str) -> None:
    literals = {*_LITERAL.findall(code()), *_REFERENCE.findall((TEXTS / f"{part}.en.ftl").read_text("utf-8"))}
    templates = {template for template in _TEMPLATE.findall(code()) if "${" in template}
    shapes = [re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template))) for template in templates]
    shapes = [shape for shape in shapes if not shape.pattern.startswith(".+")]
    unasked = []
    for key in patterns(part, "en"):
        asked = {key, key.removesuffix("-you"), _SUFFIX.sub("", key)}
        if asked.isdisjoint(literals) and not any(shape.fullmatch(one) for shape in shapes for one in asked):
            unasked.append(key)
    assert unasked == []


def test_every_text_that_is_asked_for_is_there() -> None:
    asked = {key.partition(".")[0] for key in re.findall(r"""\bt\(\s*["']([\w.-]+)["']""", code())}
    shared = set(re.findall(r"^([a-z][\w-]*) =", source("en"), re.MULTILINE))
    assert asked - shared.union(*(patterns(part, "en") for part in PARTS)) == set()


def test_every_refusal_has_words() -> None:
    worded = {key.removeprefix("refusal-") for key in patterns("shell", "en") if key.startswith("refusal-")}
    of_the_browser = {"offline", "unsure", "bots-not-here"}
    assert worded == {refusal.value for refusal in Refusal} | of_the_browser

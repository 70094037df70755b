"""The lessons in the browser follow the rules, and all their texts exist."""

from __future__ import annotations

from pathlib import Path

import pytest

import jekyllhyde.locale
from tools.lesson_scripts import LESSONS, Lesson
from tools.lessons import steps_of, written

TEXTS = Path(jekyllhyde.locale.__file__).parent / "web"


def test_the_lessons_are_what_the_rules_play() -> None:
    for path, text in written().items():
        assert path.read_text(encoding="utf-8") == text, "run 'python -m tools.lessons'"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_sentence_of_a_lesson_has_words(lesson: Lesson) -> None:
    steps = steps_of(lesson)
    said = {step["say"] for step in steps if step["say"] is not None}
    answers = [answer for step in steps for answer in step.get("answers", {}).values()]
    said |= {answer["say"] for answer in answers if "say" in answer}
    assert said == sentences_of(lesson)


def sentences_of(lesson: Lesson) -> set[str]:
    """Return the lesson's sentences in English. Another test checks that all languages have the same keys."""
    start = f"learn-{lesson.name}-"
    lines = (TEXTS / "learn.en.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" ", 1)[0].removeprefix(start) for line in lines if line.startswith(start)}

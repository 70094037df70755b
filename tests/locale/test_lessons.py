"""The lessons in the browser follow the rules, and all their texts exist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import jekyllhyde.locale
from jekyllhyde.kernel import Position as KernelPosition
from jekyllhyde.kernel.position import position_of_round, position_of_world
from jekyllhyde.kernel.solver import solve
from jekyllhyde.kernel.worlds import hands_of_masks, worlds_of
from jekyllhyde.rules import Camp, Round, apply, legal_moves, move_of_text, move_text, observe
from tools.lesson_scripts import ASKING, LESSONS, Choose, Lesson, Others, Position
from tools.lessons import round_at, steps_of, written

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
    return {line.split(" ", 1)[0].removeprefix(start) for line in english() if line.startswith(start)}


def english() -> list[str]:
    return (TEXTS / "learn.en.ftl").read_text(encoding="utf-8").splitlines()


def decisions_of(lesson: Lesson) -> Iterator[tuple[Round, Choose | Others]]:
    """Return every move of a lesson without branches, with the round before it."""
    round = round_at(lesson, lesson.start)
    for beat in lesson.script:
        if isinstance(beat, Position):
            round = round_at(lesson, beat)
        elif isinstance(beat, Choose | Others):
            yield round, beat
            made = beat.move if isinstance(beat, Others) else next(iter(beat.good))
            round, _ = apply(round, move_of_text(made))


CHOICES = [(round, beat) for round, beat in decisions_of(ASKING) if isinstance(beat, Choose)]
ANSWERS = [(round, beat) for round, beat in decisions_of(ASKING) if isinstance(beat, Others)]


def gains_of(round: Round, position: KernelPosition) -> dict[str, float]:
    """Return the value of every move for the team that decides, with open hands."""
    assert round.decider is not None
    sign = 1 if round.camps[round.decider] is Camp.JEKYLL else -1
    return {move_text(bounds.move): sign * bounds.value for bounds in solve(position, moves=True).moves}


@pytest.mark.parametrize(("round", "choice"), CHOICES, ids=[choice.say for _, choice in CHOICES])
def test_what_the_lesson_about_asking_praises_gains_what_its_script_says(round: Round, choice: Choose) -> None:
    gains = gains_of(round, position_of_round(round))
    best_other = max((gain for move, gain in gains.items() if move not in choice.good), default=None)
    for move in choice.good:
        assert choice.gain == (None if best_other is None else gains[move] - best_other)


@pytest.mark.parametrize(("round", "choice"), CHOICES, ids=[choice.say for _, choice in CHOICES])
def test_what_the_lesson_about_asking_praises_is_best_whatever_the_others_hold(round: Round, choice: Choose) -> None:
    seen = observe(round, ASKING.seat)
    worlds = worlds_of(seen)
    for rank in range(worlds.count):
        gains = gains_of(round, position_of_world(seen, hands_of_masks(worlds.at(rank))))
        assert all(gains[move] == max(gains.values()) for move in choice.good)


@pytest.mark.parametrize(("round", "answer"), ANSWERS, ids=[answer.move for _, answer in ANSWERS])
def test_nobody_errs_in_the_lesson_about_asking(round: Round, answer: Others) -> None:
    gains = gains_of(round, position_of_round(round))
    assert gains[answer.move] == max(gains.values())


def test_the_other_score_that_the_lesson_about_asking_tells_is_right() -> None:
    round = next(round for round, choice in CHOICES if choice.say == "spare")
    round, _ = apply(round, move_of_text("JB"))
    while not round.over:
        round, _ = apply(round, legal_moves(round)[0])
    told = next(line for line in english() if line.startswith("learn-asking-sum"))
    assert f"{round.score.jekyll.score} against {round.score.hyde.score}" in told

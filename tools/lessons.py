"""Play the lessons of `tools/lesson_scripts.py` by the rules and write every state that a newcomer can reach.

`python -m tools.lessons` writes them to web/src; a test fails if they are not current. The browser can teach without
a server and without rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from jekyllhyde.rules import (
    Deal,
    Event,
    Round,
    Score,
    TrickCarried,
    TrickWon,
    apply,
    legal_moves,
    observe,
    start_round,
)
from jekyllhyde.rules.moves import move_of_text, move_text
from jekyllhyde.server.views.news import event_news
from jekyllhyde.server.views.round_view import own_of, public_round, with_own
from tools.lesson_scripts import LESSONS, Beat, Choose, Lesson, Others, Position, Say

FOLDER = Path(__file__).parents[1] / "web" / "src" / "learn"


@dataclass
class Scene:
    """The state of a lesson. `news` holds the events of the move that led here."""

    lesson: Lesson
    round: Round
    events: tuple[Event, ...] = ()


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
        print(f"Written: web/src/learn/{path.name}")


def written() -> dict[Path, str]:
    return {FOLDER / f"{lesson.name}.json": lesson_text(lesson) for lesson in LESSONS}


def lesson_text(lesson: Lesson) -> str:
    """Write one step on each line, so that differences are readable."""
    steps = steps_of(lesson)
    lines = ",\n".join(msgspec.json.encode(step).decode() for step in steps)
    return f'{{"name":"{lesson.name}","seat":"{lesson.seat.name}","steps":[\n{lines}\n]}}\n'


def steps_of(lesson: Lesson) -> list[dict[str, Any]]:
    """Return the steps of a lesson. The first shows the start; `next` and `answers` are indices into this list."""
    steps: list[dict[str, Any]] = []
    _tell(Scene(lesson, round_at(lesson, lesson.start)), lesson.script, steps)
    return steps


def round_at(lesson: Lesson, position: Position) -> Round:
    """Return the round of a position, after the moves before it."""
    round = start_round(lesson.options, Deal(position.seating, position.hands))
    for move in position.before.split():
        round, _ = apply(round, move_of_text(move))
    return round


def _tell(scene: Scene, script: tuple[Beat, ...], steps: list[dict[str, Any]]) -> int | None:
    """Append the steps that follow, and return the index of the first."""
    if not script:
        return None
    here = len(steps)
    match script[0]:
        case Say(key):
            steps.append(_step(scene, say=key))
            steps[here]["next"] = _tell(Scene(scene.lesson, scene.round), script[1:], steps)
        case Others(move, key):
            scene = _after(scene, move)
            steps.append(_step(scene, say=key))
            steps[here]["next"] = _tell(Scene(scene.lesson, scene.round), script[1:], steps)
        case Choose() as choice:
            steps.append(_step(scene, say=choice.say))
            steps[here]["answers"] = _answers(scene, choice, script[1:], steps)
        case Position() as position:
            _tell(Scene(scene.lesson, round_at(scene.lesson, position)), script[1:], steps)
    return here


def _after(scene: Scene, move: str) -> Scene:
    return Scene(scene.lesson, *apply(scene.round, move_of_text(move)))


def _answers(
    scene: Scene, choice: Choose, rest: tuple[Beat, ...], steps: list[dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Return for every legal move where it leads, or the sentence that advises against it."""
    assert scene.round.decider is scene.lesson.seat, f"{scene.lesson.name}: {choice.say} is not the newcomer's turn"
    legal = [move_text(move) for move in legal_moves(scene.round)]
    answers: dict[str, dict[str, Any]] = {}
    for move in legal:
        if move in choice.good:
            follows = (Others(move, choice.good[move].say), *(choice.good[move].instead or rest))
            answers[move] = {"next": _tell(scene, follows, steps)}
        else:
            answers[move] = {"say": _talked_out(choice.bad, move)}
    assert set(choice.good) <= set(legal), f"{scene.lesson.name}: {choice.say} praises a move that is not legal"
    return answers


def _talked_out(bad: Mapping[str, str], move: str) -> str:
    """Return the sentence against a move: by the move itself, or by its kind, `ask` or `play`."""
    return bad[move] if move in bad else bad["ask" if move.endswith("?") else "play"]


def _step(scene: Scene, say: str | None) -> dict[str, Any]:
    seen = observe(scene.round, scene.lesson.seat)
    return {
        "say": say,
        "figures": dict(_figures(scene)),
        "news": [event_news(event) for event in scene.events],
        "round": with_own(public_round(seen, 1), own_of(seen)),
    }


def _figures(scene: Scene) -> Iterator[tuple[str, int]]:
    """Return the numbers that the sentences use."""
    yield "lying", (scene.round.carry | scene.round.trick.cards).points
    for event in scene.events:
        if isinstance(event, TrickWon | TrickCarried):
            yield "points", event.cards.points
    if scene.round.over:
        yield from _score(scene.round.score)


def _score(score: Score) -> Iterator[tuple[str, int]]:
    for name, team in (("jekyll", score.jekyll), ("hyde", score.hyde)):
        yield f"{name}_points", team.points
        yield f"{name}_factor", team.factor
        yield f"{name}_score", team.score


if __name__ == "__main__":
    main()

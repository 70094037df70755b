"""`jh play`"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console

from jekyllhyde.bots.registry import find_bot
from jekyllhyde.cli.files import InputError, load_record
from jekyllhyde.cli.language import Language, open_locale
from jekyllhyde.cli.lot import Players, Position, Target, match_by_lot, options_of
from jekyllhyde.records import LEVEL_TAG, Tags, record_of, write_record
from jekyllhyde.rules import Match
from jekyllhyde.tui import Game, Leave

BOT_NAMES = ("Betty", "Christian", "Doris")
PERSON_TAG = "Person"
"""The tag of a saved record that names the player at the keyboard."""

Level = Annotated[
    Literal["novice", "casual", "club", "expert", "master", "grandmaster"], Parameter(help="How well the bots play.")
]
HINT_LEVEL = "master"


def play(
    *,
    players: Players = 4,
    position: Position = "A",
    target: Target = 300,
    level: Level = "club",
    name: Annotated[str | None, Parameter(help="What the table calls you.")] = None,
    look_back: Annotated[bool, Parameter(help="All tricks can be looked up, or the last one only.")] = True,
    lang: Language = None,
    record: Annotated[Path | None, Parameter(help="Where the match is kept; else in your home folder.")] = None,
    resume: Annotated[bool, Parameter(negative="", help="Go on with the match that is kept there.")] = False,
) -> None:
    """Play a match against bots in the terminal. It is kept after every move, so nothing is lost."""
    locale = open_locale(lang)
    path = _home() / "match.jhn" if record is None else record
    chance = SystemRandom()
    if resume:
        match, person = _kept(path)
    else:
        person = name or locale.text("play-default-name")
        options = options_of(players, position, target, look_back=look_back)
        names = [person, *(bot for bot in BOT_NAMES if bot != person)][: options.players]
        match = match_by_lot(options, names, chance)
    others = (player for player in match.seating.players if player is not None and player != person)
    bots = {player: find_bot(level) for player in others}
    console = Console(highlight=False)
    game = Game(
        console,
        locale,
        person,
        bots,
        find_bot(HINT_LEVEL),
        chance,
        _keeper(path, ((PERSON_TAG, person), (LEVEL_TAG, level))),
    )
    try:
        game.play(match)
    except (Leave, KeyboardInterrupt):
        console.print()
    console.print(locale.text("play-goodbye"))
    console.print(locale.text("play-saved", path=str(path)), markup=False)


def _home() -> Path:
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "jekyllhyde"


def _kept(path: Path) -> tuple[Match, str]:
    record = load_record(str(path))
    person = record.tag(PERSON_TAG)
    if person not in record.first_seating.players or person is None:
        raise InputError(f"{path}: no tag {PERSON_TAG} tells which player you are")
    return record.match, person


def _keeper(path: Path, tags: Tags) -> Callable[[Match], None]:
    def keep(match: Match) -> None:
        """Save the match atomically: write another file, then rename it."""
        draft = path.with_suffix(".tmp")
        with draft.open("w", encoding="utf-8") as file:
            file.write(write_record(record_of(match, tags)))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)

    path.parent.mkdir(parents=True, exist_ok=True)
    return keep

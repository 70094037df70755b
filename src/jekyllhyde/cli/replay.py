"""`jh replay`"""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from jekyllhyde.cli.files import File, InputError, Json, load_record
from jekyllhyde.cli.language import Language, open_locale
from jekyllhyde.locale import Locale
from jekyllhyde.records import Record, Step
from jekyllhyde.records import replay as replay_record
from jekyllhyde.rules import Camp, Deal, Seat, Side, move_text, totals
from jekyllhyde.tui.view import coloured


def replay(
    file: File,
    /,
    *,
    round: Annotated[int | None, Parameter(help="Only this round.")] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Tell a record trick by trick: who asked whom, who won, what was carried."""
    record = load_record(file)
    if round is not None and not 1 <= round <= len(record.rounds):
        raise InputError(f"--round: the record has rounds 1 to {len(record.rounds)}, not {round}")
    steps = [step for step in replay_record(record) if round is None or len(step.match.rounds) == round]
    if json:
        for step in steps:
            print(jsonlib.dumps(_as_json(step)))
        return
    console = Console(highlight=False, soft_wrap=True)
    for line in _account(record, steps, open_locale(lang)):
        console.print(line)


def _as_json(step: Step) -> dict[str, object]:
    """Return the state after a deal, where `move` is None, or after a move."""
    state = step.match.rounds[-1]
    return {
        "round": len(step.match.rounds),
        "move": None if step.move is None else move_text(step.move),
        "hands": {seat.name: list(state.hands[seat].codes) for seat in Seat},
        "trick": [[play.seat.name, play.holder.name, play.card.code] for play in state.trick.plays],
        "leader": state.trick.leader.name,
        "asked": None if state.asked is None else state.asked.name,
        "carry": list(state.carry.codes),
        "over": state.over,
    }


def _account(record: Record, steps: list[Step], locale: Locale) -> Iterator[Text]:
    options = record.options
    position = locale.text(f"position-{options.position.value}")
    summary = locale.text("replay-options", players=options.players, position=position, target=options.target)
    yield Text(summary)
    if record.undone:
        yield Text(locale.text("replay-undone"), style="bold")
    if record.hinted:
        yield Text(locale.text("replay-hinted"), style="bold")
    for step in steps:
        yield from _step(step, locale)
    if not steps[-1].match.rounds[-1].over:
        yield Text(locale.text("replay-unfinished"), style="italic")


def _step(step: Step, locale: Locale) -> Iterator[Text]:
    state = step.match.rounds[-1]
    if step.move is None:
        yield Text()
        yield Text(locale.text("replay-round", number=len(step.match.rounds)), style="bold")
        yield from _deal(state.deal, locale)
    for sentence in locale.event_sentences(step.events, state.deal.seating):
        yield coloured(f"  {sentence}")
    if not state.trick.plays and state.asked is None and not state.over:
        yield Text(locale.text("replay-trick", number=len(state.tricks) + 1), style="bold dim")
    if state.over:
        for side, total in totals(step.match).items():
            yield Text(locale.text("replay-total", side=_side(side, locale), total=total))


def _deal(deal: Deal, locale: Locale) -> Iterator[Text]:
    seating = deal.seating
    for camp in Camp:
        names = ", ".join(seating.players[seat] or locale.text("word-ghost") for seat in seating.seats_of(camp))
        yield Text(locale.text("replay-team", camp=camp, players=names))
    for seat in Seat:
        player = seating.players[seat] or locale.text("word-ghost")
        yield coloured(locale.text("replay-hand", player=player, cards=str(deal.hands[seat])))
    yield Text(locale.dealt_sentence(seating))


def _side(side: Side, locale: Locale) -> str:
    return locale.camp_name(side) if isinstance(side, Camp) else side

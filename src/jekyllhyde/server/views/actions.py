"""The messages that a reader of a table may send now. A client offers these, and so needs no rules."""

from __future__ import annotations

from jekyllhyde.server.table.chairs import BotChair, Open
from jekyllhyde.server.table.decisions import decisions_of, may_be_hinted, may_take_back, replaceable
from jekyllhyde.server.table.state import Phase, Table


def actions_of(table: Table, chair: int | None) -> list[str]:
    """Return the tags of the messages that make sense now, for a chair or for a spectator."""
    phase = table.phase
    if phase is Phase.GATHERING:
        return _sitting_actions(table, chair)
    if chair is None:
        return []
    if phase is Phase.SHUFFLING:
        return ["reveal-seed"] if chair in table.unrevealed else []
    if phase is Phase.PLAYING:
        return _round_actions(table, chair)
    if phase is Phase.OVER:
        return [] if chair in table.ready else ["rematch"]
    return [] if chair in table.ready else ["ready"]


def _against_waiting(table: Table, chair: int) -> list[str]:
    return ["let-bot-play"] if replaceable(table) - {chair} else []


def _sitting_actions(table: Table, chair: int | None) -> list[str]:
    vacant = any(isinstance(sitter, Open) for sitter in table.chairs)
    if chair is None:
        return ["sit"] if vacant else []
    bots = any(isinstance(sitter, BotChair) for sitter in table.chairs)
    found = ["stand", "rename", "commit-seed", "seat-bot" if vacant else "start", *(["remove-bot"] if bots else [])]
    if chair == table.host:
        found += ["change-setup", *(["remove-person"] if len(table.chairs.people) > 1 else [])]
    return found


def _round_actions(table: Table, chair: int) -> list[str]:
    round = table.last_round
    assert round is not None
    if table.chairs.people[chair].stand_in:
        return ["take-chair-back", *_against_waiting(table, chair)]
    found = ["give-up-chair", *_against_waiting(table, chair)]
    if table.deciding == chair:
        found.append("make-move")
    if table.asking == chair and may_take_back(table, chair):
        found.append("take-back")
    if len(table.chairs.people) == 1 and next(decisions_of(round, table, chair), None) is not None:
        found.append("undo")
    if may_be_hinted(table):
        found.append("hint")
    return found

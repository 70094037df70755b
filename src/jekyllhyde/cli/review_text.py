"""The tables of `jh review`."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from jekyllhyde.analysis.record_review import DecisionReview, PlayerReview, RecordReview, RoundReview, turning_points
from jekyllhyde.analysis.review_json import word
from jekyllhyde.cli.display import make_table, print_whole
from jekyllhyde.kernel.review import Fortune, Kind, Name, Tally
from jekyllhyde.kernel.solver import Bounds
from jekyllhyde.records import Record
from jekyllhyde.rules import Ask, move_text

TURNING_POINTS = 6
"""Decisions of a round that are shown without `--all`."""
MARKS = {Name.INACCURACY: "?!", Name.MISTAKE: "?", Name.BLUNDER: "??"}
STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow", "lucky": "green", "unlucky": "magenta"}


def print_review(record: Record, review: RecordReview, *, every: bool) -> None:
    for round in review.rounds:
        _print_round(round, every=every)
    if review.unfinished:
        print(f"Round {len(record.rounds)} is not over, so it is not reviewed.")
    if record.undone:
        print("Moves were undone: this match does not count.")


def _print_round(round: RoundReview, *, every: bool) -> None:
    print(f"Round {round.number}: {_account(round)}")
    shown = round.decisions if every else turning_points(round, TURNING_POINTS)
    names = {player.seat: f"{player.seat.name} {player.player}" for player in round.players}
    table = make_table(None, 3, "move", "player", "decision", "trick", "value", "loss ± error", "better", "open hands")
    table.add_column("verdict", justify="left", no_wrap=True)
    for decision in shown:
        table.add_row(str(decision.number), names[decision.seat], *_cells(decision))
    if shown:
        print_whole(table)
    if len(shown) < len(round.decisions):
        some = "Only turning points are shown" if shown else "There are no turning points"
        print(f"{some}; --all shows all {len(round.decisions)} decisions.")
    print_whole(_player_table(round.players))


def _account(round: RoundReview) -> str:
    about = "" if round.worth_exact else "about "
    return (
        f"the deal was worth {about}{round.worth:+.0f} to Jekyll, and {round.result:+d} came out: "
        f"{round.by_decisions:+.0f} by decisions, {round.by_luck:+.0f} by luck."
    )


def _cells(decision: DecisionReview) -> Sequence[str | Text]:
    if decision.forced:
        return _deed(decision), str(decision.trick), "", "", "", _open(decision.played.open), _verdict(decision)
    played, best = decision.played, decision.best
    better = move_text(best.move) if played.loss > 0 else ""
    loss = f"{played.loss:.1f} ± {played.loss_error:.1f}"
    value = f"{played.value:+.1f}"
    return _deed(decision), str(decision.trick), value, loss, better, _open(played.open), _verdict(decision)


def _deed(decision: DecisionReview) -> str:
    """Return what the player did."""
    if isinstance(decision.move, Ask):
        whom = "partner" if decision.kind is Kind.ASK_PARTNER else "opponent"
        return f"asks {decision.move.seat.name} ({whom})"
    return f"{'answers' if decision.kind is Kind.ANSWER else 'plays'} {decision.move}"


def _open(bounds: Bounds) -> str:
    return f"{bounds.lower:+.0f}" if bounds.exact else f"{bounds.lower:+.0f} to {bounds.upper:+.0f}"


def _verdict(decision: DecisionReview) -> Text:
    name = "forced" if decision.forced else " ".join((word(decision.name), MARKS.get(decision.name, ""))).rstrip()
    text = Text(name, style=STYLES.get(word(decision.name), ""))
    if decision.fortune is not Fortune.NONE:
        fortune = word(decision.fortune)
        text.append(f", {fortune} {decision.luck:+.0f}", style=STYLES[fortune])
    return text


def _player_table(players: Sequence[PlayerReview]) -> Table:
    table = make_table(None, 2, "player", "team", "decisions", "lost", "accuracy", *map(word, Kind))
    for player in players:
        kinds = [_lost_of(player.kinds[kind]) for kind in Kind]
        name = f"{player.seat.name} {player.player}"
        team = player.camp.name.capitalize()
        accuracy = _accuracy(player.all.accuracy)
        table.add_row(name, team, str(player.all.decisions), f"{player.all.lost:.1f}", accuracy, *kinds)
    return table


def _lost_of(tally: Tally) -> str:
    return f"{tally.lost:.1f} in {tally.decisions}" if tally.decisions else "–"


def _accuracy(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{accuracy:.0f}"

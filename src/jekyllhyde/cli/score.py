"""`jh score`"""

from __future__ import annotations

import json as jsonlib

from jekyllhyde.cli.files import Files, Json, load_record
from jekyllhyde.records import Record, score_sheet
from jekyllhyde.rules import Camp, Match, Round, Side, TeamScore, round_gains, totals, winner


def score(*files: Files, json: Json = False) -> None:
    """Score records: each round's points, factor and score, the totals, and who won."""
    records = [load_record(file) for file in files]
    if json:
        scored = [score_sheet(record) for record in records]
        print(jsonlib.dumps(scored[0] if len(scored) == 1 else scored, ensure_ascii=False, indent=1))
        return
    for file, record in zip(files, records, strict=True):
        if len(files) > 1:
            print(f"{file}:")
        print(_account(record))


def _account(record: Record) -> str:
    match = record.match
    finished = [round for round in match.rounds if round.over]
    lines = [_round_line(number, round) for number, round in enumerate(finished, start=1)]
    undone = ["Moves were undone: this match does not count."] if record.undone else []
    hinted = ["Hints were taken: this match does not count."] if record.hinted else []
    return "\n".join([*lines, _standing(match), *undone, *hinted])


def _round_line(number: int, round: Round) -> str:
    scored = round.score
    gains = "  ".join(f"{side_name(side)} +{gain}" for side, gain in round_gains(round).items())
    return f"Round {number:2}  Jekyll {_sum(scored.jekyll):13}  Hyde {_sum(scored.hyde):13}  {gains}"


def _sum(team: TeamScore) -> str:
    return f"{team.points:2} × {team.factor} = {team.score}"


def _standing(match: Match) -> str:
    standing = ", ".join(f"{side_name(side)} {total}" for side, total in totals(match).items())
    won = winner(match)
    return f"Total: {standing} of {match.options.target}" + ("" if won is None else f"; {side_name(won)} wins")


def side_name(side: Side) -> str:
    return side.name.capitalize() if isinstance(side, Camp) else side

"""What `jh score --json` prints about a record."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from jekyllhyde.records.record import Record
from jekyllhyde.rules import Camp, Match, Round, Side, TeamScore, round_gains, totals, winner
from jekyllhyde.rules.trick import Trick


class TeamSheet(TypedDict):
    points: int
    factor: int
    score: int


class RoundSheet(TypedDict):
    winners: list[str | None]
    jekyll: TeamSheet
    hyde: TeamSheet
    neutral: list[str]
    total: dict[str, int]
    single: NotRequired[str]


class ScoreSheet(TypedDict):
    players: int
    rounds: list[RoundSheet]
    winner: str | None
    undone: NotRequired[bool]
    hinted: NotRequired[bool]


def score_sheet(record: Record) -> ScoreSheet:
    """Return the score of every round that is over, as data for JSON.

    >>> match = deal_round(Match(Options(), seat_four()), random_hands(Random(7)))
    >>> score_sheet(record_of(match))
    {'players': 4, 'rounds': [], 'winner': None}
    """
    match = record.match
    won = winner(match)
    sheet: ScoreSheet = {
        "players": match.options.players,
        "rounds": _round_sheets(match),
        "winner": None if won is None else _side_name(won),
    }
    if record.undone:
        sheet["undone"] = True
    if record.hinted:
        sheet["hinted"] = True
    return sheet


def _round_sheets(match: Match) -> list[RoundSheet]:
    sheets = []
    total = dict.fromkeys(map(_side_name, totals(match)), 0)
    for round in match.rounds:
        if round.over:
            gains = _gains(round)
            total = {name: so_far + gains[name] for name, so_far in total.items()}
            sheets.append(_round_sheet(round, total))
    return sheets


def _gains(round: Round) -> dict[str, int]:
    return {_side_name(side): gain for side, gain in round_gains(round).items()}


def _round_sheet(round: Round, total: dict[str, int]) -> RoundSheet:
    scored = round.score
    sheet: RoundSheet = {
        "winners": [_winner_name(trick) for trick in round.tricks],
        "jekyll": _team_sheet(scored.jekyll),
        "hyde": _team_sheet(scored.hyde),
        "neutral": sorted(scored.neutral.codes),
        "total": total,
    }
    single = round.deal.seating.single
    player = None if single is None else round.deal.seating.players[single]
    if player is not None:
        sheet["single"] = player
    return sheet


def _winner_name(trick: Trick) -> str | None:
    return None if trick.winner is None else trick.winner.name


def _team_sheet(team: TeamScore) -> TeamSheet:
    return {"points": team.points, "factor": team.factor, "score": team.score}


def _side_name(side: Side) -> str:
    return side.word if isinstance(side, Camp) else side

"""Play the games of a board. The result depends on the seed and the bots only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import NamedTuple

from jekyllhyde.arena.boards import GAMES, Board, Contender, Score, Sides, margin
from jekyllhyde.arena.players import OpenHandPlayer, Player, find_player
from jekyllhyde.bots.process import ProcessBot
from jekyllhyde.bots.protocol import Budget
from jekyllhyde.records import BOT_TAGS, record_of, write_record
from jekyllhyde.rules import Camp, Match, Move, Round, apply, legal_moves, observe, start_round


class Task(NamedTuple):
    """A board to play, as a value that can be sent to other processes and machines."""

    board: Board
    challenger: str
    rival: str
    seconds: float | None
    with_records: bool

    @property
    def names(self) -> tuple[str, str]:
        return self.challenger, self.rival


class Conduct(NamedTuple):
    """What a bot did on a board, apart from the score."""

    decisions: int
    illegal: int
    lost_turns: int


@dataclass(frozen=True, slots=True)
class BoardResult:
    """The result of a board. Pairs have the challenger's entry first. `records` is empty unless asked for."""

    board: Board
    scores: tuple[Score, Score]
    conduct: tuple[Conduct, Conduct]
    milliseconds: tuple[tuple[float, ...], tuple[float, ...]]
    records: tuple[str, ...] = ()

    @property
    def margin(self) -> float:
        return margin(self.board.form, *self.scores)


@dataclass(slots=True)
class _Contestant:
    player: Player
    budget: Budget
    illegal: int = 0
    lost_turns: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def move(self, round: Round, seed: int) -> Move:
        lost_before = self._lost()
        start = perf_counter()
        move = self._choose(round, seed)
        self.milliseconds.append(round_to_microseconds((perf_counter() - start) * 1000))
        self.lost_turns += self._lost() - lost_before
        legal = legal_moves(round)
        if move in legal:
            return move
        self.illegal += 1
        return Random(seed).choice(legal)

    def _choose(self, round: Round, seed: int) -> Move:
        if isinstance(self.player, OpenHandPlayer):
            return self.player.choose_with_open_hands(round, seed, self.budget)
        assert round.decider is not None
        return self.player.choose(observe(round, round.decider), seed, self.budget)

    def _lost(self) -> int:
        return self.player.lost_turns if isinstance(self.player, ProcessBot) else 0

    @property
    def conduct(self) -> Conduct:
        return Conduct(len(self.milliseconds), self.illegal, self.lost_turns)


def round_to_microseconds(milliseconds: float) -> float:
    return float(f"{milliseconds:.3f}")


def play_board(task: Task) -> BoardResult:
    return play_board_between(task, [find_player(name) for name in task.names])


def play_board_between(task: Task, players: Sequence[Player]) -> BoardResult:
    challenger, rival = (_Contestant(player, Budget(task.seconds)) for player in players)
    contestants = {Contender.CHALLENGER: challenger, Contender.RIVAL: rival}
    games = GAMES[task.board.form]
    first, second = (_play_game(task.board, sides, contestants) for sides in games)
    records = (_record(task, first, games[0]), _record(task, second, games[1])) if task.with_records else ()
    return BoardResult(
        task.board,
        (_score(first), _score(second)),
        (challenger.conduct, rival.conduct),
        (tuple(challenger.milliseconds), tuple(rival.milliseconds)),
        records,
    )


def _play_game(board: Board, sides: Sides, contestants: dict[Contender, _Contestant]) -> Round:
    round = start_round(board.form.options, board.deal)
    decision = 0
    while (seat := round.decider) is not None:
        contestant = contestants[sides.of(round.camps[seat])]
        round, _ = apply(round, contestant.move(round, board.decision_seed(decision)))
        decision += 1
    return round


def _score(round: Round) -> Score:
    scored = round.score
    return Score(scored.jekyll.score, scored.hyde.score)


def _record(task: Task, round: Round, sides: Sides) -> str:
    """Return a game's record. Players have their seats as names, because no bot may know its opponents."""
    jekyll, hyde = (task.names[contender.value] for contender in sides)
    board = task.board
    bots = (BOT_TAGS[Camp.JEKYLL], jekyll), (BOT_TAGS[Camp.HYDE], hyde)
    tags = (("ArenaSeed", str(board.seed)), ("Board", str(board.number)), *bots)
    match = Match(round.options, round.deal.seating, (round,))
    return write_record(record_of(match, tags))

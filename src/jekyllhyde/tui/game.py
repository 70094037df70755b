"""A match in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from rich.console import Console

from jekyllhyde.bots import Bot
from jekyllhyde.locale import Locale
from jekyllhyde.rules import (
    Event,
    IllegalMove,
    Match,
    Move,
    Observation,
    Play,
    Round,
    Side,
    apply,
    apply_to_match,
    deal_round,
    move_of_text,
    observe,
    random_hands,
    totals,
    winner,
)
from jekyllhyde.tui import view

KEYS = {"J7": "card", "E?": "ask", "L": "last", "C": "counts", "H": "hint", "R": "rules", "?": "help", "Q": "quit"}


class Leave(Exception):  # noqa: N818
    """Raised when the person leaves the table."""


@dataclass(frozen=True)
class Game:
    """A match in the terminal. `person` is the player at the keyboard; `save` is called after every change."""

    console: Console
    locale: Locale
    person: str
    bots: Mapping[str, Bot]
    helper: Bot
    chance: Random
    save: Callable[[Match], None]

    def play(self, match: Match) -> Match:
        """Play to the end of the match. Raises `Leave`; all moves have been saved then."""
        while winner(match) is None:
            if match.round is None:
                match = self._deal(match)
            while match.round is not None:
                match = self._move(match, match.round)
            if winner(match) is None:
                self._ask("play-next-round")
        return match

    def _deal(self, match: Match) -> Match:
        match = deal_round(match, random_hands(self.chance))
        self.save(match)
        self.console.rule(self.locale.text("replay-round", number=len(match.rounds)))
        if len(match.rounds) == 1:
            self._say(view.welcome(match.seating, self.person, self.locale))
        self._say(view.company(match.seating, self.person, self.locale), self.locale.dealt_sentence(match.seating))
        return match

    def _move(self, match: Match, round: Round) -> Match:
        seat = round.decider
        assert seat is not None
        player = round.deal.seating.players[seat]
        assert player is not None
        observation = observe(round, seat)
        move = (
            self._choose(round, observation) if player == self.person else self._thought(self.bots[player], observation)
        )
        match, events = apply_to_match(match, move)
        self.save(match)
        self._tell(match, round, events)
        return match

    def _thought(self, bot: Bot, observation: Observation) -> Move:
        return bot.choose(observation, self.chance.getrandbits(64))

    def _tell(self, match: Match, round: Round, events: tuple[Event, ...]) -> None:
        self._say(*self.locale.event_sentences(events, round.deal.seating))
        if match.round is None:
            self._tell_score(match)
        elif not match.round.trick.plays and match.round.asked is None:
            self.console.print()  # an empty line between tricks

    def _choose(self, round: Round, observation: Observation) -> Move:
        if len(observation.legal_moves) == 1 and isinstance(only := observation.legal_moves[0], Play):
            self._say(self.locale.text("play-only-card", card=only.card, code=only.card.code))
            return only
        self._show(observation)
        while True:
            answer = self._ask(view.prompt(observation)).strip().upper()
            move = self._understood(answer, observation)
            if move is not None and self._allowed(round, move):
                return move

    def _show(self, observation: Observation) -> None:
        self.console.print()
        self._say(*view.table(observation, self.locale))
        self.console.print(view.question(observation, self.locale), style="bold", markup=False)
        self._say(*view.choices(observation, self.locale))

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(view.coloured(line))

    def _understood(self, answer: str, observation: Observation) -> Move | None:
        moves = observation.legal_moves
        if answer.isdecimal() and len(answer) <= 2 and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        try:
            return move_of_text(answer)
        except ValueError:
            self._answer(answer, observation)
            return None

    def _allowed(self, round: Round, move: Move) -> bool:
        try:
            apply(round, move)
        except IllegalMove as error:
            self._say(self.locale.text("play-not-now", reason=self.locale.reason_text(error.reason)))
            return False
        return True

    def _answer(self, answer: str, observation: Observation) -> None:
        """Carry out a command: anything typed that is not a move."""
        match answer:
            case "":
                self._show(observation)
            case "L":
                self._say(*view.past_tricks(observation, self.locale))
            case "C":
                self._say(*view.counts(observation, self.locale))
            case "H":
                self._say(view.hint(observation, self._thought(self.helper, observation), self.locale))
            case "R":
                self._say(*(f"{number} {clause}" for number, clause in self.locale.rules_text()))
            case "?":
                self._help()
            case "Q":
                raise Leave
            case _:
                self._say(self.locale.text("play-bad-input", input=answer[:40]))

    def _help(self) -> None:
        self._say(self.locale.text("play-help"))
        for key, name in KEYS.items():
            self._say(f"  {key:3} {self.locale.text(f'play-help-{name}')}")

    def _tell_score(self, match: Match) -> None:
        for side, total in totals(match).items():
            line = self.locale.text("replay-to-target", side=self._side(side), total=total, target=match.options.target)
            self._say(line)

    def _side(self, side: Side) -> str:
        return side if isinstance(side, str) else self.locale.camp_name(side)

    def _ask(self, key: str) -> str:
        try:
            return self.console.input(f"{self.locale.text(key)} (? L C H R Q) > ", markup=False)
        except EOFError:
            raise Leave from None

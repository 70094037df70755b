"""A bot that is a process of its own, in any language. It reads and writes JSON lines.

docs/bot-protocol.md is the protocol. An error of the process costs it that turn and nothing else.
"""

from __future__ import annotations

import json
import logging
import os
import select
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from jekyllhyde.bots.protocol import UNLIMITED, Bot, Budget
from jekyllhyde.rules import Move, Observation, move_text

PROTOCOL = "jekyllhyde-bot/1"
SECONDS_TO_START = 10.0
SECONDS_TO_THINK = 60.0
"""The limit for a move without a limit of its own, so that nobody waits for ever."""
GRACE = 0.04
"""Seconds that an answer may be late. Ending the process and playing for it must fit into 0.05 s as well."""
SECONDS_TO_END = 2.0
"""How long a process that has closed its output may take to end, if its time limit allows."""
LONGEST_ANSWER = 4096
SEEDS = 2**53
"""Integers below this are exact in the JSON of every language."""

_log = logging.getLogger(__name__)


class Misconduct(Exception):  # noqa: N818
    """What a process did wrong."""


class ProcessBot:
    """A bot that asks a process. After any error `stand_in` plays the turn, and the next turn restarts the process."""

    def __init__(self, command: Sequence[str], stand_in: Bot, name: str | None = None) -> None:
        self._command = tuple(command)
        self._stand_in = stand_in
        self._name = name or " ".join(command)
        self._conversation: _Conversation | None = None
        self.lost_turns = 0

    def choose(self, observation: Observation, seed: int, budget: Budget = UNLIMITED) -> Move:
        try:
            return self._answer(observation, seed, budget)
        except Misconduct as misconduct:
            self.close()
            self.lost_turns += 1
            move = self._stand_in.choose(observation, seed, budget)
            _log.warning("%s %s: it loses this turn, %s is played for it", self._name, misconduct, move_text(move))
            return move

    def close(self) -> None:
        if self._conversation is not None:
            self._conversation.end()
            self._conversation = None

    def _answer(self, observation: Observation, seed: int, budget: Budget) -> Move:
        if self._conversation is None:
            self._conversation = _Conversation(self._command)
            self._conversation.ask(f'{{"hello":"{PROTOCOL}"}}', SECONDS_TO_START)
        seconds = json.dumps(budget.seconds)
        question = f'{{"seed":{seed % SEEDS},"seconds":{seconds},"observation":{observation.to_json()}}}'
        limit = SECONDS_TO_THINK if budget.seconds is None else budget.seconds + GRACE
        return _legal_move(self._conversation.ask(question, limit), observation)


def _legal_move(answer: str, observation: Observation) -> Move:
    try:
        fields = json.loads(answer)
    except (ValueError, RecursionError):
        raise Misconduct(f"answered with what is not JSON, {answer[:80]!r}") from None
    text = fields.get("move") if isinstance(fields, dict) else None
    for move in observation.legal_moves:
        if move_text(move) == text:
            return move
    raise Misconduct(f"answered with no legal move, {answer[:80]!r}")


class _Conversation:
    """A running process that gets one line and answers with one line."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # The process gets its own session, so that its child processes are ended with it.
            self._process = subprocess.Popen(  # noqa: S603
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise Misconduct(f"does not start ({error.strerror})") from None
        self.end = weakref.finalize(self, _end, self._process)

    def ask(self, line: str, seconds: float) -> str:
        stdin = self._process.stdin
        assert stdin is not None
        deadline = monotonic() + seconds
        try:
            stdin.write(line.encode() + b"\n")
        except BrokenPipeError:
            raise self._crash(deadline) from None
        return self._read_line(deadline, seconds)

    def _read_line(self, deadline: float, seconds: float) -> str:
        received = b""
        while b"\n" not in received:
            part = self._read(deadline - monotonic(), seconds)
            if not part:
                raise self._crash(deadline)
            received += part
            if len(received) > LONGEST_ANSWER:
                raise Misconduct(f"answered with more than {LONGEST_ANSWER} bytes")
        line, rest = received.split(b"\n", 1)
        if rest:
            raise Misconduct(f"answered with more than one line, {received[:80]!r}")
        return line.decode(errors="replace")

    def _read(self, left: float, seconds: float) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        ready, _, _ = select.select([stdout], [], [], max(0.0, left))
        if not ready:
            raise Misconduct(f"did not answer within {seconds:g} s")
        return os.read(stdout.fileno(), LONGEST_ANSWER + 1)

    def _crash(self, deadline: float) -> Misconduct:
        """Describe how the process ended its output. A process that only closed its output is useless too."""
        try:
            code = self._process.wait(max(0.0, min(SECONDS_TO_END, deadline - monotonic())))
        except subprocess.TimeoutExpired:
            return Misconduct("closed its output")
        return Misconduct(f"ended (exit code {code})")


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):  # the process and its children have ended already
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    process.wait()

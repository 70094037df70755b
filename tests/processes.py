"""Processes that tests start. None outlives its test. If the test fails, their logs and stacks are shown."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import IO, Any, Self

ENDS_WITHIN = 10.0
"""Seconds in which a process must end after SIGTERM in all circumstances."""
_DUMPS_WITHIN = 2.0
_PR_SET_PDEATHSIG = 1
_RUN = "JH_TEST_RUN"
_libc = ctypes.CDLL(None)


def _die_with_parent() -> None:
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class Process:
    """A child process. The system kills it when the test process ends, even if that is killed.

    With `dumps_stacks` it writes its stacks to its log at SIGUSR1. A `shared` one may outlive the test that started it.
    """

    started: list[Process] = []  # noqa: RUF012
    """The processes that still run, and those that ended during the current test."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        dumps_stacks: bool = False,
        shared: bool = False,
        ends_within: float = ENDS_WITHIN,
        **options: Any,
    ) -> None:
        assert threading.current_thread() is threading.main_thread(), "it would be killed at the end of its thread"
        self.name = " ".join(command)[:100]
        self.shared = shared
        self._dumps_stacks = dumps_stacks
        self._ends_within = ends_within
        self.ended_after: float | None = None
        self._log = TemporaryFile("w+", errors="replace")  # noqa: SIM115 (closed in `forget_ended`)
        self.popen = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            start_new_session=True,
            preexec_fn=_die_with_parent,  # noqa: PLW1509 (it makes one system call)
            **options,
        )
        Process.started.append(self)

    @property
    def runs(self) -> bool:
        return self.popen.poll() is None

    @property
    def log(self) -> str:
        """What the process wrote to its standard error."""
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size, 0).decode(errors="replace")

    def hear(self, words: str) -> str:
        """Wait for the next line of output that contains these words, and return it."""
        output: IO[str] | None = self.popen.stdout
        assert output is not None
        while words not in (line := output.readline()):
            assert line, f"{self.name} has ended:\n{self.log}"
        return line

    def hear_in_log(self, words: str) -> None:
        """Wait until these words are in its log."""
        while words not in self.log:
            assert self.runs, f"{self.name} has ended:\n{self.log}"
            sleep(0.05)

    def say(self, line: str) -> None:
        assert self.popen.stdin is not None
        self.popen.stdin.write(f"{line}\n")
        self.popen.stdin.flush()

    def signal(self, number: int) -> None:
        self.popen.send_signal(number)

    def freeze(self) -> None:
        """Freeze it and its children, as an overloaded machine or a lost network would."""
        self._signal_family(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_family(signal.SIGCONT)

    def _signal_family(self, number: int) -> None:
        for pid in self._family():
            with suppress(ProcessLookupError):  # a child has ended meanwhile
                os.kill(pid, number)

    def _family(self) -> list[int]:
        found = [self.popen.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            with suppress(FileNotFoundError, ProcessLookupError):
                found += map(int, children.read_text().split())
        return found

    def kill(self) -> None:
        """Kill it without warning, as a power cut would."""
        if self.runs:
            os.killpg(self.popen.pid, signal.SIGKILL)
        self._close()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        self.popen.terminate()
        return self.wait()

    def wait(self) -> int:
        told = monotonic()
        try:
            code = self.popen.wait(self._ends_within)
            self.ended_after = monotonic() - told
        except subprocess.TimeoutExpired:
            self.dump_stacks()
            self.kill()
            raise AssertionError(f"{self.name} did not end within {self._ends_within} s of being told to") from None
        self._close()
        return code

    def dump_stacks(self) -> None:
        """Let it write its stacks to its log."""
        if not self._dumps_stacks or not self.runs:
            return
        size, until = len(self.log), monotonic() + _DUMPS_WITHIN
        self.signal(signal.SIGUSR1)
        while len(self.log) == size and monotonic() < until:
            sleep(0.05)

    def _close(self) -> None:
        self.popen.wait()
        for pipe in (self.popen.stdin, self.popen.stdout):
            assert pipe is not None
            pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is not None:
            self.dump_stacks()
            self.kill()
        elif self.runs:
            self.stop()

    @classmethod
    def forget_ended(cls) -> None:
        for process in [process for process in cls.started if not process.runs]:
            process._log.close()
            cls.started.remove(process)


def mark_descendants(run: str) -> None:
    """Mark all processes that come from this one, so that `left_behind` finds them."""
    os.environ[_RUN] = run


def left_behind(within: float) -> dict[int, str]:
    """Return the processes of this run that still exist after `within` seconds, by their ids."""
    until = monotonic() + within
    while (found := _marked()) and monotonic() < until:
        sleep(0.1)
    return found


def _marked() -> dict[int, str]:
    mark = f"{_RUN}={os.environ[_RUN]}".encode()
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "environ").read_bytes().split(b"\0") and int(folder.name) != os.getpid():
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                if command and "multiprocessing.resource_tracker" not in command:  # it ends with this process
                    found[int(folder.name)] = command
        except OSError:  # it has ended, or belongs to somebody else
            continue
    return found

"""Tests of the test tools: time limits, logs of failures, and no process left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import sleep

import pytest

from tests.processes import Process
from tests.server.running import ROOT, run

HANGING = """
import sys
from tests.processes import Process

def test_hangs():
    code = "import sys, time; from jekyllhyde.server.process.shutdown import write_stacks_on_signal as on; on(); " \\
        "print('words for the log', file=sys.stderr); print('ready', flush=True); time.sleep(1000)"
    with Process([sys.executable, "-c", code], dumps_stacks=True) as process:
        process.hear("ready")
        process.hear("never said")
"""
FORGETFUL = """
import subprocess, sys
from tests.processes import Process

def test_forgets():
    Process(["sleep", "1000"])

def test_hides():
    subprocess.Popen(["sleep", "1001"], start_new_session=True)
"""
KILLED = """
import os, signal
from pathlib import Path
from time import sleep
from tests.processes import Process

def test_is_killed():
    process = Process(["sleep", "1000"])
    Path(os.environ["TOLD"]).write_text(str(process.popen.pid))
    os.kill(os.getpid(), signal.SIGKILL)
"""


INTERRUPTED = """
import signal, subprocess, sys

def test_interrupts():
    code = "import time; print('ready', flush=True); time.sleep(1000)"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == -signal.SIGINT
"""


def pytest_on(tmp_path: Path, text: str, *options: str, before: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run pytest on these tests, with `before` in front of the command."""
    file = tmp_path / "test_it.py"
    file.write_text(text)
    pytest_here = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "-q"]
    command = [*before, *pytest_here, str(file), *options]
    environment = {**os.environ, "TOLD": str(tmp_path / "told")}
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)


def test_a_test_that_hangs_fails_with_the_logs_and_stacks_of_its_processes(tmp_path: Path) -> None:
    ran = pytest_on(tmp_path, HANGING, "--timeout=5")
    assert ran.returncode == 1
    assert "Timeout (>5.0s)" in ran.stdout
    assert "words for the log" in ran.stdout
    assert 'File "<string>", line 1 in <module>' in ran.stdout, "where the process stood"


def test_what_a_test_leaves_behind_is_ended_and_fails_the_run(tmp_path: Path) -> None:
    ran = pytest_on(tmp_path, FORGETFUL)
    assert ran.returncode == 1
    assert "still running after the test: ['sleep 1000']" in ran.stdout
    assert "left behind: sleep 1001" in ran.stdout
    assert not processes_called("sleep 1000", "sleep 1001")


def test_processes_can_be_interrupted_also_where_the_tests_run_in_the_background_of_a_shell(tmp_path: Path) -> None:
    """Such a shell has its processes ignore SIGINT, and they pass that on to their children."""
    ran = pytest_on(tmp_path, INTERRUPTED, "--timeout=60", before=["sh", "-c", "trap '' INT; exec \"$@\"", "sh"])
    assert ran.returncode == 0, ran.stdout


def processes_called(*commands: str) -> list[str]:
    """Return the processes of this run with these commands. Other runs may go on at the same time."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
            if command in commands and b"TOLD=" in (folder / "environ").read_bytes():
                found.append(command)
        except OSError:
            continue
    return found


def test_processes_end_with_a_worker_that_is_killed(tmp_path: Path) -> None:
    assert pytest_on(tmp_path, KILLED).returncode == -signal.SIGKILL
    pid = int((tmp_path / "told").read_text())
    while Path(f"/proc/{pid}").exists():
        sleep(0.05)


def test_a_process_that_does_not_end_when_told_is_a_failure() -> None:
    code = (
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('ready', flush=True); time.sleep(99)"
    )
    stubborn = Process([sys.executable, "-c", code], ends_within=1)
    stubborn.hear("ready")
    with pytest.raises(AssertionError, match="did not end within 1 s"):
        stubborn.stop()
    assert not stubborn.runs


def test_stories_run_where_a_loop_runs_already() -> None:
    """Playwright leaves one running in this thread. If it has, it must find its own loop again after this test."""

    async def story() -> int:
        await asyncio.sleep(0)
        return 7

    before = asyncio._get_running_loop()
    loop = asyncio.new_event_loop()
    asyncio._set_running_loop(loop)
    try:
        assert run(story()) == 7
    finally:
        asyncio._set_running_loop(before)
        loop.close()

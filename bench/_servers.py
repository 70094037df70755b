"""The servers that are measured, each on the core it is given."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
PEER = ROOT / "build" / "boardgame"
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0")

SERVE = """
import sys
from jekyllhyde.server.app import Config
from jekyllhyde.server.host import Settings
from jekyllhyde.server.limits import Limits
from jekyllhyde.server.logs import set_up_logs
from jekyllhyde.server.run import serve

set_up_logs("error")
most = 10**9
limits = Limits(
    messages_per_second=most, burst=most, connections_per_address=most, requests_per_minute=most,
    sockets_per_minute=most, public_tables_per_hour=most,
    new_guests_per_minute=most, tables_per_hour=most, hello_within=60,
)
serve(Config(sys.argv[1], *sys.argv[2:], settings=Settings(limits)), "127.0.0.1", 0, open_browser=False)
"""


class Process:
    """A server with what its operating system tells of it."""

    def __init__(self, command: list[str], cores: set[int], environment: dict[str, str] | None = None) -> None:
        pinned = ["taskset", "--cpu-list", ",".join(map(str, sorted(cores))), *command]
        self._process = subprocess.Popen(
            pinned, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}, cwd=ROOT
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1].rstrip("/")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def cpu(self) -> float:
        return cpu_of(self._process.pid)

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu_of(pid: int) -> float:
    """Seconds, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def our_server(database: str, broker: str | None, cores: set[int]) -> Iterator[Process]:
    arguments = [database] if broker is None else [database, broker]
    with _killed_after(Process([sys.executable, "-c", SERVE, *arguments], cores)) as process:
        yield process


@contextmanager
def boardgame_io(cores: set[int]) -> Iterator[Process]:
    install_boardgame_io()
    environment = {"NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}
    with _killed_after(Process(["node", "bench/boardgame/server.js"], cores, environment)) as process:
        yield process


@contextmanager
def _killed_after(process: Process) -> Iterator[Process]:
    try:
        yield process
    finally:
        process.kill()


def install_boardgame_io() -> None:
    if (PEER / "node_modules" / "boardgame.io").exists():
        return
    npm = shutil.which("npm")
    assert npm is not None, "boardgame.io needs Node.js with npm"
    PEER.mkdir(parents=True, exist_ok=True)
    (PEER / "package.json").write_text('{"private": true}\n')
    subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", *PACKAGES],
        cwd=PEER, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip

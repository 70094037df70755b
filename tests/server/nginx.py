"""nginx with the configuration that docs/operations.md shows, before given servers."""

from __future__ import annotations

import os
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest

from tests.processes import Process

ROOT = Path(__file__).parents[2]
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def documented() -> str:
    """The configuration for several processes in docs/operations.md."""
    found = re.search(r"```nginx\n(upstream tables.*?)```", (ROOT / "docs/operations.md").read_text(), re.DOTALL)
    assert found is not None
    return found[1]


def configuration(servers: list[str], listen: str, folder: Path) -> str:
    """The documented configuration with these servers and this address."""
    upstream = "".join(f"    server {address.removeprefix('http://')};\n" for address in servers)
    text, replaced = re.subn(r"(    server [\d.:]+;\n)+", upstream, documented())
    assert replaced == 1
    text, replaced = re.subn(r"listen [^;]+;", f"listen {listen};", text)
    assert replaced == 1
    folders = "".join(f"{name}_temp_path {folder}/{name};\n" for name in _TEMPORARY)
    return f"events {{ worker_connections 10000; }}\npid {folder}/pid;\nhttp {{\naccess_log off;\n{folders}{text}}}\n"


@contextmanager
def nginx(servers: list[str], listen: str | None = None) -> Iterator[str]:
    """Serve on `listen`, or on a socket in a folder, so that no port has to be free. Yields where."""
    binary = _binary()
    with TemporaryDirectory(prefix="jh-nginx-") as name:
        folder = Path(name)
        where = listen or f"unix:{folder}/nginx.sock"
        config = folder / "nginx.conf"
        config.write_text(configuration(servers, where, folder))
        options = ["-p", name, "-c", str(config), "-e", "stderr", "-g", "daemon off; master_process off;"]
        subprocess.run([binary, *options, "-t"], check=True, stderr=subprocess.PIPE)
        process = Process([binary, *options])
        try:
            _wait_for(where)
            yield where.removeprefix("unix:")
        finally:
            process.kill()


def _wait_for(where: str) -> None:
    until = monotonic() + 30
    while not _accepts(where):
        assert monotonic() < until, f"nginx does not listen on {where}"
        sleep(0.01)


def _accepts(where: str) -> bool:
    path = where.removeprefix("unix:")
    host, _, port = where.partition(":")
    with socket.socket(socket.AF_INET if path == where else socket.AF_UNIX) as connection:
        return connection.connect_ex((host, int(port)) if path == where else path) == 0


def _binary() -> str:
    """Skips the test where there is no nginx, except where one is demanded (CI)."""
    found = subprocess.run([ROOT / "tools" / "nginx"], check=False, capture_output=True, text=True)
    if found.returncode and not os.environ.get("JH_NEEDS_NGINX"):
        pytest.skip(found.stderr.strip())
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()

"""A server and an HTTP client for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import ServerProcess, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('http') / 'db'}") as process:
        yield process


@pytest.fixture
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address) as client:
        yield client

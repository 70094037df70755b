"""Run `jh` as a shell would, but in this process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from jekyllhyde.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Jh = Callable[..., Result]


@pytest.fixture
def jh(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Jh:
    def run(*arguments: str, stdin: str = "") -> Result:
        monkeypatch.setattr(sys, "argv", ["jh", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        try:
            main()
            code = 0
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        return Result(code, *capsys.readouterr())

    return run

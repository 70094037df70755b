"""A worker for tests that says when it thinks, and thinks until it is sent a line."""

from __future__ import annotations

import sys
from typing import Any

from jekyllhyde.server.thinking import jobs
from jekyllhyde.server.thinking import worker as work

choose = jobs.choose


def choose_slowly(*arguments: Any) -> Any:
    print("thinking", flush=True)
    sys.stdin.readline()
    move = choose(*arguments)
    print("thought", flush=True)
    return move


jobs.choose = choose_slowly  # type: ignore[assignment]
work.work(sys.argv[1], 1)

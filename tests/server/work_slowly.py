"""A worker for tests. It prints when it begins a job, and finishes it when it reads a line."""

from __future__ import annotations

import sys
from typing import Any

from jekyllhyde.server.thinking import jobs
from jekyllhyde.server.thinking.bots import choose_move
from jekyllhyde.server.thinking.worker import run_worker


def choose_slowly(*arguments: Any) -> Any:
    print("thinking", flush=True)
    sys.stdin.readline()
    move = choose_move(*arguments)
    print("thought", flush=True)
    return move


setattr(jobs, choose_move.__name__, choose_slowly)
run_worker(sys.argv[1], 1)

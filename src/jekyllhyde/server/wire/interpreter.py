"""Settings of the Python interpreter for a process that serves many tables."""

from __future__ import annotations

import gc
import sys

_SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for Python's lock while others run. Python's default is 5 ms."""
_GARBAGE_THRESHOLDS = 200_000, 10, 20
"""Python's defaults are 700, 10, 10. Moves leave no reference cycles, but they replace objects all the time, so that
every collection visits most of what the tables are made of: with a thousand tables that takes a fifth of a second."""


def tune_interpreter() -> None:
    """Call this once, when everything that stays for the whole run has been loaded."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*_GARBAGE_THRESHOLDS)

"""Settings of the Python interpreter for a process that serves many tables."""

from __future__ import annotations

import gc
import sys

_SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for Python's lock while others run. Python's default is 5 ms."""
_GARBAGE_THRESHOLDS = 10_000, 10, 400
"""Python's defaults are 700, 10, 10. Moves and closed connections leave no reference cycles, so there is little to
find. But moves replace objects all the time, and with the defaults that alone starts full collections, which visit all
tables: 80 ms of CPU time with 150 of them. With these numbers a collection of new objects takes some 10 ms, and full
collections are rare."""


def tune_interpreter() -> None:
    """Call this once, when everything that stays for the whole run has been loaded."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*_GARBAGE_THRESHOLDS)

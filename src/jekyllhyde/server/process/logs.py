"""Logs with one JSON object per line. They hold ids, reasons and numbers, never secrets or cards."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from jekyllhyde.server.process.limits import TokenBucket

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


_MOST_KINDS = 1000


class JsonFormatter(logging.Formatter):
    """Formats a record as JSON. An error is written without its message, which may hold a card or a client's text."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the library's name)
        error: BaseException | None = ei[1]
        lines = []
        while error is not None:
            lines += [*traceback.format_tb(error.__traceback__), type(error).__qualname__]
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(line.rstrip() for line in lines)

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage().partition("\n")[0],  # asyncio adds the error's message in a second line
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


class WarningLimit(logging.Filter):
    """Limits how often each kind of warning is logged per minute, so that no client can fill the logs.

    The next record of that kind tells how many were held back. Records below a warning are not limited.
    """

    def __init__(self, per_minute: int = 10, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._per_minute = per_minute
        self._now = now
        self._buckets: dict[tuple[str, str], TokenBucket] = {}
        self._held_back: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = record.name, str(record.msg)
        if len(self._buckets) > _MOST_KINDS:
            self._buckets.clear()
        fresh = TokenBucket(self._per_minute / 60, self._per_minute, self._now())
        if not self._buckets.setdefault(kind, fresh).take(self._now()):
            self._held_back[kind] += 1
            return False
        held_back = self._held_back.pop(kind, 0)
        if held_back:
            record.held_back = held_back
        return True


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(WarningLimit())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel("WARNING")

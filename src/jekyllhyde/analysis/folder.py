"""A folder of reviews, one JSON file for each record, so that a stopped run can continue."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from jekyllhyde.analysis.record_review import RecordReview
from jekyllhyde.analysis.review_json import heading, json_of_review, review_of_json
from jekyllhyde.records import Record

DIGITS = 12
"""Digits of the record's digest in a file's name. Records with the same name in two folders do not meet."""


class ReviewFolder:
    """Reviews of one seed and one amount of work. Raises OSError if the folder cannot be made or written."""

    def __init__(self, path: Path, seed: int, work: float) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._seed = seed
        self._work = work

    def has(self, file: str, record: Record) -> bool:
        """Return whether an earlier run has finished this review with the same version, seed and work."""
        head = heading(record, self._seed, self._work)
        try:
            fields = self._read(file, head)
        except (FileNotFoundError, ValueError):
            return False
        return isinstance(fields, dict) and head.items() <= fields.items()

    def load(self, file: str, record: Record) -> RecordReview:
        return review_of_json(self._read(file, heading(record, self._seed, self._work)))

    def _read(self, file: str, head: dict[str, Any]) -> Any:
        return json.loads(self._file(file, head).read_bytes())

    def add(self, file: str, record: Record, review: RecordReview) -> None:
        """Write a review atomically: write another file, then rename it."""
        fields = json_of_review(review, record, file)
        target = self._file(file, fields)
        draft = target.with_suffix(f".{os.getpid()}.tmp")
        with draft.open("w", encoding="utf-8") as output:
            json.dump(fields, output, ensure_ascii=False)
            output.write("\n")
            output.flush()
            os.fsync(output.fileno())
        draft.replace(target)

    def _file(self, file: str, head: dict[str, Any]) -> Path:
        stem = "stdin" if file == "-" else Path(file).stem
        return self._path / f"{stem}-{head['record'][:DIGITS]}.json"

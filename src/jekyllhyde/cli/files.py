"""Read files for commands. `-` is standard input, and errors are reported in one line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from jekyllhyde.records import Record, RecordError, read_record


class InputError(Exception):
    """Bad input. The message says what is wrong and where."""


def _not_an_option(_: object, values: tuple[str, ...] | str) -> None:
    for value in (values,) if isinstance(values, str) else values:
        if value.startswith("-") and value != "-":
            raise ValueError(f"unknown option {value}; a file of that name is written ./{value}")


File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_not_an_option, help="- is standard input.")]
Files = Annotated[
    str, Parameter(allow_leading_hyphen=True, validator=_not_an_option, required=True, help="- is standard input.")
]
Json = Annotated[bool, Parameter(negative="", help="For programs to read.")]


def read_input(file: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise InputError(f"{file}: {reason}") from None


def load_record(file: str) -> Record:
    return record_in(read_input(file), file)


def record_in(text: bytes, file: str) -> Record:
    try:
        return read_record(text)
    except RecordError as error:
        raise InputError(f"{file}:{error}") from None

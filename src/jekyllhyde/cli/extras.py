"""Optional dependencies of commands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from jekyllhyde.cli.files import InputError


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Turn the ImportError of an optional dependency into a clear message."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise InputError(f"{error.name} is not installed: pip install 'jekyllhyde[{extra}]'") from None

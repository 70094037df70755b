"""What a command needs beyond what every command has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from jekyllhyde.cli.files import InputError


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of an optional part of the package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise InputError(f"{error.name} is not installed: pip install 'jekyllhyde[{extra}]'") from None

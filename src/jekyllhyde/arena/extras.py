"""Optional libraries of the arena."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ImportError):  # noqa: N818
    """An optional library is missing. The message says what to install."""


def import_extra(module: str, extra: str, purpose: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError:
        library = module.partition(".")[0]
        raise MissingExtra(f"{purpose} needs {library}: pip install 'jekyllhyde[{extra}]'") from None

"""Properties of immutable values that are computed at most once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 (used as a decorator)
    """`functools.cached_property` without its lock, which costs more than the work. Python 3.12 removed that lock too.

    A named tuple has no room for the result, but a subclass of it has.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, instance: Any, _owner: type) -> T:
        found = instance.__dict__[self._name] = self._work(instance)
        return found

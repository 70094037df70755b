"""Connections that have closed do not stay in memory."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from jekyllhyde.server.connection import Doors

FEW = 1000


class Closed:
    """Garbage in a cycle, as a connection is."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def searched_by_nobody_else() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def pass_through(doors: Doors, count: int) -> None:
    for _ in range(count):
        connection: Any = object()
        assert doors.let_in(connection, {"player a": FEW})
        doors.let_out(connection, ["player a"])


@pytest.mark.usefixtures("searched_by_nobody_else")
def test_what_closed_connections_leave_is_found_when_there_are_many() -> None:
    doors = Doors()
    left = weakref.ref(Closed())
    pass_through(doors, FEW)
    assert left() is not None
    pass_through(doors, 1)
    assert left() is None


@pytest.mark.usefixtures("searched_by_nobody_else")
def test_the_more_are_open_the_longer_is_waited() -> None:
    """The search takes longer, too."""
    doors = Doors()
    for number in range(2 * FEW):
        connection: Any = object()
        assert doors.let_in(connection, {f"player {number}": 1})
    left = weakref.ref(Closed())
    pass_through(doors, 2 * FEW)
    assert left() is not None
    pass_through(doors, 1)
    assert left() is None

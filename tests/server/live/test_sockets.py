"""Connections that have closed do not stay in memory."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live.sockets import Sockets

FEW = 1000


class Closed:
    """Garbage in a cycle, as a connection is."""

    def __init__(self) -> None:
        self.itself = self


class Open:
    """A socket of a player."""

    def __init__(self, player: str, session: str = "s") -> None:
        self.player = Player(player, player, session=session)
        self.code: int | None = None

    def shut(self, code: int | None) -> None:
        self.code = code


@pytest.fixture
def searched_by_nobody_else() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def pass_through(sockets: Sockets, count: int) -> None:
    for _ in range(count):
        connection: Any = Open("a")
        assert sockets.add(connection, {"player a": FEW})
        sockets.remove(connection, ["player a"])


@pytest.mark.usefixtures("searched_by_nobody_else")
def test_what_closed_connections_leave_is_found_when_there_are_many() -> None:
    sockets = Sockets()
    left = weakref.ref(Closed())
    pass_through(sockets, FEW)
    assert left() is not None
    pass_through(sockets, 1)
    assert left() is None


@pytest.mark.usefixtures("searched_by_nobody_else")
def test_the_more_are_open_the_longer_is_waited() -> None:
    """The search takes longer, too."""
    sockets = Sockets()
    for number in range(2 * FEW):
        connection: Any = Open(str(number))
        assert sockets.add(connection, {f"player {number}": 1})
    left = weakref.ref(Closed())
    pass_through(sockets, 2 * FEW)
    assert left() is not None
    pass_through(sockets, 1)
    assert left() is None


class Unsearched(Counter[str]):
    """Fails where something looks through all of it."""

    def _keep_positive(self) -> Counter[str]:
        raise AssertionError("looked through all open connections")


def test_closing_a_socket_does_not_look_at_all_others() -> None:
    sockets = Sockets()
    sockets.counts = Unsearched()
    pass_through(sockets, 1)
    assert not sockets.counts, "and nothing is left of it"


def test_a_revocation_closes_the_sockets_of_its_session_or_of_all() -> None:
    sockets = Sockets()
    here, there, other = Open("a", "phone"), Open("a", "laptop"), Open("b", "phone")
    for socket in (here, there, other):
        assert sockets.add(socket, {})
    sockets.revoke("a", "phone", 4401)
    assert (here.code, there.code, other.code) == (4401, None, None)
    sockets.revoke("a", None, 4401)
    assert (there.code, other.code) == (4401, None)
    assert sockets.revocations == 2

"""The open sockets of a process, and the revocations that close them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.live.sockets import Sockets

FEW = 1000


class Open:
    """A socket of a player."""

    def __init__(self, player: str, session: str = "s") -> None:
        self.player = Player(player, player, session=session)
        self.code: int | None = None

    def close(self, code: int | None) -> None:
        self.code = code


def pass_through(sockets: Sockets, count: int) -> None:
    for _ in range(count):
        connection: Any = Open("a")
        assert sockets.add(connection, {"player a": FEW})
        sockets.remove(connection, ["player a"])


class Unsearched(Counter[str]):
    """A counter that fails if something iterates over it."""

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
    with sockets.watch_revocations() as revoked:
        sockets.revoke("a", "phone", 4401)
        assert (here.code, there.code, other.code) == (4401, None, None)
        sockets.revoke("a", None, 4401)
        assert (there.code, other.code) == (4401, None)
    sockets.revoke("b", None, 4401)
    assert revoked == {("a", "phone"), ("a", None)}


def test_each_lookup_sees_the_revocations_of_its_own_time() -> None:
    sockets = Sockets()
    with sockets.watch_revocations() as longer:
        with sockets.watch_revocations() as shorter:
            pass
        sockets.revoke("a", None, 4401)
    assert (longer, shorter) == ({("a", None)}, set())

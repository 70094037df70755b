"""The open sockets of a process: how many each player and address has, and which ones a revocation closes."""

from __future__ import annotations

import gc
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Protocol

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.process import metrics

_MOST_CLOSED = 1000
"""Connections that have closed, before memory is searched for what is left of them."""


class Socket(Protocol):
    @property
    def player(self) -> Player: ...

    def shut(self, code: int | None) -> None: ...


class Doors:
    """Closed connections leave reference cycles. They are collected in batches, because a collection pauses the
    process."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()
        self.sockets: set[Socket] = set()
        self.revocations = 0
        """Whoever looked a session up before the last one has to look again."""
        self._of_player: defaultdict[str, set[Socket]] = defaultdict(set)
        self._closed = 0

    def let_in(self, socket: Socket, limits: dict[str, int]) -> bool:
        if any(self.open[who] >= most for who, most in limits.items()):
            return False
        self.open.update(limits.keys())
        self.sockets.add(socket)
        self._of_player[socket.player.id].add(socket)
        metrics.connections.set(len(self.sockets))
        return True

    def let_out(self, socket: Socket, counted: Iterable[str]) -> None:
        for who in counted:
            self.open[who] -= 1
            if self.open[who] <= 0:
                del self.open[who]
        self.sockets.discard(socket)
        self._forget(socket)
        metrics.connections.set(len(self.sockets))
        self._closed += 1
        if self._closed > max(_MOST_CLOSED, len(self.sockets)):
            self._closed = 0
            gc.collect()

    def revoke(self, player: str, session: str | None, code: int) -> None:
        """Close the sockets of one session of a player, or of all sessions if `session` is None."""
        self.revocations += 1
        for socket in list(self._of_player.get(player, ())):
            if session is None or socket.player.session == session:
                socket.shut(code)

    def _forget(self, socket: Socket) -> None:
        own = self._of_player[socket.player.id]
        own.discard(socket)
        if not own:
            del self._of_player[socket.player.id]

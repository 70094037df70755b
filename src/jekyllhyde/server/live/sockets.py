"""The open sockets of a process: how many each player and address has, and which ones a revocation closes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Protocol

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.process import metrics


class Socket(Protocol):
    @property
    def player(self) -> Player: ...

    def shut(self, code: int | None) -> None: ...


class Sockets:
    """Sockets by player, and their number by player and address."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.open: set[Socket] = set()
        self.revocations = 0
        """Whoever looked a session up before the last one has to look again."""
        self._of_player: defaultdict[str, set[Socket]] = defaultdict(set)

    def add(self, socket: Socket, limits: dict[str, int]) -> bool:
        if any(self.counts[who] >= most for who, most in limits.items()):
            return False
        self.counts.update(limits.keys())
        self.open.add(socket)
        self._of_player[socket.player.id].add(socket)
        metrics.connections.set(len(self.open))
        return True

    def remove(self, socket: Socket, counted: Iterable[str]) -> None:
        for who in counted:
            self.counts[who] -= 1
            if self.counts[who] <= 0:
                del self.counts[who]
        self.open.discard(socket)
        self._forget(socket)
        metrics.connections.set(len(self.open))

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

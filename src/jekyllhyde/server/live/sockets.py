"""The open sockets of a process: how many each player and address has, and which ones a revocation closes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.process import metrics

Revocation = tuple[str, str | None]
"""A player and one of the player's sessions, or None for all of them."""


class Socket(Protocol):
    """An open socket of a player."""

    @property
    def player(self) -> Player: ...

    def close(self, code: int | None) -> None: ...


class Sockets:
    """Sockets by player, and their number by player and address."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.open: set[Socket] = set()
        self._of_player: defaultdict[str, set[Socket]] = defaultdict(set)
        self._watches: dict[int, set[Revocation]] = {}

    def add(self, socket: Socket, limits: dict[str, int]) -> bool:
        """Count a socket for each key of `limits`. Return False, and do nothing, if one of them has too many."""
        if any(self.counts[key] >= most for key, most in limits.items()):
            return False
        self.counts.update(limits.keys())
        self.open.add(socket)
        self._of_player[socket.player.id].add(socket)
        metrics.connections.set(len(self.open))
        return True

    def remove(self, socket: Socket, counted: Iterable[str]) -> None:
        """Undo `add`. `counted` are the keys of its limits."""
        for key in counted:
            self.counts[key] -= 1
            if self.counts[key] <= 0:
                del self.counts[key]
        self.open.discard(socket)
        self._forget(socket)
        metrics.connections.set(len(self.open))

    def revoke(self, player: str, session: str | None, code: int) -> None:
        """Close the sockets of one session of a player, or of all sessions if `session` is None."""
        for revoked in self._watches.values():
            revoked.add((player, session))
        for socket in list(self._of_player.get(player, ())):
            if session is None or socket.player.session == session:
                socket.close(code)

    @contextmanager
    def watch_revocations(self) -> Iterator[set[Revocation]]:
        """Collect what is revoked inside the `with` block.

        A revocation cannot close a socket that was not added yet, so whoever looks up a session asks here whether it
        was revoked meanwhile.
        """
        revoked: set[Revocation] = set()
        self._watches[id(revoked)] = revoked
        try:
            yield revoked
        finally:
            del self._watches[id(revoked)]

    def _forget(self, socket: Socket) -> None:
        own = self._of_player[socket.player.id]
        own.discard(socket)
        if not own:
            del self._of_player[socket.player.id]

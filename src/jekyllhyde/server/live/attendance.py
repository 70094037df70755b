"""When each player of a table was last connected, to any process."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class Attendance:
    """Times are those of the monotonic clock, in seconds."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._last_seen: dict[str, float] = {}
        self._exited: set[str] = set()

    def saw(self, players: Iterable[str]) -> None:
        """These players are connected now, to this process or to another one."""
        self._last_seen.update(dict.fromkeys(players, self._seconds()))

    def exited(self, player: str) -> None:
        """A connection of this player to this process has closed."""
        self.saw([player])
        self._exited.add(player)

    def take_exited(self) -> set[str]:
        """Return those who exited since the last call."""
        exited, self._exited = self._exited, set()
        return exited

    def missing(self, players: Iterable[str], linger: float) -> list[str]:
        """Return those who have not been seen for more than `linger` seconds. A player who is new counts as seen."""
        now = self._seconds()
        return [player for player in players if now - self._last_seen.setdefault(player, now) > linger]

    def forget(self, player: str) -> None:
        self._last_seen.pop(player, None)

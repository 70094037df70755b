"""Whether this process knows who is connected to the other processes, so that it may unseat a player."""

from __future__ import annotations

from jekyllhyde.server.process.limits import Timing


class Presence:
    """Keeps track of the notes in which processes tell who is connected. While some are missing, nobody is unseated.

    Times are those of the monotonic clock, in seconds.
    """

    def __init__(self, process: str, timing: Timing, now: float, *, local: bool) -> None:
        self._process = process
        self._timing = timing
        self._local = local
        self._started = self._looked = self._silent_since = now
        self._heard: dict[str, float] = {}

    def heard(self, process: str, now: float) -> None:
        """A note of who is connected arrived, from another process or from this one."""
        if process == self._process and self._deaf(now):
            self._silent_since = now
        self._heard[process] = now

    def ended(self, process: str) -> None:
        """A process has told that it ends."""
        self._heard.pop(process, None)

    def look(self, now: float) -> bool:
        """Return whether this process knows who is connected everywhere. Call this every `resync` seconds."""
        stalled = now - self._looked > self._timing.resync + self._timing.linger / 2
        self._looked = now
        if stalled:  # the notes of that time were not handled yet
            self._silent_since = now
            return False
        return self._local or (not self._deaf(now) and self._hears_all(now))

    def _deaf(self, now: float) -> bool:
        """True if this process has not received its own notes for a while, so that the broker must be away."""
        return now - self._heard.get(self._process, float("-inf")) > self._timing.linger

    def _hears_all(self, now: float) -> bool:
        """True if no process is late. Silence counts from the last time at which this process received nothing."""
        silence = self._timing.silence
        if now - self._silent_since > silence:
            self._heard = {who: at for who, at in self._heard.items() if now - at <= silence}
        missed = self._timing.resync + self._timing.linger / 4  # a late note is an old note
        late = any(now - at > missed for at in self._heard.values())
        return not late and now - self._started > silence

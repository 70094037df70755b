"""Whether a process knows who is connected everywhere, so that it may say of somebody: gone."""

from __future__ import annotations

from jekyllhyde.server.process.limits import Timing


class Presence:
    """Processes tell each other again and again who is connected to them. While such notes are missing, nobody is gone.

    All times are those of the monotonic clock, in seconds.
    """

    def __init__(self, process: str, timing: Timing, now: float, *, local: bool) -> None:
        self._process = process
        self._timing = timing
        self._local = local
        self._started = self._looked = self._silent_since = now
        self._heard: dict[str, float] = {}

    def heard(self, process: str, now: float) -> None:
        """A note of who is connected came, from this process too."""
        if process == self._process and self._deaf(now):
            self._silent_since = now
        self._heard[process] = now

    def ended(self, process: str) -> None:
        """It has said so itself."""
        self._heard.pop(process, None)

    def look(self, now: float) -> bool:
        """Whether everybody who is connected somewhere has been seen lately. Call this every `resync` seconds."""
        stalled = now - self._looked > self._timing.resync + self._timing.linger / 2
        self._looked = now
        if stalled:  # what others told meanwhile still waits to be read
            self._silent_since = now
            return False
        return self._local or (not self._deaf(now) and self._hears_all(now))

    def _deaf(self, now: float) -> bool:
        """The broker does not even bring this process's own notes back."""
        return now - self._heard.get(self._process, float("-inf")) > self._timing.linger

    def _hears_all(self, now: float) -> bool:
        """Silence counts from the last time that this process could not hear."""
        patience_ends = self._timing.silence
        if now - self._silent_since > patience_ends:
            self._heard = {who: at for who, at in self._heard.items() if now - at <= patience_ends}
        missed = self._timing.resync + self._timing.linger / 4  # a note that was on its way for long is an old one
        late = any(now - at > missed for at in self._heard.values())
        return not late and now - self._started > patience_ends

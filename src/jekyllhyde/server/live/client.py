"""An open connection of a player, as tables and the lobby see it."""

from __future__ import annotations

import asyncio

from jekyllhyde.server.accounts.identity import Player
from jekyllhyde.server.wire.line import Line

# Codes with which the server closes a socket (RFC 6455; 4000 and up are ours).
GOING_AWAY, POLICY, SLOW, NO_SESSION, TOO_MANY = 1001, 1008, 1013, 4401, 4429


class Client:
    """Sends messages to one client. The number of bytes that wait for a slow client is limited."""

    def __init__(self, player: Player, line: Line, outbox_bytes: int) -> None:
        self.player = player
        self.muted: set[int] = set()
        """Chairs whose talk this client does not want."""
        self.closed: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        """Done when the connection is to end, with the code to close it with, or None if the client has closed it."""
        self._line = line
        self._outbox_bytes = outbox_bytes

    def send(self, message: bytes) -> None:
        if self._line.write(message) > self._outbox_bytes:
            self.close(SLOW)

    def hears(self, chair: int) -> bool:
        return chair not in self.muted

    def close(self, code: int | None) -> None:
        """End the connection. A client that connects again gets the whole state, so it misses nothing."""
        if not self.closed.done():
            self.closed.set_result(code)

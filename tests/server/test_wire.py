"""What the server does for clients that do not read."""

from __future__ import annotations

import json
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.running import Guest, new_guest, new_table, run, running


async def ask_without_reading(address: str, guest: Guest, table_id: str) -> None:
    """For the table again and again, until the server has enough of it."""
    message = json.dumps({"type": "enter", "table": table_id})
    async with guest.socket(address) as talk:
        talk.socket.transport.pause_reading()
        try:
            while True:
                await talk.socket.send(message)
        except ConnectionClosed:
            return


async def others_are_served(address: str) -> None:
    deaf, guest = await new_guest(address, "Deaf"), await new_guest(address, "Ann")
    table_id = await new_table(address, guest)
    async with guest.socket(address) as talk:
        await talk.say("enter", table=table_id)
        await ask_without_reading(address, deaf, table_id)
        assert (await talk.say("sit", chair=0))["type"] == "done"


def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'test.db'}") as server:
        run(others_are_served(server.address))

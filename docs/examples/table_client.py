"""A program at a table: sits down and plays any legal move. See docs/protocol.md.

python table_client.py ws://localhost:8000/ws TOKEN TABLE CHAIR
"""

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect


def answer(table: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a state of the table."""
    moves = (table["round"] or {}).get("legal_moves")
    if moves:
        return {"type": "make-move", "version": table["version"], "move": random.choice(moves)}
    return {"type": "ready"} if "ready" in table["actions"] else None


async def main(address: str, token: str, table: str, chair: int) -> None:
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 3}))
        await socket.send(json.dumps({"type": "enter", "table": table}))
        await socket.send(json.dumps({"type": "sit", "chair": chair}))
        async for text in socket:
            message = json.loads(text)
            said = answer(message["table"]) if message["type"] == "state" else None
            if said is not None:
                await socket.send(json.dumps(said))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))

"""Make the AsyncAPI document of the socket's messages from their types. `make protocol` writes it."""

from __future__ import annotations

import json
import typing
from typing import Any

import msgspec

from jekyllhyde import __version__
from jekyllhyde.server.table import commands
from jekyllhyde.server.views import messages

_REFERENCE = "#/components/schemas/{name}"


def asyncapi() -> str:
    return json.dumps(document(), indent=1) + "\n"


def document() -> dict[str, Any]:
    client, server = (typing.get_args(union) for union in (commands.ClientMessage, messages.ServerMessage))
    _, schemas = msgspec.json.schema_components([*client, *server], ref_template=_REFERENCE)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Jekyll & Hyde",
            "version": __version__,
            "description": f"Protocol {commands.PROTOCOL}: one WebSocket a client. In words: docs/protocol.md.",
        },
        "defaultContentType": "application/json",
        "servers": {"local": {"host": "localhost:8000", "protocol": "ws", "security": _references("securitySchemes")}},
        "channels": {
            "socket": {"address": "/ws", "messages": {tag_of(each): _message(each) for each in client + server}}
        },
        "operations": {
            "obey": _operation("receive", "What a client says.", client)
            | {"reply": {"channel": _SOCKET, "messages": _named((messages.Done, messages.RefusedMessage))}},
            "tell": _operation("send", "What a client hears.", server),
        },
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "httpApiKey", "in": "cookie", "name": "jh_session"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


_SOCKET = {"$ref": "#/channels/socket"}


def tag_of(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _message(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {"name": tag_of(struct), "payload": {"$ref": _REFERENCE.format(name=struct.__name__)}}


def _operation(action: str, summary: str, structs: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    return {"action": action, "summary": summary, "channel": _SOCKET, "messages": _named(structs)}


def _named(structs: tuple[type[msgspec.Struct], ...]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/socket/messages/{tag_of(each)}"} for each in structs]


def _references(kind: str) -> list[dict[str, str]]:
    return [{"$ref": f"#/components/{kind}/{name}"} for name in ("cookie", "token")]

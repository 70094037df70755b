"""Write docs/protocol.md, docs/protocol.schema.json and docs/asyncapi.json from the types of the messages."""

from __future__ import annotations

import inspect
import json
import typing
from enum import Enum
from pathlib import Path

import msgspec

from jekyllhyde.server.http.practice import PracticeRequest
from jekyllhyde.server.process.limits import Limits
from jekyllhyde.server.store.history import History
from jekyllhyde.server.table import commands
from jekyllhyde.server.table.refusals import Refusal
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.replays import BadRecord, Replay, ReplayRequest
from tools.asyncapi import asyncapi

DOCS = Path(__file__).parents[1] / "docs"
INTRODUCTION = Path(__file__).parent / "protocol-page.md"
PARTS = (
    messages.TableView,
    Setup,
    messages.ChairView,
    messages.RoundView,
    messages.TrickView,
    messages.RoundScore,
    messages.SideTotal,
    messages.ClockView,
    messages.News,
    messages.LobbyRow,
)
OVER_HTTP = (ReplayRequest, Replay, PracticeRequest, BadRecord, History)
"""The types that the browser's client sends and gets over HTTP."""


def type_text(annotation: object) -> str:
    origin = typing.get_origin(annotation)
    arguments = typing.get_args(annotation)
    if origin is typing.Annotated:
        return type_text(arguments[0])
    if origin is typing.Literal:
        return " or ".join(f"`{value}`" for value in arguments)
    if origin in (list, tuple):
        return f"{origin.__name__} of {', '.join(dict.fromkeys(type_text(each) for each in arguments))}"
    if arguments:
        return " or ".join(type_text(each) for each in arguments)
    if annotation is type(None):
        return "null"
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return " or ".join(f"`{member.value}`" for member in annotation)
    return {"int": "number", "str": "text", "bool": "true or false"}.get(
        getattr(annotation, "__name__", ""), str(getattr(annotation, "__name__", annotation))
    )


def limits_text(annotation: object) -> str:
    metas = [meta for meta in getattr(annotation, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
    names = ("ge", "le", "min_length", "max_length", "pattern")
    found = [(name, getattr(meta, name)) for meta in metas for name in names if getattr(meta, name) is not None]
    return ", ".join(f"{name} `{value}`".replace("|", "\\|") for name, value in found)


def own_doc(struct: type[msgspec.Struct]) -> str:
    """Return a class's own docstring. Raises if it has none, because `getdoc` would return an inherited one."""
    text = vars(struct).get("__doc__")
    if not text or any(text == above.__doc__ for above in struct.__mro__[1:]):
        raise ValueError(f"{struct.__name__} has no docstring of its own")
    return inspect.cleandoc(text)


def section(struct: type[msgspec.Struct], level: str) -> str:
    tag = struct.__struct_config__.tag
    lines = [f"{level} `{tag or struct.__name__}`", "", own_doc(struct), ""]
    hints = typing.get_type_hints(struct, include_extras=True)
    fields = [field for field in msgspec.structs.fields(struct) if field.name != "ref" or tag == "done"]
    if fields:
        lines += ["| field | type | bounds |", "|---|---|---|"]
        lines += [
            f"| `{field.name}`{'' if field.required else ' (may be left out)'} "
            f"| {type_text(hints[field.name])} | {limits_text(hints[field.name])} |"
            for field in fields
        ]
        lines.append("")
    return "\n".join(lines)


def page() -> str:
    client = "\n".join(section(struct, "###") for struct in typing.get_args(commands.ClientMessage))
    server = "\n".join(section(struct, "###") for struct in typing.get_args(messages.ServerMessage))
    parts = "\n".join(section(struct, "###") for struct in PARTS)
    refusals = " ".join(f"`{refusal.value}`" for refusal in Refusal)
    limits = "\n".join(f"| {name.replace('_', ' ')} | {value:g} |" for name, value in limit_rows())
    return INTRODUCTION.read_text().format(
        client=client, server=server, parts=parts, refusals=refusals, limits=limits, longest=commands.LONGEST_MESSAGE
    )


def limit_rows() -> list[tuple[str, float]]:
    limits = Limits()
    return [(name, getattr(limits, name)) for name in Limits.__slots__]


def schema() -> str:
    (client, server, *_), components = msgspec.json.schema_components(
        [commands.ClientMessage, messages.ServerMessage, *OVER_HTTP], ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Jekyll & Hyde, protocol {commands.PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }
    return json.dumps(whole, indent=1) + "\n"


def written() -> dict[Path, str]:
    return {
        DOCS / "protocol.md": page(),
        DOCS / "protocol.schema.json": schema(),
        DOCS / "asyncapi.json": asyncapi(),
    }


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text)
        print(f"Written: docs/{path.name}")

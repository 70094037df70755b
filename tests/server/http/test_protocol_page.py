import json
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from jekyllhyde.server.http.app import Config, create_litestar
from jekyllhyde.server.views import messages
from tests.server.running import ServerProcess, new_guest, new_table, run, running
from tools.asyncapi import document
from tools.protocol import own_doc, written

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "table_client.py"


def test_the_pages_are_what_the_types_say() -> None:
    for path, text in written().items():
        assert path.read_text() == text, "run 'make protocol'"


def test_a_docstring_that_is_inherited_is_refused() -> None:
    class Silent(messages.Done, frozen=True):
        pass

    class SilentToo(msgspec.Struct):
        pass

    for struct in (Silent, SilentToo):
        with pytest.raises(ValueError, match="no docstring of its own"):
            own_doc(struct)


def references(part: object) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_asyncapi_refers_to_what_is_there() -> None:
    whole = document()
    found = references(whole)
    assert len(found) > 50
    for reference in found:
        part = whole
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]


def test_openapi_tells_every_answer_with_an_example_of_each_refusal() -> None:
    schema = create_litestar(Config("sqlite://")).openapi_schema.to_schema()
    operations = [operation for path in schema["paths"].values() for operation in path.values()]
    assert len(operations) > 15
    for operation in operations:
        refusals = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
        assert {"429", "503"} <= refusals.keys()
        for answer in refusals.values():
            (content,) = answer["content"].values()
            reasons = {example["value"]["reason"] for example in content["examples"].values()}
            assert reasons == set(answer["description"].split(" or "))
    assert {"cookie", "token"} == schema["components"]["securitySchemes"].keys()


def start_example(server: ServerProcess, token: str, table_id: str, chair: int) -> subprocess.Popen[bytes]:
    address = server.address.replace("http", "ws") + "/ws"
    return subprocess.Popen([sys.executable, str(EXAMPLE), address, token, table_id, str(chair)])


async def play_against(server: ServerProcess, token: str) -> dict[str, str]:
    """Let a person, the example client and two bots play to the end. Return their names."""
    guest = await new_guest(server.address, "Host")
    table_id = await new_table(server.address, guest, target=1)
    program = start_example(server, token, table_id, 1)
    try:
        async with guest.socket(server.address) as talk:
            await talk.say("enter", table=table_id)
            await talk.say("sit", chair=0)
            for chair in (2, 3):
                await talk.say("seat-bot", chair=chair, level="random")
            while talk.table["chairs"][1]["kind"] == "open":
                await talk.hear()
            await talk.say("start")
            await talk.play_match()
    finally:
        program.kill()
        program.wait()
    return {chair["name"]: chair["kind"] for chair in talk.table["chairs"]}


def test_the_example_client_plays_a_match(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'db'}") as server, httpx.Client(base_url=server.address) as client:
        client.post("/api/guests", json={"name": "Program"}).raise_for_status()
        token = json.loads(client.post("/api/tokens", json={"label": "example"}).text)["token"]
        assert run(play_against(server, token))["Program"] == "person"

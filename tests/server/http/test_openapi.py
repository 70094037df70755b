"""The server answers any request, valid or not, without an internal error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from jekyllhyde.server.http.app import Config, create_litestar
from tests.server.running import running

schema = schemathesis.openapi.from_dict(create_litestar(Config("sqlite://")).openapi_schema.to_schema())
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'db'}") as server:
        yield server.address


@pytest.fixture(scope="module")
def cookie(address: str) -> str:
    return httpx.post(f"{address}/api/guests", json={"name": "Ann"}).cookies["jh_session"]


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_answers_as_described(case: schemathesis.Case[Any], address: str, cookie: str) -> None:
    """Send a valid cookie, unless the operation would end the session."""
    keeps = case.method != "DELETE"
    headers = {"cookie": f"jh_session={cookie}"} if keeps else {}
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS)

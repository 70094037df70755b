"""Error answers of the HTTP API. They all have the same shape, except errors in a record."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example, Reference, SecurityScheme
from msgspec import Meta, Struct, to_builtins

from jekyllhyde.records import Place, RecordError
from jekyllhyde.records import Problem as RecordProblem
from jekyllhyde.rules import RuleError
from jekyllhyde.server.accounts.identity import COOKIE
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.views.replays import BadRecord, bad_record

logger = logging.getLogger(__name__)

_RETRY_AFTER = 1
"""Seconds, if nothing better is known."""
_AnyRequest = Request[Any, Any, Any]
_STATUS = {
    Refusal.NO_SESSION: 401,
    Refusal.WRONG_PASSWORD: 401,
    Refusal.NO_SUCH_TABLE: 404,
    Refusal.NO_SUCH_GAME: 404,
    Refusal.NO_MATCH: 404,
    Refusal.NOT_FOUND: 404,
    Refusal.WRONG_METHOD: 405,
    Refusal.NAME_TAKEN: 409,
    Refusal.TOO_MANY_TOKENS: 409,
    Refusal.TOO_LARGE: 413,
    Refusal.RECORD_TOO_LONG: 413,
    Refusal.TOO_FAST: 429,
    Refusal.TOO_MANY_TABLES: 429,
    Refusal.FAILED: 500,
    Refusal.TRY_AGAIN: 503,
}
_BY_STATUS = {404: Refusal.NOT_FOUND, 405: Refusal.WRONG_METHOD, 413: Refusal.TOO_LARGE, 429: Refusal.TOO_FAST}


class Problem(Struct, frozen=True, omit_defaults=True):
    """The request was refused, and nothing has changed. `reason` is one of the protocol's refusals. `rule` is the rule
    that forbids it, if any. `detail` says more, in English. An error in a record has a shape of its own."""

    reason: Annotated[str, Meta(pattern="^(?!bad-record$)[a-z-]+$")]
    rule: str | None = None
    detail: str | None = None


def refusing(*refusals: Refusal, record: bool = False) -> dict[int, ResponseSpec]:
    """Return the error answers of a handler, for OpenAPI."""
    found: dict[int, list[Refusal]] = {}
    for refusal in (*refusals, Refusal.TOO_LARGE, Refusal.TOO_FAST, Refusal.TRY_AGAIN):
        found.setdefault(_STATUS.get(refusal, 400), []).append(refusal)
    return {status: _spec(same, record=record and status == 400) for status, same in sorted(found.items())}


def _spec(refusals: list[Refusal], *, record: bool) -> ResponseSpec:
    reasons = [refusal.value for refusal in refusals]
    examples = [Example(summary=reason, value={"reason": reason}) for reason in reasons if reason != _SPOILED.reason]
    if record:
        examples.append(Example(summary=_SPOILED.reason, value=to_builtins(_SPOILED)))
    shape: Any = Problem | BadRecord if record else Problem
    return ResponseSpec(shape, generate_examples=False, description=" or ".join(reasons), examples=examples)


_SPOILED = bad_record(RecordError(Place(10, 7), RecordProblem.ROUND_NUMBER, {"expected": "1", "found": "2"}))


def _problem(refusal: Refusal, rule: str | None = None, detail: str | None = None) -> Response[Problem]:
    return Response(Problem(refusal.value, rule, detail), status_code=_STATUS.get(refusal, 400))


def _refused(_: _AnyRequest, refused: Refused) -> Response[Problem]:
    problem = _problem(refused.refusal, refused.rule, refused.detail)
    if problem.status_code in (429, 503):
        problem.headers["retry-after"] = str(refused.retry_after or _RETRY_AFTER)
    return problem


def _unreadable(_: _AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a body that is not UTF-8, or nested too deeply."""
    return _problem(Refusal.MALFORMED, detail=f"the body cannot be read: {type(error).__name__}")


def _against_rules(_: _AnyRequest, error: RuleError) -> Response[Problem]:
    return _problem(Refusal.MALFORMED, error.reason.rule, str(error))


def _spoiled_record(_: _AnyRequest, error: RecordError) -> Response[BadRecord]:
    return Response(bad_record(error), status_code=400)


def _not_understood(_: _AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer what Litestar refuses. Its headers tell when to try again, or which methods are allowed."""
    if error.status_code >= 500:
        return _failed(_, error)
    problem = _problem(_BY_STATUS.get(error.status_code, Refusal.MALFORMED), detail=error.detail)
    problem.headers.update(error.headers or {})
    return problem


def _database_away(_: _AnyRequest, error: Exception) -> Response[Problem]:
    logger.warning("no database", extra={"error": type(error).__name__})
    return _refused(_, Refused(Refusal.TRY_AGAIN))


def _failed(request: _AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", extra={"path": request.url.path}, exc_info=error)
    return _problem(Refusal.FAILED)


EXCEPTION_HANDLERS: Any = {
    Refused: _refused,
    RuleError: _against_rules,
    RecordError: _spoiled_record,
    HTTPException: _not_understood,
    UnicodeDecodeError: _unreadable,
    RecursionError: _unreadable,
    sa.exc.OperationalError: _database_away,
    sa.exc.InterfaceError: _database_away,
    Exception: _failed,
}

SECURITY_SCHEMES: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="A browser's."),
    "token": SecurityScheme(type="http", scheme="bearer", description="A program's, from `POST /api/tokens`."),
}

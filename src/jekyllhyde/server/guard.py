"""What stands before all else: foreign origins are refused, answers get security headers and are counted."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from jekyllhyde.server import metrics

logger = logging.getLogger("jekyllhyde.server.access")

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]

_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _foreign(scope):
            logger.warning("foreign origin", extra={"path": scope["path"]})
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        if scope["method"] not in _SAFE_METHODS and _foreign(scope):
            await _refuse(send_guarded, 403, b'{"reason":"foreign-origin"}')
        elif "\0" in scope["path"]:  # no file or id has it, and not everything behind expects it
            await _refuse(send_guarded, 400, b'{"reason":"malformed"}')
        else:
            await self._app(scope, receive, send_guarded)
        metrics.requests.labels(scope["method"], str(status)).inc()
        fields = {"method": scope["method"], "path": scope["path"], "status": status}
        logger.info("request", extra={**fields, "milliseconds": round((perf_counter() - started) * 1000, 1)})


def _foreign(scope: Scope) -> bool:
    """A page of another site stands behind this. Programs that are no browsers send no origin."""
    headers = dict(scope["headers"])
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return True
    origin = headers.get(b"origin")
    return origin is not None and urlsplit(origin.decode("latin-1")).netloc.encode("latin-1") != headers.get(b"host")


async def _refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

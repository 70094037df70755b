"""Wraps the application: refuses foreign origins and too many requests, adds security headers, counts answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic, perf_counter
from typing import Any
from urllib.parse import urlsplit

from jekyllhyde.server.process import metrics
from jekyllhyde.server.process.limits import Limits, Throttle, network_of

logger = logging.getLogger("jekyllhyde.server.access")

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
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
NO_STORE = (b"cache-control", b"no-store")
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]

_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_UNCOUNTED = ("/healthz", "/assets/")


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._requests = Throttle(limits.requests_per_minute)
        self._sockets = Throttle(limits.sockets_per_minute)

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
        if self._sockets.take(_client(scope), monotonic()):
            await receive()
            await send({"type": "websocket.close", "code": 1013, "reason": "too many sockets"})
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_headers_for(scope)]
            await send(message)

        wait = self._wait(scope)
        if scope["method"] not in _SAFE_METHODS and _foreign(scope):
            await _refuse(send_guarded, 403, b'{"reason":"foreign-origin"}')
        elif "\0" in scope["path"]:  # no file or id contains it, and some libraries fail on it
            await _refuse(send_guarded, 400, b'{"reason":"malformed"}')
        elif wait:
            retry = (b"retry-after", str(wait).encode())
            await _refuse(send_guarded, 429, b'{"reason":"too-fast"}', retry)
        else:
            await self._app(scope, receive, send_guarded)
        metrics.requests.labels(scope["method"], str(status)).inc()
        fields = {"method": scope["method"], "path": scope["path"], "status": status}
        logger.info("request", extra={**fields, "milliseconds": round((perf_counter() - started) * 1000, 1)})

    def _wait(self, scope: Scope) -> int:
        """Return the seconds that the client has to wait, or 0."""
        if scope["path"].startswith(_UNCOUNTED):
            return 0
        return self._requests.take(_client(scope), monotonic())


def _client(scope: Scope) -> str:
    return network_of(scope["client"][0] if scope["client"] else "")


def _headers_for(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the security headers. Answers under /api are not cached, because they can hold a hand."""
    headers = [*SECURITY_HEADERS]
    if scope["path"].startswith("/api"):
        headers.append(NO_STORE)
    if scope["scheme"] == "https":
        headers.append(ONLY_HTTPS)
    return headers


def _foreign(scope: Scope) -> bool:
    """True if a page of another site has sent this. Programs other than browsers send no origin."""
    headers = dict(scope["headers"])
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return True
    origin = headers.get(b"origin")
    return origin is not None and _host_of(origin) != headers.get(b"host")


def _host_of(origin: bytes) -> bytes | None:
    try:
        return urlsplit(origin.decode("latin-1")).netloc.encode("latin-1")
    except ValueError:
        return None


async def _refuse(send: Send, status: int, body: bytes, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

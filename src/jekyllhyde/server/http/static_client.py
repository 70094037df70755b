"""Serves the built browser client. It is read once, so a running server keeps the version it started with."""

from __future__ import annotations

import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.params import FromPath

BUILT = Path(__file__).parents[1] / "static"
_NOT_BUILT = "The browser client is not built. Run 'make client' in the project's folder, then start the server anew.\n"
_COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Encodings, best first, and the suffixes of their files."""

SCREENS = frozenset(
    {"", "new", "lobby", "t", "learn", "rules", "replay", "puzzles", "review", "games", "settings", "account"}
)
"""First parts of the paths in web/src/routes.ts. Other paths get the page with status 404."""

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class ClientFile(NamedTuple):
    """A file of the client. `encoded` holds its compressed forms."""

    body: bytes
    media_type: str
    tag: str
    cache: str
    encoded: dict[str, bytes]


@cache
def read_client(folder: Path) -> dict[str, ClientFile]:
    """Return all files by path. There are none if the client was not built."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in _COMPRESSED.values())
    return {f"/{path.relative_to(folder).as_posix()}": _read(path, folder) for path in files}


def _read(path: Path, folder: Path) -> ClientFile:
    body = path.read_bytes()
    media_type = _MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.parent == folder / "assets"  # the names of these files contain a hash
    twins = {encoding: path.with_name(path.name + ending) for encoding, ending in _COMPRESSED.items()}
    return ClientFile(
        body,
        media_type,
        f'"{sha256(body).hexdigest()[:16]}"',
        _FOR_EVER if hashed else _ASK_AGAIN,
        {encoding: twin.read_bytes() for encoding, twin in twins.items() if twin.exists()},
    )


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def get_client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    files = read_client(BUILT)
    if path in files:
        return _answer(request, files[path])
    if path.startswith(("/api/", "/assets/")) or "." in path.rsplit("/", 1)[-1]:
        return Response(b"", media_type="text/plain", status_code=404)
    return answer_page(request, files.get("/index.html"), 200 if path.split("/")[1] in SCREENS else 404)


def answer_page(
    request: Request[Any, Any, Any], page: ClientFile | None, status: int = 200, vary: str = ""
) -> Response[bytes]:
    """Return the page, or a sentence if the client was not built. `vary` names a header on which the page depends."""
    if page is None:
        return Response(_NOT_BUILT.encode(), media_type="text/plain", status_code=503)
    return _answer(request, page, status, vary)


def _answer(request: Request[Any, Any, Any], file: ClientFile, status: int = 200, vary: str = "") -> Response[bytes]:
    varies = ", ".join(filter(None, ("accept-encoding", vary)))
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": varies}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    encoding = _accepted(request.headers.get("accept-encoding", ""), file)
    if encoding is not None:
        headers["content-encoding"] = encoding
    body = file.body if encoding is None else file.encoded[encoding]
    return Response(body, media_type=file.media_type, headers=headers, status_code=status)


def _accepted(wanted: str, file: ClientFile) -> str | None:
    offered = {word.split(";", 1)[0].strip() for word in wanted.split(",")}
    return next((encoding for encoding in file.encoded if encoding in offered), None)

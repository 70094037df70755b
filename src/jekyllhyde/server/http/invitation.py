"""The page of a table: the client's page, with tags that tell previews of the link who invites to what."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from typing import Any

from litestar import Request, Response, route
from litestar.params import FromPath

from jekyllhyde.locale import Locale, language_of_accept_language, locale
from jekyllhyde.rules import PositionCard
from jekyllhyde.server.http import static_client
from jekyllhyde.server.http.api import TABLE_ID
from jekyllhyde.server.http.dependencies import TheTables
from jekyllhyde.server.http.static_client import ClientFile, answer_page, read_client
from jekyllhyde.server.live.tables import Tables
from jekyllhyde.server.store.database import DatabaseAway
from jekyllhyde.server.table.chairs import Open
from jekyllhyde.server.table.refusals import Refused
from jekyllhyde.server.table.state import Phase, Table

_PICTURE = "/invitation.png"
_PICTURE_SIZE = 1200, 630


@route(["/t", "/t/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def get_table_page(
    request: Request[Any, Any, Any], tables: TheTables, path: FromPath[str] = "/"
) -> Response[bytes]:
    """Return the client's page. A table that there is not, or that cannot be read now, has no tags."""
    page, table_id = read_client(static_client.BUILT).get("/index.html"), path[1:]
    table = None if page is None else await _table(tables, table_id)
    if page is None or table is None:
        return answer_page(request, page)
    language = language_of_accept_language(request.headers.get("accept-language", ""))
    tags = _tags(table, locale(language), str(request.base_url).rstrip("/"), table_id)
    return answer_page(request, _with_tags(page, tags), vary="accept-language")


async def _table(tables: Tables, table_id: str) -> Table | None:
    if not TABLE_ID.fullmatch(table_id):
        return None
    try:
        return (await tables.table(table_id)).table
    except (Refused, DatabaseAway):
        return None


def _with_tags(page: ClientFile, tags: str) -> ClientFile:
    body = page.body.replace(b"</head>", tags.encode() + b"</head>", 1)
    return page._replace(body=body, tag=f'"{sha256(body).hexdigest()[:16]}"', encoded={})


def _tags(table: Table, texts: Locale, site: str, table_id: str) -> str:
    title, description = invitation(table, texts)
    width, height = _PICTURE_SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Dr. Jekyll & Mr. Hyde",
        "og:title": title,
        "og:description": description,
        "og:url": f"{site}/t/{table_id}",
        "og:image": f"{site}{_PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    twitter = {"twitter:card": "summary_large_image", "twitter:title": title, "twitter:description": description}
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    tags += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in twitter.items()]
    return "\n".join(tags)


def invitation(table: Table, texts: Locale) -> tuple[str, str]:
    """Return who invites, and to what. It tells nothing that a visitor without a chair would not see."""
    host = None if table.host is None else table.chairs.people[table.host].name
    title = texts.text("invitation-title-nobody") if host is None else texts.text("invitation-title", name=host)
    setup = table.setup
    form = "three" if setup.players == 3 else "B" if setup.position is PositionCard.B else "A"
    what = {
        "form": texts.text(f"invitation-form-{form}"),
        "length": texts.text("invitation-length", target=setup.target),
    }
    if table.phase is not Phase.GATHERING:
        return title, texts.text("invitation-running", **what)
    free = sum(isinstance(chair, Open) for chair in table.chairs)
    return title, texts.text("invitation-open", **what, count=free) if free else texts.text("invitation-full", **what)

"""A request by HTTP: its table found, who sends it, and the answers it may get."""

from typing import Annotated, Any

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from coterie.server.protocol.fields import Code, Text
from coterie.server.protocol.told import padded
from coterie.server.tables.house import House
from coterie.server.tables.keys import digest, same
from coterie.server.tables.table import LiveTable
from coterie.store.rows import Person

NOT_FOUND = ("no-table", "there is no such table, or the link to it is not complete")
# Also said where there is no table at all: a stranger cannot tell one from the other.
WRONG_KEY = "this key opens no seat here: it may be mistyped, the table may be gone, or its holder was shown the door"

TOO_OFTEN = "that was too often from your address: wait a minute and try again"


class ApiRequest:
    """A request, with the body and the query that its route takes already checked."""

    def __init__(
        self, house: House, request: web.Request, body: Any = None, query: dict[str, Any] | None = None
    ) -> None:
        self.house = house
        self.http = request
        self.body = body
        self.query = query or {}
        self.bearer = _bearer(request)

    async def table(self) -> LiveTable:
        """The table that the path names. Raises HTTPProblem if there is none."""
        table = await find_table(self.house, self.http)
        if table is None:
            raise HTTPProblem(404, *NOT_FOUND)
        return table

    def is_owner(self) -> bool:
        """Whether the key of the house's owner was shown."""
        return bool(self.bearer) and same(self.bearer.encode(), self.house.owner_key().encode())

    def check_may_open(self) -> None:
        """Raises 403 if whoever asks may not open tables in this house."""
        if self.house.settings.create == "owner" and not self.is_owner():
            raise HTTPProblem(403, "refused-create", "only the owner of this house opens tables: ask them for a link")

    def person(self, table: LiveTable) -> Person | None:
        """The person at a table whose key was shown."""
        return table.state.person_of(digest(self.bearer)) if self.bearer else None

    def invited(self, table: LiveTable, invitation: str | None = None) -> bool:
        shown = invitation or self.bearer
        return bool(shown) and same(shown.encode(), table.invitation.encode())

    def may_look(self, table: LiveTable) -> bool:
        return (
            table.state.agreement.watch == "anyone"
            or self.person(table) is not None
            or (table.state.agreement.watch == "invited" and self.invited(table))
            or self.is_owner()
        )


class Problem(Struct):
    """Why something was not done. `code` names a message; nothing was changed."""

    code: Code
    text: Text
    values: Annotated[dict[str, Any], Meta(description="The variables of the message.")] = {}


class HTTPProblem(Exception):
    """An answer that is no."""

    def __init__(self, status: int, code: str, text: str, values: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.problem = Problem(code, text, values or {})


async def find_table(house: House, request: web.Request) -> LiveTable | None:
    """The table that a path names, if there is one."""
    return await house.find(request.match_info["table"].upper())


def answer(value: object, status: int = 200, pads: bool = False) -> web.Response:
    """A value as JSON, never to be kept by anybody on the way. With `pads` its length tells nothing."""
    text = msgspec.json.encode(value)
    return web.Response(
        body=padded(text) if pads else text,
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def _bearer(request: web.Request) -> str:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    # a header may hold any bytes, a key does not
    return token.strip() if scheme.lower() == "bearer" and token.isascii() else ""

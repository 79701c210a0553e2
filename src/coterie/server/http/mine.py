"""The routes of personal keys: which seats one brings along, and what becomes of them when a device is lost."""

from typing import Annotated

from aiohttp import web
from msgspec import Meta, Struct

from coterie.server.http.requests import WRONG_KEY, ApiRequest, HTTPProblem, answer, find_table
from coterie.server.http.routing import route
from coterie.server.protocol.fields import SeatOrNone, Token
from coterie.server.state.stored import PersonNumber
from coterie.server.tables.keyring import OpenedSeat

PersonalKey = Annotated[
    Token, Meta(description="22 letters of Base64 for URLs, made by the client from 128 bits of chance.")
]


class KeepSeat(Struct, forbid_unknown_fields=True):
    """A personal key that is to bring a seat along."""

    personal: PersonalKey


class RenewKey(Struct, forbid_unknown_fields=True):
    """The personal key that takes the place of another."""

    next: PersonalKey


class Kept(Struct):
    """The personal key brings the seat along."""

    table: str


class MySeat(Struct):
    """A seat that a personal key brings along."""

    table: str
    person: PersonNumber
    seat: SeatOrNone
    key: Annotated[str, Meta(description="Of the seat.")]


class Mine(Struct):
    """All seats of a personal key."""

    seats: list[MySeat]
    missed: Annotated[
        list[str], Meta(description="Tables that could not be reached to renew the seat there: ask again.")
    ] = []


@route(
    "POST",
    "/api/tables/{table}/keep",
    "holder",
    Kept,
    takes=KeepSeat,
    limit="joins",
    problems=(401, 409, 503, 507),
)
async def keep(request: ApiRequest) -> web.StreamResponse:
    """Let a personal key bring one's seat along. Nobody else learns of it."""
    table = await find_table(request.house, request.http)
    person = request.person(table) if table else None
    if table is None or person is None:
        raise HTTPProblem(401, "refused-key", WRONG_KEY)
    await request.house.keyring.keep(table, person, request.bearer, request.body.personal)
    return answer(Kept(table.id))


@route("GET", "/api/mine", "personal", Mine, limit="reads", problems=(401,))
async def mine(request: ApiRequest) -> web.StreamResponse:
    """The seats of the personal key that is shown, with their keys."""
    return answer(_mine(await request.house.keyring.seats(request.bearer)), pads=True)


@route("POST", "/api/mine/renew", "personal", Mine, takes=RenewKey, limit="joins", problems=(401, 409, 503, 507))
async def renew(request: ApiRequest) -> web.StreamResponse:
    """A device was lost: give every seat a new key and close its connections. The personal key that is shown goes."""
    seats, missed = await request.house.keyring.renew(request.bearer, request.body.next)
    return answer(_mine(seats, missed), pads=True)


def _mine(seats: list[OpenedSeat], missed: list[str] | None = None) -> Mine:
    return Mine([MySeat(seat.table, seat.person, seat.seat, seat.key) for seat in seats], missed or [])

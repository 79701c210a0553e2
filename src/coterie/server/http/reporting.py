"""The routes of reports: a guest tells the owner of the house of a line, and the owner reads and closes that."""

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from coterie.server.http.requests import WRONG_KEY, ApiRequest, HTTPProblem, answer, find_table
from coterie.server.http.routing import route
from coterie.server.protocol.fields import Moment, Number
from coterie.server.tables.reports import MOST_REPORTS, Excerpt, ReportedLine, report

MOST_SHOWN = 200


class ReportLine(Struct, forbid_unknown_fields=True):
    """A line of talk that the owner of the house should read."""

    line: Annotated[Number, Meta(description="Its number at this table.")]


class Reported(Struct):
    """The owner of the house will read it."""

    line: int


class ReportJson(Struct):
    """A report: who tells of whose line, and what was said around it."""

    table: str
    game: str
    line: int
    about: Annotated[str, Meta(description="Whose line it is.")]
    by: str
    at: Moment
    lines: list[ReportedLine]


class ReportsJson(Struct):
    """The reports that are not closed, the latest first."""

    reports: list[ReportJson]


@route(
    "POST",
    "/api/tables/{table}/report",
    "holder",
    Reported,
    takes=ReportLine,
    limit="opens",
    problems=(400, 401, 409, 503, 507),
)
async def report_line(request: ApiRequest) -> web.StreamResponse:
    """Tell the owner of the house of a line that one heard. Nobody at the table learns of it."""
    table = await find_table(request.house, request.http)
    person = request.person(table) if table else None
    if table is None or person is None:
        raise HTTPProblem(401, "refused-key", WRONG_KEY)
    reports = request.house.services.store.reports
    row = report(table.state, person, request.body.line, request.house.services.now())
    if await reports.count(table.id, person.n) >= MOST_REPORTS:
        text = "you have told the owner of much at this table: let them read it first"
        raise HTTPProblem(409, "refused-reports", text)
    await reports.make(row)
    return answer(Reported(row.line))


@route("GET", "/api/reports", "owner", ReportsJson, limit="reads", problems=(403, 503))
async def reports(request: ApiRequest) -> web.StreamResponse:
    """The reports, for who shows the key of the house's owner."""
    _check_owner(request)
    rows = await request.house.services.store.reports.latest(MOST_SHOWN)
    told = [(row, msgspec.json.decode(row.excerpt, type=Excerpt)) for row in rows]
    return answer(
        ReportsJson(
            [ReportJson(row.table, each.game, row.line, each.about, each.by, row.at, each.lines) for row, each in told]
        )
    )


@route("DELETE", "/api/reports/{table}/{line}", "owner", Reported, limit="reads", problems=(403, 404, 503, 507))
async def close_report(request: ApiRequest) -> web.StreamResponse:
    """Close what was reported of a line."""
    _check_owner(request)
    line = request.http.match_info["line"]
    if not (line.isascii() and line.isdecimal() and len(line) < 10):
        raise HTTPProblem(404, "http-404", "there is nothing at this address")
    await request.house.services.store.reports.close(request.http.match_info["table"].upper(), int(line))
    return answer(Reported(int(line)))


def _check_owner(request: ApiRequest) -> None:
    """Words of guests are for the owner alone, and not for whoever is at this machine, as figures are."""
    if not request.is_owner():
        raise HTTPProblem(403, "refused-owner", "this is for the owner of the house")

"""The log of whole games, at its most talkative.

That requests came, and nothing of who came, what they hold or what they did.
"""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from coterie.server.http.routes import ROUTES
from coterie.server.run.logs import start
from tests.server.guests import Guest, RunningServer, play_out, run_scenario

# What may be logged while games are played, and of what.
FIELDS = {("access", "request"): {"method", "route", "status", "ms"}}
PATHS = {"unknown", "/", "/t/{table}", "/api/tables/{table}/socket", *[route.path for route in ROUTES]}


class Verbatim(logging.Handler):
    """Everything that is logged, before anything is blacked out."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[tuple[str, str, dict[str, object]]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(
            (record.name.removeprefix("coterie."), record.getMessage(), dict(getattr(record, "fields", {})))
        )


@contextmanager
def logged(form: str) -> Iterator[tuple[io.StringIO, Verbatim]]:
    """All that is logged in this form, and as it was meant.

    The log is one for the whole program: it is left as it was.
    """
    root, ours = logging.getLogger(), logging.getLogger("coterie")
    before = root.handlers[:], root.level, ours.level
    out, verbatim = io.StringIO(), Verbatim()
    start(form, "debug", out)
    root.handlers.insert(0, verbatim)
    try:
        yield out, verbatim
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_of_a_game_tells_no_key_and_nothing_of_the_game(tmp_path: Path, form: str) -> None:
    secrets: list[str] = []

    async def scenario(server: RunningServer) -> None:
        for game in ("for-the-king", "royal-secrets"):
            host, invitation = await server.open(game, seats=3, bots={"C": "random"})
            other = await server.join(host.table, invitation, "Bob")
            secrets.extend([host.key, other.key, invitation, server.house.owner_key(), server.house.owner_token])
            for key in (host.key, "a" * 22):
                _, ticket = await server.post(f"/api/tables/{host.table}/ticket", key=key)
                secrets.append(ticket.get("ticket", key))
            await host.do("start")
            await leave_orders([host, other])
            await server.get(f"/api/tables/{host.table}/record", key=other.key)
            await play_out([host, other])
            await server.get(f"/api/tables/{host.table}/record", key="b" * 22)
            await server.get(f"/t/{host.table}?key={host.key}")
            await server.get(f"/{host.key}")

    with logged(form) as (out, verbatim):
        run_scenario(scenario, tmp_path)
    assert len(verbatim.records) >= 20
    for room, event, fields in verbatim.records:
        assert (room, event) in FIELDS, f"{room}: {event} {fields}"
        assert set(fields) == FIELDS[room, event]
        assert fields["method"] in ("GET", "POST")
        assert fields["route"] in PATHS, f"the log has {fields['route']}"
    for text in (out.getvalue(), str(verbatim.records)):
        assert not [secret for secret in secrets if secret in text]


async def leave_orders(guests: list[Guest]) -> None:
    """Everybody orders something, and some of it is refused."""
    dice = Lehmer(3)
    for guest in guests:
        for amount in (0, dice.below(9), 7777):
            await guest.do("order", order="bid-up-to", amount=amount)

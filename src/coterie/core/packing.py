"""Packing: a table as plain data and back."""

from typing import Any

from coterie.core.events import Event
from coterie.core.fields import values
from coterie.core.rows import row_of
from coterie.core.setup import Setup
from coterie.core.table import Ask, Step, Table

# the game's own, clones', and what can be found again; what was heard travels apart
STATIC = ("layout", "rules", "static", "shared", "own", "slots", "log", "logged")


def pack(table: Table) -> dict[str, Any]:
    """Everything on a table but its layout and its past, as plain data."""
    data: dict[str, Any] = {}
    for name, value in values(table).items():
        if name in STATIC or name in table.static:
            continue
        if name == "top":
            value = [[a.step.code, a.seat, a.waiting, a.sealed, a.x, a.y, a.serial] for a in table.agenda]
        elif name == "where":
            value = list(table.where)
        data[name] = value
    return data


def unpack(data: dict[str, Any], blank: Table) -> Table:
    """A table as packed, laid on a blank one of the same game, seats, options and pack."""
    for name, value in data.items():
        if name == "top":
            value = _agenda(blank.rules, value)
        elif name == "where":
            value = row_of(value)
        setattr(blank, name, value)
    return blank


def reduced(table: Table) -> tuple[Any, ...]:
    """What pickle writes of a table: how it was set up, all that is on it, and its past."""
    log = table.log if len(table.log) == table.logged else table.log[: table.logged]
    return _restored, (setup_of(table), pack(table), log)


def setup_of(table: Table) -> Setup:
    """How a table was set up."""
    setup = table.layout.setup
    if setup is None:
        raise TypeError("only a table that was set up by Game.table can be pickled")
    return setup


def _restored(setup: Setup, data: dict[str, Any], log: list[Event]) -> Table:
    table = unpack(data, setup.blank())
    table.log = log
    table.logged = len(log)
    return table


def _agenda(rules: list[Step], rows: list[list[Any]]) -> Ask | None:
    top: Ask | None = None
    for code, seat, waiting, sealed, x, y, serial in rows:
        top = Ask(rules[code], seat, waiting, sealed, x, y, serial, top)
    return top

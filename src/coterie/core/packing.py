"""Packing: a table as plain data and back. Fields are found by looking, so that none can be forgotten."""

from typing import Any

from coterie.core.table import Ask, Step, Table

# the game's own, clones', and what can be found again; what was heard travels apart
STATIC = ("layout", "rules", "static", "shared", "own", "concluded", "log", "logged")


def fields(table: Table) -> list[str]:
    """The names of everything a table holds, in order, compiled or not."""
    names = set(getattr(table, "__dict__", {}))
    for kind in type(table).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(n for n in names if not n.startswith("__"))


def pack(table: Table) -> dict[str, Any]:
    """Everything on a table but its layout and its past, as plain data."""
    data: dict[str, Any] = {}
    for name in fields(table):
        if name in STATIC or name in table.static:
            continue
        value = getattr(table, name)
        if name == "top":
            value = [[a.step.code, a.seat, a.waiting, a.sealed, a.x, a.y, a.serial] for a in table.agenda]
        data[name] = value
    return data


def unpack(data: dict[str, Any], blank: Table) -> Table:
    """A table as packed, laid on a blank one of the same game, seats, options and pack."""
    for name, value in data.items():
        if name == "top":
            value = _agenda(blank.rules, value)
        setattr(blank, name, value)
    return blank


def _agenda(rules: list[Step], rows: list[list[Any]]) -> Ask | None:
    top: Ask | None = None
    for code, seat, waiting, sealed, x, y, serial in rows:
        top = Ask(rules[code], seat, waiting, sealed, x, y, serial, top)
    return top

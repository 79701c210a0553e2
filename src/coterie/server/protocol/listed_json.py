"""Listed tables as strangers find them: what is played, who sits there, and how many look on."""

from typing import Annotated

import msgspec
from msgspec import Struct

from coterie.server.protocol.fields import ColourNumber, one_of
from coterie.server.state.agreement import Agreement
from coterie.server.state.stored import StoredState, read
from coterie.store.rows import ListedRow


class ListedChair(Struct):
    """Who has a seat: a person, by name, or a bot, by level and temperament. A free seat has neither."""

    name: str
    bot: str
    colour: ColourNumber


class ListedTable(Struct):
    """A table on the list. It says nothing of who looks on but how many they are."""

    table: str
    agreement: Agreement
    status: Annotated[str, one_of("waiting", "playing", "over", "ended")]
    chairs: list[ListedChair]
    onlookers: int


def listed_tables(rows: list[ListedRow], everything: bool = False) -> list[ListedTable]:
    """The tables of these rows that strangers may find, or everything. What cannot be read is left out."""
    found: list[ListedTable] = []
    for row in rows:
        try:
            stored = read(row.table.state)
        except msgspec.MsgspecError:
            continue
        if everything or stored.listed:
            found.append(_listed(row, stored))
    return found


def _listed(row: ListedRow, stored: StoredState) -> ListedTable:
    names = {person.n: person.name for person in row.seated}
    chairs = [
        ListedChair(names.get(chair.person, ""), chair.bot, stored.colours[seat])
        for seat, chair in enumerate(stored.chairs)
    ]
    return ListedTable(row.table.id, stored.agreement, stored.status, chairs, row.onlookers)

"""Neighbours: the other houses that share a store, and the tables that none of them keeps.

A house keeps a table from its claim on. When its lease is over, the others claim some of its tables each, so that bots
and clocks go on. A house that slept finds out what it lost.
"""

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from urllib.parse import urlsplit

from coterie.server.tables.table import LiveTable
from coterie.store.port import Store
from coterie.store.rows import HouseRow

BELIEVED = 5.0  # seconds
MOST_WAYS = 10_000


class Neighbours:
    """The other houses, as they were at the last look."""

    def __init__(self, name: str, store: Store, tables: Mapping[str, LiveTable]) -> None:
        self.alone = True  # whether the store is for one house by its nature
        self.others: dict[str, HouseRow] = {}  # that live, by name
        self.addresses: frozenset[str] = frozenset()  # of the others
        self.idle: set[str] = set()  # tables that were put away, where nothing happens by itself
        self.on_look: list[Callable[[], None]] = []  # are called after each look
        self._ways: dict[str, tuple[HouseRow, float]] = {}  # where tables were found, and until when that is believed
        self._name = name
        self._store = store
        self._tables = tables

    def keeper(self, table: str) -> HouseRow | None:
        """The house that kept a table a moment ago, if it lives: whoever passes much on asks the store seldom."""
        house, until = self._ways.get(table, (None, 0.0))
        return house if house and time.monotonic() < until and self.lives(house) else None

    def note_keeper(self, table: str, house: HouseRow | None) -> None:
        """Remember which house keeps a table; None: it does not, or cannot be reached."""
        self._ways.pop(table, None)
        if house:
            if len(self._ways) >= MOST_WAYS:
                del self._ways[next(iter(self._ways))]
            self._ways[table] = house, time.monotonic() + BELIEVED

    async def greet(self) -> None:
        """See who else is there."""
        houses = await self._store.houses()
        self.alone = self.alone and not houses  # a house whose lease is over for a moment finds none, not even itself
        others = {house.name: house for house in houses if house.name != self._name}
        if others != self.others:
            self.addresses = frozenset([address for house in others.values() for address in await _addresses(house)])
        self.others = others

    def lives(self, house: HouseRow) -> bool:
        """Whether another house still lived at the last look, and is where it was."""
        return self.others.get(house.name) == house

    def is_at(self, address: str) -> bool:
        """Whether another house is at this address."""
        return address in self.addresses

    async def look(self) -> list[str]:
        """The tables that this house should claim now: its share of those that no living house keeps.

        What this house keeps no longer, because it slept or was cut off, is forsaken, also if whoever claimed it
        meanwhile has let go of it.
        """
        await self.greet()
        before = dict(self._tables)
        free = await self._store.open_tables()
        for id, table in before.items():
            kept = free.get(id, -1) == table.epoch
            if not kept and self._tables.get(id) is table and table.state.status != "closed":
                table.forsake()
        self.idle &= set(free)
        for mind in self.on_look:
            mind()
        wanted = [id for id in free if id not in self._tables and id not in self.idle]
        for id in wanted:
            self.note_keeper(id, None)
        share = -(-len(wanted) // (len(self.others) + 1))
        return random.sample(wanted, share)


async def _addresses(house: HouseRow) -> list[str]:
    """Where a house is, as far as that can be found out."""
    with suppress(OSError):
        found = await asyncio.get_running_loop().getaddrinfo(urlsplit(house.url).hostname, None)
        return [str(place[0]) for *_, place in found]
    return []

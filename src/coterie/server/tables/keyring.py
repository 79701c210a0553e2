"""Personal keys: one for all seats of a person. It brings them to another device, and renews them when one is lost.

Guests make such a key themselves. The house keeps a digest of it, and the key of each seat sealed with it: without the
personal key nobody can open a seat, not even who reads the data. Nothing that the house tells anybody else is made from
these rows.
"""

import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from msgspec import Struct

from coterie.core.errors import CoterieError, refuse
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.server.tables.keys import digest, new_key, same
from coterie.server.tables.services import Services
from coterie.server.tables.table import LiveTable
from coterie.store.port import Elsewhere
from coterie.store.rows import HouseRow, KeptSeat, Person, RenewedKey

MOST_KEYS = 8  # personal keys that bring one seat along


@dataclass(frozen=True, slots=True)
class OpenedSeat:
    """A seat of a personal key, with the key of the seat."""

    table: str
    person: int
    seat: int
    key: str


class Renewal(Struct, forbid_unknown_fields=True):
    """The new key of a person's seat, as one house tells it another: digests of it and of the one before."""

    table: str
    person: int
    old: bytes
    new: bytes


class PersonalKeys:
    """The seats of personal keys: `keep`, `seats`, `renew`."""

    def __init__(self, services: Services, find: Callable[[str], Awaitable[LiveTable | None]]) -> None:
        self._services = services
        self._find = find
        self._kept = services.store.keyring
        self.pass_on: Callable[[HouseRow, Renewal], Awaitable[None]] = _to_nobody  # to the house that keeps the table

    async def keep(self, table: LiveTable, person: Person, key: str, personal: str) -> None:
        """Let a personal key bring a seat along, whose key was shown. It has at most one at a table."""
        await self._check_good(personal)
        for other, holder in await self._kept.seats(digest(personal)):
            if other.table == table.id and other.person != person.n and opened(other, holder, personal):
                refuse("refused-other-seat", "this personal key has another seat at this table, and takes no second")
            if other.table == table.id and other.person == person.n and opened(other, holder, personal):
                return  # said before
        if await self._kept.count(table.id, person.n) >= MOST_KEYS:
            refuse("refused-many-keys", f"no more than {MOST_KEYS} personal keys bring one seat along", most=MOST_KEYS)
        await self._kept.keep(self._sealed(table.id, person.n, key, personal))

    async def seats(self, personal: str) -> list[OpenedSeat]:
        """The seats of a personal key that are still there."""
        await self._check_good(personal)
        kept = await self._kept.seats(digest(personal))
        if not kept:
            refuse("refused-personal", "this personal key brings no seat along: it may be cut short or mistyped")
        found = [opened(seat, person, personal) for seat, person in kept]
        return [seat for seat in found if seat]

    async def renew(self, personal: str, following: str) -> tuple[list[OpenedSeat], list[str]]:
        """Give every seat of a personal key a new key, let another personal key bring them, and close their
        connections.

        Nothing is lost if this ends in the middle: the same request goes on from there. Returns the seats of the new
        personal key, and the tables that could not be reached.
        """
        old, new, now = digest(personal), digest(following), self._services.now()
        kept = await self._kept.seats(old)
        before = await self._kept.renewed(old)
        if not kept and before is None:
            refuse("refused-personal", "this personal key brings no seat along: it may be cut short or mistyped")
        if personal == following:
            refuse("refused-same-key", "the new personal key is the old one: make another")
        if await self._kept.renewed(new):
            refuse("refused-renewed", "the new personal key was renewed before: make another")
        if before and not same(before.next, new):
            refuse("refused-renewed", "this personal key was renewed: bring the new one here from the other device")
        await self._kept.renew(RenewedKey(old, new, now))  # from now on nobody adds a seat to it
        missed = []
        for seat, person in kept:
            try:
                if held := opened(seat, person, personal):
                    await self._renew_seat(held, following)
                await self._kept.drop(old, seat.table)
            except CoterieError:
                missed.append(seat.table)
        found = [opened(seat, person, following) for seat, person in await self._kept.seats(new)]
        return [seat for seat in found if seat], missed

    async def _renew_seat(self, held: OpenedSeat, following: str) -> None:
        key = new_key(self._services.entropy)
        renewal = Renewal(held.table, held.person, digest(held.key), digest(key))
        # first the row, which opens nothing before the seat has this key: so no seat is ever without one
        await self._kept.keep(self._sealed(held.table, held.person, key, following))
        try:
            await self.carry_out(renewal)
        except Elsewhere as found:
            await self.pass_on(found.house, renewal)

    async def carry_out(self, renewal: Renewal) -> None:
        """Give a seat its new key, and close the connections of whoever has the old one."""
        if table := await self._find(renewal.table):
            await table.change(lambda: renewed(table.state, renewal.person, renewal.old, renewal.new))

    async def _check_good(self, personal: str) -> None:
        if await self._kept.renewed(digest(personal)):
            refuse("refused-renewed", "this personal key was renewed: bring the new one here from the other device")

    def _sealed(self, table: str, person: int, key: str, personal: str) -> KeptSeat:
        nonce = self._services.entropy(16)
        sealed = _with_pad(key.encode(), personal, nonce)
        return KeptSeat(digest(personal), table, person, nonce, sealed, self._services.now())


def opened(seat: KeptSeat, person: Person, personal: str) -> OpenedSeat | None:
    """A seat with its key; None if the seat has another key by now, or none."""
    key = _with_pad(seat.sealed, personal, seat.nonce)
    if not person.key or not same(digest(key.decode("latin-1")), person.key):
        return None
    return OpenedSeat(seat.table, person.n, person.seat, key.decode("ascii"))


async def _to_nobody(house: HouseRow, renewal: Renewal) -> None:
    raise Elsewhere(house)


def renewed(state: TableState, person: int, old: bytes, new: bytes) -> Plan | None:
    """A plan to give a person a new key; both are digests. None if they have the old one no longer."""
    if not same(state.people[person].key, old):
        return None
    plan = plans.unchanged(state)
    plan.change.people = [replace(state.people[person], key=new)]
    plan.renews = person
    return plan


def _with_pad(text: bytes, personal: str, nonce: bytes) -> bytes:
    """A key with a pad laid over it that only the personal key makes, for this nonce alone; twice, it is as before."""
    pad = hmac.digest(personal.encode(), nonce, "sha256")
    return bytes(letter ^ mask for letter, mask in zip(text, pad, strict=False))

"""The house: all its tables, opened, found, resumed after a restart and closed when nobody comes back."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from msgspec import structs

from coterie import bots
from coterie.core.errors import BadSeats, CoterieError
from coterie.core.game import Game, Pack
from coterie.core.words import LETTERS
from coterie.games import find
from coterie.play import Playback, SystemDice
from coterie.server import (
    keys,
    sequel,  # noqa: F401 its deeds are found by being there
    talk,  # noqa: F401 so are these
)
from coterie.server.deeds import free_name, plan_of, refuse
from coterie.server.live import Backstage, LiveTable, Plan
from coterie.server.logs import note
from coterie.server.metrics import Metrics
from coterie.server.rows import table_row
from coterie.server.settings import Settings
from coterie.server.sockets import RESTART, Socket, jitter
from coterie.server.terms import Proposal, Seat, State, Terms, check_clock, clean_name
from coterie.server.thinkers import Thinkers
from coterie.store import Person, Store

HEARTBEAT = 5.0  # seconds: how exactly we know when the house was last open
SWEEP = 600.0  # seconds between two looks for tables that nobody comes back to
FORGOTTEN = 600_000  # ms after which a table where nothing happens is put back on its shelf
TICKET = 30.0  # seconds a ticket is good for
MOST_TICKETS = 10_000
MOST_GUESTS = 200  # at one table, the gallery included


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody who has just been given a place: their number, seat (-1: the gallery) and key, which is kept nowhere else."""

    table: LiveTable
    person: int
    seat: int
    key: str


class House:
    """Everything that is open: `open_table`, `join`, `watch`, `find`."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int] | None = None,
        entropy: keys.Entropy = secrets.token_bytes,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.entropy = entropy  # for ids and keys
        self.seal = keys.Seal.at(settings.data)
        self.tables: dict[str, LiveTable] = {}
        self.draining = False
        self.ready = False
        self.welcome_host = keys.new_key(self.entropy)  # the one-time host link: whoever comes first with it is the host
        self.playbacks: dict[tuple[str, int], Playback] = {}
        self.replaying = asyncio.Lock()
        self._now = now or (lambda: time.time_ns() // 1_000_000)
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._tickets: dict[str, tuple[str, int, float]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._packs: dict[tuple[str, str], Pack] = {}
        self.backstage = Backstage(
            store=store,
            thinkers=thinkers,
            seal=self.seal,
            metrics=self.metrics,
            now=self._now,
            dice=SystemDice,
            pace=settings.bot_pace,
            grace=settings.grace,
            plan_of=plan_of,
            create=settings.create,
            lay=self.lay,
            adopt=self.adopt,
        )
        thinkers.on_thought = self._on_thought

    async def open(self) -> None:
        """Say that we are open, and resume every table: those somebody asks for first, the others one after another."""
        await self.backstage.store.wake(self._now())
        self._tasks = [asyncio.ensure_future(task) for task in (self._resume(), self._beat(), self._sweep())]

    async def close(self) -> None:
        """Let nobody in any more, finish what was begun, and send everybody away for a moment."""
        self.draining = True
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            table.attendance.rest()
        sockets = [socket for table in self.tables.values() for socket in table.sockets]
        for table in self.tables.values():
            await table.settled()
        text = "the house is closing for a moment: come back shortly"
        farewells = [socket.close(RESTART, "restart", text, jitter()) for socket in sockets]
        await asyncio.gather(*farewells, return_exceptions=True)
        with suppress(CoterieError):
            await self.backstage.store.alive(self._now())

    # Tables.

    async def open_table(self, proposal: Proposal) -> Seated:
        """A new table, with whoever proposes it as its host."""
        game = find(proposal.game)
        terms = Terms(
            game=game.name,
            seats=_seats(game, proposal.seats),
            options={},
            pack=proposal.pack,
            clock=check_clock(proposal.clock),
            absent=proposal.absent,
            watch=proposal.watch,
            listed=proposal.listed,
        )
        terms.options = game.settle(proposal.options, terms.seats)
        chairs = _chairs(game, terms.seats, proposal)
        key = keys.new_key(self.entropy)
        host = Person(0, -1 if proposal.seat is None else proposal.seat, clean_name(proposal.name), keys.digest(key))
        table = self.lay(terms, State("waiting", 0, chairs), [host])
        await self.backstage.store.make(table_row(table.id, terms, table.state, self._now()), [host])
        self.adopt(table)
        return Seated(table, 0, host.seat, key)

    def lay(self, terms: Terms, state: State, people: list[Person]) -> LiveTable:
        """A table with these people, which is nowhere yet. Raises CoterieError if the house is closing, or has no room for it."""
        self._check_open()
        if len(self.tables) >= self.settings.max_tables:
            raise refuse("refused-house-full", f"the house has its {self.settings.max_tables} tables: try again when one is free")
        game = find(terms.game)
        pack = self.pack(game, terms.pack)
        table = LiveTable(keys.new_id(self.entropy), game, pack, terms, state, self.backstage, self.folder(terms.pack))
        table.people = {person.n: person for person in people}
        return table

    def adopt(self, table: LiveTable) -> None:
        """A table that was laid is kept now, and open. Nobody is at it until they open a socket."""
        self.tables[table.id] = table
        for person in table.seated():
            table.attendance.left(person)

    async def find(self, id: str) -> LiveTable | None:
        """The table of this id, from its shelf if need be."""
        table = self.tables.get(id)
        if table or len(id) != keys.ID_LENGTH:
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def join(self, table: LiveTable, name: str, seat: int | None) -> Seated:
        """Take a free seat, the first one if none is named. Only ever by a deliberate request, never by following a link."""
        return await self._let_in(table, name, seat, seated=True)

    async def watch(self, table: LiveTable, name: str) -> Seated:
        """Take a place in the gallery."""
        return await self._let_in(table, name, None, seated=False)

    def pack(self, game: Game, name: str) -> Pack:
        """The cards of this name: the house's own, or those in a folder of the packs folder."""
        known = self._packs.get((game.name, name))
        if known is None:
            known = self._packs[game.name, name] = game.load(self.folder(name))
        return known

    def folder(self, pack: str) -> str | None:
        if pack == "house":
            return None
        if pack not in self.packs():
            there = ", ".join(["house", *self.packs()])
            raise refuse("wrong-pack", f"there is no card pack '{pack}' here: there are {there}", pack=pack, packs=there)
        return str(self.settings.packs / pack)

    def packs(self) -> list[str]:
        """The card packs a host has put into the packs folder."""
        folder = self.settings.packs
        return sorted(path.name for path in folder.iterdir() if (path / "cards.toml").is_file()) if folder.is_dir() else []

    # Tickets, for clients without an Origin.

    def ticket(self, table: LiveTable, person: int) -> str:
        """Something that opens one socket, once and soon."""
        ticket = keys.new_key(self.entropy)
        if len(self._tickets) >= MOST_TICKETS:
            del self._tickets[next(iter(self._tickets))]
        self._tickets[ticket] = (table.id, person, time.monotonic() + TICKET)
        return ticket

    def punch(self, ticket: str, table: str) -> int | None:
        """The person a ticket is for, if it is good for this table; it is not good twice."""
        found = self._tickets.pop(ticket, None)
        if found is None or found[0] != table or found[2] < time.monotonic():
            return None
        return found[1]

    def host_key(self) -> str:
        """What the host of the house holds: made from the house's secret, so it outlives a restart."""
        return self.seal.mark("host")

    # Comings and goings.

    def attach(self, table: LiveTable, socket: Socket) -> None:
        came = [person for person in socket.here if not table.here(person)]
        table.sockets.add(socket)
        self.metrics.sockets.inc()
        for person in came:
            table.attendance.came(person)
        if came:
            table.herald.tell_table(but=socket)

    def detach(self, table: LiveTable, socket: Socket) -> None:
        if socket not in table.sockets:
            return
        table.sockets.discard(socket)
        self.metrics.sockets.dec()
        left = [person for person in socket.here if not table.here(person)]
        for person in left:
            table.attendance.left(person)
        if left:
            table.herald.tell_table()

    async def _let_in(self, table: LiveTable, name: str, seat: int | None, seated: bool) -> Seated:
        self._check_open()
        key = keys.new_key(self.entropy)
        n, place = -1, -1

        def make() -> Plan:
            nonlocal n, place
            if seated and table.state.status != "waiting":
                raise refuse("refused-begun", "the game has begun: you can watch it, if the table lets you")
            if len([p for p in table.people.values() if p.key]) >= MOST_GUESTS:
                raise refuse("refused-crowded", "there is no room left at this table")
            free = table.free_seats()
            if seated and (not free or (seat is not None and seat not in free)):
                raise refuse("refused-seat", "this seat is taken" if free else "every seat is taken")
            n = len(table.people)
            place = -1 if not seated else free[0] if seat is None else seat
            plan = table.plan(people=[Person(n, place, free_name(table, name), keys.digest(key))])
            if place >= 0:
                chairs = [Seat(n) if at == place else chair for at, chair in enumerate(table.state.chairs)]
                table.plan_state(structs.replace(table.state, chairs=chairs), plan)
            return plan

        await table.carry_out(make)
        table.attendance.left(n)  # not here until they open a socket, and some never do
        return Seated(table, n, place, key)

    async def _load(self, id: str) -> LiveTable | None:
        shelf = await self.backstage.store.load(id)
        if shelf is None:
            return None
        terms = msgspec.json.decode(shelf.table.terms, type=Terms)
        try:
            game = find(terms.game)
            table = LiveTable.load(shelf, game, self.pack(game, terms.pack), self.backstage, self.folder(terms.pack))
        except CoterieError as error:
            note("house", "a table cannot be opened and is set aside", logging.ERROR, table=id, why=str(error))
            return None
        await table.catch_up()  # before anybody can play on: what follows would have no ground to stand on
        self.tables[id] = table
        now = self._now()
        for person in table.seated():
            table.attendance.gone_at[person] = now
        table.attendance.attend()
        return table

    async def _resume(self) -> None:
        """Every table that was not closed, so that its bots and clocks go on."""
        for id in await self.backstage.store.open_tables():
            if self.draining:
                return
            try:
                await self.find(id)
            except CoterieError as error:
                note("house", "a table cannot be resumed", logging.ERROR, table=id, why=str(error))
            await asyncio.sleep(0)
        self.ready = True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(CoterieError):
                await self.backstage.store.alive(self._now())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Close what expired, and put back on the shelf what nobody is at."""
        for table in list(self.tables.values()):
            if table.sockets:
                continue
            try:
                if self._expired(table):
                    await self._expire(table)
                elif not table.attendance.busy and self._now() - table.moved_at > FORGOTTEN:
                    del self.tables[table.id]
            except CoterieError as error:
                note("house", "a table cannot be closed", logging.ERROR, table=table.id, why=str(error))
        if self.settings.keep_days:
            await self.backstage.store.forget_before(self._now() - self.settings.keep_days * 86_400_000)

    def _expired(self, table: LiveTable) -> bool:
        """A table that never began expires after some hours, any other some days after its last move."""
        if table.state.status == "closed":
            return False
        hours = self.settings.waiting_hours if table.state.status == "waiting" else self.settings.idle_days * 24
        return self._now() - table.moved_at > hours * 3_600_000

    async def _expire(self, table: LiveTable) -> None:
        def make() -> Plan:
            ended = table.playing
            plan = table.plan_state(structs.replace(table.state, status="closed"))
            plan.change.closed_at = self._now()
            if ended:
                plan.change.match, plan.change.ended_at = table.state.match, self._now()
            return plan

        await table.carry_out(make)
        table.attendance.rest()
        del self.tables[table.id]
        note("house", "a table was closed: nobody came back", table=table.id)

    def _check_open(self) -> None:
        if self.draining:
            raise refuse("refused-draining", "the house is closing for a moment: try again shortly")

    def _on_thought(self, level: str, seconds: float, outcome: str) -> None:
        self.metrics.thinking.labels(level).observe(seconds)
        self.metrics.bots.labels(outcome).inc()


def _seats(game: Game, seats: int | None) -> int:
    if seats is None:
        return max(game.fewest, min(4, game.most))
    game.check_seats(seats)
    return seats


def _chairs(game: Game, seats: int, proposal: Proposal) -> list[Seat]:
    """Who sits where at first: the host, and the bots that were asked for."""
    chairs = [Seat() for _ in range(seats)]
    for letter, level in proposal.bots.items():
        if letter not in LETTERS[:seats] or len(letter) != 1:
            raise BadSeats(f"there is no seat '{letter}' at a table of {seats}", "wrong-seat", {"seat": letter, "seats": seats})
        bots.find(level, game)
        chairs[LETTERS.index(letter)] = Seat(bot=level)
    if proposal.seat is not None:
        if proposal.seat >= seats or chairs[proposal.seat].bot:
            raise BadSeats("the host's own seat is not free", "wrong-seat", {"seat": proposal.seat, "seats": seats})
        chairs[proposal.seat] = Seat(0)
    return chairs

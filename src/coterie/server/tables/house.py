"""The house: all tables of a server, opened, found, resumed after a restart, and closed when nobody comes back."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from coterie.core.errors import CoterieError, refuse
from coterie.core.game import Game
from coterie.games import find
from coterie.play import SystemDice
from coterie.play.lessons import LEARNER
from coterie.server.bots.pool import BotPool
from coterie.server.commands import seats
from coterie.server.commands.next_game import check_open, check_room
from coterie.server.notices.courier import Courier
from coterie.server.notices.push import HouseKeys
from coterie.server.protocol.proposal import Proposal
from coterie.server.run.clock import HouseClock
from coterie.server.run.faults import Faults
from coterie.server.run.logs import note
from coterie.server.run.metrics import Metrics
from coterie.server.run.settings import Settings
from coterie.server.state import plans
from coterie.server.state.agreement import settle
from coterie.server.state.names import clean_name
from coterie.server.state.plan import Plan
from coterie.server.state.rows import table_row
from coterie.server.state.stored import StoredState
from coterie.server.state.table_state import HouseState, TableState
from coterie.server.tables import keys, owner_link
from coterie.server.tables.broadcast import LULL
from coterie.server.tables.counsel import Counsel
from coterie.server.tables.first_chairs import first_chairs
from coterie.server.tables.going_on import open_after_lesson, open_from
from coterie.server.tables.keyring import PersonalKeys
from coterie.server.tables.loading import load
from coterie.server.tables.neighbours import Neighbours
from coterie.server.tables.packs import Packs
from coterie.server.tables.replays import Replays
from coterie.server.tables.seated import Opened, Seated
from coterie.server.tables.services import Services
from coterie.server.tables.shares import Shares
from coterie.server.tables.sockets import RESTART, jitter
from coterie.server.tables.table import LiveTable
from coterie.server.tables.tickets import Tickets
from coterie.store import copies_in
from coterie.store.outages import moment_before
from coterie.store.port import Elsewhere, Lost, Store, StoreFull, Unknown, Unreachable
from coterie.store.rows import Person

HEARTBEAT = 5.0  # seconds: how exactly the store knows when the server was last up
SWEEP = 600.0  # seconds between two looks for tables that nobody comes back to
LOOK = 1.0  # seconds between two looks for tables that no living house keeps
ALONE = "house"  # the name of one that has no neighbours
CHECKPOINT = 1.0  # seconds between two looks whether the log of the store should be copied back
HOUR = 3_600_000  # ms
FORGOTTEN = 600_000  # ms after which a table where nothing happens leaves the memory


class House:
    """All tables: `open_table`, `find`, `join`, `watch`."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: BotPool,
        shared: keys.HouseSecrets,
        clock: HouseClock | None = None,
        entropy: keys.Entropy = secrets.token_bytes,
        name: str = "",
    ) -> None:
        self.settings = settings
        self.name = name or settings.house or ALONE  # among those that share the store
        self.metrics = Metrics(self.name)
        self.faults = Faults()
        self.clock = clock or HouseClock()
        self.seal = shared.seal
        self._owner = shared.owner
        self.owner_token = keys.new_key(entropy)  # of the one-time owner link: the first to come with it is the owner
        self.tables: dict[str, LiveTable] = {}
        self.aside: dict[str, str] = {}  # tables that cannot be opened, and why
        self.tickets = Tickets(self.seal, self.clock, entropy)
        self.state = HouseState(settings.create, int(settings.grace * 1000), settings.max_tables)
        self.ready = False
        self.replays = Replays(store)
        self.counsel = Counsel(pool, self.replays)
        self.services = Services(
            store=store,
            bots=pool,
            packs=Packs(settings.packs),
            seal=self.seal,
            courier=Courier(settings, HouseKeys(self.seal.bytes_of("push"))),
            metrics=self.metrics,
            faults=self.faults,
            now=self.clock,
            dice=SystemDice,
            entropy=entropy,
            pace=settings.bot_pace,
            lull=LULL,
        )
        self.shares = Shares(self.services, self.replays)
        self.keyring = PersonalKeys(self.services, self.find)
        self.neighbours = Neighbours(self.name, store, self.tables)
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        pool.on_thought = self._on_thought

    @property
    def draining(self) -> bool:
        """Whether the server is closing."""
        return self.state.draining

    async def open(self) -> None:
        """Resume every table: first those that somebody asks for, then the others one after another."""
        store, now = self.services.store, self.clock()
        if found := await store.check():
            text = "the data is damaged: what cannot be read is set aside; “coterie restore” brings a copy back"
            note("house", text, logging.ERROR, found="; ".join(found), copies=", ".join(copies_in(self.settings.data)))
        awake = await store.wake(now)
        self.clock.put_forward(awake.at - now)
        self.state.outages = awake.outages
        await self.neighbours.greet()
        alone = self.neighbours.alone
        if not alone:
            await owner_link.keep(store, self.name, self.owner_token)
        beat = HEARTBEAT if alone else min(HEARTBEAT, self.settings.lease / 5)
        self._tasks = [
            asyncio.ensure_future(self._resume() if alone else self._look_around()),
            asyncio.ensure_future(self._every(beat, "heartbeat", lambda: store.alive(self.clock()))),
            asyncio.ensure_future(self._every(SWEEP, "sweep", self.sweep)),
            asyncio.ensure_future(self._every(CHECKPOINT, "checkpoint", store.checkpoint)),
        ]

    async def close(self) -> None:
        """Let nobody in any more, finish every change that was begun, and close all connections."""
        self.state.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        tables = [*self.tables.values()]  # one of them may be lost meanwhile
        idle = {table.id: self._idle_until(table) for table in tables if self._is_idle(table)}
        for table in tables:
            table.rest()
        for table in tables:
            await table.settled()
            table.gone = True  # what is said from now on is said again elsewhere, or after the restart
        sockets = [socket for table in tables for socket in table.sockets]  # also of who came meanwhile
        release = self.services.store.release
        released = [release(table.id, table.epoch, idle.get(table.id)) for table in tables]
        await asyncio.gather(*released, return_exceptions=True)
        text, soon = "the house is closing for a moment: come back shortly", bool(self.neighbours.others)
        farewells = [socket.close(RESTART, "restart", text, jitter(soon)) for socket in sockets]
        await asyncio.gather(*farewells, return_exceptions=True)
        await self.services.courier.close()
        with suppress(CoterieError):
            await self.services.store.alive(self.services.now())

    def owner_key(self) -> str:
        """The key that the owner of the house holds. It is made from the house's secret, so it outlives a restart."""
        return self.seal.mark(self._owner)

    async def take_owner_link(self, token: str) -> bool:
        """Whether this is the one-time owner link of this house, or of one that shares its store. It is void then."""
        if not self.neighbours.alone:
            return await owner_link.take(self.services.store, [self.name, *self.neighbours.others], token)
        good = bool(self.owner_token) and keys.same(token.encode(), self.owner_token.encode())
        self.owner_token = "" if good else self.owner_token
        return good

    # Tables.

    async def open_table(self, proposal: Proposal) -> Seated:
        """Open a new table, with the person who proposes it as its host."""
        check_room(self.state)
        agreement, now = settle(proposal.agreement), self.services.now()
        game, key = find(agreement.game), keys.new_key(self.services.entropy)
        packs = self.services.packs
        pack, folder = packs.load(game, agreement.pack), packs.folder(agreement.pack)
        seat = -1 if proposal.seat is None else proposal.seat
        stored = StoredState(agreement, "waiting", 0, first_chairs(proposal, agreement.seats, agreement.game))
        host = Person(0, seat, clean_name(proposal.name), keys.digest(key), invited=True)
        id = keys.new_id(self.services.entropy)
        epoch = await self.services.store.make(table_row(id, stored, now), [host])
        state = TableState(id, game, pack, stored, self.state, folder, {0: host}, moved_at=now)
        state.left(0, now)  # not here until they open a connection
        table = self._keep(state, epoch)
        if self.neighbours.others:  # whoever is asked for it first keeps it: the house that its id leads a proxy to
            await self._put_away(table)
        return Seated(table, 0, seat, key)

    async def find(self, id: str) -> LiveTable | None:
        """The table of this id, claimed from the store if it is not in memory.

        Raises Refused if it is set aside, and Elsewhere if another house keeps it.
        """
        table = self.tables.get(id)
        if table or len(id) != keys.ID_LENGTH:
            return table
        check_open(self.state)
        if keeper := self.neighbours.keeper(id):
            raise Elsewhere(keeper)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def join(self, table: LiveTable, name: str, seat: int | None) -> Seated:
        """Let a new person take a free seat, the first one if none is named.

        Only a deliberate request does this; following a link does not.
        """
        return await self._let_in(table, lambda state, key: seats.join(state, name, seat, key))

    async def watch(self, table: LiveTable, name: str, invited: bool) -> Seated:
        """Let a new person into the gallery. Who was `invited` may take a seat later."""
        return await self._let_in(table, lambda state, key: seats.watch(state, name, key, invited))

    async def go_on(self, table: LiveTable, person: Person, no: int, move: int) -> Opened:
        """Open a table where a player goes on with bots from a moment of a finished game."""
        return await self._opened(person.seat, *await open_from(table.state, person, no, move, self.services))

    async def play_on(self, game: Game, name: str, taken: Sequence[int]) -> Opened:
        """Open a table where a learner plays on with bots from the end of a first lesson."""
        check_room(self.state)
        return await self._opened(LEARNER, *await open_after_lesson(game, name, taken, self.services))

    async def _opened(self, seat: int, id: str, key: str) -> Opened:
        with suppress(Elsewhere):  # another house was quicker to claim it: they find it there
            await self.find(id)
        return Opened(id, seat, key, self.seal.invitation(id))

    async def _let_in(self, table: LiveTable, plan: Callable[[TableState, bytes], Plan]) -> Seated:
        check_open(self.state)
        key = keys.new_key(self.services.entropy)
        try:
            await table.change(lambda: plan(table.state, keys.digest(key)))
        except Unknown:  # it may have been written: what is read anew tells
            found = await self.find(table.id)
            if found is None or found.state.person_of(keys.digest(key)) is None:
                raise
            table = found
        person = table.state.person_of(keys.digest(key))
        assert person
        table.state.left(person.n, self.services.now())  # not here until they open a connection, and some never do
        table.attend()
        return Seated(table, person.n, person.seat, key)

    def _keep(self, state: TableState, epoch: int) -> LiveTable:
        """The live table of this id: the first of two, if it is opened and loaded at once while the house resumes."""
        if state.id not in self.tables:
            self.tables[state.id] = LiveTable(state, self.services, epoch, self._forget)
            self.state.tables.add(state.id)
        table = self.tables[state.id]
        table.epoch = max(table.epoch, epoch)
        return table

    def _forget(self, table: LiveTable) -> None:
        """Take a table out of memory: the store has it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.state.tables.discard(table.id)

    async def _put_away(self, table: LiveTable) -> None:
        """Take a table out of memory at which nothing happens, and let any house have it that is asked for it."""
        table.rest()
        self._forget(table)
        self.neighbours.idle.add(table.id)
        await self.services.store.release(table.id, table.epoch, self._idle_until(table))

    def _is_idle(self, table: LiveTable) -> bool:
        """Whether nobody is at a table, nothing happened there for a while, and nothing will by itself."""
        return not table.sockets and not table.busy and self.services.now() - table.state.moved_at > FORGOTTEN

    def _idle_until(self, table: LiveTable) -> int:
        """When somebody should look whether an idle table has expired."""
        return max(table.state.moved_at + self._lifetime(table.state) * HOUR, self.services.now() + HOUR)

    # Restarts and leftovers.

    async def _load(self, id: str) -> LiveTable | None:
        services = self.services
        try:
            rows = await services.store.claim(id)
            if rows is None:
                return None
            addresses, told = await services.store.addresses.load(id)
            state, rolled = load(rows, self.state, services.packs, services.dice(), services.now())
            if not rolled.empty:
                await services.store.write(rolled)  # before anybody can play on
        except Elsewhere as found:
            self.neighbours.note_keeper(id, found.house)
            raise
        except (StoreFull, Lost, Unknown, Unreachable):
            raise
        except Exception as error:  # whatever is wrong with a table, it stops no other
            self._set_aside(id, str(error) or type(error).__name__)
            refuse("refused-aside", "this table cannot be opened: the owner of the house finds the reason in its log")
        self.aside.pop(id, None)
        known = id in self.tables
        table = self._keep(state, rows.epoch)
        if not known:
            table.notices.remember(addresses, told)
        table.attend()
        return table

    def _set_aside(self, id: str, why: str) -> None:
        if self.aside.get(id) != why:
            note("house", "a table cannot be opened and is set aside", logging.ERROR, table=id, why=why)
        self.aside[id] = why

    async def _resume(self) -> None:
        """Load every table that was not closed, so that its bots and clocks go on."""
        try:
            for id in await self.services.store.open_tables():
                if self.draining:
                    return
                await self._resume_one(id)
                await asyncio.sleep(0)
        except Exception as error:
            self.faults.failed("resume", error)
        self.ready = True

    async def _look_around(self) -> None:
        """Claim tables that no living house keeps, again and again, so that their bots and clocks go on here."""
        while not self.draining:
            try:
                for id in await self.neighbours.look():
                    if id not in self.aside:
                        with suppress(Elsewhere, Lost, Unknown):
                            await self._resume_one(id)
            except Exception as error:
                self.faults.failed("neighbours", error)
            else:
                self.faults.went_well("neighbours")
                self.ready = True
            await asyncio.sleep(LOOK)

    async def _resume_one(self, id: str) -> None:
        try:
            if await self.find(id) is None:
                self._set_aside(id, "it is missing from what was kept")
        except (Elsewhere, Lost, Unknown, Unreachable):
            raise
        except CoterieError as error:
            if id not in self.aside:
                note("house", "a table cannot be resumed", logging.ERROR, table=id, why=str(error))

    async def _every(self, seconds: float, task: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again. A time that it fails is noted, and the next time comes all the same."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                self.faults.failed(task, error)
            else:
                self.faults.went_well(task)

    async def sweep(self) -> None:
        """Close tables that expired, take those out of memory that nobody is at, and forget what nobody needs."""
        now = self.services.now()
        for table in list(self.tables.values()):
            if table.sockets:
                continue
            try:
                if self._expired(table.state):
                    await table.change(lambda state=table.state: plans.closes(state, now))  # type: ignore[misc]
                    await self._put_away(table)
                    note("house", "a table was closed: nobody came back", table=table.id)
                elif self._is_idle(table):
                    await self._put_away(table)
            except CoterieError as error:
                note("house", "a table cannot be closed", logging.ERROR, table=table.id, why=str(error))
        self.state.tables = set(self.tables)
        if self.settings.keep_days:
            await self.services.store.forget_before(self._open_for(self.settings.keep_days * 24))
        await self.services.store.thin()

    def _expired(self, state: TableState) -> bool:
        """A table that never began expires after some hours, any other some days after its last move.

        Only time in which the house was open counts.
        """
        return state.status != "closed" and state.moved_at < self._open_for(self._lifetime(state))

    def _lifetime(self, state: TableState) -> int:
        """Hours after its last move after which a table expires."""
        return self.settings.waiting_hours if state.status == "waiting" else self.settings.idle_days * 24

    def _open_for(self, hours: int) -> int:
        """The moment since which the house was open for so many hours."""
        return moment_before(self.services.now(), hours * HOUR, self.state.outages)

    def _on_thought(self, level: str, seconds: float, outcome: str) -> None:
        self.metrics.thinking.labels(self.name, level).observe(seconds)
        self.metrics.bots.labels(self.name, outcome).inc()

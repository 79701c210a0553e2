"""A table while people are at it: its state in memory, and the one way in which anything changes.

Whatever changes a table is first a `Plan`, made without touching anything; then a transaction in the store; and only when
that is on the disk is it carried out here, acknowledged and told. A plan that the store refuses has never happened.
"""

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec
from msgspec import structs

from coterie.core.dice import Dice
from coterie.core.errors import BadRecord, CoterieError, Refused
from coterie.core.game import Game, Pack
from coterie.play import Match
from coterie.play.rebuild import rebuilding
from coterie.server import wire
from coterie.server.attendance import Attendance
from coterie.server.herald import Herald
from coterie.server.keys import Seal, same
from coterie.server.logs import note
from coterie.server.metrics import Metrics
from coterie.server.rows import match_row, move_rows, moves_of, written, written_result
from coterie.server.sockets import REMOVED, Socket
from coterie.server.terms import Seat, State, Terms
from coterie.server.thinkers import Thinkers
from coterie.store import Change, Command, Conflict, Line, Person, Shelf, Store, StoreFull

RECENT = 64  # outcomes a table remembers without asking the store
LINES = 500  # lines of talk it remembers


@dataclass(slots=True)
class Backstage:
    """What every table shares with the house."""

    store: Store
    thinkers: Thinkers
    seal: Seal
    metrics: Metrics
    now: Callable[[], int]  # ms since 1970
    dice: Callable[[], Dice]  # for a match, or for imagining one
    pace: float  # seconds a bot takes at least, so that people can follow
    grace: float  # seconds a player may be gone
    plan_of: "Callable[[LiveTable, Person, wire.Command], Plan]"  # what a command would do: see deeds
    create: str  # who may open a table: anyone, host
    lay: "Callable[[Terms, State, list[Person]], LiveTable]"  # a table that is not open yet; refused if there is no room for it
    adopt: "Callable[[LiveTable], None]"  # it is kept: now it is open


@dataclass(slots=True)
class Plan:
    """What a command would do: a change for the store, and the new values that go with it."""

    change: Change
    terms: Terms | None = None
    state: State | None = None
    match: Match | None = None
    done: wire.Done | None = None
    after: Callable[[], None] | None = None  # what only memory holds: motions, stand-ins, farewells


class LiveTable:
    """One table: who sits where, the match being played, the talk. Everything that changes it goes through `obey` or `carry_out`."""

    def __init__(
        self, id: str, game: Game, pack: Pack, terms: Terms, state: State, backstage: Backstage, folder: str | None = None
    ) -> None:
        self.id = id
        self.game = game
        self.pack = pack
        self.folder = folder  # of the pack; none for the house's own
        self.terms = terms
        self.state = state
        self.backstage = backstage
        self.people: dict[int, Person] = {}
        self.lines: list[Line] = []
        self.match: Match | None = None
        self.moved_at = backstage.now()
        self.broken = ""  # why the table cannot go on, if it cannot
        self.sockets: set[Socket] = set()
        self.attendance = Attendance(self)
        self.herald = Herald(self)
        self._kept = 0  # moves of the match that the store had when it was loaded
        self._turn = asyncio.Lock()  # one command at a time
        self._recent: dict[tuple[int, str], tuple[bytes, bytes]] = {}

    @classmethod
    def load(cls, shelf: Shelf, game: Game, pack: Pack, backstage: Backstage, folder: str | None = None) -> "LiveTable":
        """A table as the store has it, its match played again."""
        terms = msgspec.json.decode(shelf.table.terms, type=Terms)
        state = msgspec.json.decode(shelf.table.state, type=State)
        table = cls(shelf.table.id, game, pack, terms, state, backstage, folder)
        table.people = {person.n: person for person in shelf.people}
        table.lines = shelf.lines[-LINES:]
        table.moved_at = shelf.moves[-1].at if shelf.moves else shelf.table.made_at
        table.attendance.outages = shelf.outages
        if shelf.match:
            try:
                table._rebuild(shelf)
            except BadRecord as error:
                table.broken = str(error)
                note("table", "a table no longer fits the rules and is set aside", logging.ERROR, table=table.id, why=table.broken)
        return table

    # Looking.

    @property
    def playing(self) -> bool:
        return self.state.status == "playing"

    def person_of(self, key: bytes) -> Person | None:
        """Whoever holds the key with this digest."""
        for person in self.people.values():
            if person.key and same(person.key, key):
                return person
        return None

    def here(self, person: int) -> bool:
        return any(person in socket.here for socket in self.sockets)

    def seated(self) -> list[int]:
        """The persons who have a seat, by seat."""
        return [chair.person for chair in self.state.chairs if chair.person >= 0]

    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.person < 0 and not chair.bot]

    def viewer(self, person: int) -> int:
        """Whose eyes a person has: those of their seat, or the onlooker's."""
        seat = self.people[person].seat
        return seat if seat >= 0 else self.terms.seats

    # Changing.

    async def obey(self, person: int, said: wire.Command, reply: Callable[[bytes], None]) -> None:
        """Carry out what a person asks for, once, and answer: never before it is on the disk."""
        began = time.perf_counter()
        answer = await self._obey(person, said, reply)
        self.backstage.metrics.ack.observe(time.perf_counter() - began)
        self.backstage.metrics.answers[answer].inc()

    async def carry_out(self, make: Callable[[], Plan | None]) -> None:
        """Carry out what nobody asked for: a bot's answer, an order's, a clock's. `make` is called when it is this plan's turn."""
        # whoever waits for it may be told to stop, but not between the disk and the table
        await asyncio.shield(asyncio.ensure_future(self._carry_out(make)))

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        async with self._turn:
            pass

    async def catch_up(self) -> None:
        """Keep what chance gave while the match was played again: it was asked, and the answer never kept."""
        if self.match and self._kept < len(self.match.moves):
            moves = move_rows(self.match, self.backstage.now(), self._kept)
            await self.backstage.store.write(Change(self.id, match=self.state.match, moves=moves))

    def dismiss(self, person: int) -> None:
        """Close every socket of somebody who was shown the door."""
        for socket in [socket for socket in self.sockets if socket.person == person]:
            socket.send_off(REMOVED, "removed", "the host has shown you the door")

    def plan(self, **change: object) -> Plan:
        """A plan that changes nothing yet."""
        return Plan(Change(self.id, **change))  # type: ignore[arg-type]

    def plan_state(self, state: State, plan: Plan | None = None) -> Plan:
        """A plan, or this one, after which things stand like this."""
        plan = plan or self.plan()
        plan.state = state
        plan.change.state = written(state)
        return plan

    def plan_moves(self, match: Match) -> Plan:
        """A plan to go on with a match that was forked from ours and played on."""
        now = self.backstage.now()
        plan = self.plan(match=self.state.match, moves=move_rows(match, now, len(self.match.moves) if self.match else 0))
        plan.match = match
        if match.over:
            self.plan_state(structs.replace(self.state, status="over"), plan)
            plan.change.ended_at = now
            plan.change.result = written_result(match)
        return plan

    def plan_begin(self, match: Match, chairs: list[Seat]) -> Plan:
        """A plan to begin the next match."""
        no, now = self.state.match + 1, self.backstage.now()
        plan = self.plan_state(structs.replace(self.state, status="playing", match=no, chairs=chairs, paused_at=None, next=None))
        plan.match = match
        plan.change.match = no
        plan.change.begins = match_row(self.id, no, match, now)
        plan.change.moves = move_rows(match, now)
        return plan

    async def _obey(self, person: int, said: wire.Command, reply: Callable[[bytes], None]) -> str:
        body = hashlib.sha256(msgspec.json.encode(said)).digest()[:16]
        recent = (person, said.cmd_id)
        async with self._turn:
            known = self._recent.get(recent)
            if known is None:
                try:
                    plan = self._plan(person, said)
                    outcome = msgspec.json.encode(plan.done)
                    plan.change.command = Command(person, said.cmd_id, body, outcome)
                    await self._commit(plan)
                except CoterieError as error:
                    before = await self.backstage.store.command(self.id, person, said.cmd_id)
                    if before is None:
                        return self._refuse(recent, body, error, reply)
                    known = (before.digest, before.outcome)
                    self._remember(recent, known)
                else:
                    self._remember(recent, (body, outcome))
                    self._apply(plan)
                    reply(wire.padded(outcome))  # after the news: who is told that it is done has seen what came of it
                    return "done"
            if known[0] != body:
                reply(refused(said.cmd_id, Refused("this cmd_id was used before for something else", code="refused-other-body")))
                return "refused"
            reply(wire.padded(known[1]))
            return "repeated"

    async def _carry_out(self, make: Callable[[], Plan | None]) -> None:
        async with self._turn:
            plan = make()
            if plan:
                await self._commit(plan)
                self._apply(plan)

    def _plan(self, person: int, said: wire.Command) -> Plan:
        if self.broken:
            raise CoterieError(f"this table cannot go on: {self.broken}", "refused-broken", {"why": self.broken})
        return self.backstage.plan_of(self, self.people[person], said)

    async def _commit(self, plan: Plan) -> None:
        began = time.perf_counter()
        await self.backstage.store.write(plan.change)
        self.backstage.metrics.commit.observe(time.perf_counter() - began)

    def _refuse(self, recent: tuple[int, str], body: bytes, error: CoterieError, reply: Callable[[bytes], None]) -> str:
        if isinstance(error, StoreFull):  # the same command may be tried again
            reply(refused(recent[1], CoterieError(str(error), "refused-disk")))
            return "full"
        if isinstance(error, Conflict):  # somebody else writes to our data: what we hold in memory is old
            note("table", "the store is ahead of this table", logging.ERROR, table=self.id)
            self.broken = "its data was changed by another program; start the server again"
        outcome = refused(recent[1], error)
        self._remember(recent, (body, outcome.rstrip()))
        reply(outcome)
        return "refused"

    def _remember(self, recent: tuple[int, str], outcome: tuple[bytes, bytes]) -> None:
        if len(self._recent) >= RECENT:
            del self._recent[next(iter(self._recent))]
        self._recent[recent] = outcome

    def _apply(self, plan: Plan) -> None:
        """The plan is on the disk: let it be so, tell everybody, and see who is asked next."""
        change = plan.change
        for person in change.people:
            self.people[person.n] = person
        if plan.terms:
            self.terms = plan.terms
        if plan.state:
            self.state = plan.state
        if change.order:
            self.attendance.keep(change.order)
        if change.outage:
            self.attendance.outages = [*self.attendance.outages, change.outage]
        if plan.match:
            if change.begins:
                self.herald.told = 0
            self.match = plan.match
            self.moved_at = self.backstage.now()
            self.attendance.moved()
            self.backstage.metrics.moves.inc(sum(move.seat >= 0 for move in change.moves))
        if plan.after:
            plan.after()
        if plan.match:
            self.herald.tell_news()
        elif change.order:
            self.herald.tell_order(change.order.seat)
        if plan.state or plan.terms or change.people or plan.after or change.outage:
            self.herald.tell_table()
        if change.lines or change.hushed:
            self.herald.tell_lines(self._talk(change))
        self.attendance.attend()

    def _talk(self, change: Change) -> list[Line]:
        """Remember what was said, and take back what was hushed. Returns the lines that are new or changed."""
        kept = [replace(line, text="") if line.n in change.hushed else line for line in self.lines]
        self.lines = [*kept, *change.lines][-LINES:]
        return [*change.lines, *[line for line in self.lines if line.n in change.hushed]]

    def _rebuild(self, shelf: Shelf) -> None:
        row = shelf.match
        assert row
        name, _, kept = row.pack.rpartition(" ")
        if row.rules_version != self.game.rules_version:
            theirs, ours = row.rules_version, self.game.rules_version
            raise BadRecord(f"it was begun with version {theirs} of the rules, and these are version {ours}: open a new one")
        if kept != self.pack.digest:
            raise BadRecord(f"it was begun with the card pack {name} {kept}, and this is {self.pack.digest}: put the old one back")
        match = None
        options = json.loads(row.options)
        for n, match in enumerate(rebuilding(self.game, row.seats, options, self.pack, moves_of(shelf.moves), self.backstage.dice())):
            self.attendance.note(match, shelf.moves[n - 1].at if n else row.made_at)
        assert match
        self._kept = len(shelf.moves)
        match.resume()
        self.match = match
        self.herald.told = match.told
        self.attendance.orders = {order.seat: order for order in shelf.orders if self.attendance.stands(order)}


def refused(cmd_id: str, error: CoterieError) -> bytes:
    """A refusal as a client gets it."""
    clause = error.clause if isinstance(error, Refused) else ""
    code = error.code or "refused"
    return wire.encode(wire.Refused(cmd_id, code, str(error), clause, dict(error.values)))

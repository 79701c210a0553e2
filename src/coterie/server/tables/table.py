"""A live table: its lock, its connections, and the one way in which anything changes there.

Whatever changes a table is first a `Plan`, made without touching anything. It is written to the store, and only when
that is on the disk it is applied to the state, answered and broadcast. A plan that the store refuses never happened.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from coterie.core.errors import CoterieError
from coterie.server import commands
from coterie.server.bots.absence import Absence
from coterie.server.commands import windows
from coterie.server.notices.turns import TurnNotices
from coterie.server.protocol.messages import Command, Play
from coterie.server.protocol.told import encode_refusal, padded
from coterie.server.run.logs import note
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.server.tables.broadcast import Broadcast
from coterie.server.tables.completing import complete
from coterie.server.tables.held import HeldCommand, KeptWords, Reply, Waiting
from coterie.server.tables.outcomes import MOVED, Answered, Giver, Outcomes, digest_of, done, repeat
from coterie.server.tables.services import Services
from coterie.server.tables.sockets import RESTART, Socket, Then, jitter, send_off_the_removed, shut_out
from coterie.server.tables.turn import TableTurn, Tasks
from coterie.server.tables.verdicts import Verdicts
from coterie.store.port import Conflict, Damaged, Lost, StoreFull, Unknown, Unreachable
from coterie.store.rows import Change, CommandRow


class LiveTable:
    """A table that people are connected to. `state` is all that is known of it.

    Everything that changes it goes through `obey` or `change`: plan, commit, apply, broadcast, and see who is asked.
    """

    def __init__(
        self,
        state: TableState,
        services: Services,
        epoch: int = 0,
        on_lost: Callable[["LiveTable"], None] = lambda _: None,
    ) -> None:
        self.state = state
        self.epoch = epoch  # of the claim by which this house keeps the table
        self.gone = False  # whether nothing here counts any more
        self._on_lost = on_lost
        self.services = services
        self.sockets: set[Socket] = set()
        self.verdicts = Verdicts(state, services.now)
        self.broadcast = Broadcast(
            state, self.verdicts, self.sockets, services.now, lambda: self.invitation, services.lull
        )
        self.absence = Absence(
            state,
            services.bots,
            services.metrics,
            services.faults,
            services.now,
            lambda: services.dice(),
            services.pace,
            self.change,
        )
        self.notices = TurnNotices(state, services.courier, services.store.addresses, services.now, self._fence)
        self.waiting = Waiting()  # for the end of a window
        self._turn = TableTurn()  # one change at a time
        self._outcomes = Outcomes(services.store, state.id)
        self._tasks = Tasks(state.id)

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def invitation(self) -> str:
        """The invitation that lets people in now."""
        return self.services.seal.invitation(self.id, self.state.stored.withdrawn)

    def attend(self) -> None:
        """See who is asked next, and who of them is elsewhere."""
        self.absence.attend()
        self.notices.attend()

    def rest(self) -> None:
        """Let nothing happen here any more."""
        self.absence.rest()
        self.notices.rest()

    def forsake(self) -> None:
        """Another house keeps this table now, or nobody knows what was written last: nothing here counts any more.

        Everybody is sent away for a moment, and is served anew by whichever house claims the table.
        """
        if self.gone:
            return
        self.gone = True
        self.state.broken = "it goes on in another house"
        self.rest()
        for socket in [*self.sockets]:
            socket.send_off(RESTART, "restart", "the table goes on in a moment: come back shortly", jitter(soon=True))
        self._on_lost(self)

    @property
    def busy(self) -> bool:
        """Whether something will happen here without a command."""
        return self.absence.busy or self.notices.busy

    # Changes.

    async def obey(self, person: int, said: Command, reply: Reply) -> None:
        """Carry out a command once, and answer it: never before it is on the disk."""
        began = time.perf_counter()
        async with self._turn:
            answer = await self._carry_out(person, said, reply)
            await self._let_go()
        self._count(answer, began)

    def play_at_once(self, socket: Socket, said: Play, then: Then) -> bool:
        """Carry out a move as `obey` does, but without a task. `then` is called at the end, with what went wrong.

        False where another has the turn, a window is open, or the move is repeated or refused: nothing was done then,
        and it goes the usual way.
        """
        giver, began = (socket.person, said.cmd_id), time.perf_counter()
        otherwise = self.gone or self.state.window or self.waiting.anything
        if otherwise or self._outcomes.recent(giver) or not self._turn.take():
            return False
        try:
            body = digest_of(said)
            plan = commands.plan(self.state, self.state.people[socket.person], said, self.services.now())
            outcome = self._seal(plan, said, giver, body)
            prepare = partial(self.broadcast.prepare, plan.match) if plan.match else None
            kept = asyncio.ensure_future(self.services.store.write(plan.change, prepare))
        except Exception as error:
            self._turn.release()
            if isinstance(error, CoterieError):  # the usual way finds the same, and says why
                return False
            raise

        def told(kept: asyncio.Future[None]) -> None:
            """It is on the disk, or could not be kept."""
            if kept.exception():
                self._tasks.begin(self._not_kept(kept, giver, body, socket.send, then))
                return
            fault = None
            try:
                self.services.metrics.commit.observe(time.perf_counter() - began)
                socket.hold()
                self._carried_out(plan, giver, (body, outcome), socket.send)
                self._count("done", began)
            except Exception as error:
                fault = error
            socket.let_go()
            self._turn.release()
            then(fault)

        kept.add_done_callback(told)
        return True

    async def change(self, make: Callable[[], Plan | None]) -> None:
        """Carry out what is no command: a bot's answer, an order's, the end of a clock, a new person.

        `make` is called when it is this plan's turn.
        """
        # a caller may be cancelled, but not between the disk and the state
        work = asyncio.ensure_future(self._change(make))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())  # a caller who is gone asks no more
        await asyncio.shield(work)

    async def settled(self) -> None:
        """Wait until no change is under way."""
        async with self._turn:
            pass

    async def _carry_out(self, person: int, said: Command, reply: Reply) -> str:
        giver, body = (person, said.cmd_id), digest_of(said)
        if self.gone:
            return "lost"  # they were sent away, and give it again
        if known := self._outcomes.recent(giver):
            return repeat(giver, body, known, reply)
        try:
            if self._holds(HeldCommand(person, said, reply)):
                return "held"
            plan = commands.plan(self.state, self.state.people[person], said, self.services.now())
            if windows.keeps_back(self.state, plan):
                self._keep(KeptWords(self.state.people[person].seat, HeldCommand(person, said, reply)))
                return "held"
            outcome = self._seal(plan, said, giver, body)
            await self._commit(plan)
        except CoterieError as error:
            return await self._not_done(giver, body, error, reply)
        self._carried_out(plan, giver, (body, outcome), reply)
        return "done"

    def _seal(self, plan: Plan, said: Command, giver: Giver, body: bytes) -> bytes:
        """Complete the plan of a command, so that the store keeps the command and its answer with it."""
        self._complete(plan)
        outcome = done(said.cmd_id, plan.outcome)
        at = None if isinstance(said, Play) else self.services.now()  # moves are remembered for ever
        plan.change.command = CommandRow(*giver, body, outcome, at)
        return outcome

    def _carried_out(self, plan: Plan, giver: Giver, answered: Answered, reply: Reply) -> None:
        """The plan of a command is on the disk."""
        self._outcomes.remember(giver, answered)
        self._apply(plan)
        self.broadcast.catch_up()
        # after the news: a client that is told that it is done has seen what came of it
        reply(padded(answered[1]))

    async def _not_done(self, giver: Giver, body: bytes, error: CoterieError, reply: Reply) -> str:
        """A command could not be carried out: it was before, or it is refused."""
        if self.gone:
            return "lost"
        try:
            if known := await self._outcomes.find(giver):
                return repeat(giver, body, known, reply)
        except Unreachable as cut:  # nobody can tell whether it was done before
            error = cut
        error = self.services.faults.for_guests(error)
        if isinstance(error, StoreFull | Unreachable):  # the same command may be tried again
            reply(encode_refusal(giver[1], error))
            return "full"
        if isinstance(error, Conflict):  # another program writes to our data: our memory is out of date
            note("table", "the store is ahead of this table", logging.ERROR, table=self.id)
            self.state.broken = "its data was changed by another program; start the server again"
        outcome = encode_refusal(giver[1], error)
        self._outcomes.remember(giver, (body, outcome.rstrip()))
        reply(outcome)
        return "refused"

    async def _not_kept(self, kept: asyncio.Future[None], giver: Giver, body: bytes, reply: Reply, then: Then) -> None:
        """The store could not keep a move."""
        fault = None
        try:
            await self._written(kept)
        except CoterieError as error:
            self.services.metrics.answers[await self._not_done(giver, body, error, reply)].inc()
        except Exception as error:
            fault = error
        self._turn.release()
        then(fault)

    def _count(self, answer: str, began: float) -> None:
        self.services.metrics.ack.observe(time.perf_counter() - began)
        self.services.metrics.answers[answer].inc()

    async def _change(self, make: Callable[[], Plan | None]) -> None:
        async with self._turn:
            await self._carry_out_plan(make)
            await self._let_go()

    async def _carry_out_plan(self, make: Callable[[], Plan | None]) -> None:
        if self.gone:
            raise Lost(MOVED[1], MOVED[0])
        plan = make()
        if plan and windows.keeps_back(self.state, plan):
            self._keep(KeptWords(plan.change.lines[0].seat, make=make))
        elif plan:
            self._complete(plan)
            await self._commit(plan)
            self._apply(plan)

    # Windows.

    def _holds(self, move: HeldCommand) -> bool:
        """Whether a move waits for the end of the window. Raises CoterieError if it may not be made then.

        Who plays with bots alone ends the window by their move.
        """
        state, window = self.state, self.state.window
        if window is None or not isinstance(move.said, Play) or state.paused:
            return False
        person = state.people[move.person]
        commands.allowed(state, person, move.said)
        windows.check_move(state, person, move.said)
        if window.lone:
            plan = plans.unchanged(state)
            plan.ends_window = True
            self._apply(plan)
            return False
        self.waiting.hold(move)
        return True

    def _keep(self, words: KeptWords) -> None:
        """Keep first words back. Everybody sees that the seat has spoken."""
        self.waiting.keep(words)
        assert self.state.window
        plan = plans.unchanged(self.state)
        plan.window = self.state.window.with_spoken(words.seat)
        self._apply(plan)

    async def _let_go(self) -> None:
        """Carry out what waits no longer; of it, what comes into the next window waits again."""
        for held in self.waiting.due(self.state.window) if not self.gone else ():
            if isinstance(held, HeldCommand):
                await self._carry_out(held.person, held.said, held.reply)
            elif held.command:
                await self._carry_out(held.command.person, held.command.said, held.command.reply)
            elif held.make:
                try:
                    await self._carry_out_plan(held.make)
                except CoterieError as error:  # a line that cannot be kept is not said
                    note("table", "a bot could not speak", logging.ERROR, table=self.id, error=error)

    def _complete(self, plan: Plan) -> None:
        if plan.begins is not None or plan.opens is not None:
            complete(plan, self.state, self.services)
        plan.change.epoch = self.epoch

    async def _commit(self, plan: Plan) -> None:
        if plan.change.empty:  # it changes what memory alone holds
            return
        began = time.perf_counter()
        await self._written(self.services.store.write(plan.change))
        self.services.metrics.commit.observe(time.perf_counter() - began)

    async def _fence(self) -> None:
        """Raises Lost if another house keeps this table by now."""
        if self.gone:
            raise Lost(MOVED[1], MOVED[0])
        if self.epoch:
            await self._written(self.services.store.write(Change(self.id, epoch=self.epoch)))

    async def _written(self, kept: Awaitable[None]) -> None:
        try:
            await kept
        except Damaged as error:
            note("table", "a table cannot go on and is set aside", logging.ERROR, table=self.id, why=str(error))
            self.state.broken = "what the house kept of it is damaged"
            raise
        except (Lost, Unknown) as error:
            note("table", "a table goes on elsewhere, or is read anew", table=self.id, why=str(error))
            self.forsake()
            raise

    def _apply(self, plan: Plan) -> None:
        """The plan is on the disk: apply it, tell everybody, and see who is asked next."""
        state, change, broadcast, before = self.state, plan.change, self.broadcast, self.state.window
        state.apply(plan, self.services.now())
        if change.begins:
            broadcast.begin()
        if change.opens:
            state.house.tables.add(change.opens[0].id)  # it is loaded when the first of its people comes
        if plan.leaves is not None:
            broadcast.tell_leaver(plan.leaves)
        if plan.removes is not None:
            send_off_the_removed(self.sockets, plan.removes)
        if plan.renews is not None:
            shut_out(self.sockets, plan.renews)
        if plan.match:
            self.services.metrics.moves.inc(sum(move.seat >= 0 for move in change.moves))
            broadcast.tell_news(change.lines)
        elif before and state.window is None and state.playing and state.agreement.clock:
            broadcast.tell_news()  # the clock of the decision runs
        elif change.order:
            broadcast.tell_order(change.order.seat)
        if plan.shows or state.window != before:
            broadcast.tell_table()
        if change.lines or change.hushed:
            broadcast.tell_lines(state.changed_lines(change))
        if plan.stored:  # a game that was ended leaves nothing open
            broadcast.tell_verdicts()
        self.attend()

    # Connections.

    def attach(self, socket: Socket) -> None:
        """A connection was opened: those who come with it are here."""
        came = socket.here - self.state.here
        self.sockets.add(socket)
        self.state.here |= came
        self.state.hasty = (self.state.hasty - socket.here) | (socket.here if socket.at_once else frozenset())
        self.services.metrics.sockets.inc()
        returning = {self.state.people[person].seat for person in came} & self.state.stand_ins
        for person in came:
            self.state.came(person)
        for seat in returning:  # a bot stood in for it and stops: what it promised binds nobody
            self._tasks.begin(self.change(partial(plans.hands_back, self.state, seat, self.services.now())))
        if came:
            self.broadcast.tell_table(but=socket)

    def detach(self, socket: Socket) -> None:
        """A connection was closed: those who have no other are gone."""
        if socket not in self.sockets:
            return
        self.sockets.discard(socket)
        self.services.metrics.sockets.dec()
        here = frozenset(person for other in self.sockets for person in other.here)
        left, self.state.here = self.state.here - here, here
        for person in left:
            self.state.left(person, self.services.now())
        if left:
            self.attend()
            self.broadcast.tell_table()

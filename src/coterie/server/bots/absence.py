"""What happens when nobody answers: bots and standing orders answer, a bot stands in for a player who is gone, and
proposals end.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from coterie import bots
from coterie.core.dice import Dice, Lehmer
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.play import Match
from coterie.server.bots.beat import bots_unready, draw_beat, until_beat, window_alarm
from coterie.server.bots.chatter import Chatter
from coterie.server.bots.pool import BotPool, Question
from coterie.server.bots.speech import heard_at, line_of, manner_of, talker_at, wait_of
from coterie.server.bots.worker import Answer
from coterie.server.commands import windows
from coterie.server.run.faults import Faults
from coterie.server.run.logs import note
from coterie.server.run.metrics import Metrics
from coterie.server.state import plans, proposals
from coterie.server.state.agreement import DAY, PACES
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.store.port import Lost, StoreFull, Unknown, Unreachable
from coterie.store.rows import LineRow
from coterie.talk import Act

HOLD = 2.0  # seconds until an answer that could not be kept is tried again

Make = Callable[[], Plan | None]


class Absence:
    """Keeps a table going: it lets bots and orders answer, and watches the clock for everybody else.

    `change` carries out a plan that is made when its turn comes.
    """

    def __init__(
        self,
        state: TableState,
        pool: BotPool,
        metrics: Metrics,
        faults: Faults,
        now: Callable[[], int],
        dice: Callable[[], Dice],
        pace: float,
        change: Callable[[Make], Awaitable[None]],
    ) -> None:
        self._state = state
        self._pool = pool
        self._metrics = metrics
        self._faults = faults
        self._now = now
        self._dice = dice
        self._house_pace = pace  # seconds a bot takes at least, so that people can follow
        self._change = change
        self._chatter = Chatter(state, pool, now, dice, lambda: self.pace, change)
        self._answering: dict[int, asyncio.Task[None]] = {}  # by seat
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def attend(self) -> None:
        """See who is asked next: let bots and orders answer, and set the alarm for the others."""
        state = self._state
        self._silence()
        if state.waits_for_people and not self._answering:
            self._chatter.attend()
            return
        if state.match is None or not state.playing or state.broken:
            self.rest()
        elif not state.paused and not state.window:
            for seat in state.match.asked():
                if seat not in self._answering and (state.bot_of(seat) or state.ordered(seat) is not None):
                    self._answering[seat] = asyncio.ensure_future(self._answer(seat))
        at = next_alarm(state)
        if at is not None:
            delay = max(0.0, (at - self._now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        self._chatter.attend()

    def rest(self) -> None:
        """Stop everything that would happen by itself."""
        self._silence()
        for task in self._answering.values():
            task.cancel()
        self._answering.clear()
        self._chatter.rest()

    @property
    def busy(self) -> bool:
        """Whether something will happen here without a command."""
        return bool(self._answering) or self._alarm is not None or self._chatter.busy

    @property
    def pace(self) -> float:
        """Seconds a bot takes at least at this table."""
        return self._house_pace * PACES[self._state.agreement.pace]

    async def _answer(self, seat: int) -> None:
        """Answer for a seat, at a pace that tells nothing of its cards."""
        try:
            await self._answer_in_time(seat)
        except asyncio.CancelledError:
            raise
        except (Lost, Unknown):
            return  # another house answers
        except (StoreFull, Unreachable):
            await asyncio.sleep(HOLD)
        except Exception as error:
            note("table", "an answer failed", logging.ERROR, table=self._state.id, error=error)
            await asyncio.sleep(HOLD)
        finally:
            if self._answering.get(seat) is asyncio.current_task():
                del self._answering[seat]
        self.attend()

    async def _answer_in_time(self, seat: int) -> None:
        state, match = self._state, self._state.match
        assert match
        level, decision = state.bot_of(seat), match.decision
        beat = draw_beat(self.pace, not level and state.secretive(seat), match.light, level)
        began = asyncio.get_running_loop().time()
        reply: Answer | None = None
        if level:
            dice = Lehmer(self._dice().below(2**31))  # quick ones will do for imagining
            eyes = match.eyes(seat).pack(dice)
            manner = manner_of(state, seat) if talker_at(state, seat) else ""
            question = Question(
                state.game.name,
                match.seats,
                match.options,
                state.folder,
                level,
                eyes,
                state.id,
                bool(state.here),
                heard_at(state),
                manner,
            )
            reply = await self._pool.consult(question)
        await asyncio.sleep(until_beat(beat, asyncio.get_running_loop().time() - began))
        with self._pool.carrying_out(bool(state.here)):
            await self._change(lambda: self._plan_answer(seat, level, decision, reply))

    def _plan_answer(self, seat: int, level: str, decision: int, reply: Answer | None) -> Plan | None:
        """The answer of a bot or an order, if the question is still open and no person came to answer it.

        A bot whose answer is missing or illegal gives a simple one. What it says goes out with its answer.
        """
        thought = Action(reply.action) if reply else None
        state, match = self._state, self._state.match
        if match is None or not state.playing or state.paused or state.window or match.decision != decision:
            return None
        eyes = match.eyes(seat)
        if not eyes.asked() or state.bot_of(seat) != level:
            return None
        if not level:
            thought = state.ordered(seat)
            if thought is None:
                return None
        fork, say = match.fork(), reply.say if reply else []
        try:
            fork.play(seat, [thought if thought is not None else self._simple(eyes)])
        except CoterieError:
            self._metrics.bots.labels(self._metrics.house, "illegal").inc()
            fork, say = match.fork(), []
            fork.play(seat, [self._simple(eyes)])
        line = self._line(fork, seat, say)  # before the sole answers of others
        plan = plans.moves_on(state, fork, self._now())
        if line:
            plans.add_line(state, plan, line)
        return plan

    def _line(self, fork: Match, seat: int, say: list[Act]) -> LineRow | None:
        """What a bot says with the move that it has made on a fork."""
        state, now = self._state, self._now()
        if not say or fork.over or talker_at(state, seat) is None or wait_of(state, seat, now, self.pace) > 0:
            return None
        return line_of(state, fork, seat, say, now, answers=False)

    def _simple(self, eyes: Eyes) -> Action:
        return bots.find("random", self._state.game)(eyes, self._dice())

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.ensure_future(self._stop_waiting())

    async def _stop_waiting(self) -> None:
        try:
            await self._change(lambda: time_is_up(self._state, self._now()))
        except (Lost, Unknown):
            return
        except Exception as error:
            self._faults.failed("clocks", error, table=self._state.id)
            await asyncio.sleep(HOLD)
        else:
            self._faults.went_well("clocks")
        self.attend()  # for the next seat, or if the alarm rang a little early

    def _silence(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None


def next_alarm(state: TableState) -> int | None:
    """The next moment at which something happens by itself; None: the table waits for ever.

    It stops waiting for a player, a proposal ends, or something becomes of the window.
    """
    if state.broken:
        return None
    waited_for = [patience_ends(state, seat) for seat in missing(state)]
    return min(
        (at for at in [*waited_for, proposals.next_end(state), window_alarm(state)] if at is not None), default=None
    )


def time_is_up(state: TableState, now: int) -> Plan | None:
    """A proposal ends; the window does; a bot stands in for a seat that the table stops waiting for, or the others vote
    on it.

    One thing at a time.
    """
    if plan := proposals.ends(state, now):
        return plan
    ready = frozenset(seat for seat, at in bots_unready(state).items() if at <= now)
    if plan := windows.time_passes(state, now, ready):
        return plan
    late = [seat for seat in missing(state) if (ends := patience_ends(state, seat)) is not None and ends <= now]
    if not late:
        return None
    plan = plans.unchanged(state)
    if state.agreement.absent == "bot" or not state.voters(late[0], now):
        plans.stands_in(state, late[0], plan, now)
    else:
        plan.votes = state.with_vote("stand-in", -1, now, late[0])
    return plan


def missing(state: TableState) -> list[int]:
    """The seats that are asked, that nobody but their player answers for, and on which no vote is under way.

    None is where it was agreed to wait, during a pause and in a window.
    """
    waits = state.paused or state.window or state.agreement.absent == "wait"
    if state.match is None or not state.playing or waits:
        return []
    asked = [seat for seat in state.match.asked() if not state.bot_of(seat)]
    voted = {vote.seat for vote in state.votes.values() if vote.topic == "stand-in"}
    return [seat for seat in asked if seat not in voted and another_waits(state, seat)]


def another_waits(state: TableState, seat: int) -> bool:
    """Whether another player waits for a seat: whoever plays with bots alone may take all the time there is."""
    return any(chair.person >= 0 for other, chair in enumerate(state.chairs) if other != seat)


def patience_ends(state: TableState, seat: int) -> int | None:
    """When the table stops waiting for a seat: its decision is due, or its player is gone for too long."""
    due = state.due()
    gone = state.gone_at.get(state.chairs[seat].person)
    if gone is None or state.agreement.clock >= DAY:  # a player who has days for a decision does not sit and wait
        return due
    left = gone + state.house.grace
    return left if due is None else min(due, left)

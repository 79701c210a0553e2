"""Who answers when nobody does: bots in their seats, standing orders, and what happens when time is up or a player is gone."""

import asyncio
import logging
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.words import Action
from coterie.play import Match
from coterie.server.logs import note
from coterie.server.terms import DAY
from coterie.server.thinkers import Question
from coterie.store import Order, Outage, StoreFull

if TYPE_CHECKING:
    from coterie.server.live import LiveTable, Plan

HOLD = 2.0  # seconds until an answer that could not be kept is tried again


def draw_beat(pace: float, ordered: bool) -> float:
    """The beat at which a seat answers by itself, in seconds: drawn before the answer is known, from the settings and luck alone.

    An order takes as long as a person does, which is never the same.
    """
    return pace * random.uniform(1.2, 3.5) if ordered else pace


def until_beat(beat: float, passed: float) -> float:
    """How long to wait for the next beat: how long a bot had to think, which its cards may have a part in, shows in whole beats at most."""
    return beat - passed % beat if beat else 0.0


@dataclass(slots=True)
class Motion:
    """Something put to the vote."""

    n: int
    kind: str  # undo, end, stand-in
    by: int  # a person; -1: the house
    seat: int
    yes: set[int] = field(default_factory=set)


class Attendance:
    """What keeps a table going: it knows which seats answer by themselves, which decision is due when, and what is being voted on."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.standing_in: set[int] = set()  # seats whose player is away and for whom a bot answers
        self.orders: dict[int, Order] = {}
        self.outages: list[Outage] = []
        self.motions: dict[int, Motion] = {}
        self.gone_at: dict[int, int] = {}  # persons with a seat and no socket
        self._decision = -1
        self._asked_at = 0
        self._answering: dict[int, asyncio.Task[None]] = {}  # by seat
        self._alarm: asyncio.TimerHandle | None = None
        self._motion = 0

    # Time.

    def note(self, match: Match, at: int) -> None:
        """Remember when the question under way was first asked."""
        if match.decision != self._decision:
            self._decision = match.decision
            self._asked_at = at

    def due(self) -> int | None:
        """When the decision under way is due, in ms since 1970; none without a clock or during a pause. Time nobody had does not count."""
        table = self.table
        if not table.terms.clock or not table.playing or table.state.paused_at is not None:
            return None
        lost = sum(outage.ended - max(outage.began, self._asked_at) for outage in self.outages if outage.ended > self._asked_at)
        return self._asked_at + table.terms.clock * 1000 + lost

    def moved(self) -> None:
        """The match went on: orders of an old lot, and motions to take back what is no longer the last answer, are gone."""
        assert self.table.match
        self.note(self.table.match, self.table.backstage.now())
        self.orders = {seat: order for seat, order in self.orders.items() if self.stands(order)}
        self.motions = {n: motion for n, motion in self.motions.items() if motion.kind != "undo"}
        if not self.table.playing:
            self.motions.clear()
            self.standing_in.clear()

    # Standing orders.

    def keep(self, order: Order) -> None:
        self.orders.pop(order.seat, None)
        if order.name and self.stands(order):
            self.orders[order.seat] = order

    def stands(self, order: Order) -> bool:
        """Whether an order is for the lot under way."""
        table = self.table
        known = {kind.name: kind for kind in table.game.orders}
        if table.match is None or order.name not in known or order.match != table.state.match:
            return False
        return known[order.name].lot(table.match.eyes(order.seat)) == order.lot

    # Coming and going.

    def came(self, person: int) -> None:
        """Somebody opened a socket: whoever stood in for them stops."""
        self.gone_at.pop(person, None)
        self.back(person)

    def back(self, person: int) -> None:
        """A player takes their seat back from the bot that stood in."""
        seat = self.table.people[person].seat
        self.standing_in.discard(seat)
        self.motions = {n: motion for n, motion in self.motions.items() if (motion.kind, motion.seat) != ("stand-in", seat)}

    def left(self, person: int) -> None:
        """Somebody closed their last socket."""
        if self.table.people[person].seat >= 0:
            self.gone_at[person] = self.table.backstage.now()
        self.attend()

    def away(self, seat: int) -> bool:
        """Whether the player of a seat is gone past the grace time."""
        gone = self.gone_at.get(self.table.state.chairs[seat].person)
        return gone is not None and self.table.backstage.now() >= gone + self.table.backstage.grace * 1000

    # Motions.

    def propose(self, kind: str, by: int, seat: int = -1) -> None:
        """Put something to the vote; who proposes it is for it."""
        self._motion += 1
        self.motions[self._motion] = Motion(self._motion, kind, by, seat, {by} & set(self.voters(seat)))

    def voters(self, about: int) -> list[int]:
        """Who has a say on something about a seat (-1: none): the players who are not away, but nobody on their own seat."""
        chairs = self.table.state.chairs
        return [c.person for s, c in enumerate(chairs) if c.person >= 0 and s not in self.standing_in and s != about and not self.away(s)]

    def carried(self, motion: Motion, yes: set[int]) -> bool:
        """Whether these votes are enough: all of them, or more than half to let a bot stand in."""
        voters = self.voters(motion.seat)
        if motion.kind == "stand-in":
            return 2 * len(yes & set(voters)) > len(voters)
        return bool(voters) and yes >= set(voters)

    # Keeping the table going.

    def attend(self) -> None:
        """See who is asked: let bots and orders answer, and set the alarm for the others."""
        table = self.table
        if table.match is None or not table.playing or table.broken:
            self.rest()
            return
        if table.state.paused_at is not None:
            self._silence()
            return
        for seat in table.match.asked():
            if seat not in self._answering and self._answers_itself(seat):
                self._answering[seat] = asyncio.ensure_future(self._answer(seat))
        self._look_out()

    def rest(self) -> None:
        """Stop everything that would happen by itself."""
        self._silence()
        for task in self._answering.values():
            task.cancel()
        self._answering.clear()

    @property
    def busy(self) -> bool:
        """Whether something will happen here without anybody's doing."""
        return bool(self._answering) or self._alarm is not None

    def _answers_itself(self, seat: int) -> bool:
        return bool(self._bot(seat)) or self._ordered(seat) is not None

    def _bot(self, seat: int) -> str:
        """The level of the bot that answers for a seat; empty if none does."""
        chair = self.table.state.chairs[seat]
        if chair.bot:
            return chair.bot
        return bots.levels(self.table.game)[-1] if seat in self.standing_in else ""

    def _ordered(self, seat: int) -> Action | None:
        """What a seat's standing order says to the question under way."""
        order = self.orders.get(seat)
        if order is None or self.table.match is None:
            return None
        kind = next(kind for kind in self.table.game.orders if kind.name == order.name)
        return kind.answer(self.table.match.eyes(seat), order.amount)

    async def _answer(self, seat: int) -> None:
        """Answer for a seat, at a pace that tells nothing of its cards."""
        try:
            await self._answer_in_time(seat)
        except asyncio.CancelledError:
            raise
        except StoreFull:
            await asyncio.sleep(HOLD)
        except Exception as error:
            note("table", "an answer failed", logging.ERROR, table=self.table.id, error=error)
            await asyncio.sleep(HOLD)
        finally:
            if self._answering.get(seat) is asyncio.current_task():
                del self._answering[seat]
        self.attend()

    async def _answer_in_time(self, seat: int) -> None:
        table = self.table
        assert table.match
        level, decision = self._bot(seat), table.match.decision
        beat = draw_beat(table.backstage.pace, ordered=not level)
        began = asyncio.get_running_loop().time()
        thought: Action | None = None
        if level:
            dice = Lehmer(table.backstage.dice().below(2**31))  # quick ones will do for imagining
            eyes = table.match.eyes(seat).pack(dice)
            question = Question(table.game.name, table.terms.seats, table.match.options, table.folder, level, eyes)
            thought = await table.backstage.thinkers.think(question)
        await asyncio.sleep(until_beat(beat, asyncio.get_running_loop().time() - began))
        await table.carry_out(lambda: self._plan_answer(seat, level, decision, thought))

    def _plan_answer(self, seat: int, level: str, decision: int, thought: Action | None) -> "Plan | None":
        """The answer, if the question is still there and nobody else has come to answer it; a simple one if the bot's cannot be given."""
        table = self.table
        match = table.match
        if match is None or not table.playing or table.state.paused_at is not None or match.decision != decision:
            return None
        eyes = match.eyes(seat)
        if not eyes.asked() or self._bot(seat) != level:
            return None
        if not level:
            thought = self._ordered(seat)
            if thought is None:
                return None
        fork = match.fork()
        try:
            fork.play(seat, [thought if thought is not None else self._simple(eyes)])
        except CoterieError:
            table.backstage.metrics.bots.labels("illegal").inc()
            fork = match.fork()
            fork.play(seat, [self._simple(eyes)])
        return table.plan_moves(fork)

    def _simple(self, eyes: Eyes) -> Action:
        return bots.find("random", self.table.game)(eyes, self.table.backstage.dice())

    # When time is up, or somebody is gone.

    def _look_out(self) -> None:
        """Set the alarm for the next moment at which something is due."""
        self._silence()
        table = self.table
        if table.terms.absent == "wait":
            return
        now = table.backstage.now()
        moments = [at for seat in self._missing() if (at := self._patience_ends(seat)) is not None]
        if moments:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, (min(moments) - now) / 1000), self._ring)

    def _missing(self) -> list[int]:
        """The seats asked that nobody but their player answers for, and about whom nothing is being decided."""
        assert self.table.match
        asked = [seat for seat in self.table.match.asked() if not self._bot(seat)]
        voted = {motion.seat for motion in self.motions.values() if motion.kind == "stand-in"}
        return [seat for seat in asked if seat not in voted and self._others(seat)]

    def _others(self, seat: int) -> bool:
        """Whether another player waits: who plays with bots alone may take all the time there is."""
        return any(chair.person >= 0 for other, chair in enumerate(self.table.state.chairs) if other != seat)

    def _patience_ends(self, seat: int) -> int | None:
        """When the table stops waiting for a seat: its decision is due, or its player is gone for too long."""
        due = self.due()
        gone = self.gone_at.get(self.table.state.chairs[seat].person)
        if gone is None or self.table.terms.clock >= DAY:  # who has days for a decision does not sit and wait for it
            return due
        left = gone + int(self.table.backstage.grace * 1000)
        return left if due is None else min(due, left)

    def _ring(self) -> None:
        self._alarm = None
        now = self.table.backstage.now()
        for seat in self._missing():
            ends = self._patience_ends(seat)
            if ends is not None and ends <= now:
                self._replace(seat)
        self.table.herald.tell_table()
        self.attend()

    def _replace(self, seat: int) -> None:
        if self.table.terms.absent == "bot" or not self.voters(seat):
            self.standing_in.add(seat)
        else:
            self.propose("stand-in", -1, seat)

    def _silence(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

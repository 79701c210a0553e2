"""What bots say between their moves: they answer questions and doubts, and now and then speak unasked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from coterie.bots import Talker
from coterie.core.dice import Dice, Lehmer
from coterie.play import Match
from coterie.server.bots.beat import until_beat
from coterie.server.bots.pool import BotPool
from coterie.server.bots.speech import (
    answer_of,
    delay_of,
    has_answered,
    has_bargained,
    heard_at,
    line_of,
    manner_of,
    next_line,
    talker_at,
    wait_of,
)
from coterie.server.bots.worker import ANSWER, REPLY, SPEAK, Question
from coterie.server.commands.acts import TableOccasion
from coterie.server.run.logs import note
from coterie.server.state import plans
from coterie.server.state.lines import acts_of
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.store.port import Lost, Unknown
from coterie.store.rows import LineRow
from coterie.talk import LEVELS, Act, Public
from coterie.talk.acts import ASK, DECLINE, DOUBT, OFFER, REACT, REFUSE
from coterie.talk.companion import WHISPER
from coterie.talk.tongues import CUED, SAYINGS_FROM, public_number, retort_of

# Why a bot speaks, besides SPEAK, ANSWER and REPLY: somebody doubts its line, or gestures at it.
DOUBTED = "doubted"
PENDING = 6  # things that bots of a table are about to say, at most


@dataclass(frozen=True, slots=True)
class Prompt:
    """Why a bot may speak now, from what everybody knows: it was asked or doubted in a line, or an occasion came."""

    why: str
    seat: int
    line: int = -1


class Chatter:
    """Lets the bots of a table speak. `change` carries out a plan that is made when its turn comes."""

    def __init__(
        self,
        state: TableState,
        pool: BotPool,
        now: Callable[[], int],
        dice: Callable[[], Dice],
        pace: Callable[[], float],
        change: Callable[[Callable[[], Plan | None]], Awaitable[None]],
    ) -> None:
        self._state = state
        self._pool = pool
        self._now = now
        self._dice = dice
        self._pace = pace
        self._change = change
        self._read = next_line(state)  # the first line that was not looked at
        self._told = self._stands()
        self._speaking: set[asyncio.Task[None]] = set()
        self._replied: set[tuple[int, Prompt]] = set()  # the offers and questions, by match, that were thought about

    def attend(self) -> None:
        """See whether a bot was asked or doubted, or has an occasion to speak."""
        if not self._state.has_bots:
            self._read, self._told = next_line(self._state), self._stands()
            return
        prompts = [*self._prompts()]
        if self._state.paused or not self._state.playing:
            return
        match, found = self._state.stored.match, replies_of(self._state, self._now())
        replies = [prompt for prompt in found if (match, prompt) not in self._replied]
        self._replied.update((match, prompt) for prompt in replies)
        for prompt in [*replies, *prompts]:
            if prompt.why == REPLY or len(self._speaking) < PENDING:
                task = asyncio.ensure_future(self._say(prompt))
                self._speaking.add(task)
                task.add_done_callback(self._speaking.discard)

    def rest(self) -> None:
        """Say nothing more."""
        for task in self._speaking:
            task.cancel()
        self._speaking.clear()

    @property
    def busy(self) -> bool:
        """Whether a bot is about to speak."""
        return bool(self._speaking)

    def _stands(self) -> tuple[int, int]:
        """Which match it is, and how far it is."""
        match = self._state.match
        return self._state.stored.match, match.told if match else 0

    def _prompts(self) -> Iterator[Prompt]:
        state, match = self._state, self._state.match
        new = [line for line in state.lines if line.n >= self._read]
        self._read = next_line(state)
        stands = self._stands()
        moved, self._told = stands != self._told, stands
        if match is None or match.over or not LEVELS[state.agreement.talk]:
            return
        for line in new:
            yield from prompts_of(state, line)
        if moved and LEVELS[state.agreement.talk] >= SAYINGS_FROM and (cued := cue_of(state, match)):
            yield cued

    async def _say(self, prompt: Prompt) -> None:
        """Speak after a while that tells nothing."""
        try:
            await self._say_in_time(prompt)
        except asyncio.CancelledError:
            raise
        except (Lost, Unknown):
            return  # another house speaks
        except Exception as error:  # a line that cannot be kept is not said
            note("table", "a bot could not speak", logging.ERROR, table=self._state.id, error=error)

    async def _say_in_time(self, prompt: Prompt) -> None:
        state, match, seat, pace = self._state, self._state.match, prompt.seat, self._pace()
        talker = talker_at(state, seat)
        assert match
        if talker is None or (prompt.why == DOUBTED and has_answered(state, match, seat, talker.rounds)):
            return
        n = next_line(state) if prompt.why != REPLY else prompt.line
        waits = wait_of(state, seat, self._now(), pace) if prompt.why != REPLY else 0.0  # who is asked answers at once
        beat = max(delay_of(state.id, n, seat, pace), waits)
        began = asyncio.get_running_loop().time()
        acts = await self._acts(prompt, match)
        await asyncio.sleep(until_beat(beat, asyncio.get_running_loop().time() - began))
        if acts or prompt.why == REPLY:
            await self._change(lambda: self._plan(prompt, talker, match.decision, acts))

    async def _acts(self, prompt: Prompt, match: Match) -> list[Act]:
        """What the bot says. A retort needs no thought, and so tells nothing."""
        state, seat = self._state, prompt.seat
        if prompt.why == DOUBTED:
            return [retort_of(state.id, prompt.line, seat)]
        eyes = match.eyes(seat).pack(Lehmer(self._dice().below(2**31)))
        question = Question(
            state.game.name,
            match.seats,
            match.options,
            state.folder,
            state.bot_of(seat),
            eyes,
            state.id,
            bool(state.here),
            heard_at(state),
            manner_of(state, seat),
            prompt.why,
            prompt.line,
        )
        reply = await self._pool.consult(question)
        return reply.say if reply else []

    def _plan(self, prompt: Prompt, talker: Talker, decision: int, acts: list[Act]) -> Plan | None:
        """The line, if it may still be said."""
        state, match, seat = self._state, self._state.match, prompt.seat
        if match is None or not state.playing or state.paused or talker_at(state, seat) is None:
            return None
        if prompt.why == SPEAK and match.decision != decision:  # the occasion is over
            return None
        if prompt.why == DOUBTED and has_answered(state, match, seat, talker.rounds):
            return None
        if any(act.act == OFFER and act.line < 0 for act in acts) and has_bargained(state, match, seat, talker.rounds):
            return None
        if prompt.why != REPLY and wait_of(state, seat, self._now(), self._pace()) > 0:
            return None
        if prompt.why in (ANSWER, DOUBTED):
            line = answer_of(state, match, seat, acts, self._now(), prompt.line)
        else:
            line = line_of(state, match, seat, acts, self._now(), answers=False)
        if line is None and prompt.why == REPLY:  # no thought, or one that came too late
            line = line_of(state, match, seat, [_simple(state, prompt)], self._now(), answers=False)
        if line is None:
            return None
        plan = plans.unchanged(state)
        plan.outcome.line = plans.add_line(state, plan, line)
        return plan


def prompts_of(state: TableState, line: LineRow) -> Iterator[Prompt]:
    """Which bots a line makes speak: whom the one who leads the talk asks, and who is doubted or gestured at.

    A whisper makes nobody speak: it would tell what was whispered.
    """
    if line.room != "table" or line.match != state.stored.match or line.form == WHISPER:
        return
    if line.form == "ask" and line.about != line.seat and _talks(state, line.about):
        yield Prompt(ANSWER, line.about, line.n)
    for act in acts_of(line):
        aimed = -1
        if act.act == DOUBT:
            aimed = next((other.seat for other in state.lines if other.n == act.line and other.person < 0), -1)
        elif act.act == REACT and line.person >= 0:
            aimed = act.seat
        if aimed != line.seat and _talks(state, aimed):
            yield Prompt(DOUBTED, aimed, line.n)


def replies_of(state: TableState, now: int) -> Iterator[Prompt]:
    """What bots were offered and asked, and can still answer."""
    match = state.match
    lines = [line for line in state.lines if line.acts and line.match == state.stored.match and line.room == "table"]
    if match is None or match.over or not any(act.act in (ASK, OFFER) for line in lines for act in acts_of(line)):
        return
    occasion = TableOccasion(state, match, -1, now)
    for offer in occasion.open_offers():
        if _talks(state, offer.to):
            yield Prompt(REPLY, offer.to, offer.line)
    for seat in range(match.seats):
        if _talks(state, seat):
            yield from (Prompt(REPLY, seat, question.line) for question in occasion.open_questions(seat))


def _simple(state: TableState, prompt: Prompt) -> Act:
    """The answer of a bot that does not know better: it refuses an offer, and declines to answer a question."""
    line = next((line for line in state.lines if line.n == prompt.line), None)
    offered = line is not None and any(act.act == OFFER for act in acts_of(line))
    return Act(REFUSE if offered else DECLINE, line=prompt.line)


def cue_of(state: TableState, match: Match) -> Prompt | None:
    """An occasion to speak unasked, for one of the bots to whom it may be one."""
    talker = next((t for seat in range(match.seats) if (t := talker_at(state, seat))), None)
    number = public_number("cue", state.id, state.stored.match, match.told) if talker else -1
    if talker is None or number % CUED:
        return None
    seats = [seat for seat in talker.cue(Public.of(match.eyes(match.seats))) if _talks(state, seat)]
    return Prompt(SPEAK, seats[number // CUED % len(seats)]) if seats else None


def _talks(state: TableState, seat: int) -> bool:
    return 0 <= seat < len(state.chairs) and talker_at(state, seat) is not None

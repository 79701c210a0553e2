"""Counsel: hints for people during a game, and reviews after it, thought of in the bot pool from Eyes alone.

Nothing of it is stored, told to others or written to a log: nobody learns who asked.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Generic, TypeVar

from coterie.bots import MINISTER, can_advise
from coterie.core.dice import Lehmer
from coterie.core.errors import refuse
from coterie.core.eyes import Eyes
from coterie.server.bots.pool import BotPool, Question
from coterie.server.bots.worker import HINT, REVIEW, Answer
from coterie.server.protocol.advice_json import DecisionJson, HintJson, MistakeJson, ReviewJson, advice_json
from coterie.server.state.table_state import TableState
from coterie.server.tables.replays import Decision, Replays

WORST = 3  # decisions that a review opens
KEPT = 128  # hints and reviews kept at hand: who asks again gets the same, and costs nothing
AT_ONCE = 2  # questions of one review that are with the bots

T = TypeVar("T")


class Counsel:
    """What ministers say to people: `hint` for who is asked, `review` for who has played."""

    def __init__(self, pool: BotPool, replays: Replays, minister: str = MINISTER) -> None:
        self._pool = pool
        self._replays = replays
        self.minister = minister  # how well it thinks
        self._hints = _Kept[HintJson]()
        self._reviews = _Kept[ReviewJson]()

    async def hint(self, state: TableState, seat: int, decision: int) -> HintJson:
        """What a minister would do in place of a seat. Raises Refused if that was not agreed, or nothing is asked."""
        if not state.agreement.hints:
            refuse("refused-hints", "it was not agreed that ministers may be asked at this table")
        match = state.match
        if match is None or not state.playing or seat < 0:
            refuse("refused-hint", "only a player who is asked something can ask a minister")
        eyes = match.eyes(seat)
        if not eyes.asked() or eyes.view().decision != decision or len(eyes.legal()) < 2:
            refuse("refused-hint", "only a player who is asked something can ask a minister")
        self._check(state)
        packed = _pack(eyes)
        question = self._question(state, match.seats, match.options, packed, HINT, people=True)

        async def think() -> HintJson:
            reply = await self._ask(question)
            return HintJson(decision, [advice_json(advice) for advice in reply.advice])

        return await self._hints.get((state.id, state.stored.match, seat, packed), think)

    async def review(self, state: TableState, no: int, seat: int) -> ReviewJson:
        """The decisions of a seat in a finished game that cost most. Raises Refused if there is no such game."""
        self._check(state)

        async def think() -> ReviewJson:
            decisions, options, seats = await self._replays.decisions(state, no, seat, _pack)
            turn = asyncio.Semaphore(AT_ONCE)

            async def look(decision: Decision) -> Answer:
                question = self._question(state, seats, options, decision.eyes, REVIEW, False, decision.action)
                async with turn:
                    return await self._ask(question)

            return _review(no, seat, decisions, await asyncio.gather(*map(look, decisions)))

        return await self._reviews.get((state.id, no, seat), think)

    def _check(self, state: TableState) -> None:
        if not can_advise(state.game):
            refuse("no-minister", f"{state.game.name} has no ministers to ask", game=state.game.name)

    def _question(
        self,
        state: TableState,
        seats: int,
        options: dict[str, str],
        eyes: bytes,
        wanted: str,
        people: bool,
        given: int = -1,
    ) -> Question:
        """A question for the pool. It waits in a row of its own: no bot of the table is slower for it."""
        table = f"{state.id} {wanted}"
        return Question(
            state.game.name,
            seats,
            options,
            state.folder,
            self.minister,
            eyes,
            table,
            people,
            wanted=wanted,
            given=given,
        )

    async def _ask(self, question: Question) -> Answer:
        reply = await self._pool.consult(question)
        if reply is None:
            refuse("refused-no-advice", "the minister is busy: ask again in a moment")
        return reply


class _Kept(Generic[T]):
    """What was asked lately, or is being thought about: each once, however often it is asked."""

    def __init__(self) -> None:
        self._asked: dict[tuple[object, ...], asyncio.Future[T]] = {}

    async def get(self, key: tuple[object, ...], think: Callable[[], Coroutine[None, None, T]]) -> T:
        found = self._asked.pop(key, None)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            if len(self._asked) >= KEPT:
                del self._asked[next(iter(self._asked))]
            found = asyncio.ensure_future(think())
        self._asked[key] = found
        return await asyncio.shield(found)  # one who goes away takes it from nobody else


def _pack(eyes: Eyes) -> bytes:
    """The eyes as they cross to the bots: in two worlds that the seat cannot tell apart the same bytes."""
    return eyes.pack(Lehmer(1 + eyes.view().decision))


def _review(no: int, seat: int, decisions: list[Decision], found: list[Answer]) -> ReviewJson:
    costs = [DecisionJson(decision.move, reply.cost) for decision, reply in zip(decisions, found, strict=True)]
    mistakes = [
        MistakeJson(decision.move, decision.action, decision.step, reply.cost, advice_json(reply.advice[0]))
        for decision, reply in zip(decisions, found, strict=True)
        if reply.advice
    ]
    mistakes.sort(key=lambda mistake: (-mistake.cost, mistake.move))
    return ReviewJson(no, seat, costs, mistakes[:WORST])

"""The bot pool: bots think in worker processes, so that the server never waits for one and survives its faults."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec

from coterie.core.errors import CoterieError
from coterie.core.lexicon import Action
from coterie.server.bots.fair_queue import FairQueue
from coterie.server.bots.worker import LENGTH, Answer, Question, frame

__all__ = ["BotPool", "Question"]

READY_WITHIN = 30.0  # seconds a new worker has until it can be asked
AGAIN_AFTER = 1.0  # seconds between two attempts to start one

log = logging.getLogger("coterie.bots")


class BotPool:
    """Worker processes that answer for bots. Each has one question at a time.

    Tables with people come first, then tables take turns. Of two workers or more, bots that play alone never get the
    last one that is free: it is kept for the next table with people. And while the answer of one that plays alone is
    carried out, none that plays alone begins to think: else, without a pace, they would fill the loop and the disk.

    A question waits at most `wait` seconds for a free worker, and the worker has `patience` seconds to answer. A worker
    that needs longer, or dies, is replaced. `bots` names the module whose `find(level, game)` gives the bots.

    A question ends as "thought", "fault" (the bot raised an error), "overrun", "died" or "crowded" (no worker was
    free). `outcomes` counts these, and `on_thought(level, seconds, outcome)` is called for each; `seconds` is all the
    time that workers thought.
    """

    def __init__(
        self,
        workers: int,
        patience: float = 5.0,
        wait: float = 20.0,
        bots: str = "coterie.bots",
        on_thought: Callable[[str, float, str], None] | None = None,
    ) -> None:
        self.workers = workers
        self.patience = patience
        self.wait = wait
        self.bots = bots
        self.on_thought = on_thought
        self.seconds = 0.0
        self.outcomes: Counter[str] = Counter()
        self._idle: list[_Worker] = []
        self._waiting: FairQueue[asyncio.Future[_Worker]] = FairQueue()
        self._hired: set[_Worker] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        self._carried_out = 0  # answers of bots that play alone, just now
        self._closed = False

    async def start(self) -> None:
        """Start the workers: they are ready when this returns. Raises CoterieError if one cannot be started."""
        faults = await asyncio.gather(*(self._hire() for _ in range(self.workers)), return_exceptions=True)
        for fault in faults:
            if fault is not None:
                await self.close()
                raise fault

    async def close(self) -> None:
        """End the workers. Every question gets None as its answer, now and later."""
        self._closed = True
        while turn := self._waiting.take():
            turn.cancel()
        for task in self._replacing:
            task.cancel()
        await asyncio.gather(*self._replacing, return_exceptions=True)
        await asyncio.gather(*(self._dismiss(worker) for worker in list(self._hired)))

    async def think(self, question: Question) -> Action | None:
        """The move of the bot, which the match may refuse; None if the bot gives none."""
        reply = await self.consult(question)
        return Action(reply.action) if reply else None

    async def consult(self, question: Question) -> Answer | None:
        """The move of the bot and what it says; None if the bot gives no answer."""
        if self._closed:
            return None
        worker = await self._free_worker(question)
        if worker is None:
            return None if self._closed else self._note(question, 0.0, "crowded", None)
        began = asyncio.get_running_loop().time()
        reply: Answer | None = None
        outcome = "overrun"
        try:
            async with asyncio.timeout(self.patience):
                reply = await worker.ask(question)
            outcome = "fault" if reply.fault else "thought"
        except TimeoutError:
            pass
        except (OSError, EOFError, RuntimeError, msgspec.MsgspecError):
            # RuntimeError is what uvloop says of a pipe that is closed
            outcome = "died"
        finally:
            self._give_back(worker, sound=reply is not None)
        return self._note(question, asyncio.get_running_loop().time() - began, outcome, reply)

    @contextmanager
    def carrying_out(self, people: bool) -> Iterator[None]:
        """While an answer of this house's bots is carried out, at a table where people are or none."""
        self._carried_out += not people
        try:
            yield
        finally:
            self._carried_out -= not people
            self._hand_out()

    def pids(self) -> list[int]:
        """The workers there are now, by process id."""
        return [worker.pid for worker in self._hired]

    async def _free_worker(self, question: Question) -> "_Worker | None":
        """A worker when it is this question's turn; None if that takes too long, or the pool is closed."""
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.put(turn, question.table, question.people)
        self._hand_out()
        try:
            await asyncio.wait([turn], timeout=self.wait)
        except asyncio.CancelledError:
            turn.cancel()  # does nothing if its turn has come
            if not turn.cancelled():
                self._give_back(turn.result(), sound=True)
            raise
        turn.cancel()
        return None if turn.cancelled() else turn.result()

    def _hand_out(self) -> None:
        """Give the idle workers to those whose turn it is."""
        while self._idle and not self._closed:
            kept = self._carried_out > 0 or len(self._idle) == 1 < self.workers
            turn = self._waiting.take(people_only=kept)
            if turn is None:
                return
            if not turn.done():  # otherwise nobody waits for it any more
                turn.set_result(self._idle.pop(0))

    def _note(self, question: Question, seconds: float, outcome: str, reply: Answer | None) -> Answer | None:
        self.seconds += seconds
        self.outcomes[outcome] += 1
        if outcome != "thought":
            said = f"{outcome}, {reply.fault}" if reply else outcome
            log.warning("%s: the bot '%s' gave no answer (%s)", question.game, question.level, said)
        if self.on_thought:
            self.on_thought(question.level, seconds, outcome)
        return reply if outcome == "thought" else None

    def _give_back(self, worker: "_Worker", sound: bool) -> None:
        """Replace a worker whose question did not complete.

        Its late answer would be read as the answer to the next question.
        """
        if self._closed:
            return
        if sound:
            self._idle.append(worker)
            self._hand_out()
            return
        task = asyncio.create_task(self._hire_for(worker))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _hire_for(self, worker: "_Worker") -> None:
        """Replace a worker, and try again until there is a new one."""
        await self._dismiss(worker)
        while True:
            try:
                return await self._hire()
            except CoterieError as fault:
                log.error("%s", fault)
                await asyncio.sleep(AGAIN_AFTER)

    async def _hire(self) -> None:
        command = [sys.executable, "-P", "-m", "coterie.server.bots.worker", self.bots, str(self.patience)]
        try:  # a bot's errors may tell its cards: nobody reads them
            worker = _Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))
        except OSError as error:
            raise CoterieError(f"no process can be started for the bots to think in: {error.strerror}") from None
        self._hired.add(worker)
        try:
            async with asyncio.timeout(READY_WITHIN):
                await worker.hear()
        except (TimeoutError, EOFError):
            await self._dismiss(worker)
            raise CoterieError(
                f"a process for the bots to think in was not ready: see that '{' '.join(command)}' runs"
            ) from None
        self._idle.append(worker)
        self._hand_out()

    async def _dismiss(self, worker: "_Worker") -> None:
        await worker.end()
        self._hired.discard(worker)


class _Worker:
    """A worker process, as the server has it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.pid = process.pid
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._reading = asyncio.Lock()  # the caller that waits for an answer reads the end of the pipe first

    async def ask(self, question: Question) -> Answer:
        self._questions.write(frame(msgspec.msgpack.encode(question)))
        await self._questions.drain()
        return msgspec.msgpack.decode(await self.hear(), type=Answer)

    async def hear(self) -> bytes:
        """The next message."""
        async with self._reading:
            length = await self._answers.readexactly(LENGTH)
            return await self._answers.readexactly(int.from_bytes(length, "big"))

    async def end(self) -> None:
        """Kill the process. It holds nothing that must be kept."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._questions.close()
        async with self._reading:
            await self._answers.read()  # to the end, so that the pipe is closed
        await self._process.wait()

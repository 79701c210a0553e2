"""Whose turn it is at a table: one change at a time, the others in the order in which they came."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

from coterie.server.run.logs import note
from coterie.store.port import Lost, Unknown


class TableTurn:
    """A lock that can also be taken without waiting: a move that finds it free needs no task."""

    __slots__ = ("_line", "_taken")

    def __init__(self) -> None:
        self._taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    @property
    def taken(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take the turn if nobody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """The turn is over: it goes to who has waited longest."""
        while self._line:
            following = self._line.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given to who is gone
                self.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()


class Tasks:
    """What is under way at a table and nobody waits for."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._all: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._all.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._all.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, Lost | Unknown):
            note("table", "a hand over could not be kept", logging.ERROR, table=self._table, error=error)

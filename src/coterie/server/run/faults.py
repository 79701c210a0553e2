"""Faults: what the house does by itself, and could not do the last time. `/readyz` tells of them.

And what guests are told when the store cannot do its part.
"""

import logging
import time
from typing import Final

from coterie.core.errors import CoterieError
from coterie.server.run.logs import note
from coterie.store.port import StoreFault

SELDOM = 60.0  # seconds until the log tells the same again
UNREACHABLE = "refused-unreachable"

# What is wrong, and what to do. Where the store is and what it said, the log alone tells.
FOR_GUESTS: Final = {
    "refused-disk": "the house has no room left to keep this: nothing was done; try again when its owner has made some",
    "refused-read-only": (
        "the house can keep nothing, because its disk can only be read: nothing was done; try again when its owner has"
        " changed that"
    ),
    "refused-damaged": "what the house kept of this is damaged: nothing was done; its owner can bring a backup back",
    UNREACHABLE: "the house cannot reach what it keeps: nothing was done; try again in a moment",
}


class Faults:
    """The tasks of the house that failed, by name, until they go well again."""

    def __init__(self) -> None:
        self._why: dict[str, str] = {}
        self._noted: dict[str, float] = {}  # what the store said, and when the log told it

    @property
    def tasks(self) -> list[str]:
        return sorted(self._why)

    def failed(self, task: str, error: Exception, **fields: object) -> None:
        """A task failed. It is logged once for each reason, since most are tried again soon."""
        why = str(error) or type(error).__name__
        if self._why.get(task) != why:
            trace = None if isinstance(error, CoterieError) else error
            note("house", "a task of the house failed", logging.ERROR, trace, task=task, why=why, **fields)
        self._why[task] = why

    def went_well(self, task: str) -> None:
        """A task was done."""
        if self._why.pop(task, None) is not None:
            note("house", "a task of the house goes well again", task=task)

    def for_guests(self, error: CoterieError) -> CoterieError:
        """The same error as a guest may hear it: what is wrong with the store, but not where it is. The log tells all
        of it, once a minute.
        """
        if not isinstance(error, StoreFault):
            return error
        why, now = str(error), time.monotonic()
        if now >= self._noted.get(why, now):
            self._noted = {said: until for said, until in self._noted.items() if until > now} | {why: now + SELDOM}
            note("house", "a guest was refused something because of the store", logging.ERROR, why=why)
        code = error.code if error.code in FOR_GUESTS else UNREACHABLE
        return type(error)(FOR_GUESTS[code], code)

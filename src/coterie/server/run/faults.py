"""Faults: what the house does by itself, and could not do the last time. `/readyz` tells of them."""

import logging

from coterie.core.errors import CoterieError
from coterie.server.run.logs import note


class Faults:
    """The tasks of the house that failed, by name, until they go well again."""

    def __init__(self) -> None:
        self._why: dict[str, str] = {}

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

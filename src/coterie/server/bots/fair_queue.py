"""The fair queue: which question of a bot is next. Tables with people come first, then table after table."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, each for a table.

    Those of tables with people go before all others. Among their like, tables take turns: one that has much to ask
    waits as long as one that asks little.
    """

    def __init__(self) -> None:
        self._with_people: dict[str, deque[T]] = {}  # by table: the one whose turn is next comes first
        self._bots_alone: dict[str, deque[T]] = {}

    def put(self, thing: T, table: str, people: bool) -> None:
        """Let something wait for its turn."""
        (self._with_people if people else self._bots_alone).setdefault(table, deque()).append(thing)

    def take(self, people_only: bool = False) -> T | None:
        """What is next, if anything is; with `people_only`, of tables with people."""
        queue = self._with_people or ({} if people_only else self._bots_alone)
        if not queue:
            return None
        table = next(iter(queue))
        things = queue.pop(table)
        thing = things.popleft()
        if things:
            queue[table] = things
        return thing

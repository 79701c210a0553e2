"""Planted faults: a judge that is wrong in one way, and the check that must notice.

A game plants its own in `tests/planted.py`: `PLANTED`. Each names a seed at which it is known to be caught.
"""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from coterie.core.game import Game
from coterie.talk import Saying, sayings_of
from coterie.talk.sayings import named

Check = Callable[..., object]  # (game, seats, seed, sayings=...): raises AssertionError


@dataclass(frozen=True, slots=True)
class Plant:
    """A fault in a saying (`changed`: its fields), or in what all judges use (`patch`: whose attribute becomes what).

    `saying` is empty where the fault is not in one.
    """

    fault: str
    saying: str
    caught_by: Check
    seats: int
    seed: int
    changed: dict[str, Any] | None = None
    patch: tuple[object, str, object] | None = None

    def sayings(self, game: Game) -> list[Saying]:
        """The saying with the fault in it; none if the fault lies elsewhere."""
        return [replace(named(sayings_of(game), self.saying), **self.changed)] if self.changed else []


def planted_in(game: Game) -> list[Plant]:
    """The faults that a game's tests plant; none if they plant none."""
    module = f"{type(game).__module__.rpartition('.')[0]}.tests.planted"
    try:
        found: list[Plant] = importlib.import_module(module).PLANTED if importlib.util.find_spec(module) else []
    except ModuleNotFoundError:  # nor the folder it would be in
        return []
    return found

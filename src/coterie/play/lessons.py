"""First lessons: the stored record of a game, and the other roads that a learner may take through it.

A game has a lesson if its folder has `lesson/record.json`. Beside it, `roads.json` says where the learner may go
another way (`roads`: from this move on these moves instead) and which moves are told in one (`cuts`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from coterie.core.dice import Dice
from coterie.core.game import Game
from coterie.core.lexicon import LETTERS
from coterie.play.match import Match
from coterie.play.record import Record, positions

LEARNER = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """The roads through a lesson, each a record, and the positions that nobody is shown."""

    game: Game
    roads: list[Record]
    cut: frozenset[int]

    def taken(self, road: Record) -> list[int]:
        """What the learner does on a road, as far as it is shown."""
        mine, parse = f"{LETTERS[LEARNER]} ", self.game.lexicon.parse
        shown = [move for n, move in enumerate(road.moves) if n not in self.cut]
        return [parse(move.removeprefix(mine)) for move in shown if move.startswith(mine)]

    def ended(self, taken: Sequence[int], dice: Dice) -> Match | None:
        """The match at the end of the lesson for a learner who did this; None if no road is like that."""
        road = next((road for road in self.roads if self.taken(road) == list(taken)), None)
        if road is None:
            return None
        *_, match = positions(road, dice=dice)
        match.resume()
        return match


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    folder = files(type(game).__module__.rpartition(".")[0]) / "lesson"
    if not (folder / "record.json").is_file():
        return None
    record = Record.loads((folder / "record.json").read_text("utf-8"))
    plan = json.loads((folder / "roads.json").read_text("utf-8"))
    others = [Record(record.header, [*record.moves[: r["from"]], *r["moves"]], record.result) for r in plan["roads"]]
    cut = frozenset(move for first, last in plan["cuts"] for move in range(first + 1, last))
    return Lesson(game, [record, *others], cut)

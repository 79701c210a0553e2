"""`python -m tools.lessons` writes what the first lessons show: the views of the learner, made by the engine.

The roads of a lesson (`coterie.play.lessons`) are played here; `table.json` in the client's folder of the game is what
comes of it: every position, the events before it as the learner hears them, and of what the learner could do instead,
what the table would show.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from coterie.core.lexicon import LETTERS
from coterie.games import games
from coterie.play import Match, Record
from coterie.play.lessons import LEARNER, Lesson, lesson_of
from coterie.play.record import positions
from coterie.server.protocol.game_json import events_json, view_json

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client" / "src" / "games"


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    lessons = [lesson for game in games().values() if (lesson := lesson_of(game))]
    return {CLIENT / lesson.game.name.replace("-", "_") / "lesson" / "table.json": table(lesson) for lesson in lessons}


def table(lesson: Lesson) -> str:
    """The positions of a lesson as a tree, one a line; a view is told by how it differs from that before it."""
    tree = Tree()
    for road in lesson.roads:
        tree.grow(road, lesson.cut)
    head = {"game": lesson.game.name, "seats": lesson.roads[0].header["seats"]}
    lines = ",\n".join(_dumps(place) for place in tree.places)
    return f'{{"head":{_dumps(head)},"places":[\n{lines}\n]}}\n'


class Tree:
    """The positions that the roads of a lesson lead through; those that several share are there once."""

    def __init__(self) -> None:
        self.places: list[dict[str, Any]] = []
        self._views: list[dict[str, Any]] = []
        self._found: dict[tuple[str, ...], int] = {}

    def grow(self, record: Record, cut: frozenset[int]) -> None:
        """Add a road. The moves of a cut lead from its first position to its last."""
        path: tuple[str, ...] = ()
        at, told, way = -1, 0, ""
        for move, match in enumerate(positions(record)):
            if move:
                path = (*path, record.moves[move - 1])
                way = way or record.moves[move - 1]
            if move in cut:
                continue
            if path not in self._found:
                self._found[path] = len(self.places)
                self._add(match, move, at, told)
            if at >= 0:
                self.places[at]["next"].setdefault(_edge(match, way), self._found[path])
            at, told, way = self._found[path], match.told, ""

    def _add(self, match: Match, move: int, before: int, told: int) -> None:
        eyes = match.eyes(LEARNER)
        view = msgspec.to_builtins(view_json(eyes.view()))
        place: dict[str, Any] = {
            "move": move,
            "events": msgspec.to_builtins(events_json(eyes.heard(told))),
            "view": _change(self._views[before] if before >= 0 else {}, view),
            "legal": eyes.legal() if LEARNER in match.asked() else [],
            "next": {},
        }
        if place["legal"]:
            place["instead"] = dict(_instead(eyes, view))
        self._views.append(view)
        self.places.append(place)


def _edge(match: Match, move: str) -> str:
    """The learner's action that leads on; empty if somebody else's does."""
    who, _, word = move.partition(" ")
    return str(match.game.lexicon.parse(word)) if who == LETTERS[LEARNER] else ""


def _instead(eyes: Any, view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What the table would show after each legal action, as far as the engine can tell."""
    for action in eyes.legal():
        seen = eyes.preview([action]).view
        if seen is not None:
            yield str(action), _change(view, msgspec.to_builtins(view_json(seen)))


def _change(before: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """How a view differs: of its facts those that do, and of its piles those that do, by their place."""
    if not before:
        return view
    change = {key: value for key, value in view.items() if before[key] != value and key not in ("facts", "piles")}
    facts = {name: value for name, value in view["facts"].items() if before["facts"].get(name) != value}
    assert before["facts"].keys() == view["facts"].keys(), "a game has the same facts all along"
    assert len(before["piles"]) == len(view["piles"]), "a game has the same piles all along"
    piles = {str(n): pile for n, pile in enumerate(view["piles"]) if before["piles"][n] != pile}
    return change | ({"facts": facts} if facts else {}) | ({"piles": piles} if piles else {})


def _dumps(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

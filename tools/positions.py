"""Positions of the golden games, for the client's tests.

What a seat is asked and sees, and what was told until the end of each game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from coterie.core.game import Game
from coterie.games import games
from coterie.play import read_record
from coterie.play.record import positions
from coterie.server.protocol.game_json import events_json, view_json
from coterie.server.protocol.manifest import manifest
from tools import golden


def write(path: Path) -> None:
    """Write all of it for the client's tests."""
    path.write_text(json.dumps([_positions(game) for game in games().values()], ensure_ascii=False), "utf-8")


def _positions(game: Game) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    told = []
    for record in golden.paths(game):
        for match in positions(read_record(record)):
            for kind, position in _asked(game, match):
                found.setdefault(kind, position)
        told.append(msgspec.to_builtins(events_json(match.eyes(match.seats).heard())))
    return {
        "game": msgspec.to_builtins(manifest(game, game.load())),
        "positions": list(found.values()),
        "told": told,
    }


def _asked(game: Game, match: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The questions of a position; two are of one kind if the same is asked at as many seats, and the same verbs answer
    it.
    """
    for seat in match.asked():
        eyes = match.eyes(seat)
        legal = eyes.legal()
        view = view_json(eyes.view())
        verbs = sorted({game.lexicon.verb_of(action).name for action in legal})
        yield repr((view["step"], match.seats, verbs, len(legal))), {"view": view, "legal": legal}

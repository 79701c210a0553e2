"""What the words of every game say, for the client's tests.

Its own telling of cards, choices, questions and events must be the same.

From the golden records come real events, of every kind and as every viewer heard them; choices, cards and questions are
all there are.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.games import games
from coterie.play import Playback, read_record
from coterie.server.protocol.game_json import events_json
from coterie.server.protocol.manifest import manifest
from coterie.words import LANGUAGES, Words
from tools import golden

ROOT = Path(__file__).parent.parent
BACKS = range(-40, 0)


def write(path: Path) -> None:
    """Write all of it for the client's tests."""
    told = [_telling(game) for game in games().values()]
    path.write_text(json.dumps(told, ensure_ascii=False), "utf-8")


def _telling(game: Game) -> dict[str, Any]:
    events = _events(game)
    words = {language: Words(game, language) for language in LANGUAGES}
    return {
        "game": msgspec.to_builtins(manifest(game, game.load())),
        "events": [msgspec.to_builtins(events_json([heard])[0]) for heard in events],
        "said": {language: _said(game, said, events) for language, said in words.items()},
    }


def _said(game: Game, words: Words, events: list[Heard]) -> dict[str, list[str]]:
    return {
        "cards": [words.card(kind) for kind in range(len(game.lexicon.kinds))],
        "backs": [words.card(back) for back in BACKS],
        "choices": [words.choice(action) for action in range(game.lexicon.size)],
        "questions": [words.question(step.name) for step in game.steps],
        "events": [words.event(heard) for heard in events],
    }


def _events(game: Game) -> list[Heard]:
    """The events of the golden records, each once."""
    found: dict[str, Heard] = {}
    for path in golden.paths(game):
        playback = Playback(read_record(path))
        for viewer in (0, playback.seats, OPEN):
            for heard in (heard for turn in playback.turns for heard in turn.heard(viewer)):
                found.setdefault(repr(heard.plain()[1:]), heard)
    return list(found.values())

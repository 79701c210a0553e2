"""The shelf: where this person's games are kept, and which of them can be gone on with."""

import time
from pathlib import Path

from coterie.core.errors import BadRecord, CoterieError
from coterie.core.game import Game
from coterie.play import Record
from coterie.play.shelf import read_record
from coterie.server.settings import home


def folder() -> Path:
    """The folder of games in this person's home for what we keep."""
    return home() / "games"


def new_place(game: Game) -> Path:
    """A file for a new game, named by day and hour, and not yet taken."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M')}-{game.name}"
    place, n = folder() / f"{stem}.json", 1
    while place.exists():
        n += 1
        place = folder() / f"{stem}-{n}.json"
    return place


def kept() -> list[Path]:
    """The games on the shelf, the latest touched first."""
    return sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def unfinished() -> list[tuple[Path, Record]]:
    """The games that can be gone on with, the latest first."""
    found: list[tuple[Path, Record]] = []
    for path in kept():
        try:
            record = read_record(path)
        except (BadRecord, CoterieError):
            continue  # `coterie replay` says what is wrong with it
        if record.result is None:
            found.append((path, record))
    return found

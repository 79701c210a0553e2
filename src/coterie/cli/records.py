"""Records in this person's home folder: where new games are saved, and which can be continued."""

import time
from pathlib import Path

from coterie.core.errors import BadRecord, CoterieError
from coterie.core.game import Game
from coterie.play import Record
from coterie.play.record_files import read_record
from coterie.server.run.settings import home


def folder() -> Path:
    """The folder of this person's records."""
    return home() / "games"


def new_file(game: Game) -> Path:
    """The name of a file for a new game: day, hour and game, and a number if that name is taken."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M')}-{game.name}"
    path, n = folder() / f"{stem}.json", 1
    while path.exists():
        n += 1
        path = folder() / f"{stem}-{n}.json"
    return path


def unfinished() -> list[tuple[Path, Record]]:
    """The games that can be continued, the last changed first."""
    found: list[tuple[Path, Record]] = []
    for path in sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = read_record(path)
        except (BadRecord, CoterieError):
            continue  # `coterie replay` says what is wrong with it
        if record.result is None:
            found.append((path, record))
    return found

"""The shelf: where this person's games are kept, and which of them can be gone on with."""

import os
import time
from pathlib import Path

from coterie.core.errors import BadRecord, CoterieError
from coterie.core.game import Game
from coterie.play import Record
from coterie.play.shelf import read_record


def folder() -> Path:
    """`COTERIE_HOME`, or where this system keeps what programs write for their users."""
    if home := os.environ.get("COTERIE_HOME"):
        return Path(home) / "games"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "coterie" / "games"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "coterie" / "games"


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

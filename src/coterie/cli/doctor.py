"""The doctor: what runs here, and whether it is whole."""

import argparse
import json
import os
import platform
import shutil
import sys
from pathlib import Path

from coterie import __version__, bots, native
from coterie.cli import shelf
from coterie.cli.config import settled
from coterie.cli.fuzz import play_one
from coterie.cli.voice import own
from coterie.core.errors import CoterieError
from coterie.games import games
from coterie.server import doorbell
from coterie.server.settings import Settings


def doctor(args: argparse.Namespace) -> int:
    """Say the versions, the build, whether a house could open here, the games and their packs, and play one random game of each.

    The exit code is 1 if something is ill.
    """
    house = {
        "coterie": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "interpreter": sys.executable,
        "engine": native.describe(),
        "games kept in": str(shelf.folder()),
    }
    words = own(args.lang)
    rooms: dict[str, dict[str, object]] = {}
    try:
        settings = settled(args).settings
        rooms = {"data": _data(settings), "port": _port(settings)}
        sick = int(rooms["data"]["state"] != "writable")
        told = [words.say(f"doctor-{room}", values) for room, values in rooms.items()]
    except CoterieError as error:
        rooms = {"settings": {"ill": str(error)}}
        sick = 1
        told = [words.say("doctor-ill", why=words.error(error))]
    found: list[dict[str, object]] = []
    for game in games().values():
        pack = game.load()
        try:
            health = f"a random game took {play_one(game, game.fewest, 0)} steps"
        except Exception as error:  # the diagnosis is the point
            health = f"ILL: {type(error).__name__}: {error}"
            sick += 1
        found.append(
            {
                "game": game.name,
                "rules_version": game.rules_version,
                "pack": f"{pack.name} {pack.digest}",
                "bots": ", ".join(bots.levels(game)),
                "health": health,
            }
        )
    if args.json:
        print(json.dumps({**house, **rooms, "games": found}, indent=1))
        return 1 if sick else 0
    for name, value in house.items():
        print(f"{name}: {value}")
    print("\n".join(told))
    for game_found in found:
        print("{game}: rules {rules_version}, pack {pack}, bots {bots}; {health}".format(**game_found))
    return 1 if sick else 0


def _data(settings: Settings) -> dict[str, object]:
    """Whether tables can be kept in the data folder, or in the one in which it would be made; with how many gigabytes to spare."""
    there = next(folder for folder in (settings.data, *settings.data.absolute().parents) if folder.exists())
    writable = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    return {"folder": str(settings.data), "state": "writable" if writable else "shut", "free": _gigabytes(there)}


def _gigabytes(folder: Path) -> float:
    return round(shutil.disk_usage(folder).free / 1e9, 1)


def _port(settings: Settings) -> dict[str, object]:
    """Whether the port is free, and which would be taken instead."""
    door, moved = doorbell.bind(settings)
    with door:
        return {"port": str(settings.port), "state": "taken" if moved else "free", "next": str(door.getsockname()[1])}

"""The doctor: what runs here, and whether it is whole."""

import argparse
import asyncio
import json
import os
import platform
import shutil
import sys
from pathlib import Path
from typing import Any

from coterie import __version__, bots, native
from coterie.cli import records
from coterie.cli.completeness import lacks
from coterie.cli.config import settled
from coterie.cli.fuzz import play_one
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.core.game import Game
from coterie.games import games, unfinished_folders
from coterie.server.run import listen
from coterie.server.run.setting_types import without_password
from coterie.server.run.settings import Settings
from coterie.store.opening import open_at
from coterie.words import Phrases


def doctor(args: argparse.Namespace) -> int:
    """Say the versions, the build, whether a server could run here, the games and what they lack; play one random game
    of each.

    The exit code is 1 if something is ill or missing.
    """
    house = {
        "coterie": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "interpreter": sys.executable,
        "engine": native.describe(),
        "games are saved in": str(records.folder()),
    }
    words = terminal_phrases(args.lang)
    rooms: dict[str, dict[str, object]] = {}
    try:
        settings = settled(args).settings
        kept = {"store": _store(settings, words)} if settings.store else {"data": _data(settings)}
        rooms = {**kept, "port": _port(settings)}
        sick = sum(room["state"] != "writable" for room in kept.values())
        told = [words.say(f"doctor-{room}", values) for room, values in rooms.items()]
    except CoterieError as error:
        rooms = {"settings": {"ill": str(error)}}
        sick = 1
        told = [words.say("doctor-ill", why=words.error(error))]
    found = [_game(game) for game in games().values()]
    unfinished = unfinished_folders()
    sick += len(unfinished) + sum(bool(game["ill"] or game["lacks"]) for game in found)
    if args.json:
        print(json.dumps({**house, **rooms, "games": found, "unfinished": unfinished}, indent=1))
        return 1 if sick else 0
    for name, value in house.items():
        print(f"{name}: {value}")
    print("\n".join(told))
    for game in found:
        print("{game}: rules {rules_version}, pack {pack}, bots {bots}; {health}".format(**game))
        print("".join(f"  {sentence}\n" for sentence in game["lacks"]), end="")
    print("".join(f"{sentence}\n" for sentence in unfinished), end="")
    return 1 if sick else 0


def _game(game: Game) -> dict[str, Any]:
    """The version, pack and bots of a game, what it lacks, and whether a random game of it ends."""
    ill = ""
    pack = "none"
    try:
        loaded = game.load()
        pack = f"{loaded.name} {loaded.digest}"
        steps = play_one(game, game.fewest, 0)
    except Exception as error:  # the diagnosis is the point
        ill = f"ILL: {type(error).__name__}: {error}"
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "pack": pack,
        "bots": ", ".join(bots.levels(game)),
        "health": ill or f"a random game took {steps} steps",
        "ill": bool(ill),
        "lacks": lacks(game),
    }


def _data(settings: Settings) -> dict[str, object]:
    """Whether tables can be kept in the data folder, or in the one in which it would be made; with how many gigabytes
    to spare.
    """
    there = next(folder for folder in (settings.data, *settings.data.absolute().parents) if folder.exists())
    writable = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    return {"folder": str(settings.data), "state": "writable" if writable else "shut", "free": _gigabytes(there)}


def _store(settings: Settings, words: Phrases) -> dict[str, object]:
    """Whether tables can be kept in the database, and how it looks after its pages."""

    async def look() -> dict[str, object]:
        store = await open_at(settings.store, settings.data, None)
        try:
            version, checksums = await store.server()  # type: ignore[attr-defined]
            return {"state": "writable", "version": version, "checksums": checksums, "why": ""}
        finally:
            await store.close()

    try:
        found = asyncio.run(look())
    except CoterieError as error:
        found = {"state": "shut", "version": "", "checksums": "", "why": words.error(error)}
    return {"address": without_password(settings.store), **found}


def _gigabytes(folder: Path) -> float:
    return round(shutil.disk_usage(folder).free / 1e9, 1)


def _port(settings: Settings) -> dict[str, object]:
    """Whether the port is free, and which would be taken instead."""
    door, moved = listen.bind(settings)
    with door:
        return {"port": str(settings.port), "state": "taken" if moved else "free", "next": str(door.getsockname()[1])}

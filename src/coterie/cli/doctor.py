"""The doctor: what runs here, and whether it is whole."""

import argparse
import json
import platform
import sys

from coterie import __version__, bots, native
from coterie.cli import shelf
from coterie.cli.fuzz import play_one
from coterie.games import games


def doctor(args: argparse.Namespace) -> int:
    """Say the versions, the build, the games and their packs, and play one random game of each; exit code 1 if one fails."""
    house = {
        "coterie": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "interpreter": sys.executable,
        "engine": native.describe(),
        "games kept in": str(shelf.folder()),
    }
    sick = 0
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
        print(json.dumps({**house, "games": found}, indent=1))
        return 1 if sick else 0
    for name, value in house.items():
        print(f"{name}: {value}")
    for game_found in found:
        print("{game}: rules {rules_version}, pack {pack}, bots {bots}; {health}".format(**game_found))
    return 1 if sick else 0

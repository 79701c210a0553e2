"""The doctor: what runs here, and whether it is whole."""

import argparse
import platform
import sys

from coterie import __version__, bots, native
from coterie.cli.fuzz import play_one
from coterie.games import games


def doctor(args: argparse.Namespace) -> int:
    """Say the versions, the build, the games and their packs, and play one random game of each; exit code 1 if one fails."""
    print(f"coterie {__version__}, Python {platform.python_version()} on {platform.system()} {platform.machine()}, {sys.executable}")
    print(f"engine: {native.describe()}")
    sick = 0
    for game in games().values():
        pack = game.load()
        try:
            steps = play_one(game, game.fewest, 0)
            health = f"a random game took {steps} steps"
        except Exception as error:  # the diagnosis is the point
            health = f"ILL: {type(error).__name__}: {error}"
            sick += 1
        print(f"{game.name}: rules {game.rules_version}, pack {pack.name} {pack.digest}, bots {', '.join(bots.levels(game))}; {health}")
    return 1 if sick else 0

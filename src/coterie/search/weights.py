"""The numbers of a game's sense: `weights.json` in its folder, data with the recipe that made it."""

import functools
import json
from importlib.resources import files
from typing import Any


@functools.cache
def read_weights(package: str) -> dict[str, Any]:
    """The numbers in a game's folder, by its package: `coterie.games.royal_secrets`."""
    found: dict[str, Any] = json.loads(files(package).joinpath("weights.json").read_text("utf-8"))
    return found

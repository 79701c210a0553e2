"""Fit: find the numbers of a game's bots anew, by games that they play with themselves."""

import argparse
import importlib
import json
import re
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

from coterie.arena.run_folder import unwritten
from coterie.bots.modules import module_of
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.games import find
from coterie.search.weights import read_weights


def fit(args: argparse.Namespace) -> int:
    """Fit the numbers of one game and keep them: in its folder, unless a file is named.

    A game that can be fitted has `fit.py` with `fit(game, data, seed, scale, told) -> data`, from the numbers there are
    to new ones with their recipe. The same seed and scale give the same numbers.
    """
    game = find(args.game)
    name = module_of(game, "fit")
    if not name:
        raise CoterieError(terminal_phrases(args.language).say("nothing-to-fit", game=game.name))
    package = name.rpartition(".")[0]
    file = Path(args.out) if args.out else Path(str(files(package).joinpath("weights.json")))
    _try_to_write(file)
    began = time.monotonic()

    def told(line: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {line}", flush=True)

    data = importlib.import_module(name).fit(game, read_weights(package), args.seed, args.scale, told)
    try:
        file.write_text(written(data), "utf-8")
    except OSError as error:
        unwritten(file, error)
    told(str(file))
    return 0


def _try_to_write(file: Path) -> None:
    """Raises CoterieError if the numbers will have no place: better before half an hour of games than after it."""
    there = file.exists()
    try:
        file.open("ab").close()
    except OSError as error:
        unwritten(file, error)
    if not there:
        file.unlink()


def written(data: dict[str, Any]) -> str:
    """Numbers as text: what holds plain values alone is one line."""
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return re.sub(r"([\[{])\s+([^\[\]{}]*?)\s+([\]}])", lambda m: m[1] + re.sub(r"\s+", " ", m[2]) + m[3], text) + "\n"

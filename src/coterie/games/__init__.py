"""The games, one folder each: discovered, never listed. They do not know each other."""

import importlib
import importlib.util
import pkgutil
from pathlib import Path

from coterie.core.errors import BrokenGame, UnknownGame
from coterie.core.game import Game

HERE = Path(__file__).parent

GUIDE = "docs/authors.md"  # for the authors of games; its headings are what the sentences below point to

# The heading of the guide for each file of a game.
HEADINGS = {
    "__init__.py": "the-manifest",
    "game.py": "the-manifest",
    "lexicon.py": "the-lexicon",
    "table.py": "the-table",
    "rules.py": "the-rules",
    "cards.py": "cards",
    "cards.toml": "cards",
    "locales/en.ftl": "words",
    "locales/fr.ftl": "words",
    "tests": "tests",
    "records": "golden-records",
}


def games() -> dict[str, Game]:
    """Every game found in this package's path, by name: a folder with a `game.py` is one.

    Raises BrokenGame if the folder of one lacks a module that the game imports.
    """
    found: dict[str, Game] = {}
    for folder in sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg):
        if importlib.util.find_spec(f"{__name__}.{folder}.game"):
            game = _load(folder)
            found[game.name] = game
    return found


def find(name: str) -> Game:
    """The game of this name."""
    every = games()
    if name not in every:
        for fault in unfinished_folders():
            if fault.startswith(f"{name} "):
                raise BrokenGame(fault)
        there = ", ".join(every)
        raise UnknownGame(
            f"no game is called '{name}': there are {there}", "wrong-game", {"name": name, "games": there}
        )
    return every[name]


def unfinished_folders() -> list[str]:
    """What keeps each folder of sources or words in this package's path from being found as a game."""
    found: list[str] = []
    for place in __path__:
        for folder in sorted(Path(place).iterdir()):
            if any(folder.glob("*.py")) or any(folder.glob("locales/*.ftl")):
                missing = [file for file in ("__init__.py", "game.py") if not (folder / file).is_file()]
                found += [has_no(folder.name.replace("_", "-"), file) for file in missing[:1]]
    return found


def has_no(game: str, file: str) -> str:
    """The sentence that says which file a game lacks, and where to read about it."""
    return f"{game} has no {file}: see {GUIDE}#{HEADINGS[file]}"


def folder_of(name: str) -> str:
    """The name of a game's folder: dashes become underscores."""
    return name.replace("-", "_")


def checkout() -> Path | None:
    """The folder of the checkout these sources are in; None if they are installed without tests and tools."""
    root = HERE.parent.parent.parent
    return root if (root / "tools" / "golden.py").is_file() else None


def _load(folder: str) -> Game:
    package, name = f"{__name__}.{folder}", folder.replace("_", "-")
    try:
        manifest = importlib.import_module(f"{package}.game")
    except ModuleNotFoundError as error:
        file = (error.name or "").removeprefix(f"{package}.") + ".py"
        if file not in HEADINGS:
            raise
        raise BrokenGame(has_no(name, file)) from None
    except ImportError as error:  # `from coterie.games.kuhn import cards`, where there is no such module
        if error.name != package or not str(error).startswith("cannot import name"):
            raise
        file = str(error).split("'")[1] + ".py"
        if file not in HEADINGS:
            raise
        raise BrokenGame(has_no(name, file)) from None
    if not isinstance(getattr(manifest, "GAME", None), Game):
        raise BrokenGame(f"{name} has no GAME in game.py: see {GUIDE}#{HEADINGS['game.py']}")
    game: Game = manifest.GAME
    if folder_of(game.name) != folder:
        raise BrokenGame(
            f"the game in the folder {folder} is called '{game.name}', and should be called '{name}':"
            f" see {GUIDE}#{HEADINGS['game.py']}"
        )
    return game

"""New game: write the folder of a small game that is complete and can be played at once, for an author to change.

The templates are in `skeleton`. They are the files of a game called My Game, whose names are replaced.
"""

import argparse
import contextlib
import keyword
import os
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from itertools import chain, product
from pathlib import Path
from string import ascii_uppercase

from coterie import packs
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.games import HERE, checkout, folder_of, games

# The files of a game's folder, and the template of each.
FILES = {
    "__init__.py": "__init__.py.txt",
    "game.py": "game.py.txt",
    "lexicon.py": "lexicon.py.txt",
    "table.py": "table.py.txt",
    "rules.py": "rules.py.txt",
    "cards.py": "cards.py.txt",
    "cards.toml": "cards.toml.txt",
    "locales/en.ftl": "en.ftl.txt",
    "locales/fr.ftl": "fr.ftl.txt",
    "tests/__init__.py": "tests.py.txt",
    "tests/test_rules.py": "test_rules.py.txt",
}

LONGEST = 20  # characters of a name: with more, lines of the skeleton would exceed 120 columns
RESERVED = {"game", "records", "tests"}  # the first is a class of core, and no wheel and no type check has the others

_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*")
_PREFIX = re.compile(r'(?<![A-Z])MG(?=[-_"])')


def new_game(args: argparse.Namespace) -> int:
    """Write the skeleton of a game, its golden records and its rules pages, and say what to do next."""
    say = terminal_phrases(args.lang).say
    if fault := _fault_of(args.name):
        raise CoterieError(say(fault, name=args.name, longest=LONGEST))
    root = checkout()
    if not args.folder and not root:
        raise CoterieError(say("new-game-no-checkout"))
    folder = (Path(args.folder) if args.folder else HERE) / folder_of(args.name)
    try:
        write_skeleton(args.name, folder)
    except FileExistsError:
        raise CoterieError(say("new-game-exists", folder=str(folder))) from None
    except OSError as error:
        raise CoterieError(say("new-game-unwritten", folder=str(folder), why=error.strerror or "")) from None
    if root and folder.parent.resolve() == HERE.resolve():
        for tool in (["tools.golden", args.name], ["tools.rules"]):
            _run(root, tool)
    print(say("new-game-done", folder=str(folder)))
    for command in (f"coterie play {args.name}", "make play", "make check"):
        print(f"  {command}")
    print(say("new-game-read"))
    return 0


def write_skeleton(name: str, folder: Path) -> None:
    """Write all files of a game of this name into a new folder, or none of them."""
    if folder.exists():
        raise FileExistsError
    prefix = prefix_for(name)
    draft = folder.with_name(f".{folder.name}-{os.getpid()}")
    try:
        for path, template in FILES.items():
            (draft / path).parent.mkdir(parents=True, exist_ok=True)
            text = files("coterie.cli").joinpath("skeleton", template).read_text("utf-8")
            (draft / path).write_text(_renamed(text, name, prefix), "utf-8")
        draft.rename(folder)
    finally:
        with contextlib.suppress(OSError):
            shutil.rmtree(draft)


def prefix_for(name: str) -> str:
    """Two capitals for the game's clauses, of its name if they can be, which no other game has."""
    taken = {game.prefix for game in games().values()}
    letters = re.sub("[^A-Z]", "", name.upper())
    initials = "".join(part[0] for part in name.upper().split("-"))[:2]
    pairs = (a + b for a, b in chain(product(letters[0], letters[1:]), product(ascii_uppercase, repeat=2)))
    return next(pair for pair in chain([initials], pairs) if len(pair) == 2 and pair not in taken)


def _fault_of(name: str) -> str:
    """The message that says why a game cannot have this name; empty if it can."""
    folder = folder_of(name)
    if not _NAME.fullmatch(name):
        return "new-game-bad-name"
    if len(name) > LONGEST:
        return "new-game-long-name"
    if keyword.iskeyword(folder) or folder in RESERVED:
        return "new-game-reserved"
    return "new-game-taken" if name in games() else ""


def _renamed(text: str, name: str, prefix: str) -> str:
    parts = name.split("-")
    words = {
        "my_game": folder_of(name),
        "my-game": name,
        "MyGame": "".join(part.capitalize() for part in parts),
        "My Game": " ".join(part.capitalize() for part in parts),
        'name = "standard"': f'name = "{packs.STANDARD}"',
    }
    for old, new in words.items():
        text = text.replace(old, new)
    return _PREFIX.sub(prefix, text)


def _run(root: Path, tool: list[str]) -> None:
    """Run a tool of the checkout in a process of its own, which finds the new game."""
    done = subprocess.run([sys.executable, "-m", *tool], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CoterieError(f"python -m {' '.join(tool)}: {(done.stderr or done.stdout).strip().splitlines()[-1]}")

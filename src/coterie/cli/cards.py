"""Card packs at the terminal: check the one in a folder, or write the standard one out for its owner to edit."""

import argparse
import contextlib
import json
import os
import shlex
import sys
from importlib.resources import files
from pathlib import Path

from coterie import packs
from coterie.cli.terminal_words import TerminalWords
from coterie.core.errors import BadPack, CoterieError
from coterie.core.game import Game, Pack
from coterie.games import find, games


def check(args: argparse.Namespace) -> int:
    """Say what is in a pack, or the first constraint that it breaks; exit code 2 if it breaks one."""
    try:
        game = find(packs.game_of(args.folder, list(games())))
        pack = game.load(args.folder)
    except BadPack as fault:
        if not args.json:
            raise
        print(json.dumps({"ok": False, "error": str(fault)}))
        return 2
    seats = _seats(game, pack)
    words = TerminalWords(game, args.lang, pack)
    warnings = _warnings(words)
    if args.json:
        about = {
            "game": game.name,
            "pack": {"name": pack.name, "digest": pack.digest},
            "seats": seats,
            "cards": pack.counts(),
            "warnings": warnings,
        }
        print(json.dumps({"ok": True, **about}))
        return 0
    print(words.say("cards-sound"))
    print(words.say("cards-game", game=words.say("game-title")))
    print(words.say("cards-name", name=pack.name))
    print(words.say("cards-as-standard" if pack.digest == game.load().digest else "cards-digest", digest=pack.digest))
    print(words.say("cards-players", seats=", ".join(map(str, seats))))
    print(words.say("cards-counts"))
    for name, count in pack.counts().items():
        print("  " + words.say(f"count-{name}", count=count))
    for warning in warnings:
        print(words.say("cards-warning", warning=warning))
    return 0


def load(game: Game, folder: str | None, language: str) -> Pack | None:
    """The pack in a folder that somebody named, with its warnings told; None if nobody named one."""
    if folder is None:
        return None
    pack = game.load(folder)
    words = TerminalWords(game, language, pack)
    for warning in _warnings(words):
        print(f"coterie: {words.say('cards-warning', warning=warning)}", file=sys.stderr)
    return pack


def new(args: argparse.Namespace) -> int:
    """Write the standard pack of a game into a folder, under a name of its own, and say what to do with it."""
    game = find(args.game)
    own = files(type(game).__module__.rpartition(".")[0])
    folder = Path(args.folder)
    name = _name_for(folder, game)
    text = packs.text_of(own).replace(f'name = "{packs.STANDARD}"', f"name = {json.dumps(name, ensure_ascii=False)}", 1)
    _write(folder, text)
    words = TerminalWords(game, args.lang)
    shown = shlex.quote(args.folder)
    print(words.say("cards-written", file=str(folder / packs.FILE), name=name))
    print(words.say("cards-next"))
    print(f"  coterie cards check {shown}")
    print(f"  coterie play {game.name} --pack {shown}")
    return 0


def _warnings(words: TerminalWords) -> list[str]:
    return [words.say(f"warning-{name}", count=count) for name, count in words.pack.warnings().items()]


def _seats(game: Game, pack: Pack) -> list[int]:
    """How many can play with a pack: a small one may not do for all."""
    seats = []
    for number in range(game.fewest, game.most + 1):
        with contextlib.suppress(BadPack):
            game.table(number, pack=pack)
            seats.append(number)
    return seats


def _name_for(folder: Path, game: Game) -> str:
    """The folder's name, or one like it that a pack may have."""
    name = os.path.basename(os.path.abspath(folder))[: packs.LONGEST_NAME].strip()
    if packs.is_taken(name):
        return f"my-{name}"
    return name if packs.is_name(name) else f"my-{game.name}"


def _write(folder: Path, text: str) -> None:
    """Put the text into the folder's file, whole or not at all; a file that is there is never overwritten."""
    path = folder / packs.FILE
    beside = folder / f".{packs.FILE}.{os.getpid()}"
    made = False
    try:
        if os.path.lexists(path):
            raise CoterieError(
                f"there is a {packs.FILE} in {folder} already: name another folder, or move that file away"
            )
        if folder.is_file():
            raise CoterieError(f"{folder} is a file, and a pack is a folder: name another")
        if not folder.is_dir():
            folder.mkdir(parents=True)
            made = True
        try:
            beside.write_text(text, "utf-8", newline="\n")
            beside.rename(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        if made:
            with contextlib.suppress(OSError):
                folder.rmdir()
        raise CoterieError(f"{packs.FILE} could not be written into {folder}: {error.strerror}") from None

"""At the table: play with bots or friends in a terminal, watch bots play, go on with a game that was left."""

import argparse
import json
import os
import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from coterie import bots
from coterie.cli import shelf
from coterie.cli.ink import QUIET, STRONG, console, ink, speaks_unicode
from coterie.cli.page import Sketch, result
from coterie.cli.sitting import PACE, Sitting, tell
from coterie.cli.voice import Voice, own
from coterie.core.dice import Lehmer
from coterie.core.errors import BadOption, BadSeats, CoterieError
from coterie.core.game import Game, Pack
from coterie.core.words import LETTERS
from coterie.games import find, games
from coterie.play import Match, Record, SeededDice, SystemDice, replay
from coterie.play.shelf import keep_record, read_record


def list_games(args: argparse.Namespace) -> int:
    """The games, how many can play, their options."""
    if args.json:
        print(json.dumps([_manifest(game, args.lang) for game in games().values()], ensure_ascii=False, indent=1))
        return 0
    out = console()
    for game in games().values():
        voice = Voice(game, args.lang)
        out.print(voice.say("games-line", name=game.name, title=voice.say("game-title"), fewest=game.fewest, most=game.most), style=STRONG)
        out.print(f"  {voice.say('game-tagline')}")
        for option in game.options:
            out.print(f"  --option {option.name}={'|'.join(option.values)} ({option.clause})", style=QUIET)
    return 0


def play(args: argparse.Namespace) -> int:
    """People at this terminal, bots in the other seats."""
    out = console()
    game = find(args.game) if args.game else _ask_game(args.lang, out)
    match = _open(game, args)
    people = args.me
    if wrong := [seat for seat in people if seat >= match.seats]:
        raise BadSeats(own(args.lang).say("no-such-seat", seat=LETTERS[wrong[0]], seats=match.seats))
    company = _company(game, [seat for seat in range(match.seats) if seat not in people], args.bots, args.lang)
    place = Path(args.record) if args.record else shelf.new_place(game)
    out.print(ink(Voice(game, args.lang).say("welcome"), QUIET))
    return _sit(match, people, company, place, args, out)


def resume(args: argparse.Namespace) -> int:
    """Go on with a game that was left: the file named, or the last one left on the shelf."""
    if args.list:
        return _list_unfinished(args)
    if args.file:
        place, record = Path(args.file), read_record(Path(args.file))
    else:
        left = shelf.unfinished()
        if not left:
            raise CoterieError(own(args.lang).say("nothing-left", folder=str(shelf.folder())))
        place, record = left[0]
    game = find(record.header["game"])
    match = replay(record, game.load(args.pack) if args.pack else None)
    players = record.players or ["person", *["courtier"] * (match.seats - 1)]
    people = [seat for seat, player in enumerate(players) if player == "person"]
    if match.over or not people:
        raise CoterieError(own(args.lang).say("game-over-already", file=str(place)))
    company = {seat: player for seat, player in enumerate(players) if player != "person"}
    return _sit(match, people, company, place, args, console())


def demo(args: argparse.Namespace) -> int:
    """Bots in all seats; everything that happens is told as an onlooker hears it."""
    out = console()
    match = _open(find(args.game), args)
    voice = Voice(match.game, args.lang, match.pack, speaks_unicode(out))
    levels = _company(match.game, list(range(match.seats)), args.bots, args.lang)
    company = {seat: bots.find(level, match.game) for seat, level in levels.items()}
    dice = Lehmer(args.seed if args.seed is not None else SystemDice().below(2**31))
    sketch, eyes = Sketch(match.game), match.eyes(match.seats)
    heard, chapter = 0, sketch.chapter(eyes.view())
    pace = _pace(args, out)
    try:
        while not match.over:
            seat = match.asked()[0]
            match.play(seat, [company[seat](match.eyes(seat), dice)])
            eyes = match.eyes(match.seats)
            for event in eyes.heard(heard):
                heard = event.n + 1
                if args.json:
                    print(json.dumps(event.plain()), flush=True)
                else:
                    tell(event, voice, out, pace)
            if not args.json and pace and (now := sketch.chapter(eyes.view())) != chapter:
                chapter = now
                out.print(Rule(style=QUIET), sketch.page(eyes.view(), voice, out.width), Rule(style=QUIET))
    except KeyboardInterrupt:
        print()
    if args.record:
        keep_record(Record.of(match, list(levels.values())), Path(args.record))
    if args.json:
        print(json.dumps({"scores": match.scores, "winners": [LETTERS[s] for s in match.winners]}))
    elif match.over:
        out.print(result(eyes.view(), voice))
    return 0


def _sit(match: Match, people: list[int], company: dict[int, str], place: Path, args: argparse.Namespace, out: Console) -> int:
    voice = Voice(match.game, args.lang, match.pack, speaks_unicode(out))
    sitting = Sitting(match, voice, out, people, company, Lehmer(SystemDice().below(2**31)), place, _pace(args, out))
    over = sitting.play()
    again = [*_program(), "replay" if over else "resume", str(place), "--lang", args.lang]
    again += ["--pack", args.pack] if args.pack else []
    out.print(ink(voice.say("kept") if over else "\n" + voice.say("left")))
    out.print(f"  {shlex.join(again)}", soft_wrap=True)  # to be copied whole
    return 0


def _program() -> list[str]:
    """How this program is called from here: by name where the shell finds it, else as it was this time."""
    if shutil.which("coterie"):
        return ["coterie"]
    called = Path(sys.argv[0])
    return [os.path.relpath(called)] if called.name == "coterie" else [sys.executable, "-m", "coterie.cli"]


def _open(game: Game, args: argparse.Namespace) -> Match:
    seats = args.seats if args.seats is not None else max(game.fewest, min(4, game.most), max(getattr(args, "me", None) or [0]) + 1)
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(own(args.lang).say("option-unwritten", text=text))
        options[name] = value
    if args.record and not Path(args.record).absolute().parent.is_dir():
        raise CoterieError(own(args.lang).say("no-folder", folder=str(Path(args.record).absolute().parent)))
    pack: Pack | None = game.load(args.pack) if args.pack else None
    dice = SystemDice() if args.seed is None else SeededDice(args.seed)
    return Match(game, seats, options, dice, pack)


def _company(game: Game, seats: list[int], levels: list[str], language: str) -> dict[int, str]:
    """Who plays the seats without a person: one level for all, or one for each in turn."""
    for level in levels:
        bots.find(level, game)
    if len(levels) > 1 and len(levels) != len(seats):
        raise CoterieError(own(language).say("bots-miscounted", bots=len(levels), seats=len(seats)))
    return {seat: levels[n % len(levels)] for n, seat in enumerate(seats)}


def _pace(args: argparse.Namespace, out: Console) -> float:
    if args.pace is not None:
        return float(args.pace)
    return PACE if out.is_terminal else 0.0


def _ask_game(language: str, out: Console) -> Game:
    every = list(games().values())
    for n, game in enumerate(every, 1):
        voice = Voice(game, language)
        line = voice.say("games-line", name=game.name, title=voice.say("game-title"), fewest=game.fewest, most=game.most)
        out.print(ink(f"{n:2} {line}", STRONG))
        out.print(f"   {voice.say('game-tagline')}")
    while True:
        try:
            answer = input(voice.say("prompt-game") + " ").strip()
        except EOFError:
            raise CoterieError(voice.say("no-game-named")) from None
        if answer.isdecimal() and 1 <= int(answer) <= len(every):
            return every[int(answer) - 1]
        if found := [game for game in every if answer and game.name.startswith(answer.lower())]:
            return found[0]
        out.print(voice.say("game-unclear", answer=answer, count=len(every)))


def _manifest(game: Game, language: str) -> dict[str, object]:
    voice = Voice(game, language)
    return {
        "name": game.name,
        "title": voice.say("game-title"),
        "tagline": voice.say("game-tagline"),
        "seats": [game.fewest, game.most],
        "options": {option.name: option.values for option in game.options},
        "rules_version": game.rules_version,
        "bots": bots.levels(game),
    }


def _list_unfinished(args: argparse.Namespace) -> int:
    left = shelf.unfinished()
    if args.json:
        print(json.dumps([{"file": str(path), "game": r.header["game"], "moves": len(r.moves)} for path, r in left], indent=1))
        return 0
    for path, record in left:
        print(f"{path}  {own(args.lang).say('moves', count=len(record.moves))}")
    return 0

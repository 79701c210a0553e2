"""Games in the terminal: list them, play with bots or friends, watch bots play, continue a game that was left."""

import argparse
import json
import os
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from coterie import bots
from coterie.cli import cards, records
from coterie.cli.completeness import lacks
from coterie.cli.drawing import Drawing, result
from coterie.cli.style import QUIET, STRONG, console, paint, speaks_unicode
from coterie.cli.talk_file import forget_talk, read_talk
from coterie.cli.terminal_game import PACE, TerminalGame, tell
from coterie.cli.terminal_talk import TerminalTalk
from coterie.cli.terminal_words import TerminalWords, terminal_phrases
from coterie.core.dice import Lehmer
from coterie.core.errors import BadOption, BadSeats, CoterieError
from coterie.core.game import Game
from coterie.core.lexicon import LETTERS
from coterie.games import find, games
from coterie.play import Match, Playback, Record, SeededDice, SystemDice, replay
from coterie.play.record_files import read_record, write_record
from coterie.talk import LEVELS, sayings_of
from coterie.talk.companion import TalkLine


def list_games(args: argparse.Namespace) -> int:
    """List the games with their seats and options."""
    if args.json:
        print(json.dumps([_manifest(game, args.lang) for game in games().values()], ensure_ascii=False, indent=1))
        return 0
    out = console()
    for game in games().values():
        words = TerminalWords(game, args.lang)
        out.print(
            words.say("games-line", name=game.name, title=words.say("game-title"), fewest=game.fewest, most=game.most),
            style=STRONG,
        )
        out.print(f"  {words.say('game-tagline')}")
        for option in game.options:
            out.print(f"  --option {option.name}={'|'.join(option.values)} ({option.clause})", style=QUIET)
    return 0


def play(args: argparse.Namespace) -> int:
    """Play: people at this terminal, bots in the other seats."""
    out = console()
    game = find(args.game) if args.game else _ask_game(args.lang, out)
    match = _open(game, args)
    people = args.me
    if wrong := [seat for seat in people if seat >= match.seats]:
        raise BadSeats(terminal_phrases(args.lang).say("no-such-seat", seat=LETTERS[wrong[0]], seats=match.seats))
    company = _company(game, [seat for seat in range(match.seats) if seat not in people], args.bots, args.lang)
    file = Path(args.record) if args.record else records.new_file(game)
    forget_talk(file)
    words = TerminalWords(game, args.lang, match.pack, speaks_unicode(out), company)
    out.print(paint(words.say("game-title"), STRONG))
    if words.has("game-aim"):
        out.print(paint(words.say("aim", aim=words.say("game-aim"))))
    for seat in range(match.seats):
        who = "sits-bot" if seat in company else "sits-you" if len(people) == 1 else "sits-person"
        out.print(paint(f"  {words.say(who, seat=words.seat(seat), **_spoken(company.get(seat, '')))}"))
    out.print(paint(words.say("welcome"), QUIET))
    if LEVELS[args.talk] > 1 and sayings_of(game):
        out.print(paint(words.say("talk-welcome"), QUIET))
    return _play_in_terminal(match, people, company, file, args, out)


def resume(args: argparse.Namespace) -> int:
    """Continue a game that was left: the one in the named file, or the last one."""
    if args.list:
        return _list_unfinished(args)
    if args.file:
        file, record = Path(args.file), read_record(Path(args.file))
    else:
        left = records.unfinished()
        if not left:
            raise CoterieError(terminal_phrases(args.lang).say("nothing-left", folder=str(records.folder())))
        file, record = left[0]
    game = find(record.header["game"])
    match = replay(record, cards.load(game, args.pack, args.lang))
    players = record.players or ["person", *[bots.default_level(game)] * (match.seats - 1)]
    people = [seat for seat, player in enumerate(players) if player == "person"]
    if match.over or not people:
        raise CoterieError(terminal_phrases(args.lang).say("game-over-already", file=str(file)))
    company = {seat: player for seat, player in enumerate(players) if player != "person"}
    out, lines = console(), []
    try:
        lines = read_talk(file, Playback(record, match.pack))
    except CoterieError as error:
        phrases = terminal_phrases(args.lang)
        out.print(paint(phrases.say("talk-unread", file=str(file), why=phrases.error(error))))
    return _play_in_terminal(match, people, company, file, args, out, lines)


def demo(args: argparse.Namespace) -> int:
    """Let bots play in all seats, and tell everything as an onlooker hears it."""
    out = console()
    game = find(args.game)
    for sentence in lacks(game):
        print(f"coterie: {sentence}", file=sys.stderr)
    match = _open(game, args)
    levels = _company(match.game, list(range(match.seats)), args.bots, args.lang)
    words = TerminalWords(match.game, args.lang, match.pack, speaks_unicode(out), levels)
    company = {seat: bots.find(level, match.game) for seat, level in levels.items()}
    dice = Lehmer(args.seed if args.seed is not None else SystemDice().below(2**31))
    drawing, eyes = Drawing(match.game), match.eyes(match.seats)
    heard, chapter = 0, drawing.chapter(eyes.view())
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
                    tell(event, words, out, pace)
            if not args.json and pace and (now := drawing.chapter(eyes.view())) != chapter:
                chapter = now
                out.print(Rule(style=QUIET), drawing.draw(eyes.view(), words, out.width), Rule(style=QUIET))
    except KeyboardInterrupt:
        print()
    if args.record:
        write_record(Record.of(match, list(levels.values())), Path(args.record))
    if args.json:
        print(json.dumps({"scores": match.scores, "winners": [LETTERS[s] for s in match.winners]}))
    elif match.over:
        out.print(result(eyes.view(), words))
    return 0


def _play_in_terminal(
    match: Match,
    people: list[int],
    company: dict[int, str],
    file: Path,
    args: argparse.Namespace,
    out: Console,
    lines: Iterable[TalkLine] = (),
) -> int:
    words = TerminalWords(match.game, args.lang, match.pack, speaks_unicode(out), company)
    dice = Lehmer(SystemDice().below(2**31))
    talk = TerminalTalk(match, words, out, args.talk, args.ledger, lines)
    hints = args.hints and bots.can_advise(match.game)
    over = TerminalGame(match, words, out, people, company, dice, file, _pace(args, out), talk, hints).play()
    again = [*_program(), "replay" if over else "resume", str(file), "--lang", args.lang]
    again += ["--pack", args.pack] if args.pack else []
    terms = {"--talk": (args.talk, "free"), "--ledger": (args.ledger, "shown")}
    for flag, (value, usual) in terms.items():
        again += [flag, value] if value != usual and not over else []
    again += ["--hints"] if args.hints and not over else []
    out.print(paint(words.say("kept") if over else "\n" + words.say("left")))
    out.print(f"  {shlex.join(again)}", soft_wrap=True)  # to be copied whole
    return 0


def _program() -> list[str]:
    """How to start this program: by name if the shell finds it, else as it was started this time."""
    if shutil.which("coterie"):
        return ["coterie"]
    called = Path(sys.argv[0])
    return [os.path.relpath(called)] if called.name == "coterie" else [sys.executable, "-m", "coterie.cli"]


def _open(game: Game, args: argparse.Namespace) -> Match:
    seats = (
        args.seats
        if args.seats is not None
        else max(game.fewest, min(4, game.most), max(getattr(args, "me", None) or [0]) + 1)
    )
    if args.record and not Path(args.record).absolute().parent.is_dir():
        folder = str(Path(args.record).absolute().parent)
        raise CoterieError(terminal_phrases(args.lang).say("no-folder", folder=folder))
    pack = cards.load(game, args.pack, args.lang)
    dice = SystemDice() if args.seed is None else SeededDice(args.seed)
    return Match(game, seats, options_of(args), dice, pack)


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """The options of the game that were typed."""
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(terminal_phrases(args.lang).say("option-unwritten", text=text))
        options[name] = value
    return options


def _company(game: Game, seats: list[int], levels: list[str], language: str) -> dict[int, str]:
    """The bots by seat: one for all seats, one for each in turn, or some by the letter of their seat (`B=page`). Who is
    not named has the usual level.
    """
    usual = bots.default_level(game)
    if any("=" in level for level in levels):
        named = _by_letter(levels, seats, language)
        levels = [named.get(seat, usual) for seat in seats]
    levels = levels or [usual]
    for level in levels:
        bots.find(level, game)
    if len(levels) > 1 and len(levels) != len(seats):
        raise CoterieError(terminal_phrases(language).say("bots-miscounted", bots=len(levels), seats=len(seats)))
    return {seat: levels[n % len(levels)] for n, seat in enumerate(seats)}


def _spoken(name: str) -> dict[str, str]:
    """A bot as variables of a message: its level, and its temperament or none."""
    spec = bots.parse(name)
    return {"level": spec.level if spec else name, "temper": spec.temperament if spec else ""}


def _by_letter(levels: list[str], seats: list[int], language: str) -> dict[int, str]:
    named: dict[int, str] = {}
    for text in levels:
        letter, _, level = text.partition("=")
        seat = LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        if seat not in seats:
            raise CoterieError(terminal_phrases(language).say("bots-unseated", text=text))
        named[seat] = level
    return named


def _pace(args: argparse.Namespace, out: Console) -> float:
    if args.pace is not None:
        return float(args.pace)
    return PACE if out.is_terminal else 0.0


def _ask_game(language: str, out: Console) -> Game:
    every = list(games().values())
    for n, game in enumerate(every, 1):
        words = TerminalWords(game, language)
        line = words.say(
            "games-line", name=game.name, title=words.say("game-title"), fewest=game.fewest, most=game.most
        )
        out.print(paint(f"{n:2} {line}", STRONG))
        out.print(f"   {words.say('game-tagline')}")
    while True:
        try:
            answer = input(words.say("prompt-game") + " ").strip()
        except EOFError:
            raise CoterieError(words.say("no-game-named")) from None
        if answer.isdecimal() and 1 <= int(answer) <= len(every):
            return every[int(answer) - 1]
        if found := [game for game in every if answer and game.name.startswith(answer.lower())]:
            return found[0]
        out.print(words.say("game-unclear", answer=answer, count=len(every)))


def _manifest(game: Game, language: str) -> dict[str, object]:
    words = TerminalWords(game, language)
    return {
        "name": game.name,
        "title": words.say("game-title"),
        "tagline": words.say("game-tagline"),
        "seats": [game.fewest, game.most],
        "options": {option.name: option.values for option in game.options},
        "rules_version": game.rules_version,
        "bots": bots.levels(game),
    }


def _list_unfinished(args: argparse.Namespace) -> int:
    left = records.unfinished()
    if args.json:
        print(
            json.dumps(
                [{"file": str(path), "game": r.header["game"], "moves": len(r.moves)} for path, r in left], indent=1
            )
        )
        return 0
    for path, record in left:
        print(f"{path}  {terminal_phrases(args.lang).say('moves', count=len(record.moves))}")
    return 0

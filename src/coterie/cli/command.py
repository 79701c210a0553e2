"""The command line: its commands and options, and the call of the one that was typed.

Exit codes: 0 done, 1 a fault was found, 2 the request was wrong.
"""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence

import shtab

from coterie import __version__, native
from coterie.arena.schedule import LINEUPS
from coterie.cli import arena, cards, clauses, config, doctor, fit, fuzz, new_game, play, replay, serve, server_data
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.core.lexicon import LETTERS
from coterie.games import games
from coterie.server.run.setting_types import Address, Choice, Database, Folder, HouseName, Site, Switch, Whole
from coterie.server.run.settings import DEFAULTS, FLAGS, TYPES, flag
from coterie.talk import LEVELS
from coterie.words import LANGUAGES, Phrases

Run = Callable[[argparse.Namespace], int]

_OF_NO_COMMAND = ("-h", "--help", "--version", "--completion")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    A mistake in the request is one line on standard error, never a traceback.
    """
    argv = sys.argv[1:] if argv is None else argv
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows "?" instead of ending the game
    if not argv or (argv[0].startswith("-") and argv[0] not in _OF_NO_COMMAND):
        argv = ["serve", *argv]  # without a command the server starts
    language = _language(argv)
    try:
        args = parser(language, completing="--completion" in argv).parse_args(argv)
        run: Run = args.run
        return run(args)
    except CoterieError as error:
        print(f"coterie: {terminal_phrases(language).error(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:  # the program that read our output has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(language: str = "en", completing: bool = False) -> argparse.ArgumentParser:
    """The parser of all commands and options, explained in a language.

    With `completing` it also lists the names of games, for the completion of a shell.
    """
    say = terminal_phrases(language).say
    top = argparse.ArgumentParser(prog="coterie", description=say("help"))
    _title(top, say)
    version = f"coterie {__version__} ({'compiled' if native.compiled() else 'interpreted'})"
    top.add_argument("--version", action="version", version=version, help=say("help-version"))
    shtab.add_argument_to(top, "--completion", help=say("help-completion"))
    commands = top.add_subparsers(required=True, metavar=say("arg-command"))

    def command(name: str, run: Run | None, *shared: str, of: str = "") -> argparse.ArgumentParser:
        about = say(f"help-{of}-{name}" if of else f"help-{name}")
        sub = (packs if of else commands).add_parser(name, help=about, description=about)
        _title(sub, say)
        sub.set_defaults(run=run, language=language)
        for option in shared:
            if option.startswith("--"):
                _setting(sub, terminal_phrases(language), option.removeprefix("--").replace("-", "_"), completing)
            else:
                _SHARED[option](sub, say, language)
        for argument in sub._actions:
            if completing and argument.dest == "game":
                argument.choices = tuple(games())
        return sub

    settings = [*(flag(name) for name in FLAGS), "config"]  # what begins with -- is a setting
    server = command("serve", serve.serve, *settings)
    others = ", ".join(name for name in TYPES if name not in FLAGS)
    server.epilog = terminal_phrases(language).say("help-more-settings", names=others)
    command("config", config.config, *settings, "json")
    command("games", play.list_games, "lang", "json")
    game = command(
        "play", play.play, "game?", "seats", "bots", "seed", "option", "pack", "lang", "record", "pace", "talk"
    )
    game.add_argument("--hints", action="store_true", help=say("help-hints"))
    game.add_argument("--me", type=_seats, default=[0], metavar=say("arg-seats"), help=say("help-me"))
    command("demo", play.demo, "game", "seats", "bots", "seed", "option", "pack", "lang", "record", "pace", "json")
    watch = command("replay", replay.replay, "file", "pack", "lang", "pace", "json")
    watch.add_argument("--as", dest="viewer", default="open", metavar=say("arg-viewer"), help=say("help-as"))
    watch.add_argument("--text", action="store_true", help=say("help-text"))
    watch.add_argument("--review", action="store_true", help=say("help-review"))
    resume = command("resume", play.resume, "file?", "pack", "lang", "pace", "json", "talk")
    resume.add_argument("--list", action="store_true", help=say("help-list"))
    resume.add_argument("--hints", action="store_true", help=say("help-hints"))
    tests = command("fuzz", fuzz.fuzz, "game?", "lang", "json")
    tests.add_argument("--games", type=int, default=100, metavar="N", help=say("help-fuzz-games"))
    tests.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-fuzz-seed"))
    _arena_commands(command, say)
    numbers = command("fit", fit.fit, "game", "lang")
    numbers.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-fit-seed"))
    numbers.add_argument(
        "--scale", type=int, choices=range(1, 101), default=100, metavar="N", help=say("help-fit-scale")
    )
    numbers.add_argument("--out", metavar=say("arg-file"), help=say("help-fit-out"))
    packs = command("cards", None).add_subparsers(required=True, metavar=say("arg-command"))
    command("check", cards.check, "folder", "lang", "json", of="cards")
    command("new", cards.new, "game", "folder", "lang", of="cards")
    _new_game(command("new-game", new_game.new_game, "lang"), say)
    rules = command("clauses", clauses.clauses, "lang", "json")
    rules.add_argument("--where", metavar=say("arg-clause"), help=say("help-where"))
    command("doctor", doctor.doctor, "--data", "--store", "--port", "config", "lang", "json")
    _data_commands(command, say)
    return top


def _arena_commands(command: Callable[..., argparse.ArgumentParser], say: "Say") -> None:
    """Add the commands that let bots play each other."""
    shared = ("game", "bots", "seats", "option", "pack", "lang")
    contest, balance = command("arena", arena.arena, *shared), command("stats", arena.stats, *shared)
    contest.add_argument("--lineups", choices=LINEUPS, default=LINEUPS[0], help=say("help-arena-lineups"))
    contest.add_argument(
        "--deadline", type=_seconds, default=5.0, metavar=say("arg-seconds"), help=say("help-deadline")
    )
    balance.set_defaults(deadline=5.0)
    for sub in (contest, balance):
        sub.add_argument("--games", type=int, default=200, metavar="N", help=say("help-arena-games"))
        sub.add_argument("--seed", type=_deal, default=1, metavar="N", help=say("help-arena-seed"))
        sub.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1, metavar="N", help=say("help-arena-jobs"))
        sub.add_argument("--ray", action="store_true", help=say("help-arena-ray"))
        sub.add_argument("--talk", action="store_true", help=say("help-arena-talk"))
        out = sub.add_argument("--out", metavar=say("arg-folder"), help=say("help-arena-out"))
        out.complete = shtab.DIRECTORY  # type: ignore[attr-defined]


def _new_game(sub: argparse.ArgumentParser, say: "Say") -> None:
    sub.add_argument("name", metavar=say("arg-name"), help=say("help-new-game-name"))
    folder = sub.add_argument("--folder", metavar=say("arg-folder"), help=say("help-new-game-folder"))
    folder.complete = shtab.DIRECTORY  # type: ignore[attr-defined]


def _data_commands(command: Callable[..., argparse.ArgumentParser], say: "Say") -> None:
    """Add the commands for the server's data."""
    data = ("--data", "--store", "config", "lang")

    def named(name: str, run: Run, argument: str, *more: str) -> argparse.ArgumentParser:
        sub = command(name, run, *data, *more)
        what = sub.add_argument(argument, metavar=say(f"arg-{argument}"), help=say(f"help-{name}-{argument}"))
        if argument == "file":
            what.complete = shtab.FILE  # type: ignore[attr-defined]
        return sub

    named("backup", server_data.backup, "file").add_argument("--force", action="store_true", help=say("help-force"))
    named("restore", server_data.restore, "file")
    command("mend", server_data.mend, "--data", "config", "lang")
    move = command("move-store", server_data.move, "lang")
    for end in ("source", "target"):
        what = move.add_argument(end, metavar=say(f"arg-{end}"), help=say(f"help-move-{end}"))
        what.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    command("owner", server_data.owner, *data).add_argument("--renew", action="store_true", help=say("help-renew"))
    export = named("export", server_data.export, "table")
    export.add_argument("--match", type=int, metavar="N", help=say("help-match"))
    export.add_argument("-o", "--output", metavar=say("arg-file"), help=say("help-output"))
    export.add_argument("--unfinished", action="store_true", help=say("help-unfinished"))
    export.add_argument("--with-talk", action="store_true", help=say("help-with-talk"))
    named("import", server_data.import_record, "file", "--public-url", "--port")
    named("erase", server_data.erase, "player").add_argument("--yes", action="store_true", help=say("help-yes"))


def _language(argv: Sequence[str]) -> str:
    """The language of `--lang`, found before the command line is parsed, else that of the environment."""
    for before, word in zip(["", *argv], argv, strict=False):
        wanted = word if before == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if wanted in LANGUAGES:
            return wanted
    for variable in ("COTERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable):
            return locale[:2] if locale[:2] in LANGUAGES else "en"
    return "en"


Say = Callable[[str], str]


def _title(sub: argparse.ArgumentParser, say: Say) -> None:
    """Translate the headings that argparse writes in English."""
    sub._positionals.title, sub._optionals.title = say("help-arguments"), say("help-options")
    sub._actions[0].help = say("help-help")


def _game(sub: argparse.ArgumentParser, say: Say, language: str, nargs: str | None = None) -> None:
    sub.add_argument("game", nargs=nargs, metavar=say("arg-game"), help=", ".join(games()))


def _file(sub: argparse.ArgumentParser, say: Say, language: str, nargs: str | None = None) -> None:
    sub.add_argument("file", nargs=nargs, metavar=say("arg-file"), help=say("help-file")).complete = shtab.FILE  # type: ignore[attr-defined]


def _folder(sub: argparse.ArgumentParser, say: Say, language: str) -> None:
    sub.add_argument("folder", metavar=say("arg-folder"), help=say("help-folder")).complete = shtab.DIRECTORY  # type: ignore[attr-defined]


def _talk(sub: argparse.ArgumentParser, say: Say) -> None:
    """What may be said at the table, and when it is told what became of it."""
    sub.add_argument("--talk", choices=(*LEVELS,), default="free", help=say("help-talk"))
    sub.add_argument("--ledger", choices=("shown", "end"), default="shown", help=say("help-ledger"))


def _setting(sub: argparse.ArgumentParser, words: Phrases, name: str, completing: bool) -> None:
    """Add the flag of a setting.

    The server's settings read its value, so that a wrong one gets the same sentence from every source.
    """
    kind, default = TYPES[name], DEFAULTS[name]
    about = words.say(f"setting-{name.replace('_', '-')}")
    if default:  # without one the explanation says what happens
        about = words.say("help-default", text=about, value=str(default))
    dest = f"{config.FLAG}{name}"
    if isinstance(kind, Switch):
        sub.add_argument(flag(name), dest=dest, action=argparse.BooleanOptionalAction, help=about)
        return
    metavar = "|".join(kind.choices) if isinstance(kind, Choice) else words.say(_METAVARS[type(kind)])
    option = sub.add_argument(flag(name), dest=dest, metavar=metavar, help=about)
    if completing and isinstance(kind, Choice):
        option.choices = kind.choices
    if isinstance(kind, Folder):
        option.complete = shtab.DIRECTORY  # type: ignore[attr-defined]


_METAVARS = {
    Whole: "N",
    Folder: "arg-folder",
    Address: "arg-address",
    Site: "arg-address",
    Database: "arg-address",
    HouseName: "arg-name",
}

_SHARED: dict[str, Callable[[argparse.ArgumentParser, Say, str], object]] = {
    "game": _game,
    "game?": lambda sub, say, language: _game(sub, say, language, "?"),
    "file": _file,
    "file?": lambda sub, say, language: _file(sub, say, language, "?"),
    "folder": _folder,
    "seats": lambda sub, say, _: sub.add_argument("--seats", type=int, metavar="N", help=say("help-seats")),
    "bots": lambda sub, say, _: sub.add_argument(
        "--bots",
        type=lambda text: text.split(","),
        default=[],
        metavar=say("arg-levels"),
        help=say("help-bots"),
    ),
    "seed": lambda sub, say, _: sub.add_argument("--seed", type=int, metavar="N", help=say("help-seed")),
    "option": lambda sub, say, _: sub.add_argument(
        "--option", action="append", default=[], metavar=say("arg-option"), help=say("help-option")
    ),
    "pack": lambda sub, say, _: setattr(
        sub.add_argument("--pack", metavar=say("arg-folder"), help=say("help-pack")), "complete", shtab.DIRECTORY
    ),
    "record": lambda sub, say, _: setattr(
        sub.add_argument("--record", metavar=say("arg-file"), help=say("help-record")), "complete", shtab.FILE
    ),
    "pace": lambda sub, say, _: sub.add_argument(
        "--pace", type=_seconds, metavar=say("arg-seconds"), help=say("help-pace")
    ),
    "lang": lambda sub, say, language: sub.add_argument(
        "--lang", choices=LANGUAGES, default=language, help=say("help-lang")
    ),
    "config": lambda sub, say, _: setattr(
        sub.add_argument("--config", metavar=say("arg-file"), help=say("help-config-file")), "complete", shtab.FILE
    ),
    "talk": lambda sub, say, _: _talk(sub, say),
    "json": lambda sub, say, _: sub.add_argument("--json", action="store_true", help=say("help-json")),
}


def _seats(text: str) -> list[int]:
    """Seats by letter: `A`, or `A,C` for two people at one terminal."""
    return sorted({_seat(letter) for letter in text.split(",")})


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter.upper() not in LETTERS:
        raise argparse.ArgumentTypeError(f"a seat is a letter from A to F, not '{letter}'")
    return LETTERS.index(letter.upper())


def _deal(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"the first deal is a whole number below a thousand million, not '{text}'")
    return int(text)


def _jobs(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 512:
        raise argparse.ArgumentTypeError(f"a number of processes is from 1 to 512, not '{text}'")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"a pace is a number of seconds from 0 to 60, not '{text}'")
    return seconds

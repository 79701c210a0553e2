"""Reads the command line and sends it to the right room. Exit codes: 0 done, 1 a fault was found, 2 the request was wrong."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from coterie.cli import clauses, doctor, fuzz, table
from coterie.core.errors import CoterieError
from coterie.core.words import LETTERS
from coterie.games import games
from coterie.words import LANGUAGES


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. A mistake in the request is one line on standard error, never a traceback."""
    args = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        return run(args)
    except CoterieError as error:
        print(f"coterie: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="coterie", description="Games of court intrigue at one table. Unofficial; see the README.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, summary: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=summary, description=summary)
        sub.set_defaults(run=run)
        return sub

    command("games", "list the games", table.list_games)
    play = command("play", "play a game with bots in this terminal", table.play)
    play.add_argument("--me", type=_seat, default=0, metavar="SEAT", help="your seat, a letter (default: A)")
    demo = command("demo", "watch bots play a game", table.demo)
    for sub in (play, demo):
        sub.add_argument("game", nargs="?" if sub is play else None, metavar="GAME", help=f"one of {', '.join(games())}")
        sub.add_argument("--seats", type=int, metavar="N", help="how many players (default: four, or as many as the game allows)")
        sub.add_argument("--bots", default="courtier", metavar="LEVEL", help="random or courtier (the default)")
        sub.add_argument("--seed", type=int, metavar="N", help="deal the same cards every time")
        sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated")
        sub.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the game (default: en)")
    play.add_argument("--record", metavar="FILE", help="where to keep the record of the game")
    demo.add_argument("--record", metavar="FILE", help="where to keep the record of the game")
    tests = command("fuzz", "play random games and look for faults", fuzz.fuzz)
    tests.add_argument("game", nargs="?", metavar="GAME", help="one game; all of them if none is named")
    tests.add_argument("--games", type=int, default=100, metavar="N", help="games per game and seat count (default: 100)")
    tests.add_argument("--seed", type=int, default=0, metavar="N", help="where to begin (default: 0)")
    command("clauses", "list the clauses of the rules and the tests that prove them", clauses.clauses)
    command("doctor", "say what runs here and whether it is whole", doctor.doctor)
    return parser


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter.upper() not in LETTERS:
        raise argparse.ArgumentTypeError(f"a seat is a letter from A to F, not '{letter}'")
    return LETTERS.index(letter.upper())

"""Arena and stats: let bots play each other, and tell who is better, or what the games say of the game."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from coterie import bots
from coterie.arena import plots, rating, report
from coterie.arena.balance import balance
from coterie.arena.played import Played
from coterie.arena.report import Report
from coterie.arena.run_folder import SCHEDULE, RunFolder, unwritten
from coterie.arena.running import run
from coterie.arena.schedule import MIRROR, Schedule, schedule
from coterie.arena.telling import tell
from coterie.cli.play import options_of
from coterie.cli.style import console
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.core.game import Game
from coterie.games import find

EVERY, SELDOM = 0.2, 30.0  # seconds between two lines of progress, on a terminal and in a file
REPORT = "report.html"
BY_SEATS = "{}-seats"  # the folder of one number of seats, where stats writes into


def arena(args: argparse.Namespace) -> int:
    """Play the games that are missing, and tell what came of all of them; exit code 130 if it was stopped."""
    game = find(args.game)
    made = _schedule(args, game, args.bots, args.seats, args.lineups)
    _refuse_folder(args, BY_SEATS.format("*"))
    played, stopped = _play(args, made, Path(args.out) if args.out else None)
    if played:
        _tell(args, tell(made, played))
    return _end(args, stopped)


def stats(args: argparse.Namespace) -> int:
    """Let a bot play among its like at every number of seats, and tell what the games say of the game."""
    game = find(args.game)
    names = args.bots or [bots.default_level(game)]
    if len(names) > 1:
        raise CoterieError("the balance is that of one bot among its like: name one", "stats-one-bot")
    _refuse_folder(args, ".")
    played: dict[int, Sequence[Played]] = {}
    stopped = False
    for seats in [args.seats] if args.seats else range(game.fewest, game.most + 1):
        made = _schedule(args, game, names, seats, MIRROR)
        games, stopped = _play(args, made, Path(args.out, BY_SEATS.format(seats)) if args.out else None)
        if games:
            played[seats] = games
        if stopped:
            break
    if played:
        _tell(args, balance(game, names[0], played))
    return _end(args, stopped)


def _schedule(args: argparse.Namespace, game: Game, names: list[str], seats: int | None, lineups: str) -> Schedule:
    if args.games < 1:
        why = f"at least one game is to be played, not {args.games}"
        raise CoterieError(why, "arena-no-games", {"games": args.games})
    if not args.deadline:
        raise CoterieError("a bot needs some time to answer: the deadline is more than 0 seconds", "arena-no-time")
    return schedule(
        game,
        names,
        seats,
        seed=args.seed,
        lineups=lineups,
        talk=args.talk,
        options=options_of(args),
        pack=args.pack or "",
        deadline=args.deadline,
    )


def _refuse_folder(args: argparse.Namespace, others: str) -> None:
    """Raises CoterieError if the folder has a run of the other command, whose report would be lost."""
    if args.out and any(Path(args.out).glob(f"{others}/{SCHEDULE}")):
        why = f"{args.out} has a run of the other command, arena or stats: name another folder"
        raise CoterieError(why, "arena-other-command", {"path": args.out})


def _play(args: argparse.Namespace, made: Schedule, path: Path | None) -> tuple[list[Played], bool]:
    """All games of a schedule, those that were played before included; and whether somebody stopped it."""
    tasks = made.tasks(args.games)
    if path is None:
        played: list[Played] = []
        stopped = _gather(args, run(made, tasks, args.jobs, args.ray), 0, played.extend)
        return played, stopped
    with closing(RunFolder(path, made)) as folder:
        runs = run(made, folder.missing(tasks), args.jobs, args.ray)
        stopped = _gather(args, runs, len(folder.played), folder.keep)
        return folder.played, stopped


def _gather(
    args: argparse.Namespace, runs: Iterator[list[Played]], before: int, keep: Callable[[list[Played]], object]
) -> bool:
    """Keep the games as they come, and say on standard error how many there are and how long it takes; whether it was
    stopped.
    """
    say, live = terminal_phrases(args.lang).say, sys.stderr.isatty()
    began = told = time.monotonic()
    count = 0
    try:
        for games in runs:
            keep(games)
            count += len(games)
            now = time.monotonic()
            if now - told > (EVERY if live else SELDOM):
                told = now
                left = int((now - began) / count * max(0, args.games - before - count))
                line = say(
                    "arena-progress", count=before + count, games=args.games, left=f"{left // 60}:{left % 60:02}"
                )
                print(f"\r{line}\x1b[K" if live else line, end="" if live else "\n", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return True
    finally:
        if live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return False


def _tell(args: argparse.Namespace, told: Report) -> None:
    """Show a report and, where a folder is named, write it there."""
    say = terminal_phrases(args.lang).say
    report.show(told, console())
    drawn = plots.available()
    if not drawn or not rating.available():
        print(say("arena-extra"), file=sys.stderr)
    if args.out:
        folder = Path(args.out)
        try:
            pictures = plots.draw(told, folder) if drawn else {}
            (folder / REPORT).write_text(report.page(told, pictures), "utf-8")
        except OSError as error:
            unwritten(folder / REPORT, error)
        print(say("arena-written", file=str(folder / REPORT)), file=sys.stderr)


def _end(args: argparse.Namespace, stopped: bool) -> int:
    if stopped:
        print(terminal_phrases(args.lang).say("arena-resume" if args.out else "arena-stopped"), file=sys.stderr)
    return 130 if stopped else 0

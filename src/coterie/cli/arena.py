"""Arena: let bots play each other, and tell who is better and by how much."""

import argparse
import sys
import time
from collections.abc import Iterator

from rich.table import Table

from coterie import native
from coterie.arena.contest import Played
from coterie.arena.figures import Row, rows, totals
from coterie.arena.plan import MIXED, Plan, plan
from coterie.arena.running import run
from coterie.cli.play import options_of
from coterie.cli.style import console
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.games import find


def arena(args: argparse.Namespace) -> int:
    """Play the games that are missing, and tell what came of all of them."""
    if args.games < 1:
        raise CoterieError(
            f"at least one game is to be played, not {args.games}", "arena-no-games", {"games": args.games}
        )
    game = find(args.game)
    made = plan(
        game,
        args.bots,
        args.seats,
        seed=args.seed,
        lineups=args.lineups,
        talk=args.talk,
        options=options_of(args),
        pack=args.pack or "",
    )
    played: list[Played] = []
    try:
        for games in watched(made, run(made, list(made.tasks(args.games)), args.jobs), args.games, args.lang):
            played += games
    except KeyboardInterrupt:
        pass
    tell(made, played)
    return 0


def watched(made: Plan, runs: Iterator[list[Played]], games: int, language: str) -> Iterator[list[Played]]:
    """The games as they come, with a line on standard error that says how many there are and how long it takes."""
    say, began, count, told = terminal_phrases(language).say, time.monotonic(), 0, time.monotonic()
    live = sys.stderr.isatty()
    for played in runs:
        count += len(played)
        yield played
        now = time.monotonic()
        if now - told > (0.2 if live else 30):
            told = now
            left = (now - began) / count * max(0, games - count)
            line = say("arena-progress", count=count, games=games, left=f"{int(left) // 60}:{int(left) % 60:02}")
            print(f"\r{line}\x1b[K" if live else line, end="" if live else "\n", file=sys.stderr, flush=True)
    if live:
        print("\r\x1b[K", end="", file=sys.stderr)


def tell(made: Plan, played: list[Played]) -> None:
    """The figures as a table."""
    out = console()
    build = "compiled" if native.compiled() else "interpreted"
    deals = len({game.deal for game in played})
    out.print(
        f"{made.game}, {made.seats} seats, {len(played)} games on {deals} deals from {made.seed}, {build};"
        f" even is {100 / made.seats:.1f} %"
    )
    out.print(table(totals(played, made.bots) if made.lineups == MIXED else rows(played)))


def table(found: list[Row]) -> Table:
    shown = Table(box=None, pad_edge=False)
    shown.add_column("bot", no_wrap=True)
    shown.add_column("against")
    for heading in ("games", "wins %", "points ahead", "ms", "99 %"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in found:
        shown.add_row(
            row.bot,
            row.against,
            str(row.games),
            f"{row.wins:.1%}",
            f"{row.ahead:+.2}",
            f"{1000 * row.times.mean:.2f}",
            f"{1000 * row.times.quantile(0.99):.2f}",
        )
    return shown

"""The server's data: back it up, restore it, mend it, export and import games, erase a player, renew the owner."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from coterie.cli.config import settled
from coterie.cli.talk_file import beside
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.play.record_files import read_record, write_record
from coterie.server.tables import archive, keys
from coterie.store import SqliteStore, check_unless_open, copies, damage, data_in, hold, open_store

T = TypeVar("T")


def backup(args: argparse.Namespace) -> int:
    """Copy the data to a file. The server may be running."""
    copies.backup(settled(args).settings.data, Path(args.file), args.force)
    print(terminal_phrases(args.lang).say("backup-done", file=args.file))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Replace the data by a backup. The old data is kept beside it."""
    folder = settled(args).settings.data
    aside = copies.restore(Path(args.file), folder)
    say = terminal_phrases(args.lang).say
    print(say("restore-done", folder=str(folder)))
    if aside:
        print(say("restore-aside", file=str(aside)))
    return 0


def mend(args: argparse.Namespace) -> int:
    """Go on with what can be read of a damaged log. What was there is kept beside it."""
    folder, say = settled(args).settings.data, terminal_phrases(args.lang).say
    data_in(folder)
    aside = damage.mend(folder)
    print(say("mend-done", file=str(aside)) if aside else say("mend-nothing"))
    return 0


def owner(args: argparse.Namespace) -> int:
    """Say how one becomes the owner of the house, or void the key of whoever is."""
    folder, say = settled(args).settings.data, terminal_phrases(args.lang).say
    if args.renew:
        data_in(folder)
        with hold(folder):
            keys.renew_owner(folder)
        print(say("owner-renewed"))
    print(say("owner-link"))
    return 0


def export(args: argparse.Namespace) -> int:
    """Write the record of a game at a table to a file or to standard output, and its talk to a file beside it."""
    settings, say = settled(args).settings, terminal_phrases(args.lang).say
    if args.with_talk and not args.output:
        raise CoterieError(say("export-talk-where"))
    data_in(settings.data)
    record = _at(settings.data, lambda store: archive.export(store, settings, args.table, args.match, args.unfinished))
    if args.output:
        write_record(record, args.output)
        print(say("export-done", file=args.output))
        if args.with_talk:
            talk = _at(
                settings.data, lambda store: archive.export_talk(store, settings, args.table, args.match, record)
            )
            file = beside(Path(args.output))
            file.write_text(talk, "utf-8")
            print(say("export-talk-done", file=str(file)))
    else:
        print(record.dumps(), end="")
    return 0


def import_record(args: argparse.Namespace) -> int:
    """Make a table with the game of a record."""
    settings, say = settled(args).settings, terminal_phrases(args.lang).say
    record = read_record(args.file)
    made = _at(settings.data, lambda store: archive.import_record(store, settings, record))
    print(say("import-done", table=made.table, address=made.address))
    for seat, link in made.links.items():
        print(say("import-link", seat=seat, link=link))
    return 0


def erase(args: argparse.Namespace) -> int:
    """Erase a player from every table. The caller must confirm it, for it cannot be undone."""
    folder, say = settled(args).settings.data, terminal_phrases(args.lang).say
    data_in(folder)
    if not args.yes:
        if not sys.stdin.isatty():
            raise CoterieError(say("erase-unasked"))
        if input(say("erase-sure", player=args.player) + " ").strip() != args.player:
            print(say("erase-nobody"))
            return 1
    with hold(folder):
        gone = _at(folder, lambda store: archive.erase(store, args.player), alone=True)
    print(say("erase-done", people=gone.people, tables=gone.tables, lines=gone.lines))
    return 0 if gone.people else 1


def _at(folder: Path, work: Callable[[SqliteStore], Awaitable[T]], alone: bool = False) -> T:
    """Open the store, run the work, and close the store. A house may be open on it, unless we have it alone."""
    if not alone:
        check_unless_open(folder)

    async def do() -> T:
        store = open_store(folder, beside=not alone)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())

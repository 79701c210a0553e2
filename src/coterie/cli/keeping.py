"""Keeping: what the host does with the data of the house. Copies of it, games out of it and into it, and people out of it."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from coterie.cli.config import settled
from coterie.cli.voice import own
from coterie.core.errors import CoterieError
from coterie.play.shelf import keep_record, read_record
from coterie.server import archive
from coterie.store import SqliteStore, copies, data_in, hold, open_store

T = TypeVar("T")


def backup(args: argparse.Namespace) -> int:
    """Copy the data to a file, while the house is open or closed."""
    copies.backup(settled(args).settings.data, Path(args.file), args.force)
    print(own(args.lang).say("backup-done", file=args.file))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Put a backup in the place of the data, which is kept aside."""
    folder = settled(args).settings.data
    aside = copies.restore(Path(args.file), folder)
    say = own(args.lang).say
    print(say("restore-done", folder=str(folder)))
    if aside:
        print(say("restore-aside", file=str(aside)))
    return 0


def export(args: argparse.Namespace) -> int:
    """The record of a game at a table, to a file or to whoever reads our output."""
    settings = settled(args).settings
    data_in(settings.data)
    record = _at(settings.data, lambda store: archive.export(store, settings, args.table, args.match, args.unfinished))
    if args.output:
        keep_record(record, args.output)
        print(own(args.lang).say("export-done", file=args.output))
    else:
        print(record.dumps(), end="")
    return 0


def import_record(args: argparse.Namespace) -> int:
    """A table with the game of a record."""
    settings, say = settled(args).settings, own(args.lang).say
    record = read_record(args.file)
    made = _at(settings.data, lambda store: archive.import_record(store, settings, record))
    print(say("import-done", table=made.table, address=made.address))
    for seat, link in made.links.items():
        print(say("import-link", seat=seat, link=link))
    return 0


def erase(args: argparse.Namespace) -> int:
    """Take a player out of every table. That cannot be undone, so whoever asks for it says so twice."""
    folder, say = settled(args).settings.data, own(args.lang).say
    data_in(folder)
    if not args.yes:
        if not sys.stdin.isatty():
            raise CoterieError(say("erase-unasked"))
        if input(say("erase-sure", player=args.player) + " ").strip() != args.player:
            print(say("erase-nobody"))
            return 1
    with hold(folder):
        gone = _at(folder, lambda store: archive.erase(store, args.player))
    print(say("erase-done", people=gone.people, tables=gone.tables, lines=gone.lines))
    return 0 if gone.people else 1


def _at(folder: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Do something with the data."""

    async def do() -> T:
        store = open_store(folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())

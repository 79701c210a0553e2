"""The server's data: back it up, restore it, mend it, export and import games, erase a player, renew the owner."""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from coterie.cli.config import settled
from coterie.cli.talk_file import beside
from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.play.record_files import read_record, write_record
from coterie.server.run.settings import Settings
from coterie.server.tables import archive, keys
from coterie.store import Store, check_unless_open, copies, damage, data_in, hold
from coterie.store.damage import check_before_opening
from coterie.store.folder import FILE
from coterie.store.moving import move_store
from coterie.store.opening import client_needed, open_at
from coterie.store.rows import HouseRow

T = TypeVar("T")


def backup(args: argparse.Namespace) -> int:
    """Copy the data to a file. The server may be running."""
    settings = settled(args).settings
    if settings.store:
        with client_needed():
            from coterie.store.postgres import copies as shared
        shared.backup(settings.store, Path(args.file), args.force)
    else:
        copies.backup(settings.data, Path(args.file), args.force)
    print(terminal_phrases(args.lang).say("backup-done", file=args.file))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Replace the data by a backup. The old data is kept beside it."""
    settings, say = settled(args).settings, terminal_phrases(args.lang).say
    if settings.store:
        with client_needed():
            from coterie.store.postgres import copies as shared
        aside = shared.restore(Path(args.file), settings.store, settings.data)
        print(say("restore-done-store"))
    else:
        aside = copies.restore(Path(args.file), settings.data)
        print(say("restore-done", folder=str(settings.data)))
    if aside:
        print(say("restore-aside", file=str(aside)))
    return 0


def move(args: argparse.Namespace) -> int:
    """Carry the data of a house from one store to another. Both are closed meanwhile."""
    say = terminal_phrases(args.lang).say
    seen = sys.stderr.isatty()

    def told(done: int, of: int) -> None:
        if seen:
            print(say("move-so-far", done=done, of=of), end="\r", file=sys.stderr)

    moved = move_store(args.source, args.target, told)
    print(say("move-done", tables=moved.tables, digest=moved.digest[:16]))
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
    settings, say = settled(args).settings, terminal_phrases(args.lang).say
    if args.renew:
        _alone(settings, keys.renew_owner)
        print(say("owner-renewed"))
    print(say("owner-link"))
    return 0


def export(args: argparse.Namespace) -> int:
    """Write the record of a game at a table to a file or to standard output, and its talk to a file beside it."""
    settings, say = settled(args).settings, terminal_phrases(args.lang).say
    if args.with_talk and not args.output:
        raise CoterieError(say("export-talk-where"))
    record = _beside(settings, lambda store: archive.export(store, settings, args.table, args.match, args.unfinished))
    if args.output:
        write_record(record, args.output)
        print(say("export-done", file=args.output))
        if args.with_talk:
            talk = _beside(settings, lambda store: archive.export_talk(store, settings, args.table, args.match, record))
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
    own = HouseRow(f"import-{os.getpid()}", "")  # what is made belongs to somebody until it is whole
    made = _at(settings, own if settings.store else None, lambda store: archive.import_record(store, settings, record))
    print(say("import-done", table=made.table, address=made.address))
    for seat, link in made.links.items():
        print(say("import-link", seat=seat, link=link))
    return 0


def erase(args: argparse.Namespace) -> int:
    """Erase a player from every table. The caller must confirm it, for it cannot be undone."""
    settings, say = settled(args).settings, terminal_phrases(args.lang).say
    if not settings.store:
        data_in(settings.data)
    if not args.yes:
        if not sys.stdin.isatty():
            raise CoterieError(say("erase-unasked"))
        if input(say("erase-sure", player=args.player) + " ").strip() != args.player:
            print(say("erase-nobody"))
            return 1
    gone = _alone(settings, lambda store: archive.erase(store, args.player))
    print(say("erase-done", people=gone.people, tables=gone.tables, lines=gone.lines))
    return 0 if gone.people else 1


def _beside(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do work on data that is there, and on which a house may be open."""
    if not settings.store:
        data_in(settings.data)
        check_unless_open(settings.data)
    return _at(settings, None, work)


def _alone(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do work on data that is there, and on which no house is open."""
    if settings.store:
        with client_needed():
            from coterie.store.postgres.side import postgres_side
        with postgres_side(settings.store) as side:
            side.check_nobody_lives()
        return _at(settings, None, work)
    data_in(settings.data)
    with hold(settings.data):
        check_before_opening(settings.data / FILE)
        return _at(settings, None, work)


def _at(settings: Settings, house: HouseRow | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, run the work, and close the store."""

    async def do() -> T:
        store = await open_at(settings.store, settings.data, house)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())

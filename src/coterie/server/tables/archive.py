"""The archive: a game of a table as a record, a record as a table, and a person erased from every table."""

import time
from contextlib import suppress
from dataclasses import dataclass

from msgspec import structs

from coterie import bots
from coterie.core.errors import BadRecord, CoterieError
from coterie.core.game import Game, Pack
from coterie.core.lexicon import LETTERS
from coterie.games import find
from coterie.packs import STANDARD
from coterie.play import Match, Playback, Record, replay
from coterie.play.checks import PERSON
from coterie.server.run.listen import urls
from coterie.server.run.settings import Settings
from coterie.server.state.agreement import Agreement, Watch
from coterie.server.state.rows import match_of, match_row, move_rows, table_row, written_result
from coterie.server.state.stored import Chair, StoredState, read, written
from coterie.server.tables import keys
from coterie.server.tables.past_talk import companion
from coterie.store import Store
from coterie.store.rows import Change, Person, TableRows


@dataclass(frozen=True, slots=True)
class Imported:
    """A table made from a record.

    Its address and, where the game goes on, the personal link of each seat a person has.
    """

    table: str
    address: str
    links: dict[str, str]  # by the seat's letter


@dataclass(frozen=True, slots=True)
class Erased:
    """What was taken out: so many persons, at so many tables, and lines of talk."""

    people: int
    tables: int
    lines: int


async def export(
    store: Store, settings: Settings, table: str, no: int | None = None, unfinished: bool = False
) -> Record:
    """The record of a table's last game, or of an earlier one.

    That of a game that goes on tells every secret, and is asked for by name.
    """
    rows = await store.load(table.upper())
    if rows is None:
        raise CoterieError(f"there is no table {table}", "data-no-table", {"table": table})
    found = await store.match(rows.table.id, no if no is not None else rows.match.no if rows.match else 0)
    if found is None:
        raise CoterieError(f"table {table} has no such game", "data-no-match", {"table": table})
    row, moves = found
    if row.ended_at is None and not unfinished:
        text = f"the game at table {table} goes on, and its record tells every secret: ask for it with --unfinished"
        raise CoterieError(text, "data-goes-on", {"table": table})
    game = find(row.game)
    _, pack = named_pack(game, row.pack.rpartition(" ")[2], settings)
    return Record.of(match_of(row, moves, game, pack), _players(rows))


async def export_talk(store: Store, settings: Settings, table: str, no: int | None, record: Record) -> str:
    """What was said in a game that was exported, for the file beside its record."""
    rows = await store.load(table.upper())
    assert rows
    assert rows.match
    match, game = no if no is not None else rows.match.no, find(record.header["game"])
    found = await store.match(rows.table.id, match)
    assert found
    _, pack = named_pack(game, record.header["pack"]["digest"], settings)
    playback = Playback(record, pack) if found[0].ended_at is not None else None
    return companion(rows.lines, match, game, playback)


async def import_record(store: Store, settings: Settings, record: Record) -> Imported:
    """A table with the game of a record.

    Over and open to all who know its address, or to be gone on with by whoever has the links.
    """
    game = find(record.header["game"])
    name, pack = named_pack(game, record.header["pack"]["digest"], settings)
    match = replay(record, pack)
    players = record.players or [PERSON] * match.seats
    for level in {player for player in players if player != PERSON}:
        bots.find(level, game)
    secrets = {seat: keys.new_key() for seat, player in enumerate(players) if player == PERSON and not match.over}
    people = [
        Person(n, seat, LETTERS[seat], keys.digest(key), invited=True) for n, (seat, key) in enumerate(secrets.items())
    ]
    numbers = {person.seat: person.n for person in people}
    chairs = [Chair(numbers.get(seat, -1), "" if player == PERSON else player) for seat, player in enumerate(players)]
    watch: Watch = "anyone" if match.over else "invited"
    before = StoredState(Agreement(game.name, match.seats, match.options, name, watch=watch), "waiting", 0, chairs)
    id, now = keys.new_id(), time.time_ns() // 1_000_000
    epoch = await store.make(table_row(id, before, now), people)
    after = structs.replace(before, status="over" if match.over else "playing", match=1)
    await store.write(_game(id, match, after, now, epoch))
    address = f"{urls(settings, settings.port)[0]}/t/{id}"
    return Imported(id, address, {LETTERS[seat]: f"{address}#key={key}" for seat, key in secrets.items()})


async def erase(store: Store, who: str) -> Erased:
    """Take everybody of a name out of all tables, or whoever holds a personal link.

    Their moves stay, and records replay.
    """
    _, link, key = who.partition("#key=")
    found = await store.people(key=keys.digest(key)) if link else await store.people(name=who)
    lines = 0
    for table, n in found:
        rows = await store.load(table)
        assert rows
        after = _without(rows, n)
        lines += await store.erase(table, n, written(after), after.listed)
    return Erased(len(found), len({table for table, _ in found}), lines)


def named_pack(game: Game, digest: str, settings: Settings) -> tuple[str, Pack]:
    """The card pack of this digest and its name: the house's own, or one in the packs folder."""
    own = game.load()
    if own.digest == digest:
        return STANDARD, own
    for folder in sorted(settings.packs.iterdir()) if settings.packs.is_dir() else []:
        with suppress(CoterieError):  # of another game, or none at all
            pack = game.load(str(folder))
            if pack.digest == digest:
                return folder.name, pack
    raise BadRecord(f"it was played with a card pack {digest} that is not here: put it into {settings.packs}")


def _players(rows: TableRows) -> list[str]:
    return [chair.bot or PERSON for chair in read(rows.table.state).chairs]


def _game(id: str, match: Match, stored: StoredState, now: int, epoch: int) -> Change:
    """A match that was played elsewhere, as this table's first."""
    begins, moves = match_row(id, 1, match, now), move_rows(match, now)
    change = Change(id, begins=begins, match=1, moves=moves, state=written(stored), epoch=epoch)
    if match.over:
        change.ended_at, change.result = now, written_result(match)
    return change


def _without(rows: TableRows, n: int) -> StoredState:
    """How a table stands when somebody is no longer there: before a game their seat is free, later a bot has it."""
    stored = read(rows.table.state)
    level = "" if stored.status == "waiting" else bots.default_level(find(stored.agreement.game))
    chairs = [Chair(bot=level) if chair.person == n else chair for chair in stored.chairs]
    others = [chair.person for chair in chairs if chair.person >= 0]
    return structs.replace(stored, chairs=chairs, host=others[0] if stored.host == n and others else stored.host)

"""Shares: links by which anybody who has one sees one finished game again, and nothing else of its table.

What a link tells of the people is written down when it is made. Whoever opens it is answered from that and from the
moves of the game alone: the table itself, where the next game may be on, is not even looked for.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from coterie.core.errors import refuse
from coterie.games import find
from coterie.server.protocol.shared_json import Cover, PlayerJson, Shared, ShareJson
from coterie.server.state.table_state import TableState
from coterie.server.tables import keys
from coterie.server.tables.replays import Replays, ReplayTurn
from coterie.server.tables.services import Services
from coterie.store.rows import Person, ShareRow

MOST = 30  # links to the games of one table at a time
WRONG_LINK = ("no-share", "no-share-short")  # the codes of links that open nothing
NAME = 16  # characters by which a link is called, of the digest of its key


class SharedGame(Struct):
    """A part of a game that was shared. Turn 0 is the table before the first move. Talk is left out."""

    game: str
    pack: Annotated[str, Meta(description="The card pack, as `/api/house` lists them.")]
    players: Annotated[list[PlayerJson], Meta(description="Seat by seat.")]
    seats: int
    moves: int
    turns: list[ReplayTurn]


class Shares:
    """The links that players gave: `give`, `given`, `take_back`, and `open` for whoever comes with one."""

    def __init__(self, services: Services, replays: Replays) -> None:
        self._services = services
        self._replays = replays

    async def give(self, state: TableState, by: Person, no: int, named: bool) -> Shared:
        """A new link to a finished game. Raises Refused if there are as many links already."""
        key, store = keys.new_key(self._services.entropy), self._services.store
        cover = msgspec.json.encode(cover_of(state, no, named)).decode()
        row = ShareRow(keys.digest(key), state.id, no, by.n, named, cover, self._services.now())
        if not await store.share(row, MOST):
            refuse("refused-shares", f"there are {MOST} links to games of this table: take one back first", most=MOST)
        return Shared(name_of(row), key)

    async def given(self, state: TableState) -> list[ShareJson]:
        """The links to games of a table, without their keys."""
        rows = await self._services.store.shares(state.id)
        return [ShareJson(name_of(row), row.match, row.person, row.named, row.made_at) for row in rows]

    async def take_back(self, state: TableState, name: str) -> None:
        """Let a link open nothing any more. Raises Refused if there is none of this name."""
        store = self._services.store
        for row in await store.shares(state.id):
            if name_of(row) == name and await store.unshare(state.id, row.key):
                return
        refuse("no-share", "there is no such link to a game: it may have been taken back already")

    async def open(self, key: str, eyes: str, first: int, count: int) -> SharedGame:
        """So many turns of the game that a link opens, from the first one on, through these eyes.

        Raises Refused if the link is not whole, or opens nothing.
        """
        if len(key) != keys.KEY_LENGTH:
            refuse("no-share-short", f"this link is not whole: after “link=” come {keys.KEY_LENGTH} characters")
        row = await self._services.store.shared(keys.digest(key))
        if row is None:
            refuse("no-share", "there is no such link to a game: it may have been taken back; ask for a new one")
        cover = msgspec.json.decode(row.cover, type=Cover)
        game = find(cover.game)
        pack = self._services.packs.load(game, cover.pack)
        moves, turns = await self._replays.shared(row.table, row.match, game, pack, eyes, first, count)
        return SharedGame(cover.game, cover.pack, cover.players, len(cover.players), moves, turns)


def cover_of(state: TableState, no: int, named: bool) -> Cover:
    """What a link tells of a game's people: their names or nothing but their seats."""

    def player(seat: int) -> PlayerJson:
        person = who_sat(state, no, seat)
        bot = "" if person >= 0 else state.chairs[seat].bot
        name = state.people[person].name if named and person >= 0 else ""
        return PlayerJson(name, bot, state.stored.colours[seat])

    return Cover(state.game.name, state.agreement.pack, [player(seat) for seat in range(state.agreement.seats)])


def who_sat(state: TableState, no: int, seat: int) -> int:
    """The person who had a seat when a game of the table began; -1: a bot.

    Whoever gave the seat up in that game or in a later one had it then.
    """
    left = (leaver.person for leaver in state.stored.leavers if leaver.seat == seat and leaver.match >= no)
    return next(left, state.chairs[seat].person)


def name_of(row: ShareRow) -> str:
    """By which a link is called among those of its table: it tells nothing of the key."""
    return row.key.hex()[:NAME]

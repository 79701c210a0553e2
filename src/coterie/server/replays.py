"""Games of a table that are looked at again: their records, and their replays through anybody's eyes."""

import asyncio
from typing import Annotated, Any, TypedDict

from msgspec import Meta, Struct

from coterie.core.words import LETTERS, OPEN
from coterie.play import Match, Playback, Record
from coterie.play.record import letter
from coterie.server import seen
from coterie.server.calls import HTTPProblem
from coterie.server.house import House
from coterie.server.live import LiveTable
from coterie.server.rows import match_of

MOST_TURNS = 100  # of a replay in one answer
PLAYBACKS = 16  # kept at hand


class Turn(Struct):
    """One move of a replay, and the table after it, as the chosen eyes saw both."""

    n: int
    seat: Annotated[int, Meta(description="Negative: chance, or everybody together.")]
    move: Annotated[str, Meta(description="As a record has it, a question mark where these eyes did not see it.")]
    events: list[seen.Event]
    view: seen.View


class Replay(Struct):
    """A part of a finished game. Turn 0 is the table before the first move."""

    game: str
    seats: int
    moves: int
    turns: list[Turn]


class Kept(TypedDict):
    """The record of a finished game, as docs/records.md explains it."""

    format: str
    game: str
    rules_version: int
    pack: dict[str, str]
    options: dict[str, str]
    seats: int
    moves: list[str]
    result: dict[str, Any] | None
    seal: str


class PublicRecord(Struct):
    """What everybody may know of a game that goes on."""

    game: str
    rules_version: int
    pack: str
    options: dict[str, str]
    seats: int
    moves: list[str]


def public_part(match: Match) -> PublicRecord:
    """The record of a match that goes on, as everybody may know it."""
    playback = Playback(Record.of(match), match.pack)
    moves = [f"{letter(turn.seat)} {turn.token(match.seats)}" for turn in playback.turns]
    game = match.game
    return PublicRecord(game.name, game.rules_version, f"{match.pack.name} {match.pack.digest}", match.options, match.seats, moves)


async def replay_of(house: House, table: LiveTable, no: int, eyes: str, first: int, count: int) -> Replay:
    """So many turns of a finished game from the first one on, through these eyes. Raises HTTPProblem if there are none such."""
    playback = await _playback(house, table, no)
    viewers = {"onlooker": playback.seats, "open": OPEN, **{LETTERS[s]: s for s in range(playback.seats)}}
    if eyes not in viewers:
        raise HTTPProblem(400, "wrong-eyes", f"eyes are one of {', '.join(viewers)}, not '{eyes}'", {"eyes": eyes})
    async with house.replaying:  # a playback stands at one move at a time
        turns = await asyncio.to_thread(_turns, playback, viewers[eyes], first, min(max(count, 1), MOST_TURNS))
    return Replay(playback.game.name, playback.seats, len(playback), turns)


async def _playback(house: House, table: LiveTable, no: int) -> Playback:
    """A finished game, played back once for all who look at it in a row."""
    found = house.playbacks.pop((table.id, no), None)
    if found is None:
        kept = await house.backstage.store.match(table.id, no)
        if kept is None:
            raise HTTPProblem(404, "no-match", "this table has no such game")
        found = await asyncio.to_thread(lambda: Playback(Record.of(match_of(*kept, table.game, table.pack)), table.pack))
        if len(house.playbacks) >= PLAYBACKS:
            del house.playbacks[next(iter(house.playbacks))]
    house.playbacks[table.id, no] = found
    return found


def _turns(playback: Playback, viewer: int, first: int, count: int) -> list[Turn]:
    turns = []
    for n in range(max(0, first), min(len(playback), first + count - 1) + 1):
        playback.jump(n)
        turn = playback.turns[n - 1] if n else None
        events = seen.events(turn.heard(viewer)) if turn else []
        move = turn.token(viewer) if turn else ""
        turns.append(Turn(n, turn.seat if turn else -1, move, events, seen.view(playback.eyes(viewer).view())))
    return turns

"""Replays: finished games seen again through the eyes of any seat, and the public part of a game that goes on."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, TypedDict

import msgspec
from msgspec import Meta, Struct

from coterie.core.errors import refuse
from coterie.core.eyes import Eyes
from coterie.core.game import Game, Pack
from coterie.core.lexicon import LETTERS, OPEN
from coterie.play import Match, Playback, Record
from coterie.play.record import letter
from coterie.server.protocol.game_json import EventJson, ViewJson, events_json, view_json
from coterie.server.protocol.lied_json import LiedJson
from coterie.server.protocol.story_json import StoryJson
from coterie.server.protocol.talk_json import LineJson, VerdictJson, line_json, verdict_json
from coterie.server.state.lines import EVERYBODY
from coterie.server.state.rows import match_of
from coterie.server.state.table_state import TableState
from coterie.server.tables.past_story import story_of
from coterie.server.tables.past_talk import at_table, lied_of, verdicts_of
from coterie.store.port import Store

MOST_TURNS = 100  # of a replay in one answer
PLAYBACKS = 16  # kept at hand
PUBLIC_PARTS = 64  # kept at hand, each until the next move of its game


class ReplayTurn(Struct):
    """One move of a replay, and the table after it, as the chosen eyes saw both."""

    n: int
    seat: Annotated[int, Meta(description="Negative: chance, or everybody together.")]
    move: Annotated[str, Meta(description="As a record has it, a question mark where these eyes did not see it.")]
    events: list[EventJson]
    view: ViewJson


class Replay(Struct):
    """A part of a finished game. Turn 0 is the table before the first move."""

    game: str
    seats: int
    moves: int
    turns: list[ReplayTurn]
    lines: Annotated[
        list[LineJson], Meta(description="What was said at the table during the game; it comes with turn 0.")
    ] = []
    verdicts: Annotated[
        list[VerdictJson], Meta(description="What became of it by the same eyes; it comes with turn 0.")
    ] = []


class RecordJson(TypedDict):
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
    return PublicRecord(
        game.name, game.rules_version, f"{match.pack.name} {match.pack.digest}", match.options, match.seats, moves
    )


class Decision(NamedTuple):
    """A move of a seat that had a choice: its number, the question, the answer, and the packed eyes it had then."""

    move: int
    step: str
    action: int
    eyes: bytes


class Replays:
    """The replays of finished games, and the public parts of others. Those looked at last are kept at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # by table: the game, how many moves it had, and its public part, or the making of it
        self._public: dict[str, tuple[int, int, asyncio.Future[bytes]]] = {}
        self._playbacks: dict[tuple[str, int], Playback] = {}
        self._playing = asyncio.Lock()  # a playback stands at one move at a time

    async def turns(self, state: TableState, no: int, eyes: str, first: int, count: int) -> Replay:
        """So many turns of a finished game from the first one on, through these eyes.

        Raises Refused if there are no such eyes, or no such game.
        """
        playback = await self._playback(state, no)
        viewer = _viewer(playback, eyes)
        async with self._playing:
            turns = await asyncio.to_thread(_turns, playback, viewer, first, count)
            said = at_table(await self._store.lines(state.id, no), no) if first <= 0 else []
            judged = verdicts_of(said, no, playback, viewer) if said else {}
        lines = [line_json(state, line, EVERYBODY) for line in said]
        verdicts = [verdict_json(*key, verdict) for key, verdict in judged.items()]
        return Replay(playback.game.name, playback.seats, len(playback), turns, lines, verdicts)

    async def shared(
        self, table: str, no: int, game: Game, pack: Pack, eyes: str, first: int, count: int
    ) -> tuple[int, list[ReplayTurn]]:
        """How many moves a finished game has, and so many of its turns, without anything of its table.

        Raises Refused if there are no such eyes, or no such game.
        """
        playback = await self._played(table, no, game, pack)
        viewer = _viewer(playback, eyes)
        async with self._playing:
            turns = await asyncio.to_thread(_turns, playback, viewer, first, count)
        return len(playback), turns

    async def lied(self, state: TableState, no: int, eyes: str) -> LiedJson:
        """Who lied in a finished game. Raises Refused if there are no such eyes, or no such game."""
        playback = await self._playback(state, no)
        viewer = _viewer(playback, eyes)
        async with self._playing:
            lines = await self._store.lines(state.id, no)
            return await asyncio.to_thread(lied_of, lines, no, playback, viewer)

    async def story(self, state: TableState, no: int) -> StoryJson:
        """The story of a finished game. Raises Refused if there is no such game."""
        playback = await self._playback(state, no)
        async with self._playing:
            return await asyncio.to_thread(story_of, playback)

    async def decisions(
        self, state: TableState, no: int, seat: int, pack: Callable[[Eyes], bytes]
    ) -> tuple[list[Decision], dict[str, str], int]:
        """The decisions of a seat in a finished game, with the options and the seats of that game."""
        playback = await self._playback(state, no)
        async with self._playing:
            found = await asyncio.to_thread(_decisions, playback, seat, pack)
        return found, playback.record.header["options"], playback.seats

    async def public_part(self, state: TableState, match: Match) -> bytes:
        """The public part of a table's game that goes on, as JSON: made once for all who ask between two moves."""
        found = self._public.pop(state.id, None)
        stands = state.stored.match, match.made
        if found is None or found[:2] != stands or (found[2].done() and found[2].exception()):
            if len(self._public) >= PUBLIC_PARTS:
                del self._public[next(iter(self._public))]
            found = *stands, asyncio.ensure_future(asyncio.to_thread(_public_json, match.fork()))
        self._public[state.id] = found
        return await asyncio.shield(found[2])  # one who goes away takes it from nobody else

    async def _playback(self, state: TableState, no: int) -> Playback:
        return await self._played(state.id, no, state.game, state.pack)

    async def _played(self, table: str, no: int, game: Game, pack: Pack) -> Playback:
        """A finished game, played back once for all who look at it in a row."""
        found = self._playbacks.pop((table, no), None)
        if found is None:
            rows = await self._store.match(table, no)
            if rows is None:
                refuse("no-match", "this table has no such game")
            found = await asyncio.to_thread(lambda: Playback(Record.of(match_of(*rows, game, pack)), pack))
            if len(self._playbacks) >= PLAYBACKS:
                del self._playbacks[next(iter(self._playbacks))]
        self._playbacks[table, no] = found
        return found


def _viewer(playback: Playback, eyes: str) -> int:
    viewers = {"onlooker": playback.seats, "open": OPEN, **{LETTERS[s]: s for s in range(playback.seats)}}
    if eyes not in viewers:
        refuse("wrong-eyes", f"eyes are one of {', '.join(viewers)}, not '{eyes}'", eyes=eyes)
    return viewers[eyes]


def _public_json(match: Match) -> bytes:
    return msgspec.json.encode(public_part(match))


def _turns(playback: Playback, viewer: int, first: int, count: int) -> list[ReplayTurn]:
    turns, count = [], min(max(count, 1), MOST_TURNS)
    for n in range(max(0, first), min(len(playback), first + count - 1) + 1):
        playback.jump(n)
        turn = playback.turns[n - 1] if n else None
        events = events_json(turn.heard(viewer)) if turn else []
        move = turn.token(viewer) if turn else ""
        turns.append(ReplayTurn(n, turn.seat if turn else -1, move, events, view_json(playback.eyes(viewer).view())))
    return turns


def _decisions(playback: Playback, seat: int, pack: Callable[[Eyes], bytes]) -> list[Decision]:
    """The answers of a seat that had a choice, each with the eyes of its moment."""
    found = []
    for move in playback.decisions(seat):
        turn = playback.turns[move - 1]
        playback.jump(move - 1)
        found.append(Decision(move, turn.step, turn.action, pack(playback.eyes(seat))))
    return found

"""The gallery: an onlooker sees exactly what core tells a seat that knows nothing, byte by byte, and whoever may not
look sees nothing.
"""

import asyncio
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from coterie.games import find
from coterie.play.rebuild import rebuilding
from coterie.server.protocol import told
from coterie.server.protocol.game_json import GameJson, events_json, view_json
from tests.server.guests import Guest, RunningServer, level, running_server
from tests.server.taps import Tap

SEATS = 3
NOON = 1_800_000_000_000
CLOCK = 300


@pytest.mark.parametrize("name", ["royal-secrets", "for-the-king", "reigns-council"])
def test_an_onlooker_is_sent_what_core_tells_one_and_nothing_else(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with running_server(tmp_path, now=lambda: NOON) as server:
            guests, onlookers = await gather(server, name)
            marks = await play_out(server, guests, Lehmer(7))
            for onlooker in onlookers:
                await onlooker.catch_up()
            assert onlookers[0].raw == onlookers[1].raw
            heard = [frame for frame in onlookers[0].frames if frame.startswith(b'{"type":"news"')]
            assert heard == as_core_tells(server, guests[0].table, marks)

    asyncio.run(scenario())


def test_who_is_shown_the_door_and_who_never_came_in_get_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running_server(tmp_path, now=lambda: NOON) as server:
            guests, (removed, onlooker) = await gather(server, "royal-secrets")
            assert (await guests[0].do("start"))["type"] == "done"
            for guest in guests:
                await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
            await onlooker.catch_up()
            person = next(p["person"] for p in onlooker.face["people"] if p["name"] == "Onlooker 0")
            assert (await guests[0].do("remove", person=person))["type"] == "done"
            stranger = await Tap(server, guests[0].table, "a" * 22).hello()
            nobody = Tap(server, guests[0].table, "")
            nobody.key = None  # type: ignore[assignment]
            await nobody.hello()
            for tap in (removed, stranger, nobody):
                await tap.gone()
            before = [len(tap.frames) for tap in (removed, stranger, nobody)]
            asked = next(guest for guest in guests if guest.legal)
            await asked.play(asked.legal[0])
            await asked.do("say", text="Psst.")
            await onlooker.catch_up()
            assert any(line["text"] == "Psst." for line in onlooker.lines.values())
            assert [len(tap.frames) for tap in (removed, stranger, nobody)] == before
            assert [tap.closed for tap in (removed, stranger, nobody)] == [4403, 4401, 4401]
            again = await Tap(server, guests[0].table, removed.key).hello()
            await again.gone()
            assert [len(tap.frames) for tap in (again, stranger, nobody)] == [1, 1, 1]
            assert again.bye
            assert again.closed == 4401

    asyncio.run(scenario())


async def gather(server: RunningServer, game: str) -> tuple[list[Guest], list[Tap]]:
    """Players and two onlookers at a table whose game has not begun."""
    host, invitation = await server.open(game, "Guest 0", seats=SEATS, clock=CLOCK)
    guests = [host, *[await server.join(host.table, invitation, f"Guest {n}") for n in range(1, SEATS)]]
    onlookers = []
    for n in range(2):
        _, seated = await server.post(
            f"/api/tables/{host.table}/watch", {"name": f"Onlooker {n}", "invitation": invitation}
        )
        onlookers.append(await Tap(server, host.table, seated["key"]).hello())
    for onlooker in onlookers:
        await onlooker.catch_up()
        onlooker.raw.clear()
        onlooker.said = 0
    return guests, onlookers


async def play_out(server: RunningServer, guests: list[Guest], dice: Lehmer) -> list[int]:
    """Play a whole game at random. Returns after how many moves everybody was told something."""
    table = server.state(guests[0].table)
    assert (await guests[0].do("start"))["type"] == "done"
    assert table.match
    marks = [len(table.match.moves)]
    for guest in guests:
        await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
    while not guests[0].over:
        asked = [guest for guest in guests if guest.legal]
        guest = asked[dice.below(len(asked))]
        answer = await guest.play(guest.legal[dice.below(len(guest.legal))])
        marks.append(answer["moves"])
        await level(guests, guest.stands)
    return marks


def as_core_tells(server: RunningServer, id: str, marks: list[int]) -> list[bytes]:
    """The news as the eyes of the seat after the last have them, in a match played again from its moves."""
    match = server.state(id).match
    assert match
    frames: list[bytes] = []
    since = 0
    for n, again in enumerate(rebuilding(find(match.game.name), SEATS, match.options, match.pack, match.moves)):
        if n in marks:
            eyes = again.eyes(SEATS)
            due = None if again.over else NOON + CLOCK * 1000
            sayings = None if frames else []  # who watches may say nothing of it, and is told so once
            game = GameJson(view_json(eyes.view()), [], undo=False, order=None, due=due, sayings=sayings)
            frames.append(told.encode(told.News(1, events_json(eyes.heard(since)), game)))
            since = again.told
    return frames

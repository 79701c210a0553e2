"""Links in two worlds: a stranger who has one cannot tell, by any byte, what is said and done at its table.

In both worlds the same game is over and a link to it was given. They differ in what was said and whispered during the
game, in who is called what (where the link has letters), and in the next game: its cards, its talk, who left it, who
watches it.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coterie.server.state.table_state import TableState
from coterie.server.tables import shares
from coterie.server.tables.replays import Replays
from coterie.server.tables.shares import Cover, PlayerJson, cover_of
from tests.server.taps import Tap
from tests.server.worlds import World, twins, walk

pytestmark = pytest.mark.slow

SEATS = 3
EYES = ("open", "onlooker", "A", "B", "C")


async def end(world: World) -> None:
    """Everybody agrees to end the game: all hands are open then."""
    await world.taps[0].do("propose", topic="end")
    for tap in world.taps[1:SEATS]:
        await tap.until(lambda tap=tap: tap.face["votes"])  # type: ignore[misc]
        await tap.do("vote", vote=tap.face["votes"][0]["vote"], yes=True)
    await world.taps[0].until(lambda: world.taps[0].face["status"] == "ended")


async def give(world: World, names: bool) -> Tap:
    """A stranger with a link that the first player gave."""
    table, key = world.taps[0].table, world.taps[0].key
    status, shared = await world.server.post(f"/api/tables/{table}/shares", {"names": names, "match": 1}, key=key)
    assert status == 201, shared
    return Tap(world.server, table, shared["key"])


async def open_link(stranger: Tap) -> bytes:
    """Everything that a stranger gets by a link, and by trying it elsewhere."""
    for eyes in EYES:
        answer = await stranger.fetch(f"/api/shared?eyes={eyes}")
        assert answer.startswith(b"HTTP/1.1 200 ")
    await stranger.fetch("/api/shared?eyes=Z")
    await stranger.fetch("/api/shared?first=99999")
    return bytes(stranger.raw)


async def compare(data: Path) -> None:
    async with twins(data, "royal-secrets", SEATS, whispers=True) as pair:
        spots = [spot for spot in walk(pair.game, SEATS, 1) if spot.step == "choose"][:3]
        await asyncio.gather(pair.left.begin(spots[1]), pair.right.begin(spots[1]))
        await pair.settle([])
        await pair.left.taps[0].do("say", text="I shall stay.", acts=[{"act": "promise", "saying": "stays"}])
        await pair.right.taps[1].do("say", text="psst", form="whisper", about=2)
        await pair.both(end)
        for names in (True, False):
            one, two = await give(pair.left, names), await give(pair.right, names)
            before = await open_link(one)
            assert before == await open_link(two), "can tell two worlds apart by a link: what was said"
            if names:
                links = one, two
        # another game begins, not the same in both worlds, and other things happen
        await asyncio.gather(pair.left.begin(spots[0]), pair.right.begin(spots[2]))
        await pair.settle([])
        await pair.left.taps[1].do("resign")
        await pair.right.taps[2].do("say", text="What a hand!")
        await pair.right.server.house.watch(pair.right.live, "Somebody else", invited=True)
        for link in links:
            link.raw.clear()
        left, right = [await open_link(link) for link in links]
        assert left == right, "can tell two worlds apart by a link: the next game"


def test_a_stranger_cannot_tell_what_is_said_and_done_at_the_table_of_a_link(tmp_path: Path) -> None:
    asyncio.run(compare(tmp_path))


def test_by_letters_a_stranger_cannot_tell_who_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with twins(tmp_path, "royal-secrets", SEATS) as pair:
            await pair.right.taps[1].do("rename", name="Somebody with another and much longer name"[:24])
            spot = next(iter(walk(pair.game, SEATS, 1)))
            await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot))
            await pair.both(end)
            named, lettered = [
                [await open_link(await give(world, names)) for world in (pair.left, pair.right)]
                for names in (True, False)
            ]
            assert lettered[0] == lettered[1]
            assert named[0] != named[1]

    asyncio.run(scenario())


def the_last_game(patch: pytest.MonkeyPatch) -> None:
    """A link opens whatever game is the last of its table."""
    shared = Replays.shared

    async def leaky(self: Replays, table: str, no: int, *rest: Any) -> Any:
        return await shared(self, table, len(await self._store.matches(table)), *rest)

    patch.setattr(Replays, "shared", leaky)


def a_count_of_words(patch: pytest.MonkeyPatch) -> None:
    """A cover counts what was said in the game."""
    made = cover_of

    def leaky(state: TableState, no: int, named: bool) -> Cover:
        cover = made(state, no, named)
        said = sum(line.match == no and bool(line.acts) for line in state.lines)
        return Cover(cover.game, cover.pack, [PlayerJson(f"{said}", "", 0), *cover.players[1:]])

    patch.setattr(shares, "cover_of", leaky)


@pytest.mark.parametrize(("plant", "found"), [(the_last_game, "the next game"), (a_count_of_words, "what was said")])
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], found: str
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        asyncio.run(compare(tmp_path))

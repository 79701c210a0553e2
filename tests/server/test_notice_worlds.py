"""Notices tell nothing that their reader could not know: two worlds send the same ones, at the same times.

The channel is read by anybody, so it knows what the onlooker does; a device knows what its player does.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from coterie.games import find
from coterie.server.notices import turns
from coterie.server.notices.turns import SETTLED
from coterie.server.state.table_state import TableState
from tests.server.receivers import Device, Receiver, receiving
from tests.server.worlds import Twins, World, dealt_otherwise, twins, walk

SEATS = 3
STEPS = 12  # seconds after everybody has left, each of which is looked at
PRIVATE = ("Host", "Authorization", "Topic")  # they name the address itself, which is another one in each world

Heard = list[tuple[int, str, bytes, tuple[tuple[str, str], ...]]]


class Outside:
    """What is outside one world: a channel, and a device of every player."""

    def __init__(self, world: World, receiver: Receiver, devices: list[Device]) -> None:
        self.world = world
        self.receiver = receiver
        self.devices = devices

    async def settle_in(self) -> None:
        server, taps = self.world.server, self.world.taps
        server.house.services.courier.caller.loopback = True
        for tap, device in zip(taps[:SEATS], self.devices, strict=True):
            at = f"/api/tables/{tap.table}"
            given = {**device.subscription(), "endpoint": f"{self.receiver.url}{device.path}"}
            assert (await server.post(f"{at}/push", given, tap.key))[0] == 200
        hook = {"url": f"{self.receiver.url}/channel", "form": "slack"}
        assert (await server.post(f"/api/tables/{taps[0].table}/webhook", hook, taps[0].key))[0] == 200

    async def hear(self) -> Heard:
        """Everybody leaves; what is heard outside, second by second; then they come back."""
        world, heard = self.world, []
        for tap in world.taps:
            await tap.leave()
        while world.live.state.here:
            await asyncio.sleep(0)
        for second in range(STEPS):
            world.clock.ms += 1000
            world.live.attend()
            while world.live.notices._calls:
                await asyncio.gather(*world.live.notices._calls.values())
            heard += [(second, *self._read(call.path, call)) for call in self.receiver.calls]
            self.receiver.calls.clear()
        for tap in world.taps:
            await tap.back()
        return heard

    def _read(self, path: str, call: Any) -> tuple[str, bytes, tuple[tuple[str, str], ...]]:
        device = next((device for device in self.devices if device.path == path), None)
        body = device.reads(call) if device else call.body
        kept = tuple(sorted((name, text) for name, text in call.headers.items() if name not in PRIVATE))
        return path, body, kept


async def outside(stack: AsyncExitStack, pair: Twins) -> list[Outside]:
    found, devices = [], [Device(f"http://127.0.0.1/device-{seat}") for seat in range(SEATS)]
    for world in (pair.left, pair.right):
        found.append(Outside(world, await stack.enter_async_context(receiving()), devices))
        await found[-1].settle_in()
        found[-1].receiver.calls.clear()
    return found


def compare(left: Heard, right: Heard, viewer: int) -> int:
    """A viewer hears the same in both worlds, on their own device and in the channel; how much they hear."""
    own = {f"/device-{viewer}", "/channel"}
    heard = [[each for each in world if each[1] in own] for world in (left, right)]
    assert heard[0] == heard[1], f"viewer {viewer} can tell two worlds apart by their notices"
    return len(heard[0])


def hidden_cards(data: Path, game: str, places: int = 4) -> int:
    """Cards that a viewer does not know lie elsewhere: nothing is told otherwise. How much was told."""

    async def scenario() -> int:
        told, dice = 0, Lehmer(5)
        async with AsyncExitStack() as stack:
            pair = await stack.enter_async_context(twins(data, game, SEATS))
            left, right = await outside(stack, pair)
            spots = list(walk(find(game), SEATS, 3))
            chosen = spots[1 :: max(1, len(spots) // places)][:places]
            for n, spot in enumerate(chosen):
                viewer = n % (SEATS + 1)
                twin = dealt_otherwise(spot.table, viewer, dice)
                if twin is None:
                    continue
                await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot, twin))
                told += compare(*await asyncio.gather(left.hear(), right.hear()), viewer)
        return told

    return asyncio.run(scenario())


def secret_order(data: Path) -> int:
    """In one world somebody left an order, which will answer for them: nothing is told otherwise."""

    async def scenario() -> int:
        async with AsyncExitStack() as stack:
            pair = await stack.enter_async_context(twins(data, "for-the-king", SEATS))
            left, right = await outside(stack, pair)
            for world in (pair.left, pair.right):
                world.live.absence._house_pace = 60.0  # nothing answers before everything was told
            spots = [spot for spot in walk(find("for-the-king"), SEATS, 3) if spot.step == "bid"]
            await asyncio.gather(pair.left.begin(spots[0]), pair.right.begin(spots[0]))
            bidder = spots[0].table.whose()
            answer = await pair.left.taps[bidder].do("order", order="bid-up-to", amount=3)
            assert answer["type"] == "done", answer
            heard = await asyncio.gather(left.hear(), right.hear())
            return sum(compare(*heard, viewer) for viewer in range(SEATS + 1))

    return asyncio.run(scenario())


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_notices_say_nothing_of_cards(tmp_path: Path, game: str) -> None:
    assert hidden_cards(tmp_path, game) > 3


def test_notices_say_nothing_of_orders(tmp_path: Path) -> None:
    assert secret_order(tmp_path) > 0


# The proofs catch what they are for.


def test_a_notice_that_waits_for_an_order_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = turns.waited_for

    def leaky(state: TableState) -> dict[int, int]:
        return {n: at for n, at in plain(state).items() if state.ordered(state.people[n].seat) is None}

    monkeypatch.setattr(turns, "waited_for", leaky)
    with pytest.raises(AssertionError, match="can tell two worlds apart by their notices"):
        secret_order(tmp_path)


def test_a_notice_that_goes_by_the_cards_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = turns.waited_for

    def leaky(state: TableState) -> dict[int, int]:
        cards = sum(n * at for n, at in enumerate(state.match._table.where)) if state.match else 0
        return {n: at - SETTLED + cards % 7 * 1000 for n, at in plain(state).items()}

    monkeypatch.setattr(turns, "waited_for", leaky)
    with pytest.raises(AssertionError, match="can tell two worlds apart by their notices"):
        hidden_cards(tmp_path, "royal-secrets", 12)

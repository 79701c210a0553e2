"""Two worlds in browsers.

Everybody at a table has a page open in both, and all that a page holds can be laid side by side.

The worlds are those of `tests/server/worlds.py`, alike in everything but what a viewer cannot know. There every byte on
the wire is compared; here everything a browser makes of it: the page with its attributes and comments, the
accessibility tree, every kind of storage, and what came by socket and by HTTP. It is as if every hidden card bore a
mark of its own: whatever told it from another would differ.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, Response, WebSocket, async_playwright

from tests.browser.guest import UNPAINTED
from tests.server.worlds import Twins, World, twins
from tools import chromium

HELD = Path(__file__).with_name("held.js").read_text().partition("\n")[2]
PAINTED = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
PATIENCE = 100  # looks, a twentieth of a second apart, until two pages that come to the same have come to it

Held = dict[str, Any]


class Peephole:
    """One viewer's page in one world, and all that is to be found there."""

    def __init__(self, page: Page, world: World, cdp: CDPSession) -> None:
        self.page = page
        self._world = world
        self._cdp = cdp
        self._came: list[str] = []
        self._bodies: dict[str, str] = {}
        page.on("websocket", self._listen)
        page.on("response", self._read)

    async def open(self, viewer: int) -> None:
        tap = self._world.taps[viewer]
        await self.page.goto(f"{self._world.server.url}/t/{tap.table}#key={tap.key}")

    async def held(self) -> Held:
        """Everything, by where it was found."""
        found: Held = await self.page.evaluate(HELD)
        tree = await self._cdp.send("Accessibility.getFullAXTree")
        found["tree"] = [_said(node) for node in tree["nodes"] if not node["ignored"]]
        found["frames"] = [frame for frame in self._came if '"news"' in frame]
        found["bodies"] = self._bodies
        return dict(
            json.loads(
                json.dumps(found).replace(self._world.server.url, "house").replace(self._world.server.url[5:], "house")
            )
        )

    async def catch_up(self) -> None:
        """Wait until the page shows the game that is played now, as it stands."""
        told = f'"match":{self._world.live.state.stored.match},'
        async with asyncio.timeout(50):
            while not any(told in frame for frame in self._came[-3:]):
                await asyncio.sleep(0.01)
        await self.page.evaluate(PAINTED)

    def forget(self) -> None:
        self._came.clear()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._came.append(str(payload).strip()))

    async def _read(self, response: Response) -> None:
        # what the house tells of itself is the same for all, and is asked for at any time
        if "/api/" in response.url and not response.url.endswith("/api/house"):
            self._bodies[response.url.partition("/api/")[2]] = await response.text()


class Company:
    """The pages of everybody at the table, in both worlds."""

    def __init__(self, pair: Twins, holes: list[tuple[Peephole, Peephole]]) -> None:
        self.pair = pair
        self._holes = holes
        self.compared = [0] * len(holes)

    async def ready(self) -> None:
        """Wait until all pages can read a game aloud: from then on they tell the same of the next one."""
        live = [
            hole.page.locator("[aria-live=polite][aria-atomic=false]").first for holes in self._holes for hole in holes
        ]
        await asyncio.gather(*[region.wait_for(state="attached") for region in live])

    async def settle(self) -> None:
        await self.pair.settle([])
        await asyncio.gather(*[hole.catch_up() for holes in self._holes for hole in holes])

    async def differences(self, viewer: int) -> dict[str, str]:
        """Where a viewer's pages in the two worlds differ, and how, once both have come to rest."""
        self.compared[viewer] += 1
        left, right = self._holes[viewer]
        for look in range(PATIENCE):
            one, two = await asyncio.gather(left.held(), right.held())
            differ = {place: _how(one[place], two[place]) for place in one if one[place] != two[place]}
            if not differ:
                break
            if look > 5 and "frames" in differ:  # what came does not change any more
                break
            await asyncio.sleep(0.05)
        return differ

    def forget(self) -> None:
        for holes in self._holes:
            for hole in holes:
                hole.forget()


@asynccontextmanager
async def company(data: Path, game: str, seats: int, hoard: str = "") -> AsyncIterator[Company]:
    """Everybody at a table of this game, and an onlooker, with a browser of their own in each world.

    `hoard` is run in every page first.
    """
    async with twins(data, game, seats, clock=0) as pair, async_playwright() as play, AsyncExitStack() as stack:
        browser = await play.chromium.launch(executable_path=chromium.path(), chromium_sandbox=False)
        stack.push_async_callback(browser.close)
        holes = []
        for viewer in pair.viewers():
            holes.append(
                (
                    await _peephole(browser, pair.left, viewer, hoard),
                    await _peephole(browser, pair.right, viewer, hoard),
                )
            )
        yield Company(pair, holes)


async def _peephole(browser: Browser, world: World, viewer: int, hoard: str) -> Peephole:
    context = await browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    await context.clock.set_fixed_time("2030-01-01")
    await context.add_init_script(UNPAINTED + hoard)
    page = await context.new_page()
    hole = Peephole(page, world, await context.new_cdp_session(page))
    await hole.open(viewer)
    return hole


def _said(node: dict[str, Any]) -> list[Any]:
    """What the accessibility tree tells of a node."""
    properties = [[each["name"], each["value"].get("value")] for each in node.get("properties", [])]
    return [node.get(part, {}).get("value") for part in ("role", "name", "value", "description")] + properties


def _how(one: Any, two: Any) -> str:
    left, right = json.dumps(one), json.dumps(two)
    at = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    return f"\n  ...{left[max(0, at - 150) : at + 150]}...\n  ...{right[max(0, at - 150) : at + 150]}..."

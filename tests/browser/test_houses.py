"""A game goes on in the page while the house that keeps it is killed: another house takes the table over."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import beside
from tests.browser.guest import Guest
from tests.houses.processes import HouseProcess
from tools.postgres import Postgres


class Front:
    """One address before several houses: a connection goes to the first of them that is open."""

    def __init__(self, houses: list[HouseProcess]) -> None:
        self.houses = houses
        self.url = ""

    async def visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for house in self.houses:
            with suppress(OSError):
                near, far = await asyncio.open_connection("127.0.0.1", urlsplit(house.url).port)
                await asyncio.gather(carry(reader, far), carry(near, writer))
                return
        writer.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def fronted(data: Path, database: str) -> AsyncIterator[Front]:
    """Two houses behind one address."""
    front = Front([HouseProcess(data, database, name, COTERIE_WORKERS="1") for name in ("one", "two")])
    for house in front.houses:
        await house.open()
    server = await asyncio.start_server(front.visit, "127.0.0.1", 0)
    front.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield front
    finally:
        server.close()
        await asyncio.gather(*(house.kill() for house in front.houses))


def test_a_game_goes_on_in_the_page_while_its_house_is_killed(
    guest: Callable[..., Guest], tmp_path: Path, postgres: Postgres, database: str
) -> None:
    with beside(fronted(tmp_path, database)) as (front, loop):
        ann = guest(at=front.url, everything=True, plain=True, name="Ann", painted=False).home()
        ann.begin("Royal Secrets")
        dice = Lehmer(1)
        for _ in range(2):
            assert ann.is_asked()
            ann.answer(dice)
        asyncio.run_coroutine_threadsafe(front.houses[0].kill(), loop).result(30)
        front.houses.reverse()
        log = ann.page.get_by_role("region", name="Log").get_by_role("listitem")
        before = log.count()
        assert ann.is_asked()
        ann.answer(dice)  # it is kept by the page until a house takes it
        expect(ann.page.get_by_text("The connection is gone")).to_be_hidden()
        assert ann.play_out(2) >= 1
        expect(ann.page.locator(".final")).to_contain_text("The game is over.")
        assert log.count() > before

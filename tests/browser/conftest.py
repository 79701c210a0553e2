"""A house and a Chromium for the tests of this folder: one of each for all of them, and a new device for each guest."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from coterie.core.eyes import Eyes
from coterie.server.protocol.game_json import view_json
from coterie.server.tables.seated import Seated
from coterie.words import Words
from tests.browser.guest import UNPAINTED, Guest
from tests.browser.phases import Phase, open_phase, open_together
from tests.server.guests import RunningServer, running_server
from tools import chromium

T = TypeVar("T")
PATIENCE = 60_000  # ms: machines are busy, and how long something takes says nothing
# a browser says so itself when the network or the house says no
EXPECTED = ("Failed to load resource", "WebSocket connection", "Chrome currently does not support the Push API")

expect.set_options(timeout=PATIENCE)


class OpenHouse:
    """A house that runs beside the test, and what a test may do to it."""

    def __init__(self, server: RunningServer, loop: asyncio.AbstractEventLoop) -> None:
        self.url = server.url
        self.server = server
        self._loop = loop

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the house, and wait until it is done."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def open(self, phase: Phase, name: str) -> str:
        """A table where this phase is; the address of the seat that is asked."""
        seated = self.run(open_phase(self.server.house, phase, name))
        return f"/t/{seated.table.id}#key={seated.key}"

    def open_for(self, phase: Phase, names: list[str]) -> list[Seated]:
        """A table where this phase is, with people in the seats that are asked."""
        return self.run(open_together(self.server.house, phase, names))

    def hidden(self, table: str, language: str = "en") -> dict[int, set[str]]:
        """By seat, the cards that its player sees and an onlooker does not, as the page calls them."""

        async def look() -> dict[int, set[str]]:
            live = self.server.house.tables[table].state
            assert live.match
            words, everybody = Words(live.game, language, live.pack), _cards(live.match.eyes(live.match.seats))
            return {
                seat: {words.card(card) for card in _cards(live.match.eyes(seat)) - everybody}
                for seat in range(live.match.seats)
            }

        return self.run(look())

    def left_by_all(self, table: str) -> None:
        """Wait until nobody has a connection to a table."""

        async def wait() -> None:
            async with asyncio.timeout(50):
                while self.server.house.tables[table].sockets:
                    await asyncio.sleep(0.01)

        self.run(wait())

    def cut(self, table: str) -> None:
        """Every connection to a table breaks, without a word."""

        def drop() -> None:
            for socket in list(self.server.house.tables[table].sockets):
                socket._wire.cut()

        self._loop.call_soon_threadsafe(drop)


@contextmanager
def beside(opening: AbstractAsyncContextManager[T]) -> Iterator[tuple[T, asyncio.AbstractEventLoop]]:
    """What was opened stays open in a thread beside the test, with the loop it runs in."""
    opened: list[tuple[T, asyncio.AbstractEventLoop]] = []
    ready, close = threading.Event(), asyncio.Event()

    async def keep_open() -> None:
        async with opening as place:
            opened.append((place, asyncio.get_running_loop()))
            ready.set()
            await close.wait()

    thread = threading.Thread(target=lambda: asyncio.run(keep_open()))
    thread.start()
    assert ready.wait(60), "the house did not open"
    try:
        yield opened[0]
    finally:
        opened[0][1].call_soon_threadsafe(close.set)
        thread.join()


def apart(told: Coroutine[Any, Any, None]) -> None:
    """Run a loop of its own in a thread, since Playwright's may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, told).result()


@contextmanager
def open_house(data: Path) -> Iterator[OpenHouse]:
    with beside(running_server(data, lines_per_minute=100_000)) as (place, loop):
        yield OpenHouse(place, loop)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="package")
def play() -> Iterator[Playwright]:
    """For the tests of this folder alone: as long as Playwright runs, no other test of its thread can run a loop."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(play: Playwright) -> Iterator[Browser]:
    launched = play.chromium.launch(executable_path=chromium.path(), chromium_sandbox=False)
    yield launched
    launched.close()


@pytest.fixture
def guest(browser: Browser, house: OpenHouse) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a device of their own; hints are for tests of hints.

    A page that is not painted is laid out, clicked and heard as any other, for half the time: for tests that play long
    and look at no colour. A fault that their pages report fails the test.
    """
    contexts, faults = [], []

    def make(
        width: int = 1440,
        height: int = 900,
        locale: str = "en-GB",
        at: str = house.url,
        shell: bool = False,
        phone: bool = False,
        painted: bool = True,
        **kept: Any,
    ) -> Guest:
        context = browser.new_context(
            base_url=at,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
            service_workers="allow" if shell else "block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)

        def listen(page: Page) -> None:
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)

        context.on("page", listen)
        if not painted:
            context.add_init_script(UNPAINTED)
        return Guest(context, {"hints": False, **kept})

    yield make
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not fault.startswith(EXPECTED)] == []


def _cards(eyes: Eyes) -> set[int]:
    """The kinds of card that somebody sees or has seen: the log tells of these, too."""
    lying = {card for _, _, _, cards, _ in view_json(eyes.view())["piles"] for card in cards}
    return lying | {card for heard in eyes.heard() for card in heard.cards if card >= 0}

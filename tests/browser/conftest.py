"""A house and a Chromium for the tests of this folder: one house for all of them, a new browser for each."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from coterie.core.eyes import Eyes
from coterie.server import seen
from coterie.server.house import Seated
from coterie.words import Words
from tests.browser.guest import Guest
from tests.browser.phases import Phase, open_phase, open_together
from tests.server.guests import Inn, inn
from tools import chromium

T = TypeVar("T")
PATIENCE = 60_000  # ms: machines are busy, and how long something takes says nothing
EXPECTED = ("Failed to load resource", "WebSocket connection")  # a browser says so itself when the network or the house says no

expect.set_options(timeout=PATIENCE)


class OpenHouse:
    """A house that runs beside the test, and what a test may do to it."""

    def __init__(self, inn: Inn, loop: asyncio.AbstractEventLoop) -> None:
        self.url = inn.url
        self.inn = inn
        self._loop = loop

    def run(self, deed: Coroutine[Any, Any, T]) -> T:
        """Do something in the house, and wait until it is done."""
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(60)

    def open(self, phase: Phase, name: str) -> str:
        """A table where this phase is; the address of the seat that is asked."""
        seated = self.run(open_phase(self.inn.house, phase, name))
        return f"/t/{seated.table.id}#key={seated.key}"

    def open_for(self, phase: Phase, names: list[str]) -> list[Seated]:
        """A table where this phase is, with people in the seats that are asked."""
        return self.run(open_together(self.inn.house, phase, names))

    def hidden(self, table: str, language: str = "en") -> dict[int, set[str]]:
        """By seat, the cards that its player sees and an onlooker does not, as the page calls them."""

        async def look() -> dict[int, set[str]]:
            live = self.inn.house.tables[table]
            assert live.match
            words, everybody = Words(live.game, language, live.pack), _cards(live.match.eyes(live.match.seats))
            return {seat: {words.card(card) for card in _cards(live.match.eyes(seat)) - everybody} for seat in range(live.match.seats)}

        return self.run(look())

    def left_by_all(self, table: str) -> None:
        """Wait until nobody has a connection to a table."""

        async def wait() -> None:
            async with asyncio.timeout(50):
                while self.inn.house.tables[table].sockets:
                    await asyncio.sleep(0.01)

        self.run(wait())

    def cut(self, table: str) -> None:
        """Every connection to a table breaks, without a word."""

        def drop() -> None:
            for socket in list(self.inn.house.tables[table].sockets):
                socket._transport.abort()

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


@contextmanager
def open_house(data: Path) -> Iterator[OpenHouse]:
    with beside(inn(data, lines_per_minute=100_000)) as (place, loop):
        yield OpenHouse(place, loop)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def browser() -> Iterator[Browser]:
    """For one test only: as long as Playwright runs, no other test of this process can run a loop of its own."""
    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=chromium.path(), chromium_sandbox=False)
        yield launched
        launched.close()


@pytest.fixture
def guest(browser: Browser, house: OpenHouse) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a browser of their own; hints are for tests of hints. A fault that their pages report fails the test."""
    contexts, faults = [], []

    def make(
        width: int = 1440,
        height: int = 900,
        locale: str = "en-GB",
        at: str = house.url,
        shell: bool = False,
        phone: bool = False,
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
        return Guest(context, {"hints": False, **kept})

    yield make
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not fault.startswith(EXPECTED)] == []


def _cards(eyes: Eyes) -> set[int]:
    """The kinds of card that somebody sees or has seen: the log tells of these, too."""
    lying = {card for _, _, _, cards, _ in seen.view(eyes.view())["piles"] for card in cards}
    return lying | {card for heard in eyes.heard() for card in heard.cards if card >= 0}

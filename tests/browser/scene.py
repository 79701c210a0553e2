"""A page to be pictured, and what is done there before."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Page

from tests.browser.phases import Phase, open_phase
from tests.server.guests import Guest, RunningServer

TABLE = ".bar .ask, .final"

Act = Callable[[Page], Awaitable[object]]


@dataclass(frozen=True)
class Scene:
    """A page to be pictured: where it is, what shows that it is there, and what is done before the picture."""

    name: str
    where: str
    shows: str = TABLE
    acts: tuple[Act, ...] = ()
    kept: dict[str, Any] = field(default_factory=dict)  # what the device remembers
    book: dict[str, Any] = field(default_factory=dict)  # and what is in one's own book
    long: bool = False  # pictured down to its end, not only what one sees first
    offline: str = ""  # addresses that do not answer


def click(selector: str) -> Act:
    return lambda page: page.locator(selector).first.click()


def wait_for(selector: str) -> Act:
    return lambda page: page.locator(selector).first.wait_for()


def to_the_end(selector: str) -> Act:
    """Show the end of something, whatever the size of the window is."""
    goes = "const go = () => one.scrollTo(0, one.scrollHeight); go(); addEventListener('resize', go)"
    return lambda page: page.locator(selector).first.evaluate(f"(one) => {{ {goes} }}")


def press(*keys: str) -> Act:
    async def act(page: Page) -> None:
        for key in keys:
            await page.keyboard.press(key)

    return act


async def at(server: RunningServer, phase: Phase) -> str:
    """The address of the seat that is asked in this phase. Somebody looks on, and they have talked."""
    seated = await open_phase(server.house, phase, "Ann")
    place = f"/t/{seated.table.id}#key={seated.key}"
    ann = await Guest(server, seated.table.id, seated.key).hello()
    await ann.do("say", text="Bonsoir ! Shall we say: the King tonight, and the Queen can wait?")
    await ann.leave()
    return place

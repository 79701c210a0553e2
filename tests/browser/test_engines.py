"""A whole game of each kind in Firefox and in WebKit, the engine of every iPhone.

Nothing else in this folder leaves Chromium.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse, apart
from tests.browser.engines import Window, firefox, until, webkit

PHONE = (360, 740)
OFFERED = ".choices > button:enabled"
CHOSEN = ".bar .acts .gold"
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
KEPT = {"name": "Ann", "language": "en", "hints": False, "motion": False, "everything": True}


async def begin(window: Window, house: str, title: str) -> None:
    """One click from the home page, on a device that remembers how Ann likes to play."""
    await window.open(f"{house}/favicon.svg")
    await window.read(f"localStorage.setItem('coterie', {json.dumps(json.dumps(KEPT))})")
    await window.open(house)
    game = (
        f"[...document.querySelectorAll('article')].findIndex((game) => game.innerText.includes({json.dumps(title)}))"
    )
    await until(window, f"{game} >= 0")
    await window.click("article .gold", await window.read(game))


async def play_out(window: Window, dice: Lehmer) -> int:
    """Answer whatever is asked until the game is over, and see each time that nothing is wider than the window; how
    often.
    """
    answers = 0
    while True:
        await until(window, f"document.querySelector('{OFFERED}, .final')")
        assert await window.read(WIDER) == 0
        if await window.read("document.querySelector('.final') !== null"):
            return answers
        await window.click(OFFERED, dice.below(await window.read(f"document.querySelectorAll('{OFFERED}').length")))
        await until(window, f"document.querySelector('{CHOSEN}:enabled')")
        await window.click(CHOSEN)
        await until(window, f"!document.querySelector('{CHOSEN}')")
        answers += 1


async def see_again(window: Window) -> None:
    """From the end of a game to its replay."""
    await window.click(".final a[href^='/replay/']")
    await until(window, "document.querySelector('.told')")
    assert await window.read(WIDER) == 0


@pytest.mark.soak
@pytest.mark.parametrize("title", ["Royal Secrets", "For the King (and Me)", "Reigns: The Council"])
@pytest.mark.parametrize("engine", [firefox, webkit])
def test_a_whole_game_in_another_engine(
    house: OpenHouse, tmp_path: Path, engine: Callable[..., AbstractAsyncContextManager[Window]], title: str
) -> None:
    async def visit() -> None:
        async with engine(tmp_path, *PHONE) as window:
            await begin(window, house.url, title)
            assert await play_out(window, Lehmer(1)) >= 2
            await see_again(window)
            assert await window.faults() == []
            # an ear that is silent would prove nothing
            await window.read("setTimeout(() => { throw new Error('a fault of ours') })")
            async with asyncio.timeout(10):
                while not any("a fault of ours" in fault for fault in await window.faults()):
                    await asyncio.sleep(0.02)

    apart(visit())

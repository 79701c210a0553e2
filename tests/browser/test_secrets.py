"""Hidden cards are in nobody else's browser.

Not in the page, not in any storage, not in the frames, not in the accessibility tree.
"""

import asyncio
import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import OPEN
from coterie.core.view_json import ViewWriter
from coterie.games import find
from coterie.server.protocol.game_json import game_json, view_json
from coterie.server.state.table_state import TableState
from coterie.server.tables import broadcast
from tests.browser.conftest import apart
from tests.browser.peeping import Company, company
from tests.server.test_two_worlds import SEATS, Itinerary
from tests.server.worlds import dealt_otherwise

DEALS, PARTINGS = 4, 2  # positions that are looked at; a soak looks at all of them

# A page that keeps all it hears wherever a page can keep something, and shows it where nobody looks.
HOARD = """
const Socket = window.WebSocket
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', async ({ data }) => {
      const news = JSON.parse(data)
      if (news.type !== 'news') return
      const heard = JSON.stringify(news)
      localStorage.setItem('heard', heard)
      sessionStorage.setItem('heard', heard)
      document.cookie = `heard=${btoa(heard).slice(-3000)}`
      document.body.dataset.heard = heard
      window.name = heard
      const cache = await caches.open('heard')
      await cache.put('/heard', new Response(heard))
      const opening = indexedDB.open('heard')
      opening.onupgradeneeded = () => opening.result.createObjectStore('heard')
      opening.onsuccess = () => {
        opening.result.transaction('heard', 'readwrite').objectStore('heard').put(heard, 1)
        opening.result.close()
      }
    })
  }
}
"""

# The plain table: it shows every card that it is told of, where a game's own table may have no place for it.
PLAIN = (
    "if (location.protocol !== 'about:') localStorage.getItem('coterie') ?? localStorage.setItem('coterie',"
    " '{\"plain\": true}')"
)


async def tour(pages: Company, itinerary: Itinerary, deals: int, partings: int) -> dict[str, dict[str, str]]:
    """Let the worlds part, here by the cards that are dealt and there by a secret answer or a hidden card, and
    compare.
    """
    pair, dice, found = pages.pair, Lehmer(5), {}
    await asyncio.gather(pair.left.begin(itinerary.deals[0]), pair.right.begin(itinerary.deals[0]))
    await pages.ready()
    for n, spot in enumerate(itinerary.deals[:deals]):
        for viewer in {n % (SEATS + 1), (n + 2) % (SEATS + 1)}:
            twin = dealt_otherwise(spot.table, viewer, dice)
            if not twin:
                continue
            pages.forget()
            await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot, twin))
            await pages.settle()
            found[f"viewer {viewer}, deal at {spot.step}"] = await pages.differences(viewer)
    for spot, step in islice(itinerary.partings, partings):
        pages.forget()
        await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot))
        await pages.settle()
        await pair.take(step)
        await pages.settle()
        for viewer in step.blind(SEATS)[-2:]:
            found[f"viewer {viewer}, {step.cell}"] = await pages.differences(viewer)
    return {where: differ for where, differ in found.items() if differ}


@pytest.mark.parametrize("much", [1, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_who_cannot_know_that_two_worlds_differ_finds_nothing_in_the_browser(
    tmp_path: Path, game: str, much: int
) -> None:
    async def scenario() -> None:
        async with company(tmp_path, game, SEATS) as pages:
            assert await tour(pages, Itinerary(find(game)), DEALS * much, PARTINGS * much) == {}
            assert min(pages.compared) >= 2, pages.compared

    apart(scenario())


def leak(patch: pytest.MonkeyPatch, spoil: Callable[[TableState, dict[str, Any]], None]) -> None:
    """Everybody is told of the table as they see it, spoiled."""

    def leaky(state: TableState, viewer: int, writer: ViewWriter) -> str:
        told = json.loads(game_json(state, viewer, writer))
        spoil(state, told["view"])
        return json.dumps(told)

    patch.setattr(broadcast, "game_json", leaky)


def open_piles(state: TableState, view: dict[str, Any]) -> None:
    """All piles as if their cards lay face up."""
    assert state.match
    view["piles"] = view_json(Eyes(state.match._table, OPEN).view())["piles"]


def where_cards_lie(state: TableState, view: dict[str, Any]) -> None:
    """The cards by where they really lie, which no page shows."""
    assert state.match
    view["lie"] = list(state.match._table.where)


@pytest.mark.parametrize(
    ("plant", "hoard", "places"),
    [
        pytest.param(open_piles, PLAIN, {"page", "tree", "frames"}, marks=pytest.mark.soak),
        pytest.param(where_cards_lie, "", {"frames"}, marks=pytest.mark.soak),
        pytest.param(
            where_cards_lie,
            HOARD,
            {"page", "frames", "local", "session", "cookies", "databases", "cached", "kept"},
            marks=pytest.mark.soak,
        ),
    ],
)
def test_a_leak_is_found_wherever_it_goes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[TableState, dict[str, Any]], None],
    hoard: str,
    places: set[str],
) -> None:
    leak(monkeypatch, plant)

    async def scenario() -> None:
        async with company(tmp_path, "for-the-king", SEATS, hoard) as pages:
            found = await tour(pages, Itinerary(find("for-the-king")), 2, 0)
            assert found
            for where, differ in found.items():
                assert set(differ) >= places, where

    apart(scenario())

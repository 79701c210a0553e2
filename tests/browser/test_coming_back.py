"""Reloaded, or cut off and connected again, in any phase: the same screen comes back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import OF, phases

SETTLED = ".bar .mine, .final .offer"  # something can be chosen, or the game is over, and another is offered
TABLE = ".play"


BEAT = 100  # ms: what comes a moment later, such as a part of the page that is fetched when it is needed
BEATS = 100  # looks at a page that keeps changing


def screen(page: Page, known: list[str] | None = None) -> list[str]:
    """All that a person finds on the page, by ear and by eye: as it is known, or else as it stays."""
    page.wait_for_selector(SETTLED)
    table, seen = page.locator(TABLE), known
    for _ in range(BEATS):
        before, seen = seen, [table.aria_snapshot(), table.inner_text(), page.title()]
        if seen == (known or before):
            break
        page.wait_for_timeout(BEAT)
    assert seen
    return seen


@pytest.mark.parametrize("game", OF)
def test_every_phase_comes_back_after_a_reload_and_a_cut(
    guest: Callable[..., Guest], house: OpenHouse, game: str
) -> None:
    ann = guest(360, 740, name="Ann", painted=False)
    for phase in phases(game, OF[game]):
        ann.page.goto(house.open(phase, "Ann"))
        before = screen(ann.page)
        assert ann.overflow() == 0, phase.name
        ann.page.reload()
        assert screen(ann.page, before) == before, f"{phase.name} after a reload"
        house.cut(ann.table)
        expect(ann.page.get_by_text("The connection is gone")).to_be_visible()
        ann.page.evaluate("dispatchEvent(new Event('online'))")  # it need not wait to try again
        expect(ann.page.get_by_text("The connection is gone")).to_be_hidden()
        assert screen(ann.page, before) == before, f"{phase.name} after a cut"

"""From the home page to the final screen: every game, on the generic table, by the action bar."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

GAMES = ["Royal Secrets", "For the King (and Me)", "Reigns: The Council", "whispers"]


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_by_the_action_bar(guest: Callable[..., Guest], title: str) -> None:
    ann = guest(everything=True, plain=True, name="Ann").home().begin(title)
    assert ann.play_out() >= 2
    final = ann.page.locator(".final")
    expect(final).to_contain_text("The game is over.")
    expect(final.get_by_role("listitem").first).to_be_visible()
    assert ann.page.get_by_role("region", name="Log").get_by_role("listitem").count() > 5

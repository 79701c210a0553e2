"""From the home page to the end by the action bar, on the generic table.

Two games in a push, every game, size and language in a soak.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

GAMES = ["Royal Secrets", "For the King (and Me)", "Reigns: The Council", "whispers"]
SIZES = [(1440, 900), (820, 1180), (360, 740)]
SOAK = [
    pytest.param(title, *size, language, marks=pytest.mark.soak)
    for title in GAMES
    for size in SIZES
    for language in ("en-GB", "fr-FR")
]
# the others are played on their own tables
PUSH = [(title, *SIZES[0], "en-GB") for title in ("Royal Secrets", "whispers")]
IN_FRENCH = {"begin": "Jouer", "confirm": "Confirmer", "over": "La partie est finie.", "log": "Journal"}
IN_ENGLISH = {"begin": "Play now", "confirm": "Confirm", "over": "The game is over.", "log": "Log"}


@pytest.mark.parametrize(("title", "width", "height", "language"), [*PUSH, *SOAK])
def test_a_whole_game_by_the_action_bar(
    guest: Callable[..., Guest], title: str, width: int, height: int, language: str
) -> None:
    words = IN_FRENCH if language == "fr-FR" else IN_ENGLISH
    ann = guest(width, height, language, everything=True, plain=True, name="Ann", painted=False).home()
    ann.begin(title, words["begin"])
    ann.confirm = words["confirm"]
    assert ann.play_out() >= 2
    final = ann.page.locator(".final")
    expect(final).to_contain_text(words["over"])
    expect(final.get_by_role("listitem").first).to_be_visible()
    assert ann.page.get_by_role("region", name=words["log"]).get_by_role("listitem").count() > 5
    assert ann.overflow() == 0

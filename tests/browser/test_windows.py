"""A window in a browser: people talk, a move waits and says so, all are ready, and the move is done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse
from tests.browser.deal_scenes import talking
from tests.browser.guest import Guest
from tests.browser.talk_scenes import place
from tests.server.guests import done

SCREENS = [(1440, 900, "en-GB"), (360, 740, "fr-FR")]
WORDS = {
    "en-GB": ("Ready", "It goes when the talk ends.", "Confirm", "Talk about the audiences"),
    "fr-FR": ("Prêt", "Ça partira à la fin de la discussion.", "Confirmer", "On parle des audiences"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_move_waits_until_all_are_ready(
    house: OpenHouse, guest: Callable[..., Guest], screen: tuple[int, int, str]
) -> None:
    width, height, locale = screen
    ready, held, confirm, about = WORDS[locale]
    people = house.run(talking(house.server))
    page = guest(width, height, locale=locale, phone=width < 500).page
    page.goto(place(people[0]))
    bar = page.get_by_role("group", name=about)
    expect(bar.get_by_role("timer")).to_be_visible()
    expect(bar.locator(".on")).to_have_count(0)
    if width < 500:
        expect(page.locator(".what h1")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    told = len(people[0].events)

    asked = page.locator("section.bar.mine")
    expect(asked).to_be_visible()
    page.keyboard.press("k")
    page.get_by_role("button", name=confirm).click()
    expect(page.get_by_text(held)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=confirm)).to_have_count(0)
    expect(asked).to_be_visible()
    page.keyboard.press("q")
    page.get_by_role("button", name=confirm).click()
    expect(page.get_by_text(held)).to_be_visible()
    assert len(people[0].events) == told, "nothing has happened yet"

    page.keyboard.press("r")
    expect(bar.get_by_role("button", name=ready)).to_have_attribute("aria-pressed", "true")
    expect(bar.locator(".on")).to_have_count(1)
    for other in people[1:]:
        done(house.run(other.do("ready")))
    expect(bar).to_have_count(0)
    house.run(people[1].until(lambda: len(people[1].events) > told))
    assert people[1].events[told][1:4] == ["chose", 0, [1]]

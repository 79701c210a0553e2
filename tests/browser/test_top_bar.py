"""The top bar: how far the game is, whose turn, and what goes on while nobody is asked; on every screen whole, or cut
with an ellipsis.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.glowing import CHOSEN
from tests.browser.guest import Guest
from tests.browser.phases import OF, phases

# What lies over something else in the bar, is cut without a sign of it, or is outside.
WRONG = """() => {
  const shown = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1
  const header = document.querySelector('.play header')
  const parts = [...header.querySelectorAll('h1, .course p, [aria-current], .marker, .clock, .candle, a, button')]
    .filter(shown).map((part) => [part, part.getBoundingClientRect()])
  const name = (part) => part.className?.baseVal ?? (part.textContent.trim() || part.className)
  const apart = (a, b) => a.left >= b.right - 1 || b.left >= a.right - 1 || a.top >= b.bottom - 1
    || b.top >= a.bottom - 1
  const together = (one, other) => one.contains(other) || (one.matches('.marker') && other.matches('.marker'))
  const cut = ([part]) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow !== 'ellipsis'
  return [
    ...parts.flatMap(([one, a], i) => parts.slice(i + 1).filter(([other, b]) => !together(one, other) && !apart(a, b))
      .map(([other]) => `${name(one)} over ${name(other)}`)),
    ...parts.filter(cut).map(([part]) => `${name(part)} is cut`),
    ...parts.filter(([, box]) => box.right > innerWidth || box.left < 0).map(([part]) => `${name(part)} is outside`),
  ]
}"""
# The count is told, and what was told last; nobody is named.
GOES_ON = """() => document.querySelector('.bar .ask strong').textContent === 'The count goes on.'
  && /influence/.test(document.querySelector('.bar .told').textContent)
  && !document.querySelector('.turn .marker')"""
IN_SIGHT = """() => {
  const { top, bottom } = document.querySelector('[data-staged]').getBoundingClientRect()
  return top >= 0 && bottom <= document.querySelector('main > .bar').getBoundingClientRect().top + 1
}"""
SAID = {
    ("royal-secrets", "third"): ("Round 1 of 7", "Count", "Tour 1 sur 7", "Décompte"),
    ("for-the-king", "bid"): (r"Lot \d+ of \d+", "The auctions", r"Lot \d+ sur \d+", "Les enchères"),
    ("reigns-council", "judge"): (r"Reign 1, turn \d+", "Verdicts", r"Règne 1, tour \d+", "Verdict"),
}


def sit(guest: Guest, house: OpenHouse, game: str, phase: str) -> Page:
    (wanted,) = phases(game, {phase: OF[game][phase]})
    guest.page.goto(house.open(wanted, "Ann"))
    expect(guest.page.locator(".bar .ask")).to_be_visible()
    return guest.page


@pytest.mark.parametrize(("game", "phase"), SAID)
def test_it_says_how_far_the_game_is_on_every_screen(
    guest: Callable[..., Guest], house: OpenHouse, game: str, phase: str
) -> None:
    page = sit(guest(name="Ann"), house, game, phase)
    for language, words in (("English", SAID[game, phase][:2]), ("Français", SAID[game, phase][2:])):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.get_by_role("radio", name=language).check(force=True)
        for width in (1440, 820, 360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            expect(page.locator("header .course p")).to_have_text(re.compile(words[0]))
            expect(page.locator("header [aria-current=step]")).to_have_text(words[1])
            assert page.evaluate(WRONG) == [], f"{language} at {width}"
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(".+"))  # heard, also where it has yielded
    if phase == "bid":
        lot, lots = map(int, re.findall(r"\d+", page.locator("header .course p").inner_text()))
        expect(page.locator(".auction .lot p")).to_contain_text(str(lots - lot))  # still to come


def test_while_a_count_is_told_its_hall_is_in_sight_and_nobody_is_said_to_choose(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    page = sit(guest(360, 740, name="Ann"), house, "royal-secrets", "recruitment-call")
    page.emulate_media(reduced_motion="no-preference")
    page.keyboard.press("p")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # they look at their hand
    page.locator(CHOSEN).click()
    page.wait_for_function(GOES_ON)
    page.wait_for_function(IN_SIGHT)
    page.keyboard.press("Escape")
    expect(page.locator(".bar .ask strong")).not_to_have_text("The count goes on.")

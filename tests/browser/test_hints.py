"""Hints for a first game.

What can be done and why, once for every kind, beside the table and never over what it speaks of.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import OF, ROYAL_SECRETS, phases

UNDER_IT = """() => {  // what glows and is covered by the hint
  const { bottom } = document.querySelector('section[aria-label=Hint]').getBoundingClientRect()
  const lit = innerWidth > 900 ? [] : [...document.querySelectorAll('.table [data-target]')]
  return lit.filter((one) => one.getBoundingClientRect().top < bottom - 1).map((one) => one.outerHTML.slice(0, 100))
}"""

# What may be chosen is seen beside the hint, or stands in the bar.
BESIDE = """() => {
  const hint = document.querySelector('section[aria-label=Hint]').getBoundingClientRect()
  const bar = document.querySelector('main > .bar').getBoundingClientRect()
  const free = ({ top, bottom }) => top > hint.bottom - 2 && bottom < bar.top + 9
  const things = [...document.querySelectorAll('.table button[data-target]')]
  const all = things.every((thing) => free(thing.getBoundingClientRect()))
  return hint.bottom < bar.top && (all || document.querySelector('.bar.held') !== null)
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_a_hint_says_what_can_be_done_once_and_covers_nothing(
    guest: Callable[..., Guest], house: OpenHouse, width: int, height: int
) -> None:
    (phase,) = phases("royal-secrets", {"choose": ROYAL_SECRETS["choose"]})
    ann = guest(width, height, hints=True, name="Ann")
    ann.page.goto(house.open(phase, "Ann"))
    hint = ann.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Choose a lit hall.")
    expect(hint.locator("[aria-live=polite]")).to_contain_text("Choose a lit hall.")
    assert ann.overflow() == 0
    ann.page.reload()
    expect(hint).to_contain_text("Choose a lit hall.")  # it was not answered yet
    ann.page.get_by_role("button", name="Go to the King").click()  # nothing lies over it
    expect(hint).to_contain_text("Nobody has seen this yet.")
    ann.page.get_by_role("button", name="Confirm").click()
    expect(hint).to_contain_text("Whoever gets the Parley plays next.")
    expect(hint).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".table [data-target='seat:1']")).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(UNDER_IT) == []
    if width < height:  # on a phone it shows its first lines
        hint.get_by_role("button", name="The whole hint").click()
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_be_hidden()
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('coterie')).hinted")
    assert set(kept) == {"royal-secrets/choose", "confirm", "royal-secrets/hand-on"}


def test_no_more_hints_means_none_until_they_are_switched_on_again(guest: Callable[..., Guest]) -> None:
    # it has no hints of its own
    ann = guest(hints=True, everything=True, plain=True, name="Ann").home().begin("whispers")
    assert ann.is_asked()
    hint = ann.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("What glows can be chosen")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_be_hidden()
    ann.page.reload()
    assert ann.is_asked()
    expect(hint).to_be_hidden()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("switch", name="Hints for a first game").check()
    ann.page.get_by_role("button", name="Close").click()
    expect(hint).to_be_visible()


@pytest.mark.parametrize(("game", "phase"), [("for-the-king", "place"), ("reigns-council", "judge-of-six")])
def test_on_a_phone_and_at_twice_the_size_a_hint_hides_no_choice(
    guest: Callable[..., Guest], house: OpenHouse, game: str, phase: str
) -> None:
    (wanted,) = phases(game, {phase: OF[game][phase]})
    page = guest(360, 740, hints=True, name="Ann").page
    page.goto(house.open(wanted, "Ann"))
    for width, height in ((360, 740), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("region", name="Hint")).to_be_in_viewport(ratio=1)
        page.wait_for_function(BESIDE)

"""The phone rule: whatever may be done is reached without scrolling, on the table or in the bar.

In every phase of every game, on a phone and in a window that is read at twice its size.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from coterie.play import Match, read_record
from coterie.play.record import positions
from coterie.server.state.stored import Chair
from coterie.server.tables.seated import Seated
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import OF, ROYAL_SECRETS, Phase, phases, proposal_at
from tests.server.guests import begin_at

SIZES = {"a phone": (360, 740), "200 %": (720, 450)}
WALK = Path(__file__).with_name("walk.js").read_text().partition("\n")[2]
# The page has looked: the bar holds the choices if, and only if, something that may be chosen is out of sight.
SETTLED = """() => {
  const ceiling = document.querySelector('.play header').getBoundingClientRect().bottom
  const floor = document.querySelector('main > .bar').getBoundingClientRect().top
  const seen = (thing) => {
    const { left, top, bottom, width, height } = thing.getBoundingClientRect()
    const hit = (down) => document.elementFromPoint(left + Math.min(22, width / 2), top + down)
    const down = thing.matches('[data-card]') ? [20] : [height / 4, (height * 3) / 4]
    return top > ceiling - 2 && bottom < floor + 9 && down.every((each) => thing.contains(hit(each)))
  }
  const [things, ways] = ['[data-target]:not([data-target=""])', '[data-choice]'].map((which) => [
    ...document.querySelectorAll(`.table button${which}`),
  ])
  const equal = (thing) => things.filter(({ dataset }) => dataset.target === thing.dataset.target)
  const reached = (thing) => (thing.matches('[data-card]') ? equal(thing).some(seen) : seen(thing))
  const all = things.every(reached) || (ways.length > 0 && ways.every(seen))
  return (document.querySelector('.bar.held') !== null) !== all
}"""

# What of the halls and of the hand is out of sight, or under the hint, the hand or the bar.
COVERED = """(which) => {
  const ceiling = document.querySelector('.slip section').getBoundingClientRect().bottom
  const floor = document.querySelector('main > .bar').getBoundingClientRect().top
  const free = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const card = thing.matches('[data-card]')
    const [x, y] = card ? [left + Math.min(12, width / 2), top + 12] : [left + width / 2, top + height / 2]
    const bottom = card ? top + 40 : top + height
    const hit = document.elementFromPoint(x, y)
    const lit = hit?.matches('.way') && hit.closest('.hall').contains(thing) // the whole hall takes the click
    const seen = lit || thing.contains(hit)
    return top > ceiling - 1 && bottom < floor + 1 && seen
  }
  const things = [...document.querySelectorAll(which)]
  return things.length ? things.filter((thing) => !free(thing)).map((thing) => thing.outerHTML.slice(0, 120)) : [which]
}"""
HALLS, METERS, HAND = ".hall :is(.need b, .gain, .loss)", ".hall .sum b", ".own .hand [data-card]"
WITH_A_HINT = {
    "choose": [HALLS, METERS, HAND],
    "choose-with-favors": [HALLS, METERS, HAND],
    "first-bet": [HALLS, METERS, HAND],
    "last-call": [HALLS, HAND],
    "decorate": [HALLS],
    "second-bet-of-five": [HALLS, METERS, HAND],
}

STYLE = """(rules) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}"""


class Seats:
    """A table for each seat that is asked at one of its size: one guest sits at all of them."""

    def __init__(self, house: OpenHouse, page: Page) -> None:
        self._house, self._page = house, page
        self._tables: dict[tuple[int, int], Seated] = {}

    def lay(self, phase: Phase) -> Match:
        """The table is as in this phase from now on, and the guest at it."""
        match = next(islice(positions(read_record(phase.record)), phase.moves, None))
        seated = self._tables.get((match.seats, phase.seat))
        if seated is None:
            seated = self._house.run(self._house.server.house.open_table(proposal_at(match, "Ann", phase.seat)))
            self._tables[match.seats, phase.seat] = seated
        chairs = [Chair(person=0) if seat == phase.seat else Chair(bot="random") for seat in range(match.seats)]
        self._house.run(begin_at(seated.table, match, chairs))
        self._page.goto(f"/t/{seated.table.id}#key={seated.key}")
        self._page.wait_for_selector(".bar .mine")
        return match


def asked(game: str) -> Iterator[Phase]:
    return (phase for phase in phases(game, OF[game]) if phase.name != "over")


@pytest.mark.parametrize("game", OF)
def test_whatever_may_be_done_is_in_sight_or_in_the_bar(
    guest: Callable[..., Guest], house: OpenHouse, game: str
) -> None:
    page = guest(name="Ann", motion=False, painted=False).page
    seats = Seats(house, page)
    missed: list[str] = []
    for phase in asked(game):
        match = seats.lay(phase)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(SETTLED)
            reached = page.evaluate(WALK, True)
            legal = len(match.eyes(phase.seat).legal())
            if len(reached) != legal:
                missed.append(f"{phase.name} on {size}: {len(reached)} of {legal}")
    assert not missed, "\n".join(missed)


def test_at_200_percent_a_hint_leaves_needs_gains_and_the_hand_in_sight(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    """In French, which has the longer texts."""
    page = guest(*SIZES["200 %"], locale="fr", hints=True, name="Ann", motion=False, painted=False).page
    seats = Seats(house, page)
    missed: list[str] = []
    for phase in phases("royal-secrets", {name: ROYAL_SECRETS[name] for name in WITH_A_HINT}):
        match = seats.lay(phase)
        expect(page.get_by_role("region", name="Conseil")).to_be_in_viewport(ratio=1)
        page.wait_for_function(SETTLED)
        missed += [
            f"{phase.name}: {what}" for which in WITH_A_HINT[phase.name] for what in page.evaluate(COVERED, which)
        ]
        reached = page.evaluate(WALK, True)
        if len(reached) != len(match.eyes(phase.seat).legal()):
            missed.append(f"{phase.name}: {reached}")
    assert not missed, "\n".join(missed)


def test_what_is_out_of_sight_and_not_in_the_bar_is_found(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = guest(*SIZES["a phone"], name="Ann", motion=False).page
    phase = next(phases("royal-secrets", {"choose": OF["royal-secrets"]["choose"]}))
    match = Seats(house, page).lay(phase)
    legal = len(match.eyes(phase.seat).legal())
    page.evaluate(STYLE, ".court { margin-top: 100vh }")
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".bar.held .choices > button")).to_have_count(legal)
    assert len(page.evaluate(WALK, True)) == legal
    page.evaluate(STYLE, ".choices { display: none !important }")
    assert page.evaluate(WALK, True) == []


def test_a_button_of_the_bar_does_not_go_while_it_is_pressed(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = guest(name="Ann", width=360, height=740).page
    page.goto(house.open(next(phases("royal-secrets", {"choose": ROYAL_SECRETS["choose"]})), "Ann"))
    expect(page.locator(".hall .way")).to_have_count(2)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # the halls are out of sight
    expect(page.locator(".bar.held .choices > button")).to_have_count(2)
    page.locator(".bar.held .choices > button").first.hover()
    page.mouse.down()
    page.evaluate("scrollTo(0, 0)")  # and in sight again, before the finger is gone
    page.wait_for_timeout(500)
    page.mouse.up()
    expect(page.locator(".bar .acts .gold")).to_be_visible()

"""Small things that were wrong at the tables, each with what would tell that it is wrong again."""

import asyncio
import re
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from coterie.games.for_the_king.lexicon import KINDS
from coterie.play import read_record
from coterie.play.record import positions
from coterie.server.state.stored import Chair
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import CHOSEN, GLOWING, reach
from tests.browser.guest import Guest
from tests.browser.looking import BELOW, CUT_PLACEHOLDERS, PHONE
from tests.browser.phases import OF, Seen, phases, proposal_at
from tests.server import guests
from tests.server.guests import begin_at

# Badges of keys that lie on what a King card does.
ON_A_SIGN = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const signs = boxes('.ministry-card.king.large .parts > *')
  return [signs.length, boxes('.ministry-card kbd').filter((key) => signs.some((sign) => meet(key, sign))).length]
}"""

# The height that the bar comes to have, at most.
HIGHEST = """() => {
  globalThis.highest = 0
  const bar = document.querySelector('section.bar')
  new ResizeObserver(() => (highest = Math.max(highest, bar.offsetHeight))).observe(bar)
}"""


def sit(guest: Guest, house: OpenHouse, game: str, phase: str, kind: Callable[[Seen], bool] | None = None) -> Page:
    wanted = next(phases(game, {phase: kind or OF[game][phase]}))
    guest.page.goto(house.open(wanted, "Ann"))
    guest.page.wait_for_selector(".bar .ask")
    return guest.page


def test_a_game_ended_by_vote_is_over_for_the_eye_too(guest: Callable[..., Guest], house: OpenHouse) -> None:
    host, bob = house.run(house.server.table_of("royal-secrets", 2, seats=3))
    page = guest(name="Ann").page
    page.goto(f"/t/{host.table}#key={host.key}")
    page.wait_for_selector(".bar .ask")
    house.run(bob.do("propose", topic="end"))
    page.locator(".vote").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", name="The game was ended without a result.")).to_be_visible()
    expect(page.locator(f"{GLOWING}, .hall.lit, .seat.asked")).to_have_count(0)
    expect(page.get_by_text("is choosing")).to_have_count(0)
    expect(page.locator("header .turn .marker")).to_have_count(0)
    expect(page).not_to_have_title(re.compile("Your turn"))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_enter_after_a_pop_up_confirms_and_the_title_keeps_the_turn(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    page = sit(guest(name="Ann"), house, "royal-secrets", "choose")
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name="Go to the King").click()
    page.wait_for_selector(CHOSEN)
    expect(page).to_have_title(re.compile("Your turn"))
    page.locator(".queen .favor").click()
    expect(page.locator(":popover-open")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(":popover-open")).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOSEN, state="detached")
    expect(page.locator(":popover-open")).to_have_count(0)
    expect(page.locator("article.seat.me")).to_be_visible()


def test_an_answer_without_a_connection_is_kept_and_trying_says_so(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann = guest(name="Ann")
    page = sit(ann, house, "royal-secrets", "choose")
    page.get_by_role("button", name="Go to the King").click()
    page.wait_for_selector(CHOSEN)
    ann.context.set_offline(True)
    house.cut(ann.page.url.rpartition("/")[2])
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Kept here: confirm it when the connection is back.")).to_be_visible()
    page.get_by_role("button", name="Choose again").click()
    page.get_by_role("button", name="Go to the Queen").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("Still no connection. We keep trying by ourselves.")).to_be_visible()
    ann.context.set_offline(False)
    page.get_by_role("button", name="Confirm").click()  # once it can be pressed
    page.wait_for_selector(CHOSEN, state="detached")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_reveal_leaves_hand_and_piles_whole(guest: Callable[..., Guest], house: OpenHouse, locale: str) -> None:
    page = guest(name="Ann", locale=locale).page
    wanted = {name: OF["reigns-council"][name] for name in ("reveal-accepted", "reveal-rejected")}
    for phase in phases("reigns-council", wanted):
        match = next(islice(positions(read_record(phase.record)), phase.moves, None))
        mine = (phase.seat + 1) % match.seats  # an Advisor, who has a hand
        seated = house.run(house.server.house.open_table(proposal_at(match, "Ann", mine)))
        house.run(house.server.house.join(seated.table, "Bob", phase.seat))
        people = {mine: 0, phase.seat: 1}
        chairs = [Chair(person=people[at]) if at in people else Chair(bot="random") for at in range(match.seats)]
        house.run(begin_at(seated.table, match, chairs))
        page.goto(f"/t/{seated.table.id}#key={seated.key}")
        page.wait_for_selector(".foot .hand")
        reach(page)
        expect(page.locator("[data-talk-line]")).to_have_count(0)  # of what is judged nothing is left to be said
        assert page.evaluate(BELOW) <= 1, phase.name
        page.keyboard.press("s")
        expect(page.locator("[data-talk-line]")).to_be_visible()
        assert page.evaluate(BELOW) <= 1, f"{phase.name}, with what one could say"


def test_what_others_do_meanwhile_leaves_what_was_chosen_readable(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    """On a phone, while their moves are told beside an answer that waits to be confirmed."""
    phase = next(phases("reigns-council", {"present": lambda v: v["step"] == "present" and v["seats"] == 4}))
    ann, *others = house.open_for(phase, ["Ann", "Bob", "Cleo"])
    page = guest(*PHONE, phone=True, name="Ann").page
    page.emulate_media(reduced_motion="no-preference")  # else nothing is told one after the other
    page.goto(f"/t/{ann.table.id}#key={ann.key}")
    page.locator(GLOWING).first.click(position={"x": 9, "y": 14})
    page.wait_for_selector(f"{CHOSEN}:enabled")
    page.evaluate(HIGHEST)

    async def present() -> None:
        asked = [await guests.Guest(house.server, each.table.id, each.key).hello() for each in others]
        await asyncio.gather(*[each.play(each.legal[0]) for each in asked])

    house.run(present())
    expect(page.locator("header .turn .marker")).to_have_count(1)  # nobody else is waited for: it was told
    assert page.evaluate("highest") < PHONE[1] * 0.4


@pytest.mark.parametrize("width", [1440, 360])
def test_another_reign_is_offered_once(guest: Callable[..., Guest], house: OpenHouse, width: int) -> None:
    page = sit(guest(width, 900, name="Ann"), house, "reigns-council", "death")
    expect(page.get_by_role("button", name="Another reign")).to_have_count(1)


def test_no_key_lies_on_what_a_king_card_does(guest: Callable[..., Guest], house: OpenHouse) -> None:
    two = {KINDS.index(name) for name in KINDS if name.startswith("king-") and name.count("-") > 1}

    def taken(view: Seen) -> bool:
        lies = any(name == "centre" and two & set(cards) for name, _, _, cards, _ in view["piles"])
        return view["step"] == "take" and lies

    page = sit(guest(name="Ann"), house, "for-the-king", "take", taken)
    page.wait_for_selector(".ministry-card kbd")
    signs, covered = page.evaluate(ON_A_SIGN)
    assert signs
    assert not covered


def test_a_line_that_is_cut_says_so(guest: Callable[..., Guest], house: OpenHouse) -> None:
    (phase,) = phases("reigns-council", {"judge": OF["reigns-council"]["judge"]})
    match = next(islice(positions(read_record(phase.record)), phase.moves, None))
    seated = house.run(house.server.house.open_table(proposal_at(match, "Ann", phase.seat)))
    other = next(seat for seat in range(match.seats) if seat != phase.seat)
    house.run(house.server.house.join(seated.table, "Bob", other))
    people = {phase.seat: 0, other: 1}
    chairs = [Chair(person=people[at]) if at in people else Chair(bot="random") for at in range(match.seats)]
    house.run(begin_at(seated.table, match, chairs))
    page = guest(360, 740, name="Ann", locale="fr-FR").page
    page.goto(f"/t/{seated.table.id}#key={seated.key}")
    page.get_by_role("button", name=re.compile("Bob")).first.click()  # ask them
    expect(page.locator(".lead input")).to_be_visible()
    assert page.evaluate(CUT_PLACEHOLDERS) == []


def test_a_french_colon_has_its_space(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(name="Ann", locale="fr-FR"), house, "reigns-council", "draw")
    for name in page.locator(".piles button .vh").all_text_contents():
        assert re.search(r"[^\u202f]:", name) is None, name
        assert "\u202f:" in name

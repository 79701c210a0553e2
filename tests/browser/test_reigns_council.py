"""Reigns: The Council on its own table: a whole game by clicking what glows, the Monarch's desk, pitches, and who leads the talk."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import REIGNS_COUNCIL, phases
from tests.browser.test_motion import at, drag

GLOWING = ".rc button[data-target]"  # what may be chosen on the table
OFFERED = ".choices > button:enabled"  # and in the bar
CHOSEN = ".bar .acts .gold"


def sit(guest: Guest, house: OpenHouse, phase: str) -> Page:
    guest.page.goto(house.open(next(phases("reigns-council", {phase: REIGNS_COUNCIL[phase]})), "Ann"))
    guest.page.wait_for_selector(f"{GLOWING}, {OFFERED}")
    return guest.page


def test_a_whole_game_by_clicking_what_glows(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", motion=False).home().begin("Reigns: The Council")
    page, dice, seen = ann.page, Lehmer(7), set()
    while page.wait_for_selector(f"{GLOWING}, {OFFERED}, .final") and not page.locator(".final").count():
        rest = page.get_by_role("button", name="Draw the rest here")
        if rest.count():  # the hand, by one click
            rest.nth(dice.below(3)).click()
            seen.add("draw-hand")
            page.wait_for_selector(f".hand, {GLOWING}:not(.piles *)")
            expect(rest).to_have_count(0)
            continue
        ways = page.locator(f"{GLOWING}, {OFFERED}")
        ways.nth(dice.below(ways.count())).click()
        seen.add(page.locator(".bar").first.inner_text().split("\n")[0])
        if not page.locator(CHOSEN).count():  # a Proposal on the desk: to the right, or to the left
            page.locator(OFFERED).first.click()
        page.locator(CHOSEN).click()
        page.wait_for_selector(CHOSEN, state="detached")
    expect(page.locator(".final")).to_contain_text("The game is over.")
    expect(page.get_by_role("region", name="Points of this reign")).to_be_visible()
    assert "draw-hand" in seen


def test_on_the_desk_cards_are_dragged_right_and_left_or_judged_by_the_arrows(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    page = sit(ann, house, "judge")
    drag(page, page.locator(".lane .place button").first, page.locator(".well.accept").first)
    page.mouse.up()
    expect(page.locator(".lane").first).to_contain_text("Accepted")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".lane").last).to_contain_text("Rejected")
    page.keyboard.press("Escape")
    expect(page.locator(".lane").last).not_to_contain_text("Rejected")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".lane").first).to_contain_text("Rejected")
    expect(page.locator(".lane").last).to_contain_text("one must be accepted")  # nothing glows to the left any more
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lane").last).to_contain_text("Accepted")


def test_a_pitch_starts_from_the_icons_and_is_said_as_the_card_is_presented(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(360, 740, name="Ann")
    page = sit(ann, house, "present")
    page.locator(".hand button").first.click()
    pitch = page.get_by_role("textbox", name="Your pitch")
    expect(pitch).to_have_value(re.compile("Sister Agnes saw your face in the chalice and has hidden hers behind her veil"))
    pitch.fill("Sister Agnes has seen your face, sire. Shall she forget it?")
    page.get_by_role("button", name="Present", exact=True).click()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("log")).to_contain_text("Shall she forget it?")
    assert ann.overflow() == 0


def test_the_monarch_speaks_and_limits_the_time_of_all(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(name="Ann"), house, "judge")
    page.get_by_role("textbox", name="Give a speech").fill("I shall be brief.")
    page.get_by_role("button", name="Give a speech").click()
    expect(at(page, "council")).to_contain_text("I shall be brief.")
    page.get_by_role("button", name="1 min").click()
    expect(page.get_by_role("timer")).to_contain_text("s left")
    page.reload()
    expect(at(page, "council")).to_contain_text("I shall be brief.")
    page.get_by_role("button", name="free").click()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_whoever_killed_the_monarch_writes_how_and_it_is_read(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(name="Ann"), house, "death-of-my-making")
    page.get_by_role("textbox", name="You did it. Tell them how.").fill("The bell came down through the royal breakfast.")
    page.get_by_role("button", name="That is how it was").click()
    expect(page.locator(".story .sheet")).to_have_text("The bell came down through the royal breakfast.")

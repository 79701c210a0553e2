"""Deals and questions in a browser: a round is negotiated by two people beside two bots, and a pact is torn."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.glowing import reach
from tests.browser.guest import Guest
from tests.browser.looking import look
from tests.browser.talk_scenes import place, say
from tests.server import guests as sockets
from tests.server.guests import done

WIDE, PHONE = (1440, 900), (360, 740)
PAGES = [((*WIDE, "en-GB"), (*PHONE, "fr-FR")), ((*PHONE, "en-GB"), (*WIDE, "fr-FR"))]
CALLS = {"en-GB": "● Guest 0 offers you a deal", "fr-FR": "● Guest 0 te propose un marché"}
CITES = {
    "en-GB": ("Remind the table", "reminds the table"),
    "fr-FR": ("Le rappeler à tous", "rappelle à la table"),
}
HIGHEST = "both-at-least 70"  # who always plays the first card does not bring that


@pytest.fixture
def two_people(house: OpenHouse) -> list[sockets.Guest]:
    """Two people and two bots at a table of Royal Secrets that has begun."""
    bots = {"C": "random", "D": "random"}  # quick ones: what they play does not matter
    return house.run(house.server.table_of("royal-secrets", 2, seats=4, bots=bots, options={"first": "A"}))


def sit(make: Callable[..., Guest], who: sockets.Guest, screen: tuple[int, int, str], **more: Any) -> Page:
    width, height, locale = screen
    page = make(width, height, locale=locale, phone=width < 500, **more).page
    page.goto(place(who))
    reach(page)
    return page


def play_until(house: OpenHouse, people: list[sockets.Guest], true: Callable[[], bool]) -> None:
    """Both people give the first answer there is, and the bots play, until something is so for the first of them."""
    first = people[0]

    def asked() -> list[sockets.Guest]:
        return [guest for guest in people if guest.seat in first.view["waiting"]]

    async def answer(guest: sockets.Guest) -> None:
        await guest.until(lambda: bool(guest.legal))  # each hears of it by a socket of their own
        done(await guest.play(guest.legal[0]))
        told = len(guest.events)
        await first.until(lambda: len(first.events) >= told)

    async def play() -> None:
        while not true():
            await first.until(lambda: true() or bool(asked()))
            if not true():
                await answer(asked()[0])

    house.run(play())


def turned_up(guest: sockets.Guest, seat: int) -> Callable[[], bool]:
    """Whether this guest has seen what a seat hid, or that it withdrew."""
    return lambda: any(event[1] in ("turned-up", "withdrew") and event[2] == seat for event in guest.events)


def open_sheet(page: Page, what: str) -> None:
    if not page.locator("[data-talk-line]").count():
        page.keyboard.press("s")
    page.locator(f'[data-opens="{what}"]').first.click()
    expect(page.locator(f'[data-bargain="{what}"]')).to_be_visible()


@pytest.mark.parametrize("screens", PAGES)
def test_a_round_is_negotiated_and_the_pact_is_torn(
    guest: Callable[..., Guest],
    house: OpenHouse,
    two_people: list[sockets.Guest],
    screens: tuple[tuple[int, int, str], tuple[int, int, str]],
) -> None:
    first, second = two_people
    ann, ben = sit(guest, first, screens[0]), sit(guest, second, screens[1])

    open_sheet(ann, "deal")
    assert look(ann, "a sheet for a deal") == []
    ann.locator(f'[data-who="{second.seat}"]').click()  # three presses
    ann.locator('[data-step="mine"] [data-pick="stays"]').click()
    ann.locator('[data-step="theirs"] [data-pick="both-at-least 20"]').click()
    expect(ann.locator("[data-bargain]")).to_have_count(0)

    slip = ben.locator("[data-addressed] [data-slip]")
    expect(slip).to_have_attribute("data-state", "offered")
    if not second.legal:
        expect(ben).to_have_title(re.compile(CALLS[screens[1][2]]))
    for page in (ann, ben):
        expect(page.locator("[data-fold]")).to_have_count(2)  # at both seats
    assert look(ben, "an offer") == []
    slip.locator("button").nth(1).click()  # counter
    step = ben.locator("[data-bargain] [data-step]")
    expect(step.nth(0).locator('[aria-pressed="true"]')).to_have_attribute("data-pick", "both-at-least 20")
    expect(step.nth(1).locator('[aria-pressed="true"]')).to_have_attribute("data-pick", "stays")
    step.nth(0).locator(f'[data-pick="{HIGHEST}"]').click()
    ben.locator("[data-bargain] .btn.gold").click()

    expect(ben.locator("[data-addressed]")).to_have_count(0)
    slip = ann.locator("[data-addressed] [data-slip]")
    expect(slip).to_contain_text("70")
    slip.locator("button").first.click()
    expect(ann.locator("[data-addressed]")).to_have_count(0)
    for page in (ann, ben):
        expect(page.locator("[data-fold].on")).to_have_count(2)
    ann.locator("[data-fold]").first.click()
    expect(ann.locator('[data-bargain="slip"] [data-state="on"]')).to_be_visible()
    ann.keyboard.press("Escape")

    play_until(house, two_people, turned_up(first, second.seat))
    for page in (ann, ben):
        page.locator("#tab-ledger").click()
        pact = page.locator("[data-ledger] [data-slip]")
        expect(pact).to_have_attribute("data-state", "torn")
        expect(pact.locator('[data-half="broken"]')).to_have_count(1)
        expect(pact.locator('[data-half="broken"]')).to_contain_text("70")
        page.locator("[data-ledger] .filters button").last.click()
        expect(page.locator("[data-ledger] [data-row]")).to_have_count(0)
        assert look(page, "a torn pact") == []
        page.locator("#tab-talk").click()
        expect(page.locator('[role="log"]')).to_contain_text("70")
    torn = ann.locator('[role="log"] [data-line]', has=ann.locator(".token.broken"))
    torn.first.locator(".more").click()
    torn.first.locator(".menu button", has_text=CITES[screens[0][2]][0]).click()
    for page, screen in ((ann, screens[0]), (ben, screens[1])):
        expect(page.locator('[role="log"]')).to_contain_text(CITES[screen[2]][1])


def test_bots_answer_what_they_are_offered(guest: Callable[..., Guest], house: OpenHouse) -> None:
    """They accept, refuse or counter, and the slip is gone or somebody else's to answer."""
    bots = {"B": "courtier", "C": "courtier", "D": "courtier"}
    (only,) = house.run(house.server.table_of("royal-secrets", 1, seats=4, bots=bots, options={"first": "A"}))
    page = sit(guest, only, (*WIDE, "en-GB"))
    open_sheet(page, "deal")
    page.locator('[data-who="1"]').click()
    page.locator('[data-step="mine"] [data-pick="stays"]').click()
    page.locator('[data-step="theirs"] [data-pick="stays"]').click()

    def answered() -> bool:
        acts = [act for line in only.lines.values() if line["seat"] == 1 for act in line["acts"]]
        return any(act["act"] in ("accept", "refuse", "offer") and act["line"] >= 0 for act in acts)

    house.run(only.until(answered))
    page.locator("#tab-talk").click()
    expect(page.locator('[role="log"] [data-line]')).to_have_count(len(only.lines))


def test_a_deal_is_made_by_keys_alone(
    guest: Callable[..., Guest], house: OpenHouse, two_people: list[sockets.Guest]
) -> None:
    first, second = two_people
    ann, ben = sit(guest, first, (*WIDE, "fr-FR")), sit(guest, second, (*WIDE, "en-GB"))
    ann.keyboard.press("o")
    for step in ("who", "mine", "theirs"):  # each has the focus when it is its turn
        expect(ann.locator(f'[data-step="{step}"] button').first).to_be_focused()
        ann.keyboard.press("Enter")
    expect(ann.locator("[data-bargain]")).to_have_count(0)
    expect(ben.locator("[data-addressed] [data-slip]")).to_be_visible()
    expect(ben.locator("[data-heard] p", has_text="offers Guest 1 a deal")).to_have_count(1)  # heard once
    ben.keyboard.press("y")
    expect(ann.locator("[data-fold].on")).to_have_count(2)
    expect(ben.locator("[data-addressed]")).to_have_count(0)


@pytest.mark.parametrize("screens", PAGES[:1])
def test_a_question_is_answered_where_it_is_put(
    guest: Callable[..., Guest],
    house: OpenHouse,
    two_people: list[sockets.Guest],
    screens: tuple[tuple[int, int, str], tuple[int, int, str]],
) -> None:
    first, second = two_people
    ann, ben = sit(guest, first, screens[0]), sit(guest, second, screens[1])
    open_sheet(ann, "ask")
    ann.locator('[data-who="-1"]').click()
    ann.locator('[data-asks="stays"]').click()
    question = ben.locator("[data-addressed] [data-question]")
    expect(question).to_be_visible()
    assert look(ben, "a question") == []
    question.locator("[data-pick]").click()
    expect(ben.locator("[data-addressed]")).to_have_count(0)
    expect(ann.locator("[data-ribbon]")).to_have_count(1)
    house.run(say(second, "", {"act": "ask", "saying": "both-at-least", "seat": first.seat}))
    question = ann.locator("[data-addressed] [data-question]")
    expect(question.locator("[data-pick]").first).to_be_visible()
    question.locator("button").last.click()  # no comment
    expect(ann.locator("[data-addressed]")).to_have_count(0)


def test_a_whisper_is_for_two_and_everybody_sees_that_there_was_one(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    people = house.run(house.server.table_of("royal-secrets", 3, seats=4, whispers=True, options={"first": "A"}))
    pages = [
        sit(guest, each, screen)
        for each, screen in zip(people, [(*WIDE, "en-GB"), (*WIDE, "fr-FR"), (*PHONE, "en-GB")], strict=True)
    ]
    ann, ben, cleo = pages
    for page in pages:
        page.locator("#tab-talk").click()
    ann.locator("[data-whisper-to]").select_option(str(people[1].seat))
    ann.locator("[data-talk]").fill("The Queen, trust me.")
    ann.keyboard.press("Enter")
    expect(ben.locator('[role="log"]')).to_contain_text("The Queen, trust me.")
    expect(ben.locator("[data-whisper]")).to_contain_text("chuchote à Guest 1")
    expect(cleo.locator("[data-whisper]")).to_have_text("Guest 0 whispers to Guest 1")
    expect(cleo.locator('[role="log"]')).not_to_contain_text("trust me")
    assert look(ann, "a whisper") == []


def test_the_host_agrees_about_time_and_whispers(guest: Callable[..., Guest]) -> None:
    page = guest(name="Ann").home().begin("Royal Secrets", "Invite friends").page
    page.locator(".rules select", has_text="Salon").select_option("salon")
    expect(page.get_by_text("three minutes at most")).to_be_visible()
    page.locator(".rules select", has_text="Sealed").select_option("sealed")
    expect(page.get_by_text("are heard together")).to_be_visible()
    page.locator(".rules select").last.select_option("true")
    expect(page.get_by_text("nobody else hears what")).to_be_visible()
    assert look(page, "a room that agrees about talk") == []

"""Talk in a browser: a lie is told, doubted and revealed; a reign is argued, and a question answered."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import look
from tests.browser.talk_scenes import people_in, place, say
from tests.server import guests as sockets
from tests.server.guests import done, level

WIDE, PHONE = (1440, 900), (360, 740)
SCREENS = [(*WIDE, "en-GB"), (*PHONE, "fr-FR")]
CONFIRM = {"en-GB": "Confirm", "fr-FR": "Confirmer"}
LIE = '[data-chip="down-at-least 20"]'


@dataclass
class Company:
    """People with sockets in all seats, of whom some look at a page as well."""

    house: OpenHouse
    people: list[sockets.Guest]

    @property
    def asked(self) -> sockets.Guest:
        return next(guest for guest in self.people if guest.legal)

    def play_until(self, true: Callable[[], bool]) -> None:
        """Whoever is asked gives the first answer there is, until something is so."""

        async def play() -> None:
            first = self.people[0]
            while not true():
                await first.until(lambda: first.over or any(guest.legal for guest in self.people))
                guest = self.asked
                done(await guest.play(guest.legal[0]))
                await level(self.people, guest.stands)

        self.house.run(play())

    def told(self, what: str, seat: int) -> Callable[[], bool]:
        return lambda: any(event[1:3] == [what, seat] for event in self.people[0].events)


@pytest.fixture
def company(house: OpenHouse) -> Callable[[str, str], Company]:
    def make(game: str, phase: str) -> Company:
        return Company(house, house.run(people_in(house.server, game, phase)))

    return make


def sit(make: Callable[..., Guest], who: sockets.Guest, screen: tuple[int, int, str], **more: Any) -> Page:
    width, height, locale = screen
    page = make(width, height, locale=locale, phone=width < 500, **more).page
    page.goto(place(who))
    page.wait_for_selector(".bar .ask")
    return page


def tab_to(page: Page, wanted: Locator) -> None:
    """Go on with Tab until this has the focus."""
    for _ in range(120):
        if wanted.evaluate("(thing) => thing === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_lie_is_told_doubted_and_revealed(
    guest: Callable[..., Guest], company: Callable[[str, str], Company], screen: tuple[int, int, str]
) -> None:
    court = company("royal-secrets", "first-bet")
    liar = court.asked
    other = next(each for each in court.people if each is not liar)
    ann, ben = sit(guest, liar, screen), sit(guest, other, screen)

    ann.locator('[data-target^="card:hand:"]').first.click()
    ann.locator("article.me button.live").nth(1).click()
    chip = ann.locator(f"[data-talk-line] {LIE}")
    expect(chip.locator("[data-mark]")).to_have_text("✗")  # the lowest card of the hand
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    confirm = ann.get_by_role("button", name=CONFIRM[screen[2]])
    expect(confirm).to_contain_text("≥ 20")
    confirm.click()

    ribbon = ben.locator("[data-ribbon]")
    expect(ribbon).to_contain_text("≥ 20")
    expect(ann.locator("[data-ribbon] [data-mark]")).to_have_text("✗")
    expect(ben.locator("[data-mark]")).to_have_count(0)  # only who said it knows
    ribbon.locator("button").click()
    ben.locator("[data-talk-line] [data-pair] button").nth(1).click()
    letter = "ABCDE"[other.seat]
    expect(ann.locator("[data-ribbon]")).to_contain_text(f"? {letter}")

    court.play_until(court.told("turned-up", liar.seat))
    for page in (ann, ben):
        page.locator("#tab-log").click()
        expect(page.locator(".log .turned")).to_contain_text("≥ 20")
        expect(page.locator(".log .turned .seal.broken")).to_be_visible()
        page.locator("#tab-ledger").click()
        row = page.locator("[data-row]")
        expect(row).to_contain_text("≥ 20")
        expect(row).to_contain_text(f"? {letter} ✓")  # the doubt was right
        expect(row.locator(".seal.broken")).to_be_visible()
        expect(page.locator(".vh[aria-live=polite] p", has_text="≥ 20")).to_have_count(1)  # heard once
    assert look(ben, f"the ledger in {screen[2]}") == []


def test_a_lie_is_told_and_doubted_by_keys_alone(
    guest: Callable[..., Guest], company: Callable[[str, str], Company]
) -> None:
    court = company("royal-secrets", "first-bet")
    liar = court.asked
    other = next(each for each in court.people if each is not liar)
    screen = (*WIDE, "en-GB")
    ann, ben = sit(guest, liar, screen), sit(guest, other, screen)

    ann.keyboard.press("1")
    ann.keyboard.press("d")
    chips = ann.locator("[data-talk-line] [data-chip]")
    expect(ann.locator(f"[data-talk-line] {LIE}")).to_be_visible()
    ann.keyboard.press("s")
    expect(chips.first).to_be_focused()
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(LIE)).to_be_focused()
    ann.keyboard.press("1")  # here a digit is a chip, and no card
    expect(chips.first).to_have_attribute("aria-pressed", "true")
    ann.keyboard.press("Enter")
    expect(ann.locator(LIE)).to_have_attribute("aria-pressed", "true")
    expect(chips.first).to_have_attribute("aria-pressed", "false")  # one version of it
    assert look(ann, "an armed chip") == []
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-talk-line]")).to_have_count(0)
    expect(ann.get_by_role("button", name="Confirm")).to_contain_text("≥ 20")
    ann.keyboard.press("Enter")

    expect(ben.locator("[data-ribbon]")).to_contain_text("≥ 20")
    tab_to(ben, ben.locator("[data-ribbon] button"))
    ben.keyboard.press("!")
    expect(ann.locator("[data-ribbon]")).to_contain_text(f"? {'ABCDE'[other.seat]}")
    described = ben.locator("[data-ribbon] .vh").first
    expect(described).to_contain_text("says: My hidden card is worth at least 20.")
    ben.keyboard.press("l")
    expect(ben.locator("#tab-ledger")).to_have_attribute("aria-selected", "true")


def test_what_was_read_stays_read_and_a_title_calls_who_is_spoken_to(
    guest: Callable[..., Guest], company: Callable[[str, str], Company], house: OpenHouse
) -> None:
    court = company("royal-secrets", "first-bet")
    asked = court.asked
    reader, speaker = [each for each in court.people if each is not asked][:2]
    page = sit(guest, reader, (*WIDE, "en-GB"))
    name = _name(reader)
    expect(page.locator("#panel-in")).to_be_visible()
    page.wait_for_selector("[data-heard]", state="attached")
    house.run(say(speaker, f"{name}, do you hear me?"))
    expect(page).to_have_title(f"● {_name(speaker)} speaks to you · Royal Secrets")
    expect(page.locator(f'[data-bubble="{speaker.seat}"]')).to_have_text(f"{name}, do you hear me?")
    expect(page.locator("#tab-talk .n")).to_contain_text("1")
    page.locator("#tab-talk").click()
    expect(page.locator("#tab-talk .n")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-heard]", state="attached")
    expect(page.locator("#tab-talk .n")).to_have_count(0)
    house.run(say(speaker, "Well?"))
    expect(page.locator("#tab-talk .n")).to_contain_text("1")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_reign_is_argued_and_a_question_answered(
    guest: Callable[..., Guest], house: OpenHouse, screen: tuple[int, int, str]
) -> None:
    council = Company(house, house.run(house.server.table_of("reigns-council", 3, seats=3)))
    council.play_until(lambda: any(each.legal and each.view["step"] == "present" for each in council.people))
    advisor = council.asked
    monarch = council.people[advisor.view["facts"]["monarch"]]
    page, throne = sit(guest, advisor, screen), sit(guest, monarch, screen)

    page.locator('.hand [data-target^="card:hand:"]').first.click(position={"x": 12, "y": 12})  # others lie over it
    chips = page.locator(".composer [data-chip]")
    expect(chips.first.locator("[data-mark]")).to_be_visible()
    chips.first.click()
    page.locator('.composer [data-chip^="safe "]').first.click()
    page.locator(".composer textarea").fill("Trust me, Majesty.")
    page.get_by_role("button", name=CONFIRM[screen[2]]).click()
    lane = throne.locator(".lane", has_text="Trust me, Majesty.")
    expect(lane.locator("[data-claims] li")).to_have_count(2)
    expect(throne.locator("[data-mark]")).to_have_count(0)
    expect(page.locator(".lane [data-mark]").first).to_be_visible()

    lane.locator(".lead button").first.click()
    lane.locator(".lead input").fill("Would you swear to it?")
    lane.locator(".lead form button").click()
    expect(page.locator(".throne")).to_contain_text("Would you swear to it?")
    page.locator(".composer textarea").fill("On my hand of cards.")
    page.locator(".composer .send .wax").click()
    expect(throne.locator(".lane", has_text="On my hand of cards.")).to_be_visible()

    lane = throne.locator(".lane", has_text="On my hand of cards.")
    lane.locator("[data-pair] button").last.click()
    expect(page.locator(".lane .marks", has_text=f"? {'ABCDE'[monarch.seat]}")).to_be_visible()
    council.play_until(council.told("revealed", advisor.seat))
    for each in (page, throne):
        each.locator("#tab-ledger").click()
        expect(each.locator("[data-ledger] .seal").first).to_be_visible()
    council.play_until(lambda: any(event[1] in ("died", "retired") for event in monarch.events))
    expect(page.locator(".grave")).to_be_visible()
    assert look(throne, f"the end of a reign in {screen[2]}") == []


def test_the_host_agrees_about_talk_and_the_room_talks(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann").home().begin("Royal Secrets", "Invite friends")
    page = ann.page
    expect(page.get_by_text("Anything may be said")).to_be_visible()
    page.locator(".rules select", has_text="Gestures").select_option("court")
    expect(page.get_by_text("without free words")).to_be_visible()
    expect(page.locator("[data-talk]")).to_have_count(0)
    page.locator(".rules select", has_text="Gestures").select_option("free")
    page.locator("[data-talk]").fill("Is anybody there?")
    page.keyboard.press("Enter")
    expect(page.locator('[role="log"]')).to_contain_text("Is anybody there?")
    assert look(page, "a room that talks") == []


def _name(guest: sockets.Guest) -> str:
    return str(next(person["name"] for person in guest.face["people"] if person["seat"] == guest.seat))


def test_marks_can_be_switched_off(guest: Callable[..., Guest], company: Callable[[str, str], Company]) -> None:
    court = company("royal-secrets", "first-bet")
    page = sit(guest, court.asked, (*WIDE, "en-GB"))
    page.evaluate("localStorage.setItem('coterie manners', JSON.stringify({ marks: false }))")
    page.reload()
    page.wait_for_selector(".bar .ask")
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(page.locator(f"[data-talk-line] {LIE}")).to_be_visible()
    expect(page.locator("[data-mark]")).to_have_count(0)

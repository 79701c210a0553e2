"""Talk in a browser: a lie is told, doubted and revealed; a reign is argued, and a question answered."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.glowing import reach
from tests.browser.guest import Guest
from tests.browser.looking import BELOW, look
from tests.browser.talk_scenes import act_of, may, people_in, place, say
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
    house.run(say(speaker, f"{name}, do you hear me?"))
    expect(page).to_have_title(f"● {_name(speaker)} speaks to you · Royal Secrets")
    expect(page.locator(f'[data-bubble="{speaker.seat}"]')).to_have_text(f"{name}, do you hear me?")
    expect(page.locator("#tab-talk .n")).to_contain_text("1")
    page.locator("#tab-talk").click()
    expect(page.locator("#tab-talk .n")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-heard]", state="attached")  # what was said brings the talk along
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


def test_six_who_make_claims_have_the_whole_desk_in_sight(
    guest: Callable[..., Guest], company: Callable[[str, str], Company], house: OpenHouse
) -> None:
    council = company("reigns-council", "judge-of-six")
    monarch = council.asked
    advisors = [each for each in council.people if each is not monarch]
    for advisor in advisors:
        pillars = may(advisor, "yes")
        assert pillars
        claims = [("yes", pillars[0][0], 0, 0), ("safe", 0), ("worse-rejected",)]
        acts = [act_of("reigns-council", *claim) for claim in claims]
        house.run(say(advisor, "Shall I count the holes in the wall, sire, before they do?", *acts, form="pitch"))
    desk, bench = sit(guest, monarch, (*WIDE, "en-GB")), sit(guest, advisors[0], (*WIDE, "fr-FR"))
    for page in (desk, bench):
        expect(page.locator(".lane [data-claims] li")).to_have_count(15)
    expect(desk.locator("[data-talk-line]")).to_be_visible()
    assert desk.evaluate(BELOW) <= 1
    assert bench.evaluate(BELOW) <= 1
    phone = sit(guest, monarch, (*PHONE, "fr-FR"))
    expect(phone.locator(".lane [data-claims] li")).to_have_count(15)
    for name in phone.locator(".lane .who").all():
        expect(name).not_to_have_text("")
        assert name.evaluate("({ clientWidth }) => clientWidth") > 60, "the name gives way to what is pressed"


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


def _person(guest: sockets.Guest) -> dict[str, Any]:
    found: dict[str, Any] = next(person for person in guest.face["people"] if person["seat"] == guest.seat)
    return found


def _name(guest: sockets.Guest) -> str:
    return str(_person(guest)["name"])


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


def test_on_a_shared_device_marks_are_for_whom_the_curtain_is_up(
    guest: Callable[..., Guest], company: Callable[[str, str], Company]
) -> None:
    """Whoever lies sees the mark as long as they have the device; behind the curtain it is nowhere in the page, nor in
    that of the next one, who reads the same ribbon.
    """
    court = company("royal-secrets", "first-bet")
    liar = court.asked
    sitters = [{"person": _person(each)["person"], "key": each.key} for each in court.people]
    held = {"table": liar.table, "key": liar.key, "game": "royal-secrets", "at": 0, "sitters": sitters}
    page = guest(everything=True, tables=[held]).page
    curtain, marks = page.locator(".curtain"), page.locator("[data-mark]")
    page.goto(f"/t/{liar.table}")
    expect(curtain).to_be_visible()
    page.get_by_role("button", name=f"I am {_name(liar)}").click()
    page.wait_for_selector(".bar .ask")
    page.locator('[data-target^="card:hand:"]').first.click()
    page.locator("article.me button.live").nth(1).click()
    chip = page.locator(f"[data-talk-line] {LIE}")
    expect(chip.locator("[data-mark]")).to_have_text("✗")
    expect(chip).to_have_accessible_name(re.compile("That is a bluff"))
    chip.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-ribbon] [data-mark]")).to_have_text("✗")
    court.play_until(lambda: not liar.legal and any(each.legal for each in court.people))  # the Parley goes on

    expect(curtain).to_be_visible()
    assert not leaks(page)
    page.reload()
    expect(curtain).to_be_visible()
    assert not leaks(page)
    other = court.asked
    page.get_by_role("button", name=f"I am {_name(other)}").click()
    expect(page.locator("[data-ribbon]")).to_contain_text("≥ 20")
    expect(marks).to_have_count(0)
    assert not leaks(page)


def leaks(page: Page) -> list[str]:
    """What in a page tells that something said is a bluff."""
    told = f"{page.content()}{page.locator('html').aria_snapshot()}{page.evaluate('JSON.stringify(sessionStorage)')}"
    return [sign for sign in ("data-mark", "That is a bluff") if sign in told]


# Where a thing is in the window.
BOX = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  return [left, top, right, bottom]
}"""


def box(thing: Locator) -> list[float]:
    found: list[float] = thing.evaluate(BOX)
    return found


@pytest.mark.parametrize("screen", [(*WIDE, "en-GB"), (*WIDE, "fr-FR"), (*PHONE, "en-GB"), (*PHONE, "fr-FR")])
def test_the_strip_of_a_lot_is_in_sight_with_the_bids_and_cuts_nothing(
    guest: Callable[..., Guest], company: Callable[[str, str], Company], screen: tuple[int, int, str]
) -> None:
    auction = company("for-the-king", "bid")
    page = sit(guest, auction.asked, screen)
    line = page.locator(".fk > [data-talk-line]")
    expect(line.locator("[data-chip]").first).to_be_visible()
    expect(page.locator(".bidbox .acts")).to_be_visible()
    expect(page.locator(".bar.held")).to_have_count(0)  # all that is asked is on the table, in sight
    phone = screen[0] < 500
    expect(line).to_have_js_property("offsetHeight", 52 if phone else 54)
    expect(line).to_have_css("flex-wrap", "nowrap")
    bar, acts, strip, hand = (
        box(page.locator(at)) for at in ("section.bar", ".bidbox .acts", "[data-talk-line]", ".own")
    )
    top = box(page.locator(".board"))[1]
    assert 0 < top < acts[1] < acts[3] <= strip[1] < strip[3] <= bar[1], (top, acts, strip, bar)
    assert strip[3] <= hand[1], "between table and hand"
    if not phone:
        assert hand[3] <= bar[1], "the hand is whole"
        expect(page.locator(".table")).to_have_js_property("scrollTop", 0)
    for button in page.locator(".bidbox .acts button").all():
        assert button.evaluate("(one) => one.getBoundingClientRect().right <= innerWidth")
    assert look(page, f"a lot in {screen[2]}") == []


def test_the_strip_is_in_sight_while_a_card_is_laid_on_a_phone(
    guest: Callable[..., Guest], company: Callable[[str, str], Company]
) -> None:
    court = company("royal-secrets", "first-bet")
    page = sit(guest, court.asked, (*PHONE, "fr-FR"))
    page.locator('[data-target^="card:hand:"]').first.click()
    page.locator("article.me button.live").nth(1).click()
    expect(page.get_by_role("button", name="Confirmer")).to_be_in_viewport(ratio=1)
    expect(page.locator(f"[data-talk-line] {LIE}")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert box(page.locator("[data-talk-line]"))[3] <= box(page.locator("section.bar"))[1]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_thing_is_spoken_of_in_two_taps(
    guest: Callable[..., Guest], company: Callable[[str, str], Company], screen: tuple[int, int, str]
) -> None:
    court = company("royal-secrets", "second-bet-of-five")
    asked = court.asked
    speaker = next(each for each in court.people if each is not asked and each.view["piles"])
    page = sit(guest, speaker, screen)
    chips = page.locator("[data-talk-line] [data-chip]")
    keys = "(all) => [...new Set(all.map((one) => one.dataset.chip.split(' ')[0]))].sort()"

    page.locator('[data-thing="hall:1"]').click()
    expect(page.locator('[data-thing="hall:1"]')).to_have_attribute("aria-pressed", "true")
    expect(chips.first).to_be_in_viewport(ratio=1)
    assert set(chips.evaluate_all(keys)) <= {"goes", "succeeds", "takes-favor", "both-at-least"}
    for key in chips.evaluate_all("(all) => all.map((one) => one.dataset.chip)"):
        assert key.startswith("both-at-least") or key.split()[1] == "1"  # the Queen's, and not the King's
    page.locator(f'[data-thing="seat:{asked.seat}"]').first.click()
    expect(page.locator('[data-thing="hall:1"]')).to_have_attribute("aria-pressed", "false")
    said = chips.first.get_attribute("data-chip")
    assert said
    chips.first.click()  # the second tap says it
    lines = asked.lines
    court.house.run(
        asked.until(lambda: any(act["saying"] == said.split()[0] for each in lines.values() for act in each["acts"]))
    )


def test_a_thing_is_spoken_of_by_keys_and_a_move_comes_first(
    guest: Callable[..., Guest], company: Callable[[str, str], Company]
) -> None:
    auction = company("for-the-king", "bid")
    page = sit(guest, auction.asked, (*WIDE, "en-GB"))
    chips = page.locator("[data-talk-line] [data-chip]")
    lot, office = page.locator('[data-thing^="lot:"]'), page.locator('[data-thing="office:1"]')
    expect(lot).to_be_visible()
    tab_to(page, office)
    page.keyboard.press("Enter")
    expect(chips.first).to_be_focused()
    about = chips.evaluate_all("(all) => all.map((one) => one.dataset.chip)")
    assert all("1" in key.split()[1:3] for key in about), about
    page.keyboard.press("Escape")
    expect(office).to_have_attribute("aria-pressed", "false")
    expect(chips.first).to_have_attribute("data-chip", "bids-at-most 0")  # of the lot again
    assert look(page, "things that can be spoken of") == []

    decree = company("for-the-king", "decree")
    page = sit(guest, decree.asked, (*WIDE, "en-GB"))
    expect(page.locator(".office [data-target]").first).to_be_visible()
    reach(page)
    expect(page.locator(".office:has([data-target]) [data-thing]")).to_have_count(0)

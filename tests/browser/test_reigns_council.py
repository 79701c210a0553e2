"""Reigns: The Council on its own table.

Whole games by clicks, keys and ear, the Monarch's desk, pitches, and who leads the talk.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.core.dice import Lehmer
from coterie.talk import Act
from coterie.words import Words
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import ABOVE_THE_BAR, CHOICES, CHOSEN, GLOWING, OFFERED, confirm, drag, is_asked, shortcuts
from tests.browser.guest import Guest
from tests.browser.phases import REIGNS_COUNCIL, phases
from tests.browser.talk_scenes import bot_says
from tests.server.guests import RunningServer

TITLE = "Reigns: The Council"
REST = ".piles .rest"  # draws a hand from one pile


def sit(guest: Guest, house: OpenHouse, phase: str) -> Page:
    guest.page.goto(house.open(next(phases("reigns-council", {phase: REIGNS_COUNCIL[phase]})), "Ann"))
    guest.page.wait_for_selector(f"{GLOWING}, {OFFERED}")
    return guest.page


def test_a_whole_game_by_clicking_what_glows(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", painted=False).home().begin(TITLE)
    page, dice, endings = ann.page, Lehmer(7), 0
    while is_asked(ann):
        if page.locator(REST).count():  # the hand, by one click
            page.locator(REST).nth(dice.below(3)).click()
            expect(page.locator(REST)).to_have_count(0)
            continue
        ways = page.locator(f"{GLOWING}, {OFFERED}")
        ways.nth(dice.below(ways.count())).click()
        if not page.locator(CHOSEN).count():  # a Proposal on the desk: to the right, or to the left
            page.locator(OFFERED).first.click()
        endings += page.get_by_role("region", name="What comes next").count()
        confirm(ann, page.locator(CHOSEN).click)
    assert endings  # a ballot at least
    expect(page.locator(".final")).to_contain_text("The game is over.")
    points = page.get_by_role("region", name="Points of this reign")
    assert points.locator(".now").all_inner_texts() == page.locator(".final .total").all_inner_texts()


def test_a_whole_game_by_keyboard_on_a_phone(guest: Callable[..., Guest]) -> None:
    ann = guest(360, 740, name="Ann", painted=False).home()
    ann.page.get_by_role("article", name=TITLE).get_by_role("button", name="Play now").press("Enter")
    keys, dice, pressed = ann.page.keyboard, Lehmer(3), set()
    while is_asked(ann):
        if ann.page.locator(REST).count():
            ann.page.locator(REST).nth(dice.below(3)).press("Enter")
            expect(ann.page.locator(REST)).to_have_count(0)
            continue
        offered = shortcuts(ann, CHOICES)
        keys.press(offered[dice.below(len(offered))])
        ann.page.wait_for_selector(f"{CHOSEN}, {OFFERED}[aria-keyshortcuts]")
        if not ann.page.locator(CHOSEN).count():  # a Proposal on the desk: a and r
            letters = shortcuts(ann, f"{OFFERED}[aria-keyshortcuts]")
            pressed.update(letters)
            keys.press(letters[dice.below(len(letters))])
        confirm(ann, lambda: keys.press("Enter"))
        assert ann.overflow() == 0
    assert {"a", "r"} <= pressed
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")


def test_a_whole_game_in_french_by_what_is_heard(guest: Callable[..., Guest], house: OpenHouse) -> None:
    """Only roles and names, as a screen reader has them; what happens and whose turn it is comes by the live
    regions.
    """
    anne = guest(locale="fr-FR", name="Anne", everything=True, painted=False)
    page, dice, heard = anne.page, Lehmer(5), []
    page.goto(house.run(table_of_three(house.server)))
    politely, at_once = page.locator("[aria-live=polite].vh"), page.locator("[aria-live=assertive]")
    bar, over = (
        page.get_by_role("region", name="Ce que tu peux faire"),
        page.get_by_role("heading", name="La partie est finie"),
    )
    rest = page.get_by_role("button", name="Piocher ma main ici")
    while True:
        choices = bar.get_by_role("group").get_by_role("button")
        expect(choices.first.or_(over)).to_be_visible()
        if over.count():
            break
        expect(at_once).to_contain_text("À toi de jouer.")
        heard.append(politely.inner_text())
        if rest.count():
            rest.nth(dice.below(3)).click()
            expect(rest).to_have_count(0)
            continue
        choices.nth(dice.below(choices.count())).click()
        confirm(anne, page.get_by_role("button", name="Confirmer").click)
    told = " ".join(heard)
    for word in ("Anne", "Le Monarque", "propose", "marque"):
        assert word in told
    assert "event-" not in told
    assert page.get_by_role("region", name="Points de ce règne").get_by_role("rowheader").all_inner_texts()
    expect(page.get_by_role("table", name="Points de la partie").get_by_role("rowheader")).to_have_count(3)


async def table_of_three(server: RunningServer) -> str:
    """The address of a seat at a table with two bots who do not think long; the game has begun."""
    anne, _ = await server.open("reigns-council", "Anne", bots={"B": "random", "C": "random"}, seats=3)
    await anne.do("start")
    await anne.leave()
    return f"/t/{anne.table}#key={anne.key}"


@pytest.mark.parametrize(
    ("locale", "width", "none", "one", "rest", "waits"),
    [
        ("en", 1440, "Stop at a character…", "Stops at 1 character", "Draw my hand here", "Your order waits: {} is on"),
        ("fr", 360, "S’arrêter à un personnage…", "S’arrête à 1 personnage", "Piocher ma main ici", "Ton ordre attend"),
    ],
)
def test_the_opening_hand_is_drawn_up_to_a_character_that_was_named(
    guest: Callable[..., Guest],
    house: OpenHouse,
    locale: str,
    width: int,
    none: str,
    one: str,
    rest: str,
    waits: str,
) -> None:
    ann = guest(width, 740, locale=locale, name="Ann")
    page = sit(ann, house, "draw-hand")
    state = house.server.house.tables[ann.table.partition("#")[0]].state
    assert state.match
    top = state.match.eyes(state.people[0].seat).view().pile("top-1").backs[0]
    name = Words(state.game, locale, state.pack).card(-1 - top)
    page.wait_for_function(ABOVE_THE_BAR, arg=REST)
    stops = page.locator(".piles details")
    expect(stops.locator("summary")).to_have_text(none)
    stops.locator("summary").click()
    stops.get_by_label(name, exact=True).check()
    expect(stops.locator("summary")).to_have_text(one)
    assert ann.overflow() == 0
    hand = page.locator(".foot .hand li")
    expect(hand).to_have_count(3)
    page.get_by_role("button", name=rest).first.click()
    expect(page.locator(".piles .met")).to_contain_text(waits.format(name))
    expect(page.locator(".piles .met")).to_contain_text(name)
    expect(page.locator(f"{REST}[aria-pressed=true]")).to_have_count(1)
    expect(hand).to_have_count(3)  # nothing was drawn
    stops.get_by_label(name, exact=True).click()  # the order goes on, and takes the box with it
    expect(page.locator(REST)).to_have_count(0)
    expect(hand).not_to_have_count(3)


def test_on_the_desk_cards_are_dragged_right_and_left_or_judged_by_the_arrows(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    page = sit(guest(name="Ann"), house, "judge")
    first, last = page.locator(".lane").first, page.locator(".lane").last
    drag(page, first.locator(".place button"), first.locator(".well.accept"))
    page.mouse.up()
    expect(first).to_contain_text("Accepted")
    page.keyboard.press("ArrowLeft")
    expect(last).to_contain_text("Rejected")
    page.keyboard.press("Escape")
    expect(last).not_to_contain_text("Rejected")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(first).to_contain_text("Rejected")
    expect(last).to_contain_text("one must be accepted")  # nothing glows to the left any more
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(last).to_contain_text("Accepted")


def test_arrows_that_are_pressed_faster_than_the_house_answers_judge_all_the_same(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    page = sit(guest(name="Ann"), house, "judge")
    page.evaluate("""() => {
      for (const key of ['ArrowRight', 'ArrowLeft'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }""")
    expect(page.locator(".lane").first).to_contain_text("Accepted")
    expect(page.locator(".lane").last).to_contain_text("Rejected")


def test_what_a_bot_says_is_read_in_ones_own_language_before_and_after_its_card_is_turned(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann = guest(name="Ann")
    page = sit(ann, house, "doubt")
    expect(page.locator(".lane .quiet")).to_have_count(5)  # the page makes nothing up
    table = house.server.house.tables[ann.table]
    seat = next(seat for seat, chair in enumerate(table.state.stored.chairs) if chair.bot)
    house.run(bot_says(table, seat, Act("claim", "worse-rejected"), voice=1))
    english, french = "You would pay more dearly for a no, Majesty.", "Un non vous coûterait plus cher, Majesté."
    expect(page.locator(".lane", has_text=english)).to_be_visible()
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.locator(".lane", has_text=french)).to_be_visible()
    page.locator(OFFERED).first.click()
    page.locator(CHOSEN).click()
    expect(page.locator(".bar .ask strong")).not_to_have_text("Garde ton verdict")
    expect(page.locator(".lane", has_text=french)).to_be_visible()


def test_a_doubt_shows_what_it_is_about_and_both_its_keys(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(360, 740, name="Ann"), house, "doubt")
    doubted = page.locator("[data-about]")
    expect(doubted).to_contain_text("Rejected")
    expect(doubted.locator(".place")).to_be_in_viewport(ratio=1)  # on a phone, too
    page.set_viewport_size({"width": 1440, "height": 900})
    for language, ways, arrows in (
        ("English", ["Stand by your verdict1", "Change your mind2"], "reject, accept"),
        ("Français", ["Garde ton verdict1", "Change d’avis2"], "rejeter, accepter"),
    ):
        page.get_by_role("radio", name=language).check(force=True)
        expect(page.locator(OFFERED)).to_have_text([re.compile(rf"^\s*{way}\s*$") for way in ways])
        page.locator("main").click(position={"x": 1, "y": 1})
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").locator("div", has_text="← →").last).to_contain_text(arrows)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".bar .ask strong")).to_have_text("Change d’avis")


def test_a_pitch_starts_from_the_icons_and_is_said_as_the_card_is_presented(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann = guest(360, 740, name="Ann")
    page = sit(ann, house, "present")
    page.locator(".hand button").first.click(position={"x": 12, "y": 30})  # what is free of the next one
    pitch = page.get_by_role("textbox", name="Your pitch")
    expect(pitch).to_have_value(
        re.compile("Sister Agnes saw your face in the chalice and has hidden hers behind her veil")
    )
    pitch.fill("Sister Agnes has seen your face, sire. Shall she forget it?")
    pitch.press("Enter")
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("log")).to_contain_text("Shall she forget it?")
    assert ann.overflow() == 0


def test_the_monarch_speaks_and_limits_the_time_of_all(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(name="Ann"), house, "judge")
    council = page.get_by_role("region", name="Before the Monarch")
    page.get_by_role("textbox", name="Give a speech").fill("I shall be brief.")
    page.get_by_role("button", name="Give a speech").click()
    expect(council).to_contain_text("I shall be brief.")
    page.get_by_role("button", name="1 min").click()
    expect(page.get_by_role("timer")).to_contain_text("s left")
    page.reload()
    expect(council).to_contain_text("I shall be brief.")
    page.get_by_role("button", name="free").click()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_an_advisor_is_cut_short_may_still_present_and_speaks_again_when_asked(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    """RC-41, from either side of the desk."""
    monarch, advisor = guest(name="Ann"), guest(name="Bob")
    for person, path in zip((monarch, advisor), house.run(council_in_session(house.server)), strict=True):
        person.page.goto(path)
    page = advisor.page
    page.locator(".hand button").first.click()
    pitch = page.get_by_role("textbox", name="Your pitch")
    expect(pitch).to_be_editable()
    monarch.page.get_by_role("button", name="Cut Guest 1 short").click()
    expect(pitch).to_be_disabled()
    expect(page.get_by_role("region", name="Your pitch")).to_contain_text("You can still present.")
    monarch.page.get_by_role("button", name="Ask Guest 1 for an opinion").click()
    monarch.page.get_by_role("textbox", name="Ask Guest 1 for an opinion").fill("Is it about the bells again?")
    monarch.page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Before the Monarch")).to_contain_text(
        "To Guest 1: Is it about the bells again?"
    )
    expect(pitch).to_be_editable()
    pitch.fill("It is about the ropes, sire.")
    pitch.press("Enter")
    expect(monarch.page.locator(".lane").first).to_contain_text("It is about the ropes, sire.")


async def council_in_session(server: RunningServer) -> list[str]:
    """The addresses of the Monarch and of the first Advisor, at a table of three people who have drawn their hands."""
    monarch, *advisors = people = await server.table_of("reigns-council", 3, seats=3, options={"first": "A"})
    for advisor in advisors:
        await advisor.until(lambda advisor=advisor: bool(advisor.legal))  # type: ignore[misc]
        for _ in range(7):
            decision = advisor.view["decision"]
            await advisor.play(advisor.legal[0])
            await advisor.until(lambda advisor=advisor, decision=decision: advisor.view["decision"] != decision)  # type: ignore[misc]
    return [f"/t/{monarch.table}#key={person.key}" for person in people[:2]]


def test_six_at_a_table_have_all_they_need_in_sight(guest: Callable[..., Guest], house: OpenHouse) -> None:
    """On a desktop: the Monarch every rail and the tracks; an Advisor who writes the pitch, the hand and the tracks."""
    ann = guest(name="Ann")
    page = sit(ann, house, "judge-of-six")
    for needed in (
        page.locator(".well.accept").last,
        page.locator(".track").last,
        page.get_by_role("textbox", name="Give a speech"),
    ):
        expect(needed).to_be_in_viewport(ratio=1)
    page = sit(ann, house, "present-of-six")
    page.locator(".hand button").first.click()
    for needed in (
        page.get_by_role("textbox", name="Your pitch"),
        page.locator(".hand .card").last,
        page.locator(".track").last,
    ):
        expect(needed).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_one_laughs_in_the_bar_alone_and_reads_the_story_above_it(
    guest: Callable[..., Guest], house: OpenHouse, width: int, height: int
) -> None:
    page = sit(guest(width, height, name="Ann"), house, "story")
    expect(page.get_by_role("button", name="Laugh")).to_have_count(1)
    expect(page.locator(".choices").get_by_role("button")).to_have_count(2)
    page.wait_for_function(ABOVE_THE_BAR, arg=".story .sheet")


def test_whoever_killed_the_monarch_writes_how_and_it_is_read(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(name="Ann"), house, "death-of-my-making")
    page.get_by_role("textbox", name="You did it. Tell them how.").fill(
        "The bell came down through the royal breakfast."
    )
    page.get_by_role("button", name="That is how it was").click()
    expect(page.locator(".story .sheet")).to_have_text("The bell came down through the royal breakfast.")

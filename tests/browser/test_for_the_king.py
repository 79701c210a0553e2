"""For the King (and Me) on its own table: whole games by clicking what glows and by keyboard alone, and what only its own table shows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import CHOSEN, GLOWING, OFFERED, confirm, drag, is_asked, shortcuts
from tests.browser.guest import Guest
from tests.browser.phases import FOR_THE_KING, Phase, phases
from tests.server.guests import Inn

TITLE = "For the King (and Me)"
TAKE_BACK = ".bar .acts .btn:not(.gold)"


def phases_of(*names: str) -> dict[str, Phase]:
    return {phase.name: phase for phase in phases("for-the-king", {name: FOR_THE_KING[name] for name in names})}


def test_a_whole_game_by_clicking_what_glows(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann", confirm=False)
    ann.page.goto(house.run(table_with_bots(house.inn)))
    dice, answers = Lehmer(7), 0
    while is_asked(ann):
        ways = ann.page.locator(GLOWING)
        ways.nth(dice.below(ways.count())).click()
        answers += 1
    assert answers > 4 * 5 + 12 + 16  # four deals, twelve cards taken and every lot bid for, or passed
    reckoning = ann.page.get_by_role("region", name="The reckoning")
    for office in ("Diplomacy", "Provisions"):
        reckoning.get_by_role("button", name=office).click()
        expect(reckoning.get_by_role("heading", name=office)).to_be_visible()
    points = [int(each) for each in reckoning.locator(".sum").all_inner_texts()]
    assert points == [int(each) for each in ann.page.locator(".final li b").all_inner_texts()]


async def table_with_bots(inn: Inn) -> str:
    """The address of a seat at a table with bots who do not think long; the game has begun."""
    ann, _ = await inn.open("for-the-king", "Ann", bots={"B": "random", "C": "random", "D": "random"}, seats=4)
    await ann.do("start")
    await ann.leave()
    return f"/t/{ann.table}#key={ann.key}"


@pytest.mark.soak
def test_a_whole_game_by_keyboard_on_a_phone(guest: Callable[..., Guest]) -> None:
    ann = guest(360, 740, name="Ann").home()
    ann.page.get_by_role("article", name=TITLE).get_by_role("button", name="Play now").press("Enter")
    keys, dice, pressed = ann.page.keyboard, Lehmer(3), set()
    while is_asked(ann):
        offered = shortcuts(ann, "[aria-keyshortcuts]")
        key = offered[dice.below(len(offered))]
        keys.press(key)
        ann.page.wait_for_selector(f"{CHOSEN}, {OFFERED}[aria-keyshortcuts]")
        if not ann.page.locator(CHOSEN).count():  # an office that may rise or sink: r and l
            keys.press(shortcuts(ann, f"{OFFERED}[aria-keyshortcuts]")[0])
        pressed.add(key)
        confirm(ann, lambda: keys.press("Enter"))
        assert ann.overflow() == 0
    assert {"b", "p", "1"} <= pressed
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")


def test_what_only_its_own_table_does(guest: Callable[..., Guest], house: OpenHouse) -> None:
    """One page for all of it: the drawn card is dragged, a bluff is typed and its cost said, and the till counts what is picked."""
    found = phases_of("place", "bid", "bid-again", "pay")
    ann = guest(name="Ann", keys=True)

    page = at(ann, house.open(found["place"], "Ann"))
    drawn = page.locator(".drawn .card")
    drag(page, drawn, page.locator(".place.centre"))
    page.mouse.up()
    expect(page.locator(".bar .ask strong")).to_have_text("Put it face up in the centre")
    expect(page.locator(".place.centre.picked")).to_be_visible()
    page.get_by_role("button", name="What is in play").click()
    sheet = page.get_by_role("note")
    expect(sheet).to_contain_text("The cards with 4 players")
    expect(sheet).to_contain_text("88 cards in all; 8 were taken out unseen.")

    page = at(ann, house.open(found["bid"], "Ann"))
    least = int(page.locator(".bidbox input").get_attribute("min") or "")
    for key in (str(least), "b"):
        page.keyboard.press(key)
        expect(page.locator(".bar .ask strong")).to_have_text(f"Bid {least}")
        page.locator(TAKE_BACK).click()
    page.locator(".bidbox input").fill("20")
    page.locator(".bidbox form .btn").click()
    expect(page.locator(".bar .ask strong")).to_have_text("Bid 20")  # more than is held
    expect(page.locator(".bidbox.bluff .cost")).to_contain_text("you lose a card at random")
    expect(page.locator(CHOSEN)).to_be_enabled()
    page.locator("summary").click()
    expect(page.get_by_role("combobox", name="Leave an order")).to_have_value("bid-up-to")

    page = at(ann, house.open(found["bid-again"], "Ann"))
    expect(page.locator(".failed")).to_contain_text("could not pay")

    page = at(ann, house.open(found["pay"], "Ann"))
    till = page.get_by_role("group", name="The till")
    bid = int(till.locator("meter").get_attribute("max") or "")
    expect(till).to_contain_text(f"0 of {bid}")
    paid = 0
    while paid < bid:
        coin = page.locator(".own .card.legal").last
        paid += int(coin.locator("b").inner_text())
        coin.click()
        expect(till).to_contain_text(f"{paid} of {bid}")
    expect(page.locator(".own .card.legal")).to_have_count(0)  # not a card more than is needed
    confirm(ann, page.locator(CHOSEN).click)


def at(guest: Guest, path: str) -> Page:
    guest.page.goto(path)
    guest.page.wait_for_selector(".bar .mine")
    return guest.page

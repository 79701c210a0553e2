"""For the King (and Me) on its own table.

Whole games by clicking what glows, by keyboard and by ear, and what only its own table does.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import ABOVE_THE_BAR, CHOSEN, GLOWING, OFFERED, confirm, drag, is_asked, shortcuts
from tests.browser.guest import Guest
from tests.browser.phases import FOR_THE_KING, Phase, phases
from tests.server.guests import RunningServer

TAKE_BACK = ".bar .acts .btn:not(.gold)"
ANSWERS = 10 * 3 + 10 + 10  # of two players: ten deals, ten cards taken, and at least half of the lots bid for
IN_FRENCH = re.compile(  # what can be done on the table, as it is called there
    r"^(Garde-la|Au centre|Au paquet neutre|Passe|Enchéris à \d|Fais (monter|baisser) "
    r"|(Or|Roi|Diplomatie|Divertissement|Architecture|Armée|Victuailles) [±+−\d])"
)

CUT_NAMES = """() => [...document.querySelectorAll('.office h3')].filter((head) =>
  {  // those of which a letter is not seen, or hardly
  const name = document.createRange(), room = head.getBoundingClientRect()
  name.selectNodeContents(head.querySelector('span'))
  const { left, right, top, bottom } = name.getBoundingClientRect()
  const arrows = [...head.parentElement.querySelectorAll('.way > [aria-hidden]')].map((arrow) =>
    arrow.getBoundingClientRect())
  const covered = arrows.some((arrow) => arrow.left < right && arrow.right > left && arrow.top < bottom - 1
    && arrow.bottom > top + 1)
  return left < room.left || right > room.right || covered || parseFloat(getComputedStyle(head).fontSize) < 9.5
}).map((head) => head.textContent)"""


def phases_of(*names: str) -> dict[str, Phase]:
    return {phase.name: phase for phase in phases("for-the-king", {name: FOR_THE_KING[name] for name in names})}


def test_a_whole_game_by_clicking_what_glows(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann", confirm=False, painted=False)
    ann.page.goto(house.run(table_with_a_bot(house.server)))
    dice, answers = Lehmer(7), 0
    while is_asked(ann):
        ways = ann.page.locator(GLOWING)
        ways.nth(dice.below(ways.count())).click()
        answers += 1
    assert answers > ANSWERS
    reckoning = ann.page.get_by_role("region", name="The reckoning")
    for office in ("Diplomacy", "Provisions"):
        reckoning.get_by_role("button", name=office).click()
        expect(reckoning.get_by_role("heading", name=office)).to_be_visible()
    points = [int(each) for each in reckoning.locator(".sum").all_inner_texts()]
    assert points == [int(each) for each in ann.page.locator(".final .total").all_inner_texts()]


def test_a_whole_game_by_keyboard_on_a_phone(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(360, 740, name="Ann", confirm=False, painted=False)
    ann.page.goto(house.run(table_with_a_bot(house.server)))
    keys, dice, pressed = ann.page.keyboard, Lehmer(3), set()
    while is_asked(ann):
        offered = shortcuts(ann, f"{GLOWING}[aria-keyshortcuts]")
        key = offered[dice.below(len(offered))]
        keys.press(key)
        pressed.add(key)
        turns = ann.page.locator(f'{OFFERED}:is([aria-keyshortcuts="r"], [aria-keyshortcuts="l"])')
        if turns.count():  # an office that may rise or sink
            keys.press(turns.first.get_attribute("aria-keyshortcuts") or "")
        assert ann.overflow() == 0
    assert {"b", "p"} <= pressed
    assert len(pressed & {"1", "2", "3"}) > 1, "the places of a gift"
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")


def test_a_whole_game_in_french_by_what_is_heard(guest: Callable[..., Guest], house: OpenHouse) -> None:
    """Only roles and names, as a screen reader has them; what happens and whose turn it is comes by the live
    regions.
    """
    ann = guest(locale="fr-FR", name="Ann", confirm=False, painted=False)
    page, dice, heard, said = ann.page, Lehmer(5), [], set()
    page.goto(house.run(table_with_a_bot(house.server)))
    politely, at_once = page.locator("[aria-live=polite].vh"), page.locator("[aria-live=assertive]")
    choices, over = (
        page.locator(".table").get_by_role("button", name=IN_FRENCH),
        page.locator(".final").get_by_role("heading", level=2),
    )
    while True:
        expect(choices.first.or_(over)).to_be_visible()
        if over.count():
            break
        # else it goes on, as with a price of several cards
        if not page.get_by_role("button", name="Confirmer").count():
            expect(at_once).to_contain_text("À toi de jouer.")
        heard.append(politely.inner_text())
        names = choices.evaluate_all("all => all.map((one) => one.innerText)")
        n = dice.below(len(names))
        said.add(names[n].split()[0])
        choices.nth(n).click()
    told = " ".join(heard)
    assert {"Garde-la", "Au", "Passe", "Enchéris"} <= said
    assert "Ann prend" in told
    assert "enchérit à" in told
    assert "event-" not in told
    journal = page.get_by_role("region", name="Journal").get_by_role("listitem")
    expect(journal.last).to_contain_text(politely.locator("p").last.inner_text())
    expect(over).to_contain_text("La partie est finie")
    expect(page.get_by_role("region", name="Le décompte").get_by_role("table", name="Le registre")).to_be_visible()


async def table_with_a_bot(server: RunningServer) -> str:
    """The address of a seat at a table for two with a bot who does not think long; the game has begun."""
    ann, _ = await server.open("for-the-king", "Ann", bots={"B": "random"}, seats=2)
    await ann.do("start")
    await ann.leave()
    return f"/t/{ann.table}#key={ann.key}"


def test_on_a_phone_whatever_may_be_bid_is_above_the_bar(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = guest(360, 740, name="Ann").page
    page.goto(house.open(phases_of("bid")["bid"], "Ann"))
    expect(page.locator(".bidbox .pass")).to_be_visible()
    page.wait_for_function("""() => {
      const [ways, bar] = ['.bidbox .acts',
        'main > .bar'].map((one) => document.querySelector(one).getBoundingClientRect())
      return ways.top >= 0 && ways.bottom <= bar.top
    }""")


def test_the_names_of_six_offices_are_whole_on_every_screen(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    ann.page.goto(house.open(phases_of("decree-of-five")["decree-of-five"], "Ann"))
    for language in ("English", "Français"):
        ann.page.set_viewport_size({"width": 1440, "height": 900})
        ann.page.get_by_role("radio", name=language).check(force=True)
        expect(ann.page.locator(".office h3")).to_have_count(6)
        expect(ann.page.get_by_role("heading", name=re.compile("^(Livestock|Animaux)$"))).to_be_visible()
        for width in (1100, 920, 820, 360, 320):
            ann.page.set_viewport_size({"width": width, "height": 740})
            assert ann.page.evaluate(CUT_NAMES) == [], f"{language} at {width}"


def test_what_only_its_own_table_does(guest: Callable[..., Guest], house: OpenHouse) -> None:
    """One page for all of it.

    The drawn card is dragged, a bluff is typed and its cost said, and the till counts what is picked.
    """
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
    page.get_by_role("region", name="Auction").locator("summary").click()
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


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_on_a_phone_all_ways_to_bid_are_whole_above_the_bar(
    guest: Callable[..., Guest], house: OpenHouse, locale: str
) -> None:
    """Without scrolling: also where the window was larger when the question came."""
    page = guest(820, 1180, locale=locale, name="Ann").page
    (phase,) = phases("for-the-king", {"bid": FOR_THE_KING["bid"]})
    page.goto(house.open(phase, "Ann"))
    page.wait_for_selector(".bidbox .acts")
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(ABOVE_THE_BAR, arg=".bidbox .acts")
    assert page.evaluate("scrollY") == 0

"""Royal Secrets on its own table.

Whole games by clicking what glows and by keyboard alone, and what only its own table shows.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from coterie.core.dice import Lehmer
from coterie.games import find
from coterie.play import Match
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import CHOICES, CHOSEN, GLOWING, OFFERED, confirm, is_asked, shortcuts
from tests.browser.guest import Guest
from tests.browser.looking import BELOW
from tests.browser.phases import ROYAL_SECRETS, phases
from tests.browser.test_agreement import lay, random_positions, seat_at

LARGE = {"first-bet": 75, "cardinal": 95}  # px, of a bet where four attend, and where two do
# The halls are equally wide, and reach under the hand by no more than the room for what glows.
HALLS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const apart = box('.hall.king').width - box('.hall.queen').width
  return Math.abs(apart) < 1 && box('.court').bottom - box('.own').top <= 7
}"""


def test_a_whole_game_by_clicking_what_glows(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", painted=False).home().begin("Royal Secrets")
    dice, answers = Lehmer(7), 0
    while is_asked(ann):
        ways = ann.page.locator(f"{GLOWING}, {OFFERED}")
        ways.nth(dice.below(ways.count())).click()
        if ann.page.locator(".empty.live").count():  # a card that can be laid either way: into one of its slots
            slots = ann.page.locator(".empty.live")
            slots.nth(dice.below(slots.count())).click()
        elif not ann.page.locator(CHOSEN).count() and ann.page.locator(OFFERED).count():
            ann.page.locator(OFFERED).first.click()
        confirm(ann, ann.page.locator(CHOSEN).click)
        answers += 1
    assert answers > 7 * 4  # choose, bet twice and hand on, in every round
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")
    expect(ann.page.get_by_role("region", name="Ledger of round 7")).to_contain_text("influence left in hand")


@pytest.mark.parametrize(
    ("seats", "step", "size"),
    [
        (4, "third", (1440, 900)),
        (5, "bet", (1440, 900)),
        (5, "bet", (1280, 720)),
        (4, "hand-on", (1280, 720)),
        (4, "recruitment-call", (1280, 720)),
    ],
)
def test_where_all_attend_one_hall_the_last_row_is_in_sight(
    guest: Callable[..., Guest], house: OpenHouse, seats: int, step: str, size: tuple[int, int]
) -> None:
    match = next(match for match in all_in_one_hall(seats) if match.eyes(0).view().step == step)
    seated = house.run(seat_at(house, match.game, seats))
    house.run(lay(seated, match))
    page = guest(name="Ann", width=size[0], height=size[1]).page
    page.goto(f"/t/{seated.table.id}#key={seated.key}")
    expect(page.locator(".hall .seat")).to_have_count(seats)
    expect(page.locator(".hall .seat").last).to_be_in_viewport(ratio=0.98)
    assert page.locator(".court").evaluate("(court) => court.scrollHeight - court.clientHeight") == 0


def test_in_a_low_window_one_chooses_with_the_hand_in_sight(guest: Callable[..., Guest], house: OpenHouse) -> None:
    wanted = {"choose-after-a-count": ROYAL_SECRETS["choose-after-a-count"]}
    page = guest(name="Ann", width=1280, height=720).page
    page.goto(house.open(next(phases("royal-secrets", wanted)), "Ann"))
    expect(page.locator(".ledger")).to_be_in_viewport(ratio=1)
    for name in ("Go to the King", "Go to the Queen"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert page.evaluate(BELOW) <= 1


def all_in_one_hall(seats: int) -> Iterator[Match]:
    """Positions of random games in which everybody attends the same hall, and the first seat is asked."""
    for match in random_positions(find("royal-secrets"), seats, 10_000):
        audiences, phase = (match.eyes(0).view().facts[name] for name in ("audiences", "phase"))
        if phase in (2, 3, 4) and audiences in ([1] * seats, [2] * seats):
            yield match


def test_a_whole_game_by_keyboard_on_a_phone(guest: Callable[..., Guest]) -> None:
    ann = guest(360, 740, name="Ann", painted=False).home()
    keys = ann.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        focused = ann.page.locator("article:has-text('Royal Secrets') button:focus")
        if focused.count() and focused.inner_text() == "Play now":
            break
    keys.press("Enter")
    dice, rounds, pressed = Lehmer(3), set(), set()
    while is_asked(ann):
        offered = shortcuts(ann, CHOICES)
        keys.press(offered[dice.below(len(offered))])
        ann.page.wait_for_selector(f"{CHOSEN}, {OFFERED}[aria-keyshortcuts]")
        if not ann.page.locator(CHOSEN).count():  # one card, two ways to lay it: u and d
            letters = shortcuts(ann, f"{OFFERED}[aria-keyshortcuts]")
            letter = letters[dice.below(len(letters))]
            pressed.add(letter)
            keys.press(letter)
        rounds.add(ann.page.locator(".course p").inner_text())
        confirm(ann, lambda: keys.press("Enter"))
        assert ann.overflow() == 0
    assert len(rounds) == 7
    assert {"u", "d"} <= pressed
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")


def test_a_whole_game_in_french_by_what_is_heard(guest: Callable[..., Guest]) -> None:
    """Only roles and names, as a screen reader has them; what happens and whose turn it is comes by the live
    regions.
    """
    anne = guest(locale="fr-FR", name="Anne", everything=True, painted=False)
    page, dice, heard = anne.page, Lehmer(5), []
    page.goto("/")
    page.get_by_role("article", name="Royal Secrets").get_by_role("button", name="Jouer", exact=True).click()
    politely, at_once = page.locator("[aria-live=polite].vh"), page.locator("[aria-live=assertive]")
    bar, over = (
        page.get_by_role("region", name="Ce que tu peux faire"),
        page.get_by_role("heading", name="La partie est finie"),
    )
    while True:
        choices = bar.get_by_role("group").get_by_role("button")
        expect(choices.first.or_(over)).to_be_visible()
        if over.count():
            break
        expect(at_once).to_contain_text("À toi de jouer.")
        heard.append(politely.inner_text())
        choices.nth(dice.below(choices.count())).click()
        confirm(anne, page.get_by_role("button", name="Confirmer").click)
    told = " ".join(heard)
    assert "Anne" in told
    assert "lys" in told
    assert "event-" not in told
    journal = page.get_by_role("region", name="Journal").get_by_role("listitem")
    expect(journal.last).to_contain_text(politely.locator("p").last.inner_text())
    expect(page.get_by_role("table", name="Points de la partie").get_by_role("rowheader")).to_have_count(4)


def test_a_setting_changes_to_the_plain_table_and_back(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann").home().begin("Royal Secrets")
    assert is_asked(ann)
    for table, other in ((".generic", ".rs"), (".rs", ".generic")):
        ann.page.get_by_role("button", name="Settings").click()
        ann.page.get_by_role("switch", name="Plain tables").click()
        ann.page.get_by_role("button", name="Close").click()
        expect(ann.page.locator(table)).to_be_visible()
        expect(ann.page.locator(other)).to_have_count(0)


def test_the_captions_of_the_stocks_are_whole_where_five_play(guest: Callable[..., Guest], house: OpenHouse) -> None:
    (phase,) = phases("royal-secrets", {"five": ROYAL_SECRETS["second-bet-of-five"]})
    where = house.open(phase, "Ann")
    for locale in ("en", "fr"):
        page = guest(locale=locale, name="Ann").page
        page.goto(where)
        captions = page.locator(".supper dt")
        for height in (900, 720):
            page.set_viewport_size({"width": 1440, "height": height})
            expect(captions).to_have_count(2)
            for caption in captions.all():
                expect(caption).to_be_in_viewport(ratio=1)


LARGER = "([slot, height]) => document.querySelector(slot)?.getBoundingClientRect().height > height"


def test_both_halls_keep_their_size_and_the_hand_covers_neither(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = guest(name="Ann").page
    wanted = {name: ROYAL_SECRETS[name] for name in LARGE}  # all at one hall; some at each
    for phase in phases("royal-secrets", wanted):
        page.goto(house.open(phase, "Ann"))
        page.wait_for_selector(".bar .mine")
        page.set_viewport_size({"width": 1440, "height": 900})
        # the bets grow once the halls were measured
        page.wait_for_function(LARGER, arg=[".hall .seat :is(.court-card, .empty)", LARGE[phase.name]])
        for height in (900, 720):
            page.set_viewport_size({"width": 1440, "height": height})
            page.wait_for_function(HALLS)

"""Several people on one device: a curtain between them, and behind it nothing of anybody."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import ROYAL_SECRETS, phases

NAMES = ["Ann", "Ben", "Cleo"]


def curtain(guest: Guest) -> Locator:
    return guest.page.locator(".curtain")


def called(guest: Guest) -> str:
    """Whom the curtain calls, as soon as it is down."""
    text = curtain(guest).get_by_role("heading").inner_text()
    return text.removeprefix("Hand the device to ").rstrip(".")


def page_holds(guest: Guest) -> str:
    """All that can be got out of the page.

    What is drawn, what is typed, what a screen reader is told, and what is stored.
    """
    stored = guest.page.evaluate(
        "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, location.href, history.state])"
    )
    typed = guest.page.evaluate(
        "[...document.querySelectorAll('input, textarea, select')].map((field) => field.value).join('\\n')"
    )
    return "\n".join([guest.page.content(), typed, guest.page.locator("html").aria_snapshot(), stored])


def exposed(guest: Guest, house: OpenHouse) -> set[str]:
    """The hidden cards, of whomever, that the page knows."""
    held = page_holds(guest)
    hidden = set[str]().union(*house.hidden(guest.table).values())
    return {card for card in hidden if re.search(re.escape(card) + "(?! [−+(])", held)}  # King −1 is not King −1 −1


def share(guest: Guest, game: str, names: list[str]) -> Guest:
    """From the home page to the first curtain."""
    guest.home().begin(game, "Share a device")
    for n, name in enumerate(names):
        if n > 1:
            guest.page.get_by_role("button", name="One more").click()
        guest.page.get_by_role("textbox", name=f"Player {'ABCDEF'[n]}").fill(name)
    guest.page.get_by_role("button", name="Begin").click()
    expect(curtain(guest)).to_be_visible()
    return guest


def test_three_people_play_on_one_device_and_behind_the_curtain_there_is_nothing_of_anybody(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    device = share(guest(everything=True, plain=True, name="Ann", painted=False), "For the King", NAMES)
    page, dice, had = device.page, Lehmer(4), dict[str, int]()
    while min(had.get(name, 0) for name in NAMES) < 3:
        name = called(device)
        assert any(house.hidden(device.table).values())  # there is something to find
        assert exposed(device, house) == set()
        house.left_by_all(device.table)
        expect(curtain(device).get_by_text(f"Hand the device to {name}.").last).to_have_attribute(
            "aria-live", "assertive"
        )
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_focused()
        if had.get(name) == 1:  # a page that is loaded anew knows nobody
            page.reload()
            expect(curtain(device).get_by_role("heading")).to_have_text("Who has the device?")
            assert exposed(device, house) == set()
            house.left_by_all(device.table)
            page.get_by_role("button", name=f"I am {name}").click()
        else:
            page.keyboard.press("Enter")
        assert device.is_asked()
        own = house.hidden(device.table)[NAMES.index(name)]
        assert exposed(device, house) == own  # where they are shown they are found, and nothing of the others
        if had.get(name) == 2:  # what was typed and opened is gone, too
            page.get_by_role("tab", name="Talk").click()
            page.get_by_label("Say something").fill(f"The secret of {name}")
            page.get_by_role("button", name="This table").click()
            other = next(each for each in NAMES if each != name)
            page.get_by_role("dialog").get_by_role("button", name=f"Hand the device to {other}.").click()
            expect(curtain(device)).to_be_visible()
            assert f"The secret of {name}" not in page_holds(device)
            assert exposed(device, house) == set()
            page.get_by_role("button", name=f"I am {other}").click()  # who is not asked may have a look, and hand it on
            page.get_by_role("button", name="Hand the device on").click()
            page.get_by_role("button", name=f"I am {name}").click()
            assert device.is_asked()
            assert f"The secret of {name}" not in page_holds(device)
        while not curtain(device).count():
            device.answer(dice)
            page.wait_for_selector(".curtain, .choices button:enabled")
        had[name] = had.get(name, 0) + 1


def test_who_are_asked_together_answer_one_after_another(guest: Callable[..., Guest], house: OpenHouse) -> None:
    (phase,) = phases("royal-secrets", {"third": ROYAL_SECRETS["third"]})
    seated = house.open_for(phase, NAMES[:2])
    table = seated[0].table.id
    sitters = [{"person": each.person, "key": each.key} for each in seated]
    device = guest(
        everything=True,
        tables=[{"table": table, "key": seated[0].key, "game": "royal-secrets", "at": 0, "sitters": sitters}],
    )
    device.page.goto(f"/t/{table}")
    device.page.get_by_role("button", name="I am Ann").click()
    assert device.is_asked()
    device.answer(Lehmer(1))
    expect(curtain(device).get_by_role("heading")).to_have_text("Hand the device to Ben.")
    assert exposed(device, house) == set()


def test_a_game_on_one_device_ends_for_all_and_begins_anew_behind_the_curtain(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    device = share(guest(everything=True, plain=True, name="Ann"), "whispers", NAMES[:2])
    dice = Lehmer(1)
    while not device.page.locator(".final").count():
        if curtain(device).count():
            device.page.keyboard.press("Enter")
        if device.is_asked():
            device.answer(dice)
            device.page.wait_for_selector(".curtain, .choices button:enabled, .final")
    device.page.reload()  # the end is for everybody
    expect(device.page.locator(".final")).to_contain_text("The game is over.")
    device.page.get_by_role("button", name="Play again").click()
    expect(curtain(device)).to_be_visible()
    assert exposed(device, house) == set()


def test_one_more_person_sits_down_in_the_waiting_room_beside_friends_elsewhere(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    device = guest(everything=True, plain=True, name="Ann").home().begin("For the King", "Invite friends")
    page = device.page
    page.get_by_role("button", name="Somebody on this device").first.click()
    page.get_by_label("Name").fill("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Somebody here is called Ann already")).to_be_visible()
    page.get_by_label("Name").fill("Ben")  # what was typed was kept
    page.keyboard.press("Enter")
    expect(page.get_by_text("on this device", exact=True)).to_be_visible()
    far = guest(name="Zoe")
    far.page.goto(page.get_by_label("The link", exact=True).input_value())
    far.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(far.page.get_by_text("Ben is away")).to_be_hidden()
    expect(far.page.get_by_text("is here").nth(1)).to_be_visible()  # Ann and Ben
    # Ann is asked first: a question to her later on would draw the curtain again while Ben looks
    page.locator(".rules select:has(option[value=A])").select_option("A")
    page.get_by_role("button", name="Begin").click()
    expect(curtain(device)).to_be_visible()
    expect(far.page.locator(".bar .ask")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    expect(page.locator(".bar .ask")).to_be_visible()
    assert exposed(device, house) <= house.hidden(device.table)[1]

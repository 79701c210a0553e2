"""One key for all one's seats: it brings them to another device, leaves those of others, and shuts out a lost one."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import look


def open_key(page: Page) -> None:
    page.get_by_role("button", name="Your key, for your other devices").click()
    expect(page.get_by_role("dialog", name="Your key")).to_be_visible()


def seats(guest: Guest) -> set[str]:
    kept: list[str] = guest.page.evaluate("JSON.parse(localStorage.getItem('coterie')).tables.map(({table}) => table)")
    return set(kept)


def test_a_key_brings_my_seats_and_shuts_out_a_lost_device(guest: Callable[..., Guest], house: OpenHouse) -> None:
    mine = house.run(house.server.open("royal-secrets", "Ann"))[0]
    also = house.run(house.server.open("for-the-king", "Ann"))[0]
    other = house.run(house.server.open("for-the-king", "Ben"))[0]  # on the same device
    kept = [{"table": each.table, "key": each.key, "game": "", "at": 0} for each in (mine, also, other)]
    ann = guest(name="Ann", tables=kept).home()
    open_key(ann.page)
    boxes = ann.page.get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    assert [box.is_checked() for box in boxes.all()] == [True, True, False]
    wrong = look(ann.page, "making a key")
    ann.page.get_by_role("button", name="Make my key").click()
    expect(ann.page.get_by_text("2 seats travel")).to_be_visible()
    link = ann.page.get_by_label("The link", exact=True).input_value()
    wrong += look(ann.page, "a key")

    phone = guest(360, 740, phone=True, locale="fr-FR")
    phone.page.goto(link)
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    assert "mine=" not in phone.page.url, "the key stands in no address bar"
    wrong += look(phone.page, "an arrival")
    assert phone.overflow() <= 0
    phone.page.get_by_role("button", name="C’est la mienne").click()
    expect(phone.page.get_by_text("Tes 2 places sont là.")).to_be_visible()
    assert seats(phone) == {mine.table, also.table}
    phone.page.goto(f"/t/{mine.table}")
    expect(phone.page.get_by_role("heading", name="Ann tient table ouverte")).to_be_visible()

    ann.page.get_by_role("button", name="A device is lost").click()
    ann.page.get_by_role("button", name="Shut it out").click()
    expect(ann.page.get_by_text("Your seats have new keys")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Oublier")).to_be_visible()
    assert ann.page.get_by_label("The link", exact=True).input_value() != link
    ann.page.goto(f"/t/{mine.table}")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Ann")

    phone.page.goto(link)
    phone.page.get_by_role("button", name="C’est la mienne").click()
    expect(phone.page.get_by_text("Cette clé personnelle a été renouvelée.")).to_be_visible()
    assert not wrong, "\n".join(wrong)


def test_a_strangers_key_is_taken_up_by_nobody_who_does_not_say_so(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann")
    ann.page.goto("/#mine=AAAAAAAAAAAAAAAAAAAAAA")
    ann.page.get_by_role("button", name="Leave it").click()
    assert ann.page.evaluate("localStorage.getItem('coterie key')") is None
    cut = guest(name="Ann")
    cut.page.goto("/#mine=AAAA")
    cut.page.get_by_role("button", name="It is mine").click()
    expect(cut.page.get_by_text("it may be cut short or mistyped")).to_be_visible()
    assert cut.page.evaluate("localStorage.getItem('coterie key')") is None

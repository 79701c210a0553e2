"""Bots with faces, what a minister would do, and the review of a game, as the page shows them."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.server.guests import Guest as Seated
from tests.server.guests import play_out


def test_a_chair_is_given_to_a_character_of_a_level(guest: Callable[..., Guest], house: OpenHouse) -> None:
    host, _ = house.run(house.server.open("royal-secrets", "Ann", seats=3, bots={"B": "courtier:bold"}))
    page = guest().page
    page.goto(f"/t/{host.table}#key={host.key}")
    expect(page.get_by_role("heading", name="Célimène")).to_be_visible()
    page.get_by_role("button", name="Seat a bot").click()
    tray = page.get_by_role("dialog")
    expect(tray.get_by_role("button", name="Célimène")).to_have_attribute("aria-disabled", "true")
    tray.get_by_role("button", name="Sidonie").click()
    tray.get_by_role("button", name="page").click()
    tray.get_by_role("button", name="Seat Sidonie").click()
    expect(page.get_by_text("Forgets nothing. Nothing.")).to_be_visible()
    house.run(host.until(lambda: host.face["chairs"][2]["bot"] == "page:vengeful"))


def test_the_company_of_play_now_is_remembered(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann").home()
    ann.page.locator(".with").first.click()
    company = ann.page.get_by_role("dialog")
    company.get_by_role("button", name="Florimond").click()
    company.get_by_role("button", name="courtier").click()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    expect(ann.page.locator(".with").first).to_contain_text("Florimond")
    stored = ann.page.evaluate("JSON.parse(localStorage.getItem('coterie')).company[0]")
    assert stored == "courtier:generous"


def test_who_is_asked_asks_a_minister_and_afterwards_reads_the_review(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    house.server.house.counsel.minister = "minister@12"
    people: list[Seated] = house.run(
        house.server.table_of("royal-secrets", 3, seats=3, hints=True, options={"first": "A"})
    )
    page = guest().page
    page.goto(f"/t/{people[0].table}#key={people[0].key}")
    opener = page.get_by_role("button", name="What would a minister do?")
    opener.click()
    slip = page.get_by_role("region", name="What would a minister do?")
    expect(slip.get_by_role("listitem")).to_have_count(2)
    expect(slip).to_contain_text("from what you can see, no more")
    slip.get_by_role("button", name="Close").press("Escape")
    expect(opener).to_be_focused()
    house.run(play_out(people))
    page.get_by_role("button", name="Review").click()
    review = page.get_by_role("dialog")
    expect(review.get_by_role("heading", level=2)).to_be_visible(timeout=60_000)
    expect(review).to_contain_text("saw only what you saw then")
    review.get_by_role("link", name="Watch this moment").first.click()
    page.wait_for_url("**/replay/**eyes=A")

"""Who gives up a seat: their page shows what an onlooker sees, and every log says who left and who plays on."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import ROYAL_SECRETS, phases

BOTS = ("Marceline", "Bastien", "Célimène", "Dorante", "Sidonie")


def log(page: Page) -> str:
    return page.get_by_role("region", name="Log").inner_text()


def test_who_gives_up_a_seat_sees_the_onlookers_table_and_all_logs_say_so(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    (phase,) = phases("royal-secrets", {"third": ROYAL_SECRETS["third"]})
    seated = house.open_for(phase, ["Ann", "Ben"])
    table = seated[0].table
    zoe = house.run(house.server.house.watch(table, "Zoe", invited=True))
    pages = [guest(name=name, painted=False).page for name in ("Ann", "Ben", "Zoe")]
    for page, key in zip(pages, [seated[0].key, seated[1].key, zoe.key], strict=True):
        page.goto(f"/t/{table.id}#key={key}")
        expect(page.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
    ann, ben, onlooker = pages
    told = "Ann"
    assert told in log(ben), "something was told of Ann before"
    ann.get_by_role("button", name="This table").click()
    ann.get_by_role("button", name="Give up my seat").click()
    ann.get_by_role("button", name="Yes, let a bot play to the end").click()
    ann.keyboard.press("Escape")
    line = f"Ann has left the table. {BOTS[seated[0].seat]} plays on."
    for page in pages:
        expect(page.get_by_text(line)).to_be_in_viewport()
        before = log(page).partition(line)[0]
        assert told in before, "what was told before keeps the old name"
    expect(ann.locator(".choices")).to_have_count(0)
    same = ann.locator("main .table")
    expect(same).to_match_aria_snapshot(onlooker.locator("main .table").aria_snapshot())

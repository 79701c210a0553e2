"""Open tables: a stranger finds one on the home page and sits down; rude words are reported and blocked."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import look


def test_strangers_meet_at_an_open_table(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann").home().begin("Royal Secrets", "Invite friends")
    ann.page.get_by_label("Who finds this table").select_option("true")
    expect(ann.page.get_by_text("Strangers may take the free chairs.")).to_be_visible()

    bob = guest(360, 740, phone=True, name="Bob").home()
    listed = bob.page.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Ann")
    expect(listed).to_contain_text("3 free chairs")
    expect(listed).to_contain_text("free talk")
    expect(listed).to_contain_text("no clock")
    wrong = look(bob.page, "open tables")
    assert bob.overflow() <= 0
    listed.click()
    bob.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(bob.page.get_by_text("Ann begins")).to_be_visible()

    field = bob.page.get_by_label("Say something")
    field.fill("A rude word")
    field.press("Enter")
    said = ann.page.get_by_text("A rude word")
    expect(said.first).to_be_visible()
    ann.page.get_by_role("button", name="What to do with the words of Bob").click()
    wrong += look(ann.page, "a line to be reported")
    ann.page.get_by_role("button", name="Report this to the owner").click()
    expect(ann.page.get_by_text("The owner of the house will read it")).to_be_visible()
    ann.page.get_by_role("button", name="What to do with the words of Bob").click()
    ann.page.get_by_role("button", name="Block").click()
    expect(said).to_have_count(0)

    owner = guest(name="Owner", owner=house.server.house.owner_key()).home()
    reports = owner.page.get_by_role("region", name="Reported to you")
    expect(reports).to_contain_text("Ann reports Bob")
    expect(reports).to_contain_text("A rude word")
    wrong += look(owner.page, "reports")
    reports.get_by_role("button", name="Read: put it away").first.click()
    expect(reports).to_contain_text("Nothing was reported.")
    assert not wrong, "\n".join(wrong)


def test_a_table_that_no_house_keeps_in_memory_is_on_the_list(guest: Callable[..., Guest], house: OpenHouse) -> None:
    async def left() -> str:
        zoe, _ = await house.server.open("for-the-king", "Zoé", listed=True, seats=3)
        await zoe.leave()
        await house.server.house._put_away(house.server.house.tables[zoe.table])
        return zoe.table

    table = house.run(left())
    assert table not in house.server.house.tables
    bob = guest(name="Bob").home()
    listed = bob.page.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Zoé")
    expect(listed).to_contain_text("2 free chairs")
    listed.click()
    bob.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(bob.page.get_by_text("Zoé begins")).to_be_visible()
    assert table in house.server.house.tables

"""Who is here: players, bots and onlookers, each as who they are; and what an invitation tells."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.server.guests import Guest as Seated


def test_at_the_door_players_bots_and_onlookers_are_told_apart_and_the_game_is_shown(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    async def company() -> tuple[Seated, str]:
        host, invitation = await house.server.open("royal-secrets", "Ann", bots={"B": "courtier"}, seats=4)
        await house.server.watch(host.table, invitation, "Eve")
        return host, invitation

    host, invitation = house.run(company())
    zoe = guest(name="Zoe")
    zoe.page.goto(f"/t/{host.table}#invitation={invitation}")
    door = zoe.page.locator("main")
    expect(door).to_contain_text("At the table: Ann, Bastien (a bot)")
    expect(door).to_contain_text("In the gallery: Eve")
    expect(door).to_contain_text("about 40 min")
    expect(door).to_contain_text("Whisper, bargain and betray")
    with zoe.context.expect_page() as rules:
        door.get_by_role("link", name="How to play").click()
    expect(rules.value.get_by_role("heading", name="Royal Secrets")).to_be_visible()
    door.get_by_role("button", name="Take a seat", exact=True).click()  # the invitation is still at hand
    summons = zoe.page.locator(".summons")
    expect(summons).to_contain_text("Royal Secrets")
    expect(summons).to_contain_text("about 40 min")
    expect(summons).to_contain_text("Only this machine can open this link.")
    expect(summons).not_to_contain_text("make play")
    ann = guest()
    ann.page.goto(f"/t/{host.table}#key={host.key}")
    expect(ann.page.locator(".summons")).to_contain_text("make play LAN=1")


def test_at_the_table_onlookers_are_seen_and_bots_are_listed(guest: Callable[..., Guest], house: OpenHouse) -> None:
    async def company() -> Seated:
        host, invitation = await house.server.open("royal-secrets", "Ann", bots={"B": "courtier", "C": "random"})
        await host.do("agree", seats=3, clock=300)
        await host.do("start")
        await house.server.watch(host.table, invitation, "Eve")
        return host

    host = house.run(company())
    page = guest().page
    page.goto(f"/t/{host.table}#key={host.key}")
    expect(page.get_by_role("banner")).to_contain_text("1 onlooker: Eve")
    page.get_by_role("button", name="This table").click()
    menu = page.get_by_role("dialog")
    for line in ("Bastien", "courtier", "at random", "In the gallery: Eve"):
        expect(menu).to_contain_text(line)
    expect(menu).to_contain_text("5 minutes a decision. A bot plays until the player is back.")
    page.goto("/")
    expect(page.locator(".ticket").first).to_contain_text("Ann, Bastien (a bot), Célimène (a bot)")
    expect(page.locator(".ticket").first).not_to_contain_text("Eve")

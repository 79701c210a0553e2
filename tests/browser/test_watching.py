"""Whoever watches bots stops them, lets them go on, chooses their pace and opens all cards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest

BOTS = dict.fromkeys("ABC", "random")
OPEN_CARDS = ".seat .held li"
AN_HOUR = 3600.0  # s that a bot takes: nothing happens while the test looks


def watched(house: OpenHouse, pace: float = 0.0, paused: bool = False) -> tuple[str, str]:
    """The addresses of a table where bots play: its host's, and that of somebody else who looks on."""

    async def open_it() -> tuple[str, str]:
        host, invitation = await house.server.open("royal-secrets", "Ann", seat=None, seats=3, bots=BOTS)
        other = await house.server.watch(host.table, invitation, "Eve")
        house.server.house.tables[host.table].absence._house_pace = pace
        await host.do("start")
        if paused:
            await host.do("pause", on=True)
        for guest in (host, other):
            await guest.leave()
        return f"/t/{host.table}#key={host.key}", f"/t/{host.table}#key={other.key}"

    return house.run(open_it())


def controls(page: Page) -> list[str]:
    """The names of what can be pressed below the table, once it is there."""
    expect(page.locator(".watch input")).to_be_visible()
    return (
        page.locator(".watch")
        .locator("button, select, label")
        .evaluate_all("(all) => all.map((one) => one.ariaLabel ?? one.textContent.trim())")
    )


def test_the_host_opens_all_cards_chooses_the_pace_and_lets_bots_go_on(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    page = guest(name="Ann").page
    page.goto(watched(house, paused=True)[0])
    assert controls(page) == ["Go on", "Bots’ pace", "All cards open"]
    expect(page.get_by_text("You are watching bots.")).to_be_visible()
    expect(page.locator("header .turn")).to_have_text("paused")
    expect(page.locator(OPEN_CARDS)).to_have_count(0)
    page.get_by_label("All cards open").check()
    expect(page.locator(OPEN_CARDS).first).to_be_visible()
    expect(page.locator(".seat:not(:has(.held li))")).to_have_count(0)
    page.get_by_label("All cards open").uncheck()
    expect(page.locator(OPEN_CARDS)).to_have_count(0)
    pace = page.get_by_role("combobox", name="Bots’ pace")
    pace.select_option("Leisurely bots")
    page.reload()
    expect(pace).to_have_value("leisurely")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".final")).to_contain_text("The game is over.")
    expect(page.locator(".watch")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "stop", "on", "paused"),
    [("en", "Pause", "Go on", "paused"), ("fr", "Mettre en pause", "Continuer", "en pause")],
)
def test_on_a_phone_bots_are_stopped_and_the_round_is_still_read(
    guest: Callable[..., Guest], house: OpenHouse, locale: str, stop: str, on: str, paused: str
) -> None:
    ann = guest(360, 740, locale=locale, phone=True, name="Ann")
    page = ann.page
    page.goto(watched(house, pace=AN_HOUR)[0])
    page.get_by_role("button", name=stop).click()
    expect(page.get_by_role("button", name=on)).to_be_visible()
    expect(page.locator("header .turn")).to_have_text(paused)
    for one in page.locator(".watch").locator("button, select, label").all():
        expect(one).to_be_in_viewport(ratio=1)
    assert ann.overflow() == 0
    assert page.locator(".course p").evaluate("(round) => round.scrollWidth <= round.clientWidth")
    page.get_by_role("button", name=on).click()
    expect(page.get_by_role("button", name=stop)).to_be_visible()
    expect(page.locator("header .turn .marker")).to_have_count(1)


def test_who_looks_on_beside_the_host_opens_cards_for_themselves_alone(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann, eve = watched(house, pace=AN_HOUR)
    host, other = guest(name="Ann").page, guest(locale="fr", name="Eve").page
    host.goto(ann)
    other.goto(eve)
    assert controls(other) == ["Toutes les cartes visibles"]
    other.get_by_label("Toutes les cartes visibles").check()
    expect(other.locator(OPEN_CARDS).first).to_be_visible()
    assert controls(host) == ["Pause", "Bots’ pace", "All cards open"]
    expect(host.locator(OPEN_CARDS)).to_have_count(0)

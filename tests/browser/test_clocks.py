"""Clocks with teeth: the time stands at the player, a nudge comes before it is up, and a bot plays on until they are
back.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coterie.server.bots.absence import time_is_up
from coterie.server.state.agreement import DAY
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.server.guests import Guest as Seated
from tests.server.guests import asked

CLOCK = 300  # seconds: the house does not come to the end of it while a test runs
NOTED = """
  window.calls = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, { body }) { window.calls.push(body) }
  }
"""
TABLES = [
    ("royal-secrets", False),
    ("for-the-king", False),
    ("reigns-council", False),
    ("royal-secrets", True),  # the generic table
]


def seats(house: OpenHouse, game: str, **agreed: Any) -> tuple[Seated, Seated]:
    """Two people at a table of three: who is asked, and the other."""

    async def sit() -> tuple[Seated, Seated]:
        guests = await house.server.table_of(game, 2, **{"seats": 3, "clock": CLOCK, **agreed})
        mover = await asked(guests)
        return mover, next(guest for guest in guests if guest is not mover)

    return house.run(sit())


def sees(guest: Guest, seat: Seated, clock: bool = True) -> Page:
    """The page of a seat, on a device whose clock can be put forward."""
    if clock:
        guest.page.clock.install()
    guest.page.goto(f"/t/{seat.table}#key={seat.key}")
    expect(guest.page.locator(".bar").first).to_be_visible()
    return guest.page


@pytest.mark.parametrize(("game", "plain"), TABLES)
def test_the_time_stands_at_the_player_and_a_nudge_says_what_will_happen(
    guest: Callable[..., Guest], house: OpenHouse, game: str, plain: bool
) -> None:
    mover, other = seats(house, game)
    page = sees(guest(plain=plain), mover)
    far = sees(guest(plain=plain, width=360, height=740, locale="fr"), other)
    for each in (page, far):
        expect(each.locator(".seat-clock")).to_have_count(1)
        expect(each.locator(".seat-clock")).to_be_visible()
        expect(each.locator(".nudge")).to_have_count(0)
        each.clock.fast_forward(1000 * (CLOCK - 60))
    name = f"Guest {mover.seat}"
    expect(page.get_by_role("alert")).to_contain_text("Then a bot plays for you until you are back.")
    expect(far.locator(".nudge")).to_contain_text(f"Ensuite, un bot joue en attendant {name}.")
    page.wait_for_function("() => document.title.startsWith('● 0:')")
    assert "●" not in far.title()


def test_who_looks_elsewhere_is_called_again_when_their_time_runs_out(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    mover, _ = seats(house, "royal-secrets")
    ann = guest(notifications=True)
    ann.context.add_init_script(NOTED + "Object.defineProperty(document, 'hidden', { value: true })")
    page = sees(ann, mover)
    page.wait_for_function("() => window.calls.length === 1")
    page.clock.fast_forward(1000 * (CLOCK - 60))
    page.wait_for_function("() => window.calls.length === 2")
    assert page.evaluate("window.calls") == [
        f"Your turn at table {mover.table}.",
        f"Your time runs out at table {mover.table}.",
    ]


def test_whose_time_was_up_takes_the_seat_back_from_the_bot(guest: Callable[..., Guest], house: OpenHouse) -> None:
    mover, _ = seats(house, "royal-secrets")
    page = sees(guest(), mover, clock=False)
    live = house.server.house.tables[mover.table]
    house.run(live.change(lambda: time_is_up(live.state, live.state.due() or 0)))
    expect(page.get_by_role("alert")).to_contain_text("Your time was up: a bot plays for you.")
    page.get_by_role("button", name="Take my seat back from the bot").click()
    expect(page.locator(".nudge")).to_have_count(0)
    assert not live.state.stand_ins


def test_a_game_over_days_shows_dates(guest: Callable[..., Guest], house: OpenHouse) -> None:
    mover, _ = seats(house, "for-the-king", clock=DAY)
    page = sees(guest(), mover, clock=False)
    due = house.server.state(mover.table).due()
    date = page.evaluate(
        "due => ['weekday', 'day'].map((part) => new Intl.DateTimeFormat('en', "
        "{ [part]: part === 'day' ? 'numeric' : 'short' }).format(due)).join(' ')",
        due,
    )
    for place in (page.locator(".seat-clock"), page.get_by_role("banner")):
        expect(place).to_contain_text(date)


def test_in_the_waiting_room_a_clock_brings_a_bot_along(guest: Callable[..., Guest]) -> None:
    page = guest(name="Ann").home().begin("Royal Secrets", "Invite friends").page
    expect(page.get_by_label("When somebody is gone")).to_have_value("wait")
    page.get_by_label("Clock").select_option("30")
    expect(page.get_by_label("When time is up, or somebody is gone")).to_have_value("bot")

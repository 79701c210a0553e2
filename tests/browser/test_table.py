"""At the table: another language, a small screen, a second tab, a connection that breaks, friends who come by
invitation.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import ROYAL_SECRETS, phases

GAMES = ["Royal Secrets", "For the King (and Me)", "Reigns: The Council"]


def test_the_language_changes_in_the_middle_of_a_game(guest: Callable[..., Guest]) -> None:
    ann = guest(everything=True, name="Ann").home().begin("Royal Secrets")
    assert ann.is_asked()
    ann.answer(Lehmer(1))
    assert ann.is_asked()
    ann.page.get_by_role("radio", name="Français").check(force=True)
    expect(ann.page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.get_by_role("region", name="Journal")).to_contain_text("Ann reçoit un valet")
    ann.confirm = "Confirmer"
    ann.answer(Lehmer(1))
    ann.page.reload()
    expect(ann.page.get_by_role("tab", name="Journal")).to_be_visible()


@pytest.mark.parametrize("title", GAMES)
def test_nothing_is_wider_than_a_phone(guest: Callable[..., Guest], title: str) -> None:
    ann = guest(360, 740, phone=True, everything=True, name="Anne-Sophie de la Rochefouc").home()
    assert ann.overflow() == 0
    ann.begin(title, "Invite friends")
    expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    assert ann.overflow() == 0
    letters = ann.page.locator(".field, .select").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(letters) >= 16  # px; smaller ones are enlarged by an iPhone, and the page with them
    ann.page.get_by_role("button", name="Begin").click()
    for n in range(3):
        assert ann.is_asked()
        assert ann.overflow() == 0
        ann.answer(Lehmer(n))


def test_on_a_phone_what_is_asked_about_comes_into_sight(guest: Callable[..., Guest], house: OpenHouse) -> None:
    (phase,) = phases("royal-secrets", {"choose": ROYAL_SECRETS["choose"]})
    ann = guest(360, 740, name="Ann", motion=False)
    ann.page.goto(house.open(phase, "Ann"))
    ann.page.get_by_role("button", name="Go to the King").click()
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # they look at their hand
    ann.page.get_by_role("button", name="Confirm").click()
    expect(ann.page.locator(".table [data-target='seat:1']")).to_be_in_viewport(ratio=1)  # who gets the Parley?


def test_escape_puts_the_slip_away_and_then_what_was_chosen(guest: Callable[..., Guest], house: OpenHouse) -> None:
    (phase,) = phases("royal-secrets", {"choose": ROYAL_SECRETS["choose"]})
    ann = guest(name="Ann", motion=False)
    ann.page.goto(house.open(phase, "Ann"))
    ann.page.get_by_role("button", name="Go to the King").click()
    ann.page.locator("[popovertarget]").first.click()
    expect(ann.page.locator(":popover-open")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(":popover-open")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Confirm")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_a_second_tab_shows_the_same_and_follows(guest: Callable[..., Guest]) -> None:
    ann = guest(everything=True, name="Ann").home().begin("Royal Secrets")
    assert ann.is_asked()
    question = ann.page.locator(".ask strong").inner_text()
    other = ann.context.new_page()
    other.goto(f"/t/{ann.table}")
    expect(other.locator(".ask strong")).to_have_text(question)
    ann.answer(Lehmer(1))
    assert ann.is_asked()
    expect(other.locator(".log li").last).to_have_text(ann.page.locator(".log li").last.inner_text())


def test_a_connection_that_breaks_comes_back_and_nothing_is_lost(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(everything=True, name="Ann").home().begin("Royal Secrets")
    assert ann.is_asked()
    ann.page.locator(".choices > button").first.click()
    chosen = ann.page.locator(".ask strong").inner_text()
    ann.context.set_offline(True)
    house.cut(ann.table)
    expect(ann.page.get_by_text("The connection is gone")).to_be_visible()
    expect(ann.page.locator(".ask strong")).to_have_text(chosen)
    expect(ann.page.get_by_role("button", name="Confirm")).to_be_disabled()
    ann.context.set_offline(False)
    expect(ann.page.get_by_text("The connection is gone")).to_be_hidden()
    ann.page.get_by_role("button", name="Confirm").click()
    expect(ann.page.locator(".ask strong", has_text=chosen)).to_be_hidden()
    assert ann.is_asked()
    ann.answer(Lehmer(1))


def test_a_friend_comes_by_invitation_and_both_see_each_other(guest: Callable[..., Guest]) -> None:
    ann = guest(everything=True, name="Ann").home().begin("For the King (and Me)", "Invite friends")
    link = ann.page.get_by_label("The link", exact=True).input_value()
    bob = guest(everything=True, name="Bob")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Take a seat", exact=True).click()
    assert "invitation" not in bob.page.url  # who looks over Bob's shoulder is not invited
    expect(ann.page.get_by_role("heading", name="Bob")).to_be_visible()
    bob.page.get_by_role("button", name="Name and colour").click()
    expect(bob.page.get_by_role("button", name="blue crown")).to_be_disabled()  # Ann wears it
    bob.page.get_by_role("button", name="vermilion sword").click()
    expect(ann.page.get_by_role("img", name="Seat B, vermilion sword")).to_be_visible()
    ann.seat_bot()
    ann.page.get_by_role("button", name="Begin").click()
    for each in (ann, bob):
        expect(each.page.locator(".bar .ask")).to_be_visible()
    bob.page.get_by_role("tab", name="Talk").click()
    bob.page.get_by_label("Say something").fill("<b>Well met</b>")
    bob.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("tab", name="Talk 1 unread")).to_be_visible()
    ann.page.get_by_role("tab", name="Talk").click()
    expect(ann.page.get_by_role("log")).to_contain_text("<b>Well met</b>")


def test_a_table_that_is_not_there_is_said_so_in_words(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.goto("/t/ABCDEFGH")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        "There is no such table, or the link to it is not complete."
    )
    expect(ann.page.get_by_role("link", name="To the antechamber")).to_be_visible()


def test_bots_play_while_one_watches_and_the_game_can_be_seen_again(guest: Callable[..., Guest]) -> None:
    ann = guest(360, 740, name="Ann").home()
    sockets: list[WebSocket] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket))
    ann.begin("Royal Secrets", "Watch bots")
    expect(ann.page.get_by_role("tab", name="Rules")).to_be_visible()
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # they read the log
    expect(ann.page.locator(".final h2")).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("link", name="Watch the replay").click()
    expect(ann.page.get_by_label("Move", exact=True)).to_have_value("0")
    assert len(sockets) == 1  # who leaves a table does not knock there again
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".told")).to_contain_text("The game is over.")

"""In the living room: a whole game over plain HTTP from another machine's address, where browsers withhold half of what
they can do.
"""

import socket
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tools import chromium

NAME = f"{socket.gethostname().partition('.')[0].lower()}.local"  # as networks at home call this machine


@pytest.fixture
def browser(play: Playwright) -> Iterator[Browser]:
    """A browser that finds the house by its name in the network."""
    launched = play.chromium.launch(
        executable_path=chromium.path(),
        chromium_sandbox=False,
        args=[f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
    )
    yield launched
    launched.close()


def test_a_whole_game_from_another_machine(guest: Callable[..., Guest], house: OpenHouse) -> None:
    there = house.url.replace("127.0.0.1", NAME)
    ann = guest(at=there, shell=True, everything=True, name="Ann").home()
    assert not ann.page.evaluate("isSecureContext")
    missing = [
        "navigator.clipboard",
        "navigator.share",
        "navigator.serviceWorker",
        "crypto.randomUUID",
        "window.caches",
    ]
    assert ann.page.evaluate(f"[{', '.join(missing)}].every((what) => what === undefined)")

    ann.begin("Royal Secrets", "Invite friends")
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.get_by_text("The link is copied.")).to_be_visible()
    link = ann.page.get_by_label("The link", exact=True).input_value()
    bob = guest(at=there, name="Bob")
    bob.page.goto("/")
    field = bob.page.get_by_label("You will be announced as")
    field.evaluate("(field) => field.removeAttribute('maxlength')")
    field.fill("")
    field.press("Control+V")
    assert field.input_value() == link  # what the clipboard holds
    assert link.startswith(f"{there}/t/{ann.table}#invitation=")
    field.fill("Bob")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Look on").click()
    expect(ann.page.get_by_text("In the gallery: Bob")).to_be_visible()
    bob.page.close()

    ann.page.get_by_role("button", name="Begin").click()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_text("Not here: browsers allow notifications only over https")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert ann.play_out() > 7 * 4
    expect(ann.page.locator(".final")).to_contain_text("The game is over.")

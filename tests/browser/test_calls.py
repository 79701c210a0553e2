"""Turns over days, as a reader sees them: calls while the page is closed, quiet hours, and a channel of the table."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coterie.server.notices import turns
from tests.browser.conftest import OpenHouse, beside
from tests.browser.guest import Guest
from tests.browser.looking import look
from tests.browser.test_notifications import GRANTING
from tests.browser.test_shell import settle_in
from tests.server.guests import running_server
from tests.server.receivers import Receiver, receiving

# A browser in a test has no push service: it is given a subscription at ours. The rest is as it is.
SUBSCRIBED = """(given) => {
  let held = null
  Object.assign(PushManager.prototype, {
    getSubscription: async () => held,
    subscribe: async ({ applicationServerKey, userVisibleOnly }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('no service would take this')
      const bytes = Uint8Array.from(atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
        c.charCodeAt(0))
      return held = {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => { held = null; return true },
      }
    },
  })
}"""
SHOWN = """() => {
  self.shown = []
  self.opened = []
  registration.showNotification = async (title, { body, tag, data, lang }) => {
    self.shown.push([title, body, tag, data, lang])
  }
  clients.openWindow = async (path) => { self.opened.push(path) }
}"""


@contextmanager
def two_houses(data: Path) -> Iterator[tuple[OpenHouse, Receiver]]:
    """A house that may call this machine, and a push service with channels beside it."""
    with (
        beside(running_server(data, lines_per_minute=100_000, notices_to_loopback=True)) as (place, loop),
        beside(receiving()) as (receiver, _),
    ):
        yield OpenHouse(place, loop), receiver


def seat_link(house: OpenHouse, **more: Any) -> tuple[str, str]:
    """A table of two over days where the first is asked, and the link of that seat."""

    async def make() -> tuple[str, str]:
        guests = await house.server.table_of("for-the-king", 2, seats=2, clock=86_400, options={"first": "A"}, **more)
        await guests[0].leave()
        return guests[0].table, f"/t/{guests[0].table}#key={guests[0].key}"

    return house.run(make())


def wait_for(house: OpenHouse, holds: Callable[[], bool]) -> None:
    async def wait() -> None:
        async with asyncio.timeout(50):
            while not holds():
                await asyncio.sleep(0.01)

    house.run(wait())


def deliver(page: Page, url: str, message: str) -> None:
    """Let the browser's push service hand a message to the service worker."""
    found: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.evaluate("new Promise((go) => setTimeout(go, 20))")
    session.send("ServiceWorker.deliverPushMessage", {"origin": url, "registrationId": found[-1], "data": message})


def test_who_closed_the_page_is_called_and_one_tap_leads_to_the_table(
    guest: Callable[..., Guest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "SETTLED", 100)
    with two_houses(tmp_path) as (house, receiver):
        phone = receiver.device("phone")
        ann = guest(at=house.url, shell=True, name="Ann").home()
        settle_in(ann.page)
        given = json.dumps(phone.subscription())
        ann.context.add_init_script(f"if (location.protocol !== 'about:') ({SUBSCRIBED})({given})")
        ann.context.add_init_script(f"if (location.protocol !== 'about:') ({GRANTING})()")
        ann.page.reload()
        ann.page.get_by_role("button", name="Settings").click()
        ann.page.get_by_role("switch", name="Call me when it is my turn").check()
        expect(ann.page.get_by_text("You are called even while this page is closed")).to_be_visible()
        ann.page.get_by_role("switch", name="Quiet hours").check()
        expect(ann.page.get_by_label("from", exact=True)).to_have_value("22:00")
        ann.page.get_by_label("from", exact=True).fill("12:00")
        ann.page.get_by_label("to", exact=True).fill("12:00")  # no hour at all: the test may run at night
        assert look(ann.page, "calls") == []
        ann.page.get_by_role("button", name="Close").click()

        table, link = seat_link(house)
        page = ann.context.new_page()
        page.goto(link)
        notices = house.server.house.tables[table].notices
        wait_for(house, lambda: bool(notices.addresses))
        [address] = notices.addresses
        assert (address.person, address.url, address.language) == (0, phone.url, "en")
        assert address.quiet.startswith("12:00-12:00 ")
        assert receiver.calls == []
        page.close()
        wait_for(house, lambda: bool(receiver.calls))
        message = phone.reads(receiver.calls[0]).decode()

        worker = ann.context.service_workers[0]
        worker.evaluate(SHOWN)
        deliver(ann.page, house.url, message)
        body = f"Guest 0, it is your turn at table {table}."
        while not worker.evaluate("self.shown.length"):
            ann.page.evaluate("new Promise((go) => setTimeout(go, 20))")
        assert worker.evaluate("self.shown") == [["For the King (and Me)", body, table, f"/t/{table}", "en"]]
        worker.evaluate("(data) => show({ close: () => undefined, data })", f"/t/{table}")
        assert worker.evaluate("self.opened") == [f"/t/{table}"]

        ann.page.get_by_role("button", name="Settings").click()
        ann.page.get_by_role("switch", name="Call me when it is my turn").uncheck()
        wait_for(house, lambda: notices.addresses == [])


def test_a_browser_that_cannot_be_called_says_so(guest: Callable[..., Guest], tmp_path: Path) -> None:
    with two_houses(tmp_path) as (house, _):
        _, link = seat_link(house)
        ann = guest(at=house.url, locale="fr", notifications=True, name="Ann")
        ann.context.add_init_script(f"if (location.protocol !== 'about:') ({GRANTING})()")
        ann.page.goto(link)
        expect(ann.page.locator(".bar .ask")).to_be_visible()
        ann.page.goto("/")
        ann.page.get_by_role("button", name="Réglages").click()
        expect(ann.page.get_by_text("n’appelle que si une page de la maison est ouverte")).to_be_visible()


def test_a_host_chooses_a_channel_and_reads_why_another_is_refused(guest: Callable[..., Guest], tmp_path: Path) -> None:
    with two_houses(tmp_path) as (house, receiver):
        table, link = seat_link(house)
        ann = guest(at=house.url, name="Ann", width=360, height=740, phone=True)
        ann.page.goto(link)
        ann.page.get_by_role("button", name="This table").click()
        ann.page.get_by_text("Let a channel hear whose turn it is").click()
        address = ann.page.get_by_label("Address of its webhook or topic")
        address.fill("https://192.168.1.1/admin")
        ann.page.get_by_role("button", name="Choose this channel").click()
        expect(ann.page.get_by_text("The house calls public https addresses only")).to_be_in_viewport(ratio=0.98)
        assert address.input_value() == "https://192.168.1.1/admin"  # nothing is lost
        address.fill("https://discord.com/api/webhooks/1/x")
        expect(ann.page.get_by_label("Where it is")).to_have_value("discord")
        address.fill(f"{receiver.url}/court")
        ann.page.get_by_role("switch", name="Quiet hours").check()
        assert look(ann.page, "channel") == []
        ann.page.get_by_label("Where it is").select_option("ntfy")
        ann.page.get_by_role("button", name="Choose this channel").click()
        expect(ann.page.get_by_text("A channel at 127.0.0.1 hears whose turn it is here.")).to_be_visible()
        [hello] = receiver.calls
        assert hello.told["topic"] == "court"
        assert table in hello.told["message"]
        channel = house.server.house.tables[table].notices.channel
        assert channel
        assert channel.quiet.startswith("22:00-08:00 ")
        ann.page.get_by_role("button", name="Tell it nothing more").click()
        expect(ann.page.get_by_text("The channel hears nothing more.")).to_be_visible()
        assert house.server.house.tables[table].notices.channel is None
        assert ann.overflow() <= 0

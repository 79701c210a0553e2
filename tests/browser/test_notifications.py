"""The call to who is elsewhere: the title and the icon of the page, and a notification for who asked for it."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from coterie.core.dice import Lehmer
from tests.browser.guest import Guest
from tests.browser.test_shell import settle_in, wait_until

NOTES = """async () => {
  const shell = await navigator.serviceWorker.getRegistration()
  return (await shell.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data])
}"""
REFUSING = """() => {
  let leave = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => leave })
  Notification.requestPermission = async () => (leave = 'denied')
}"""


GRANTING = """() => {
  const notes = []
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title, given) => {
      const note = { title, ...given, close: () => notes.splice(notes.indexOf(note), 1) }
      notes.push(note)
    },
    getNotifications: async ({ tag } = {}) => notes.filter((note) => !tag || note.tag === tag),
  })
}"""  # a browser without a window has no notifications: they are noted in the page


def turn_away(page: Page, away: bool = True) -> None:
    """A page without a window is never out of sight, so it is told that it is."""
    page.evaluate(
        "(away) => { Object.defineProperty(document, 'hidden', { configurable: true, value: away });"
        "document.dispatchEvent(new Event('visibilitychange')) }",
        away,
    )


def icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').href"))


def test_who_asked_for_it_is_called_when_it_is_their_turn_and_the_page_is_out_of_sight(
    guest: Callable[..., Guest],
) -> None:
    ann = guest(shell=True, everything=True, name="Ann").home()
    settle_in(ann.page)
    ann.page.evaluate(GRANTING)
    ann.begin("Royal Secrets")
    assert ann.is_asked()
    turn_away(ann.page)
    ann.answer(Lehmer(1))
    assert ann.is_asked()
    assert ann.page.evaluate(NOTES) == []  # nobody asked for it
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("switch", name="Call me when it is my turn").check()
    ann.page.get_by_role("button", name="Close").click()
    turn_away(ann.page, away=False)
    ann.answer(Lehmer(2))
    assert ann.is_asked()
    assert ann.page.evaluate(NOTES) == []  # it is in sight
    turn_away(ann.page)
    expect(ann.page).to_have_title("● Your turn. · Royal Secrets")
    assert icon(ann.page).endswith("/favicon-turn.svg")
    ann.answer(Lehmer(3))
    assert ann.is_asked()
    wait_until(ann.page, f"(await ({NOTES})()).length")
    assert ann.page.evaluate(NOTES) == [
        ["Royal Secrets", f"Your turn at table {ann.table}.", ann.table, f"/t/{ann.table}"]
    ]
    turn_away(ann.page, away=False)
    wait_until(ann.page, f"(await ({NOTES})()).length === 0")


def test_a_browser_that_refuses_is_said_so_and_the_switch_stays_off(guest: Callable[..., Guest]) -> None:
    ann = guest(locale="fr").home()
    ann.page.evaluate(REFUSING)
    ann.page.get_by_role("button", name="Réglages").click()
    switch = ann.page.get_by_role("switch", name="M’appeler quand c’est à moi")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(ann.page.get_by_text("Ton navigateur refuse les notifications de cette page")).to_be_visible()
    expect(switch).to_be_disabled()
    expect(switch).not_to_be_checked()

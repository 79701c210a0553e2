"""Playing on a game's own table: what glows there is chosen, by a click, a key or by dragging, and confirmed."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import Guest

GLOWING = ".table button[data-target]"  # what may be chosen on the table
OFFERED = ".choices > button:enabled"  # and in the bar
CHOICES = "[aria-keyshortcuts]:not([data-addressed] *, [data-opens])"  # all with a key, but for deals
CHOSEN = ".bar .acts .gold"
# Whether all of something is above the bar.
ABOVE_THE_BAR = """(what) => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect()
  return box(what)?.bottom <= box('main > .bar')?.top + 1
}"""


def reach(page: Page) -> None:
    """Reach for the table, as a hand does: the talk comes, which is not fetched before."""
    page.locator(".table").dispatch_event("pointerover")
    page.wait_for_selector("[data-heard]", state="attached")


def is_asked(guest: Guest) -> bool:
    """Wait until there is something to choose, or the game is over; whether there is something to choose."""
    guest.page.wait_for_selector(f"{GLOWING}, {OFFERED}, .final")
    return guest.page.locator(".final").count() == 0


def confirm(guest: Guest, press: Callable[[], None]) -> None:
    guest.page.wait_for_selector(f"{CHOSEN}:enabled")
    press()
    guest.page.wait_for_selector(CHOSEN, state="detached")


def shortcuts(guest: Guest, selector: str) -> list[str]:
    """The keys that these things say they are picked by."""
    guest.page.wait_for_selector(selector)
    found = guest.page.locator(selector).evaluate_all("all => all.map((one) => one.getAttribute('aria-keyshortcuts'))")
    return [str(key) for key in found]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """Drag with the mouse, and see on the way that the place says yes."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    x, y = middle(thing)
    page.mouse.move(x + 12, y - 12)
    expect(place).to_have_attribute("data-drop", "may")
    page.mouse.move(*middle(place), steps=3)
    expect(place).to_have_attribute("data-drop", "over")

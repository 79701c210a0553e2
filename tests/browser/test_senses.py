"""What is heard and felt.

Sounds for who wants them, a tick in the hand, a screen that stays on; and nothing where there is none.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.test_notifications import turn_away
from tests.server.guests import Guest as Seated
from tests.server.guests import RunningServer

# The browser's own parts, noting what is asked of them.
NOTING = """
  window.noted = { contexts: 0, notes: 0, ticks: 0, locks: [] }
  const Real = AudioContext
  window.AudioContext = class extends Real {
    constructor() { super(); noted.contexts++; noted.out = this }
  }
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...at) { noted.notes++; return start.apply(this, at) }
  navigator.vibrate = () => ++noted.ticks > 0
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    const lock = { released: false, release: async () => { lock.released = true } }
    noted.locks.push(lock)
    return lock
  } } })
"""
MISSING = """
  delete window.AudioContext
  delete Navigator.prototype.vibrate
  delete Navigator.prototype.wakeLock
"""
HELD = "noted.locks.filter(({ released }) => !released).length"


async def two(server: RunningServer) -> list[Seated]:
    ann, invitation = await server.open("royal-secrets", "Ann", seats=3, bots={"C": "random"}, options={"first": "A"})
    ben = await server.join(ann.table, invitation, "Ben")
    await ann.do("start")
    await ann.until(lambda: bool(ann.legal))
    return [ann, ben]


async def until_asked(ann: Seated, ben: Seated) -> None:
    """Ben answers what is asked of him, until it is for Ann to answer."""
    while not ann.legal:
        await ben.until(lambda: bool(ben.legal or ann.legal))
        if ben.legal:
            await ben.play(ben.legal[0])
            await ann.until(lambda: ann.stands == ben.stands)


def answer(device: Guest, house: OpenHouse, ann: Seated) -> int:
    """Ann answers in her browser until she is no longer asked; how often."""

    async def heard(before: tuple[object, ...]) -> bool:
        await ann.until(lambda: ann.stands != before)
        return bool(ann.legal)

    answers, asked = 0, True
    while asked and device.is_asked():
        before = ann.stands
        device.answer(Lehmer(1))
        answers, asked = answers + 1, house.run(heard(before))
    return answers


def noted(guest: Guest, what: str) -> Any:
    return guest.page.evaluate(f"noted.{what}")


def test_what_is_heard_and_felt_and_when(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann, ben = house.run(two(house.server))
    device = guest(width=360, height=740, phone=True, everything=True, plain=True)
    device.context.add_init_script(NOTING)
    page = device.page
    page.goto(f"/t/{ann.table}#key={ann.key}")
    assert device.is_asked()
    page.wait_for_function(f"() => {HELD} === 1")  # the screen stays on while one thinks
    # as a browser does with a page that is out of sight
    page.evaluate("noted.locks.forEach((lock) => (lock.released = true))")
    turn_away(page)
    assert page.evaluate(HELD) == 0
    turn_away(page, away=False)
    page.wait_for_function(f"() => {HELD} === 1")

    answer(device, house, ann)
    page.wait_for_function(f"() => {HELD} === 0")
    house.run(until_asked(ann, ben))
    assert device.is_asked()
    page.wait_for_function(f"() => {HELD} === 1")
    assert noted(device, "ticks") == 0  # who wants less motion is not shaken
    assert noted(device, "contexts") == 0  # nobody asked for sounds

    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Vibrate")).to_be_checked()
    sounds = page.get_by_role("switch", name="Sounds")
    expect(sounds).not_to_be_checked()
    sounds.check()
    page.wait_for_function("() => noted.contexts === 2")  # one for the sample, one for the table
    page.get_by_role("button", name="Close").click()
    heard = noted(device, "notes")
    ticks = answer(device, house, ann)
    page.wait_for_function(f"() => noted.ticks === {ticks}")  # my answer is given
    house.run(until_asked(ann, ben))
    assert device.is_asked()
    page.wait_for_function(f"() => noted.ticks === {ticks + 1}")  # and it is my turn again
    page.wait_for_function(f"() => noted.notes > {heard}")
    page.get_by_role("button", name="Settings").click()
    sounds.uncheck()
    page.get_by_role("switch", name="Vibrate").uncheck()
    page.get_by_role("button", name="Close").click()
    heard = noted(device, "notes")
    answer(device, house, ann)
    house.run(until_asked(ann, ben))
    assert device.is_asked()
    assert (noted(device, "ticks"), noted(device, "notes")) == (ticks + 1, heard)


def test_sounds_wait_for_a_gesture(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann, _ = house.run(two(house.server))
    device = guest(sound=True, everything=True, plain=True)
    device.context.add_init_script(NOTING)
    with device.page.expect_response("**/assets/sounds-*.js"):
        device.page.goto(f"/t/{ann.table}#key={ann.key}")
    assert device.is_asked()
    assert noted(device, "contexts") == 0
    device.page.keyboard.press("Shift")
    device.page.wait_for_function("() => noted.contexts === 1")
    device.page.evaluate("noted.out.suspend()")  # as a phone does when it is locked or called
    device.page.keyboard.press("Shift")
    device.page.wait_for_function("() => noted.out.state === 'running'")


def test_a_browser_without_any_of_it_plays_as_well(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann, ben = house.run(two(house.server))
    device = guest(phone=True, sound=True, everything=True, plain=True)
    device.context.add_init_script(MISSING)
    device.page.goto(f"/t/{ann.table}#key={ann.key}")
    device.page.emulate_media(reduced_motion="no-preference")
    answer(device, house, ann)
    house.run(until_asked(ann, ben))
    answer(device, house, ann)
    device.page.get_by_role("button", name="Settings").click()
    expect(device.page.get_by_role("switch", name="Confirm every answer")).to_be_visible()
    expect(device.page.get_by_role("switch", name="Sounds")).to_have_count(0)
    expect(device.page.get_by_role("switch", name="Vibrate")).to_have_count(0)

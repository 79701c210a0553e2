"""On a phone Log, Talk and Rules are a sheet.

Its tabs are always within reach, and it covers the table only as long as one wants.
"""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.glowing import reach
from tests.browser.guest import Guest
from tests.browser.phases import ROYAL_SECRETS, phases

PHONE = (360, 740)
FOCUSED = """() => {  // of what can be scrolled under the bar: whether it is above it once it is focused
  const bar = () => document.querySelector('main > .bar').getBoundingClientRect().top
  const bottom = (thing) => thing.getBoundingClientRect().bottom
  const under = (thing) => bottom(thing) > bar() + 9
  const things = [...document.querySelectorAll('.table :is(button, a, [tabindex="0"])')]
  return things.filter((thing) => thing.checkVisibility()).filter((thing) => {
    document.activeElement.blur()
    scrollTo(0, scrollY + bottom(thing) - bar() - 30)
    return under(thing)
  }).map((thing) => {
    scrollTo(0, scrollY + bottom(thing) - bar() - 30)
    thing.focus()
    return !under(thing)
  })
}"""


# Whether the page is as high as it was a moment ago: what comes with the talk has its place.
STANDS = """async () => {
  const high = () => document.documentElement.scrollHeight
  const before = high()
  await new Promise((then) => setTimeout(then, 300))
  return high() === before
}"""


def sit(guest: Guest, house: OpenHouse, phase: str = "first-bet") -> Page:
    (wanted,) = phases("royal-secrets", {phase: ROYAL_SECRETS[phase]})
    guest.page.goto(house.open(wanted, "Ann"))
    expect(guest.page.locator(".bar .ask")).to_be_visible()
    reach(guest.page)
    guest.page.wait_for_function(STANDS)
    return guest.page


def box(thing: Locator) -> tuple[float, float]:
    """Where it begins and ends, from the top of the window."""
    found = thing.bounding_box()
    assert found
    return found["y"], found["y"] + found["height"]


def test_it_opens_over_the_lower_part_and_folds_in_every_way(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(*PHONE, name="Ann", phone=True)
    page = sit(ann, house)
    log, talk = (page.get_by_role("tab", name=name) for name in ("Log", "Talk"))
    panel, field = page.get_by_role("tabpanel"), page.get_by_label("Say something")
    assert box(page.locator(".hand button").first)[1] <= box(page.locator("main > .bar"))[0] + 1
    assert box(page.locator("main > .bar"))[1] <= box(log)[0]  # nothing lies over anything
    expect(log).to_be_in_viewport(ratio=1)
    expect(panel).to_be_hidden()

    stood = page.evaluate("[scrollY, document.documentElement.scrollHeight]")
    talk.tap()
    expect(field).to_be_in_viewport(ratio=1)
    expect(talk).to_have_attribute("aria-selected", "true")
    assert 0.25 * PHONE[1] < box(log)[0] < 0.5 * PHONE[1]  # the table is still there
    assert page.evaluate("[scrollY, document.documentElement.scrollHeight]") == stood
    talk.tap()
    expect(panel).to_be_hidden()

    log.tap()
    page.get_by_role("button", name="Close").tap()
    expect(panel).to_be_hidden()
    log.tap()
    page.get_by_role("button", name="Your turn.").tap()  # the question is below the sheet
    expect(panel).to_be_hidden()
    log.tap()
    page.touchscreen.tap(20, 80)
    expect(panel).to_be_hidden()

    finger = ann.context.new_cdp_session(page)
    for way, seen in ((-1, True), (1, False)):
        y = box(log)[0] + 20
        for kind, points in (
            ("touchStart", [y]),
            ("touchMove", [y + way * 60]),
            ("touchMove", [y + way * 90]),
            ("touchEnd", []),
        ):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 60, "y": y} for y in points]})
        expect(panel).to_be_visible(visible=seen)


def test_keys_lead_into_the_talk_and_back_to_where_one_was(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(*PHONE, name="Ann"), house)
    panel, field, card = (
        page.get_by_role("tabpanel"),
        page.get_by_label("Say something"),
        page.locator(".hand button").nth(1),
    )
    for width in (PHONE[0], 1440):
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        card.focus()
        page.keyboard.press("t")
        expect(field).to_be_focused()
        page.keyboard.type("c1?")  # only words
        expect(field).to_have_value("c1?")
        field.clear()
        page.keyboard.press("Escape")
        expect(card).to_be_focused()
    expect(panel).to_be_visible()  # where there is room for it

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".bar .cite").click()
    expect(page.locator(".clauses .marked")).to_be_in_viewport()
    page.keyboard.press("1")
    page.keyboard.press("Escape")  # the sheet, and not what was chosen
    expect(panel).to_be_hidden()
    expect(page.locator(".hand .selected")).to_have_count(1)


def test_what_has_the_focus_is_not_under_the_bar(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(*PHONE, name="Ann"), house, "recruit")
    assert set(page.evaluate(FOCUSED)) == {True}


def test_the_keyboard_of_a_phone_does_not_cover_what_is_typed(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = sit(guest(*PHONE, name="Ann", phone=True), house)
    page.get_by_role("tab", name="Talk").tap()
    field = page.get_by_label("Say something")
    field.tap()
    page.evaluate("""() => {
        Object.defineProperty(visualViewport, 'height', { value: 430 })
        visualViewport.dispatchEvent(new Event('resize'))
    }""")
    page.wait_for_function("() => document.querySelector('[data-talk]').getBoundingClientRect().bottom <= 430")
    assert box(page.get_by_role("tab", name="Talk"))[0] > 50  # and there is still a bit of the table
    page.get_by_role("tab", name="Talk").tap()
    expect(page.get_by_role("tabpanel")).to_be_hidden()


def test_what_is_said_while_it_is_folded_is_counted(guest: Callable[..., Guest], house: OpenHouse) -> None:
    host, bob = house.run(house.server.table_of("royal-secrets", 2, seats=3))
    ann = guest(*PHONE, name="Ann")
    ann.page.goto(f"/t/{host.table}#key={host.key}")
    talk = ann.page.get_by_role("tab", name="Talk")
    talk.click()
    talk.click()  # it is the tab that was open last
    house.run(bob.do("say", text="Well met"))
    expect(ann.page.get_by_role("tab", name="Talk 1 unread")).to_be_in_viewport()
    talk.click()
    expect(ann.page.get_by_role("tab", name="Talk", exact=True)).to_be_visible()

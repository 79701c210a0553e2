"""Things in motion: dragged by mouse and finger, travelling to where they are, and at rest for who wants that."""

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenHouse
from tests.browser.glowing import drag, middle
from tests.browser.guest import Guest
from tests.browser.phases import ROYAL_SECRETS, Phase, phases

ASKED = ".bar .ask strong"
CHOSEN = ".bar .acts .gold"


@cache
def opened() -> dict[str, Phase]:
    wanted = ("first-bet", "hand-on", "last-call", "recruitment-call")
    return {phase.name: phase for phase in phases("royal-secrets", {name: ROYAL_SECRETS[name] for name in wanted})}


def sit(guest: Guest, house: OpenHouse, phase: str) -> list[str]:
    """Sit down where a phase is; the answers that leave the browser from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"play"' in str(frame):
            sent.append(str(frame))

    guest.page.on("websocket", lambda socket: socket.on("framesent", note))
    guest.page.goto("about:blank")
    guest.page.goto(house.open(opened()[phase], "Ann"))
    guest.page.wait_for_selector(".choices button:enabled, .rs button[data-target]")
    return sent


def at(page: Page, key: str) -> Locator:
    return page.locator(f"[data-at~='{key}']").first


def test_a_bet_the_parley_and_a_favor_are_dragged_with_the_mouse(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    page = ann.page
    sent = sit(ann, house, "first-bet")
    card = page.locator(".hand button").first

    drag(page, card, at(page, "pile:down:0"))
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("[data-drop], .in-hand")).to_have_count(0)
    expect(page.locator(ASKED)).to_have_text("Which card do you bet, and which way up?")

    drag(page, card, at(page, "pile:down:0"))
    page.mouse.up()
    expect(page.locator(ASKED)).to_have_text("Bet courtier 0 face down")
    assert sent == []  # nobody has seen it yet
    page.locator(CHOSEN).click()
    expect(at(page, "pile:down:0")).to_contain_text("you know it: courtier 0")
    assert len(sent) == 1

    sit(ann, house, "hand-on")
    drag(page, page.locator(".parley"), at(page, "seat:2"))
    page.mouse.up()
    expect(page.locator(ASKED)).to_have_text("Hand the Parley to Célimène")

    sit(ann, house, "last-call")
    drag(page, page.locator(".favors button[data-target]"), at(page, "pile:down:1"))
    page.mouse.up()
    expect(page.locator(ASKED)).to_contain_text("Stab ")  # the favor and what it is used on, in one answer
    expect(page.locator(CHOSEN)).to_be_visible()


def test_a_bet_is_dragged_with_a_finger_on_a_phone(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(360, 740, name="Ann")
    page = ann.page
    finger = ann.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    sit(ann, house, "first-bet")
    slot = at(page, "pile:up:0")
    x, y = middle(page.locator(".hand button").first)
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 30))
    expect(slot).to_have_attribute("data-drop", "may")
    touch("touchMove", middle(slot))
    expect(slot).to_have_attribute("data-drop", "over")
    touch("touchEnd")
    expect(page.locator(ASKED)).to_have_text("Bet courtier 0 face up")


def test_a_card_is_dragged_on_the_plain_table_to_where_the_house_foresees_it(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann = guest(name="Ann", plain=True)
    page = ann.page
    page.goto(house.open(opened()["first-bet"], "Ann"))
    drag(page, page.locator(".generic .legal").first, at(page, "pile:up:0"))
    page.mouse.up()
    expect(page.locator(ASKED)).to_contain_text("face up")


def test_a_card_travels_to_its_slot_and_a_key_hurries_it(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    page = ann.page
    page.emulate_media(reduced_motion="no-preference")
    with page.expect_response("**/travel-*.js"):
        sit(ann, house, "first-bet")
    page.evaluate("""() => {  // a journey that lasts until it is hurried
        const animate = Element.prototype.animate
        window.ways = []
        Element.prototype.animate = function (...way) { const one = animate.apply(this,
          way); one.pause(); ways.push(one); return one }
    }""")
    page.keyboard.press("1")
    page.keyboard.press("u")
    page.wait_for_function("() => ways.some((way) => way.effect.target.matches('[data-at~=\"pile:up:0\"]'))")
    begun = page.evaluate("ways.length")
    assert page.evaluate("ways.map((way) => way.playState)") == ["paused"] * begun
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => ways.length > {begun}")  # it was put back, and so goes back to the hand
    assert page.evaluate(f"ways.slice(0, {begun}).map((way) => way.playState)") == ["finished"] * begun


def test_who_wants_nothing_to_move_sees_nothing_move(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann", motion=False)
    page = ann.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("""
        window.moved = 0
        const animate = Element.prototype.animate
        Element.prototype.animate = function (...way) { window.moved++; return animate.apply(this, way) }
    """)
    sit(ann, house, "recruitment-call")
    page.keyboard.press("p")
    page.locator(CHOSEN).click()
    expect(page.locator(".seal").first).to_be_visible()  # the count, at once
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    assert page.evaluate("window.moved") == 0

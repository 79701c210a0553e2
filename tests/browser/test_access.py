"""Nothing stands in anybody's way.

Axe, the size of what is pressed, motion and width, on every page, phase and dialog.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.core.dice import Lehmer
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import PHONE, WIDE, look
from tests.browser.phases import OF, phases

SETTLED = ".bar .mine, .final"  # something can be chosen, or the game is over
LATENCY = 100  # ms: of a line so slow that whatever is not waited for is missing from a picture of the page

# Headings and things to press that had no name in some picture of the page.
NAMELESS = """() => {
  window.nameless = new Set()
  const looked = () => {
    for (const one of document.querySelectorAll('h1, h2, h3, button, a[href]')) {
      const pictured = one.querySelector('img[alt]:not([alt=""])')
      const named = one.textContent.trim() || one.ariaLabel || one.ariaLabelledByElements?.length || pictured
      if (!named && one.checkVisibility()) window.nameless.add(one.outerHTML)
    }
    requestAnimationFrame(looked)
  }
  requestAnimationFrame(looked)
}"""


def test_every_page_and_dialog_of_the_house(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann, bob = guest(name="Ann"), guest(name="Bob")
    wrong = look(ann.home().page, "home")
    ann.page.get_by_role("button", name="Settings").click()
    wrong += look(ann.page, "settings")
    ann.page.keyboard.press("Escape")

    ann.begin("Royal Secrets", "Invite friends")
    link = ann.page.get_by_label("The link", exact=True).input_value()
    wrong += look(ann.page, "waiting room of the host")
    bob.page.goto(link)
    expect(bob.page.get_by_role("button", name="Take a seat", exact=True)).to_be_visible()
    wrong += look(bob.page, "door")
    bob.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(bob.page.get_by_text("Ann begins")).to_be_visible()
    wrong += look(bob.page, "waiting room of a guest")

    ann.page.get_by_role("button", name="Begin").click()
    ann.page.wait_for_selector(".rs")
    for tab in ("Talk", "Rules"):
        ann.page.get_by_role("tab", name=tab).click()
        wrong += look(ann.page, tab)
    ann.page.get_by_role("button", name="This table").click()
    wrong += look(ann.page, "menu of the table")
    ann.page.keyboard.press("Escape")
    ann.page.locator("main").click(position={"x": 1, "y": 1})
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    wrong += look(ann.page, "keys")

    for path in (
        "/rules/royal-secrets",
        "/rules/for-the-king",
        "/rules/reigns-council",
        "/lesson/for-the-king",
        "/rules/nothing",
        "/art",
        "/t/ABCDEFGH",
        "/",
    ):
        visit(bob.page, path)
        wrong += look(bob.page, path)
    assert not wrong, "\n".join(wrong)


def test_a_page_that_comes_slowly_has_its_words_from_its_first_picture(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(name="Ann").home(), guest(name="Bob")
    ann.begin("Royal Secrets", "Invite friends")
    link = ann.page.get_by_label("The link", exact=True).input_value()
    bob.page.add_init_script(f"({NAMELESS})()")
    slow = bob.context.new_cdp_session(bob.page)
    slow.send("Network.enable")
    slow.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    nameless: list[str] = []
    for path, settled in {"/": "article", "/rules/royal-secrets": "h1", link: "button.gold"}.items():
        visit(bob.page, path, settled)
        bob.page.get_by_role("heading", level=1).wait_for()
        nameless += bob.page.evaluate("[...window.nameless]")
    expect(bob.page.get_by_role("heading", name="Royal Secrets")).to_be_visible()
    bob.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(bob.page.get_by_text("Ann begins")).to_be_visible()
    ann.page.get_by_role("button", name="Begin").click()
    bob.page.wait_for_selector(".rs")
    nameless += bob.page.evaluate("[...window.nameless]")
    assert not nameless, "\n".join(nameless)


def test_a_replay_and_the_toy_on_the_generic_table(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", everything=True).home().begin("whispers")
    wrong: list[str] = []
    dice = Lehmer(1)
    for _ in range(2):
        assert ann.is_asked()
        wrong += look(ann.page, "whispers")
        ann.answer(dice)
    ann.play_out()
    wrong += look(ann.page, "the end of whispers")
    ann.page.get_by_role("link", name="Watch the replay").click()
    expect(ann.page.get_by_role("slider", name="Move")).to_have_value("0")
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("complementary", name="Log").get_by_role("listitem").first).to_be_visible()
    wrong += look(ann.page, "replay")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("both", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", OF)
def test_every_phase(guest: Callable[..., Guest], house: OpenHouse, game: str, both: bool) -> None:
    ann = guest(name="Ann")
    wrong: list[str] = []
    for n, phase in enumerate(phases(game, OF[game])):
        visit(ann.page, house.open(phase, "Ann"), SETTLED)
        # axe by turns
        wrong += look(ann.page, f"{game} {phase.name}", (WIDE, PHONE) if both else ((WIDE, PHONE)[n % 2],))
    assert not wrong, "\n".join(wrong)


def test_what_is_wrong_is_found(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", motion=True).home()
    assert look(ann.page, "home") == []
    plants = {
        "image-alt": "document.querySelector('main').append(Object.assign(new Image(), { src: '/favicon.svg' }))",
        "hard to read": "document.querySelector('footer').style.color = '#6a6c73'",
        "too wide": "document.body.style.width = '2000px'",
        " is 30 x ": (
            "document.querySelector('article button').style.cssText = 'width: 30px; min-width: 0; padding: 0; overflow:"
            " hidden'"
        ),
        "moves": (
            "document.querySelector('h1').animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60000, iterations:"
            " Infinity })"
        ),
    }
    for found, plant in plants.items():
        ann.page.reload()
        ann.page.wait_for_selector("article")
        ann.page.evaluate(plant)
        assert any(found in what for what in look(ann.page, "home")), found


def visit(page: Page, path: str, settled: str = "h1") -> None:
    """Go there with a wide window, and wait until it is all there."""
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.goto(path)
    page.wait_for_selector(settled)

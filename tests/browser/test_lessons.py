"""The first lessons: played to their end by mouse, by keyboard, and in French on a phone; left and taken up again."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.looking import PHONE, look

SPOKEN = """() => {  // what the Prompter speaks of, and whether it lies between the top of the page and the note
  const corners = [...document.querySelectorAll('.corners svg:not(.line)')].map((one) => one.getBoundingClientRect())
  const bar = document.querySelector('main > .bar').getBoundingClientRect()
  return corners.length > 0 && corners.some(({ top, bottom }) => top >= 0 && bottom <= bar.top + 10)
}"""


class Learner:
    """Somebody in a lesson, who does what the note says."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.page = guest.page
        self.page.goto(f"/lesson/{game}")

    def at(self, step: str) -> Locator:
        note = self.page.locator(f"#prompter[data-step='{step}']")
        expect(note).to_be_visible()
        return note

    def read(self, *steps: str) -> None:
        for step in steps:
            self.at(step).locator(".acts .gold").click()

    def click(self, step: str, *things: str) -> None:
        """Do what the step wants with the mouse or a finger, and confirm it."""
        self.at(step)
        for thing in things:  # by its corner, which no other card covers
            self.page.locator(thing).first.click(position={"x": 9, "y": 14})
        self.page.locator("main > .bar .acts .gold").last.click()

    def press(self, step: str, *keys: str) -> None:
        """Do what the step wants by keys alone, and confirm it."""
        self.at(step)
        for key in (*keys, "Enter"):
            self.page.keyboard.press(key)


def card(kind: int) -> str:
    return f"[data-target='card:hand:0:{kind}']"


def test_royal_secrets_by_mouse_the_sly_way_with_kind_answers(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann")
    lesson = Learner(ann, "royal-secrets")
    page = ann.page
    lesson.read("purse", "audience", "parley")
    page.get_by_role("button", name="Go to the Queen").click()
    expect(page.get_by_role("alert")).to_contain_text("Tonight, the King.")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.keyboard.press("Enter")  # it is held, and nothing happens
    expect(page.get_by_role("alert")).to_contain_text("Tonight, the King.")
    page.get_by_role("button", name="Put it back").click()
    lesson.click("king", ".hall.king .way")
    lesson.read("anteroom")
    lesson.at("card")
    expect(page.locator(".seat").filter(has_text="Bring thirty, and we share.")).to_be_visible()
    page.locator(card(5)).click()
    expect(page.get_by_role("alert")).to_contain_text("Not before supper.")
    page.get_by_role("button", name="Put it back").click()
    page.locator(card(4)).click()
    lesson.at("up")
    page.reload()  # left in the middle: it goes on at the same step, with all that was done
    lesson.click("card", card(4), ".choices .btn")
    lesson.click("hand-on", "[data-target='seat:3']")
    expect(lesson.at("hide")).to_contain_text("Sixty lie open")
    page.locator(card(0)).first.click()
    expect(page.get_by_role("alert")).to_contain_text("small wickedness")
    page.get_by_role("button", name="Show me").click()
    expect(lesson.at("granted")).to_contain_text("your valet cost them four each")
    lesson.read("granted", "favor")
    lesson.at("end")
    expect(page.locator("main > .bar .ask")).to_be_hidden()  # nobody is waited for any more
    expect(page.locator(".own .purse")).to_contain_text("14")
    wrong = look(page, "a lesson")
    page.get_by_role("button", name="Play on from here").click()  # the same game, at a real table
    page.wait_for_url(re.compile(r"/t/\w{8}$"))
    expect(page.locator(".own .purse")).to_contain_text("14")
    assert not wrong, "\n".join(wrong)


def test_for_the_king_by_keys_alone(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann")
    lesson = Learner(ann, "for-the-king")
    lesson.press("board")
    lesson.at("small")
    ann.page.keyboard.press("f")
    expect(ann.page.get_by_role("alert")).to_contain_text("Better cards deserve the deck.")
    ann.page.keyboard.press("Escape")
    lesson.press("small", "c")
    lesson.press("four", "k")
    lesson.press("secret", "f")
    lesson.press("gold", "c")
    lesson.press("left")
    lesson.press("crown", "2")
    lesson.press("raise", "m" if ann.page.locator("[aria-keyshortcuts=m]").count() else "4")
    lesson.at("lot")
    ann.page.keyboard.press("n")
    expect(ann.page.locator("#prompter")).to_be_focused()
    ann.page.keyboard.press("n")
    lesson.press("lot", "2")
    lesson.press("five", "5")
    lesson.press("pay", "2", "1")
    lesson.press("tie")
    expect(lesson.at("end")).to_contain_text("Twelve to six.")
    ann.page.get_by_role("button", name="Play a new game").click()  # this one is over
    ann.page.wait_for_url(re.compile(r"/t/\w{8}$"))


def test_reigns_in_french_on_a_phone(guest: Callable[..., Guest]) -> None:
    ann = guest(360, 740, locale="fr-FR", phone=True, name="Anne")
    lesson = Learner(ann, "reigns-council")
    page = ann.page
    expect(lesson.at("tracks")).to_contain_text("Quatre piliers")
    lesson.read("tracks", "goal", "hand")
    lesson.at("present")
    page.wait_for_function(SPOKEN)
    page.locator("[data-target^='card:hand:0:']").last.click(position={"x": 9, "y": 14})
    put_back = page.get_by_role("button", name="Reprendre")
    expect(put_back).to_be_visible()
    wrong = look(page, "a kind answer", (PHONE,))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    put_back.click()
    lesson.click("present", card(113))
    lesson.read("believed", "turned", "thread")
    lesson.click("trap", card(67))
    lesson.read("story", "points")
    lesson.at("judge")
    assert ann.overflow() == 0
    lesson.click("judge", ".lane:first-child .well.reject", ".lane:last-child .well.accept")
    lesson.at("mind")
    page.locator("main > .bar .choices .btn").first.click()
    page.locator("main > .bar .acts .gold").last.click()
    while page.locator("#prompter[data-step='end']").count() == 0:
        lesson.click("mind", "main > .bar .choices .btn")
        page.wait_for_selector("#prompter")
    expect(lesson.at("end")).to_contain_text("On joue")
    assert not wrong, "\n".join(wrong)


def test_it_is_offered_once_and_declining_begins_the_game(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", hints=True).home().begin("Royal Secrets")
    wrong = look(ann.page, "the offer of a lesson")
    ann.page.get_by_role("button", name="Yes, whisper").click()
    ann.page.wait_for_url("**/lesson/royal-secrets")
    ann.page.get_by_role("button", name="Leave").click()
    wrong += look(ann.page, "leaving a lesson")
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ann.page.get_by_role("article").first).to_be_visible()
    ann.begin("For the King")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_url(re.compile(r"/t/\w{8}$"))
    ann.home().begin("Royal Secrets")
    ann.page.wait_for_url(re.compile(r"/t/\w{8}$"))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("kept", ["not ours", '{"marks":{"royal-secrets":{"taken":[1,2],"move":17,"read":9}}}', "7"])
def test_a_bookmark_that_leads_nowhere_begins_the_lesson_anew(guest: Callable[..., Guest], kept: str) -> None:
    ann = guest(name="Ann", painted=False)
    ann.context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('coterie lessons', {json.dumps(kept)})"
    )
    Learner(ann, "royal-secrets").at("purse")


def test_a_game_without_a_lesson_says_so(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann", painted=False)
    ann.page.goto("/lesson/nothing")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()

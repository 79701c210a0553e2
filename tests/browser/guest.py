"""Somebody at a browser, who does what a person would do: reads what is there, clicks it, and confirms."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from coterie.core.dice import Lehmer

# Nothing is drawn, and nothing else changes: not the layout, nor what is under the mouse, nor what a screen reader has.
UNPAINTED = """{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}
"""


class Guest:
    """A browser with one page; what it keeps is what this guest's device remembers."""

    confirm = "Confirm"  # as the page's language has it

    def __init__(self, context: BrowserContext, kept: dict[str, Any]) -> None:
        self.context = context
        if kept:
            remember = (
                f"localStorage.getItem('coterie') ?? localStorage.setItem('coterie', {json.dumps(json.dumps(kept))})"
            )
            context.add_init_script(f"if (location.protocol !== 'about:') {remember}")
        self.page: Page = context.new_page()

    def home(self) -> "Guest":
        self.page.goto("/")
        expect(self.page.get_by_role("article").first).to_be_visible()
        return self

    def begin(self, title: str, button: str = "Play now") -> "Guest":
        """One click from the home page."""
        self.page.get_by_role("article", name=title).get_by_role("button", name=button).click()
        return self

    def seat_bot(self) -> None:
        """Give the first free chair to the bot that the tray proposes."""
        free = self.page.get_by_role("button", name="Seat a bot")
        left = free.count() - 1
        free.first.click()
        self.page.locator("dialog .gold").click()
        expect(free).to_have_count(left)

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def is_asked(self) -> bool:
        """Wait until there is something to choose, or the game is over; whether there is something to choose."""
        self.page.wait_for_selector(".choices button:enabled, .final")
        return self.page.locator(".final").count() == 0

    def answer(self, dice: Lehmer) -> None:
        """Choose something in the action bar, and confirm it."""
        choices = self.page.locator(".choices > button")
        choices.nth(dice.below(choices.count())).click()
        self.page.get_by_role("button", name=self.confirm).click()
        self.page.wait_for_selector(".bar .acts .gold", state="detached")

    def play_out(self, seed: int = 1) -> int:
        """Answer whatever is asked until the game is over; how often."""
        dice, answers = Lehmer(seed), 0
        while self.is_asked():
            self.answer(dice)
            answers += 1
        return answers

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

"""Who lied: the page at the end of a game and in its replay, looked at, copied as a picture and as text."""

import base64
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import lied_scenes
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import look

SCREENS = [(1440, 900, "en-GB"), (360, 740, "fr-FR"), (1440, 900, "fr-FR"), (360, 740, "en-GB")]
TITLE = {"en-GB": "Who lied", "fr-FR": "Qui a menti"}
COPY = {"en-GB": ("Copy picture", "As text"), "fr-FR": ("Copier l’image", "En texte")}
COPIED = {
    "en-GB": {"Copy picture": "The picture is copied.", "As text": "The table is copied as text."},
    "fr-FR": {"Copier l’image": "L’image est copiée.", "En texte": "Le tableau est copié en texte."},
}
LETTERS = {"en-GB": "Letters for names", "fr-FR": "Des lettres pour les noms"}

# What the clipboard holds: the size of the picture, how many colours it has, and the picture itself.
PICTURE = """async () => {
  const [item] = await navigator.clipboard.read()
  const blob = await item.getType('image/png')
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(bitmap, 0, 0)
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
  const colours = new Set()
  for (let i = 0; i < data.length; i += 4 * 97) colours.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2])
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { size: [bitmap.width, bitmap.height], colours: colours.size,
           png: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) }
}"""


@pytest.fixture
def finished(house: OpenHouse) -> str:
    return house.run(lied_scenes.finished(house.server))


def open_page(make: Callable[..., Guest], address: str, screen: tuple[int, int, str]) -> tuple[Page, Locator]:
    """The page of who lied, opened from the end of the game."""
    width, height, locale = screen
    page = make(width, height, locale=locale, phone=width < 500).page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(address)
    page.wait_for_selector(".final")
    page.get_by_role("button", name=TITLE[locale]).click()
    dialog = page.get_by_role("dialog", name=TITLE[locale])
    expect(dialog.locator("table")).to_be_visible()
    return page, dialog


@pytest.mark.parametrize("screen", SCREENS)
def test_who_lied_is_read_at_the_end_and_copied(
    guest: Callable[..., Guest], finished: str, screen: tuple[int, int, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    page, dialog = open_page(guest, finished, screen)
    locale = screen[2]
    expect(dialog.locator("[data-medallion]")).to_have_count(6)
    expect(dialog.locator('[data-medallion="boldest"]')).to_contain_text("Colette")
    expect(dialog.locator("td button")).to_have_count(16)
    for kind, count in {"kept": 9, "believed": 5, "broken": 2}.items():
        expect(dialog.locator(f'[data-look="{kind}"]')).to_have_count(count)
    expect(dialog.locator(".pill.record", has_text="✗")).to_have_count(2)  # one of them explains it
    assert dialog.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")

    for name in COPY[locale]:
        dialog.get_by_role("button", name=name).click()
        expect(dialog.get_by_role("status")).to_have_text(COPIED[locale][name])
        if name == COPY[locale][0]:
            made = page.evaluate(PICTURE)
            assert made["size"] == [1200, 1500]
            assert made["colours"] > 50  # a blank one has few
            tmp_path_factory.mktemp("lied").joinpath("picture.png").write_bytes(base64.b64decode(made["png"]))
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith(TITLE[locale])
    assert "Aurore" in text
    assert "✗ ⇄ B ★" in text

    dialog.get_by_label(LETTERS[locale]).check()
    expect(dialog).not_to_contain_text("Aurore")


def test_who_lied_is_for_everybody_to_read(guest: Callable[..., Guest], finished: str) -> None:
    page, dialog = open_page(guest, finished, (1440, 900, "en-GB"))
    assert look(page, "who lied") == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_chip_leads_to_its_moment(guest: Callable[..., Guest], finished: str) -> None:
    page, dialog = open_page(guest, finished, (1440, 900, "en-GB"))
    lie = dialog.get_by_role("button", name="Aurore, round 1: “My hidden card is worth at least 30”")
    lie.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".desk")
    expect(page.locator(".where")).to_have_text(re.compile(r"^15 / "))
    page.get_by_role("button", name="Who lied").click()
    page.get_by_role("dialog").get_by_role("button", name="Colette, round 3: “I hold a valet of 20”").click()
    expect(page.locator(".where")).to_have_text(re.compile(r"^77 / "))
    expect(page.get_by_role("dialog")).to_have_count(0)

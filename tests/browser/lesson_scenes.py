"""First lessons, to be pictured: the Prompter beside each table, a kind answer, and the offer."""

from playwright.async_api import Page

STEPS = "#prompter[data-step='{}']"


async def read_to(page: Page, step: str) -> None:
    """Read on until this step."""
    while await page.locator(STEPS.format(step)).count() == 0:
        await page.wait_for_selector("#prompter")
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(50)


async def royal_card(page: Page) -> None:
    """Two ways to bring what is missing."""
    await read_to(page, "king")
    await page.keyboard.press("k")
    await page.locator(".bar .acts .gold").click()
    await page.wait_for_selector(STEPS.format("anteroom"))
    await read_to(page, "card")


async def royal_kind(page: Page) -> None:
    """Something that does not lead on is answered kindly."""
    await royal_card(page)
    await page.keyboard.press("6")
    await page.wait_for_selector("#prompter.kind")


async def royal_end(page: Page) -> None:
    """The lesson is over, and one may play on."""
    await royal_card(page)
    for step, *things in (
        ("hand-on", "[data-target='card:hand:0:4']", ".choices .btn"),
        ("hide", "[data-target='seat:3']"),
    ):
        for thing in things:
            await page.locator(thing).first.click()
        await page.locator(".bar .acts .gold").click()
        await page.wait_for_selector(STEPS.format(step))
    await page.locator("[data-target='card:hand:0:0']").first.click()
    await page.locator("#prompter.kind button").last.click()  # it is shown
    await page.wait_for_selector(STEPS.format("granted"))
    await read_to(page, "end")


async def king_secret(page: Page) -> None:
    """A card is to be hidden in the favor deck."""
    await read_to(page, "small")
    for key, step in (("c", "four"), ("k", "secret")):
        await page.keyboard.press(key)
        await page.locator(".bar .acts .gold").click()
        await page.wait_for_selector(STEPS.format(step))


async def council_present(page: Page) -> None:
    """A card is to be presented."""
    await read_to(page, "present")


async def offered(page: Page) -> None:
    """The lesson is offered at a first game."""
    await page.locator(".game .gold").first.click()
    await page.wait_for_selector("dialog[open]")

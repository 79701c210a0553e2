"""What is wrong with a page, for somebody who sees little, who cannot hold a mouse still, or who wants nothing to
move.
"""

import json
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

WIDE, PHONE = (1440, 900), (360, 740)
NARROW = (320, 640)  # where a page that is read at four times its size must still do (WCAG 1.4.10)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# axe does not look into gradients, and we have no other grounds: contrast.js does. It finds targets too small that the
# bar happens to cover where the page stands: SMALL measures them whole, and test_reach sees that all can be reached.
OWN = {"color-contrast": {"enabled": False}, "target-size": {"enabled": False}}

# What can be pressed and is smaller than a finger. Links and citations within a sentence may be (WCAG 2.5.8).
SMALL = """() => {
  const fields = ['input:not([type=hidden])', 'select', 'textarea']
  const pressed = ['button', 'a[href]', 'summary', '[role=button]', '[role=tab]', '[role=switch]', ...fields].join()
  const small = []
  for (const one of document.querySelectorAll(pressed)) {
    const label = one.closest('label') // what is pressed with its label is as large as both
    const boxes = [one, label].filter(Boolean).map((each) => each.getBoundingClientRect())
    const wide = Math.max(...boxes.map(({ width }) => width)), high = Math.max(...boxes.map(({ height }) => height))
    if (!one.checkVisibility({ visibilityProperty: true }) || (wide <= 1 && high <= 1)) continue
    const within = one.parentElement.textContent.trim().length > one.textContent.trim().length
    const inline = within && (getComputedStyle(one).display === 'inline' || one.matches('.cite'))
    const what = `${one.outerHTML.slice(0, 160)} is ${wide.toFixed()} x ${high.toFixed()}`
    if ((wide < 43.5 || high < 43.5) && !inline) small.push(what)
  }
  return small
}"""
RUNNING = (
    "() => document.getAnimations().filter(({ playState }) => playState === 'running').map((each) => each.animationName"
    " ?? String(each))"
)
HARD_TO_READ = Path(__file__).with_name("contrast.js").read_text().partition("\n")[2]
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What of the table is below its window.
BELOW = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.table')
  return scrollHeight - clientHeight
}"""
# Lines to be typed in whose invitation is cut, with nothing to tell so.
CUT_PLACEHOLDERS = """() => [...document.querySelectorAll('input[placeholder]')].filter((field) => {
  const pen = document.createElement('canvas').getContext('2d')
  const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field)
  pen.font = font
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  return pen.measureText(field.placeholder).width > room && textOverflow !== 'ellipsis'
}).map(({ placeholder }) => placeholder)"""
# Lists whose selected text is cut, and what tells so.
CUT_SELECTIONS = """() => [...document.querySelectorAll('select')].filter((list) => {
  const whole = list.cloneNode(true) // as wide as its text
  whole.replaceChildren(list.selectedOptions[0].cloneNode(true))
  whole.style.cssText = 'position: absolute; max-width: none'
  list.after(whole)
  const wide = whole.offsetWidth
  whole.remove()
  return wide > list.offsetWidth
}).map((list) => [list.selectedOptions[0].text, getComputedStyle(list).textOverflow])"""

_axe = Axe()


def look(page: Page, where: str, axe: tuple[tuple[int, int], ...] = (WIDE, PHONE)) -> list[str]:
    """Everything that is wrong with the page as it is now, wide, on a phone and at 320 px; `axe` looks at these sizes
    only.
    """
    wrong: list[str] = []
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found = [*(_violations(page) if size in axe else []), *_small(page), *_wide(page)]
        wrong += [f"{where} at {size[0]}: {what}" for what in found]
    wrong += [f"{where} is hard to read: {what}" for what in page.evaluate(HARD_TO_READ)]
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    wrong += [f"{where} at {NARROW[0]}: {what}" for what in _wide(page)]
    wrong += [f"{where} moves: {what}" for what in page.evaluate(RUNNING)]
    return wrong


def _violations(page: Page) -> list[str]:
    found: dict[str, Any] = _axe.run(
        page, options={"runOnly": TAGS, "rules": OWN, "resultTypes": ["violations"]}
    ).response
    return [
        f"{broken['id']}: {json.dumps(node['target'])} {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for broken in found["violations"]
        for node in broken["nodes"]
    ]


def _small(page: Page) -> list[str]:
    return list(page.evaluate(SMALL))


def _wide(page: Page) -> list[str]:
    wide = page.evaluate(TOO_WIDE)
    return [f"{wide} px too wide"] if wide > 0 else []

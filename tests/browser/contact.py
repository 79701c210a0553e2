"""Contact sheets of a folder of pictures: one page that shows them all, and pictures of many at a glance."""

from html import escape
from pathlib import Path

from playwright.async_api import Browser

PER_SHEET = {"desktop": (2, 3), "tablet": (4, 2), "phone": (7, 2)}  # columns and rows
WIDTH = 1600

_STYLE = """<style>
body { margin: 16px; background: #333; color: #eee; font: 14px/1.3 system-ui, sans-serif }
.row { display: grid; grid-template-columns: repeat(var(--n), 1fr); gap: 12px; align-items: start; margin-bottom: 16px }
figure { margin: 0 } figcaption { padding: 3px 0 }
img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top }
</style>"""


async def sheets(browser: Browser, folder: Path) -> int:
    """Lay the pictures of this folder out; how many there are."""
    pictures = sorted(path.name for path in folder.glob("*.*.??.png"))
    scenes = list(dict.fromkeys(name.split(".")[0] for name in pictures))
    rows = [(scene, [name for name in pictures if name.split(".")[0] == scene]) for scene in scenes]
    body = "".join(f"<h2>{escape(scene)}</h2>{_row(names, len(names))}" for scene, names in rows)
    (folder / "index.html").write_text(f"<!doctype html><meta charset=utf-8><title>Screens</title>{_STYLE}{body}")
    for old in folder.glob("sheet-*.png"):
        old.unlink()
    page = await browser.new_page(viewport={"width": WIDTH, "height": 900})
    for size, (columns, lines) in PER_SHEET.items():
        for language in ("en", "fr"):
            chosen = [name for name in pictures if name.endswith(f".{size}.{language}.png")]
            for n, names in enumerate(
                chosen[at : at + columns * lines] for at in range(0, len(chosen), columns * lines)
            ):
                sheet = folder / "sheet.html"
                sheet.write_text(f"<!doctype html><meta charset=utf-8>{_STYLE}{_row(names, columns)}")
                await page.goto(sheet.resolve().as_uri())
                await page.screenshot(path=folder / f"sheet-{size}-{language}-{n:02}.png", full_page=True)
                sheet.unlink()
    await page.close()
    return len(pictures)


def _row(names: list[str], columns: int) -> str:
    figures = "".join(
        f'<figure><a href="{name}"><img src="{name}"></a><figcaption>{name}</figcaption></figure>' for name in names
    )
    return f'<div class="row" style="--n: {columns}">{figures}</div>'

"""`python -m tools.balance FOLDER` writes the figures of docs/balance.md anew, and its pictures.

FOLDER has what `coterie stats GAME --out FOLDER/GAME` wrote for each game. The words of the page stay as they are.
"""

from __future__ import annotations

import re
import sys
from contextlib import closing
from pathlib import Path

from coterie.arena import plots, report
from coterie.arena.balance import balance
from coterie.arena.played import Played
from coterie.arena.report import Part, Report
from coterie.arena.run_folder import RunFolder, read_schedule
from coterie.games import games

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
PICTURES = PAGE.parent / "balance"
DRAWN = {  # the measures of which the page has a picture
    "royal-secrets": ("success-by-need", "worth"),
    "for-the-king": ("price-by-card", "price-by-quarter"),
    "reigns-council": ("turns", "cause"),
}


def main(folder: Path) -> None:
    """Write every game of which there are runs in the folder."""
    text = PAGE.read_text("utf-8")
    PICTURES.mkdir(exist_ok=True)
    for name in games():
        if (folder / name).is_dir():
            told = _told(name, folder / name)
            mark = f"<!-- {name} -->"
            begin, _, rest = text.partition(f"{mark}\n")
            _, _, end = rest.partition(mark)
            text = f"{begin}{mark}\n{_tables(told)}{mark}{end}"
            for part in told.parts:
                if part.charts:
                    plots.draw(Report("", "", [part]), PICTURES)
    for picture in PICTURES.glob("*.png"):
        picture.unlink()  # a page needs one form of each
    PAGE.write_text(text, "utf-8")


def _told(name: str, folder: Path) -> Report:
    """The balance of a game, with the pictures of the page alone."""
    played: dict[int, list[Played]] = {}
    bots: set[str] = set()
    for path in sorted(folder.glob("*-seats")):
        with closing(RunFolder(path, read_schedule(path))) as run:
            played[run.schedule.seats] = run.played
            bots |= set(run.schedule.bots)
    told = balance(games()[name], ", ".join(sorted(bots)), played)
    return Report(told.title, told.lead, [_drawn(name, part) for part in told.parts])


def _drawn(name: str, part: Part) -> Part:
    drawn = part.name.removeprefix(f"{name}-") in DRAWN.get(name, ())
    return part if drawn else Part(part.name, part.title, part.head, part.rows, part.note)


def _tables(told: Report) -> str:
    text = report.markdown(told, f"{PICTURES.name}/", level=2)
    return re.sub(r"^## .*\n\n", "", text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""`python -m tools.picture` draws the README's picture.

A page of a real game, as a person in seat A sees it in the terminal.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from coterie import bots
from coterie.cli.drawing import Drawing
from coterie.cli.menu import Menu
from coterie.cli.style import STRONG, paint
from coterie.cli.terminal_game import tell
from coterie.cli.terminal_words import TerminalWords
from coterie.core.dice import Lehmer
from coterie.games import find
from coterie.play import Match, SeededDice

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "terminal.svg"
COLUMNS = 84
SEED = 51

NIGHT = TerminalTheme(
    (15, 17, 34),
    (222, 218, 205),
    [
        (15, 17, 34),
        (214, 94, 84),
        (106, 176, 120),
        (212, 175, 85),
        (92, 142, 214),
        (190, 128, 190),
        (98, 178, 190),
        (222, 218, 205),
    ],
    [
        (90, 92, 110),
        (230, 120, 110),
        (130, 200, 140),
        (235, 200, 110),
        (120, 168, 235),
        (210, 150, 210),
        (120, 200, 210),
        (255, 252, 240),
    ],
)

# rich's own frame asks a web server for its font; this one takes what the reader has.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>Royal Secrets in a terminal</title>
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" \
height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect fill="#0f1122" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, 24)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def draw() -> str:
    """The picture of the first second bet that seat A makes in round 3."""
    game = find("royal-secrets")
    match = Match(game, 4, {"first": "A"}, SeededDice(SEED))
    bot, dice = bots.find("courtier", game), Lehmer(SEED)
    while True:
        seat = match.asked()[0]
        view = match.eyes(seat).view()
        if seat == 0 and view.step == "bet" and (view.number("round"), view.number("phase")) == (3, 3):
            break
        match.play(seat, [bot(match.eyes(seat), dice)])
    out = Console(
        file=io.StringIO(),
        record=True,
        width=COLUMNS,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=True,
        color_system="truecolor",
    )
    eyes, words = match.eyes(0), TerminalWords(game)
    for event in eyes.heard()[-6:]:
        tell(event, words, out, 0)
    out.print()
    out.print(Drawing(game).draw(view, words, out.width))
    out.print()
    out.print(paint(words.say("question", seat=words.seat(0), question=words.question(view.step)), STRONG))
    out.print(Menu(eyes.legal(), words))
    return out.export_svg(title=words.say("game-title"), theme=NIGHT, code_format=FRAME, unique_id="coterie")


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
    print(f"{PICTURE.relative_to(ROOT)} is drawn.")

"""`python -m tools.sayings` writes the tables of sayings in docs/talk.md from the sayings of the games."""

from __future__ import annotations

import re
from pathlib import Path

from coterie.core.game import Game
from coterie.games import games
from coterie.talk import Saying, sayings_of
from coterie.talk.phrasing import sentence
from coterie.words import Words

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "talk.md"
NAMES = ("royal-secrets", "for-the-king", "reigns-council")

_TABLES = re.compile(r"(?<=<!-- sayings: python -m tools\.sayings -->\n).*(?=<!-- end of sayings -->)", re.DOTALL)


def page() -> str:
    """The page with the tables as they should be."""
    return _TABLES.sub(lambda _: "\n".join(_table(games()[name]) for name in NAMES), PAGE.read_text("utf-8"))


def _table(game: Game) -> str:
    words = Words(game)
    rows = [f"### {words.say('game-title')}", ""]
    rows += ["| act | written | in a hurry | such as | rule |", "|---|---|---|---|---|"]
    rows += [_row(saying, words) for saying in sayings_of(game)]
    return "\n".join(rows) + "\n"


def _row(saying: Saying, words: Words) -> str:
    written = " ".join([saying.name, *(f"<{arg.name}>" for arg in saying.args)])
    in_a_hurry = re.sub(r"\{(\w+)\}", r"<\1>", f"`{saying.short}`") if saying.short else ""
    clause = f"[{saying.clause}](rules/{words.game.name}.md#{saying.clause.lower()})" if saying.clause else ""
    return f"| {saying.act} | `{written}` | {in_a_hurry} | {sentence(words, saying, _some(saying))} | {clause} |"


def _some(saying: Saying) -> tuple[int, ...]:
    """Arguments that go together: the last value of each if they do, else the first."""
    last, first = (tuple(arg.values[n] for arg in saying.args) for n in (-1, 0))
    return last if saying.sound(last) else first


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

"""`python -m tools.pages` writes the examples in docs/records.md anew; a test holds that they are what the program
writes.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.lexicon import OPEN
from coterie.games import find
from coterie.play import PERSON, Match, Record, SeededDice, notation
from coterie.words import Words

PAGE = Path(__file__).parent.parent / "docs" / "records.md"
MOVES = 12


def main() -> int:
    PAGE.write_text(fresh(PAGE.read_text("utf-8")), "utf-8")
    return 0


def fresh(page: str) -> str:
    """The page with its examples made anew.

    The record, its open text in English, and its text from a seat's eyes in French.
    """
    record = example()
    game = find(record.header["game"])
    blocks = iter(
        (
            f"```json\n{record.dumps()}```",
            f"```text\n{notation.write(record, Words(game, 'en'), OPEN)}```",
            f"```text\n{notation.write(record, Words(game, 'fr'), 0)}```",
        )
    )
    return re.sub(r"```(?:json|text)\n.*?```", lambda _: next(blocks), page, flags=re.DOTALL)


def example() -> Record:
    """The beginning of a short game."""
    game = find("for-the-king")
    match = Match(game, 2, {"first": "B"}, SeededDice(2))
    bot = bots.find("courtier", game)
    dice = Lehmer(2)
    while len(match.moves) < MOVES:
        seat = match.asked()[0]
        match.play(seat, [bot(match.eyes(seat), dice)])
    return Record.of(match, [PERSON, "courtier"])


if __name__ == "__main__":
    sys.exit(main())

"""What docs/records.md shows is what the program writes."""

import re

from coterie.play import Record, notation, replay
from tools import pages

TEXT = pages.PAGE.read_text("utf-8")
RECORD, OPEN_TEXT, SEATS_TEXT = re.findall(r"```(?:json|text)\n(.*?)```", TEXT, re.DOTALL)


def test_the_examples_are_fresh() -> None:
    assert pages.fresh(TEXT) == TEXT, "write the examples anew with `python -m tools.pages`"


def test_the_examples_are_one_game() -> None:
    record = Record.loads(RECORD)
    assert replay(record).asked()
    assert notation.read(OPEN_TEXT).dumps() == record.dumps() == RECORD
    assert "draw:?" in SEATS_TEXT

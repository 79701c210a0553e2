"""Every decision record has a number, a plain title, a date and a status, and a row in the index."""

import re

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "adr"
HEAD = re.compile(r"# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|superseded by \d+)[^\n]*\.\n")
ROW = re.compile(r"^\| (\d+) \| \[(.+)\]\((.+)\) \| ([\d-]+) \| (.+) \|$", re.MULTILINE)


def test_the_index_lists_every_record_as_it_stands() -> None:
    found = []
    for path in sorted(FOLDER.glob("[0-9]*.md")):
        head = HEAD.match(path.read_text("utf-8"))
        assert head, f"{path.name} does not begin with its number, title, date and status"
        number, title, date, status = head.groups()
        assert path.name.startswith(f"{int(number):04d}-")
        found.append((number, title, path.name, date, status))
    assert ROW.findall((FOLDER / "README.md").read_text("utf-8")) == found
    assert [int(row[0]) for row in found] == list(range(1, len(found) + 1))


def test_a_record_is_short() -> None:
    long = [path.name for path in FOLDER.glob("[0-9]*.md") if len(path.read_text("utf-8").splitlines()) > 24]
    assert long == []

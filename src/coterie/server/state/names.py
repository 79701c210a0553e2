"""Names and lines of talk: how the text that people type is cleaned before it is kept."""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from coterie.core.errors import refuse

NAME_LENGTH = 24
LINE_LENGTH = 500
MOST_MARKS = 4  # on one letter; no script piles up more, and a tower of them would stand on what others read
JOINERS = "\u200c\u200d"  # emoji and some scripts are spelled with these
# Characters that show nothing, though Unicode counts them as letters, marks or symbols: those of the property
# Default_Ignorable_Code_Point, and the blank of Braille.
BLANKS = frozenset(
    {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}.union(
        range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
    )
)


def clean_name(text: str) -> str:
    """A name as it is kept: one line of plain text. Raises Refused if nothing is left of it."""
    shown = "".join(letter for letter in _plain(text) if letter not in JOINERS and ord(letter) not in BLANKS)
    name = " ".join(shown.split())[:NAME_LENGTH].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        refuse("wrong-name", "a name needs at least one letter, and there is none in this one")
    return name


def look_alike(one: str, two: str) -> bool:
    """Whether two names are the same to the eye, in their own letters or in small ones."""
    return not _looks(one).isdisjoint(_looks(two))


def clean_line(text: str) -> str:
    """A line of talk as it is kept. Raises Refused if nothing is left of it."""
    line = " ".join(_plain(text).split())[:LINE_LENGTH].strip()
    if not line:
        refuse("wrong-line", "nothing was said")
    return line


def _plain(text: str) -> str:
    """The text without characters that are not seen, that turn the direction of the text, or that pile up marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)[0]
        marks = marks + 1 if category == "M" else 0
        if letter.isspace():
            kept.append(" ")
        elif (category not in "CZ" or letter in JOINERS) and marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _looks(name: str) -> frozenset[str]:
    return frozenset((_skeleton(name).casefold(), _skeleton(name.casefold())))


def _skeleton(text: str) -> str:
    """The text in the letters that stand for all that look like them (Unicode Technical Standard 39, section 4)."""
    letters = "".join(map(_prototype, unicodedata.normalize("NFD", text)))
    return unicodedata.normalize("NFD", letters)


@cache
def _prototype(letter: str) -> str:
    """The letter, or the letters, that this one looks like.

    The data lists for every letter those it is taken for: for a prototype all its look-alikes, for another letter its
    prototype alone.
    """
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    (other,) = alike
    return other if len(_alike(other)) > 1 else min(letter, other)


def _alike(letters: str) -> list[str]:
    return [each["c"] for each in confusables_data.get(letters, ())]

"""Card packs as their owners write them: a folder with a file `cards.toml`, read whole and checked entry by entry.

Whatever is wrong with one is a sentence: where it stands, what should be there, what came, and the clause that says so.
"""

import hashlib
import stat
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from coterie.core.errors import BadPack

FILE = "cards.toml"
STANDARD = "standard"  # the name of the packs that come with the games, and of no other
ALIASES = ("house",)  # the names they had: records and agreements may still say so

MOST_BYTES = 64 * 1024  # the longest standard pack has 11 KiB
LONGEST_NAME = 40
LIKE = 0.7  # how much like another word a misspelt one is, of 1: '30' is no misspelt '0'
LONGEST_SAID = 60  # of what came, as a sentence repeats it


class Section:
    """A part of a pack: its entries, and where in the file they stand."""

    def __init__(self, entries: dict[str, Any], path: str = "") -> None:
        self.entries = entries
        self.path = path

    def fault(self, sentence: str, clause: str = "") -> BadPack:
        """What is wrong here, to be raised."""
        where = f"{FILE}, [{self.path}]" if self.path else FILE
        return BadPack(f"{where}: {sentence} ({clause})" if clause else f"{where}: {sentence}")

    def expect(self, holds: bool, sentence: str, clause: str = "") -> None:
        if not holds:
            raise self.fault(sentence, clause)

    def only(self, known: Sequence[str]) -> None:
        """There are no entries but these, any of which may be missing."""
        for key in self.entries:
            if key not in known:
                near = get_close_matches(key, known, 1, LIKE)
                hint = f"did you mean '{near[0]}'?" if near else f"there should be {_listed(known)}"
                raise self.fault(f"{said(key)} is not known here, {hint}")

    def section(self, key: str, known: Sequence[str]) -> "Section":
        """The section of this name, which has no entries but these."""
        entries = self._entry(key, dict, f"a section with {_listed(known)}")
        section = Section(entries, f"{self.path}.{key}" if self.path else key)
        section.only(known)
        return section

    def number(self, key: str, low: int, high: int, clause: str = "") -> int:
        what = f"a whole number from {low} to {high}"
        number: int = self._entry(key, int, what, clause)
        self.expect(low <= number <= high, f"'{key}' should be {what}, not {said(number)}", clause)
        return number

    def text(self, key: str, what: str) -> str:
        text: str = self._entry(key, str, what)
        return text

    def numbers(self, key: str, low: int, high: int, clause: str = "") -> list[int]:
        what = f"a list of whole numbers from {low} to {high}"
        numbers: list[int] = self._entry(key, list, what, clause)
        sound = all(type(number) is int and low <= number <= high for number in numbers)
        self.expect(sound, f"'{key}' should be {what}, not {said(numbers)}", clause)
        return numbers

    def lines(self, key: str, what: str, clause: str = "") -> list[str]:
        """A list of texts, `what` they are being told."""
        lines: list[str] = self._entry(key, list, what, clause)
        for line in lines:
            self.expect(type(line) is str, f"'{key}' should be {what}, not of {said(line)}", clause)
        return lines

    def choice(self, key: str, values: Sequence[str]) -> str:
        """One of these words."""
        what = _listed(values, "or")
        word = self.text(key, what)
        self.expect(word in values, f"'{key}' should be {what}, not {said(word)}")
        return word

    def _entry(self, key: str, kind: type, what: str, clause: str = "") -> Any:
        self.expect(key in self.entries, f"'{key}' is missing, it should be {what}", clause)
        value = self.entries[key]
        self.expect(type(value) is kind, f"'{key}' should be {what}, not {said(value)}", clause)
        return value


def read(game: str, keys: Sequence[str], own: Traversable, folder: str | None = None) -> tuple[str, Section]:
    """The name of the pack in a folder, or of the game's own in `own`, and its content, which has no other entries
    than `keys`.
    """
    content = parse(text_of(own if folder is None else Path(folder)))
    meant = content.entries.get("game", game)
    content.expect(meant == game, f"'game' should be '{game}', not {said(meant)}: this pack is for another game")
    content.only(["game", "name", *keys])
    content.choice("game", [game])
    return _name(content, ours=folder is None), content


def game_of(folder: str, games: Sequence[str]) -> str:
    """Which of these games the pack in a folder says it is for."""
    return parse(text_of(Path(folder))).choice("game", games)


def text_of(folder: Traversable) -> str:
    """The text of a pack's file."""
    try:
        content = _bytes(folder)
    except FileNotFoundError:
        if not folder.is_dir():
            raise BadPack(f"there is no folder {folder}: a pack is a folder with a file {FILE}") from None
        raise BadPack(f"there is no {FILE} in {folder}: a pack is a folder with that file") from None
    except NotADirectoryError:
        raise BadPack(
            f"{folder} is not a folder: a pack is a folder with a file {FILE}, and it is the folder that is named"
        ) from None
    except OSError as error:
        raise BadPack(f"{FILE} in {folder} cannot be read: {error.strerror}") from None
    except ValueError:
        raise BadPack(f"no folder can be called {str(folder)!r}") from None
    if len(content) > MOST_BYTES:
        raise BadPack(f"{FILE} should have at most {MOST_BYTES // 1024} KiB, and the one in {folder} has more")
    try:
        return content.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadPack(f"{FILE} should be text in UTF-8, and a byte of line {line} is not") from None


def parse(text: str) -> Section:
    """The whole file as a section."""
    try:
        return Section(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{FILE} should be TOML, and is not: {error}") from None
    except ValueError:
        raise BadPack(f"{FILE} has a number too long to read") from None
    except RecursionError:
        raise BadPack(f"{FILE} has lists or sections too deep to read") from None


def digest(facts: str) -> str:
    """What identifies a pack: its facts, written in one way whatever the order of the file, and not its name."""
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def is_name(name: str) -> bool:
    """Whether a pack may be called so: one short line."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def is_taken(name: str) -> bool:
    """Whether only the packs that come with the games are, or were, called so."""
    return name.casefold() in (STANDARD, *ALIASES)


def said(value: object) -> str:
    """What came, in a few words that fit in a sentence whatever it was."""
    if isinstance(value, dict):
        return "a section"
    if isinstance(value, list):
        short = len(value) < 10 and not any(isinstance(item, list | dict) for item in value)
        return f"[{', '.join(said(item) for item in value)}]" if short else "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a number of twenty digits or more"
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_SAID else f"{value[:LONGEST_SAID]}…")
    return str(value)


def _bytes(folder: Traversable) -> bytes:
    path = folder / FILE
    if isinstance(path, Path) and not stat.S_ISREG(path.stat().st_mode):  # a pipe would keep us waiting for ever
        raise BadPack(f"{FILE} in {folder} should be a file, and is something else")
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _name(content: Section, ours: bool) -> str:
    what = f"the pack's name, a text of 1 to {LONGEST_NAME} characters in one line"
    name = content.text("name", what)
    content.expect(is_name(name), f"'name' should be {what}, not {said(name)}")
    taken = f"{said(name)} is the name of the pack that comes with the game, this one should have a name of its own"
    content.expect(ours or not is_taken(name), taken)
    return name


def _listed(words: Sequence[str], last: str = "and") -> str:
    quoted = [f"'{word}'" for word in words]
    return f"{', '.join(quoted[:-1])} {last} {quoted[-1]}" if len(quoted) > 1 else quoted[0]

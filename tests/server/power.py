"""Power cuts: a data folder as it would be found if the power had failed at any moment of a run that was written down
by power.c.

What was synced is there. Of what was written since, either nothing is there, or a random choice of its pieces of 4 KiB.
Names are as last given: a file that was made, renamed or removed stays so, as on a file system that keeps a journal of
its own.
"""

import random
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HEAD = struct.Struct("=BxHIQ")
PIECE = 4096
SOURCE = Path(__file__).with_name("power.c")


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc")


def shim(folder: Path) -> Path:
    """The library to preload."""
    library = folder / "power.so"
    subprocess.run(
        [compiler() or "cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl", "-lpthread"], check=True
    )
    return library


def environ(library: Path, data: Path, journal: Path) -> dict[str, str]:
    """What a house needs to know so that all it does to its data is written down."""
    return {
        "LD_PRELOAD": str(library),
        "POWER_FOLDER": str(data),
        "POWER_JOURNAL": str(journal),
        "POWER_FAILS": str(failing(data)),
    }


def failing(data: Path) -> Path:
    """While this file is there, syncing fails."""
    return data.with_name(f"{data.name}-fails")


@dataclass(frozen=True, slots=True)
class Entry:
    """Something done to a file, and how long the journal was after it."""

    ends: int
    kind: str
    name: str
    offset: int
    content: bytes


class File:
    """A file's bytes that are safe, and what was done to it since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.since: list[Entry] = []

    def sync(self, survives: float = 1.0, dice: random.Random | None = None) -> None:
        """Let what was done since the last sync be safe: all of it, or by chance."""
        for entry in self.since:
            for start, piece in _pieces(entry):
                if dice is None or dice.random() < survives:
                    self._do(entry.kind, start, piece)
        self.since.clear()

    def _do(self, kind: str, offset: int, content: bytes) -> None:
        if kind == "T":
            del self.safe[offset:]
        self.safe.extend(bytes(max(0, offset - len(self.safe))))
        self.safe[offset : offset + len(content)] = content


def read(journal: Path) -> list[Entry]:
    """Everything that was written down."""
    text, at, entries = journal.read_bytes(), 0, []
    while at < len(text):
        kind, name, count, offset = HEAD.unpack_from(text, at)
        at += HEAD.size
        words, at = text[at : at + name].decode(), at + name
        entries.append(Entry(at + count, chr(kind), words, offset, text[at : at + count]))
        at += count
    return entries


def cut(entries: list[Entry], at: int, folder: Path, survives: float, dice: random.Random) -> None:
    """Make the folder as it would be found if the power had failed when the journal was so long."""
    files: dict[str, File] = {}
    for entry in entries:
        if entry.ends > at:
            break
        if entry.kind == "R":
            files[entry.content.decode()] = files.pop(entry.name, File())
        elif entry.kind == "U":
            files.pop(entry.name, None)
        elif entry.kind == "S":
            files.setdefault(entry.name, File()).sync()
        else:
            files.setdefault(entry.name, File()).since.append(entry)
    folder.mkdir()
    for name, file in files.items():
        file.sync(survives, dice)
        (folder / name).write_bytes(file.safe)


def _pieces(entry: Entry) -> Iterator[tuple[int, bytes]]:
    """A write, in the pieces that survive or not."""
    start, end = entry.offset, entry.offset + len(entry.content)
    while True:
        stop = min(end, (start // PIECE + 1) * PIECE)
        yield start, entry.content[start - entry.offset : stop - entry.offset]
        start = stop
        if start >= end:
            return

"""The write-ahead log, read before SQLite does: whether something that was acknowledged can no longer be read in it.

SQLite reads the log up to the first frame that is not as it was written, and drops the rest without a word. After a
power cut that is right: what was being written then was never acknowledged. If the log itself is damaged, acknowledged
changes go. Two signs tell one from the other:

- A change is written after the one before it is on the disk. So if a change follows a commit that SQLite cannot reach,
  that commit was acknowledged.
- The index of the log (`-shm`) says how far the log was on the disk. It is there unless the machine itself went down.

The formats are those of https://www.sqlite.org/fileformat2.html#the_write_ahead_log and
https://www.sqlite.org/walformat.html.
"""

import struct
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

_HEADER = struct.Struct(">4sII4x8sII")  # magic, version, size of a page, salts, checksum
_FRAME = struct.Struct(">II8sII")  # page, pages after the commit that ends here, salts, checksum
_LITTLE, _BIG = b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"  # magics: the order of bytes in which sums are made
_VERSION = 3_007_000
_INDEX = struct.Struct("=I12xII8x8sII")  # version, frames, pages, salts, checksum
_SUMMED = 40  # bytes of the index's header that its checksum is about

Sum = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """A page as a commit wrote it, and the checksum that is kept with it."""

    page: int
    commits: bool  # whether a commit ends here
    salts: bytes
    kept: Sum
    summed: bytes  # what the checksum is about, besides all that came before


@dataclass(frozen=True, slots=True)
class Log:
    """A log as it lies on the disk. `whole` is whether its own header is as it was written."""

    whole: bool
    order: str
    salts: bytes
    begins: Sum
    frames: list[Frame]

    def follows(self, frame: Frame, before: Sum) -> bool:
        """Whether a frame was written after what had this checksum."""
        return frame.salts == self.salts and checksum(frame.summed, self.order, before) == frame.kept

    def readable(self) -> int:
        """How many frames SQLite reads before it finds one that is not as it was written."""
        before = self.begins
        for n, frame in enumerate(self.frames):
            if not frame.page or not self.follows(frame, before):
                return n
            before = frame.kept
        return len(self.frames)


def lost(database: Path) -> bool:
    """Whether the log of a database held acknowledged changes that SQLite would drop. Nobody else may have it open."""
    frames, copied, salts = _indexed(database)  # first, so that it never knows of more than the log has
    log = _read(database)
    if log is None or (not log.whole and frames):  # SQLite drops all of it
        return frames > copied
    if not log.whole:
        return any(frame.page and frame.commits for frame in log.frames)
    readable = log.readable()
    commits = max((n for n, frame in enumerate(log.frames[:readable], 1) if frame.commits), default=0)
    return (salts == log.salts and frames > commits) or _went_on(log, readable)


def checksum(content: bytes, order: str, before: Sum = (0, 0)) -> Sum:
    """SQLite's checksum of so many words of four bytes, after what had another one."""
    one, two = before
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two


def _went_on(log: Log, readable: int) -> bool:
    """Whether a change follows a commit that lies beyond what can be read."""
    beyond = log.frames[readable:]
    if any(frame.commits and log.follows(later, frame.kept) for frame, later in pairwise(beyond)):
        return True
    if len(beyond) < 2 or not beyond[0].commits:
        return False
    before = log.frames[readable - 1].kept if readable else log.begins
    return log.follows(beyond[1], checksum(beyond[0].summed, log.order, before))  # only the checksum was damaged


def _read(database: Path) -> Log | None:
    """The log of a database; None if there is none."""
    path = database.with_name(f"{database.name}-wal")
    content = path.read_bytes() if path.exists() else b""
    if len(content) < _HEADER.size:
        return None
    magic, version, size, salts, *kept = _HEADER.unpack_from(content)
    order = ">" if magic == _BIG else "<"
    begins = kept[0], kept[1]
    whole = magic in (_LITTLE, _BIG) and version == _VERSION and checksum(content[:24], order) == begins
    if not whole:
        size = _page_size(database)
    return Log(whole, order, salts, begins, _frames(content, size))


def _frames(content: bytes, size: int) -> list[Frame]:
    frames = []
    for at in range(_HEADER.size, len(content) - _FRAME.size - size + 1, _FRAME.size + size):
        page, pages, salts, *kept = _FRAME.unpack_from(content, at)
        page_at = at + _FRAME.size
        summed = content[at : at + 8] + content[page_at : page_at + size]
        frames.append(Frame(page, bool(pages), salts, (kept[0], kept[1]), summed))
    return frames


def _page_size(database: Path) -> int:
    """The size of a database's pages, from its header, which says 1 for 64 KiB."""
    with open(database, "rb") as file:
        head = file.read(18)
    size = int.from_bytes(head[16:18], "big")
    return 65_536 if size < 512 else size


def _indexed(database: Path) -> tuple[int, int, bytes]:
    """How many frames the index of the log knew to be on the disk, how many of them were copied back, and their salts.

    All are nothing if there is no index, or none that is whole.
    """
    path = database.with_name(f"{database.name}-shm")
    content = path.read_bytes()[:100] if path.exists() else b""
    if len(content) < 100 or content[:48] != content[48:96]:
        return 0, 0, b""
    version, frames, _, salts, *kept = _INDEX.unpack_from(content)
    if version != _VERSION or checksum(content[:_SUMMED], "=") != (kept[0], kept[1]):
        return 0, 0, b""
    return frames, struct.unpack_from("=I", content, 96)[0], salts

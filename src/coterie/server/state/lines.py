"""Lines of talk as rows: the acts in them, which of them are kept in memory, and the book that they make."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

import msgspec

from coterie.play import Match
from coterie.store.rows import LineRow
from coterie.talk import Act, Book, Spoken
from coterie.talk.companion import HANDS_OVER, WHISPER, TalkLine

LINES = 500  # lines of talk that are kept in memory, besides those with acts of the match under way
LONGEST_ACT = 300  # bytes of an act as it is kept

EVERYBODY = -1  # hears no whisper

_acts = msgspec.json.Decoder(list[Act])


def written_act(act: Act) -> bytes:
    """An act as the store keeps it."""
    return msgspec.json.encode(act)


def written_acts(acts: Sequence[Act]) -> str:
    """The acts of a line as the store keeps them; empty if there are none."""
    return f"[{','.join(written_act(act).decode() for act in acts)}]" if acts else ""


def acts_of(line: LineRow) -> list[Act]:
    """The acts of a line."""
    return _acts.decode(line.acts) if line.acts else []


def spoken(line: LineRow) -> Spoken:
    """A line as the book has it."""
    return Spoken(line.n, line.seat, line.event, tuple(acts_of(line)), line.form == HANDS_OVER)


def talk_line(line: LineRow) -> TalkLine:
    """A line as anybody can read it, whoever keeps it."""
    return TalkLine(spoken(line), line.text, line.form, line.about, line.voice)


def is_heard(line: LineRow, viewer: int) -> bool:
    """Whether a viewer hears what a line says. Of a whisper everybody hears that it was whispered, and to whom."""
    return line.form != WHISPER or viewer in (line.seat, line.about)


def as_heard(line: LineRow, viewer: int) -> LineRow:
    """A line as a viewer hears it."""
    return line if is_heard(line, viewer) else replace(line, text="", acts="")


def heard_by(lines: Iterable[LineRow], viewers: Collection[int]) -> list[LineRow]:
    """The lines of which all these viewers hear what they say; with no viewers, those that everybody hears."""
    if not viewers:
        return [line for line in lines if line.form != WHISPER]
    return [line for line in lines if all(is_heard(line, viewer) for viewer in viewers)]


def book_of(lines: Iterable[LineRow], match: int, viewers: Collection[int] = ()) -> Book:
    """The book of a match, of what everybody heard; or of what all these viewers heard."""
    return Book.of(spoken(line) for line in heard_by(lines, viewers) if counts(line, match))


def counts(line: LineRow, match: int) -> bool:
    """Whether a line belongs into the book of a match."""
    return line.match == match and line.room == "table" and (bool(line.acts) or line.form == HANDS_OVER)


def spoke_about(match: Match, fork: Match, seat: int, book: Book) -> bool:
    """Whether a seat has spoken about what it takes back on a fork of a match."""
    (taken_back,) = fork.eyes(fork.seats).heard(match.told)
    return book.spoken_about(seat, taken_back.nums[0])


def kept(lines: Sequence[LineRow], match: int) -> list[LineRow]:
    """The lines that are kept in memory: the last ones, and all that belong into the book of the match under way."""
    old, new = lines[:-LINES], lines[-LINES:]
    return [*[line for line in old if counts(line, match)], *new]

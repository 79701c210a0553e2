"""Notation: a record as text for people.

A header, one line a move, and after `;` what was heard, in the reader's language.

    [Game "for-the-king"] ; For the King (and Me)
    …
    12. B bid:5 ; B bids 5.
    = A 12, B 30* ; The game is over. B wins.

Before the `;` the text is the same in every language and, with open eyes, a whole record: `read` ignores the rest.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from coterie.core.errors import BadRecord, BadSeats
from coterie.core.game import Pack
from coterie.core.lexicon import LETTERS, OPEN
from coterie.play.checks import FORMAT, check_data
from coterie.play.playback import Playback, Turn
from coterie.play.record import Record, letter
from coterie.words import Words

TEXT_FORMAT = "coterie-text/1"
UNFINISHED = "unfinished"

_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_TAG = re.compile(rf"\[([A-Za-z]+)((?: {_QUOTED.pattern})+)\]\s*(?:;.*)?")
_MOVE = re.compile(r"([0-9]{1,9})\.\s+([^\s;]+)\s+([^\s;]+)\s*(?:;.*)?")
_END = re.compile(r"=\s+([^;]*?)\s*(?:;.*)?")
_SCORE = re.compile(r"([A-Z]) (-?[0-9]{1,9})(\*?)")
Tag = tuple[int, list[str]]  # the number of a line, and the texts in it

# and how many texts each has
_TAGS = {"Record": 1, "Eyes": 1, "Game": 1, "Rules": 1, "Pack": 2, "Options": 1, "Seats": 1, "Players": 1}


def write(record: Record, words: Words, viewer: int, pack: Pack | None = None) -> str:
    """A record as text, as a seat saw it, the onlooker (the seat after the last), or OPEN.

    Raises BadRecord as `replay` does.
    """
    playback = Playback(record, pack or words.pack)
    lines = _header(record, words, viewer)
    lines += ["", *(f"; {_one_line(words.event(heard))}" for heard in playback.heard(viewer))]
    lines += [line(turn, words, viewer) for turn in playback.turns]
    lines.append(_end(record, words))
    return "\n".join(lines) + "\n"


def line(turn: Turn, words: Words, viewer: int) -> str:
    """One move: its number, who, what as far as the viewer knows, and what the viewer heard."""
    sentences = [_one_line(words.event(heard)) for heard in turn.heard(viewer)]
    return _with(f"{turn.n}. {letter(turn.seat)} {turn.token(viewer)}", " ".join(sentences))


def viewer_of(name: str, seats: int) -> int:
    """Whose eyes a name means: `A` or `a`, `onlooker`, `open`."""
    viewers: list[int] = [*range(seats + 1), OPEN]
    for viewer in viewers:
        if name.lower() == _name(viewer, seats).lower():
            return viewer
    raise BadSeats(f"eyes are those of a seat from A to {LETTERS[seats - 1]}, of an onlooker, or open; not '{name}'")


def is_text_form(text: str) -> bool:
    """Whether this means to be a record as text, rather than JSON."""
    return text.lstrip("\ufeff \t\r\n").startswith("[Record ")


def read(text: str) -> Record:
    """The record an open text tells of, in whatever language.

    Raises BadRecord with the number of the first line at fault.
    """
    tags: dict[str, Tag] = {}
    moves: list[str] = []
    end: Tag | None = None
    for n, written in _lines(text):
        if end is not None:
            raise BadRecord(f"line {n}: expected nothing after the line that begins with =")
        if tag := _TAG.fullmatch(written):
            if tag[1] in tags:
                raise BadRecord(f"line {n}: the tag {tag[1]} stands here for the second time")
            tags[tag[1]] = _read_tag(n, tag[1], tag[2])
        elif move := _MOVE.fullmatch(written):
            if int(move[1]) != len(moves) + 1:
                raise BadRecord(f"line {n}: expected move {len(moves) + 1}, found move {int(move[1])}")
            moves.append(f"{move[2]} {move[3]}")
        elif last := _END.fullmatch(written):
            end = n, [last[1]]
        else:
            raise BadRecord(f"line {n}: expected a move such as '{len(moves) + 1}. A pass', found {written[:40]!r}")
    for name in _TAGS:
        if name not in tags and name != "Players":
            raise BadRecord(f'the text has no line [{name} "…"]')
    if end is None:
        raise BadRecord("the text breaks off: its last line should begin with = and tell the result")
    return _record(tags, moves, end)


def _header(record: Record, words: Words, viewer: int) -> list[str]:
    header = record.header
    options = header["options"]
    seats = header["seats"]
    name = _name(viewer, seats)
    lines = [
        _tag("Record", TEXT_FORMAT),
        _with(_tag("Eyes", name), words.say(f"record-{name if viewer in (OPEN, seats) else 'seat'}", seat=name)),
        _with(_tag("Game", header["game"]), words.say("game-title")),
        _tag("Rules", str(header["rules_version"])),
        _tag("Pack", header["pack"]["name"], header["pack"]["digest"]),
        _with(_tag("Options", " ".join(f"{o}={v}" for o, v in options.items())), _options(options, words)),
        _tag("Seats", str(seats)),
    ]
    if record.players:
        told = [_player(seat, player, words) for seat, player in enumerate(record.players)]
        lines.append(_with(_tag("Players", " ".join(record.players)), " ".join(told)))
    return lines


def _options(options: dict[str, str], words: Words) -> str:
    told: list[str] = []
    for option, value in options.items():
        if option == "first":
            told.append(words.say("record-first", value=value))
        elif words.has(f"option-{option}-{value}"):
            told.append(
                words.say(
                    "record-option", option=words.say(f"option-{option}"), value=words.say(f"option-{option}-{value}")
                )
            )
    return " ".join(told)


def _player(seat: int, player: str, words: Words) -> str:
    named = words.say(f"player-{player}") if words.has(f"player-{player}") else player
    return words.say("record-player", seat=words.seat(seat), player=named)


def _end(record: Record, words: Words) -> str:
    if record.result is None:
        return _with(f"= {UNFINISHED}", words.say("record-unfinished"))
    winners = record.result["winners"]
    scores = [
        f"{LETTERS[s]} {points}{'*' if LETTERS[s] in winners else ''}"
        for s, points in enumerate(record.result["scores"])
    ]
    return _with(f"= {', '.join(scores)}", words.say("record-over", winners=len(winners), names=", ".join(winners)))


def _name(viewer: int, seats: int) -> str:
    if viewer == OPEN:
        return "open"
    if not 0 <= viewer <= seats:
        raise BadSeats(f"there is no seat {viewer} at a table of {seats}")
    return LETTERS[viewer] if viewer < seats else "onlooker"


def _tag(name: str, *texts: str) -> str:
    return f"[{name} {' '.join(json.dumps(text, ensure_ascii=False) for text in texts)}]"


def _with(text: str, comment: str) -> str:
    return f"{text} ; {comment}" if comment else text


def _one_line(sentence: str) -> str:
    return sentence.replace("\n", " ")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, and their numbers."""
    for n, written in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if (stripped := written.strip()) and not stripped.startswith(";"):
            yield n, stripped


def _read_tag(n: int, name: str, written: str) -> Tag:
    if name not in _TAGS:
        raise BadRecord(f"line {n}: there is no tag {name}; there are {', '.join(_TAGS)}")
    try:
        texts: list[str] = [json.loads(quoted) for quoted in _QUOTED.findall(written)]
    except ValueError:
        raise BadRecord(f"line {n}: the tag {name} is not written as texts in quotes") from None
    if len(texts) != _TAGS[name]:
        raise BadRecord(
            f"line {n}: the tag {name} should have {'one text' if _TAGS[name] == 1 else 'two texts'} in quotes, not"
            f" {len(texts)}"
        )
    if name == "Record" and texts != [TEXT_FORMAT]:
        raise BadRecord(
            f"line {n}: this text has format {texts[0]!r}, and only {TEXT_FORMAT} is known here: another Coterie"
            " wrote it"
        )
    if name == "Eyes" and texts != ["open"]:
        raise BadRecord(
            f"line {n}: only a text with open eyes can be read back, and this one does not say what {texts[0]!r} did"
            " not see"
        )
    return n, texts


def _record(tags: dict[str, Tag], moves: list[str], end: Tag) -> Record:
    name, digest = tags["Pack"][1]
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": tags["Game"][1][0],
        "rules_version": _number(*tags["Rules"]),
        "pack": {"name": name, "digest": digest},
        "options": _read_options(*tags["Options"]),
        "seats": _number(*tags["Seats"]),
    }
    if "Players" in tags:
        header["players"] = tags["Players"][1][0].split()
    result = None if end[1] == [UNFINISHED] else _result(*end)
    check_data({**header, "moves": moves, "result": result, "seal": ""})
    return Record(header, moves, result)


def _number(n: int, texts: list[str]) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", texts[0]):
        raise BadRecord(f"line {n}: expected a whole number, found {texts[0][:20]!r}")
    return int(texts[0])


def _read_options(n: int, texts: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts[0].split():
        name, equals, value = text.partition("=")
        if not equals or name in options:
            raise BadRecord(f"line {n}: expected each option once and written name=value, found {text[:40]!r}")
        options[name] = value
    return options


def _result(n: int, texts: list[str]) -> dict[str, Any]:
    scores: list[int] = []
    winners: list[str] = []
    for part in texts[0].split(", "):
        score = _SCORE.fullmatch(part)
        if not score or score[1] != LETTERS[len(scores) : len(scores) + 1]:
            raise BadRecord(
                f"line {n}: expected '= {UNFINISHED}' or scores such as '= A 12, B 30*, C 8', found '= {texts[0][:40]}'"
            )
        scores.append(int(score[2]))
        winners += [score[1]] if score[3] else []
    return {"scores": scores, "winners": winners}

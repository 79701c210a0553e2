"""What is agreed about a table, how things stand at it, and how people and their talk may be written."""

import unicodedata
from typing import Annotated

from msgspec import Meta, Struct, field

from coterie.core.errors import CoterieError
from coterie.server.faces import Sequel
from coterie.server.fields import COLOURS, Absent, Level, Name, SeatNumber, Watch

DAY = 86_400
CLOCKS = (0, 30, 120, 300, DAY, 2 * DAY, 3 * DAY, 7 * DAY)  # seconds a decision may take; 0: no clock

NAME_LENGTH = 24
LINE_LENGTH = 500
MOST_MARKS = 4  # on one letter; no script piles up more, and a tower of them would stand on what others read
JOINERS = "\u200c\u200d"  # emoji and some scripts are spelled with these


class Terms(Struct, forbid_unknown_fields=True):
    """What was agreed when the table was made, visible to all."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str = "house"
    clock: int = 0
    absent: str = "wait"  # when time is up or a player is gone: wait, bot (plays until they return), vote
    watch: str = "invited"  # who may: anyone, invited, nobody
    listed: bool = False


class Seat(Struct):
    """Who has a seat: a person, or a bot of a level. A free seat has neither."""

    person: int = -1
    bot: str = ""


class State(Struct):
    """How things stand: waiting, playing, over (with a result), ended (without one), closed (nobody came back)."""

    status: str
    host: int
    chairs: list[Seat]
    match: int = 0
    paused_at: int | None = None
    colours: list[int] = field(default_factory=lambda: list(range(COLOURS)))  # each once: first those of the seats, then those nobody wears
    next: Sequel | None = None  # where everybody goes on


class Proposal(Struct, forbid_unknown_fields=True):
    """What somebody asks for who opens a table."""

    game: Annotated[str, Meta(max_length=40, examples=["royal-secrets"])]
    name: Name
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    options: Annotated[dict[str, str], Meta(description="As `/api/games/GAME` lists them; those not named have their defaults.")] = {}
    pack: Annotated[str, Meta(max_length=40, description="As `/api/house` lists them.", examples=["house"])] = "house"
    clock: Annotated[
        int, Meta(ge=0, le=7 * DAY, description="Seconds a decision may take; 0: no clock.", extra_json_schema={"enum": [*CLOCKS]})
    ] = 0
    absent: Absent = "wait"
    watch: Watch = "invited"
    listed: bool = False
    bots: Annotated[dict[str, Level], Meta(description="The level of a bot by the letter of its seat.", examples=[{"B": "courtier"}])] = {}
    seat: Annotated[SeatNumber, Meta(description="Of whoever opens the table; null: none, they only host it.")] | None = 0


def check_clock(clock: int) -> int:
    if clock not in CLOCKS:
        listed = ", ".join(str(c) for c in CLOCKS)
        raise CoterieError(
            f"a clock is one of {listed} seconds per decision, not {clock}", "wrong-clock", {"clocks": listed, "clock": clock}
        )
    return clock


def clean_name(text: str) -> str:
    """A name as it is kept: one line of plain text. Raises CoterieError if nothing is left of it."""
    name = " ".join(_plain(text).split())[:NAME_LENGTH].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise CoterieError("a name needs at least one letter, and there is none in this one", "wrong-name")
    return name


def clean_line(text: str) -> str:
    """A line of talk as it is kept. Raises CoterieError if nothing is left of it."""
    line = " ".join(_plain(text).split())[:LINE_LENGTH].strip()
    if not line:
        raise CoterieError("nothing was said", "wrong-line")
    return line


def _plain(text: str) -> str:
    """Without what is not seen: control characters, and those that turn the direction of the text around them; nor towers of marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        sort = unicodedata.category(letter)[0]
        marks = marks + 1 if sort == "M" else 0
        if letter.isspace():
            kept.append(" ")
        elif (sort not in "CZ" or letter in JOINERS) and marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)

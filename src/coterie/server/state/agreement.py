"""The agreement: what the people at a table agreed on before a game, in the store, in a proposal and in messages."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, structs

from coterie.core.errors import refuse
from coterie.games import find
from coterie.packs import STANDARD

DAY = 86_400
CLOCKS = (0, 30, 120, 300, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
USUAL_SEATS = 4

Clock = Annotated[
    int, Meta(description="Seconds a decision may take; 0: no clock.", extra_json_schema={"enum": [*CLOCKS]})
]
Absent = Annotated[
    Literal["", "wait", "bot", "vote"],
    Meta(description="What happens when time is up or a player is gone; in a proposal empty stands for what is usual."),
]
Watch = Annotated[Literal["anyone", "invited", "nobody"], Meta(description="Who may watch.")]
BotPace = Literal["brisk", "leisurely"]
PACES: Final[dict[str, float]] = {"brisk": 1.0, "leisurely": 2.5}  # times the pace of the house
TalkLevel = Annotated[
    Literal["silent", "gestures", "court", "free"],
    Meta(description="What may be said: nothing, gestures and beliefs, also sayings, or whatever one likes."),
]
LedgerTime = Annotated[
    Literal["shown", "end"],
    Meta(description="When the house tells what became of a saying: at once, or at the end."),
]
TalkTime = Annotated[
    Literal["none", "brisk", "court", "salon"],
    Meta(description="How long the house lets people talk before they answer: see docs/talk.md."),
]
Openings = Annotated[
    Literal["free", "sealed"],
    Meta(description="Whether the first words of everybody in a window appear together."),
]
Seats = Annotated[int, Meta(ge=0, le=6, description="How many; in a proposal 0 stands for as many as is usual.")]


class Agreement(Struct, forbid_unknown_fields=True):
    """What was agreed about a table, visible to all."""

    game: Annotated[str, Meta(max_length=40, examples=["royal-secrets"])]
    seats: Seats = 0
    options: Annotated[
        dict[str, str], Meta(description="As `/api/games/GAME` lists them; those not named have their defaults.")
    ] = {}
    pack: Annotated[str, Meta(max_length=40, description="As `/api/house` lists them.", examples=[STANDARD])] = STANDARD
    clock: Clock = 0
    absent: Absent = ""
    watch: Watch = "invited"
    listed: Annotated[bool, Meta(description="Whether everybody finds the table on the list.")] = False
    pace: Annotated[BotPace, Meta(description="How long bots take for an answer.")] = "brisk"
    talk: TalkLevel = "free"
    ledger: LedgerTime = "shown"
    talk_time: TalkTime = "none"
    openings: Openings = "free"
    whispers: Annotated[bool, Meta(description="Whether players may whisper, which everybody sees.")] = False
    hints: Annotated[
        bool, Meta(description="Whether players may ask what a minister would do. Nobody learns who asks.")
    ] = False


def settle(proposed: Agreement) -> Agreement:
    """The agreement with a number of seats, a value for every option, and what happens when time is up.

    Raises CoterieError if it cannot be had.
    """
    game = find(proposed.game)
    seats = proposed.seats or max(game.fewest, min(USUAL_SEATS, game.most))
    game.check_seats(seats)
    if proposed.clock not in CLOCKS:
        listed = ", ".join(str(clock) for clock in CLOCKS)
        text = f"a clock is one of {listed} seconds per decision, not {proposed.clock}"
        refuse("wrong-clock", text, clocks=listed, clock=proposed.clock)
    options, absent = game.settle(proposed.options, seats), proposed.absent or usual_absent(proposed.clock)
    return structs.replace(proposed, game=game.name, seats=seats, options=options, absent=absent)


def usual_absent(clock: int) -> Absent:
    """What usually happens when a player does not answer: with a clock a bot does, without one the table waits."""
    return "bot" if clock else "wait"

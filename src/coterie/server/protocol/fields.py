"""Fields that several messages have: numbers, names and words, each with its bounds and its meaning."""

from typing import Annotated, Literal

from msgspec import Meta

from coterie.server.state.stored import COLOURS


def one_of(*words: str, description: str = "") -> Meta:
    """The schema of a text that is one of these words."""
    return Meta(description=description or None, extra_json_schema={"enum": list(words)})


CmdId = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Chosen by the client, new for every command; a repeat is safe."),
]
Action = Annotated[int, Meta(ge=0, le=2**31, description="A number that the verbs of the game explain.")]
Decision = Annotated[
    int, Meta(ge=0, le=2**31, description="The number of the question that is answered, as the view has it.")
]
Actions = Annotated[list[Action], Meta(max_length=64)]
SomeActions = Annotated[list[Action], Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5, description="0 is seat A.")]
ColourNumber = Annotated[
    int,
    Meta(
        ge=0, le=COLOURS - 1, description="Blue crown, orange rose, green tower, purple key, sky moon, vermilion sword."
    ),
]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(max_length=80, description="Up to 24 characters are kept.", examples=["Ann"])]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
TicketText = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
Level = Annotated[
    str,
    Meta(
        max_length=24,
        description="Of a bot, as `/api/games/GAME` lists them; with a temperament after a colon, if it has one.",
        examples=["minister", "minister:bold"],
    ),
]
LineForm = Annotated[
    Literal["talk", "pitch", "speech", "ask", "cut", "time", "whisper"],
    Meta(description="More than talk where somebody leads it; or a whisper, where that was agreed."),
]
Moment = Annotated[int, Meta(description="In ms since 1970.")]
SeatOrNone = Annotated[int, Meta(description="0 is seat A; -1: none, in the gallery.")]
Code = Annotated[str, Meta(description="Names a message in the reader's language.")]
Text = Annotated[str, Meta(description="The same in English, for whoever writes a client.")]
Invitation = (
    Annotated[str, Meta(description="To this table, for who was invited; at a listed table for everybody.")] | None
)

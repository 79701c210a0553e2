"""Fields: the numbers, names and words that messages and tables have in common, each with its bounds and what it means."""

from typing import Annotated, Literal

from msgspec import Meta

COLOURS = 6


def one_of(*words: str, description: str = "") -> Meta:
    """What is said of a text that is one of these words."""
    return Meta(description=description or None, extra_json_schema={"enum": list(words)})


CmdId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Chosen by the client, new for every command; a repeat is safe.")]
Action = Annotated[int, Meta(ge=0, le=2**31, description="A number that the verbs of the game explain.")]
Decision = Annotated[int, Meta(ge=0, le=2**31, description="The number of the question that is answered, as the view has it.")]
Actions = Annotated[list[Action], Meta(max_length=64)]
SomeActions = Annotated[list[Action], Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5, description="0 is seat A.")]
ColourNumber = Annotated[
    int,
    Meta(ge=0, le=COLOURS - 1, description="Blue crown, orange rose, green tower, purple key, sky moon, vermilion sword."),
]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(max_length=80, description="Up to 24 characters are kept.", examples=["Ann"])]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Level = Annotated[str, Meta(max_length=24, description="Of a bot, as `/api/games/GAME` lists them.")]
Absent = Literal["wait", "bot", "vote"]
Watch = Literal["anyone", "invited", "nobody"]
Kind = Literal["talk", "pitch", "speech", "ask", "cut", "time"]
Clock = Annotated[int, Meta(description="Seconds a decision may take; 0: no clock.")]
AbsentWord = Annotated[str, one_of("wait", "bot", "vote", description="What happens when time is up or a player is gone.")]
WatchWord = Annotated[str, one_of("anyone", "invited", "nobody", description="Who may watch.")]
Moment = Annotated[int, Meta(description="In ms since 1970.")]
PersonNumber = Annotated[int, Meta(description="A person at this table, from 0; -1: nobody.")]
SeatOrNone = Annotated[int, Meta(description="0 is seat A; -1: none, in the gallery.")]
Code = Annotated[str, Meta(description="Names a message in the reader's language.")]
Text = Annotated[str, Meta(description="The same in English, for whoever writes a client.")]

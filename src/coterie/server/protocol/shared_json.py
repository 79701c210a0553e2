"""Finished games that are shared by a link: who gives one, what it tells to whoever has it, and a game gone on with."""

from typing import Annotated

from msgspec import Meta, Struct

from coterie.server.protocol.fields import ColourNumber, Moment, Name, Number, Token
from coterie.server.state.stored import PersonNumber

MatchNumber = Annotated[int, Meta(ge=1, le=2**31, description="The number of the game at its table; null: the last.")]
ShareName = Annotated[str, Meta(description="By which the link is taken back. It opens nothing.")]


class Sharing(Struct, forbid_unknown_fields=True):
    """A link that somebody wants to give."""

    names: Annotated[bool, Meta(description="Whether people go by their names, or by the letters of their seats.")]
    match: MatchNumber | None = None


class ShareJson(Struct):
    """A link that was given, without its key."""

    share: ShareName
    match: Annotated[int, Meta(description="The number of the game at its table.")]
    by: PersonNumber
    names: Annotated[bool, Meta(description="Whether people go by their names.")]
    made: Moment


class SharesJson(Struct):
    """The links to games of a table that are good."""

    shares: Annotated[list[ShareJson], Meta(description="The first one first.")]


class Shared(Struct):
    """A link that was just made. The key is told this once: `/shared#link=KEY` opens the game for whoever has it."""

    share: ShareName
    key: Annotated[Token, Meta(description="Opens this game, and nothing else.")]


class PlayerJson(Struct, frozen=True):
    """Who had a seat in a shared game. Who has no name goes by the letter of the seat."""

    name: str
    bot: Annotated[str, Meta(description="The level of the bot that had the seat, and its temperament; empty: none.")]
    colour: ColourNumber


class Cover(Struct, frozen=True):
    """What a link tells of a game besides its moves. It is written when the link is made, and never again."""

    game: str
    pack: Annotated[str, Meta(description="The card pack, as `/api/house` lists them.")]
    players: Annotated[list[PlayerJson], Meta(description="Seat by seat.")]


class LessonEnd(Struct, forbid_unknown_fields=True):
    """The end of a first lesson that a learner wants to play on from."""

    name: Name
    taken: Annotated[list[Number], Meta(max_length=200, description="What the learner did, action by action.")]


class GoOn(Struct, forbid_unknown_fields=True):
    """A moment of a finished game that a player wants to go on from."""

    move: Annotated[Number, Meta(description="So many moves are played already; 0: none.")]
    match: MatchNumber | None = None

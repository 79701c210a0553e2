"""Wording: what a notice says, in either language. It names players, the game and the table, and nothing else."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from coterie.games import find
from coterie.server.notices.forms import Notice
from coterie.words import Phrases, Words


def turn_notice(game: str, table: str, names: Sequence[str], language: str, link: str = "") -> Notice:
    """It is the turn of these players."""
    called = ", ".join(_isolated(name) for name in names)
    said = _phrases(language).say("notice-turn", names=called, count=len(names), table=table)
    return Notice(_title(game, language), said, table, language, link)


def hello_notice(game: str, table: str, language: str, link: str = "") -> Notice:
    """From now on notices of a table come here."""
    said = _phrases(language).say("notice-hello", table=table)
    return Notice(_title(game, language), said, table, language, link)


def _isolated(name: str) -> str:
    """A name whose direction of writing leaves the rest of the sentence as it is."""
    return name if name.isascii() else f"\u2068{name}\u2069"


@cache
def _phrases(language: str) -> Phrases:
    return Phrases(language, [files("coterie.server")])


@cache
def _title(game: str, language: str) -> str:
    return Words(find(game), language).say("game-title")

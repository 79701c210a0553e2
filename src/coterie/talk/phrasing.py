"""Sayings in the reader's language. Only the act and public facts are known here, never a card that is hidden."""

from collections.abc import Iterable

from coterie.talk.sayings import NO_SEAT, Saying
from coterie.talk.verdict import Verdict
from coterie.words import Words


def values_of(words: Words, saying: Saying, args: Iterable[int]) -> dict[str, object]:
    """The variables of a saying's texts, by the names of its arguments.

    A seat is its player's name and a card its name. Of an option and a place it is the word, for the text to select by.
    """
    found: dict[str, object] = {}
    for arg, value in zip(saying.args, args, strict=True):
        if arg.noun == "seat":
            found[arg.name] = "" if value == NO_SEAT else words.seat(value)
        elif arg.noun == "card":
            found[arg.name] = words.card(value)
        else:
            found[arg.name] = value if arg.noun == "amount" else arg.names[value]
    return found


def sentence(words: Words, saying: Saying, args: Iterable[int]) -> str:
    """A saying as a sentence of its speaker."""
    return words.say(f"claim-{saying.name}", values_of(words, saying, args))


def ribbon(words: Words, saying: Saying, args: Iterable[int]) -> str:
    """A saying as a sign of at most eight letters."""
    return words.say(f"ribbon-{saying.name}", values_of(words, saying, args))


def outcome(words: Words, saying: Saying, args: Iterable[int], verdict: Verdict) -> str:
    """What became of a saying: *said at least 20, was 10*; where it is void or untested, why."""
    values = values_of(words, saying, args)
    if verdict.card >= 0:
        values["card"] = words.card(verdict.card)
    if verdict.amount is not None:
        values["amount"] = verdict.amount
    if verdict.mark in ("kept", "broken"):
        return words.say(f"verdict-{saying.name}-{verdict.mark}", values)
    return words.say(f"reason-{verdict.reason}" if verdict.reason else f"mark-{verdict.mark}")

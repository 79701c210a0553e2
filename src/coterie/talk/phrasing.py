"""Sayings in the reader's language. Only the act and public facts are known here, never a card that is hidden."""

from collections.abc import Iterable

from coterie.talk.acts import ASK, Act
from coterie.talk.sayings import NO_SEAT, Saying, named
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


def bargain_values(words: Words, sayings: Iterable[Saying], act: Act) -> dict[str, object]:
    """The variables of the texts of a question or an offer: who is addressed, and what is asked, given and wanted."""
    sayings = [*sayings]
    saying, seat = named(sayings, act.saying), words.seat(act.seat) if act.seat >= 0 else ""
    if act.act == ASK:
        question = f"question-{saying.name}"
        plain = words.say(question) if words.has(question) else f"{saying.name}?"
        return {"seat": seat, "what": sentence(words, saying, act.args) if act.args else plain}
    wants = named(sayings, act.wants)
    mine, theirs = sentence(words, saying, act.args), sentence(words, wants, act.wants_args)
    return {"seat": seat, "mine": mine.rstrip(".!\u00a0\u202f "), "wants": theirs.rstrip(".!\u00a0\u202f ")}

"""What is typed at the terminal to ask and to offer: `ask B both`, `offer C 30 for 20`."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from coterie.core.errors import refuse
from coterie.core.lexicon import LETTERS
from coterie.talk import Act, Opening, Saying
from coterie.talk.acts import ACCEPT, ASK, CITE, DECLINE, OFFER, REFUSE, SPOKEN
from coterie.talk.bargains import Inquiry
from coterie.talk.minds import Way
from coterie.talk.sayings import PROMISE, from_shorthand, named, parse

BARGAINS = (ASK, OFFER, ACCEPT, REFUSE, DECLINE, CITE)
ALL = "all"
FOR, AGAINST = "for", "against"  # between the sides of an offer, and before the line of the offer whose place it takes

Openings = Sequence[tuple[Saying, Opening]]


def is_bargain(name: str, rest: str) -> bool:
    """Whether this can be meant as a bargain: a game may have answers that begin with the same word."""
    if name in (ASK, OFFER):
        return re.match(rf"(\w|{ALL})\s+\S", rest, re.I) is not None
    return re.fullmatch(r"#?\d+", rest) is not None


def asked(text: str, openings: Mapping[int, Openings], sayings: list[Saying]) -> Act:
    """The question that was typed: to a seat or all, then how something is said, or how its name begins."""
    to, _, what = text.partition(" ")
    seat = _seat(to)
    if seat >= 0:
        _check_seat(seat, openings)
    found = [opening for other, of in openings.items() if seat in (-1, other) for opening in of]
    word = what.strip().lower()
    begins = [saying for saying, _ in found if saying.name.startswith(word) or saying.name == word]
    if begins and " " not in word:
        return Act(ASK, begins[0].name, seat=seat)
    name, args = _meant(word, found, sayings, lambda saying: True)
    return Act(ASK, name, args, seat=seat)


def asks_saying(text: str, openings: Mapping[int, Openings]) -> bool:
    """Whether one word follows the seat, and the name of something that may be said begins with it."""
    word = text.partition(" ")[2].strip().lower()
    return any(saying.name.startswith(word) for found in openings.values() for saying, _ in found)


def offered(
    text: str, mine: Openings, others: Mapping[int, Openings], sayings: list[Saying], words: Mapping[str, str]
) -> Act:
    """The offer that was typed. Each side is how a promise is said, or what the most natural one is about: `30`."""
    pieces, line = text.split(), -1
    lower = [words.get(piece.lower(), piece.lower()) for piece in pieces]
    if len(lower) > 2 and lower[-2] == AGAINST and lower[-1].removeprefix("#").isdecimal():
        line, lower = int(lower[-1].removeprefix("#")), lower[:-2]
    if lower.count(FOR) != 1 or lower.index(FOR) in (1, len(lower) - 1) or len(lower) < 4:
        wants = "offer B <saying> for <saying>"
        refuse("refused-argument", f"'{text}' is not how something is offered: {wants}", saying=OFFER, wants=wants)
    cut, seat = lower.index(FOR), _seat(lower[0])
    _check_seat(seat, others)
    gives = _meant(" ".join(lower[1:cut]), mine, sayings, _is_promise)
    wants_way = _meant(" ".join(lower[cut + 1 :]), others.get(seat, ()), sayings, _is_promise)
    return Act(OFFER, *gives, line, seat, wants=wants_way[0], wants_args=wants_way[1])


def answering(act: Act, questions: Sequence[Inquiry]) -> Act:
    """A saying as the answer to the question that it answers, if there is one."""
    if act.act not in SPOKEN or act.line >= 0:
        return act
    fits = [q for q in questions if q.saying == act.saying and q.args in ((), act.args)]
    return replace(act, line=fits[-1].line) if fits else act


def asks(openings: Mapping[int, Openings]) -> Iterator[str]:
    """All that can be asked now, as it is typed."""
    for seat, found in openings.items():
        yield from (f"{LETTERS[seat]} {saying.name}" for saying, _ in found)
    yield from dict.fromkeys(f"{ALL} {saying.name}" for found in openings.values() for saying, _ in found)


def offers(mine: Openings, others: Mapping[int, Openings], word: str) -> Iterator[str]:
    """What can be offered now in a hurry, as it is typed."""
    gives = [*_promises(mine)]
    for seat, found in others.items():
        wants = [*_promises(found)]
        yield from (f"{LETTERS[seat]} {give} {word} {want}" for give in gives for want in wants)


def _promises(openings: Openings) -> Iterator[str]:
    for saying, opening in openings:
        if saying.act == PROMISE and saying.short:
            yield from (saying.shorthand(args) for args in saying.variants(opening))


def _seat(word: str) -> int:
    letter = word.strip(":,").upper()
    if letter == ALL.upper():
        return -1
    return LETTERS.index(letter) if len(letter) == 1 and letter in LETTERS else len(LETTERS)


def _check_seat(seat: int, others: Mapping[int, Openings]) -> None:
    if seat not in others:
        refuse("refused-no-person", "there is no such other seat")


def _is_promise(saying: Saying) -> bool:
    return saying.act == PROMISE


def _meant(text: str, openings: Openings, sayings: list[Saying], fits: Callable[[Saying], bool]) -> Way:
    """What is meant: a shorthand, a written form, or the arguments of the first saying that takes them."""
    found = [(saying, opening) for saying, opening in openings if fits(saying)]
    if short := from_shorthand(found, text):
        return short[0].name, short[1]
    words = text.split()
    if words and any(saying.name == words[0] for saying in sayings):
        saying, args = parse(sayings, text)
        return saying.name, args
    for saying, opening in found:
        values = tuple(arg.value(word) for arg, word in zip(saying.args, words, strict=False))
        args = tuple(value for value in values if value is not None)
        if len(words) == len(saying.args) == len(args) and saying.fits(opening, args):
            return saying.name, args
    return named(sayings, words[0] if words else "").name, ()

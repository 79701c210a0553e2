"""What is typed at the terminal to say something, read as an act: written forms, shorthands and gestures."""

import re
from collections.abc import Sequence

from coterie.cli.menu import plain
from coterie.cli.talk_page import typed
from coterie.cli.terminal_words import TerminalWords
from coterie.core.errors import refuse
from coterie.talk import GESTURES, Act, Opening, Saying
from coterie.talk.sayings import from_shorthand, parse


def gesture(words: TerminalWords, rest: str) -> str:
    """A gesture as it is written; it may be typed in the reader's language, and a line without its #."""
    typed_word, _, target = rest.partition(" ")
    names = {tuple(plain(words.say(f"gesture-{name}"))): name for name in GESTURES}
    target = f"#{target}" if target.isdecimal() else target
    return f"{names.get(tuple(plain(typed_word)), typed_word.lower())} {target}"


def written(sayings: Sequence[Saying], text: str) -> Act | None:
    """The act of a written form. Words that merely begin like one stay words."""
    name, *words = text.split()
    saying = next((saying for saying in sayings if saying.name == name.lower()), None)
    if saying is None or not ("-" in name or _fits(saying, words)):
        return None
    _, args = parse(sayings, " ".join([saying.name, *words]))
    return Act(saying.act, saying.name, args)


def closed(sayings: Sequence[Saying], text: str) -> Act | None:
    """The act of a shorthand that cannot be said now. Raises Refused if only its number is none of its own."""
    every = [(saying, Opening(-1, [arg.values for arg in saying.args])) for saying in sayings]
    if found := from_shorthand(every, text):
        return Act(found[0].act, found[0].name, found[1])
    for saying, opening in every:
        if _shape(saying).fullmatch("".join(text.lower().split())):
            wants = typed(saying, opening)
            refuse("refused-argument", f"'{text}' is not how this is said: {wants}", saying=text, wants=wants)
    return None


def _fits(saying: Saying, words: list[str]) -> bool:
    """Whether these could be meant as the arguments of a saying: as many, and one of them is one."""
    values = [arg.value(word) for arg, word in zip(saying.args, words, strict=False)]
    return len(words) == len(saying.args) and (not words or any(value is not None for value in values))


def _shape(saying: Saying) -> re.Pattern[str]:
    """What looks like the shorthand of a saying about a number, with any number; spaces do not count."""
    amounts = [arg.name for arg in saying.args if arg.noun == "amount"]
    if not saying.short or not amounts:
        return re.compile(r"(?!)")
    shape = "".join(saying.short.lower().split())
    parts = re.split(r"(\{\w+\})", shape)
    return re.compile("".join(_part(part, saying, amounts) for part in parts))


def _part(part: str, saying: Saying, amounts: list[str]) -> str:
    if not part.startswith("{"):
        return re.escape(part)
    if part[1:-1] in amounts:
        return r"-?\d+"
    arg = next(arg for arg in saying.args if arg.name == part[1:-1])
    return f"(?:{'|'.join(re.escape(arg.word(value).lower()) for value in arg.values)})"

"""Tongues: how often bots speak, in which voice, and in which words, wherever they sit.

Nothing here holds Eyes. All of it follows from the table, the number of a line, the seat, and what was said and done in
public: so neither that a bot speaks nor its words tell a card.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from coterie.core.game import Game
from coterie.talk.acts import ACCEPT, ASK, DECLINE, OFFER, REACT, REFUSE, SPOKEN, Act
from coterie.talk.companion import HANDS_OVER, PITCH, TalkLine
from coterie.talk.phrasing import bargain_values, values_of
from coterie.talk.sayings import Saying, named
from coterie.words import LANGUAGES, Words

SAYINGS_FROM: Final = 2  # the level from which there are sayings
IN_A_ROW: Final = 3  # lines of bots without anything from a person; pitches and answers do not count
APART: Final = 3  # lines of one speaker within which no voice comes twice
RETORTS: Final = ("bow", "shrug", "laugh", "glare")  # what a bot answers whom somebody doubts
CUED: Final = 3  # of so many occasions to speak unasked, one is taken


def tongue(words: Words, sayings: list[Saying], acts: Sequence[Act], voice: int) -> str:
    """The acts of a bot's line in its voice. Who says the same kind of thing twice says it in other words."""
    said: list[str] = []
    for n, act in enumerate(acts):
        name = tongue_of(act)
        again = sum(tongue_of(earlier) == name for earlier in acts[:n])
        number = (voice - 1 + again) % voices_of(words.game, name) + 1
        said.append(words.say(f"tongue-{name}-{number}", _values(words, sayings, act)))
    return " ".join(said)


def _values(words: Words, sayings: list[Saying], act: Act) -> dict[str, object]:
    if act.act in (ASK, OFFER):
        return bargain_values(words, sayings, act)
    return values_of(words, named(sayings, act.saying), act.args) if act.act in SPOKEN else {}


def tongue_of(act: Act) -> str:
    """The name of the texts in which a bot words an act, before its number."""
    return act.saying if act.act in SPOKEN else f"{REACT}-{act.gesture}" if act.act == REACT else act.act


@lru_cache(maxsize=512)
def voices_of(game: Game, name: str) -> int:
    """In how many voices an act can be worded, in the language that has the fewest."""
    begins = f"tongue-{name}-"
    return min(
        sum(text.removeprefix(begins).isdecimal() for text in Words(game, language).ids() if text.startswith(begins))
        for language in LANGUAGES
    )


def public_number(*seed: object) -> int:
    """A number that anybody could work out who knows what everybody knows."""
    return int.from_bytes(hashlib.sha256(repr(seed).encode()).digest()[:6], "big")


def voice_of(table: str, line: int, seat: int, voices: int, last: Sequence[int], others: Sequence[int] = ()) -> int:
    """The voice of a bot's line, from 1: one that was in none of the speaker's last lines, nor, if there is a choice,
    in those that the others said last.
    """
    free = [voice for voice in range(1, max(voices, 1) + 1) if voice not in last[-APART:]] or [1]
    fresh = [voice for voice in free if voice not in others[-APART:]] or free
    return fresh[public_number("voice", table, line, seat) % len(fresh)]


def retort_of(table: str, line: int, seat: int) -> Act:
    """The gesture with which a bot answers a line."""
    return Act(REACT, gesture=RETORTS[public_number("gesture", table, line, seat) % len(RETORTS)], line=line)


def may_chat(backwards: Iterable[TalkLine], has_acted: Callable[[int], bool]) -> bool:
    """Whether a bot may say something that is neither a pitch nor an answer: not after three such lines of bots, until
    a person says or does something.

    The last line comes first, and `has_acted` tells whether a person has done anything since an event.
    """
    row = since = 0
    for line in backwards:
        if row == IN_A_ROW or not (line.voice > 0 or line.form == HANDS_OVER):
            break
        if line.voice > 0 and not is_answer(line):
            row += 1
            since = line.spoken.at
    return row < IN_A_ROW or has_acted(since)


def is_answer(line: TalkLine) -> bool:
    """Whether a line is a part of a pitch, or the answer to another line."""
    return line.form == PITCH or any(_answers(act) for act in line.spoken.acts)


def _answers(act: Act) -> bool:
    """Whether an act is the answer to another line: a retort, an answer to a question, or one to an offer."""
    return act.line >= 0 and act.act in (REACT, DECLINE, ACCEPT, REFUSE, OFFER, *SPOKEN)


def has_retorted(own: Iterable[TalkLine], begun: int) -> bool:
    """Whether a bot whose lines these are has answered a doubt in the round that the event `begun` began."""
    return any(act.act == REACT and act.line >= 0 for line in _since(own, begun) for act in line.spoken.acts)


def has_proposed(own: Iterable[TalkLine], begun: int) -> bool:
    """Whether a bot whose lines these are has proposed a deal in that round; one in the place of another is none."""
    return any(act.act == OFFER and act.line < 0 for line in _since(own, begun) for act in line.spoken.acts)


def _since(own: Iterable[TalkLine], begun: int) -> Iterable[TalkLine]:
    """Those of a bot's lines that were said in a round, without pitches."""
    return (line for line in own if line.spoken.at > begun and line.form != PITCH)

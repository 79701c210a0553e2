"""Talk as a part of the game that the cards can answer: sayings, acts, and the judge.

Nothing here binds anybody to the truth, and nothing here changes points or what is legal.
"""

from coterie.talk.acts import ACTS, GESTURES, LEVELS, Act
from coterie.talk.book import Book, Spoken
from coterie.talk.ears import Ears
from coterie.talk.judge import judge
from coterie.talk.sayings import Arg, Opening, Public, Said, Saying, sayings_of
from coterie.talk.verdict import BROKEN, KEPT, MARKS, PENDING, UNTESTED, VOID, Verdict

__all__ = [
    "ACTS",
    "BROKEN",
    "GESTURES",
    "KEPT",
    "LEVELS",
    "MARKS",
    "PENDING",
    "UNTESTED",
    "VOID",
    "Act",
    "Arg",
    "Book",
    "Ears",
    "Opening",
    "Public",
    "Said",
    "Saying",
    "Spoken",
    "Verdict",
    "judge",
    "sayings_of",
]

"""Games with talk, written as text: what is dealt, done and said, and what became of it for each pair of ears.

    A keeps gold-3, A centres gold-1, A favors diplomacy-a, B takes gold-1
    lot diplomacy-a, C passes, A bids 2, A says can-pay, B passes, A pays gold-3

`keeps`, `centres` and `favors` draw the card first. A verdict reads `kept 3`, `broken military-a`, `void no-choice`.
"""

from coterie.core.errors import Refused
from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS, OPEN
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import KINDS
from coterie.games.for_the_king.sayings import SAYINGS
from coterie.games.for_the_king.table import KingPack, KingTable
from coterie.games.for_the_king.tests.scene import STANDARD, run
from coterie.talk import Ears, Public, Said, judge
from coterie.talk.sayings import named, parse

PLACED = {"keeps": "keep", "centres": "centre", "favors": "favor"}
VERBS = {"takes": "take", "bids": "bid", "passes": "pass", "pays": "pay", "discards": "discard"}
VERBS |= {"raises": "raise", "lowers": "lower"}
TABLE = "table"  # the onlooker's ears
RECORD = "record"  # those that hear every card


class Talk:
    """A game of so many seats and turns in which things are said. A deals first, and the house's cards are used."""

    def __init__(self, seats: int, turns: int, *texts: str, most_hand: int = STANDARD.most_hand) -> None:
        deck = STANDARD.decks[seats]
        removed = [len(deck) - turns * (seats + 1) if s == seats else 0 for s in range(6)]
        pack = KingPack("talk", "talk", STANDARD.value, STANDARD.decks, removed, STANDARD.most_gold, most_hand)
        self.table: KingTable = GAME.table(seats, {"first": "A"}, pack)
        self.said: list[Said] = []
        for text in texts:
            self.go(text)

    def go(self, text: str) -> "Talk":
        """Go on as the text says."""
        for statement in text.replace("\n", ",").split(","):
            words = statement.split()
            if words and words[0] == "lot":
                run(self.table, f"turn-up:{words[1]}")
            elif words:
                self._do(words[0], words[1], words[2:])
        return self

    def _do(self, who: str, verb: str, rest: list[str]) -> None:
        if verb == "says":
            self.say(who, " ".join(rest))
        elif verb in PLACED:
            run(self.table, f"draw:{rest[0]} {who}/place:{PLACED[verb]}")
        elif verb == "loses":
            run(self.table, f"lose:{rest[0]}")
        else:
            run(self.table, f"{who}/{':'.join([VERBS[verb], *rest])}")

    def say(self, who: str, text: str) -> None:
        """Say something that may be said."""
        saying, args = parse(SAYINGS, text)
        opening = saying.may(self.public(), LETTERS.index(who))
        assert opening is not None, f"{who} may not say {saying.name} now"
        assert saying.fits(opening, args), f"{text}: only {opening.choices}"
        seat = LETTERS.index(who)
        self.said.append(Said(len(self.said), 0, seat, saying.name, args, self.table.told, opening.anchor))

    def public(self) -> Public:
        return Public.of(Eyes(self.table, self.table.seats))

    def may(self, who: str, name: str) -> list[list[str]] | None:
        """The words that each argument may be given; None if it may not be said."""
        saying = named(SAYINGS, name)
        opening = saying.may(self.public(), LETTERS.index(who))
        if opening is None:
            return None
        return [[arg.word(value) for value in values] for arg, values in zip(saying.args, opening.choices, strict=True)]

    def ears(self, who: str) -> Ears:
        viewer = {TABLE: self.table.seats, RECORD: OPEN}.get(who, LETTERS.find(who))
        heard = [event.heard_by(viewer) for event in self.table.log[: self.table.logged]]
        return Ears(viewer, self.table.seats, self.table.layout.pack, heard, self.table.over)

    def verdict(self, who: str = TABLE, line: int = -1) -> str:
        """What became of something said, of the last thing unless a line is named."""
        said = self.said[line]
        found = judge(said, named(SAYINGS, said.saying), self.ears(who))
        words = [found.mark, found.reason, KINDS[found.card] if found.card >= 0 else ""]
        return " ".join([word for word in words if word] + ([] if found.amount is None else [str(found.amount)]))

    def verdicts(self, line: int = -1) -> dict[str, str]:
        """What became of it for every seat, the table and the record."""
        return {who: self.verdict(who, line) for who in [*LETTERS[: self.table.seats], TABLE, RECORD]}


def refused(talk: Talk, who: str, text: str) -> bool:
    """Whether something may not be said, in these words or at all."""
    try:
        saying, args = parse(SAYINGS, text)
    except Refused:
        return True
    opening = saying.may(talk.public(), LETTERS.index(who))
    return opening is None or not saying.fits(opening, args)

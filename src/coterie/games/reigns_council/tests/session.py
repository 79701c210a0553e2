"""Real games of the Council from the coronation on, with the cards a test wants, and what is said in them.

    council = Session({"B": "church+1|army-2 army+1|wealth-1", "C": "people-1|people+1 wealth+2|church+1"})
    council.plays("B present:church+1|army-2")
    said = council.says("B", "yes church up 0")
    council.marks(said, table="pending", B="kept")

Seat A reigns first.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS, OPEN
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON, PILES, TO_DRAW, TO_TURN_UP
from coterie.games.reigns_council.sayings import SAYINGS
from coterie.games.reigns_council.table import TOP, CouncilTable
from coterie.games.reigns_council.tests.scene import card, kind_of, say
from coterie.talk import Ears, Public, Said, Verdict, judge
from coterie.talk.acts import LEVELS
from coterie.talk.sayings import PROMISE, named, openings, parse

FILLER = ["church+1|wealth-1", "army+1|people-1", "people+1|army-1", "wealth+1|church-1"]
OPPOSITE = str.maketrans("+-", "-+")


class Session:
    """A game in progress, and the judge beside it."""

    def __init__(
        self,
        hands: Mapping[str, str],
        goals: Mapping[str, str] = {},
        bonus: str = "always",
        retire: int = 12,
        seats: int = 3,
    ) -> None:
        self.hands = {LETTERS.index(letter): text.split() for letter, text in hands.items()}
        self.goals = {LETTERS.index(letter): f"goal-{name}" for letter, name in goals.items()}
        hand = max(len(own) for own in self.hands.values())
        needed = cards.fewest(seats, hand, retire)
        wanted = [word for own in self.hands.values() for word in own]
        wanted += [word.translate(OPPOSITE) for word in wanted]  # so that no back tells its front
        filled = wanted + [FILLER[n % len(FILLER)] for n in range(needed - len(wanted))]
        pack = cards.make("session", [card(word) for word in filled], list(range(24)), hand, retire)
        self.t = cast(CouncilTable, GAME.table(seats, {"first": "A", "story_bonus": bonus}, pack))
        self.lines = 0
        self.deals()

    @classmethod
    def at(cls, table: CouncilTable) -> "Session":
        """A game that goes on from a scene."""
        session = cls.__new__(cls)
        session.t, session.hands, session.goals, session.lines = table, {}, {}, 0
        return session

    def deals(self) -> None:
        """Goals and hands of a reign, as far as the test wants any."""
        while not self.t.over and self.t.agenda[-1].step.name in ("deal-goal", "turn-up", "draw-hand"):
            step, legal = self.t.agenda[-1].step.name, self.t.legal(self.t.whose())
            wanted = legal[0]
            if step == "deal-goal" and self.t.agenda[-1].y in self.goals:
                wanted = LEXICON.parse(f"deal:{self.goals[self.t.agenda[-1].y]}")
            elif step == "turn-up":
                missing = Counter(self._to_draw()) - Counter(self._tops().values())
                found = [TO_TURN_UP.of(kind) for kind in self._to_draw() if missing[kind]]
                wanted = next((action for action in found if action in legal), wanted)
            elif step == "draw-hand":
                own = self._to_draw(self.t.whose())[:1]
                piles = [pile for pile, kind in self._tops().items() if kind in own or not own]
                wanted = TO_DRAW.of(piles[-1])  # who may draw anything takes what was turned up last
            assert wanted in legal
            self.t.play(self.t.whose(), wanted)

    def plays(self, *lines: str) -> None:
        """What seats do, in the words of a scene; draws after a turn, and a new deal, happen by themselves."""
        for line in lines:
            say(self.t, line)
            self.deals()
            while not self.t.over and self.t.agenda[-1].step.name in ("draw", "turn-up"):
                self.t.play(self.t.whose(), self.t.legal(self.t.whose())[0])

    def may(self, letter: str) -> dict[str, list[str]]:
        """What a seat may say now: the ways to say it, by name."""
        public = Public.of(Eyes(self.t, self.t.seats))
        found = openings(SAYINGS, public, LETTERS.index(letter), LEVELS["free"])
        return {
            saying.name: [saying.written(args).removeprefix(saying.name).strip() for args in saying.variants(opening)]
            for saying, opening in found
        }

    def says(self, letter: str, text: str) -> Said:
        """Something that a seat may say now. What becomes of anything that is said holds for it too."""
        saying, args = parse(SAYINGS, text)
        public = Public.of(Eyes(self.t, self.t.seats))
        opening = saying.may(public, LETTERS.index(letter))
        assert opening is not None, f"{letter} may not say {saying.name} now"
        assert saying.fits(opening, args), f"{letter} may not say '{text}' now"
        self.lines += 1
        said = Said(self.lines, 0, LETTERS.index(letter), saying.name, args, self.t.told, opening.anchor)
        self._as_anything_said(said)
        return said

    def verdict(self, said: Said, of: str = "table") -> Verdict:
        return judge(said, named(SAYINGS, said.saying), self.ears(of))

    def marks(self, said: Said, **of: str) -> None:
        """The marks for these viewers: seats by their letters, the `table` (an onlooker) and the `record`."""
        assert {viewer: self.verdict(said, viewer).mark for viewer in of} == of

    def ears(self, of: str = "table", ended: bool = False) -> Ears:
        viewer = {"table": self.t.seats, "record": OPEN}.get(of, LETTERS.find(of))
        heard = [event.heard_by(viewer) for event in self.t.log[: self.t.logged]]
        return Ears(viewer, self.t.seats, self.t.layout.pack, heard, self.t.over or ended)

    def _as_anything_said(self, said: Said) -> None:
        """It is open for the table, untested if the match ends here, void if taken back, or if its event was; and a
        promise is void in another hand.
        """
        saying = named(SAYINGS, said.saying)
        assert not judge(said, saying, self.ears()).decided
        assert judge(said, saying, self.ears(ended=True)) == Verdict("untested")
        assert judge(replace(said, taken_back=True), saying, self.ears()) == Verdict("void", "taken-back")
        withdrawn = self.ears()
        withdrawn.hear([Heard(self.t.told, "undo", -1, [said.anchor], [])])
        assert judge(said, saying, withdrawn) == Verdict("void", "undone")
        handed = judge(replace(said, handed_over=self.t.told), saying, self.ears())
        assert handed == (Verdict("void", "other-hand") if saying.act == PROMISE else Verdict("pending"))

    def _to_draw(self, by: int | None = None) -> list[int]:
        """The kinds that are still to come into hands, or into the hand of a seat, in the order of the draws."""
        found: list[int] = []
        for place in range(1, self.t.seats):
            seat = (self.t.monarch + place) % self.t.seats
            if by in (None, seat):
                wanted = [kind_of(self.t, word) for word in self.hands.get(seat, [])]
                found += wanted[self.t.size(self.t.hand(seat)) :]
        return found

    def _tops(self) -> dict[int, int]:
        """The kind on top of each pile."""
        return {pile: self.t.kind(self.t.only(TOP + pile)) for pile in range(PILES) if self.t.size(TOP + pile)}

"""What a courtier makes of pitches: which card lies behind a back, after what its Advisor said of it or did not say.

Everything is read from one pair of ears.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from coterie.core.events import Heard
from coterie.core.views import View
from coterie.games.reigns_council.belief import Reading
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.hearsay import back_of, moved, pack_of
from coterie.games.reigns_council.judging import SIGNS
from coterie.games.reigns_council.lexicon import END
from coterie.games.reigns_council.sayings import SAYINGS
from coterie.games.reigns_council.table import CouncilPack
from coterie.talk.bargaining import Bargaining
from coterie.talk.book import Book, Spoken
from coterie.talk.ears import Ears
from coterie.talk.minds import Minds, Repertoire, Way
from coterie.talk.sayings import FORECAST, Said, Saying
from coterie.talk.verdict import BROKEN, KEPT

OF_A_CARD: Final = ("yes", "no", "safe", "mends", "worse-rejected")
STAKE: Final = 0.7  # points that a deal is about
GAIN: Final = 0.5  # how much it serves an Advisor to say what speaks for a Proposal, however much it does
ACCEPTING: Final = 0  # the part of a card that counts if it is accepted
_SAYINGS: Final[dict[str, Saying]] = {saying.name: saying for saying in SAYINGS}
_EVENTS: Final = ("crowned", "turn", "moved", "presented", "revealed")


def is_true(pack: CouncilPack, way: Way, kind: int, tracks: Sequence[int]) -> bool:
    """Whether something said about a Proposal is true of a card while the markers stand so."""
    name, args = way
    white, black = pack.accept[4 * kind : 4 * kind + 4], pack.reject[4 * kind : 4 * kind + 4]
    if name in ("yes", "no"):
        step = (white if name == "yes" else black)[args[0]]
        return (step > 0) - (step < 0) == SIGNS[args[1]] and args[2] in (0, abs(step))
    if name == "safe":
        return max(map(abs, moved(tracks, white if args[0] == ACCEPTING else black))) < END
    if name == "mends":
        place, step = tracks[args[0]], white[args[0]]
        return place * step < 0 and abs(place + step) <= abs(place)
    return sum(map(abs, moved(tracks, black))) > sum(map(abs, moved(tracks, white)))


def welcome(way: Way, tracks: Sequence[int]) -> int:
    """Whether it speaks for accepting a Proposal (1), against it (-1), or for neither."""
    name, args = way
    if name == "safe":
        return 1 if args[0] == ACCEPTING else -1
    if name not in ("yes", "no"):
        return 1
    good = -SIGNS[args[1]] * tracks[args[0]]  # towards the middle
    return ((good > 0) - (good < 0)) * (1 if name == "yes" else -1)


@lru_cache(maxsize=4096)
def repertoire_of(pack: CouncilPack, back: int, tracks: tuple[int, ...]) -> Repertoire:
    """What may be said of a Proposal with this back while the markers stand so. The candidates are `behind` it."""
    kinds = behind(pack, back)
    on_back = [pillar for pillar, dots in enumerate(shown(back)) if dots]
    ways: list[Way] = [("yes", (pillar, way, 0)) for pillar in on_back for way in (0, 1)]
    ways += [("no", (pillar, way, 0)) for pillar in range(4) for way in range(3)]
    ways += [("safe", (part,)) for part in (0, 1)] + [("mends", (p,)) for p in on_back if tracks[p]]
    ways.append(("worse-rejected", ()))
    return Repertoire(
        ways,
        [1 / len(kinds)] * len(kinds),
        lambda way, c: is_true(pack, way, kinds[c], tracks),
        lambda way: GAIN * welcome(way, tracks),
    )


@lru_cache(maxsize=512)
def behind(pack: CouncilPack, back: int) -> list[int]:
    """The Proposals with this back."""
    return [kind for kind, own in enumerate(pack.back) if own == back]


class Hearsay:
    """What was said so far, and what one listener thinks of the speakers by it."""

    def __init__(self, ears: Ears, said: Sequence[Spoken], reading: Reading | None = None) -> None:
        self.reading = reading  # what can be known of the Advisors by what they did
        self.minds = Minds(ears.seats)
        self.book = Book.of(said)
        self.said = said
        self.tracks = [0, 0, 0, 0]
        self._turn = -1  # the event with which it began
        self._ears = ears
        self._pack = pack_of(ears)
        self._presented: dict[int, tuple[int, int, tuple[int, ...]]] = {}  # by seat: event, back, how the markers stood
        self._turned: set[int] = set()  # the events that presented a card which was turned up since
        self._by_card: dict[int, list[Said]] = {}  # by the event that presented it
        self._learn()

    def weights(self, seat: int, kinds: Sequence[int]) -> list[float]:
        """How likely the Proposal that a seat has presented is each of these cards."""
        found = self._presented.get(seat)
        if found is None:
            return [1 / len(kinds)] * len(kinds)
        event, back, tracks = found
        repertoire = repertoire_of(self._pack, back, tracks)
        chances = dict(
            zip(
                behind(self._pack, back), self.minds.reads(seat, repertoire, self._ways(event, repertoire)), strict=True
            )
        )
        weights = [chances.get(kind, 0.0) for kind in kinds]
        total = sum(weights)
        return [weight / total for weight in weights] if total else [1 / len(kinds)] * len(kinds)

    def false(self, said: Said) -> float | None:
        """How likely something said about a Proposal that is face down is false; None if there is no opinion of it."""
        found = self._presented.get(said.seat)
        if found is None or said.anchor != found[0] or said.anchor in self._turned or said.saying not in OF_A_CARD:
            return None
        kinds = behind(self._pack, found[1])
        chances = self.weights(said.seat, kinds)
        way = (said.saying, said.args)
        return sum(c for kind, c in zip(kinds, chances, strict=True) if not is_true(self._pack, way, kind, found[2]))

    def promised(self) -> list[int]:
        """Whom this seat, as the Monarch, has said in this turn that it will accept, but by a pact."""
        mine = [s for s in self.book.said if s.seat == self._ears.viewer and s.saying == "will-accept"]
        return [s.args[0] for s in mine if s.anchor == self._turn and not s.taken_back and s.given < 0]

    def agreed(self) -> list[int]:
        """Whom this seat, as the Monarch, has agreed to accept."""
        return [pact.mine[1][0] for pact in self.bargaining().bound() if pact.mine[0] == "will-accept"]

    def agreed_pillars(self) -> list[int]:
        """What this seat has agreed that its next Proposal is about."""
        return [pact.mine[1][0] for pact in self.bargaining().bound() if pact.mine[0] == "presents"]

    def time_left(self, view: View) -> float:
        """The part of the game that is still to come, by reigns and by the Proposals of this one."""
        reigns = sum(event.what == "crowned" for event in self._ears.heard)
        left = max(0.0, 1 - view.pile("reign").size / max(1, view.number("retire")))
        return max(0.0, view.seats - reigns + left) / view.seats

    def bargaining(self, view: View | None = None) -> Bargaining:
        """What the listener has agreed on, and how it bargains."""
        left = self.time_left(view) if view else 1.0
        return Bargaining(
            self._ears.viewer, self._ears, self.book, self.said, SAYINGS, self.minds, ["turn"], left, STAKE
        )

    def _learn(self) -> None:
        for said in self.book.said:
            if said.saying in OF_A_CARD and not said.taken_back:
                self._by_card.setdefault(said.anchor, []).append(said)
        for event in self._ears.heard:
            if event.what in _EVENTS:
                self._hear(event)
        for said in self.book.said:
            saying = _SAYINGS[said.saying]
            if said.seat == self._ears.viewer or said.saying in OF_A_CARD or saying.act == FORECAST:
                continue
            mark = self.book.judge(said, SAYINGS, self._ears, self._ears).mark
            if mark in (KEPT, BROKEN):
                self.minds.sees(said.seat, mark == KEPT)

    def _hear(self, event: Heard) -> None:
        if event.what == "crowned":
            self.tracks = [0, 0, 0, 0]
            self._presented.clear()
        elif event.what == "turn":
            self._turn = event.n
            self._presented.clear()
            self.minds.fade()
        elif event.what == "moved":
            self.tracks[event.nums[0]] = event.nums[2]
        elif event.seat == self._ears.viewer:
            return
        elif event.what == "presented":
            self._presented[event.seat] = event.n, back_of(self._ears, event.cards[0]), tuple(self.tracks)
        elif event.seat in self._presented:
            presented, back, tracks = self._presented[event.seat]
            self._turned.add(presented)
            repertoire, card = repertoire_of(self._pack, back, tracks), behind(self._pack, back).index(event.cards[0])
            self.minds.learns(event.seat, repertoire, self._ways(presented, repertoire), card)

    def _ways(self, presented: int, repertoire: Repertoire) -> list[Way]:
        """What was said of a card, each thing once, and without sizes."""
        found: dict[Way, None] = {}
        for said in self._by_card.get(presented, []):
            args = (*said.args[:2], 0) if said.saying in ("yes", "no") else said.args
            found[said.saying, args] = None
        return [way for way in found if way in repertoire.ways]

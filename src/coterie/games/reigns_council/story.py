"""The story of the Council: reign after reign, how each ended, who told of it, and where the points came from."""

from typing import Final

from coterie.core.events import Heard
from coterie.core.measures import Ended
from coterie.core.story import Feat, Mark, Story, StoryChapter, turning_point
from coterie.games.reigns_council.lexicon import END, PILLARS

FEATS: Final = ["long-reign", "brink", "funerals", "advisor"]
SOURCES: Final = {
    "scored-accepted": "accepted",
    "scored-goal": "goals",
    "scored-reign": "reign",
    "scored-story": "stories",
}


def tell(ended: Ended) -> Story:
    """The story of a game: a chapter a reign."""
    starts = [n for n, event in enumerate(ended.told) if event.what == "crowned"]
    stops = [*starts[1:], len(ended.told)]
    reigns = [_Reign(ended.told[start:stop], ended.seats) for start, stop in zip(starts, stops, strict=True)]
    reigns = [reign for reign in reigns if reign.end is not None]
    chapters = [reign.chapter() for reign in reigns]
    feats = [feat for n, reign in enumerate(reigns) for feat in reign.feats(n)]
    sources = {name: [0] * ended.seats for name in SOURCES.values()}
    for event in ended.told:
        if event.what in SOURCES:
            sources[SOURCES[event.what]][event.seat] += event.nums[0]
    start = [0] * ended.seats
    turning = turning_point(start, [chapter.gains for chapter in chapters], ended.winners)
    return Story(start, chapters, sources, feats + _funerals(reigns), FEATS, turning)


class _Reign:
    """A reign, from the crowning to what follows its end."""

    def __init__(self, told: list[Heard], seats: int) -> None:
        self.told = told
        self.monarch = told[0].seat
        self.turns = 0
        self.brink = 0  # turns that began with a pillar one step from its end (RC-20)
        self.end: Heard | None = None
        self.climax = told[-1].n
        self.cards = 0
        self.tracks = [0] * len(PILLARS)
        self.gains = [0] * seats
        self.laughs: list[int] = []
        self.goals: list[Mark] = []
        self._read()

    def _read(self) -> None:
        revealed = self.told[0].n
        goal = -1
        for event in self.told:
            if event.what == "turn":
                self.turns = event.nums[0]
                self.brink += any(abs(at) == END - 1 for at in self.tracks)
            elif event.what == "revealed":
                revealed = event.n
            elif event.what == "moved":
                self.tracks[event.nums[0]] = event.nums[2]
            elif event.what in ("died", "retired"):
                self.end, self.climax = event, revealed if event.what == "died" else event.n
            elif event.what == "laughed":
                self.laughs.append(event.seat)
            elif event.what == "goal-shown":
                goal = event.cards[0]
            if event.what in SOURCES:
                self.gains[event.seat] += event.nums[0]
            if event.what == "scored-reign":
                self.cards = event.nums[0]
            elif event.what == "scored-goal":
                self.goals.append(Mark("goal", [event.seat], event.nums, [goal]))

    def chapter(self) -> StoryChapter:
        first, last = self.told[0], self.told[-1]
        chapter = StoryChapter("crowned", first.nums[0], self.monarch, first.n, last.n, self.gains)
        chapter.climax = self.climax
        assert self.end
        chapter.marks.append(Mark("reigned", [self.monarch], [self.turns, self.cards]))
        if self.end.what == "retired":
            chapter.marks.append(Mark("retired", [self.monarch], []))
        else:
            causes = [n for pillar, at in enumerate(self.tracks) if abs(at) == END for n in (pillar, at)]
            chapter.marks.append(Mark("died", [self.end.nums[0]], causes))  # who brought it about tells of it (RC-21)
            chapter.marks.append(Mark("laughed", self.laughs, []))
        chapter.marks += self.goals
        return chapter

    def feats(self, place: int) -> list[Feat]:
        """How long somebody reigned, how long on the brink, and what an Advisor made of one reign."""
        nums = [self.turns, self.cards, self.brink]
        found = [Feat("long-reign", self.monarch, self.turns, place, self.climax, nums)]
        if self.brink:
            found.append(Feat("brink", self.monarch, self.brink, place, self.climax, nums))
        for seat, gain in enumerate(self.gains):
            if seat != self.monarch and gain > 0:
                found.append(Feat("advisor", seat, gain, place, self.told[-1].n, [gain]))
        return found


def _funerals(reigns: list[_Reign]) -> list[Feat]:
    """How many deaths a seat brought about and told of."""
    found: list[Feat] = []
    told: dict[int, int] = {}
    for place, reign in enumerate(reigns):
        if reign.end is not None and reign.end.what == "died":
            seat = reign.end.nums[0]
            told[seat] = told.get(seat, 0) + 1
            found.append(Feat("funerals", seat, told[seat], place, reign.climax, [told[seat]]))
    return found

"""The story of For the King: what every lot cost and what it moved, and who holds the Government."""

from typing import Final

from coterie.core.events import Heard
from coterie.core.measures import Ended
from coterie.core.story import Feat, Mark, Story, StoryChapter
from coterie.games.for_the_king.count import Count
from coterie.games.for_the_king.lexicon import GOLD, KING, OFFICES
from coterie.games.for_the_king.table import KingPack

FEATS: Final = ["bargain", "dear", "bold-bid"]
TILE: Final = 3  # what a primary tile begins with (FK-02)
CHANGED: Final = {"raised": 1, "lowered": -1}
PERCENT: Final = 100


def tell(ended: Ended) -> Story:
    """The story of a game: a chapter a lot, and the reckoning."""
    reckoning = _Reckoning(ended)
    starts = [n for n, event in enumerate(ended.told) if event.what == "lot"]
    stops = [*starts[1:], next((n for n, e in enumerate(ended.told) if e.what in SHOWN), len(ended.told))]
    lots = [_Lot(ended.told[start:stop]) for start, stop in zip(starts, stops, strict=False)]
    chapters: list[StoryChapter] = []
    feats: list[Feat] = []
    for n, lot in enumerate(lots):
        moved = reckoning.without(lot)
        chapters.append(lot.chapter(n + 1, moved))
        feats += lot.feats(n, moved)
    turning = _turning(chapters, ended) if ended.winners else -1
    if reckoning.shown:
        chapters.append(reckoning.chapter(len(chapters) + 1, lots))
    return Story([0] * ended.seats, chapters, reckoning.sources(), feats, FEATS, turning)


SHOWN: Final = ("shown", "empty-handed")


def _turning(chapters: list[StoryChapter], ended: Ended) -> int:
    """The lot without which the winner would have lost most on the second."""
    winner = ended.winners[0]
    others = [seat for seat in range(ended.seats) if seat not in ended.winners]
    if not others:
        return -1
    second = max(others, key=lambda seat: ended.scores[seat])
    swings = [chapter.gains[winner] - chapter.gains[second] for chapter in chapters]
    best = max(swings, default=0)
    return len(swings) - 1 - swings[::-1].index(best) if best > 0 else -1


class _Reckoning:
    """The count as it was, and as it would have been without a lot: by the hands that everybody saw at the end."""

    def __init__(self, ended: Ended) -> None:
        assert isinstance(ended.pack, KingPack)
        self.pack = ended.pack
        self.ended = ended
        self.shown = [event for event in ended.told if event.what in SHOWN]
        self.hands = [[kind for e in self.shown if e.seat == seat for kind in e.cards] for seat in range(ended.seats)]
        kinds = ended.pack.decks[ended.seats]
        in_play = [any(kind // 9 == office for kind in kinds if kind < GOLD) for office in range(len(OFFICES))]
        self.tiles = [TILE if there else 0 for there in in_play]
        for event in ended.told:
            if event.what in CHANGED:
                self.tiles[event.nums[0]] += CHANGED[event.what]
        self.points = self.count(self.hands, self.tiles).points

    def count(self, hands: list[list[int]], tiles: list[int]) -> Count:
        seconds = [tile // 2 if self.ended.seats > 2 else 0 for tile in tiles]
        return Count(hands, self.pack.value, tiles, seconds)

    def without(self, lot: "_Lot") -> list[int]:
        """The points that everybody has by a lot: a card that nobody was shown again moved nothing."""
        if not self.shown or lot.buyer < 0:
            return [0] * self.ended.seats
        hands, tiles = [list(hand) for hand in self.hands], list(self.tiles)
        if lot.kind < GOLD and lot.kind in hands[lot.buyer]:
            hands[lot.buyer].remove(lot.kind)
        for event in lot.told:
            if event.what in CHANGED:
                tiles[event.nums[0]] -= CHANGED[event.what]
        points = self.count(hands, tiles).points
        return [real - other for real, other in zip(self.points, points, strict=True)]

    def sources(self) -> dict[str, list[int]]:
        """The points of first and second places (FK-50, FK-51)."""
        found = {"primary": [0] * self.ended.seats, "secondary": [0] * self.ended.seats}
        for event in self.ended.told:
            if event.what in found:
                found[event.what][event.seat] += event.nums[2]
        return found

    def chapter(self, n: int, lots: list["_Lot"]) -> StoryChapter:
        """Who holds the Government, and what everybody paid for it in gold."""
        told = [event for event in self.ended.told if event.n >= self.shown[0].n]
        chapter = StoryChapter("reckoning", n, -1, told[0].n, told[-1].n, [0] * self.ended.seats)
        for event in told:
            if event.what in ("primary", "secondary"):
                chapter.marks.append(Mark(event.what, [event.seat], event.nums))
            elif event.what == "vacant":
                chapter.marks.append(Mark("vacant", [], event.nums))
        for seat in range(self.ended.seats):
            mine = [lot for lot in lots if lot.buyer == seat]
            gold = sum(event.nums[1] for event in told if event.what == "points" and event.seat == seat)
            chapter.marks.append(Mark("purse", [seat], [sum(lot.paid for lot in mine), len(mine), gold]))
        chapter.marks += _tie(told)
        return chapter


def _tie(told: list[Heard]) -> list[Mark]:
    """FK-53: what told the winner from who is level on points: gold (1), with what both have, or an office (2)."""
    for event in told:
        if event.what == "winner" and event.nums[1]:
            level = {
                other.seat: other.nums[1] for other in told if other.what == "points" and other.nums[0] == event.nums[0]
            }
            gold = level.pop(event.seat)
            second = max(level, key=lambda seat: level[seat])
            return [Mark("tie", [event.seat, second], [min(event.nums[1], 2), gold, level[second]])]
    return []


class _Lot:
    """A lot, with the auctions that follow a default."""

    def __init__(self, told: list[Heard]) -> None:
        self.told = told
        self.kind = told[0].cards[0]
        self.buyer = -1
        self.bid = 0
        self.at = told[0].n
        self.paid = 0  # in gold, which may be more than was bid
        self.defaults = 0
        self.bold: list[Feat] = []
        self._read()

    @property
    def in_gold(self) -> bool:
        return not GOLD <= self.kind < KING

    def _read(self) -> None:
        high = 0
        for event in self.told:
            if event.what == "bid":
                jump, high = event.nums[0] - high, event.nums[0]
                self.bold.append(_bold(event, high + jump - 1, [jump, high, 0], self.kind))
            elif event.what == "won":
                self.buyer, self.bid, self.at = event.seat, event.nums[0], event.n
            elif event.what == "paid":
                self.paid = event.nums[1]
            elif event.what == "defaulted":  # FK-37: what was bid was not there
                self.bold.append(_bold(event, 2 * event.nums[0], [event.nums[0], event.nums[0], 1], self.kind))
                self.buyer, self.bid, high = -1, 0, 0
                self.defaults += 1
        if self.buyer < 0:
            self.at = self.told[-1].n

    def chapter(self, n: int, moved: list[int]) -> StoryChapter:
        chapter = StoryChapter("lot", n, self.buyer, self.told[0].n, self.told[-1].n, moved)
        chapter.climax = self.at
        chapter.marks.append(Mark("price", [], [self.bid, int(self.in_gold), self.defaults], [self.kind]))
        chapter.marks += [Mark(e.what, [e.seat], e.nums) for e in self.told if e.what in CHANGED]
        return chapter

    def feats(self, place: int, moved: list[int]) -> list[Feat]:
        """The best bargain, the dearest lot that moved nothing, and the boldest bid."""
        found = self.bold
        for feat in found:
            feat.chapter = place
        if self.buyer >= 0 and self.in_gold:
            mine, price = moved[self.buyer], max(1, self.bid)
            if mine > 0:
                nums, worth = [mine, self.bid], PERCENT * mine // price
                found.append(Feat("bargain", self.buyer, worth, place, self.at, nums, [self.kind]))
            elif self.bid > 1 and not any(moved):
                found.append(Feat("dear", self.buyer, self.bid, place, self.at, [0, self.bid], [self.kind]))
        return found


def _bold(event: Heard, value: int, nums: list[int], kind: int) -> Feat:
    """A bid: how far it rose above the last, how high it was, and whether it could not be paid."""
    return Feat("bold-bid", event.seat, value, -1, event.n, nums, [kind])

"""The story of a game that is over: how everybody came by their points, and what is worth telling again.

A game that has one keeps it in its `story.py`: `tell(ended)`, which reads what everybody heard, and nothing else.
"""

from typing import Final

MOST_CLIPS: Final = 5  # of the highlights


class Mark:
    """Something that a chapter shows, in a word of the game: whose it is, with numbers and cards."""

    def __init__(self, what: str, seats: list[int], nums: list[int], cards: list[int] | None = None) -> None:
        self.what = what
        self.seats = seats
        self.nums = nums
        self.cards = cards or []


class StoryChapter:
    """A round, a lot or a reign.

    `what` is the word of the event that begins it, `seat` whose it is (-1: nobody's), `gains` what it was worth to each
    seat. It goes from event `first` to event `last`, and `climax` is the one that decided it.
    """

    def __init__(self, what: str, n: int, seat: int, first: int, last: int, gains: list[int]) -> None:
        self.what = what
        self.n = n
        self.seat = seat
        self.first = first
        self.climax = first
        self.last = last
        self.gains = gains
        self.marks: list[Mark] = []


class Feat:
    """What a seat may be remembered for. `value` tells how great it is beside others of the same name."""

    def __init__(
        self, name: str, seat: int, value: int, chapter: int, at: int, nums: list[int], cards: list[int] | None = None
    ) -> None:
        self.name = name
        self.seat = seat
        self.value = value
        self.chapter = chapter  # its place among the chapters
        self.at = at  # the event that shows it
        self.nums = nums
        self.cards = cards or []


class Story:
    """A story: what everybody began with, the chapters, where the points came from, feats, and the turning point.

    `sources` are points by name and seat. Of the feats, each seat has the greatest of every name in `names`, and the
    first of a name is the greatest of all. `turning` is a place among the chapters, -1 if there is none.
    """

    def __init__(
        self,
        start: list[int],
        chapters: list[StoryChapter],
        sources: dict[str, list[int]],
        feats: list[Feat],
        names: list[str],
        turning: int = -1,
    ) -> None:
        self.start = start
        self.chapters = chapters
        self.sources = sources
        self.feats = greatest(feats, names)
        self.turning = turning

    def clips(self) -> list[int]:
        """The chapters of the highlights, in order: the turning point, the feats, the end, then what moved most."""
        moved = sorted(range(len(self.chapters)), key=lambda n: (-_moved(self.chapters[n]), n))
        firsts = {feat.name: feat.chapter for feat in reversed(self.feats)}
        wanted = [self.turning, *firsts.values(), len(self.chapters) - 1, *moved]
        return sorted([n for n in dict.fromkeys(wanted) if n >= 0][:MOST_CLIPS])


def greatest(feats: list[Feat], names: list[str]) -> list[Feat]:
    """Of each name and seat the greatest feat, by name, the greatest first; of equals the later."""
    best: dict[tuple[str, int], Feat] = {}
    for feat in feats:
        known = best.get((feat.name, feat.seat))
        if known is None or (feat.value, feat.at) >= (known.value, known.at):
            best[feat.name, feat.seat] = feat
    return sorted(best.values(), key=lambda feat: (names.index(feat.name), -feat.value, -feat.at))


def turning_point(start: list[int], gains: list[list[int]], winners: list[int]) -> int:
    """The chapter in which the winners gained most on the best of the others; -1 if they gained in none."""
    others = [seat for seat in range(len(start)) if seat not in winners]
    if not winners or not others:
        return -1
    points, best, found = list(start), 0, -1
    for n, gained in enumerate(gains):
        before = _lead(points, winners, others)
        points = [had + gain for had, gain in zip(points, gained, strict=True)]
        swing = _lead(points, winners, others) - before
        if swing > 0 and swing >= best:
            best, found = swing, n
    return found


def _lead(points: list[int], winners: list[int], others: list[int]) -> int:
    return points[winners[0]] - max(points[seat] for seat in others)


def _moved(chapter: StoryChapter) -> int:
    return sum(abs(gain) for gain in chapter.gains)

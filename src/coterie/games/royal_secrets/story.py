"""The story of Royal Secrets: lilies night by night, who was granted what, and the boldest bet."""

from typing import Final

from coterie.core.events import Heard
from coterie.core.measures import Ended
from coterie.core.story import Feat, Mark, Story, StoryChapter, turning_point
from coterie.games.royal_secrets.lexicon import AUDIENCES, INFLUENCE
from coterie.games.royal_secrets.table import RoyalPack

FEATS: Final = ["bold-bet", "best-night"]

# How an audience ended, as its mark tells it.
EMPTY: Final = 0  # nobody came, or nobody stayed
REFUSED: Final = 1
GRANTED: Final = 2
OUTCOMES: Final = {"failed": REFUSED, "succeeded": GRANTED}
COUNTED: Final = ("gained", "lost")  # what a night gives and takes by its audiences


def tell(ended: Ended) -> Story:
    """The story of a game: a chapter a night, and the hands at the end (RS-96)."""
    chapters: list[StoryChapter] = []
    feats: list[Feat] = []
    for told in _nights(ended.told):
        night = _Night(ended, told, len(chapters))
        chapters.append(night.chapter())
        feats += night.feats()
    hands = [event for event in ended.told if event.what == "hand-counted"]
    if hands:
        bonus = [sum(event.nums[1] for event in hands if event.seat == seat) for seat in range(ended.seats)]
        chapters.append(StoryChapter("hands", len(chapters) + 1, -1, hands[0].n, hands[-1].n, bonus))
    gains = [chapter.gains for chapter in chapters]
    start = [score - sum(gain[seat] for gain in gains) for seat, score in enumerate(ended.scores)]
    return Story(start, chapters, _sources(ended, start), feats, FEATS, turning_point(start, gains, ended.winners))


def _nights(told: list[Heard]) -> list[list[Heard]]:
    """The events of every night that was counted, up to its last."""
    nights: list[list[Heard]] = []
    for event in told:
        if event.what == "round":
            nights.append([])
        if nights and event.what != "hand-counted":
            nights[-1].append(event)
    return [night for night in nights if any(event.what == "settled" for event in night)]


def _sources(ended: Ended, start: list[int]) -> dict[str, list[int]]:
    """RS-42, RS-43, RS-96; what else came or went did so by favors and valets, and by the bottom of an empty purse."""
    granted, refused, hand = [0] * ended.seats, [0] * ended.seats, [0] * ended.seats
    for event in ended.told:
        if event.what == "gained":
            granted[event.seat] += event.nums[1]
        elif event.what == "lost":
            refused[event.seat] -= event.nums[1]
        elif event.what == "hand-counted":
            hand[event.seat] += event.nums[1]
    seats = range(ended.seats)
    rest = [ended.scores[s] - start[s] - granted[s] - refused[s] - hand[s] for s in seats]
    return {"granted": granted, "refused": refused, "favors": rest, "hand": hand}


class _Night:
    """One night as everybody heard it."""

    def __init__(self, ended: Ended, told: list[Heard], place: int) -> None:
        assert isinstance(ended.pack, RoyalPack)
        self.pack = ended.pack
        self.told = told
        self.place = place
        self.cards = {e.nums[0]: e.cards[0] - AUDIENCES for e in told if e.what == "audience"}
        self.gains = [0] * ended.seats
        for event in told:
            if event.what == "settled":
                self.gains[event.seat] = event.nums[1]
        self.ups = {e.seat: e.cards[0] for e in told if e.what == "bet-up"}
        self.downs = {e.seat: e.cards[0] for e in told if e.what == "turned-up"}
        self.stabbed = {e.nums[0] for e in told if e.what == "stabbed"}
        self.lone = {e.nums[0] for e in told if e.what == "cardinal-up"}

    def chapter(self) -> StoryChapter:
        first, last = self.told[0], self.told[-1]
        chapter = StoryChapter("round", first.nums[0], -1, first.n, last.n, self.gains)
        turned = [event.n for event in self.told if event.what == "turned-up"]
        chapter.climax = turned[0] if turned else last.n
        for audience, card in sorted(self.cards.items()):
            result = self.result(audience)
            total = result.nums[1] if result else 0
            outcome = OUTCOMES[result.what] if result else EMPTY
            nums = [audience, total, self.pack.need[card], outcome, int(audience in self.lone)]
            chapter.marks.append(Mark("audience", self.there(audience), nums, [card + AUDIENCES]))
        chapter.marks += [Mark("favor", [e.seat], [], e.cards) for e in self.told if e.what == "favor"]
        return chapter

    def feats(self) -> list[Feat]:
        """The bets of the night: those whose hidden card decided, and those that gained by a refusal (RS-94)."""
        found: list[Feat] = []
        for audience, card in sorted(self.cards.items()):
            result = self.result(audience)
            if result is None:
                continue
            need, total, shown = self.pack.need[card], result.nums[1], self.shown(audience)
            stake = self.pack.gain[card] + self.pack.loss[card]
            for seat in self.there(audience):
                if result.what == "succeeded":
                    decided = total - self.worth(2 * seat + 1) < need
                    against = need - shown
                else:
                    decided = self.gains[seat] > 0
                    against = shown
                if decided and against > 0:
                    nums = [audience, need, shown, total, OUTCOMES[result.what], self.gains[seat]]
                    bet = [self.ups[seat], self.downs[seat]]
                    found.append(Feat("bold-bet", seat, stake * against // 10, self.place, result.n, nums, bet))
        settled = [event for event in self.told if event.what == "settled" and event.nums[1] > 0]
        best = [Feat("best-night", e.seat, e.nums[1], self.place, e.n, [e.nums[1]]) for e in settled]
        return found + best

    def result(self, audience: int) -> Heard | None:
        """How an audience ended; None if nobody came or nobody stayed."""
        for event in self.told:
            if event.what in OUTCOMES and event.nums[0] == audience:
                return event
        return None

    def there(self, audience: int) -> list[int]:
        """Who stayed to the count, or lost by having gone (RS-63)."""
        words = ("influence", *COUNTED)
        return sorted({e.seat for e in self.told if e.what in words and e.nums[0] == audience})

    def shown(self, audience: int) -> int:
        """The influence that lay open before the reveal: a stabbed card counts nothing (RS-90)."""
        total = sum(self.worth(2 * seat) for seat in self.there(audience))
        return total + sum(
            INFLUENCE[e.cards[0]] for e in self.told if e.what == "cardinal-up" and e.nums[0] == audience
        )

    def worth(self, place: int) -> int:
        kind = (self.downs if place % 2 else self.ups).get(place // 2)
        return 0 if kind is None or place in self.stabbed else INFLUENCE[kind]

"""The stories of all games, by their golden records: the points add up, and nothing is told that nobody heard."""

import importlib
from pathlib import Path

import pytest

from coterie.bots.modules import module_of
from coterie.core.events import not_undone
from coterie.core.eyes import Eyes
from coterie.core.lexicon import OPEN
from coterie.core.measures import Ended
from coterie.core.story import Feat, Story, greatest, turning_point
from coterie.games import games
from coterie.games.for_the_king.lexicon import KINDS
from coterie.games.for_the_king.story import tell
from coterie.games.for_the_king.tests.test_count import finish
from coterie.play import Playback, Record

RECORDS = [
    path
    for game in games().values()
    if (module := module_of(game, "story"))
    for path in sorted(Path(importlib.import_module(module).__file__ or "").parent.glob("records/*.json"))
]


def played(path: Path, viewer: int | None = None) -> tuple[Ended, Story]:
    """A game of the records as everybody heard it, and its story."""
    playback = Playback(Record.loads(path.read_text()))
    playback.jump(len(playback))
    eyes = playback.eyes(playback.seats if viewer is None else viewer)
    view = eyes.view()
    told = not_undone(eyes.heard())
    ended = Ended(playback.seats, playback.pack, playback.game.lexicon.kinds, told, [*view.winners], [*view.scores])
    return ended, importlib.import_module(module_of(playback.game, "story")).tell(ended)


def written(story: Story) -> list[object]:
    return [
        story.start,
        story.sources,
        story.turning,
        [(f.name, f.seat, f.value, f.chapter, f.at, f.nums, f.cards) for f in story.feats],
        [(c.what, c.n, c.seat, c.first, c.climax, c.last, c.gains) for c in story.chapters],
        [(mark.what, mark.seats, mark.nums, mark.cards) for c in story.chapters for mark in c.marks],
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_the_points_add_up_and_hidden_cards_change_nothing(path: Path) -> None:
    ended, story = played(path)
    seats = range(ended.seats)
    assert [story.start[s] + sum(points[s] for points in story.sources.values()) for s in seats] == ended.scores
    if "primary" not in story.sources:  # what a lot moved depends on the others
        assert [story.start[s] + sum(c.gains[s] for c in story.chapters) for s in seats] == ended.scores
    cards = [card for c in story.chapters for mark in c.marks for card in mark.cards]
    cards += [card for feat in story.feats for card in feat.cards]
    assert all(0 <= card < len(ended.kinds) for card in cards)  # no card of which only the back was seen
    assert len(story.clips()) <= 5
    assert story.clips() == sorted(set(story.clips()))
    assert written(story) == written(played(path, OPEN)[1])  # who sees every card tells the same


def test_the_nights_of_a_record_are_told() -> None:
    ended, story = played(next(p for p in RECORDS if "royal" in str(p) and p.stem == "4-courtier"))
    assert (ended.winners, story.start) == ([2], [10] * 4)
    assert story.sources["hand"] == [0, 0, 3, 0]
    first = story.chapters[0]
    for chapter in story.chapters[:-1]:
        halls = [mark for mark in chapter.marks if mark.what == "audience"]
        assert [mark.nums[0] for mark in halls] == [0, 1]
        for mark in halls:
            _, total, need, outcome, _ = mark.nums
            assert outcome == (0 if not mark.seats else 2 if total >= need else 1)
    assert first.gains == [e.nums[1] for e in ended.told if e.what == "settled"][:4]


def test_a_lot_that_is_left_out_moves_the_points_it_moved() -> None:
    ended, story = played(next(p for p in RECORDS if "for_the_king" in str(p) and p.stem == "4-courtier"))
    lots = [chapter for chapter in story.chapters if chapter.what == "lot"]
    assert len(lots) == sum(event.what == "lot" for event in ended.told)
    bought = [event for event in ended.told if event.what in ("gained", "king") and event.n >= lots[0].first]
    sold = [(lot.seat, lot.marks[0].cards[0]) for lot in lots if lot.seat >= 0]
    assert sold == [(event.seat, event.cards[0]) for event in bought]
    best = next(feat for feat in story.feats if feat.name == "bargain")
    assert best.nums == [story.chapters[best.chapter].gains[best.seat], story.chapters[best.chapter].marks[0].nums[0]]
    dear = next(feat for feat in story.feats if feat.name == "dear")
    assert not any(story.chapters[dear.chapter].gains)
    reckoning = story.chapters[-1]
    held = [mark for mark in reckoning.marks if mark.what in ("primary", "secondary")]
    points = [sum(mark.nums[2] for mark in held if mark.seats == [seat]) for seat in range(4)]
    assert points == ended.scores


@pytest.mark.parametrize(
    ("hands", "tie"),
    [
        ("A: diplomacy-i gold-1 gold-1\nB: provisions-a gold-3\nC: gold-3 gold-3", ([1, 0], [1, 3, 2])),
        ("tiles: diplomacy 1, military 2\nA: diplomacy-h military-b\nB: diplomacy-a military-a", ([0, 1], [2, 0, 0])),
        ("A: gold-3 gold-3\nB: provisions-a\nC: diplomacy-a military-a", None),
    ],
)
def test_FK_53_what_broke_a_tie_is_told(hands: str, tie: tuple[list[int], list[int]] | None) -> None:
    t = finish(f"3 players, first player A\n{hands}")
    ended = Ended(t.seats, t.cards, KINDS, Eyes(t, t.seats).heard(), [*t.winners()], [*t.scores()])
    told = [mark for chapter in tell(ended).chapters for mark in chapter.marks if mark.what == "tie"]
    assert [(mark.seats, mark.nums) for mark in told] == ([tie] if tie else [])


def test_a_reign_tells_what_it_ended_by() -> None:
    ended, story = played(next(p for p in RECORDS if "reigns" in str(p) and p.stem == "4-courtier"))
    assert [c.seat for c in story.chapters] == [e.seat for e in ended.told if e.what == "crowned"]
    for chapter in story.chapters:
        died = [mark for mark in chapter.marks if mark.what == "died"]
        retired = [mark for mark in chapter.marks if mark.what == "retired"]
        assert len(died) + len(retired) == 1
        for mark in died:
            assert mark.nums[1::2]
            assert all(abs(at) == 5 for at in mark.nums[1::2])
    long = next(feat for feat in story.feats if feat.name == "long-reign")
    assert long.value == max(mark.nums[0] for c in story.chapters for mark in c.marks if mark.what == "reigned")


def test_the_turning_point_is_where_the_winner_gained_most_on_the_best_other() -> None:
    # the second leads until the last night, in which the first wins most
    assert turning_point([10, 10, 10], [[1, 5, 0], [2, 0, 1], [6, 1, 0]], [0]) == 2
    # by how much the third falls behind is nobody's turn
    assert turning_point([0, 0, 0], [[3, 3, -9], [1, 0, 0]], [0]) == 1
    assert turning_point([0, 0], [[1, 0], [1, 0]], [0]) == 1  # of equals the later
    assert turning_point([0, 0], [[1, 1]], [0, 1]) == -1  # all share it
    assert turning_point([0, 0], [[1, 1]], []) == -1  # nobody won


def test_of_the_feats_of_a_name_the_greatest_comes_first_and_of_equals_the_later() -> None:
    given = [("b", 0, 3, 5), ("a", 1, 2, 6), ("b", 1, 3, 9), ("b", 0, 1, 12)]
    feats = [Feat(name, seat, value, 0, at, []) for name, seat, value, at in given]
    found = [(feat.name, feat.seat, feat.at) for feat in greatest(feats, ["a", "b"])]
    assert found == [("a", 1, 6), ("b", 1, 9), ("b", 0, 5)]

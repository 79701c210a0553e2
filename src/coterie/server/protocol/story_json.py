"""The story of a finished game, as JSON."""

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from coterie.core.story import Feat, Story, StoryChapter
from coterie.server.protocol.fields import SeatNumber

BEFORE = 2  # moves of a clip before the one that decides
MOST_MOVES = 7  # of a clip


class MarkJson(Struct):
    """Something that a chapter shows, in a word of its game."""

    what: str
    seats: list[int]
    nums: list[int]
    cards: Annotated[list[int], Meta(description="Kinds of card.")]


class StoryChapterJson(Struct):
    """A round, a lot or a reign, and what it was worth to everybody."""

    what: Annotated[str, Meta(description="The word of the event that begins it.")]
    n: Annotated[int, Meta(description="Its number, from 1.")]
    seat: Annotated[int, Meta(description="Whose it is: the buyer of a lot, the Monarch; -1: nobody's.")]
    gains: Annotated[list[int], Meta(description="Points by seat; of a lot, those that each has by it in the end.")]
    move: Annotated[int, Meta(description="The moment of the replay at which it begins.")]
    events: Annotated[
        list[int], Meta(description="The numbers of its first event, of what decided it, and of its last.")
    ]
    marks: list[MarkJson]


class FeatJson(Struct):
    """What a seat may be remembered for."""

    name: str
    seat: SeatNumber
    value: Annotated[int, Meta(description="How great it is beside others of this name.")]
    chapter: Annotated[int, Meta(description="Its place in `chapters`.")]
    move: Annotated[int, Meta(description="The moment of the replay that shows it.")]
    nums: list[int]
    cards: Annotated[list[int], Meta(description="Kinds of card.")]


class ClipJson(Struct):
    """A part of the replay that is worth watching again."""

    chapter: Annotated[int, Meta(description="Its place in `chapters`.")]
    first: Annotated[int, Meta(description="The move it begins at.")]
    last: int


class StoryJson(Struct):
    """The story of a finished game, from what everybody heard. A game that has none has no chapters."""

    game: str
    winners: list[int]
    scores: list[int]
    start: Annotated[list[int], Meta(description="The points that everybody began with.")] = []
    chapters: list[StoryChapterJson] = []
    sources: Annotated[dict[str, list[int]], Meta(description="Where the points came from, by seat.")] = {}
    turning: Annotated[int, Meta(description="The turning point: a place in `chapters`; -1: there is none.")] = -1
    feats: Annotated[
        list[FeatJson],
        Meta(description="Of every seat the greatest of each name; the first of a name is the best."),
    ] = []
    clips: Annotated[list[ClipJson], Meta(description="The highlights, in order.")] = []


def story_json(
    game: str, winners: list[int], scores: list[int], story: Story, move_at: Callable[[int], int]
) -> StoryJson:
    """A story as JSON. `move_at` tells the move of the replay after which so many events were told."""
    chapters = story.chapters
    return StoryJson(
        game,
        winners,
        scores,
        story.start,
        [_chapter_json(chapter, move_at) for chapter in chapters],
        story.sources,
        story.turning,
        [_feat_json(feat, move_at) for feat in story.feats],
        [_clip_json(n, chapters[n], move_at) for n in story.clips()],
    )


def _chapter_json(chapter: StoryChapter, move_at: Callable[[int], int]) -> StoryChapterJson:
    marks = [MarkJson(mark.what, mark.seats, mark.nums, mark.cards) for mark in chapter.marks]
    events = [chapter.first, chapter.climax, chapter.last]
    move = move_at(chapter.first + 1)
    return StoryChapterJson(chapter.what, chapter.n, chapter.seat, chapter.gains, move, events, marks)


def _feat_json(feat: Feat, move_at: Callable[[int], int]) -> FeatJson:
    return FeatJson(feat.name, feat.seat, feat.value, feat.chapter, move_at(feat.at + 1), feat.nums, feat.cards)


def _clip_json(n: int, chapter: StoryChapter, move_at: Callable[[int], int]) -> ClipJson:
    """From shortly before what decided the chapter."""
    first = max(move_at(chapter.first + 1) - 1, move_at(chapter.climax + 1) - BEFORE, 0)
    return ClipJson(n, first, min(move_at(chapter.last + 1), first + MOST_MOVES))

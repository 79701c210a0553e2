"""Who lied, as JSON: every saying of a finished game against the cards."""

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from coterie.server.protocol.fields import SeatNumber, one_of
from coterie.talk.lied import MEDALLIONS, Chip, Medallion, SeatWord, WhoLied
from coterie.talk.verdict import MARKS, REASONS


class ChapterJson(Struct):
    """A part of a game in which something was said."""

    what: Annotated[str, Meta(description="The word of the event that begins it; empty: the game has none.")]
    n: Annotated[int, Meta(description="Its number, from 1; 0: before the first.")]
    within: Annotated[int, Meta(description="The number of the longer part that it is in; 0: there is none.")]


class ChipJson(Struct):
    """Something said, what became of it, and who took it for true or not before they could know."""

    line: int
    n: Annotated[int, Meta(description="Which act of the line, from 0.")]
    seat: SeatNumber
    saying: str
    args: list[int]
    chapter: Annotated[int, Meta(description="Its place in `chapters`.")]
    move: Annotated[int, Meta(description="The moment of the replay at which it was said.")]
    mark: Annotated[str, one_of(*MARKS)]
    reason: Annotated[str, Meta(description="Why it is void or untested.", extra_json_schema={"enum": ["", *REASONS]})]
    card: Annotated[int, Meta(description="The kind of card that decided it; -1: none did.")]
    amount: Annotated[int | None, Meta(description="The number that decided it.")]
    by_record: Annotated[bool, Meta(description="Nobody could tell at the table: the record does.")]
    believers: Annotated[list[int], Meta(description="Seats, also those who accepted a deal or acted on a pitch.")]
    doubters: list[int]
    partner: Annotated[int, Meta(description="Of a side of a deal: the other seat; else -1.")]


class MedallionJson(Struct):
    """Something to be remembered for."""

    name: Annotated[str, one_of(*MEDALLIONS)]
    seat: SeatNumber
    count: Annotated[int, Meta(description="How often, or by how many.")]
    of: Annotated[int, Meta(description="Out of so many.")]
    chips: Annotated[list[int], Meta(description="What shows it, by place in `chips`.")]


class SeatWordJson(Struct):
    """How one player's word stood."""

    seat: SeatNumber
    kept: int
    broken: int
    doubts_right: int
    doubts: Annotated[int, Meta(description="That turned out right or wrong.")]


class LiedJson(Struct):
    """Who lied in a finished game. Forecasts are left out."""

    game: str
    seats: list[SeatWordJson]
    judged: Annotated[int, Meta(description="How much of what was said was kept or broken.")]
    broken: int
    chapters: list[ChapterJson]
    chips: Annotated[list[ChipJson], Meta(description="In the order in which it was said.")]
    medallions: list[MedallionJson]


def lied_json(game: str, page: WhoLied, move_at: Callable[[int], int]) -> LiedJson:
    """The page as JSON. `move_at` tells the move of the replay after which so many events were told."""
    chapters = page.chapters
    return LiedJson(
        game,
        [_word_json(word) for word in page.seats],
        page.judged,
        page.broken,
        [ChapterJson(chapter.what, chapter.n, chapter.within) for chapter in chapters],
        [_chip_json(chip, chapters.index(chip.chapter), move_at(chip.said.at)) for chip in page.chips],
        [_medallion_json(medallion) for medallion in page.medallions],
    )


def _word_json(word: SeatWord) -> SeatWordJson:
    return SeatWordJson(word.seat, word.kept, word.broken, word.doubts_right, word.doubts)


def _chip_json(chip: Chip, chapter: int, move: int) -> ChipJson:
    said, verdict = chip.said, chip.verdict
    return ChipJson(
        said.line,
        said.n,
        said.seat,
        said.saying,
        [*said.args],
        chapter,
        move,
        verdict.mark,
        verdict.reason,
        verdict.card,
        verdict.amount,
        chip.by_record,
        [*chip.believers],
        [*chip.doubters],
        chip.partner,
    )


def _medallion_json(medallion: Medallion) -> MedallionJson:
    return MedallionJson(medallion.name, medallion.seat, medallion.count, medallion.of, [*medallion.chips])

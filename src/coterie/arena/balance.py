"""What a designer is told of a game's balance: its measures for every number of seats, side by side."""

from collections.abc import Mapping, Sequence

from coterie.arena.figures import Estimate, seats_won
from coterie.arena.measuring import in_order, measures, of_bot, of_table
from coterie.arena.played import Played
from coterie.arena.report import Bars, Part, Report
from coterie.core.game import Game
from coterie.core.lexicon import LETTERS
from coterie.core.measures import MEAN, SHARE, Measure

PLACE = "place"  # the measure of wins by place, in which all should be even
SEAT = Measure("seat", "wins by seat", SHARE, "seat")

Runs = Mapping[int, Sequence[Played]]  # by number of seats


def balance(game: Game, bot: str, played: Runs) -> Report:
    """The report on games of one bot among its like."""
    counts = ", ".join(f"{len(games)} at {seats} seats" for seats, games in played.items())
    lead = f"Games of {bot} among its like: {counts}. Intervals are of 95 %, and a game is one sample."
    every = measures(game)
    parts = [
        _glance(f"{game.name}-glance", "At a glance", [m for m in every if not m.by and not m.player], bot, played)
    ]
    seats = {count: dict(zip(LETTERS, seats_won(games), strict=False)) for count, games in played.items()}
    parts.append(_keyed(game, SEAT, seats))
    for measure in every:
        if measure.by:
            parts.append(_keyed(game, measure, {n: of_table(measure, games) for n, games in played.items()}))
    parts.append(_glance(f"{game.name}-players", f"How {bot} plays", [m for m in every if m.player], bot, played))
    return Report(f"Balance: {game.name}", lead, [part for part in parts if part.rows])


def _glance(name: str, title: str, found: list[Measure], bot: str, played: Runs) -> Part:
    """Measures of one figure each."""
    rows = []
    for measure in found:
        cells = [
            of_bot(measure, games, bot) if measure.player else of_table(measure, games).get("")
            for games in played.values()
        ]
        rows.append([measure.title, *(_cell(measure, cell) for cell in cells)])
    return Part(name, title, ["", *_seats(played)], rows)


def _keyed(game: Game, measure: Measure, found: Mapping[int, Mapping[str, Estimate]]) -> Part:
    keys = in_order({key for by_key in found.values() for key in by_key})
    even = measure.name in (PLACE, SEAT.name)
    return Part(
        f"{game.name}-{measure.name}",
        measure.title[:1].upper() + measure.title[1:],
        [measure.by, *_seats(found)],
        [[key, *(_cell(measure, by_key.get(key)) for by_key in found.values())] for key in keys],
        charts=[
            Bars(
                f"{seats} seats",
                list(by_key),
                list(by_key.values()),
                percent=measure.kind != MEAN,
                even=1 / seats if even else None,
            )
            for seats, by_key in found.items()
        ],
    )


def _seats(found: Mapping[int, object]) -> list[str]:
    return [f"{seats} seats" for seats in found]


def _cell(measure: Measure, value: Estimate | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2}" if measure.kind == MEAN else f"{value:.1%} %"

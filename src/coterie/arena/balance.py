"""What a designer is told of a game's balance: its measures for every number of seats, side by side."""

from collections.abc import Mapping, Sequence

from coterie.arena.figures import Estimate
from coterie.arena.measuring import in_order, measures, of_bot, of_table
from coterie.arena.played import Played
from coterie.arena.report import Bars, Report, Section
from coterie.core.game import Game
from coterie.core.measures import MEAN, Measure

PLACE = "place"  # the measure of wins by place, in which all should be even


def balance(game: Game, bot: str, played: Mapping[int, Sequence[Played]]) -> Report:
    """The report on games of one bot among its like, by seats."""
    counts = ", ".join(f"{len(games)} at {seats} seats" for seats, games in played.items())
    lead = f"{game.name}: games of {bot} among its like, {counts}. Intervals are of 95 %, and a game is one sample."
    sections = [_section(game, measure, bot, played) for measure in measures(game)]
    return Report(f"Balance: {game.name}", lead, sections)


def _section(game: Game, measure: Measure, bot: str, played: Mapping[int, Sequence[Played]]) -> Section:
    found = {
        seats: {"": of_bot(measure, games, bot)} if measure.player else of_table(measure, games)
        for seats, games in played.items()
    }
    keys = in_order({key for by_key in found.values() for key in by_key})
    return Section(
        f"{game.name}-{measure.name}",
        measure.title[:1].upper() + measure.title[1:],
        [measure.by, *(f"{seats} seats" for seats in played)],
        [[key, *(_cell(measure, by_key.get(key)) for by_key in found.values())] for key in keys],
        charts=[
            Bars(
                f"{seats} seats",
                list(by_key),
                list(by_key.values()),
                percent=measure.kind != MEAN,
                even=1 / seats if measure.name == PLACE else None,
            )
            for seats, by_key in found.items()
            if len(keys) > 1
        ],
    )


def _cell(measure: Measure, value: Estimate | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2}" if measure.kind == MEAN else f"{value:.1%} %"

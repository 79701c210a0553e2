"""What is told of a run of the arena: who wins, by how much, how fast and in which manner."""

from collections import Counter
from collections.abc import Sequence

from coterie import native
from coterie.arena import rating
from coterie.arena.figures import Row, matrix, rows, seats_won, totals
from coterie.arena.measuring import measures, of_bot
from coterie.arena.played import Played
from coterie.arena.report import Bars, Curves, Grid, Part, Report
from coterie.arena.schedule import MIXED, Schedule
from coterie.core.lexicon import LETTERS
from coterie.core.measures import MEAN
from coterie.games import find

MOST_FAULTS = 20  # reasons to replace bots in other languages that are told


def tell(schedule: Schedule, played: Sequence[Played]) -> Report:
    """The report of all games that were played."""
    order = {lineup: n for n, lineup in enumerate(dict.fromkeys(game.lineup for game in played))}
    games = sorted(played, key=lambda game: (game.deal, order[game.lineup], game.turn))
    every = totals(games, schedule.bots)
    parts = [] if schedule.lineups == MIXED else [_lineups(schedule, rows(games))]
    parts.append(_bots(schedule, every))
    if rating.available() and len(schedule.bots) > 1:
        parts.append(_ratings(schedule, games))
    if any(len(set(game.bots)) > 1 for game in games):
        parts.append(_matrix(schedule, games))
    parts += [_times(every), _seats(schedule, games), *_behaviour(schedule, games)]
    return Report(f"Arena: {schedule.game}", lead(schedule, games), parts, faults(games))


def lead(schedule: Schedule, games: Sequence[Played]) -> str:
    """What was played, in a sentence."""
    build = "compiled" if native.compiled() else "interpreted"
    deals = len({game.deal for game in games})
    talk = ", talking" if schedule.talk else ""
    return (
        f"{schedule.game}, {schedule.seats} seats, {len(games)} games on {deals} deals from {schedule.seed}{talk},"
        f" {build}; even is {100 / schedule.seats:.1f} %. Intervals are of 95 %, and a deal is one sample."
    )


def faults(games: Sequence[Played]) -> list[str]:
    """Which bots had to be replaced, and why: each reason once, with where it was first and how often it was."""
    first: dict[tuple[str, str], str] = {}
    times = Counter[tuple[str, str]]()
    for game in games:
        for fault in game.faults:
            what = game.bots[fault.seat], fault.why
            times[what] += 1
            first.setdefault(what, f"at {LETTERS[fault.seat]} in deal {game.deal}")
    found = [
        f"{bot} was replaced {first[bot, why]}: {why}"
        if count == 1
        else f"{bot} was replaced {count} times, first {first[bot, why]}: {why}"
        for (bot, why), count in times.items()
    ]
    more = len(found) - MOST_FAULTS
    return [*found[:MOST_FAULTS], f"and for {more} reasons more"] if more > 0 else found


def _lineups(schedule: Schedule, found: list[Row]) -> Part:
    return Part(
        "lineups",
        "Line-ups",
        ["bot", "against", "games", "wins %", "points ahead", "ms", "99 %"],
        [
            [
                row.bot,
                row.against,
                str(row.games),
                f"{row.wins:.1%}",
                f"{row.ahead:+.2}",
                f"{1000 * row.times.mean:.2f}",
                f"{1000 * row.times.quantile(0.99):.2f}",
            ]
            for row in found
        ],
        "The share of victory of one seat of the bot; a shared victory counts in parts.",
        [_wins([f"{row.bot} – {row.against}" for row in found], found, schedule.seats)],
    )


def _bots(schedule: Schedule, every: list[Row]) -> Part:
    return Part(
        "bots",
        "Bots",
        ["bot", "games", "wins %", "points", "points ahead"],
        [[row.bot, str(row.games), f"{row.wins:.1%}", f"{row.points:.2}", f"{row.ahead:+.2}"] for row in every],
        "All games of each bot, whatever the company.",
        [
            _wins([row.bot for row in every], every, schedule.seats),
            Bars("points", [row.bot for row in every], [row.points for row in every]),
        ],
    )


def _wins(labels: list[str], found: list[Row], seats: int) -> Bars:
    return Bars("wins", labels, [row.wins for row in found], percent=True, even=1 / seats)


def _ratings(schedule: Schedule, games: list[Played]) -> Part:
    found = rating.ratings(games, schedule.bots)
    return Part(
        "ratings",
        "Ratings",
        ["bot", "OpenSkill"],
        [[bot, f"{value:.2}"] for bot, value in found.items()],
        "OpenSkill (Plackett and Luce), by the places of all seats; a new bot has 25 ±16.3.",
        [Bars("OpenSkill", list(found), list(found.values()), even=25.0)],
    )


def _matrix(schedule: Schedule, games: list[Played]) -> Part:
    cells = matrix(games, schedule.bots)
    return Part(
        "matrix",
        "Who ends before whom",
        ["% before", *schedule.bots],
        [
            [bot, *(f"{cell:.0%}" if cell else "–" for cell in row)]
            for bot, row in zip(schedule.bots, cells, strict=True)
        ],
        "How often a seat of the bot on the left has a better place than one of the bot above; ties are halves.",
        [Grid(schedule.bots, cells)],
    )


def _times(every: list[Row]) -> Part:
    return Part(
        "times",
        "Decision times",
        ["bot", "ms mean", "median", "99 %", "longest", "choices a game"],
        [
            [
                row.bot,
                *(f"{1000 * value:.2f}" for value in (row.times.mean, row.times.quantile(0.5))),
                *(f"{1000 * value:.2f}" for value in (row.times.quantile(0.99), row.times.most)),
                f"{row.times.count / max(1, row.held):.0f}",
            ]
            for row in every
        ],
        "Where there was a choice; processor time of one core, and for bots in other languages time on the wall.",
        [Curves([row.bot for row in every], [row.times for row in every])],
    )


def _seats(schedule: Schedule, games: list[Played]) -> Part:
    won = seats_won(games)
    letters = list(LETTERS[: len(won)])
    return Part(
        "seats",
        "Wins by seat",
        ["seat", "wins %"],
        [[letter, f"{value:.1%}"] for letter, value in zip(letters, won, strict=True)],
        charts=[Bars("wins", letters, won, percent=True, even=1 / schedule.seats)],
    )


def _behaviour(schedule: Schedule, games: list[Played]) -> list[Part]:
    found = [measure for measure in measures(find(schedule.game)) if measure.player]
    if not found:
        return []
    cells = {measure.name: [of_bot(measure, games, bot) for bot in schedule.bots] for measure in found}
    return [
        Part(
            "behaviour",
            "Behaviour",
            ["", *schedule.bots],
            [
                [
                    measure.title,
                    *(f"{v:.2}" if measure.kind == MEAN else f"{v:.1%} %" for v in cells[measure.name]),
                ]
                for measure in found
            ],
            charts=[
                Bars(measure.title, schedule.bots, cells[measure.name], percent=measure.kind != MEAN)
                for measure in found
            ],
        )
    ]

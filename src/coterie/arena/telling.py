"""What is told of a run of the arena: who wins, by how much, how fast and in which manner."""

from collections.abc import Sequence

from coterie import native
from coterie.arena import rating
from coterie.arena.figures import Row, matrix, rows, seats_won, totals
from coterie.arena.measuring import measures, of_bot
from coterie.arena.plan import MIXED, Plan
from coterie.arena.played import Played
from coterie.arena.report import Bars, Curves, Grid, Report, Section
from coterie.core.lexicon import LETTERS
from coterie.core.measures import MEAN
from coterie.games import find

MOST_FAULTS = 20  # of bots in other languages that are told one by one


def tell(plan: Plan, played: Sequence[Played]) -> Report:
    """The report of all games that were played."""
    order = {lineup: n for n, lineup in enumerate(dict.fromkeys(game.lineup for game in played))}
    games = sorted(played, key=lambda game: (game.deal, order[game.lineup], game.turn))
    every = totals(games, plan.bots)
    sections = [] if plan.lineups == MIXED else [_lineups(plan, rows(games))]
    sections.append(_bots(plan, every))
    if rating.available() and len(plan.bots) > 1:
        sections.append(_ratings(plan, games))
    if any(len(set(game.bots)) > 1 for game in games):
        sections.append(_matrix(plan, games))
    sections += [_times(every), _seats(plan, games), *_behaviour(plan, games)]
    return Report(f"Arena: {plan.game}", lead(plan, games), sections, faults(games))


def lead(plan: Plan, games: Sequence[Played]) -> str:
    """What was played, in a sentence."""
    build = "compiled" if native.compiled() else "interpreted"
    deals = len({game.deal for game in games})
    talk = ", talking" if plan.talk else ""
    return (
        f"{plan.game}, {plan.seats} seats, {len(games)} games on {deals} deals from {plan.seed}{talk}, {build};"
        f" even is {100 / plan.seats:.1f} %. Intervals are of 95 %, and a deal is one sample."
    )


def faults(games: Sequence[Played]) -> list[str]:
    """Which bots had to be replaced, and why."""
    found = [
        f"{game.bots[fault.seat]} at {LETTERS[fault.seat]} was replaced in deal {game.deal}: {fault.why}"
        for game in games
        for fault in game.faults
    ]
    more = len(found) - MOST_FAULTS
    return [*found[:MOST_FAULTS], f"and {more} times more"] if more > 0 else found


def _lineups(plan: Plan, found: list[Row]) -> Section:
    return Section(
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
        [_wins([f"{row.bot} – {row.against}" for row in found], found, plan.seats)],
    )


def _bots(plan: Plan, every: list[Row]) -> Section:
    return Section(
        "bots",
        "Bots",
        ["bot", "games", "wins %", "points", "points ahead"],
        [[row.bot, str(row.games), f"{row.wins:.1%}", f"{row.points:.2}", f"{row.ahead:+.2}"] for row in every],
        "All games of each bot, whatever the company.",
        [
            _wins([row.bot for row in every], every, plan.seats),
            Bars("points", [row.bot for row in every], [row.points for row in every]),
        ],
    )


def _wins(labels: list[str], found: list[Row], seats: int) -> Bars:
    return Bars("wins", labels, [row.wins for row in found], percent=True, even=1 / seats)


def _ratings(plan: Plan, games: list[Played]) -> Section:
    found = rating.ratings(games, plan.bots)
    return Section(
        "ratings",
        "Ratings",
        ["bot", "OpenSkill"],
        [[bot, f"{value:.2}"] for bot, value in found.items()],
        "OpenSkill (Plackett and Luce), by the places of all seats; a new bot has 25 ±16.3.",
        [Bars("OpenSkill", list(found), list(found.values()), even=25.0)],
    )


def _matrix(plan: Plan, games: list[Played]) -> Section:
    cells = matrix(games, plan.bots)
    return Section(
        "matrix",
        "Who ends before whom",
        ["% before", *plan.bots],
        [[bot, *(f"{cell:.0%}" if cell else "–" for cell in row)] for bot, row in zip(plan.bots, cells, strict=True)],
        "How often a seat of the bot on the left has a better place than one of the bot above; ties are halves.",
        [Grid(plan.bots, cells)],
    )


def _times(every: list[Row]) -> Section:
    return Section(
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


def _seats(plan: Plan, games: list[Played]) -> Section:
    won = seats_won(games)
    letters = list(LETTERS[: len(won)])
    return Section(
        "seats",
        "Wins by seat",
        ["seat", "wins %"],
        [[letter, f"{value:.1%}"] for letter, value in zip(letters, won, strict=True)],
        charts=[Bars("wins", letters, won, percent=True, even=1 / plan.seats)],
    )


def _behaviour(plan: Plan, games: list[Played]) -> list[Section]:
    found = [measure for measure in measures(find(plan.game)) if measure.player]
    if not found:
        return []
    cells = {measure.name: [of_bot(measure, games, bot) for bot in plan.bots] for measure in found}
    return [
        Section(
            "behaviour",
            "Behaviour",
            ["", *plan.bots],
            [
                [
                    measure.title,
                    *(f"{v:.2}" if measure.kind == MEAN else f"{v:.1%} %" for v in cells[measure.name]),
                ]
                for measure in found
            ],
            charts=[
                Bars(measure.title, plan.bots, cells[measure.name], percent=measure.kind != MEAN) for measure in found
            ],
        )
    ]

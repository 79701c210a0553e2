"""Ratings of all bots of a run by OpenSkill, which is an extra: `pip install coterie[arena]`."""

import importlib.util
from collections.abc import Sequence

from coterie.arena.figures import NORMAL, Estimate, ranks
from coterie.arena.played import Played


def available() -> bool:
    """Whether OpenSkill is here."""
    return importlib.util.find_spec("openskill") is not None


def ratings(played: Sequence[Played], bots: Sequence[str]) -> dict[str, Estimate]:
    """The rating of each bot, with OpenSkill's own uncertainty, best first. A new bot has 25.

    Plackett and Luce's model, in which skill does not drift. Several seats of one bot in a game change its rating by
    the mean of what each would.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    now = {bot: model.rating(name=bot) for bot in bots}
    games = dict.fromkeys(bots, 0)
    for game in played:
        if len(set(game.bots)) == 1:
            continue
        teams = [[model.rating(mu=now[bot].mu, sigma=now[bot].sigma, name=bot)] for bot in game.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in ranks(game)])]
        for bot in set(game.bots):
            mine = [rating for rating, name in zip(after, game.bots, strict=True) if name == bot]
            mu, sigma = (sum(getattr(rating, of) for rating in mine) / len(mine) for of in ("mu", "sigma"))
            now[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
            games[bot] += 1
    best = sorted(bots, key=lambda bot: -now[bot].mu)
    return {bot: Estimate(now[bot].mu, NORMAL * now[bot].sigma, games[bot]) for bot in best}

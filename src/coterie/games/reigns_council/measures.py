"""What is counted in a game of the Council: how long reigns last and how they end, and how somebody reigns."""

from typing import Final

from coterie.core.events import Heard
from coterie.core.measures import SHARE, SPLIT, Counted, Ended, Measure
from coterie.games.reigns_council.advice import WISHES
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.lexicon import END, PILLARS, PROPOSALS
from coterie.games.reigns_council.table import CouncilPack

FAR: Final = 3  # spaces from the centre: a marker there is near an end

SOURCES: Final = {
    "scored-accepted": "accepted",
    "scored-goal": "goals",
    "scored-reign": "reign",
    "scored-story": "story",
}

MEASURES: Final = [
    Measure("place", "wins by place, the first Monarch being 1", SHARE, "place"),
    Measure("dies", "Monarchs who die", SHARE),
    Measure("dies-by-reign", "Monarchs who die, by reign", SHARE, "reign"),
    Measure("turns", "reigns by their turns", SPLIT, "turns"),
    Measure("cards", "reigns by the Proposals enacted", SPLIT, "cards"),
    Measure("cause", "deaths by the pillar that did it", SPLIT, "pillar"),
    Measure("by-verdict", "deaths by what became of the Proposal that did it", SPLIT, "verdict"),
    Measure("reigns", "reigns in a game"),
    Measure("points", "points of a player, by where they come from", by="source"),
    Measure("voted", "games decided by a vote", SHARE),
    Measure("own-death", "own reigns that end in death", SHARE, player=True),
    Measure("own-points", "points of an own reign", player=True),
    Measure("accepts", "Proposals accepted as Monarch", SHARE, player=True),
    Measure("changes", "verdicts changed in the first turn", SHARE, player=True),
    Measure("accepted", "own Proposals accepted", SHARE, player=True),
    Measure("forgives", "Proposals accepted of the Advisor who has pushed farthest", SHARE, player=True),
    Measure("presses", "own Proposals that push markers out", SHARE, player=True),
    Measure("strikes", "own Proposals that push out a marker three spaces or more from the centre", SHARE, player=True),
    Measure("shows", "drawn cards that show a pillar of the own goal", SHARE, player=True),
    Measure("kills", "deaths brought about in a game", player=True),
    Measure("goals", "points of goals in a game", player=True),
]


def measure(ended: Ended) -> list[Counted]:
    """All measures of a game."""
    told, pack = ended.told, ended.pack
    assert isinstance(pack, CouncilPack)
    starts = [n for n, event in enumerate(told) if event.what == "crowned"]
    found = ended.by_place("place", told[starts[0]].seat)
    for number, start in enumerate(starts):
        end = starts[number + 1] if number + 1 < len(starts) else len(told)
        found += _reign(told[start:end], pack)
    found.append(Counted("reigns", len(starts)))
    found.append(Counted("voted", float(any(event.what == "tied" for event in told))))
    for seat in range(ended.seats):
        for event, source in SOURCES.items():
            points = sum(e.nums[0] for e in told if e.what == event and e.seat == seat)
            found.append(Counted("points", points, source))
            if source == "goals":
                found.append(Counted("goals", points, seat=seat))
        kills = sum(event.what == "died" and event.nums[0] == seat for event in told)
        found.append(Counted("kills", kills, seat=seat))
    return found


def _reign(told: list[Heard], pack: CouncilPack) -> list[Counted]:
    """A reign, from the crowning to what follows its end."""
    found: list[Counted] = []
    monarch, number = told[0].seat, str(told[0].nums[0])
    turns, tracks, verdict = 0, [0] * len(PILLARS), ""
    for event in told:
        if event.what == "turn":
            turns = event.nums[0]
        elif event.what == "moved":
            tracks[event.nums[0]] = event.nums[2]
        elif event.what in ("accepted", "rejected"):
            accepted = float(event.what == "accepted")
            found.append(Counted("accepts", accepted, seat=monarch))
            found.append(Counted("accepted", accepted, seat=event.seat))
        elif event.what in ("enacted", "discarded"):
            verdict = "accepted" if event.what == "enacted" else "rejected"
        elif event.what in ("changed", "kept"):
            found.append(Counted("changes", float(event.what == "changed"), seat=monarch))
        elif event.what in ("died", "retired"):
            died = float(event.what == "died")
            found.append(Counted("dies", died))
            found.append(Counted("dies-by-reign", died, number))
            found.append(Counted("own-death", died, seat=monarch))
            found.append(Counted("turns", 1, str(turns)))
            if died:
                found.append(Counted("by-verdict", 1, verdict))
                found += [Counted("cause", 1, _end(pillar, at)) for pillar, at in enumerate(tracks) if abs(at) == END]
        elif event.what == "scored-reign":
            found.append(Counted("cards", 1, str(event.nums[0])))
            found.append(Counted("own-points", event.nums[0], seat=monarch))
    return found + _pressure(told) + _shown(told, pack)


def _pressure(told: list[Heard]) -> list[Counted]:
    """Who pushes markers out in a reign, and whether the Monarch still accepts what they bring."""
    found: list[Counted] = []
    wounds: dict[int, int] = {}
    out, struck = 0, False
    for event in told:
        if event.what == "revealed":
            out, struck = 0, False
        elif event.what == "moved":
            farther = abs(event.nums[2]) - abs(event.nums[1])
            out += farther
            struck = struck or (farther > 0 and abs(event.nums[1]) >= FAR)
        elif event.what in ("enacted", "discarded"):
            found.append(Counted("presses", float(out > 0), seat=event.seat))
            found.append(Counted("strikes", float(struck), seat=event.seat))
            wounds[event.seat] = wounds.get(event.seat, 0) + max(0, out)
        elif event.what in ("accepted", "rejected"):
            most = max(wounds.values(), default=0)
            if most and wounds.get(event.seat) == most:
                found.append(Counted("forgives", float(event.what == "accepted"), seat=told[0].seat))
    return found


def _shown(told: list[Heard], pack: CouncilPack) -> list[Counted]:
    """What the backs that were drawn told of the goals, of those that came to light."""
    found: list[Counted] = []
    for goal in told:
        if goal.what == "goal-shown":
            wanted = WISHES[goal.cards[0] - PROPOSALS]
            for event in told:
                if event.what == "drawn" and event.seat == goal.seat:
                    back = ~event.cards[0] if event.cards[0] < 0 else pack.back[event.cards[0]]
                    shows = any(wish and dots for wish, dots in zip(wanted, shown(back), strict=True))
                    found.append(Counted("shows", float(shows), seat=goal.seat))
    return found


def _end(pillar: int, at: int) -> str:
    return f"{PILLARS[pillar]} {'strong' if at > 0 else 'weak'}"

"""What is counted in a game of Royal Secrets: crowds, success, what favors are worth, and how somebody plays."""

from typing import Final

from coterie.core.events import Heard
from coterie.core.measures import SHARE, SPLIT, Counted, Ended, Measure
from coterie.games.royal_secrets.grudges import foes
from coterie.games.royal_secrets.lexicon import FAVORS, INFLUENCE, favor_of, is_valet

MEASURES: Final = [
    Measure("place", "wins by place, the first Parley holder being 1", SHARE, "place"),
    Measure("success", "audiences that succeed", SHARE),
    Measure("success-by-need", "audiences that succeed, by the influence they need", SHARE, "need"),
    Measure("over", "influence laid above the need"),
    Measure("all-at-one", "free rounds in which all go to one audience", SHARE),
    Measure("crowds", "free rounds by how many go to the fuller audience", SPLIT, "players"),
    Measure("worth", "lilies by which the taker of a favor gains on the others until the end", by="favor"),
    Measure("taken", "audience cards that are won when they are on the table", SHARE, "favor"),
    Measure("used", "favors that are used once they are won", SHARE, "favor"),
    Measure("lone", "rounds alone with the Cardinal", SHARE, player=True),
    Measure("brings", "influence brought to an audience", player=True),
    Measure("hides", "rounds with the higher card face down", SHARE, player=True),
    Measure("valets", "bets that are valets", SHARE, player=True),
    Measure("splits", "choices against the larger audience", SHARE, player=True),
    Measure("free-rides", "rounds that bring the least in company", SHARE, player=True),
    Measure("defects", "rounds that bring nothing, or withdraw", SHARE, player=True),
    Measure("punishes", "rounds that hit back at who hurt them last", SHARE, player=True),
    Measure("majorities", "rounds in which an audience card is won", SHARE, player=True),
    Measure("favors", "favors used in a game", player=True),
]


def measure(ended: Ended) -> list[Counted]:
    """All measures of a game."""
    first = next(event.seat for event in ended.told if event.what == "round")
    found = ended.by_place("place", first)
    rounds: list[list[Heard]] = []
    for event in ended.told:
        if event.what == "round":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    before: list[Heard] = []
    for told in rounds:
        found += _audiences(told)
        found += _choices(told, ended.seats)
        found += _bets(told, ended.seats)
        found += _company(told)
        found += _grudges(told, foes(before, ended.seats))
        before += told
    return found + _favors(ended, rounds)


def _audiences(told: list[Heard]) -> list[Counted]:
    found: list[Counted] = []
    for event in told:
        if event.what in ("failed", "succeeded", "deserted"):
            succeeded = float(event.what == "succeeded")
            found.append(Counted("success", succeeded))
            if event.what != "deserted":
                found.append(Counted("success-by-need", succeeded, str(event.nums[2])))
                found.append(Counted("over", event.nums[1] - event.nums[2]))
    return found


def _choices(told: list[Heard], seats: int) -> list[Counted]:
    """Of a round in which everybody chose for themselves."""
    went = [event.nums[0] for event in told if event.what == "chose"]
    if len(went) < seats:
        return []
    most = max(went.count(0), went.count(1))
    found = [Counted("all-at-one", float(most == seats)), Counted("crowds", 1, str(most))]
    at = [0, 0]
    for event in told:
        if event.what == "chose":
            if at[0] != at[1]:
                found.append(Counted("splits", float(at[event.nums[0]] < max(at)), seat=event.seat))
            at[event.nums[0]] += 1
    return found


def _bets(told: list[Heard], seats: int) -> list[Counted]:
    found: list[Counted] = []
    alone = {event.nums[0] for event in told if event.what == "cardinal-up"}
    went = {event.seat: event.nums[0] for event in told if event.what == "chose"}
    took = {event.seat for event in told if event.what == "took"}
    for seat in range(seats):
        ups = [event.cards[0] for event in told if event.what == "bet-up" and event.seat == seat]
        downs = [event.cards[0] for event in told if event.what == "turned-up" and event.seat == seat]
        if not ups or not downs:
            continue
        up, down = ups[0], downs[0]
        found += [Counted("valets", float(is_valet(kind)), seat=seat) for kind in (up, down)]
        found.append(Counted("majorities", float(seat in took), seat=seat))
        if INFLUENCE[up] != INFLUENCE[down]:
            found.append(Counted("hides", float(INFLUENCE[down] > INFLUENCE[up]), seat=seat))
        if seat in went:
            found.append(Counted("lone", float(went[seat] in alone), seat=seat))
    found += [Counted("brings", event.nums[1], seat=event.seat) for event in told if event.what == "influence"]
    return found


def _went(told: list[Heard]) -> dict[int, int]:
    """Where everybody is, but for who dines at both audiences."""
    went = {event.seat: event.nums[0] for event in told if event.what == "chose"}
    went |= {event.nums[0]: event.nums[1] for event in told if event.what == "sent"}
    for event in told:
        if event.what == "dines":
            went.pop(event.seat, None)
    return went


def _company(told: list[Heard]) -> list[Counted]:
    """Of who is at an audience with others."""
    went = _went(told)
    brings = {(event.seat, event.nums[0]): event.nums[1] for event in told if event.what == "influence"}
    found: list[Counted] = []
    for seat, hall in went.items():
        others = [brings.get((one, hall), 0) for one, there in went.items() if there == hall and one != seat]
        if others:
            mine = brings.get((seat, hall), 0)
            found.append(Counted("free-rides", float(mine < min(others)), seat=seat))
            found.append(Counted("defects", float(mine <= 0), seat=seat))
    return found


def _grudges(told: list[Heard], hurt_by: list[int]) -> list[Counted]:
    """Of who was hurt before this round."""
    went = _went(told)
    against = {(event.seat, event.nums[0] >> 1) for event in told if event.what == "stabbed"}
    for event in told:
        if event.what in ("bet-up", "turned-up") and event.seat in went and is_valet(event.cards[0]):
            against |= {(event.seat, one) for one, hall in went.items() if hall != went[event.seat]}
    return [Counted("punishes", float((s, foe) in against), seat=s) for s, foe in enumerate(hurt_by) if foe >= 0]


def _favors(ended: Ended, rounds: list[list[Heard]]) -> list[Counted]:
    """What those who won a favor gained on the mean of the others from the next round on."""
    found: list[Counted] = []
    lilies = [[0] * ended.seats]  # gained up to the end of each round
    used: dict[int, int] = {}
    for told in rounds:
        lilies.append(lilies[-1].copy())
        for event in told:
            if event.what == "settled" or event.what == "hand-counted":
                lilies[-1][event.seat] += event.nums[1]
            elif event.what == "favor":
                used[event.cards[0]] = event.seat
    for number, told in enumerate(rounds[:-1], 1):  # what is won in the last round is never used
        for event in told:
            if event.what == "took":
                favor = FAVORS[favor_of(event.cards[0])]
                gains = [after - before for before, after in zip(lilies[number], lilies[-1], strict=True)]
                mine = gains[event.seat]
                found.append(Counted("worth", mine - (sum(gains) - mine) / (ended.seats - 1), favor))
                found.append(Counted("used", float(event.cards[0] in used), favor))
                found.append(Counted("taken", 1, favor))
            elif event.what == "audience-discarded":
                found.append(Counted("taken", 0, FAVORS[favor_of(event.cards[0])]))
    found += [Counted("favors", sum(who == seat for who in used.values()), seat=seat) for seat in range(ended.seats)]
    return found

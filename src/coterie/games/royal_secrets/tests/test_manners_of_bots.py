"""How bots of Royal Secrets behave: they do not crowd, their temperaments show, and they guess hidden cards."""

from collections import Counter
from functools import cache

import pytest

from coterie import bots, native
from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.games.royal_secrets.fit import fit
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.grudges import foes
from coterie.games.royal_secrets.instinct import choose
from coterie.games.royal_secrets.lexicon import INFLUENCE, is_valet
from coterie.games.royal_secrets.scoring import held_out, score
from coterie.play import Match, SeededDice
from coterie.search.weights import read_weights

GAMES = 60  # in which a temperament shows surely
WHOLE = read_weights("coterie.games.royal_secrets")


def played(company: list[str], seed: int) -> Match:
    match = Match(GAME, len(company), {}, SeededDice(seed))
    bots.play_on(match, {seat: bots.find(bot, GAME) for seat, bot in enumerate(company)}, Lehmer(seed))
    return match


@cache
def habits(bot: str, others: str = "courtier", games: int = GAMES) -> Counter[str]:
    """What the bot in the first seat does: influence it lays in three rounds, first cards it shows, and the like."""
    found: Counter[str] = Counter()
    for seed in range(games):
        match = played([bot, others, others, others], seed)
        first, early = True, True
        for heard in match.eyes(0).heard():
            if heard.what == "round":
                first, early = True, heard.nums[0] <= 3
            found["lost"] += heard.what == "lost" and heard.seat == 0
            found["favors"] += heard.what == "took" and heard.seat == 0
            if heard.seat == 0 and heard.what in ("bet-up", "bet-down"):
                found["laid early"] += INFLUENCE[heard.cards[0]] * early
                found["valets"] += is_valet(heard.cards[0])
                found["shown first"] += first and heard.what == "bet-up"
                first = False
    return found


def crowds(bot: str, games: int) -> tuple[float, float]:
    """How many free rounds of four of a kind have all at one audience, and how many audiences succeed."""
    rounds = crowded = audiences = succeeded = 0
    for seed in range(games):
        at: dict[int, int] = {}
        for heard in played([bot] * 4, seed).eyes(4).heard():
            if heard.what == "round":
                at = {}
            elif heard.what == "chose":
                at[heard.seat] = heard.nums[0]
                rounds += len(at) == 4
                crowded += len(at) == 4 and len(set(at.values())) == 1
            elif heard.what in ("succeeded", "failed", "deserted"):
                audiences += 1
                succeeded += heard.what == "succeeded"
    return crowded / rounds, succeeded / audiences


def test_courtiers_do_not_all_go_to_one_audience_and_most_audiences_succeed() -> None:
    crowded, succeeded = crowds("courtier", 16 if native.compiled() else 5)
    assert crowded < 0.5  # 0.3 in many games; of the courtiers of 0.1, 0.84
    assert 0.45 < succeeded < 0.85


@pytest.mark.soak
def test_ministers_do_not_all_go_to_one_audience_and_most_audiences_succeed() -> None:
    crowded, succeeded = crowds("minister@100", GAMES)
    assert crowded < 0.42
    assert 0.52 < succeeded < 0.83


def test_who_is_generous_shows_its_cards_and_who_is_sly_hides_them() -> None:
    shown = [habits(f"courtier:{temperament}", games=2)["shown first"] for temperament in ("generous", "sly")]
    assert shown[0] > 2 * shown[1]


@pytest.mark.soak
def test_temperaments_show() -> None:
    plain = habits("courtier")
    assert habits("courtier:careful")["lost"] < plain["lost"]
    assert habits("courtier:bold")["laid early"] > 1.2 * plain["laid early"]
    assert habits("courtier:sly")["shown first"] < 0.5 * plain["shown first"]
    assert habits("courtier:loyal")["laid early"] > 1.1 * plain["laid early"]
    assert habits("courtier:vengeful")["valets"] > 1.2 * plain["valets"]
    assert habits("courtier:generous")["laid early"] > 1.5 * plain["laid early"]
    assert habits("courtier:generous")["shown first"] > 1.3 * plain["shown first"]


def test_beliefs_about_hidden_cards_are_better_than_none() -> None:
    believed = score(held_out(GAME, choose, 4))
    assert believed.count > 20
    assert believed.brier < believed.even


@pytest.mark.soak
def test_beliefs_about_hidden_cards_come_about_as_often_as_they_say() -> None:
    believed = score(held_out(GAME, choose, GAMES))
    assert believed.brier < believed.even - 0.03
    for count, said, came in believed.bins:
        assert count < 200 or abs(said - came) < 0.1, f"{said:.2f} was said and {came:.2f} came"
    frozen = score(held_out(GAME, bots.find("courtier-0.1", GAME), GAMES))  # of whom nothing is assumed
    assert frozen.brier < frozen.even - 0.03


def test_a_grudge_is_borne_against_who_did_the_last_harm() -> None:
    def told(what: str, seat: int, *nums: int) -> Heard:
        return Heard(0, what, seat, list(nums), [])

    harm = [
        told("round", 0, 1),
        told("stabbed", 2, 1),
        told("lost-to-valet", 3, 2, 1),
        told("lost-to-valet", 1, 2, 1),
    ]
    assert foes(harm, 4) == [2, -1, -1, 1]
    left = [told("chose", 0, 1), told("chose", 3, 1), told("withdrew", 3), told("lost", 0, 1, 5), told("lost", 2, 0, 5)]
    assert foes([*harm, *left], 4) == [3, -1, -1, 1]


def test_a_fit_repeats_by_its_seed_and_keeps_tastes() -> None:
    told: list[str] = []
    one, two = (fit(GAME, WHOLE, 3, 1, told.append) for _ in range(2))
    assert one == two
    assert len(told) == 2 * (len(one["curve"]) + 2)
    assert one["temperaments"] == WHOLE["temperaments"]
    assert [len(row) for row in one["worth"]] == [len(row) for row in WHOLE["worth"]]
    assert one != fit(GAME, WHOLE, 4, 1, told.append)


@pytest.mark.soak
def test_temperaments_of_ministers_show() -> None:
    assert habits("minister:generous@100")["laid early"] > habits("minister:careful@100")["laid early"]
    assert habits("minister:sly@100")["shown first"] < habits("minister:generous@100")["shown first"]

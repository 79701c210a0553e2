"""The windows of every game: when they open, how long they last, and that what everybody knows decides it."""

from collections import Counter

import pytest

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.games import find, games
from coterie.games.for_the_king.windows import MOST
from coterie.talk.windows import LEADER, READY, TALK_TIMES, TIME, Term, opened, windows_of
from coterie.words import LANGUAGES, Words
from tests.contracts.twins import twin_of
from tests.talk.samples import lively_game, public_of

WITH_WINDOWS = [name for name in games() if windows_of(games()[name])]
every_game = pytest.mark.parametrize("name", WITH_WINDOWS)


def openings(game: Game, seed: int = 1) -> list[tuple[str, str, int]]:
    """The windows of a game in their order, each with the step before which it opens and its event."""
    found, told = list[tuple[str, str, int]](), 0
    for table in lively_game(game, 4, seed):
        public = public_of(table)
        if new := opened(game, public, told):
            found.append((new[0].name, public.view.step, new[1]))
        told = table.told
    return found


def test_the_games_have_the_windows_of_the_design() -> None:
    terms = {
        (name, window.name): [window.term(talk_time) for talk_time in TALK_TIMES]
        for name in WITH_WINDOWS
        for window in windows_of(find(name))
    }
    salon = Term(180, READY)
    assert terms == {
        ("royal-secrets", "audiences"): [None, None, Term(15, READY), salon],
        ("royal-secrets", "second-bets"): [None, None, Term(30, READY), salon],
        ("for-the-king", "lot"): [None, Term(4, TIME), Term(4, TIME), salon],
        ("for-the-king", "raise"): [None, Term(2, TIME), Term(2, TIME), Term(2, TIME)],
        ("reigns-council", "opinions"): [None, None, Term(20, LEADER), Term(180, LEADER)],
    }


@every_game
def test_every_window_opens_and_each_event_opens_one_once(name: str) -> None:
    found = openings(find(name))
    assert {window for window, _, _ in found} == {window.name for window in windows_of(find(name))}
    assert len({anchor for _, _, anchor in found}) == len(found)


def test_in_royal_secrets_people_talk_twice_a_round() -> None:
    found = openings(find("royal-secrets"))
    assert [window for window, _, _ in found] == ["audiences", "second-bets"] * 7
    assert {step for window, step, _ in found if window == "second-bets"} == {"bet"}


@pytest.mark.parametrize("seed", range(3))
def test_the_gavel_never_waits_for_more_than_ten_seconds(seed: int) -> None:
    game, waits, lot = find("for-the-king"), Counter[int](), 0
    seconds = {window.name: window.seconds for window in windows_of(game)}
    for window, step, anchor in openings(game, seed):
        assert step == "bid"
        lot = anchor if window == "lot" else lot
        waits[lot] += seconds[window]
    assert MOST == 10
    assert set(waits.values()) <= {4, 6, 8, MOST}
    assert max(waits.values()) == MOST


@every_game
def test_whether_a_window_opens_is_the_same_in_worlds_that_look_alike(name: str) -> None:
    game, dice, compared = find(name), Lehmer(5), 0
    for n, table in enumerate(lively_game(game, 4, 2)):
        if n % 7 or table.answers:
            continue
        other = twin_of(table, table.seats, dice)
        for window in windows_of(game):
            assert window.opens(public_of(table)) == window.opens(public_of(other))
            compared += 1
    assert compared > 10


@every_game
def test_every_window_has_a_text(name: str) -> None:
    for language in LANGUAGES:
        words = Words(find(name), language)
        assert {f"window-{window.name}" for window in windows_of(find(name))} <= set(words.ids())

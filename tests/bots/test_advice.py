"""What a minister advises: answers that may be given, reasons in both languages, and nothing the seat cannot know."""

from collections.abc import Callable

import msgspec
import pytest

from coterie import native
from coterie.bots import advice as asked_ministers
from coterie.bots import advise, can_advise, find, review
from coterie.core.dice import Dice, Lehmer
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.games import find as find_game
from coterie.games import games
from coterie.play import Match, SeededDice
from coterie.words import LANGUAGES, Reason, Words
from tests.contracts.packed import check_packed

QUICK = "minister@6" if native.compiled() else "minister@2"
LOOKED_AT = 25 if native.compiled() else 8  # decisions of a game
ADVISED = [name for name, game in games().items() if can_advise(game)]


def told(game: Game) -> Callable[[Eyes, Dice], bytes]:
    """All that a minister says to a seat: its hint, and what it thinks of each answer that could be given."""

    def tell(eyes: Eyes, dice: Dice) -> bytes:
        legal = eyes.legal() if eyes.seat < eyes.seats and eyes.asked() else []
        if len(legal) < 2:
            return b""
        return msgspec.json.encode([advise(eyes, game, QUICK), [review(eyes, game, a, QUICK) for a in legal[:2]]])

    return tell


@pytest.mark.parametrize("name", ADVISED)
def test_a_hint_and_a_review_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    game = find_game(name)
    pairs = check_packed(game, max(3, game.fewest), 5, told(game))
    assert pairs.dealt > 10
    assert pairs.answered


@pytest.mark.soak
@pytest.mark.parametrize("name", ADVISED)
def test_hints_and_reviews_of_many_games_tell_no_secret(name: str) -> None:
    game, dealt, seed = find_game(name), 0, 0
    while dealt < 2000:
        for seats in range(game.fewest, game.most + 1):
            dealt += check_packed(game, seats, seed, told(game)).dealt
        seed += 1


def test_a_reason_that_reads_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(eyes: Eyes, game: Game, action: int) -> Reason:
        table = eyes._table
        return "why-best", {"where": sum((card + 1) * pile for card, pile in enumerate(table.where))}

    monkeypatch.setattr(asked_ministers, "_reason", telling)
    game = find_game("royal-secrets")
    with pytest.raises(AssertionError, match="hold what it does not know"):
        check_packed(game, 3, 5, told(game))


@pytest.mark.parametrize("name", ADVISED)
def test_every_answer_has_a_reason_in_both_languages(name: str) -> None:
    game = find_game(name)
    words = [Words(game, language) for language in LANGUAGES]
    reasons = set[str]()
    for seed in range(2):
        match, bot, dice = Match(game, game.most, {}, SeededDice(seed)), find("random", game), Lehmer(seed + 1)
        while not match.over:
            eyes = match.eyes(match.asked()[0])
            for action in eyes.legal()[:3]:
                reason, values = asked_ministers._reason(eyes, game, action)
                reasons.add(reason)
                assert not [fault for each in words for fault in each.missing(reason, dict.fromkeys(values, 1))]
            match.play(eyes.seat, [bot(eyes, dice)])
    written = {each for each in words[0].ids("why-") if each not in ("why-often", "why-best")}
    assert len(reasons) > len(written) / 3, "few of the reasons are ever given"


@pytest.mark.parametrize("name", ADVISED)
def test_a_hint_names_at_most_three_answers_that_may_be_given_the_best_first(name: str) -> None:
    game = find_game(name)
    match, bot, dice = Match(game, 4, {}, SeededDice(3)), find("random", game), Lehmer(2)
    looked = 0
    while not match.over and looked < LOOKED_AT:
        eyes = match.eyes(match.asked()[0])
        if len(eyes.legal()) > 1:
            looked += 1
            advice = advise(eyes, game, QUICK)
            assert 1 <= len(advice) == min(3, len(eyes.legal()))
            assert {each.action for each in advice} <= set(eyes.legal())
            assert [each.percent for each in advice] == sorted((each.percent for each in advice), reverse=True)
            assert advice[0].percent > 0, "so early everybody has a chance, also where one answer alone was thought of"
            assert advice == advise(match.eyes(eyes.seat), game, QUICK), "who asks twice hears the same"
        match.play(eyes.seat, [bot(eyes, dice)])


def test_a_review_finds_what_a_minister_would_not_have_done() -> None:
    """Of decisions at random some are dear, and some as good as any."""
    game = find_game("royal-secrets")
    match, dice, costs = Match(game, 3, {}, SeededDice(1)), Lehmer(1), list[int]()
    while not match.over and len(costs) < 40:
        eyes = match.eyes(match.asked()[0])
        given = eyes.legal()[dice.below(len(eyes.legal()))]
        if len(eyes.legal()) > 1:
            found = review(eyes, game, given, "minister@24")
            costs.append(found.cost)
            assert (found.cost > 0) == (found.better is not None)
            assert found.better is None or found.better.action != given
        match.play(eyes.seat, [given])
    assert max(costs) > 20
    assert 0 in costs


def test_a_game_without_ministers_says_so() -> None:
    game = find_game("whispers")
    match = Match(game, 3, {}, SeededDice(1))
    with pytest.raises(CoterieError, match="no ministers"):
        advise(match.eyes(match.asked()[0]), game)

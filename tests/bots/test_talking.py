"""What bots say: it is true, it follows from their eyes and from what was said, and their moves do not depend on it."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import pytest

from coterie import bots
from coterie.bots import Conversation, find_talker, manner_of
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE, OPEN
from coterie.core.table import Table
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.talk import BROKEN, KEPT, Act, Ears, Public, Spoken, sayings_of
from coterie.talk.acts import SPOKEN
from coterie.talk.manners import EVASIVE, MANNERS, TRUTHFUL
from tests.contracts.twins import twin_of

TALKING = [name for name, game in games().items() if find_talker("courtier", game)]
every_game = pytest.mark.parametrize("name", TALKING)
SEATS = 4
LONG = "reigns-council"  # so long that one game says enough
# Said of the moment when they are said: cards of others may change them before they are judged.
PASSING = ("safe", "mends", "worse-rejected")


def company(name: str) -> dict[int, bots.Bot]:
    return dict.fromkeys(range(SEATS), bots.find("courtier", find(name)))


@lru_cache(maxsize=32)
def talked(name: str, seed: int, manner: str = TRUTHFUL, deaf: frozenset[int] = frozenset()) -> Conversation:
    """A game in which everybody talks."""
    match = Match(find(name), SEATS, {}, SeededDice(seed))
    talk = Conversation(match, dict.fromkeys(range(SEATS), manner), deaf, Lehmer(seed + 50))
    bots.play_on(match, company(name), Lehmer(seed), talk)
    return talk


def test_three_games_have_talkers_and_every_level_that_is_offered_talks() -> None:
    assert TALKING == ["for-the-king", "reigns-council", "royal-secrets"]
    assert all(find_talker(level, find(name)) for name in TALKING for level in bots.levels(find(name)))
    assert all(find_talker(level, find(name)) is None for name in TALKING for level in ("random", "courtier-0.1"))
    assert find_talker("courtier", find("whispers")) is None


def test_a_temperament_has_its_manner_and_others_are_drawn_in_public() -> None:
    for number in range(4):
        assert {manner_of(f"{level}:sly", number) for level in ("page", "minister")} == {EVASIVE}
        assert manner_of("courtier:loyal", number) == TRUTHFUL
        for drawn in ("courtier", "courtier:vengeful", "cmd:no bot of ours"):
            assert manner_of(drawn, number) == MANNERS[number % 2]


@every_game
def test_moves_do_not_depend_on_talk_that_nobody_listens_to(name: str) -> None:
    """Talk has dice of its own, and without it a bot moves as it always did."""
    mute = Match(find(name), SEATS, {}, SeededDice(5))
    bots.play_on(mute, company(name), Lehmer(5))
    loud = talked(name, 5, deaf=frozenset(range(SEATS)))
    assert loud.said
    assert loud.match.moves == mute.moves


@every_game
@pytest.mark.parametrize("manner", MANNERS)
def test_what_bots_say_is_true_and_what_they_promise_is_kept(name: str, manner: str) -> None:
    marks: Counter[str] = Counter()
    for seed in range(1 if name == LONG else 2):
        talk = talked(name, seed, manner)
        heard = [event.heard_by(OPEN) for event in opened(talk.match).log]
        ears = Ears(OPEN, SEATS, talk.match.pack, heard, True)
        verdicts = talk.book().verdicts(sayings_of(find(name)), ears, Ears.of(talk.match.eyes(SEATS)))
        for said in talk.book().said:
            if said.saying not in PASSING and said.given < 0:  # a pact may be torn, by a reason
                verdict = verdicts[said.line, said.n]
                marks[verdict.mark] += 1
                assert verdict.mark != BROKEN, f"{said} was {verdict}"
    assert marks[KEPT] > 5


def opened(match: Match) -> Table:
    """The table itself, of a match that is over."""
    return match._table  # type: ignore[attr-defined,no-any-return]


@every_game
def test_a_pitch_has_one_to_three_acts_and_other_lines_have_one(name: str) -> None:
    lines = [line for manner in MANNERS for line in talked(name, 0, manner).said]
    most = max(len(line.acts) for line in lines)
    assert 1 < most <= 3 if name == "reigns-council" else most == 1
    assert {act.act for line in lines for act in line.acts} & set(SPOKEN)


def spots(name: str, seed: int) -> Iterator[tuple[Table, Conversation]]:
    """The tables of a game of courtiers who talk, before each answer, and what was said until then."""
    match = Match(find(name), SEATS, {}, SeededDice(seed))
    talk = Conversation(match, {0: TRUTHFUL, 1: EVASIVE, 2: TRUTHFUL, 3: EVASIVE}, frozenset(), Lehmer(seed + 50))
    dice = Lehmer(seed)
    while not match.over:
        yield opened(match), talk
        talk.play(match.asked()[0], dice)


@every_game
def test_talk_and_moves_follow_from_the_eyes_and_from_what_was_said(name: str) -> None:
    """In two worlds that a seat cannot tell apart it says and does the same, with the same dice."""
    talker, dice, compared = find_talker("courtier", find(name)), Lehmer(9), Counter[str]()
    assert talker
    for n, (table, talk) in enumerate(spots(name, 5)):
        if n % 7 or table.whose() == CHANCE:
            continue
        for seat in (table.whose(), dice.below(SEATS)):
            said, manner = list(talk.said), talk.manners[seat]
            one, other = Eyes(table, seat), Eyes(twin_of(table, seat, dice), seat)
            if table.asked(seat):
                moves = [talker.choose(eyes, Lehmer(n), said) for eyes in (one, other)]
                assert moves[0] == moves[1]
                with_it = [talker.with_move(eyes, moves[0], said, manner, Lehmer(n)) for eyes in (one, other)]
                assert with_it[0] == with_it[1]
                compared["with a move"] += bool(with_it[0])
            for mouth in (talker.speak, talker.answer):
                acts = [mouth(eyes, said, manner, Lehmer(n)) for eyes in (one, other)]
                assert acts[0] == acts[1]
                compared["unasked"] += bool(acts[0])
            public = [Public.of(Eyes(world, SEATS)) for world in (table, twin_of(table, SEATS, dice))]
            assert talker.cue(public[0]) == talker.cue(public[1])
    assert compared["with a move"] > 0
    assert compared["unasked"] > 1


def test_an_evasive_courtier_hides_what_a_truthful_one_tells() -> None:
    game = find("royal-secrets")
    told = {
        manner: Counter(act.saying for line in talked(game.name, 0, manner).said for act in line.acts)
        for manner in MANNERS
    }
    assert told[TRUTHFUL]["down-at-most"] > 0
    assert told[EVASIVE]["down-at-most"] == 0
    assert told[EVASIVE]["down-at-least"] > 0


def test_with_the_last_bet_of_a_round_nothing_is_said_that_would_be_about_the_next() -> None:
    talker, last = find_talker("courtier", find("royal-secrets")), 0
    assert talker
    for table, talk in spots("royal-secrets", 6):
        view, seat = Eyes(table, SEATS).view(), table.whose()
        bets = sum(view.pile(name, other).size for name in ("up", "down") for other in range(SEATS))
        if view.step == "bet" and bets == 2 * SEATS - 1:
            last += 1
            for action in Eyes(table, seat).legal():
                for manner in MANNERS:
                    assert talker.with_move(Eyes(table, seat), action, talk.said, manner, Lehmer(1)) == []
    assert last > 3


def test_a_monarch_gets_an_answer_whatever_was_said_before() -> None:
    """About the own card, then about another's pitch; before there are any, whether the Monarch lives."""
    talker, found = find_talker("courtier", find("reigns-council")), Counter[str]()
    assert talker
    for table, talk in spots("reigns-council", 2):
        if table.whose() == CHANCE or Eyes(table, SEATS).view().step not in ("draw-first", "present", "judge"):
            continue
        monarch = Eyes(table, SEATS).view().number("monarch")
        seat = next(seat for seat in range(SEATS) if seat != monarch)
        (act,) = talker.answer(Eyes(table, seat), talk.said, TRUTHFUL, Lehmer(1))
        found[act.act] += 1
        if talk.said and found.total() > 60:
            break
    assert found["claim"]
    assert found["believe"] + found["doubt"]


def test_somebody_who_has_said_too_often_is_not_heard_again() -> None:
    match = Match(find("royal-secrets"), SEATS, {}, SeededDice(1))
    talk = Conversation(match, {})
    while not any(heard.what == "round" for heard in match.eyes(SEATS).heard()):
        talk.play(match.asked()[0], Lehmer(1))
    assert [talk.say(0, [Act("promise", "stays")]) for _ in range(4)] == [True, True, True, False]
    assert not talk.say(0, [Act("claim", "no-such-thing")])
    assert not talk.say(0, [Act("promise", "goes", (7,))])
    assert talk.said[0] == Spoken(0, 0, match.told, (Act("promise", "stays", anchor=talk.said[0].acts[0].anchor),))

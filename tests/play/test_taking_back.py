"""A move is taken back by its seat or, with everybody's consent, by all.

The table goes back, what was told stays told.
"""

from collections import Counter

import pytest
from coterie.games.whispers.game import TO_BID, TO_JUDGE

from coterie.core.dice import Lehmer
from coterie.core.errors import Refused
from coterie.core.events import not_undone
from coterie.core.lexicon import CHANCE, NOBODY, OPEN, Action
from coterie.games import find
from coterie.play import Match, Playback, Record, SeededDice, notation, rebuild, replay
from coterie.words import LANGUAGES, Words
from tests.contracts.copies import snapshot
from tests.contracts.leaks import gets, look_alike
from tests.contracts.tables import cases


def wavering(name: str, seats: int, seed: int, moves: int = 150) -> Match:
    """A random match in which seats take back what they may, and all together what they may."""
    match = Match(find(name), seats, {}, SeededDice(seed))
    dice = Lehmer(seed)
    while not match.over and len(match.moves) < moves:
        asked = match.asked()
        seat = asked[dice.below(len(asked))]
        eyes = match.eyes(seat)
        legal = eyes.legal()
        run = [legal[dice.below(len(legal))]]
        while (after := eyes.preview(run).legal) and dice.below(2):
            run.append(after[dice.below(len(after))])
        match.play(seat, run)
        if match.can_undo(seat) and dice.below(4) == 0:
            match.undo(seat)
        while match.can_take_back() and dice.below(4) == 0:
            match.take_back()
    return match


def whispers() -> Match:
    return Match(find("whispers"), 3, {"first": "A"}, SeededDice(1))


def with_bids() -> Match:
    """Whispers when everybody has laid a card and is asked for a sealed bid."""
    match = whispers()
    for seat in range(3):
        match.play(seat, match.eyes(seat).legal()[:1])
    return match


def sight(match: Match, viewer: int) -> object:
    eyes = match.eyes(viewer)
    return [eyes.view().plain(), eyes.legal()]


@pytest.mark.parametrize(("name", "seats"), cases())
def test_every_viewer_hears_every_number_once_whatever_is_taken_back(name: str, seats: int) -> None:
    undone: Counter[int] = Counter()
    for seed in range(4):
        match = wavering(name, seats, seed)
        undone += Counter(min(seat, 0) for seat, action in match.moves if action < 0)
        for again in (
            match,
            rebuild(match.game, seats, match.options, match.pack, match.moves),
            replay(Record.of(match)),
        ):
            for viewer in range(seats + 1):
                heard = again.eyes(viewer).heard()
                assert [h.n for h in heard] == list(range(again._table.told))
                assert [h.plain() for h in heard] == [h.plain() for h in match.eyes(viewer).heard()]
                for since in (1, len(heard) // 2, len(heard) - 1, len(heard)):
                    assert [h.n for h in again.eyes(viewer).heard(since)] == list(range(since, len(heard)))
            assert snapshot(again._table) == snapshot(match._table)
    assert undone[0], "no seat ever took anything back"
    assert undone[NOBODY], "all together never took anything back"


@pytest.mark.parametrize(("name", "seats"), cases())
def test_what_was_heard_before_is_heard_for_ever(name: str, seats: int) -> None:
    match = Match(find(name), seats, {}, SeededDice(3))
    dice = Lehmer(3)
    past: list[list[object]] = [[] for _ in range(seats + 1)]
    while not match.over and len(match.moves) < 120:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        match.play(seat, [legal[dice.below(len(legal))]])
        if match.can_take_back() and dice.below(3) == 0:
            match.take_back()
        for viewer in range(seats + 1):
            heard = [h.plain() for h in match.eyes(viewer).heard()]
            assert heard[: len(past[viewer])] == past[viewer]
            past[viewer] = heard


@pytest.mark.parametrize(("name", "seats"), cases())
def test_a_decision_taken_back_is_asked_again_and_what_is_asked_after_it_has_new_numbers(name: str, seats: int) -> None:
    match = Match(find(name), seats, {}, SeededDice(4))
    dice = Lehmer(4)
    taken_back, before = 0, list[int]()
    while not match.over and len(match.moves) < 120:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        if match.eyes(seat).sole() is None:  # a sole answer is taken back with the choice before it
            before = [ask.serial for ask in match._table.agenda]
        match.play(seat, [legal[dice.below(len(legal))]])
        asked = max([ask.serial for ask in match._table.agenda], default=0)
        if match.can_take_back() and dice.below(3) == 0:
            match.take_back()
            taken_back += 1
            assert [ask.serial for ask in match._table.agenda] == before
            assert match._table.serial > asked
    assert taken_back


@pytest.mark.parametrize(("name", "seats"), cases())
def test_what_stands_is_what_was_told_in_a_match_without_the_moves_taken_back(name: str, seats: int) -> None:
    match = Match(find(name), seats, {}, SeededDice(5))
    plain = Match(find(name), seats, {}, SeededDice(5))
    dice = Lehmer(5)
    while not match.over and len(match.moves) < 120:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        run, choice = [legal[dice.below(len(legal))]], match.eyes(seat).sole() is None
        match.play(seat, run)
        if choice and match.can_take_back() and dice.below(3) == 0:
            match.take_back()
        else:
            plain.play(seat, run)
    for viewer in range(seats + 1):
        stands = [h.plain()[1:] for h in not_undone(match.eyes(viewer).heard())]
        assert stands == [h.plain()[1:] for h in plain.eyes(viewer).heard()]


def test_all_take_back_what_others_did_and_what_was_shown_run_by_run() -> None:
    match = with_bids()
    for seat in range(3):
        match.play(seat, [Action(TO_BID.of(2 - seat))])
    before = [sight(match, viewer) for viewer in range(4)]
    match.play(0, [Action(TO_JUDGE.of(1))])  # a card is shown
    assert not match.can_undo(0)
    assert match.take_back() == 1
    assert [sight(match, viewer) for viewer in range(4)] == before
    assert match.moves[-1] == (NOBODY, -1)
    for bidder in (2, 1, 0):
        assert match.eyes(0).view().facts["judge"] == (0 if bidder == 2 else -1)
        match.take_back()
        assert match.asked() == list(range(bidder, 3))
    for layer in (2, 1, 0):
        match.take_back()
        assert match.asked() == [layer]
    assert not match.can_take_back()


def test_what_chance_gave_stays_given() -> None:
    match = whispers()
    assert match.moves[-1][0] == CHANCE
    assert not match.can_take_back()
    with pytest.raises(Refused, match="nothing can be taken back here: what chance gave stays given") as caught:
        match.take_back()
    assert caught.value.code == "refused-take-back"


def test_a_game_that_is_over_stays_so() -> None:
    for seed in range(20):
        match = wavering("for-the-king", 2, seed, 10_000)
        assert match.over
        assert not match.can_take_back()


def test_a_seat_may_not_take_back_alone_what_others_have_followed_even_if_that_was_taken_back() -> None:
    match = whispers()
    match.play(0, match.eyes(0).legal()[:1])
    match.play(1, match.eyes(1).legal()[:1])
    match.take_back()
    assert match.asked() == [1]
    assert not match.can_undo(0)
    match.take_back()
    assert match.asked() == [0]


def test_one_call_takes_back_one_run_of_one_seat() -> None:
    match = Match(find("reigns-council"), 4, {"first": "A"}, SeededDice(3))
    while match.asked() != [0]:
        match.play(match.asked()[0], match.eyes(match.asked()[0]).legal()[:1])
    before = sight(match, 0)
    run = match.eyes(0).legal()[:1]
    while after := match.eyes(0).preview(run).legal:
        run = [*run, after[-1]]
    match.play(0, run)
    assert not match.can_undo(0)  # final when all are judged
    assert match.take_back() == 3
    assert sight(match, 0) == before
    assert Record.of(match).moves[-1] == "& undo:3"
    assert snapshot(replay(Record.of(match))._table) == snapshot(match._table)
    with pytest.raises(Refused, match="there are not 9 answers of this seat to take back"):
        match.fork().take_back(9)


TOLD = {"en": "Everybody agrees: B’s last move", "fr": "Tout le monde est d’accord\u202f: le dernier coup de B"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_and_the_playback_say_that_everybody_agreed(language: str) -> None:
    match = with_bids()
    match.play(1, [Action(TO_BID.of(2))])
    match.take_back()
    record = Record.of(match)
    assert record.moves[-1] == "& undo"
    n = len(record.moves)
    words = Words(match.game, language)
    for viewer in (0, 1, 3, OPEN):
        lines = notation.write(record, words, viewer).splitlines()
        assert lines[-3].startswith(f"{n - 1}. B {'bid:2' if viewer in (1, OPEN) else '?'}")
        assert lines[-2].startswith(f"{n}. & undo ; ")
        assert TOLD[language] in lines[-2]
    assert notation.read(notation.write(record, words, OPEN)).dumps() == record.dumps()
    playback = Playback(record)
    playback.forward(n)
    assert playback.turn
    assert (playback.turn.seat, playback.turn.action, playback.turn.step) == (NOBODY, -1, "")
    assert [(h.what, h.seat) for h in playback.turn.heard(0)] == [("undo", NOBODY)]


@pytest.mark.parametrize(("name", "seats"), cases())
def test_taking_back_tells_nothing_of_a_secret_answer(name: str, seats: int) -> None:
    """Two matches that differ in one secret answer, taken back, are the same for everybody else, in every byte and ever
    after.
    """
    game = find(name)
    compared: Counter[bool] = Counter()  # by whether the answer was sealed
    for seed in range(4):
        match = Match(game, seats, {}, SeededDice(seed))
        dice = Lehmer(seed)
        while not match.over and compared.total() < 20 * (seed + 1):
            asked = match.asked()
            seat = asked[dice.below(len(asked))]
            legal = match.eyes(seat).legal()
            one = legal[dice.below(len(legal))]
            ask = match._table.agenda[-1]
            alike = [a for a in legal if a != one and look_alike(game, match._table, one, a)]
            if ask.step.secret and alike:
                two = alike[dice.below(len(alike))]
                compared[ask.sealed] += _taken_back_alike(match, seat, one, two)
            match.play(seat, [one])
    assert compared.total(), "no secret answer was taken back"


def _taken_back_alike(match: Match, seat: int, one: Action, two: Action) -> int:
    since, compared = match._table.told, 0
    for solo in (False, True):
        left, right = match.fork(), match.fork()
        left.play(seat, [one])
        right.play(seat, [two])
        shown = left._table.turned_to | right._table.turned_to  # by the answer itself
        if not left.can_take_back() or not right.can_take_back() or (solo and not left.can_undo(seat)):
            continue
        for twin in (left, right):
            if solo:
                twin.undo(seat)
            else:
                twin.take_back()
        for viewer in range(match.seats + 1):
            if viewer != seat and not shown >> viewer & 1:
                assert gets(left._table, viewer, since, 1) == gets(right._table, viewer, since, 1)
                assert left.can_undo(viewer) == right.can_undo(viewer)
                compared += 1
        assert left._table.answers == right._table.answers, "a sealed answer stayed behind"
    return compared


def sole_after_a_choice(name: str, seats: int) -> tuple[Match, int]:
    """A match in which a seat chose, and then gave the sole answer that was left; with that seat."""
    for seed in range(20):
        match, dice = Match(find(name), seats, {}, SeededDice(seed)), Lehmer(seed)
        chose = -1
        while not match.over:
            seat = match.asked()[0]
            sole = match.eyes(seat).sole()
            legal = match.eyes(seat).legal()
            match.play(seat, [legal[dice.below(len(legal))]])
            if sole is not None and seat == chose and match.can_undo(seat):
                return match, seat
            chose = seat if sole is None else -1
    raise AssertionError("no sole answer came after a choice")


def test_a_sole_answer_is_taken_back_with_the_choice_before_it() -> None:
    match, seat = sole_after_a_choice("royal-secrets", 3)
    alone, all_agreed = match.fork(), match.fork()
    alone.undo(seat)
    all_agreed.take_back()
    for again, by in ((alone, seat), (all_agreed, NOBODY)):
        assert again.moves[-1] == (by, -2)
        assert again.eyes(seat).sole() is None, "the seat has a choice again"
        replayed = rebuild(again.game, again.seats, again.options, again.pack, again.moves)
        assert snapshot(replayed._table) == snapshot(again._table)


def test_a_sole_answer_that_follows_no_choice_cannot_be_taken_back_but_an_old_record_may_have_it() -> None:
    match = Match(find("whispers"), 2, {"first": "A"}, SeededDice(1))
    while match.eyes(match.asked()[0]).sole() is None:  # until the judge is asked, who can name one seat alone
        match.play(match.asked()[0], match.eyes(match.asked()[0]).legal()[:1])
    match._settle()
    before, judge = match.moves.copy(), match.asked()[0]
    match._table.turned_to = 0
    match.play(judge, match.eyes(judge).legal()[:1])
    assert not match.can_undo(judge)
    assert not match.can_take_back()
    with pytest.raises(Refused):
        match.take_back()
    match.redo(NOBODY, Action(-1))
    assert match.moves == [*before, match.moves[-2], (NOBODY, -1)]
    assert match.asked() == [judge]

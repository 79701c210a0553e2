"""A match checks every move, takes runs whole or not at all, and lets a move be taken back by the rule."""

import pickle

import pytest
from coterie.games.whispers.game import LEXICON, TO_BID, TO_JUDGE, TO_LAY

from coterie.core.dice import Lehmer
from coterie.core.errors import BadOption, BadSeats, Refused, UnknownGame
from coterie.core.eyes import rehearse
from coterie.core.lexicon import Action
from coterie.games import find
from coterie.play import Match, SeededDice
from tests.contracts.copies import snapshot


def whispers(seed: int = 1, seats: int = 3) -> Match:
    return Match(find("whispers"), seats, {"first": "A"}, SeededDice(seed))


def lay_all(match: Match) -> None:
    for seat in range(match.seats):
        match.play(seat, match.eyes(seat).legal()[:1])


def test_chance_deals_before_anybody_is_asked() -> None:
    match = whispers()
    assert match.asked() == [0]
    assert [seat for seat, _ in match.moves] == [-1] * 6


def test_a_legal_move_is_taken_and_the_next_seat_asked() -> None:
    match = whispers()
    match.play(0, match.eyes(0).legal()[:1])
    assert match.asked() == [1]


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    match = whispers()
    before = snapshot(match._table)
    held = match.eyes(0).view().pile("hand", 0).cards
    missing = next(kind for kind in range(3) if kind not in held)
    with pytest.raises(
        Refused, match=rf"seat A, 'lay:{LEXICON.kinds[missing]}': that cannot be done now \(WH-2\)"
    ) as caught:
        match.play(0, [Action(TO_LAY.of(missing))])
    assert (caught.value.clause, caught.value.code) == ("WH-2", "refused-not-legal")
    assert snapshot(match._table) == before


def test_a_move_out_of_turn_is_refused() -> None:
    match = whispers()
    with pytest.raises(Refused, match="seat B, 'lay:one': this seat is not asked anything now") as caught:
        match.play(1, [Action(TO_LAY.of(0))])
    assert (caught.value.clause, caught.value.code) == ("", "refused-not-asked")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSeats, match="no seat 7 at a table of 3"):
        whispers().play(7, [Action(0)])
    with pytest.raises(BadSeats, match="no seat -1"):
        whispers().eyes(-1)


def test_an_action_outside_the_lexicon_is_refused() -> None:
    with pytest.raises(Refused, match="action 9999: that cannot be done now"):
        whispers().play(0, [Action(9999)])


@pytest.mark.parametrize("action", [1 << 31, -(1 << 40), 1 << 70, -(1 << 70)])
@pytest.mark.parametrize("name", ["royal-secrets", "for-the-king", "reigns-council"])
def test_a_number_that_no_machine_word_holds_is_refused_by_the_same_clause(name: str, action: int) -> None:
    game = find(name)
    match = Match(game, game.fewest, None, SeededDice(1))
    seat = match.asked()[0]
    with pytest.raises(Refused, match=f"action {action}: that cannot be done now") as caught:
        match.play(seat, [Action(action)])
    assert caught.value.clause == match.eyes(seat).why(Action(game.lexicon.size))
    with pytest.raises(ValueError, match=f"no verb owns action {action}"):
        game.lexicon.verb_of(action)


def test_an_empty_run_is_refused() -> None:
    with pytest.raises(Refused, match="nothing was answered") as caught:
        whispers().play(0, [])
    assert caught.value.code == "refused-nothing"


def test_unknown_games_seats_and_options_are_named() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess': there are .*whispers"):
        find("chess")
    with pytest.raises(BadSeats, match="whispers is for 2 to 4 players, not 9"):
        Match(find("whispers"), 9)
    with pytest.raises(BadOption, match="whispers has no option 'colour': it has first"):
        Match(find("whispers"), 3, {"colour": "red"})
    with pytest.raises(BadOption, match="option first is one of random, A, B, C, not 'D'"):
        Match(find("whispers"), 3, {"first": "D"})


def test_sealed_answers_come_in_any_order_and_are_shown_together() -> None:
    match = whispers()
    lay_all(match)
    assert match.asked() == [0, 1, 2]
    match.play(2, [Action(TO_BID.of(2))])
    assert match.asked() == [0, 1]
    assert match.eyes(0).view().facts["judge"] == -1
    match.play(0, [Action(TO_BID.of(0))])
    match.play(1, [Action(TO_BID.of(1))])
    assert match.eyes(0).view().facts["judge"] == 2


def test_a_move_can_be_taken_back_until_another_seat_acts() -> None:
    match = whispers()
    hand = match.eyes(0).view().pile("hand", 0).cards
    match.play(0, match.eyes(0).legal()[:1])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.asked() == [0]
    assert match.eyes(0).view().pile("hand", 0).cards == hand
    match.play(0, match.eyes(0).legal()[:1])
    match.play(1, match.eyes(1).legal()[:1])
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="can be taken back only until") as caught:
        match.undo(0)
    assert caught.value.code == "refused-undo"


def test_a_move_cannot_be_taken_back_once_a_card_was_shown() -> None:
    match = whispers()
    lay_all(match)
    for seat in range(3):
        match.play(seat, [Action(TO_BID.of(2 - seat))])
    match.play(0, [Action(TO_JUDGE.of(1))])
    assert not match.can_undo(0)


def test_a_move_cannot_be_taken_back_once_a_card_was_drawn() -> None:
    match = whispers()
    lay_all(match)
    for seat in range(3):
        match.play(seat, [Action(TO_BID.of(2 - seat))])
    match.play(0, [Action(TO_JUDGE.of(1))])
    match.play(1, match.eyes(1).legal()[:1])
    assert match.moves[-1][0] == -1
    assert not match.can_undo(1)


def test_a_move_cannot_be_taken_back_once_the_game_is_over() -> None:
    dice = Lehmer(1)
    quiet = 0
    for seed in range(40):
        match = Match(find("for-the-king"), 2, {}, SeededDice(seed))
        while not match.over:
            seat = match.asked()[0]
            legal = match.eyes(seat).legal()
            before = match._table
            action = legal[dice.below(len(legal))]
            match.play(seat, [action])
        quiet += rehearse(before, seat, [action]).quiet
        assert not match.can_undo(seat)
    assert quiet, "no last move was quiet: nothing was tried"


def test_numbers_of_events_are_not_used_twice_after_an_undo() -> None:
    match = whispers()
    match.play(0, match.eyes(0).legal()[:1])
    last = match.eyes(1).heard()[-1].n
    match.undo(0)
    heard = match.eyes(1).heard()[-1]
    assert (heard.what, heard.n) == ("undo", last + 1)


def test_a_run_that_goes_past_another_seat_is_refused_whole() -> None:
    match = whispers()
    before = snapshot(match._table)
    legal = match.eyes(0).legal()
    with pytest.raises(Refused, match="a run of answers ends where") as caught:
        match.play(0, [legal[0], legal[0]])
    assert caught.value.code == "refused-blind"
    assert snapshot(match._table) == before


def test_a_preview_shows_nothing_of_what_a_seat_cannot_foresee() -> None:
    match = whispers()
    preview = match.eyes(0).preview(match.eyes(0).legal()[:1])
    assert (preview.refused, preview.legal, preview.view) == (-1, [], None)
    refused = match.eyes(0).preview([Action(TO_BID.of(0))])
    assert (refused.refused, refused.code, refused.clause) == (0, "refused-not-legal", "WH-2")


def test_a_payment_is_previewed_card_by_card_and_sent_as_one_batch() -> None:
    game = find("for-the-king")
    for seed in range(200):
        match = Match(game, 3, {}, SeededDice(seed))
        dice = Lehmer(seed)
        while not match.over:
            seat = match.asked()[0]
            eyes = match.eyes(seat)
            legal = eyes.legal()
            after = eyes.preview(legal[:1]).view if eyes.view().step == "pay" else None
            if after and after.step == "pay":
                run = legal[:1]
                while after and after.step == "pay":
                    assert 0 < after.number("paid") < after.number("bid")
                    assert eyes.view().number("paid") == 0  # nothing has happened yet
                    run += eyes.preview(run).legal[:1]
                    after = eyes.preview(run).view
                before = len(match.moves)
                match.play(seat, run)
                assert match.moves[before : before + len(run)] == [(seat, action) for action in run]
                return
            small = [a for a in legal if game.lexicon.token(a) in ("bid:2", "bid:3")]
            match.play(seat, [(small or legal)[dice.below(len(small or legal))]])
    raise AssertionError("nobody ever paid with two cards")


def test_a_judgement_is_one_batch_and_can_be_taken_back_until_it_is_whole() -> None:
    match = Match(find("reigns-council"), 4, {"first": "A"}, SeededDice(3))
    while match.asked() != [0]:
        seat = match.asked()[0]
        match.play(seat, match.eyes(seat).legal()[:1])
    eyes = match.eyes(0)
    assert eyes.view().step == "judge"
    first = eyes.legal()[:1]
    match.play(0, first)
    assert match.can_undo(0)
    match.undo(0)
    run = first
    while after := match.eyes(0).preview(run).legal:
        run = [*run, after[-1]]
    assert len(run) == 3
    match.play(0, run)
    assert match.eyes(0).view().step.startswith("reveal")
    assert not match.can_undo(0)  # final when all are judged


def test_tables_that_are_set_up_alike_share_their_layout() -> None:
    game = find("for-the-king")
    pack = game.load()
    layout = game.table(4, pack=pack).layout
    assert game.table(4, {"first": "random"}, pack).layout is layout
    assert game.table(4, {"first": "A"}, pack).layout is not layout
    assert game.table(5, pack=pack).layout is not layout
    assert game.table(4, pack=game.small(4)).layout is not layout


def test_forks_that_go_different_ways_keep_their_own_moves() -> None:
    """They share what was written down until one goes on from where another has gone on already."""
    match = whispers()
    seat, before = match.asked()[0], match.moves
    one, other = match.fork(), match.fork()
    first, second = match.eyes(seat).legal()[:2]
    one.play(seat, [first])
    other.play(seat, [second])
    assert match.moves == before
    assert one.moves[: len(before)] == other.moves[: len(before)] == before
    assert (one.moves[len(before)], other.moves[len(before)]) == ((seat, first), (seat, second))
    assert one.moves_since(one.made - 1) == one.moves[-1:]
    match.play(seat, [first])
    assert match.moves[len(before)] == (seat, first)
    assert pickle.loads(pickle.dumps(match)).moves == match.moves

"""Who lied: every medallion by its rule, in games that were really played; and who is told what."""

import pytest

from coterie.core.lexicon import LETTERS, OPEN
from coterie.games import find
from coterie.talk import Book
from coterie.talk.lied import BOLDEST, CASSANDRA, CRIME, MEDALLIONS, NOSE, TRUSTED, WORD, WhoLied, who_lied
from coterie.talk.stakes import stakes_of
from coterie.words import Words
from tests.talk.talked import TalkedGame, medallion, written


def royal(*lines: tuple[int, str, str]) -> TalkedGame:
    """A golden game of Royal Secrets in which these lines are said: after a move, by whom, what.

    In round 1 all go to the King, who gives each 3; A has laid a 0 there at move 15. In round 2 D lays a valet at move
    46 and A a 20 at move 63. In round 4 D spies at move 131 all that lies face down, a 10 of A's among it.
    """
    game = TalkedGame("royal-secrets", "4-courtier")
    for move, who, text in lines:
        game.says(move, who, text)
    return game


LIE = (15, "A", "down-at-least 30")
TRUTH = (63, "A", "down-at-least 20")


def told(page: WhoLied, name: str) -> str:
    """A medallion in a few words: whose it is, how often, and what shows it."""
    found = medallion(page, name)
    return f"{LETTERS[found[0].seat]} {found[0].count}/{found[0].of} {'; '.join(found[1])}" if found else ""


def test_the_boldest_lie_is_the_one_that_weighed_most_and_that_nobody_who_believed_it_fared_better_by() -> None:
    game = royal(
        LIE,  # 30 too much, where 3 or 4 lilies were at stake
        (16, "B", "believe #0"),
        (46, "D", "down-is valet no"),
        (47, "B", "believe #2"),
        (119, "A", "down-at-least 20"),  # 10 too much
        (120, "C", "believe #4"),
    )
    assert told(game.lied(), BOLDEST) == "A 1/3 A1 down-at-least: broken =B"


def test_a_lie_that_nobody_believed_or_that_served_another_better_is_not_the_boldest() -> None:
    doubted = royal(LIE, (16, "B", "doubt #0"))
    assert told(doubted.lied(), BOLDEST) == ""
    # in round 2 B lost a lily, and the others won one
    lost = royal((65, "B", "down-at-least 30"), (65, "D", "believe #0"))
    assert told(lost.lied(), BOLDEST) == ""
    alone = royal((63, "A", "down-at-least 40"), (64, "B", "believe #0"))
    assert told(alone.lied(), BOLDEST) == "A 1/3 A2 down-at-least: broken =B"


def test_of_two_lies_that_weigh_alike_the_one_that_more_believed_is_bolder_then_the_first() -> None:
    lies = [(119, "A", "down-at-least 20"), (119, "A", "down-at-least 20")]
    first = royal(*lies, (120, "B", "believe #0"), (120, "B", "believe #1"))
    assert medallion(first.lied(), BOLDEST) == (first.lied().medallions[0], ["A4 down-at-least: broken =B"])
    assert first.lied().medallions[0].chips == (0,)
    more = royal(*lies, (120, "B", "believe #0"), (120, "B", "believe #1"), (120, "C", "believe #1"))
    assert more.lied().medallions[0].chips == (1,)


def test_the_most_trusted_liar_is_who_was_believed_most_in_what_was_not_kept() -> None:
    game = royal(
        LIE,
        (16, "B", "believe #0"),
        (46, "D", "down-is valet no"),
        (47, "B", "believe #2"),
        (47, "C", "believe #2"),
        (63, "A", "down-at-least 20"),  # kept: to believe it was right
        (64, "C", "believe #5"),
    )
    assert told(game.lied(), TRUSTED) == "D 2/1 D2 down-is: broken =BC"
    game.says(119, "A", "down-at-least 20")
    game.says(120, "B", "believe #7")  # now both were believed twice, A in two sayings
    assert told(game.lied(), TRUSTED) == "A 2/2 A1 down-at-least: broken =B; A4 down-at-least: broken =B"


def test_a_tie_goes_to_who_spoke_first() -> None:
    game = royal(LIE, (16, "B", "believe #0"), (46, "D", "down-is valet no"), (47, "B", "believe #2"))
    assert told(game.lied(), TRUSTED).startswith("A 1/1")


def test_cassandra_is_who_was_doubted_most_in_what_was_kept() -> None:
    game = royal(TRUTH, (63, "B", "doubt #0"), (64, "C", "doubt #0"), LIE, (16, "D", "doubt #3"))
    assert told(game.lied(), CASSANDRA) == "A 2/1 A2 down-at-least: kept ?BC"


def test_a_pitch_is_doubted_as_a_whole() -> None:
    """A doubt of a line is right as soon as one of its sayings is broken: then it makes no Cassandra."""
    game = TalkedGame("royal-secrets", "4-courtier")
    game.says(63, "A", "down-at-least 20", "down-is valet yes")
    game.says(64, "B", "doubt #0")
    assert told(game.lied(), CASSANDRA) == ""
    assert told(game.lied(), NOSE) == "B 1/1 A2 down-is: broken ?B"


def test_the_best_nose_doubts_rightly_more_often_than_wrongly() -> None:
    game = royal(LIE, (16, "B", "doubt #0"), (16, "C", "doubt #0"), TRUTH, (64, "C", "doubt #3"))
    assert told(game.lied(), NOSE) == "B 1/1 A1 down-at-least: broken ?BC"
    wrong = royal(TRUTH, (64, "C", "doubt #0"))
    assert told(wrong.lied(), NOSE) == ""


def test_what_a_spy_says_of_a_card_that_the_spy_has_seen_is_no_doubt() -> None:
    lie = (119, "A", "down-at-least 20")
    before = royal(lie, (130, "D", "doubt #0"))
    assert told(before.lied(), NOSE) == "D 1/1 A4 down-at-least: broken ?D"
    spied = royal(lie, (131, "D", "doubt #0"))
    assert told(spied.lied(), NOSE) == ""
    assert written(spied.lied().chips[0]) == "A4 down-at-least: broken"


def test_the_kept_word_is_of_who_kept_most_deals_and_both_sides_of_a_deal_are_chips() -> None:
    game = royal((76, "B", "offer C both-at-least 20 for both-at-least 70"), (76, "C", "accept #0"))
    page = game.lied()
    assert [written(chip) for chip in page.chips] == ["B3 both-at-least: kept =C", "C3 both-at-least: broken =B"]
    assert [chip.partner for chip in page.chips] == [2, 1]
    assert told(page, WORD) == "B 1/1 B3 both-at-least: kept =C"
    assert told(page, TRUSTED) == "C 1/1 C3 both-at-least: broken =B"  # who accepts a deal believes in it
    game.says(77, "B", "doubt #1")
    assert written(game.lied().chips[1]) == "C3 both-at-least: broken ?B"


def test_the_perfect_crime_is_a_lie_that_only_the_record_shows() -> None:
    game = royal(LIE, (77, "C", "holds-valet 20"))
    assert told(game.lied(), CRIME) == "C 1/1 C3 holds-valet: broken by-record"
    without = game.lied(record=False)
    assert [written(chip) for chip in without.chips] == ["A1 down-at-least: broken", "C3 holds-valet: untested"]
    assert told(without, CRIME) == ""


def test_figures_count_what_was_said_judged_and_not_kept_and_leave_forecasts_out() -> None:
    game = royal(LIE, TRUTH, (77, "C", "holds-valet 20"), (78, "A", "succeeds king no"))
    page = game.lied(record=False)
    assert (len(page.chips), page.judged, page.broken) == (3, 2, 1)
    assert [(word.kept, word.broken) for word in page.seats] == [(1, 1), (0, 0), (0, 0), (0, 0)]


def test_before_the_end_a_viewer_s_ears_are_all_there_is() -> None:
    """Without a record a page tells what this viewer could work out, and nothing that others know."""
    game = royal((63, "A", "down-at-least 30"))
    public = game.ears(4, move=64)
    marks = {
        viewer: who_lied(find("royal-secrets"), Book.of(game.lines), game.ears(viewer, 64), public)
        .chips[0]
        .verdict.mark
        for viewer in range(5)
    }
    assert marks == {0: "broken", 1: "pending", 2: "pending", 3: "pending", 4: "pending"}


def test_in_reigns_the_monarch_s_acceptance_is_belief() -> None:
    """A presents at move 49, and accepted it moves its fourth pillar by two down; C's is rejected. Nobody says what
    they think of either.
    """
    game = TalkedGame("reigns-council", "4-random")
    game.says(51, "A", "yes wealth up 0")
    game.says(51, "C", "no people up 0", "safe rejected")
    page = game.lied()
    assert [chip.believers for chip in page.chips] == [(3,), (), ()]
    assert told(page, BOLDEST) == "A 1/3 A1 yes: broken =D"
    assert [(chip.chapter.within, chip.chapter.n) for chip in page.chips] == [(1, 1)] * 3
    weight = stakes_of(find("reigns-council")).weighs(game.ears(OPEN), page.chips[0].said, page.chips[0].verdict)
    assert weight == 3  # it was said to rise, and fell by two


def test_in_for_the_king_a_bluff_weighs_by_its_bid_and_by_the_tile() -> None:
    """At move 235 a card comes up that D gets for 3, at move 245 one that A gets for 4."""
    game = TalkedGame("for-the-king", "4-courtier")
    for move, who in ((235, "D"), (245, "A")):
        line = game.says(move, who, "bids-at-most 0")
        game.says(move, "B", f"believe #{line}")
    page, stakes = game.lied(), stakes_of(find("for-the-king"))
    weights = [stakes.weighs(game.ears(OPEN), chip.said, chip.verdict) for chip in page.chips]
    assert [chip.verdict.amount for chip in page.chips] == [3, 4]
    assert [weight % far for weight, far in zip(weights, (3, 4), strict=True)] == [0, 0]
    assert told(page, BOLDEST) == "A 1/3 A3 bids-at-most: broken =B"


@pytest.mark.parametrize("name", ["royal-secrets", "for-the-king", "reigns-council"])
def test_every_game_weighs_what_is_said_in_it_and_names_its_chapters(name: str) -> None:
    assert stakes_of(find(name)).begins


def test_there_is_a_text_for_every_medallion() -> None:
    for language in ("en", "fr"):
        words = Words(find("royal-secrets"), language)
        ids = [f"lied-{name}{part}" for name in MEDALLIONS for part in ("", "-who", "-why")]
        assert [id for id in ids if not words.has(id)] == []

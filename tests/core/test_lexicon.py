"""Words: every action has one number and one word, and they do not change."""

import pytest

from coterie.core.lexicon import Lexicon
from coterie.games import games


def lexicon() -> Lexicon:
    made = Lexicon(["one", "two"], 3)
    made.plain("pass")
    made.card("lay")
    made.seat("hand-on")
    made.amount("bid", 1, 5)
    made.place("go", ["king", "queen"])
    made.option("stop", ["yes", "no"])
    return made


def test_actions_are_dense_and_told_as_words() -> None:
    made = lexicon()
    assert [made.token(a) for a in range(made.size)] == [
        "pass", "lay:one", "lay:two", "hand-on:A", "hand-on:B", "hand-on:C",
        "bid:1", "bid:2", "bid:3", "bid:4", "bid:5", "go:king", "go:queen", "stop:yes", "stop:no",
    ]  # fmt: skip


def test_a_verb_knows_its_own_actions() -> None:
    made = lexicon()
    bid = made.verbs[3]
    assert [bid.arg(bid.of(n)) for n in range(1, 6)] == [1, 2, 3, 4, 5]
    assert not bid.owns(bid.of(1) - 1)
    assert not bid.owns(bid.of(5) + 1)


def test_a_verb_of_seats_points_at_several() -> None:
    made = lexicon()
    hand_on = made.verbs[2]
    assert [made.token(a) for a in hand_on.pointing(0b101)] == ["hand-on:A", "hand-on:C"]
    hand_on.pointing(0b101).clear()  # a list of one's own
    assert len(hand_on.pointing(0b101)) == 2


@pytest.mark.parametrize("name", games())
def test_every_word_can_be_read_back(name: str) -> None:
    made = games()[name].lexicon
    assert len({made.token(a) for a in range(made.size)}) == made.size
    for action in range(0, made.size, 7):
        assert made.parse(made.token(action)) == action


@pytest.mark.parametrize(
    ("word", "reason"),
    [("fly:one", "no verb is called 'fly'"), ("bid:9", "'bid' does not go with '9'"), ("", "no verb")],
)
def test_a_word_that_means_nothing_is_named(word: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        lexicon().parse(word)


def test_a_number_that_means_nothing_is_named() -> None:
    with pytest.raises(ValueError, match="no verb owns action 99: actions run from 0 to 14"):
        lexicon().token(99)

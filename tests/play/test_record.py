"""A record replays to the same table, remembers who played, and can be played on."""

import json

import pytest

from coterie.core.errors import BadRecord, Refused
from coterie.games import find
from coterie.play import PERSON, Match, Record, SeededDice, replay
from tests.contracts.copies import snapshot
from tests.contracts.tables import cases
from tests.play.matches import played


@pytest.mark.parametrize(("name", "seats"), cases())
def test_a_record_replays_to_the_same_table(name: str, seats: int) -> None:
    for seed, moves in ((1, 10_000), (2, 25)):
        match = played(name, seats, seed, moves)
        again = replay(Record.loads(Record.of(match).dumps()))
        assert snapshot(again._table) == snapshot(match._table)
        assert again.moves == match.moves
        assert Record.of(again).dumps() == Record.of(match).dumps()


def test_an_unfinished_record_goes_on_where_it_stopped() -> None:
    match = replay(Record.of(played(moves=8)))
    assert not match.over
    match.play(match.asked()[0], match.eyes(match.asked()[0]).legal()[:1])


def judged() -> Match:
    """Reigns: The Council, with three verdicts for A to give in one run."""
    match = Match(find("reigns-council"), 4, {"first": "A"}, SeededDice(3))
    while match.asked() != [0]:
        seat = match.asked()[0]
        match.play(seat, match.eyes(seat).legal()[:1])
    return match


def test_a_run_taken_back_is_one_move_of_the_record_and_replays_to_the_same_table() -> None:
    match = judged()
    before = match.eyes(0).view().plain()
    run = match.eyes(0).legal()[:1]
    run += match.eyes(0).preview(run).legal[:1]
    match.play(0, run)
    match.undo(0)
    assert match.eyes(0).view().plain() == before
    record = Record.of(match)
    assert record.moves[-3:] == ["A accept:B", "A accept:C", "A undo:2"]
    assert snapshot(replay(record)._table) == snapshot(match._table)


def test_answers_given_one_by_one_are_taken_back_one_by_one() -> None:
    match = judged()
    for _ in range(2):
        match.play(0, match.eyes(0).legal()[:1])
    match.undo(0)
    match.undo(0)
    record = Record.of(match)
    assert record.moves[-2:] == ["A undo", "A undo"]
    assert snapshot(replay(record)._table) == snapshot(match._table)


def test_more_answers_than_there_are_cannot_be_taken_back() -> None:
    match = judged()
    match.play(0, match.eyes(0).legal()[:1])
    before = snapshot(match._table)
    with pytest.raises(Refused, match="there are not 2 answers of this seat to take back"):
        match.undo(0, 2)
    assert snapshot(match._table) == before
    assert match.can_undo(0)


def test_who_played_is_kept_if_it_was_said() -> None:
    match = played(moves=8)
    assert Record.loads(Record.of(match).dumps()).players is None
    record = Record.loads(Record.of(match, [PERSON, "courtier", "random"]).dumps())
    assert record.players == ["person", "courtier", "random"]
    assert snapshot(replay(record)._table) == snapshot(match._table)


def test_who_played_is_part_of_the_seal() -> None:
    data = json.loads(Record.of(played(), [PERSON, "courtier", "random"]).dumps())
    data["players"][2] = "courtier"
    with pytest.raises(BadRecord, match="the record was edited before its first move"):
        Record.loads(json.dumps(data))
    del data["players"]
    with pytest.raises(BadRecord, match="the record was edited before its first move"):
        Record.loads(json.dumps(data))


def test_a_record_cannot_be_made_for_more_players_than_seats() -> None:
    with pytest.raises(BadRecord, match="'players' should have one word for each of the 3 seats, not 2"):
        Record.of(played(moves=8), [PERSON, "courtier"])

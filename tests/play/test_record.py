"""A record replays to the same table, and a truncated, edited or foreign one is refused with the move number and the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.errors import BadRecord
from coterie.games import find
from coterie.play import Match, Record, SeededDice, replay
from tests.contracts.copies import snapshot
from tests.contracts.tables import cases


def played(name: str = "whispers", seats: int = 3, seed: int = 3, moves: int = 10_000) -> Match:
    match = Match(find(name), seats, {}, SeededDice(seed))
    dice = Lehmer(seed)
    while not match.over and len(match.moves) < moves:
        seat = match.asked()[0]
        match.play(seat, [bots.find("random", match.game)(match.eyes(seat), dice)])
        if match.can_undo(seat) and dice.below(6) == 0:
            match.undo(seat)
    return match


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


def _edit(change: Callable[[dict[str, Any]], None], reseal: bool = False) -> str:
    data = json.loads(Record.of(played()).dumps())
    change(data)
    if reseal:
        header = {k: data[k] for k in ("format", "game", "rules_version", "pack", "options", "seats")}
        data["seal"] = Record(header, data["moves"], data["result"]).seal
    return json.dumps(data)


def _set(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Sets data[path[0]][path[1]]… to the last of path."""

    def change(data: dict[str, Any]) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return change


def _cut(data: dict[str, Any]) -> None:
    data["moves"] = data["moves"][:8]


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (Record.of(played()).dumps()[:300], -1, "not a whole record"),
        ("[]", -1, "no record of ours: expected format coterie-record/1, found list"),
        ('{"format": "pgn"}', -1, "expected format coterie-record/1, found pgn"),
        (_edit(lambda d: d.pop("seal")), -1, "has no 'seal'"),
        (_edit(lambda d: d.pop("result")), -1, "has no 'result'"),
        (_edit(_set("seats", "three")), -1, "'seats' should be a int, not str"),
        (_edit(_set("moves", 2, 17)), 2, "a move is a letter and a word, not 17"),
        (_edit(_set("moves", 7, "A lay:three")), 7, "the record was edited here"),
        (_edit(_set("options", "first", "B")), -1, "the record was edited"),
        (_edit(_set("result", "winners", ["B", "C"])), -1, "its result is not what was written down"),
        (_edit(_cut), 8, "the record has 8 moves, but"),
        (_edit(_cut, reseal=True), 8, "disagree on whether the game has ended"),
        (_edit(_set("moves", 0, "* draw:five"), reseal=True), 0, "'draw' does not go with 'five'"),
        (_edit(_set("moves", 0, "* lay:one"), reseal=True), 0, "chance cannot have given 'lay:one' here"),
        (_edit(_set("moves", 0, "A lay:one"), reseal=True), 0, "a card is to be drawn here"),
        (_edit(_set("moves", 6, "Z lay:one"), reseal=True), 6, "there is no seat 'Z' at a table of 3"),
        (_edit(_set("moves", 6, "A judge:B"), reseal=True), 6, "that cannot be done now"),
        (_edit(lambda d: d["moves"].append("A lay:one"), reseal=True), None, "the game was over before this"),
        (_edit(_set("result", "scores", [9, 9, 9]), reseal=True), None, "the moves lead to"),
        (_edit(_set("game", "chess"), reseal=True), -1, "no game is called 'chess'"),
        (_edit(_set("rules_version", 99), reseal=True), -1, "version 99 of the rules, these are version 1"),
        (_edit(_set("pack", {"name": "mine", "digest": "ff"}), reseal=True), -1, "with the card pack mine ff, this is house"),
        (_edit(_set("seats", 8), reseal=True), -1, "whispers is for 2 to 4 players, not 8"),
        (_edit(_set("options", "first", "Q"), reseal=True), -1, "option first is one of"),
        (_edit(_set("options", {"first": 3}), reseal=True), -1, "the value of an option is a word"),
    ],
)
def test_a_broken_record_is_refused_with_the_move_and_the_reason(text: str, move: int | None, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        replay(Record.loads(text))
    if move is not None:
        assert caught.value.move == move
        assert move < 0 or str(caught.value).startswith(f"move {move}: ")


def test_a_record_taken_back_by_the_wrong_seat_is_refused() -> None:
    record = Record.of(played(moves=8))
    record.moves.append("C undo" if record.moves[-1][0] != "C" else "A undo")
    with pytest.raises(BadRecord, match="can be taken back only until") as caught:
        replay(record)
    assert caught.value.move == len(record.moves) - 1

"""A record that was cut short, edited, made up or is none at all is refused, each time with the move and a sentence
that says why.
"""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coterie.core.errors import BadRecord
from coterie.games import find
from coterie.play import Match, Record, SeededDice, replay
from tests.contracts.copies import snapshot
from tests.play.matches import played

MATCH = played(seed=3, options={"first": "A"})
PLAYERS = ["person", "courtier", "random"]
TEXT = Record.of(MATCH, PLAYERS).dumps()
MOVES = Record.of(MATCH).moves
LAST = len(MOVES)

Change = Callable[[dict[str, Any]], None]


def put(*path: Any) -> Change:
    """Sets data[path[0]][path[1]]… to the last of path."""

    def change(data: dict[str, Any]) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return change


def drop(*path: Any) -> Change:
    """Takes data[path[0]][path[1]]… out."""

    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def keep_moves(count: int) -> Change:
    return lambda data: data.update(moves=data["moves"][:count])


def swap_moves(one: int, two: int) -> Change:
    def change(data: dict[str, Any]) -> None:
        moves = data["moves"]
        moves[one - 1], moves[two - 1] = moves[two - 1], moves[one - 1]

    return change


def add_moves(*moves: str) -> Change:
    return lambda data: data["moves"].extend(moves)


def all_of(*changes: Change) -> Change:
    def change(data: dict[str, Any]) -> None:
        for one in changes:
            one(data)

    return change


def edited(change: Change) -> str:
    """The record with something changed by hand, under its old seal."""
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data)


def forged(change: Change) -> str:
    """The record with something changed and a seal made anew, as by somebody who knows how."""
    data = json.loads(TEXT)
    change(data)
    header = {key: value for key, value in data.items() if key not in ("moves", "result", "seal")}
    data["seal"] = Record(header, data["moves"], data["result"]).seal
    return json.dumps(data)


def card_not_held() -> str:
    """A card that A does not hold when A lays one."""
    match = Match(find("whispers"), 3, {"first": "A"}, SeededDice(3))
    held = match.eyes(0).view().pile("hand", 0).cards
    return next(word for kind, word in enumerate(match.game.lexicon.kinds) if kind not in held)


FIRST_LAY = next(n for n, move in enumerate(MOVES, 1) if " lay:" in move)

NO_RECORD = [
    ("", "this is not a record: there is nothing in it"),
    (" \n\n", "this is not a record: there is nothing in it"),
    ("hello", "this is not a whole record: its JSON breaks off or goes wrong in line 1, column 1"),
    ("\x00\x01\x02\x7fELF", "this is not a whole record: its JSON breaks off or goes wrong in line 1, column 1"),
    ("\ufffd" * 9, "this is not a whole record: its JSON breaks off or goes wrong in line 1, column 1"),
    (
        TEXT + TEXT,
        f"this is not a whole record: its JSON breaks off or goes wrong in line {TEXT.count(chr(10)) + 1}, column 1",
    ),
    ("[]", "this is not a record: expected an object of format coterie-record/1, found a list"),
    ("null", "this is not a record: expected an object of format coterie-record/1, found null"),
    ("17", "this is not a record: expected an object of format coterie-record/1, found a whole number"),
    ("{}", "this is not a record: expected format coterie-record/1, found null"),
    ('{"format": "pgn"}', "this is not a record: expected format coterie-record/1, found 'pgn'"),
    ('{"format": 1}', "this is not a record: expected format coterie-record/1, found 1"),
    (
        '{"format": "coterie-record/2"}',
        "this record has format 'coterie-record/2', and only coterie-record/1 is known here: another Coterie wrote it",
    ),
    ("[" * 200_000, "this is not a record: it is nested far too deeply"),
    ('{"format":' * 200_000, "this is not a record: it is nested far too deeply"),
    (TEXT.replace('"seats": 3', '"seats": NaN'), "NaN is a number that no record has: they are whole"),
    (TEXT.replace('"seats": 3', '"seats": -Infinity'), "-Infinity is a number that no record has: they are whole"),
    (TEXT.replace('"seats": 3', '"seats": 3.0'), "3.0 is a number that no record has: they are whole"),
    (TEXT.replace('"seats": 3', '"seats": 1e999'), "1e999 is a number that no record has: they are whole"),
    (TEXT.replace('"seats": 3', f'"seats": {"9" * 5000}'), "999999999999999… is a number that no record has"),
    (TEXT.replace('"seats": 3', '"seats": 3, "seats": 4'), "the record has 'seats' twice"),
    (TEXT.replace('"first": "A"', '"first": "A", "first": "B"'), "the record has 'first' twice"),
]

WRONG_TYPES = [
    (edited(drop("game")), "the record has no 'game'"),
    (edited(drop("moves")), "the record has no 'moves'"),
    (edited(drop("seal")), "the record has no 'seal'"),
    (edited(drop("result")), "the record has no 'result': it is null while the game goes on"),
    (edited(put("game", 3)), "'game' should be a text, not a whole number"),
    (edited(put("game", "x" * 500)), f"'game' should be a short text without control characters, not '{'x' * 79}…"),
    (edited(put("game", "\x1b[2J")), r"'game' should be a short text without control characters, not '\x1b[2J'"),
    (edited(put("game", "\ud800")), r"'game' should be a short text without control characters, not '\ud800'"),
    (edited(put("rules_version", "1")), "'rules_version' should be a whole number, not a text"),
    (edited(put("rules_version", True)), "'rules_version' should be a whole number, not true or false"),
    (edited(put("pack", "house")), "'pack' should be an object, not a text"),
    (edited(put("pack", {"name": "house"})), "'pack' should have name and digest, not 'name'"),
    (edited(put("pack", "digest", None)), "'digest' of 'pack' should be a text, not null"),
    (edited(put("options", [])), "'options' should be an object, not a list"),
    (edited(put("options", "first", 3)), "'first' of 'options' should be a text, not a whole number"),
    (edited(put("seats", "three")), "'seats' should be a whole number, not a text"),
    (edited(put("seats", 0)), "'seats' should be from 1 to 6, not 0"),
    (edited(put("seats", -3)), "'seats' should be from 1 to 6, not -3"),
    (edited(put("seats", 10**14)), "'seats' should be from 1 to 6, not 100000000000000"),
    (edited(put("moves", {})), "'moves' should be a list, not an object"),
    (edited(put("seal", ["00"])), "'seal' should be a text, not a list"),
    (edited(put("result", [])), "'result' should be an object, not a list"),
    (edited(put("result", {"scores": [1, 2, 3]})), "'result' should have scores and winners, not 'scores'"),
    (edited(put("result", "scores", 3)), "'scores' of the result should be a list, not a whole number"),
    (edited(put("result", "scores", 0, "3")), "each of the scores should be a whole number, not a text"),
    (edited(put("result", "scores", [1, 2])), "'scores' should have one number for each of the 3 seats, not 2"),
    (edited(put("result", "winners", [])), "'winners' should be seats from A to C, not ''"),
    (edited(put("result", "winners", ["D"])), "'winners' should be seats from A to C, not 'D'"),
    (edited(put("result", "winners", [0])), "each of the winners should be a text, not a whole number"),
    (edited(put("players", "courtier")), "'players' should be a list, not a text"),
    (edited(put("players", ["person"])), "'players' should have one word for each of the 3 seats, not 1"),
    (edited(put("players", 1, 7)), "a player is 'person' or the level of a bot, such as 'courtier', not 7"),
    (
        edited(put("players", 1, "Anne-Marie d’Orléans")),
        "a player is 'person' or the level of a bot, such as 'courtier', not 'Anne-Marie d’Orléans'",
    ),
    (edited(put("colour", "red")), "the record has 'colour', which no record has"),
]

BAD_MOVES = [
    (edited(put("moves", 2, 17)), 3, "a move is a letter and a word, such as 'A pass', not 17"),
    (edited(put("moves", 2, None)), 3, "a move is a letter and a word, such as 'A pass', not null"),
    (edited(put("moves", 2, "A")), 3, "a move is a letter and a word, such as 'A pass', not 'A'"),
    (
        edited(put("moves", 2, "A lay:one lay:two")),
        3,
        "a move is a letter and a word, such as 'A pass', not 'A lay:one lay:two'",
    ),
    (
        edited(put("moves", 2, "A " + "x" * 500)),
        3,
        f"a move is a letter and a word, such as 'A pass', not 'A {'x' * 77}…",
    ),
]

EDITED = [
    (edited(put("moves", FIRST_LAY - 1, f"A lay:{card_not_held()}")), FIRST_LAY, "the record was edited here"),
    (edited(swap_moves(FIRST_LAY, FIRST_LAY + 1)), FIRST_LAY, "the record was edited here"),
    (edited(drop("moves", 4)), 5, "the record was edited here"),
    (edited(lambda d: d["moves"].insert(4, "* draw:one")), 5, "the record was edited here"),
    (edited(put("options", "first", "B")), 0, "the record was edited before its first move"),
    (edited(put("pack", "name", "mine")), 0, "the record was edited before its first move"),
    (edited(put("players", 0, "random")), 0, "the record was edited before its first move"),
    (edited(keep_moves(8)), 9, f"the record has 8 moves, but {LAST} were written down"),
    (edited(keep_moves(0)), 1, f"the record has 0 moves, but {LAST} were written down"),
    (edited(add_moves("A lay:one")), LAST + 1, f"the record has {LAST + 1} moves, but {LAST} were written down"),
    (edited(put("result", "winners", ["A", "B", "C"])), 0, "the record's result or its seal was edited"),
    (edited(put("result", None)), 0, "the record's result or its seal was edited"),
    (edited(put("seal", "")), 0, "the record was edited before its first move"),
    (
        edited(lambda d: d.update(seal=d["seal"][:-1])),
        LAST,
        f"the record has {LAST} moves, but {LAST - 1} were written down",
    ),
    (edited(lambda d: d.update(seal=d["seal"].upper())), None, "this is not what was written down"),
]

FORGED = [
    (forged(put("game", "chess")), 0, "no game is called 'chess': there are "),
    (
        forged(put("rules_version", 99)),
        0,
        "it was played by version 99 of the rules of whispers, and these are version 1",
    ),
    (
        forged(put("pack", {"name": "mine", "digest": "ff"})),
        0,
        "it was played with the card pack mine ff, and this is standard : name that pack's folder with --pack DIR",
    ),
    (forged(all_of(put("seats", 5), drop("players"), put("result", None))), 0, "whispers is for 2 to 4 players, not 5"),
    (forged(put("options", "first", "Q")), 0, "option first is one of random, A, B, C, not 'Q'"),
    (forged(put("options", "wind", "north")), 0, "whispers has no option 'wind': it has first"),
    (forged(put("moves", 0, "* draw:five")), 1, "'draw' does not go with 'five'"),
    (forged(put("moves", 0, "* juggle:one")), 1, "no verb is called 'juggle': there are draw, lay, bid, judge, play"),
    (forged(put("moves", 0, "* lay:one")), 1, "chance cannot have given 'lay:one' here"),
    (forged(put("moves", 0, "A lay:one")), 1, "a card is to be drawn here, and the record does not say which"),
    (forged(put("moves", FIRST_LAY - 1, "* draw:one")), FIRST_LAY, "chance cannot have given 'draw:one' here"),
    (forged(put("moves", FIRST_LAY - 1, "Z lay:one")), FIRST_LAY, "there is no seat 'Z' at a table of 3"),
    (forged(put("moves", FIRST_LAY - 1, "D lay:one")), FIRST_LAY, "there is no seat 'D' at a table of 3"),
    (forged(put("moves", FIRST_LAY - 1, "AB lay:one")), FIRST_LAY, "there is no seat 'AB' at a table of 3"),
    (
        forged(put("moves", FIRST_LAY - 1, "B lay:one")),
        FIRST_LAY,
        "seat B, 'lay:one': this seat is not asked anything now",
    ),
    (
        forged(put("moves", FIRST_LAY - 1, f"A lay:{card_not_held()}")),
        FIRST_LAY,
        f"seat A, 'lay:{card_not_held()}': that cannot be done now (WH-2)",
    ),
    (forged(put("moves", FIRST_LAY - 1, "A judge:B")), FIRST_LAY, "seat A, 'judge:B': that cannot be done now (WH-2)"),
    (
        forged(swap_moves(FIRST_LAY - 1, FIRST_LAY)),
        FIRST_LAY - 1,
        "a card is to be drawn here, and the record does not say which",
    ),
    (
        forged(put("moves", FIRST_LAY - 1, "A undo")),
        FIRST_LAY,
        "a move can be taken back only until a card is drawn or shown",
    ),
    (forged(put("moves", FIRST_LAY, "A undo:2")), FIRST_LAY + 1, "there are not 2 answers of this seat to take back"),
    (
        forged(put("moves", FIRST_LAY, "A undo:zwei")),
        FIRST_LAY + 1,
        "'undo:zwei' takes nothing back: it is written undo, or undo:3",
    ),
    (
        forged(put("moves", FIRST_LAY, "A undo:" + "9" * 60)),
        FIRST_LAY + 1,
        "takes nothing back: it is written undo, or undo:3",
    ),
    (
        forged(put("moves", FIRST_LAY - 1, "& undo")),
        FIRST_LAY,
        "nothing can be taken back here: what chance gave stays given",
    ),
    (forged(put("moves", FIRST_LAY, "& undo:2")), FIRST_LAY + 1, "there are not 2 answers of this seat to take back"),
    (
        forged(put("moves", FIRST_LAY + 1, "& undo:2")),
        FIRST_LAY + 2,
        "there are not 2 answers of this seat to take back",
    ),
    (
        forged(put("moves", FIRST_LAY, "& undo:0")),
        FIRST_LAY + 1,
        "'undo:0' takes nothing back: it is written undo, or undo:3",
    ),
    (
        forged(put("moves", FIRST_LAY, "& lay:one")),
        FIRST_LAY + 1,
        "all together can take a move back, but not do 'lay:one'",
    ),
    (forged(put("moves", 0, "& undo")), 1, "a card is to be drawn here, and the record does not say which"),
    (forged(add_moves("& undo")), LAST + 1, "the game was over before this"),
    (forged(add_moves("A lay:one")), LAST + 1, "the game was over before this"),
    (forged(add_moves("A undo")), LAST + 1, "the game was over before this"),
    (forged(keep_moves(LAST - 1)), 0, "the record has a result, but after its last move the game goes on"),
    (forged(put("result", None)), 0, "the record has no result, but after its last move the game is over"),
    (
        forged(put("result", "scores", [9, 9, 9])),
        0,
        f"the moves lead to scores {', '.join(map(str, MATCH.scores))}, won by ",
    ),
]


def refused(text: str, reason: str) -> BadRecord:
    with pytest.raises(BadRecord, match=re.escape(reason)) as caught:
        replay(Record.loads(text))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    return caught.value


@pytest.mark.parametrize(("text", "reason"), NO_RECORD, ids=[reason[:40] for _, reason in NO_RECORD])
def test_what_is_no_record_is_called_none(text: str, reason: str) -> None:
    assert refused(text, reason).move == 0


@pytest.mark.parametrize("share", [1, 5, 20, 40, 60, 80, 95, 99])
def test_a_record_cut_short_is_not_whole(share: int) -> None:
    assert (
        refused(
            TEXT[: len(TEXT) * share // 100], "this is not a whole record: its JSON breaks off or goes wrong in line "
        ).move
        == 0
    )


@pytest.mark.parametrize(("text", "reason"), WRONG_TYPES, ids=[reason[:40] for _, reason in WRONG_TYPES])
def test_a_record_of_the_wrong_shape_is_refused_by_what_is_wrong(text: str, reason: str) -> None:
    assert refused(text, reason).move == 0


@pytest.mark.parametrize(
    ("text", "move", "reason"), BAD_MOVES + EDITED + FORGED, ids=[case[2][:40] for case in BAD_MOVES + EDITED + FORGED]
)
def test_a_record_that_was_edited_or_forged_is_refused_with_the_move_and_the_reason(
    text: str, move: int | None, reason: str
) -> None:
    error = refused(text, reason)
    if move is not None:
        assert error.move == move
        assert str(error).startswith(f"move {move}: ") or not move


def test_there_are_broken_records_by_the_dozen() -> None:
    broken = [case[0] for case in NO_RECORD + WRONG_TYPES + BAD_MOVES + EDITED + FORGED]
    assert len(set(broken)) == len(broken) > 8 * 12
    assert TEXT not in broken
    replay(Record.loads(TEXT))


def test_a_record_taken_back_by_the_wrong_seat_is_refused() -> None:
    record = Record.of(played(moves=8))
    record.moves.append("C undo" if record.moves[-1][0] != "C" else "A undo")
    with pytest.raises(BadRecord, match="can be taken back only until") as caught:
        replay(record)
    assert caught.value.move == len(record.moves)


def holds(text: str) -> None:
    """The text is refused, or it is the same match."""
    try:
        record = Record.loads(text)
        match = replay(record)
    except BadRecord:
        return
    assert snapshot(match._table) == snapshot(MATCH._table)
    assert record.dumps() == TEXT


@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 4), st.text(max_size=4)), min_size=1, max_size=3))
def test_a_record_with_any_characters_changed_is_refused_or_the_same(changes: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for at, length, new in changes:
        text = text[:at] + new + text[at + length :]
    holds(text)


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*MOVES, "A undo", "& undo", "C"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "scores", "winners", "first"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@given(st.data(), st.booleans())
def test_a_record_with_any_value_changed_is_refused_or_the_same_and_never_breaks_the_program(
    data: st.DataObject, seal: bool
) -> None:
    """Also under a new seal: then the rules decide, and a legal forgery is another match."""
    record = json.loads(TEXT)
    spot: Any = record
    key: Any = data.draw(st.sampled_from(sorted(record)))
    while isinstance(spot[key], dict | list) and spot[key] and data.draw(st.booleans()):
        spot = spot[key]
        key = data.draw(st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot))))
    spot[key] = data.draw(ANYTHING)
    if not seal:
        holds(json.dumps(record))
        return
    try:
        header = {key: value for key, value in record.items() if key not in ("moves", "result", "seal")}
        record["seal"] = Record(header, record["moves"], record["result"]).seal
    except (AttributeError, TypeError, UnicodeEncodeError):
        return  # what cannot be sealed is looked at above
    try:
        match = replay(Record.loads(json.dumps(record)))
    except BadRecord:
        return
    assert Record.of(match).moves == record["moves"]

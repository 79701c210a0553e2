"""The text form: a header, one line a move, what was heard after `;`; open it can be read back, from a seat's eyes it
keeps secrets.
"""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coterie.core.errors import BadRecord, BadSeats
from coterie.core.layout import Pack
from coterie.core.lexicon import OPEN, Action
from coterie.games import find
from coterie.play import Match, Record, SeededDice, notation, replay
from coterie.words import LANGUAGES, Words
from tests.contracts.copies import snapshot
from tests.contracts.tables import cases
from tests.play.matches import played

WORDS = Words(find("whispers"))


def whispers(moves: int = 10_000, seed: int = 3) -> Record:
    return Record.of(played(seed=seed, moves=moves, options={"first": "A"}), ["person", "courtier", "random"])


def body(text: str) -> list[str]:
    """The lines of moves, and the last."""
    return text.partition("\n\n")[2].splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), cases())
def test_an_open_text_in_either_language_is_the_whole_record(name: str, seats: int, language: str) -> None:
    for match, players in (
        (played(name, seats, seed=2), ["person"] * seats),
        (played(name, seats, seed=3, moves=40), None),
    ):
        record = Record.of(match, players)
        again = notation.read(notation.write(record, Words(match.game, language), OPEN))
        assert again.dumps() == record.dumps()
        assert snapshot(replay(again)._table) == snapshot(match._table)


@pytest.mark.parametrize(("name", "seats"), cases())
def test_every_move_is_one_line_with_its_number_from_every_seat(name: str, seats: int) -> None:
    record = Record.of(played(name, seats, seed=2))
    words = Words(find(name), "fr")
    for viewer in (0, seats):
        lines = [line for line in body(notation.write(record, words, viewer)) if not line.startswith(";")]
        assert [line.partition(" ")[0] for line in lines] == [f"{n}." for n in range(1, len(record.moves) + 1)] + ["="]
        assert [line.split(" ")[1] for line in lines[:-1]] == [move[0] for move in record.moves]


def test_a_seat_reads_what_it_did_and_what_was_open_and_a_question_mark_for_the_rest() -> None:
    record = whispers()
    lines = body(notation.write(record, WORDS, 0))
    deals, lays = record.moves[:6], record.moves[6:9]
    for n, move in enumerate(deals):
        mine = n % 3 == 2  # C, B and A are dealt to in turn
        assert lines[n] == f"{n + 1}. {move if mine else '* draw:?'} ; event-dealt"
    assert lines[6] == f"7. {lays[0]} ; event-laid"
    assert lines[7:9] == ["8. B lay:? ; event-laid", "9. C lay:? ; event-laid"]
    bids = [move if move[0] == "A" else f"{move[0]} ?" for move in record.moves[9:12]]
    assert lines[9:12] == [f"10. {bids[0]}", f"11. {bids[1]}", f"12. {bids[2]} ; event-bids"]
    assert re.fullmatch(r"13\. [ABC] judge:[ABC] ; event-judged", lines[12])  # chosen before everybody's eyes


def test_what_is_told_says_who_saw_which_card() -> None:
    match = Match(find("royal-secrets"), 3, {"first": "A"}, SeededDice(1))
    lexicon = match.game.lexicon
    for word in (
        "choose:king",
        "hand-on:B",
        "choose:king",
        "hand-on:C",
        "choose:queen",
        "hand-on:A",
        "bet-down:courtier-40",
    ):
        seat = match.asked()[0]
        match.play(seat, [Action(lexicon.parse(word))])
    record = Record.of(match)
    n = len(record.moves)
    for language in LANGUAGES:
        words = Words(match.game, language)
        card = words.card(lexicon.kinds.index("courtier-40"))
        told = {viewer: body(notation.write(record, words, viewer))[-2].partition(" ; ") for viewer in (0, 1, 3, OPEN)}
        assert told[0] == told[OPEN]
        assert told[0][0] == f"{n}. A bet-down:courtier-40"
        assert card in told[0][2]
        assert told[1] == told[3]
        assert told[1][0] == f"{n}. A bet-down:?"
        assert told[1][2]
        assert card not in told[1][2]


def test_a_move_taken_back_is_a_move_and_stays_as_secret_as_it_was() -> None:
    match = Match(find("whispers"), 3, {"first": "A"}, SeededDice(3))
    for _ in range(2):
        match.play(0, match.eyes(0).legal()[:1])
        match.undo(0)
    lines = body(notation.write(Record.of(match), WORDS, 1))
    taken_back = "A undo ; A takes the last move back."
    assert lines[6:10] == [
        "7. A lay:? ; event-laid",
        f"8. {taken_back}",
        "9. A lay:? ; event-laid",
        f"10. {taken_back}",
    ]
    assert lines[10:] == ["= unfinished ; The game goes on from here."]


def test_the_header_says_what_was_played_and_by_whom() -> None:
    match = played("royal-secrets", 3, seed=1, options={"open_scores": "on", "first": "C"})
    record = Record.of(match, ["person", "courtier", "random"])
    text = notation.write(record, Words(match.game, "en"), OPEN)
    assert text.partition("\n\n")[0].splitlines() == [
        '[Record "coterie-text/1"]',
        '[Eyes "open"] ; Everything is told, also what no player knew.',
        '[Game "royal-secrets"] ; Royal Secrets',
        '[Rules "2"]',
        f'[Pack "{match.pack.name}" "{match.pack.digest}"]',
        '[Options "open_scores=on debts=off first=C"] ; Lilies: open to all. Below zero: nobody owes lilies. C begins.',
        '[Seats "3"]',
        '[Players "person courtier random"] ; A: a person. B: the courtier, a bot. C: a bot that plays at random.',
    ]


def test_the_last_line_tells_the_result_once_there_is_one() -> None:
    match = played(seed=3)
    names = [
        f"{letter} {points}{'*' if seat in match.winners else ''}"
        for seat, (letter, points) in enumerate(zip("ABC", match.scores, strict=True))
    ]
    for viewer in (0, 3, OPEN):
        assert body(notation.write(Record.of(match), WORDS, viewer))[-1].startswith(
            f"= {', '.join(names)} ; The game is over. "
        )
    assert (
        body(notation.write(whispers(8), Words(find("whispers"), "fr"), OPEN))[-1]
        == "= unfinished ; La partie continue à partir d’ici."
    )


def test_the_name_of_a_pack_may_hold_anything_printable() -> None:
    pack = Pack('our "own"; [best] \\ pack é', "ff")
    record = Record.of(Match(find("whispers"), 3, {}, SeededDice(1), pack))
    assert notation.read(notation.write(record, WORDS, OPEN, pack)).dumps() == record.dumps()


def test_blank_lines_comments_windows_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    record = whispers()
    text = notation.write(record, WORDS, OPEN)
    for other in (
        "\ufeff" + text.replace("\n", "\r\n"),
        text.replace("\n", "\n\n  \n; a comment\n"),
        text.replace("\n", "   \n"),
        re.sub(" ;.*", "", text),
        re.sub(" ;.*", ";", text),
        text.replace("\n", "\n   ").rstrip(),
    ):
        assert notation.is_text_form(other)
        assert notation.read(other).dumps() == record.dumps()


@pytest.mark.parametrize(("viewer", "name"), [(0, "A"), (2, "C"), (3, "onlooker")])
def test_a_text_from_a_seats_eyes_cannot_be_read_back_and_says_so(viewer: int, name: str) -> None:
    with pytest.raises(
        BadRecord,
        match=(
            f"line 2: only a text with open eyes can be read back, and this one does not say what '{name}' did not see"
        ),
    ):
        notation.read(notation.write(whispers(), WORDS, viewer))


TEXT = notation.write(whispers(), WORDS, OPEN)
LINES = TEXT.splitlines()


def changed(line: int, new: str | None) -> str:
    """The open text with one line, counted from 1, changed or left out."""
    return "\n".join([*LINES[: line - 1], *([] if new is None else [new]), *LINES[line:]])


LAST = len(LINES)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", 'the text has no line [Record "…"]'),
        ("1. e4 e5 2. Nf3", "line 1: expected a move such as '1. A pass', found '1. e4 e5 2. Nf3'"),
        (
            changed(1, '[Record "coterie-text/9"]'),
            "line 1: this text has format 'coterie-text/9', and only coterie-text/1 is known here",
        ),
        (changed(3, None), 'the text has no line [Game "…"]'),
        (changed(3, "[Game whispers]"), "line 3: expected a move such as '1. A pass', found '[Game whispers]'"),
        (changed(3, '[Game "whispers" "loud"]'), "line 3: the tag Game should have one text in quotes, not 2"),
        (changed(3, '[Game "\\q"]'), "line 3: the tag Game is not written as texts in quotes"),
        (changed(3, '[Opening "Sicilian"]'), "line 3: there is no tag Opening; there are Record, Eyes, Game,"),
        (changed(4, LINES[2]), "line 4: the tag Game stands here for the second time"),
        (changed(4, '[Rules "one"]'), "line 4: expected a whole number, found 'one'"),
        (changed(5, '[Pack "house"]'), "line 5: the tag Pack should have two texts in quotes, not 1"),
        (changed(6, '[Options "first"]'), "line 6: expected each option once and written name=value, found 'first'"),
        (
            changed(6, '[Options "first=A first=B"]'),
            "line 6: expected each option once and written name=value, found 'first=B'",
        ),
        (changed(7, '[Seats "12"]'), "'seats' should be from 1 to 6, not 12"),
        (changed(8, '[Players "person"]'), "'players' should have one word for each of the 3 seats, not 1"),
        (changed(12, None), "line 12: expected move 3, found move 4"),
        (changed(12, "7. A lay:one"), "line 12: expected move 3, found move 7"),
        (
            changed(12, "3. * draw:one extra"),
            "line 12: expected a move such as '3. A pass', found '3. * draw:one extra'",
        ),
        (changed(12, "* draw:one"), "line 12: expected a move such as '3. A pass', found '* draw:one'"),
        (changed(LAST, None), "the text breaks off: its last line should begin with = and tell the result"),
        ("\n".join(LINES[:15]), "the text breaks off: its last line should begin with = and tell the result"),
        (
            changed(LAST, "= 1-0"),
            f"line {LAST}: expected '= unfinished' or scores such as '= A 12, B 30*, C 8', found '= 1-0'",
        ),
        (changed(LAST, "= B 1, A 2*, C 3"), f"line {LAST}: expected '= unfinished' or scores such as"),
        (changed(LAST, "= A 1, B 2*"), "'scores' should have one number for each of the 3 seats, not 2"),
        (changed(LAST, "= A 1, B 2, C 3"), "'winners' should be seats from A to C, not ''"),
        (TEXT + "18. A pass\n", f"line {LAST + 1}: expected nothing after the line that begins with ="),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_by_its_line(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(reason)):
        notation.read(text)


@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 9), st.text(max_size=5)), min_size=1, max_size=3))
def test_a_text_with_any_characters_changed_is_read_or_refused_and_never_breaks_the_program(
    changes: list[tuple[int, int, str]],
) -> None:
    text = TEXT
    for at, length, new in changes:
        text = text[:at] + new + text[at + length :]
    try:
        record = notation.read(text)
        assert Record.loads(record.dumps()).dumps() == record.dumps()
        replay(record)
    except BadRecord:
        pass


def test_eyes_are_named_by_a_letter_or_a_word() -> None:
    assert [notation.viewer_of(name, 3) for name in ("A", "b", "onlooker", "OPEN")] == [0, 1, 3, OPEN]
    for name in ("D", "", "king", "AB"):
        with pytest.raises(
            BadSeats, match=f"eyes are those of a seat from A to C, of an onlooker, or open; not '{name}'"
        ):
            notation.viewer_of(name, 3)


def test_there_is_no_text_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadSeats, match="there is no seat 7 at a table of 3"):
        notation.write(whispers(), WORDS, 7)

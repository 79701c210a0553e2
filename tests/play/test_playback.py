"""A record is played back to any position, through anybody's eyes, and with all cards open."""

import pytest

from coterie.core.dice import Lehmer
from coterie.core.errors import BadRecord, BadSeats, CoterieError
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.lexicon import OPEN
from coterie.games import find
from coterie.play import Match, Playback, Record, SeededDice
from tests.contracts.tables import cases
from tests.play.matches import played

Sight = list[object]


def sight(eyes: Eyes) -> Sight:
    return [eyes.view().plain(), eyes.legal(), plain(eyes.heard())]


def plain(heard: list[Heard]) -> list[object]:
    return [h.plain() for h in heard]


def watched(
    name: str, seats: int, options: dict[str, str] | None = None
) -> tuple[Match, dict[int, list[Sight]], dict[int, list[object]]]:
    """A match, what every seat and the onlooker saw by number of moves, and what each heard, as it was told."""
    match = Match(find(name), seats, options, SeededDice(5))
    dice = Lehmer(5)
    sights: dict[int, list[Sight]] = {}
    heard: dict[int, list[object]] = {viewer: [] for viewer in range(seats + 1)}

    def look() -> None:
        sights[len(match.moves)] = [sight(match.eyes(viewer)) for viewer in range(seats + 1)]
        for viewer, past in heard.items():
            past += plain(match.eyes(viewer).heard(past[-1][0] + 1 if past else 0))

    look()
    while not match.over and len(sights) < 25:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        match.play(seat, [legal[dice.below(len(legal))]])
        look()
        if match.can_undo(seat) and dice.below(3) == 0:
            match.undo(seat)
            look()
    return match, sights, heard


@pytest.mark.parametrize(("name", "seats"), cases())
def test_every_seat_sees_and_hears_at_every_position_what_it_did_in_the_match(name: str, seats: int) -> None:
    match, sights, heard = watched(name, seats)
    playback = Playback(Record.of(match))
    assert len(playback) == len(match.moves)
    for at in sorted(sights, key=lambda at: at * 7 % 11):
        playback.jump(at)
        assert playback.at == at
        for viewer in range(seats + 1):
            assert sight(playback.eyes(viewer)) == sights[at][viewer]
    for viewer in range(seats + 1):
        playback = Playback(Record.of(match))
        told = plain(playback.heard(viewer))
        while playback.at < len(playback):
            playback.forward(3)
            told += plain(playback.heard(viewer))
        assert told == heard[viewer]


@pytest.mark.parametrize(("name", "seats"), cases())
def test_open_eyes_see_every_card_every_fact_and_every_face(name: str, seats: int) -> None:
    playback = Playback(Record.of(played(name, seats, seed=5, moves=60)))
    hidden = 0
    while playback.at < len(playback):
        playback.forward()
        view = playback.open().view()
        table = playback._tables[playback.at]
        assert [pile.hidden for pile in view.piles] == [0] * len(view.piles)
        for pile in table.layout.piles:
            cards = sorted(table.kind(card) for card in table.at[pile.index])
            assert view.pile(pile.name, pile.seat).cards == cards
            hidden += playback.eyes(seats).view().pile(pile.name, pile.seat).hidden
        assert view.facts == {fact.name: fact.value for fact in table.facts()}
        assert all(card >= 0 for heard in playback.heard(OPEN) for card in heard.cards)
        assert (playback.open().asked(), playback.open().legal()) == (False, [])
    assert hidden, "there was nothing to open"


def test_a_match_in_progress_opens_no_eyes() -> None:
    match = played(moves=8)
    with pytest.raises(BadSeats, match="there is no seat -4 at a table of 3"):
        match.eyes(OPEN)
    assert not [name for name in dir(match) if "open" in name]


def test_a_playback_begins_before_the_first_move_and_stops_at_the_ends() -> None:
    playback = Playback(Record.of(played(moves=8)))
    assert (playback.at, playback.turn) == (0, None)
    playback.back()
    assert playback.at == 0
    playback.forward(1000)
    assert playback.at == len(playback)
    playback.back(2)
    assert playback.at == len(playback) - 2
    assert playback.turn
    assert playback.turn.n == playback.at
    for nowhere in (-1, len(playback) + 1):
        with pytest.raises(
            CoterieError, match=rf"the record has {len(playback)} moves: .* from 0 to {len(playback)}, not {nowhere}"
        ):
            playback.jump(nowhere)


def test_what_was_told_while_the_table_was_laid_is_heard_first() -> None:
    playback = Playback(Record.of(Match(find("for-the-king"), 3, {"first": "B"}, SeededDice(1))))
    assert [(heard.what, heard.seat) for heard in playback.heard(0)] == [("dealer", 1)]


def test_on_the_way_back_nothing_is_heard() -> None:
    playback = Playback(Record.of(played(moves=8)))
    playback.forward(3)
    assert len(playback.heard(3)) == 3
    playback.back()
    assert playback.heard(3) == []
    playback.forward()
    assert len(playback.heard(3)) == 1


def test_a_seat_that_does_not_exist_has_no_eyes() -> None:
    with pytest.raises(BadSeats, match="there is no seat 7 at a table of 3"):
        Playback(Record.of(played(moves=8))).eyes(7)


def test_a_record_that_breaks_the_rules_is_not_played_back() -> None:
    record = Record.of(played(moves=8, options={"first": "A"}))
    record.moves[6] = "A judge:B"
    with pytest.raises(BadRecord, match=r"move 7: seat A, 'judge:B': that cannot be done now \(WH-2\)") as caught:
        Playback(record)
    assert caught.value.move == 7

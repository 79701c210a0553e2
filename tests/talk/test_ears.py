"""Ears that hear a game move by move know the same as ears that hear all of it at once, whatever was taken back."""

import random
from collections.abc import Iterator

import pytest

from coterie.core.events import Heard
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.talk import Ears, Public, sayings_of
from coterie.talk.sayings import openings

GAMES = sorted(games())
MOVES = 250


def _walk(name: str, seed: int) -> Iterator[Match]:
    """Positions of a random game. Now and then somebody takes an answer back."""
    game = find(name)
    chosen = random.Random(seed)
    match = Match(game, game.most, dice=SeededDice(seed))
    for _ in range(MOVES):
        if match.over:
            return
        seat = chosen.choice(match.asked())
        match.play(seat, [chosen.choice(match.eyes(seat).legal())])
        yield match
        if match.can_undo(seat) and chosen.random() < 0.3:
            match.undo(seat)
            yield match


def _last_by_looking(ears: Ears, *words: str, seat: int | None = None, before: int | None = None) -> Heard | None:
    fits = [
        event
        for event in ears.heard
        if event.what in words and seat in (None, event.seat) and (before is None or event.n < before)
    ]
    return fits[-1] if fits else None


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_said_is_the_same_for_ears_that_heard_it_move_by_move(name: str) -> None:
    taken_back = 0
    steady: Ears | None = None
    for match in _walk(name, 5):
        onlooker, sayings = match.eyes(match.seats), sayings_of(match.game)
        if steady is None:
            steady = Ears(match.seats, match.seats, match.pack)
        taken_back += steady.hear(onlooker.heard(steady.told))
        for seat in range(match.seats):
            often = openings(sayings, Public(onlooker.view(), steady), seat, 5)
            once = openings(sayings, Public.of(onlooker), seat, 5)
            assert often == once, (seat, len(match.moves))
    assert taken_back


@pytest.mark.parametrize("name", GAMES)
def test_the_last_event_of_a_word_is_the_one_that_looking_at_all_finds(name: str) -> None:
    ears: Ears | None = None
    for match in _walk(name, 6):
        ears = ears or Ears(match.seats, match.seats, match.pack)
        ears.hear(match.eyes(match.seats).heard(ears.told))
        words = sorted({event.what for event in ears.heard})
        for first, second in zip(words, words[1:] + words[:1], strict=True):
            for seat in (None, 0, match.seats - 1):
                for before in (None, ears.told // 2):
                    found = ears.last(first, second, seat=seat, before=before)
                    assert found == _last_by_looking(ears, first, second, seat=seat, before=before)
            assert ears.every(first) == [event for event in ears.heard if event.what == first]

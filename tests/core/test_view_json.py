"""Sheets say to the byte what views and events say."""

import json

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.view_json import ViewWriter
from coterie.games import games
from coterie.play import Match, SeededDice


def as_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def compare(writer: ViewWriter, eyes: Eyes, since: int) -> None:
    """Hold a writer to what one viewer sees, hears and may do."""
    assert writer.view(eyes.seat) == as_json(eyes.view().plain())
    assert writer.heard(eyes.seat, since) == as_json([event.plain() for event in eyes.heard(since)])
    assert writer.legal(eyes.seat) == as_json(eyes.legal())


@pytest.mark.parametrize("name", list(games()))
def test_a_sheet_says_what_every_viewer_sees_hears_and_may_do(name: str) -> None:
    game, dice = games()[name], Lehmer(7)
    for seats in range(game.fewest, game.most + 1):
        table = game.table(seats)
        while not table.over:
            before = table.told
            if table.whose() == CHANCE:
                table.roll(dice)
            else:
                seat = table.whose()
                legal = table.legal(seat)
                table.play(seat, legal[dice.below(len(legal))])
            if dice.below(4) and not table.over:
                continue
            writer = ViewWriter(table)
            for viewer in range(seats + 1):
                compare(writer, Eyes(table, viewer), before)


@pytest.mark.parametrize("name", list(games()))
def test_writers_that_take_over_what_has_not_changed_say_the_same(name: str) -> None:
    """Through a whole match, with moves taken back, and forks that go their own way and are come back to."""
    game, dice, backs = games()[name], Lehmer(11), 0
    for seats in range(game.fewest, game.most + 1):
        match = Match(game, seats, dice=SeededDice(seats))
        forks: list[Match] = []
        older: list[tuple[ViewWriter, Match]] = []
        while not match.over:
            before = match.told
            what = dice.below(16)
            if what == 0 and match.can_take_back():
                match.take_back()
                backs += 1
            elif what <= 2 and any(match.can_undo(seat) for seat in range(seats)):
                match.undo(next(seat for seat in range(seats) if match.can_undo(seat)))
                backs += 1
            else:
                asked = match.asked()
                seat = asked[dice.below(len(asked))]
                legal = match.eyes(seat).legal()
                match.play(seat, [legal[dice.below(len(legal))]])
            if dice.below(8) == 0:
                forks.append(match.fork())
            if dice.below(3):
                writer = match.writer()
                for viewer in range(seats + 1):
                    if dice.below(3):
                        compare(writer, match.eyes(viewer), before)
                        for old, then in older:
                            compare(old, then.eyes(viewer), before)
                older = [(writer, match.fork())] if dice.below(4) == 0 else []
            if forks and dice.below(8) == 0:
                match, forks[0] = forks[0], match
                forks = forks[:1] if dice.below(2) else []
        writer = match.writer()
        for viewer in range(seats + 1):
            compare(writer, match.eyes(viewer), 0)
    assert backs > 1, "too little was taken back to tell"

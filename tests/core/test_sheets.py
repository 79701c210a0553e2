"""Sheets say to the byte what views and events say."""

import json

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.sheets import Sheet
from coterie.core.words import CHANCE
from coterie.games import games


def as_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


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
            sheet = Sheet(table)
            for viewer in range(seats + 1):
                eyes = Eyes(table, viewer)
                assert sheet.view(viewer) == as_json(eyes.view().plain())
                assert sheet.heard(viewer, before) == as_json([event.plain() for event in eyes.heard(before)])
                assert sheet.legal(viewer) == as_json(eyes.legal())

"""Copies and conservation: a clone is equal and independent, no field is forgotten, no card is lost."""

import json
import os
import subprocess
import sys
from hashlib import sha256

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.fields import fields
from coterie.core.game import Game
from coterie.core.packing import pack, unpack
from coterie.core.table import Table, playout
from tests.contracts.tables import random_game


def snapshot(table: Table) -> str:
    """Everything a table holds, as text."""
    return json.dumps([pack(table), [h.plain() for h in Eyes(table, 0).heard()]], sort_keys=True)


def check_ending(game: Game, seats: int, seed: int) -> int:
    """A random game ends within its bound and never asks a seat that can do nothing; cards stay where they can be
    counted.
    """
    steps = 0
    for table in random_game(game, seats, seed):
        check_cards(table)
        steps += 1
    assert table.over
    assert table.winners(), "somebody wins"
    assert set(table.winners()) <= set(range(seats))
    assert len(table.scores()) == seats
    return steps


def check_cards(table: Table) -> None:
    """Every card lies in exactly one pile, of its own deck, and the ledger's counts agree with the piles."""
    lying = [(card, pile) for pile, cards in enumerate(table.at) for card in cards]
    assert sorted(card for card, _ in lying) == list(range(len(table.layout.kind_of))), "a card was lost or doubled"
    for card, pile in lying:
        deck = table.layout.piles[pile].deck
        assert deck.low <= card < deck.high, f"a foreign card in {table.layout.piles[pile].name}"
        assert table.where[card] == pile
        assert table.spread[table.cloud[card]] >> pile & 1, "a card lies where nobody thinks it possible"
        assert (table.cloud[card] == pile) == (table.known[card] >> table.seats & 1 == 1)
    for cards in table.at:
        assert cards == sorted(cards)
    for cloud, crowd in enumerate(table.crowd):
        assert crowd == table.cloud.count(cloud)


def check_copies(game: Game, seats: int, seed: int) -> None:
    """At points of a random game: clone and pack are complete, and playing a copy on leaves the original alone."""
    for n, table in enumerate(random_game(game, seats, seed)):
        if (n + seed) % 9:
            continue
        before = snapshot(table)
        clone = table.clone()
        assert snapshot(clone) == before, "a clone differs"
        for name in fields(table):
            assert name in fields(clone), f"clone has no {name}"
        blank = unpack(json.loads(json.dumps(pack(table))), table.blank())
        blank.log, blank.logged = table.log, table.logged
        assert snapshot(blank) == before, "what was packed and unpacked differs"
        one, two = table.clone(), table.clone(silent=True)
        playout(one, Lehmer(n))
        playout(two, Lehmer(n))
        assert one.scores() == two.scores(), "a silent table plays differently"
        assert snapshot(table) == before, "playing a copy changed the original"
        assert snapshot(clone) == before


def digest(game: Game, seats: int, seed: int) -> str:
    """A digest of everything that happens in a random game."""
    total = sha256()
    for table in random_game(game, seats, seed):
        total.update(snapshot(table).encode())
        if not table.over and table.whose() >= 0:
            total.update(json.dumps(table.legal(table.whose())).encode())
    return total.hexdigest()


def check_hashing(where: str, name: str, seats: int) -> None:
    """The same game under different hash seeds is the same to the last byte. `where`: a module with `find`."""
    script = f"""
import tests.conftest
from {where} import find
from tests.contracts.copies import digest
print(digest(find({name!r}), {seats}, 5))"""
    digests = set()
    for hash_seed in ("1", "2", "77"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        digests.add(
            subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True).stdout
        )
    assert len(digests) == 1, "the game depends on the order of a hash"

"""Fuzz: play random games by the hundred and look for faults.

A fault is a dead end, a lost card, a game that does not end, or a record that does not replay.
"""

import argparse
import json
import time

from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.core.game import Game
from coterie.core.packing import pack
from coterie.core.table import Table
from coterie.games import find, games
from coterie.play import Match, Record, SeededDice, replay

REPLAYED = 10  # one game in so many is also replayed from its record


def fuzz(args: argparse.Namespace) -> int:
    """Play random games of one game or all, at every seat count; exit code 1 if any fault was found."""
    if args.games < 1:
        raise CoterieError(f"at least one game is to be played, not {args.games}")
    faults = 0
    for game in [find(args.game)] if args.game else games().values():
        for seats in range(game.fewest, game.most + 1):
            began = time.perf_counter()
            steps = 0
            found: list[str] = []
            for seed in range(args.seed, args.seed + args.games):
                try:
                    steps += play_one(game, seats, seed)
                except Exception as error:  # any exception is a finding
                    found.append(f"seed {seed}: {type(error).__name__}: {error}")
            rate = steps / (time.perf_counter() - began)
            if args.json:
                print(
                    json.dumps(
                        {"game": game.name, "seats": seats, "games": args.games, "steps": steps, "faults": found}
                    ),
                    flush=True,
                )
            else:
                speed = f"{args.games} games, {steps} steps, {rate:,.0f} steps/s"
                print(f"{game.name}, {seats} seats: {speed}, {len(found)} faults", flush=True)
                print("\n".join(f"  {fault}" for fault in found[:5]), end="\n" if found else "")
            faults += len(found)
    return 1 if faults else 0


def play_one(game: Game, seats: int, seed: int) -> int:
    """Play one random game and return its steps; whatever is wrong with it is raised."""
    options = {o.name: o.values[seed % len(o.values)] for o in game.options if o.name != "first"}
    if seed % REPLAYED == 0:
        _replay_one(game, seats, seed, options)
    dice = Lehmer(seed)
    table = game.table(seats, options)
    steps = 0
    while not table.over:
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
        else:
            legal = table.legal(seat)
            assert legal, f"dead end at '{table.agenda[-1].step.name}'"
            table.play(seat, legal[dice.below(len(legal))])
        steps += 1
        assert steps <= game.bound, f"not over after {game.bound} steps"
    check_whole(table)
    assert table.winners(), "nobody won"
    return steps


def check_whole(table: Table) -> None:
    """Every card lies in exactly one pile, and the ledger agrees."""
    lying = sorted(card for cards in table.at for card in cards)
    assert lying == list(range(len(table.layout.kind_of))), "a card was lost or doubled"
    for pile, cards in enumerate(table.at):
        for card in cards:
            assert table.where[card] == pile, "a card lies in two places"
            assert table.spread[table.cloud[card]] >> pile & 1, "a card lies where nobody thinks it possible"


def _replay_one(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    match = Match(game, seats, options, SeededDice(seed))
    dice = Lehmer(seed)
    while not match.over:
        seat = match.asked()[dice.below(len(match.asked()))]
        legal = match.eyes(seat).legal()
        match.play(seat, [legal[dice.below(len(legal))]])
    again = replay(Record.loads(Record.of(match).dumps()), match.pack)
    assert pack(again._table) == pack(match._table), "the record does not replay to the same table"

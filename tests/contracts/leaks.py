"""Leaks: what a seat gets must not depend on what it does not know, now or until it is shown."""

import json
from collections import Counter

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE, Action
from coterie.core.table import Table
from tests.contracts.recall import signature
from tests.contracts.tables import choose, random_game
from tests.contracts.twins import twin_of, unknown_piles


class Cells:
    """How many pairs were compared that really differed, by pile and by question, and which cells had to differ."""

    def __init__(self) -> None:
        self.differed: Counter[str] = Counter()
        self.wanted: Counter[str] = Counter()

    def add(self, other: "Cells") -> None:
        self.differed += other.differed
        self.wanted += other.wanted

    def empty(self, often: int = 1) -> list[str]:
        """Cells wanted so often that never differed."""
        return sorted(cell for cell, n in self.wanted.items() if n >= often and not self.differed[cell])


def gets(table: Table, seat: int, since: int, dice_seed: int, imagined: bool = True, ahead: bool = True) -> str:
    """Everything that leaves a table for one seat, byte by byte.

    View, legal list, previews if it may look ahead, events, refusals, imagined worlds.
    """
    eyes = Eyes(table, seat)
    legal = eyes.legal()
    got: list[object] = [eyes.view().plain(), legal, [h.plain() for h in eyes.heard(since)]]
    dice = Lehmer(dice_seed)
    for _ in range(2 if legal and ahead else 0):
        action = legal[dice.below(len(legal))]
        preview = eyes.preview([action])
        got.append([preview.refused, preview.legal, preview.view.plain() if preview.view else None])
    if legal:
        got.append([eyes.why(Action(a)) for a in range(legal[0] - 6, legal[0] + 12) if a >= 0 and a not in legal])
    if imagined:
        got.append(signature(eyes.imagine(Lehmer(dice_seed))))
    return json.dumps(got)


def check_redeal(game: Game, seats: int, seed: int, looks: int = 20) -> Cells:
    """Permuting what a seat does not know changes nothing the seat gets, nor what it gets after the next step."""
    cells = Cells()
    dice = Lehmer(seed + 1)
    spots = _spots(game, seats, seed, looks, dice)
    for n, table in enumerate(random_game(game, seats, seed)):
        if table.over or n not in spots or table.answers:
            continue  # a sealed answer may name a card that is dealt elsewhere: `check_sealed` looks at those
        step = table.agenda[-1].step.name
        for seat in range(seats + 1):
            for to_go_on in (False, True):  # only a twin to go on with can be asked what comes next
                twin = twin_of(table, seat, dice, to_go_on)
                if twin.contradictions(seat):
                    continue
                _note(cells, table, twin, seat, step)
                assert gets(table, seat, 0, n, ahead=to_go_on) == gets(twin, seat, 0, n, ahead=to_go_on), (
                    f"seat {seat} at '{step}' gets what it should not know"
                )
                if to_go_on:
                    _step_both(table, twin, seat, dice, n)
    return cells


def check_fork(game: Game, seats: int, seed: int) -> Cells:
    """Another secret answer, or another hidden outcome of chance, changes nothing an outsider gets until it is
    shown.
    """
    cells = Cells()
    dice = Lehmer(seed + 2)
    seen: Counter[str] = Counter()
    for n, table in enumerate(random_game(game, seats, seed)):
        if table.over:
            continue
        actor = table.whose()
        ask = table.agenda[-1]
        if not (ask.step.secret or actor == CHANCE) or dice.below(1 + seen[ask.step.name]):
            continue  # every hidden step is looked at, frequent ones less and less often
        seen[ask.step.name] += 1
        one = choose(table, actor, dice)
        alike = [a for a in table.legal(actor) if a != one and look_alike(game, table, one, a)]
        if not alike:
            continue
        two = alike[dice.below(len(alike))]
        for seat in range(seats + 1):
            if seat != actor:
                if ask.step.secret:
                    cells.wanted[ask.step.name] += 1
                _fork(table, actor, one, two, seat, cells, ask.step.name, dice, n)
    return cells


def _spots(game: Game, seats: int, seed: int, looks: int, dice: Lehmer) -> set[int]:
    """So many places in a random game, spread over it."""
    length = sum(1 for _ in random_game(game, seats, seed))
    return {dice.below(length) for _ in range(looks)}


def _fork(
    table: Table, actor: int, one: int, two: int, seat: int, cells: Cells, step: str, dice: Lehmer, n: int
) -> None:
    left, right = table.clone(), table.clone()
    for world, action in ((left, one), (right, two)):
        world.turned_to = 0
        world.play(actor, action)
    for _ in range(4):
        if (left.turned_to | right.turned_to) >> seat & 1:
            return  # shown: from here on the worlds may differ for this seat
        cells.differed[step] += 1
        assert gets(left, seat, table.told, n) == gets(right, seat, table.told, n), (
            f"seat {seat} can tell two secret answers to '{step}' apart"
        )
        if not _step_both(left, right, seat, dice, n, compare=False):
            return


def _step_both(left: Table, right: Table, seat: int, dice: Lehmer, n: int, compare: bool = True) -> bool:
    """Take the same step in both worlds if it can be taken in both; compare what the seat gets unless it was shown
    something.
    """
    if left.over or right.over or left.whose() != right.whose():
        return False
    actor = left.whose()
    shared = [a for a in left.legal(actor) if a in right.legal(actor)]
    if actor == seat:
        assert shared == left.legal(actor) == right.legal(actor)
    if not shared:
        return False
    action = shared[dice.below(len(shared))]
    told = left.told
    if compare:
        left, right = left.clone(), right.clone()
    for world in (left, right):
        world.turned_to = 0
        world.play(actor, action)
    if compare and not (left.turned_to | right.turned_to) >> seat & 1:
        assert gets(left, seat, told, n, imagined=False) == gets(right, seat, told, n, imagined=False), (
            f"seat {seat} hears what it should not"
        )
    return True


def look_alike(game: Game, table: Table, one: int, two: int) -> bool:
    """Whether an outsider could not tell two answers apart: the same verb, of cards with the same back."""
    verb = game.lexicon.verb_of(one)
    if not verb.owns(two):
        return False
    if verb.noun != "card":
        return table.agenda[-1].sealed
    back = {table.layout.kind_of[c]: table.layout.back_of[c] for c in range(len(table.layout.kind_of))}
    return back[verb.arg(one)] == back[verb.arg(two)]


def _note(cells: Cells, table: Table, twin: Table, seat: int, step: str) -> None:
    mine, other = signature(table), signature(twin)
    piles = unknown_piles(table, seat)
    for pile in piles:
        name = table.layout.piles[pile].name
        cells.wanted[f"pile {name}"] += 1
        cells.differed[f"pile {name}"] += mine[pile] != other[pile]
    if piles:
        cells.wanted[f"step {step}"] += 1
        cells.differed[f"step {step}"] += mine != other

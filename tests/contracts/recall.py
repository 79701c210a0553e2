"""Recall: on small deals, list every world that fits what a seat heard, and hold the ledger and `imagine` to it.

The oracle knows nothing of the ledger. It replays the game in every way the seat cannot tell from the real one:
wherever chance or another seat did something hidden, it tries everything that could have been done and keeps what
sounds the same.
"""

from collections import Counter
from collections.abc import Iterator

from coterie.core.deduction.certain import certain
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.core.rows import row_of
from coterie.core.table import Table
from tests.core.slow_deduction import all_deals

Signature = tuple[tuple[int, ...], ...]  # per pile: its kinds, sorted

CROWDED = 500  # worlds beyond which the oracle gives up on a game: the deal was not small
LISTED = 2000  # deals of the ledger beyond which they are not all listed


class Tally:
    """How often the contract really had something to compare."""

    def __init__(self) -> None:
        self.positions = 0
        self.open_positions = 0  # more than one world fits
        self.listed = 0  # all deals of the ledger were listed
        self.certain = 0  # cards known without being seen in the pile

    def __add__(self, other: "Tally") -> "Tally":
        total = Tally()
        for name in vars(total):
            setattr(total, name, getattr(self, name) + getattr(other, name))
        return total


def check_recall(game: Game, seats: int, seed: int) -> Tally:
    """Play one small game at random and hold every seat's knowledge to the oracle at every question."""
    dice = Lehmer(seed)
    pack = game.small(seats)
    real = game.table(seats, {}, pack)
    viewers = list(range(seats + 1))
    worlds = {viewer: [game.table(seats, {}, pack)] for viewer in viewers}
    tally = Tally()
    while not real.over and worlds:
        actor = real.whose()
        step = real.agenda[-1].step
        before = real.told
        if actor == CHANCE:
            action = real.agenda[-1].step.roll(real, real.agenda[-1], dice)
        else:
            legal = real.legal(actor)
            action = legal[dice.below(len(legal))]
        hidden = actor == CHANCE or step.secret
        real.play(actor, action)
        for viewer in list(worlds):
            heard = sounds(real, viewer, before)
            kept: dict[object, Table] = {}
            for world in worlds[viewer]:
                legal = world.legal(actor)
                for choice in legal if hidden and actor != viewer else [action] if action in legal else []:
                    after = world.clone()
                    after.play(actor, choice)
                    if sounds(after, viewer, before) == heard:
                        kept.setdefault((signature(after), tuple(after.answers)), after)
            worlds[viewer] = list(kept.values())
            if len(kept) > CROWDED:
                del worlds[viewer]
                continue
            assert kept, "the real world itself must fit"
            if real.over or real.whose() != CHANCE:
                tally += _compare(real, viewer, {signature(w) for w in kept.values()}, dice)
    return tally


def signature(table: Table, where: list[int] | None = None) -> Signature:
    """Which kinds lie in which pile."""
    piles: list[list[int]] = [[] for _ in table.at]
    for card, pile in enumerate(where or table.where):
        piles[pile].append(table.layout.kind_of[card])
    return tuple(tuple(sorted(p)) for p in piles)


def sounds(table: Table, viewer: int, since: int) -> object:
    """What a seat hears of a step: the events, and who is asked what next."""
    asked = (table.agenda[-1].step.name, table.agenda[-1].seat, table.agenda[-1].waiting) if not table.over else None
    return [h.plain() for h in Eyes(table, viewer).heard(since)], asked


def _compare(real: Table, viewer: int, worlds: set[Signature], dice: Lehmer) -> Tally:
    tally = Tally()
    tally.positions = 1
    tally.open_positions = int(len(worlds) > 1)
    shown = certain(real, viewer)
    names = [(p.name, p.seat) for p in real.layout.piles]
    deals: set[Signature] = set()
    strained = False
    listed = True
    for n, (deal, contradictions) in enumerate(_deals(real, viewer)):
        if contradictions:
            strained = True
        else:
            deals.add(deal)
        if n > LISTED:
            listed = False
            strained = type(real).contradictions is not Table.contradictions
            break
    for pile in range(len(real.at)):
        sure = Counter(real.layout.kind_of[c] for c in real.at[pile] if shown[c])
        common = _in_all([Counter(world[pile]) for world in worlds])
        fits = (
            sure <= common if strained else sure == common
        )  # what `contradictions` excludes is known to `imagine` alone
        assert fits, f"seat {viewer} in {names[pile]}: the ledger knows {dict(sure)}, all worlds have {dict(common)}"
        tally.certain += sum(sure.values())
    if listed:
        tally.listed = 1
        assert deals == worlds, (
            f"seat {viewer}: {len(deals - worlds)} deals fit no world, {len(worlds - deals)} worlds are no deal"
        )
    for _ in range(4):
        imagined = Eyes(real, viewer).imagine(dice)
        assert signature(imagined) in worlds, f"seat {viewer}: imagined a world that cannot be"
    return tally


def _in_all(counts: list[Counter[int]]) -> Counter[int]:
    least = counts[0]
    for count in counts[1:]:
        least = least & count
    return least


def _deals(real: Table, viewer: int) -> Iterator[tuple[Signature, int]]:
    """Every way to lay the unknown cards that the ledger allows, by brute force, and its contradictions."""
    world = real.clone()
    for where in all_deals(real, viewer):
        world.where = row_of(list(where))
        world.at = [[c for c in range(len(where)) if where[c] == p] for p in range(len(real.at))]
        yield signature(real, where), world.contradictions(viewer)

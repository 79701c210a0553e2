"""Answers: sealed ones stay sealed in imagined worlds too, and a batch is never a second try."""

from collections.abc import Callable

from coterie.core.dice import Dice, Lehmer
from coterie.core.errors import Refused
from coterie.core.eyes import Eyes, open_eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE, Action
from coterie.core.packing import pack
from coterie.core.table import Table, playout
from coterie.play.match import Match
from tests.contracts.copies import check_cards, snapshot
from tests.contracts.tables import random_game

Imagine = Callable[[Eyes, Dice], Table]


def check_sealed(game: Game, seats: int, seed: int, imagine: Imagine = Eyes.imagine) -> int:
    """A world imagined while sealed answers are coming in says nothing of others' answers.

    Returns how often one was tried.
    """
    tried = 0
    for table in random_game(game, seats, seed):
        if table.over or not table.agenda[-1].sealed or table.agenda[-1].waiting & (table.agenda[-1].waiting - 1) == 0:
            continue
        actor = table.whose()
        legal = table.legal(actor)
        if len(legal) < 2:
            continue
        tried += 1
        worlds = []
        for answer in (legal[0], legal[-1]):
            world = table.clone()
            world.play(actor, answer)
            outsider = next(s for s in range(seats + 1) if s != actor)
            imagined = imagine(Eyes(world, outsider), Lehmer(seed))
            assert imagined.asked(actor), "the answer of another is withdrawn: the seat is asked again"
            worlds.append(pack(imagined))
        assert worlds[0] == worlds[1], "an imagined world holds another's sealed answer"
    return tried


def check_imagined(game: Game, seats: int, seed: int) -> int:
    """Imagined worlds are whole tables that play to an end, and packed Eyes see what the Eyes saw.

    Returns how many were tried.
    """
    dice = Lehmer(seed)
    tried = 0
    for table in random_game(game, seats, seed):
        if table.over or table.whose() == CHANCE or (tried and dice.below(12)):
            continue
        for seat in range(seats + 1):
            eyes = Eyes(table, seat)
            world = eyes.imagine(dice)
            check_cards(world)
            assert world.contradictions(seat) == 0, "an imagined world does not fit what was heard"
            steps = playout(world.clone(silent=True), dice)
            assert steps <= game.bound
            opened = open_eyes(eyes.pack(dice), table.blank())
            assert [h.plain() for h in opened.heard()] == [h.plain() for h in eyes.heard()]
            if not table.answers:  # others' sealed answers are withdrawn: they are asked again
                assert opened.view().plain() == eyes.view().plain(), "packed Eyes see something else"
                assert opened.legal() == eyes.legal()
            tried += 1
    return tried


class CountingDice(Dice):
    """Dice that say how often they were rolled."""

    def __init__(self, seed: int) -> None:
        self.rolls = 0
        self._dice = Lehmer(seed)

    def below(self, n: int) -> int:
        self.rolls += 1
        return self._dice.below(n)


def check_batches(game: Game, seats: int, seed: int, match_type: type[Match] = Match) -> int:
    """A batch that would go on past chance, a reveal or another seat is refused before anything is rolled.

    Returns how many were.
    """
    dice = CountingDice(seed)
    match = match_type(game, seats, {}, dice)
    pick = Lehmer(seed)
    refused = 0
    while not match.over and refused < 60:
        seat = match.asked()[0]
        legal = match.eyes(seat).legal()
        action = legal[pick.below(len(legal))]
        after = match._table.clone()
        after.play(seat, action)
        if after.over or not after.asked(seat):
            before, rolls, moves = snapshot(match._table), dice.rolls, len(match.moves)
            second = after.legal(CHANCE)[0] if not after.over and after.asked(CHANCE) else action
            try:
                match.play(seat, [action, Action(second)])
            except Refused:
                refused += 1
            else:
                raise AssertionError("a batch went on past chance or another seat")
            assert dice.rolls == rolls, "chance was rolled for a batch that was refused"
            assert (snapshot(match._table), len(match.moves)) == (before, moves), "a refused batch changed the table"
        match.play(seat, [action])
    return refused


def check_at_random(game: Game, seats: int, seed: int) -> None:
    """An answer at random is the one that the dice pick from the list of legal ones."""
    for n, table in enumerate(random_game(game, seats, seed)):
        ask = table.top
        for seat in range(seats if ask is not None else 0):
            if ask is not None and table.asked(seat):
                legal = table.legal(seat)
                assert ask.step.at_random(table, ask, seat, Lehmer(n)) == legal[Lehmer(n).below(len(legal))]

"""Texts: a record told from a seat's eyes is the same to the last byte whatever it was that the seat did not know."""

from collections import Counter
from collections.abc import Callable

from coterie.core.dice import Lehmer
from coterie.core.game import Game, Pack
from coterie.core.lexicon import CHANCE, OPEN, Action
from coterie.core.table import Table
from coterie.play import Match, Record, notation
from coterie.words import Words
from tests.contracts.leaks import Cells, look_alike
from tests.contracts.recall import CROWDED, signature, sounds
from tests.contracts.tables import choose, options_for

Write = Callable[[Record, Words, int, Pack], str]
History = list[tuple[int, int]]

OFTEN = 2  # forks of one kind of step in a game
AHEAD = 4  # steps that both branches go on after a fork
WORLDS = 6  # courses of a small game compared at one place


class Teller:
    """Tells the beginnings of games, unfinished, as their records would."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], pack: Pack, language: str, write: Write
    ) -> None:
        self._new = lambda: Match(game, seats, options, pack=pack, begin=False)
        self._words = Words(game, language, pack)
        self._write = write
        self._pack = pack

    def text(self, past: History, viewer: int) -> str:
        match = self._new()
        match._note([(seat, Action(action)) for seat, action in past])
        return self._write(Record.of(match), self._words, viewer, self._pack)


def check_forked_texts(game: Game, seats: int, seed: int, write: Write = notation.write) -> Cells:
    """Another secret answer, or another hidden outcome of chance, changes nothing in an outsider's text until it is
    shown.
    """
    cells = Cells()
    dice = Lehmer(seed + 3)
    options = options_for(game, seed)
    teller = Teller(game, seats, options, game.load(), "fr" if seed % 2 else "en", write)
    table = game.table(seats, options)
    past: History = []
    forks: Counter[str] = Counter()
    while not table.over:
        actor, ask = table.whose(), table.agenda[-1]
        action = choose(table, actor, dice)
        alike = [a for a in table.legal(actor) if a != action and look_alike(game, table, action, a)]
        if (ask.step.secret or actor == CHANCE) and alike and forks[ask.step.name] < OFTEN and dice.below(2):
            forks[ask.step.name] += 1
            other = alike[dice.below(len(alike))]
            for viewer in {dice.below(seats), seats} - {actor}:
                cells.wanted[ask.step.name] += ask.step.secret
                for one, two in _forked(table, past, actor, action, other, viewer, dice):
                    cells.differed[ask.step.name] += 1
                    assert teller.text(one, OPEN) != teller.text(two, OPEN)
                    assert teller.text(one, viewer) == teller.text(two, viewer), (
                        f"the text for seat {viewer} tells what was done at '{ask.step.name}'"
                    )
        past.append((actor, action))
        table.play(actor, action)
    return cells


def check_imagined_texts(game: Game, seats: int, seed: int, write: Write = notation.write) -> int:
    """On small deals every course of the game that a seat cannot tell from the real one has the same text.

    Returns how many were tried.
    """
    dice = Lehmer(seed + 4)
    pack = game.small(seats)
    teller = Teller(game, seats, {}, pack, "fr" if seed % 2 else "en", write)
    real = game.table(seats, {}, pack)
    past: History = []
    viewer = dice.below(seats + 1)
    worlds: list[tuple[Table, History]] = [(game.table(seats, {}, pack), [])]
    compared = 0
    while not real.over and len(worlds) <= CROWDED:
        actor, step, before = real.whose(), real.agenda[-1].step, real.told
        action = choose(real, actor, dice)
        hidden = (actor == CHANCE or step.secret) and actor != viewer
        real.play(actor, action)
        past.append((actor, action))
        heard = sounds(real, viewer, before)
        kept: dict[object, tuple[Table, History]] = {}
        for world, history in worlds:
            legal = world.legal(actor)
            for choice in legal if hidden else [action] if action in legal else []:
                after = world.clone()
                after.play(actor, choice)
                if sounds(after, viewer, before) == heard:
                    kept.setdefault((signature(after), tuple(after.answers)), (after, [*history, (actor, choice)]))
        worlds = list(kept.values())
        if not real.over and dice.below(12) == 0:
            compared += _compare(teller, past, worlds, viewer, dice)
    return compared


def _forked(
    table: Table, past: History, actor: int, one: int, two: int, viewer: int, dice: Lehmer
) -> list[tuple[History, History]]:
    """Two courses of the game that part here and then go on alike, as far as the viewer is shown nothing; none if it is
    shown at once.
    """
    branches = [(table.clone(), [*past]), (table.clone(), [*past])]
    found: list[tuple[History, History]] = []
    steps = [(actor, one), (actor, two)]
    for _ in range(AHEAD):
        for (world, history), step in zip(branches, steps, strict=True):
            world.turned_to = 0
            world.play(*step)
            history.append(step)
        (left, left_past), (right, right_past) = branches
        if left.over or right.over or (left.turned_to | right.turned_to) >> viewer & 1 or left.whose() != right.whose():
            break
        found = [(left_past.copy(), right_past.copy())]
        shared = [a for a in left.legal(left.whose()) if a in right.legal(left.whose())]
        if not shared:
            break
        steps = [(left.whose(), shared[dice.below(len(shared))])] * 2
    return found


def _compare(teller: Teller, past: History, worlds: list[tuple[Table, History]], viewer: int, dice: Lehmer) -> int:
    others = [history for _, history in worlds if history != past]
    text = teller.text(past, viewer) if others else ""
    compared = 0
    for _ in range(min(WORLDS, len(others))):
        history = others.pop(dice.below(len(others)))
        assert teller.text(history, viewer) == text, (
            f"the text for seat {viewer} tells one course of the game from another"
        )
        compared += 1
    return compared

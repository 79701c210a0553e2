"""Bots made of a game's sense: the page, who does anything decent, and those that search."""

from collections.abc import Callable, Sequence

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.search.flat import Worlds, drawn, search
from coterie.search.sense import Sense
from coterie.talk.book import Spoken

Thinker = Callable[[Eyes, Dice, Sequence[Spoken] | None], Action]
Belief = Callable[[Eyes], Worlds]


def page(sense: Sense) -> Thinker:
    """Random with manners: any answer that is worth a thought, each equally likely."""

    def choose(eyes: Eyes, dice: Dice, said: Sequence[Spoken] | None = None) -> Action:
        legal = eyes.legal()
        if len(legal) > 1:
            world = eyes.imagine(dice, True)
            assert world.top
            decent = [action for action in sense.narrow(world, world.top, eyes.seat) if action in legal]
            legal = [Action(action) for action in decent] or legal
        return legal[dice.below(len(legal))]

    return choose


def searcher(sense: Sense, belief: Belief, rollouts: int, lead: Thinker, leads: bool) -> Thinker:
    """The best answer after so many rollouts in worlds drawn from what the seat believes; where the sense has heat, one
    of the good ones.

    The first thought is left only for an answer that is clearly better. Once somebody has spoken it is that of `lead`,
    who listens and minds what was promised; before, it is the sense's own, unless the lead always `leads`.
    """

    def choose(eyes: Eyes, dice: Dice, said: Sequence[Spoken] | None = None) -> Action:
        legal = eyes.legal()
        if len(legal) == 1:
            return legal[0]
        own = lead(eyes, dice, said) if leads or said else -1
        found = search(eyes, dice, sense, belief(eyes), rollouts, own)
        return Action(drawn(found, sense.heat(eyes), dice).action)

    return choose

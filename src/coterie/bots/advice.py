"""Advice: what a minister would do, what came of it in the worlds it imagined, and why. All of it follows from Eyes."""

import importlib
from dataclasses import dataclass, field

from coterie.bots.modules import module_of
from coterie.bots.registry import levels, rollouts
from coterie.bots.spec import parse
from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.search.flat import Candidate, Worlds, search
from coterie.search.sense import Sense
from coterie.words import BEST, Reason

MINISTER = "minister"
MOST = 3  # answers that a hint names
SURE = 1.5  # standard errors by which another answer has to be better before it is called a mistake
SEED = 1661


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer, the chance to win with it in per cent as a minister reckons, and why: a message with its values."""

    action: int
    percent: int
    reason: str = BEST[0]
    values: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a minister thinks of an answer that was given: the chance to win that it cost in thousandths, and what would
    have been better; None if nothing clearly was.
    """

    cost: int = 0
    better: Advice | None = None


def can_advise(game: Game) -> bool:
    """Whether a game has ministers to ask."""
    return MINISTER in levels(game)


def advise(eyes: Eyes, game: Game, name: str = MINISTER) -> list[Advice]:
    """The best answers to what a seat is asked, the best first, with a reason each."""
    minister = _Minister(eyes, game, name)
    found = minister.search()
    base = max(found, key=lambda candidate: candidate.tries)
    chances = {candidate.action: base.value + candidate.gain - base.gain for candidate in found}
    order = [candidate.action for candidate in found]
    first = order[0]
    for other in sorted(eyes.legal(), key=lambda action: abs(action - first)):
        if len(order) >= MOST:
            break
        if other not in chances:
            best, loss = minister.against(other, first)
            if not base.tries:  # nothing else deserved a thought, so that nothing was tried
                base, chances[first] = best, best.value
            chances[other] = chances[first] - loss
            order.append(other)
    order[1:] = sorted(order[1:], key=lambda action: -chances[action])
    advice: list[Advice] = []
    for action in order[:MOST]:
        chance = min(_percent(chances[action]), advice[-1].percent if advice else 100)
        advice.append(Advice(action, chance, *_reason(eyes, game, action)))
    return advice


def review(eyes: Eyes, game: Game, given: int, name: str = MINISTER) -> Finding:
    """What a minister thinks of the answer that a seat gave, with the eyes that it had then."""
    found = _Minister(eyes, game, name).search(given)
    base = next(candidate for candidate in found if candidate.action == given)
    others = [candidate for candidate in found if candidate.gain > SURE * candidate.error and candidate.tries > 1]
    if not others:
        return Finding()
    best = max(others, key=lambda candidate: candidate.gain)
    better = Advice(best.action, _percent(base.value + best.gain), *_reason(eyes, game, best.action))
    return Finding(round(1000 * best.gain), better)


class _Minister:
    """A minister who looks over a seat's shoulder. The dice follow from the question: who asks twice hears the same."""

    def __init__(self, eyes: Eyes, game: Game, name: str) -> None:
        spec = parse(name)
        if spec is None or not can_advise(game):
            values: dict[str, object] = {"game": game.name}
            raise CoterieError(f"{game.name} has no ministers to ask", "no-minister", values)
        module = importlib.import_module(module_of(game, "sense"))
        self.eyes = eyes
        self.sense: Sense = module.sense().sober()
        self.worlds: Worlds = importlib.import_module(module_of(game, "belief")).worlds(eyes)
        self.rollouts: int = rollouts(spec, game)

    def search(self, own: int = -1) -> list[Candidate]:
        dice = Lehmer(SEED + self.eyes.view().decision)
        return search(self.eyes, dice, self.sense, self.worlds, self.rollouts, own)

    def against(self, action: int, first: int) -> tuple[Candidate, float]:
        """The best answer as it did against one that a minister would not think of, and by how much that is worse."""
        best = next((candidate for candidate in self.search(action) if candidate.action == first), Candidate(first))
        return best, max(0.0, best.gain)


def _reason(eyes: Eyes, game: Game, action: int) -> Reason:
    module = module_of(game, "reasons")
    if not module:
        return BEST
    reason: Reason = importlib.import_module(module).reason(eyes, action)
    return reason


def _percent(chance: float) -> int:
    return round(100 * min(1.0, max(0.0, chance)))

"""A courtier's instinct: plain heuristics for Monarch and Advisor, from what the seat may see.

A Monarch reads the Advisors by what they drew and what came to light (`belief`), and listens to what they say.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.views import View
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.belief import Reading, read
from coterie.games.reigns_council.lexicon import (
    END,
    GOAL_PILLARS,
    GOAL_SIDES,
    PROPOSALS,
    TO_ACCEPT,
    TO_CHANGE,
    TO_DRAW,
    TO_GO_ON,
    TO_KEEP,
    TO_NAME,
    TO_PRESENT,
    TO_REJECT,
    TO_REVEAL,
    TO_SILENCE,
    TO_STOP,
)
from coterie.games.reigns_council.listening import STAKE, Hearsay
from coterie.games.reigns_council.table import ACCEPTED, REJECTED, CouncilPack
from coterie.games.reigns_council.weights import STANDARD, Weights, weights_of
from coterie.talk.bargaining import breaks
from coterie.talk.book import Spoken
from coterie.talk.ears import Ears

# how likely a reign ends in death, by the marker farthest out, as an Advisor hopes
DEATH = (0.5, 0.55, 0.65, 0.75, 0.85)

Markers = list[dict[int, float]]  # per pillar, how likely its marker is where
Effect = list[dict[int, float]]  # per pillar, how likely a card moves it by how much
# an Advisor, what their Proposal does if accepted and if rejected, the verdict so far
Docket = list[tuple[int, Effect, Effect, int]]


@dataclass(frozen=True, slots=True)
class Mind:
    """What a seat makes of the others: of what they said, if anybody talks here, and of what they did."""

    heard: Hearsay | None
    reading: Reading | None
    temper: Weights = STANDARD

    def weights(self, seat: int, kinds: list[int]) -> list[float]:
        """How likely the Proposal that a seat has presented is each of these cards."""
        weights = self.heard.weights(seat, kinds) if self.heard else [1 / len(kinds)] * len(kinds)
        forecast = self.reading.forecast(seat) if self.reading else []
        if self.reading and forecast:
            chances = dict(zip(self.reading.kinds(seat), forecast, strict=True))
            believed = [weight * chances.get(kind, 0.0) for kind, weight in zip(kinds, weights, strict=True)]
            total = sum(believed)
            weights = [one / total for one in believed] if total else weights
        return weights

    def grudge(self, view: View, accepted: Sequence[int]) -> float:
        """What the Monarch holds against those who would be accepted."""
        wounds = self.reading.wounds[view.seat] if self.reading and self.temper.grudge else [0] * view.seats
        return self.temper.grudge * sum(wounds[seat] for seat in accepted)


def choose(eyes: Eyes, dice: Dice, said: Sequence[Spoken] | None = None, temperament: str = "") -> Action:
    """What a courtier answers: the most promising legal action, equal ones by the dice.

    A Monarch listens to what was said; None: nobody talks here.
    """
    legal = eyes.legal()
    view = eyes.view()
    temper = weights_of(temperament)
    heard = None if view.step.startswith("draw") else hearsay_of(eyes, view, said)
    if view.number("monarch") == eyes.seat and view.step in ("judge", "doubt", "reveal-accepted", "reveal-rejected"):
        mind = Mind(heard, heard.reading if heard else read(eyes), temper)
        scores = _rule(view, legal, mind)
    elif view.step == "present":
        scores = _present(view, legal, heard, temper)
    elif view.step.startswith("draw"):
        scores = [_appeal(view, TO_DRAW.arg(action), temper) for action in legal]
    else:
        scores = [_manners(view, action) for action in legal]
    best = [action for action, score in zip(legal, scores, strict=True) if score > max(scores) - 1e-9]
    return best[dice.below(len(best))]


def hearsay_of(eyes: Eyes, view: View, said: Sequence[Spoken] | None) -> Hearsay | None:
    """What a seat makes of what was said."""
    if said is None:
        return None
    ears = Ears(eyes.seat, eyes.seats, view.pack, eyes.heard(), eyes.over)
    return Hearsay(ears, said, read(eyes))


def value(eyes: Eyes) -> float:
    """Points ahead of the best other seat, with what this reign is likely to bring."""
    view = eyes.view()
    points = view.numbers("points")
    if view.over:
        return float(points[eyes.seat] - max(p for seat, p in enumerate(points) if seat != eyes.seat))
    likely = [points[seat] + _expected(view, seat) for seat in range(view.seats)]
    return likely[eyes.seat] - max(p for seat, p in enumerate(likely) if seat != eyes.seat)


# The Monarch


def _rule(view: View, legal: list[Action], mind: Mind) -> list[float]:
    if view.step == "judge":
        return _judge(view, legal, mind)
    if view.step == "doubt":
        return _doubt(view, legal, mind)
    return [-_danger(view, TO_REVEAL.arg(action), mind) for action in legal]


def _judge(view: View, legal: list[Action], mind: Mind) -> list[float]:
    """The best judgement of all Proposals together tells the next word."""
    accepted = _judgement(view, mind)
    advisors = [seat for seat in range(view.seats) if seat != view.number("monarch")]
    wanted = {(TO_ACCEPT if seat in accepted else TO_REJECT).of(seat) for seat in advisors}
    return [1.0 if action in wanted else 0.0 for action in legal]


def judgement(view: View, heard: Hearsay) -> list[int]:
    """Whom a Monarch accepts by the most promising verdicts; a word that was given is kept.

    What was agreed on by a pact is kept as well, unless that costs more than a word is worth.
    """
    return _judgement(view, Mind(heard, heard.reading))


def _judgement(view: View, mind: Mind) -> list[int]:
    heard = mind.heard
    given, agreed = (heard.promised(), heard.agreed()) if heard else ([], [])
    worth, accepted = _verdicts(view, mind, given)
    if heard and agreed:
        kept, keeping = _verdicts(view, mind, [*given, *agreed])
        if not breaks(worth - kept, heard.time_left(view), STAKE):
            return keeping
    return accepted


def cost_of_accepting(view: View, heard: Hearsay, seat: int) -> float:
    """What a Monarch loses by accepting a Proposal in any case."""
    mind = Mind(heard, heard.reading)
    return _verdicts(view, mind, heard.promised())[0] - _verdicts(view, mind, [*heard.promised(), seat])[0]


def _verdicts(view: View, mind: Mind, promised: Sequence[int]) -> tuple[float, list[int]]:
    """The most promising verdicts by which these are accepted: what they are worth, and all that is accepted then."""
    verdicts = list(view.numbers("verdicts"))
    for seat in promised:
        verdicts[seat] = verdicts[seat] or ACCEPTED
    docket: Docket = []
    for seat in range(view.seats):
        if seat != view.number("monarch"):
            docket.append((seat, _effect(view, seat, True, mind), _effect(view, seat, False, mind), verdicts[seat]))
    return _best_judgement(view, docket, _now(view), [], mind)


def _best_judgement(
    view: View, docket: Docket, markers: Markers, accepted: list[int], mind: Mind
) -> tuple[float, list[int]]:
    """The most promising verdicts on what is left, once these are accepted.

    What they are worth, and all that is accepted then.
    """
    if not docket:
        worth = _outlook(view, markers, len(accepted), mind.temper) - mind.grudge(view, accepted)
        return worth if accepted else -math.inf, accepted
    seat, if_accepted, if_rejected, verdict = docket[0]
    found = []
    if verdict != REJECTED:
        found.append(_best_judgement(view, docket[1:], _moved(markers, if_accepted), [*accepted, seat], mind))
    if verdict != ACCEPTED:
        found.append(_best_judgement(view, docket[1:], _moved(markers, if_rejected), accepted, mind))
    return max(found)


def _doubt(view: View, legal: list[Action], mind: Mind) -> list[float]:
    """Keep or change: the revealed card is known, those still to come are not."""
    verdicts = view.numbers("verdicts")
    waiting = [seat for seat in range(view.seats) if view.pile("presented", seat).size]
    scores = []
    for action in legal:
        markers = _now(view)
        accepted = 0
        for seat in waiting:
            doubted = action == TO_CHANGE.base and bool(view.pile("presented", seat).cards)
            yes = (verdicts[seat] == ACCEPTED) != doubted
            accepted += yes
            markers = _moved(markers, _effect(view, seat, yes, mind))
        cost = 0.4 * (len(waiting) - 1) if action == TO_CHANGE.base else 0.0  # a second chance lost
        scores.append(_outlook(view, markers, accepted, mind.temper) - cost)
    return scores


def _outlook(view: View, markers: Markers, accepted: int, temper: Weights) -> float:
    """What the Monarch can hope for when the markers end so and this turn adds so many cards to the pile."""
    pile = view.pile("reign").size + accepted
    retire = view.number("retire")
    left = max(0, retire - pile)
    safe = _survival(markers)
    worth = pile - temper.gift * accepted - (1 - safe) * accepted / 2
    if not left:
        return worth + temper.fear * safe
    lasting = calm = temper.lasts(0.0, 0.0, left)  # if all markers were at the centre
    for places in markers:
        alive = {place: chance for place, chance in places.items() if abs(place) < END}
        lasting *= sum(chance * temper.lasts(place**2, place**4, left) for place, chance in alive.items()) / calm
    return worth + temper.part * left * safe + (temper.hope * left + temper.fear) * lasting


def _danger(view: View, seat: int, mind: Mind) -> float:
    """How likely the Proposal of this Advisor kills when it is revealed now."""
    return 1 - _survival(_moved(_now(view), _effect(view, seat, view.numbers("verdicts")[seat] == ACCEPTED, mind)))


def _now(view: View) -> Markers:
    return [{marker: 1.0} for marker in view.numbers("tracks")]


def _moved(markers: Markers, effect: Effect) -> Markers:
    """Where the markers may be after a card; one at an end stays there."""
    after = []
    for places, steps in zip(markers, effect, strict=True):
        if len(steps) == 1 and 0 in steps:
            after.append(places)
            continue
        moved: dict[int, float] = {}
        for place, chance in places.items():
            for step, part in steps.items() if abs(place) < END else ((0, 1.0),):
                to = max(-END, min(END, place + step))
                moved[to] = moved.get(to, 0.0) + chance * part
        after.append(moved)
    return after


def _survival(markers: Markers) -> float:
    alive = 1.0
    for places in markers:
        alive *= 1 - places.get(END, 0.0) - places.get(-END, 0.0)
    return alive


def _effect(view: View, seat: int, accepted: bool, mind: Mind) -> Effect:
    """What a presented Proposal does, from its front if it is known, else from all that may be behind its back.

    What its Advisor said of it, and has wanted so far, makes some of these likelier than others.
    """
    pack = cast(CouncilPack, view.pack)
    steps = pack.accept if accepted else pack.reject
    kinds = _candidates(view, pack, seat)
    weights = mind.weights(seat, kinds) if len(kinds) > 1 else [1.0]
    effect: Effect = [{}, {}, {}, {}]
    for kind, weight in zip(kinds, weights, strict=True):
        for pillar in range(4):
            step = steps[4 * kind + pillar]
            effect[pillar][step] = effect[pillar].get(step, 0.0) + weight
    return effect


def _candidates(view: View, pack: CouncilPack, seat: int) -> list[int]:
    pile = view.pile("presented", seat)
    if pile.cards:
        return pile.cards
    behind = [kind for kind, back in enumerate(pack.back) if back == pile.backs[0]]
    seen = [*view.pile("discard").cards, *view.pile("reign").cards, *view.pile("hand", view.seat).cards]
    return [kind for kind in behind if kind not in seen] or behind


# The Advisor


def wishes_of(view: View) -> list[int]:
    """For each pillar the wanted side, 0 where the seat has no wish."""
    wanted = [0, 0, 0, 0]
    for kind in view.pile("goal", view.seat).cards:
        for i in range(2 * (kind - PROPOSALS), 2 * (kind - PROPOSALS) + 2):
            wanted[GOAL_PILLARS[i]] = GOAL_SIDES[i]
    return wanted


def _present(view: View, legal: list[Action], heard: Hearsay | None, temper: Weights) -> list[float]:
    """What each Proposal promises; who has agreed to bring one about a pillar does, if that costs less than a word."""
    pack = cast(CouncilPack, view.pack)
    scores = [_promise(view, TO_PRESENT.arg(action), temper) for action in legal]
    for pillar in heard.agreed_pillars() if heard else ():
        keeps = [bool(cards.shown(pack.back[TO_PRESENT.arg(action)])[pillar]) for action in legal]
        kept = [score for score, keep in zip(scores, keeps, strict=True) if keep]
        if heard and kept and not breaks(max(scores) - max(kept), heard.time_left(view), STAKE):
            scores = [score if keep else -math.inf for score, keep in zip(scores, keeps, strict=True)]
    return scores


def best_to_present(view: View, kinds: Sequence[int]) -> float:
    """What the best of some Proposals promises."""
    return max(_promise(view, kind) for kind in kinds)


def acceptance(view: View, kind: int) -> float:
    """What it is worth to an Advisor that a Proposal is accepted for sure."""
    (chance, accepted), (_, rejected) = _fates(view, kind)
    return (1 - chance) * (accepted - rejected)


def _promise(view: View, kind: int, temper: Weights = STANDARD) -> float:
    """What a Proposal is worth to whoever presents it, accepted or not."""
    worth = 0.0
    for chance, stands in _fates(view, kind, temper):
        worth += chance * stands
    return worth


def _fates(view: View, kind: int, temper: Weights = STANDARD) -> list[tuple[float, float]]:
    """How likely a Proposal is accepted and how likely rejected, and what each is worth to whoever presents it."""
    pack = cast(CouncilPack, view.pack)
    tracks = view.numbers("tracks")
    near = max(abs(marker) for marker, dots in zip(tracks, cards.shown(pack.back[kind]), strict=True) if dots)
    likely = (0.6, 0.6, 0.6, 0.55, 0.5)[near]  # a Monarch shuns pillars near an end
    fates = []
    for chance, steps, bonus in ((likely, pack.accept, 1.0), (1 - likely, pack.reject, 0.0)):
        after = [max(-END, min(END, marker + steps[4 * kind + p])) for p, marker in enumerate(tracks)]
        fates.append((chance, _standing(view, after, temper) + bonus))
    return fates


def _standing(view: View, tracks: list[int], temper: Weights) -> float:
    """How well these markers stand for an Advisor: on a death points are counted, before it hopes."""
    stands = [side * marker for side, marker in zip(wishes_of(view), tracks, strict=True)]
    theirs = sum(map(abs, tracks)) / 4  # what any goal brings on average
    far = max(map(abs, tracks))
    if far < END:
        hopes = sum(stand if stand > 0 else stand / 2 for stand in stands) - theirs / 2
        return DEATH[far] * hopes - temper.duty * 4 * theirs
    cut_short = view.number("retire") - view.pile("reign").size
    return sum(max(0, stand) for stand in stands) + 1 - theirs + temper.cut * cut_short - temper.duty * 4 * theirs


def _appeal(view: View, top: int, temper: Weights) -> float:
    """A top whose back shows the pillars of the seat's goal."""
    pile = view.pile(f"top-{top}")
    back = pile.backs[0] if pile.backs else cast(CouncilPack, view.pack).back[pile.cards[0]]
    seen = zip(wishes_of(view), cards.shown(back), strict=True)
    return sum((dots if side else -temper.spare) for side, dots in seen if dots)


# Between reigns


def _manners(view: View, action: Action) -> float:
    """No laugh for a rival's story, the crown to the poorest, and home when ahead."""
    points = view.numbers("points")
    ahead = all(points[view.seat] > p for seat, p in enumerate(points) if seat != view.seat)
    if TO_NAME.owns(action):
        return -float(points[TO_NAME.arg(action)])
    return float(action in (TO_SILENCE.base, TO_STOP.base if ahead else TO_GO_ON.base, TO_KEEP.base))


def _expected(view: View, seat: int) -> float:
    """What the reign in progress is likely to bring a seat."""
    if seat == view.number("monarch"):
        return float(view.pile("reign").size)
    tracks = view.numbers("tracks")
    goal = view.pile("goal", seat).cards
    if not goal or view.number("killer") >= 0:
        return 0.0 if view.number("killer") >= 0 else sum(map(abs, tracks)) / 4
    own = 2 * (goal[0] - PROPOSALS)
    return sum(0.7 * max(0, tracks[GOAL_PILLARS[i]] * GOAL_SIDES[i]) for i in (own, own + 1))

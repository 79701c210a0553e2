"""The instinct of a courtier.

Go where success is likely, bet just enough, withdraw from what will fail, keep a few cards.

Everything is read from Eyes.
"""

from collections.abc import Sequence

from coterie.core.dice import Dice
from coterie.core.events import not_undone
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.court import A_FAVOR, Court
from coterie.games.royal_secrets.deals import STAKE, best_bet, rely
from coterie.games.royal_secrets.grudges import foes
from coterie.games.royal_secrets.listening import Hearsay
from coterie.games.royal_secrets.sayings import SAYINGS
from coterie.search.sense import logistic
from coterie.talk.bargaining import Bargaining
from coterie.talk.book import Spoken
from coterie.talk.ears import Ears

FINE = 10_000


def choose(eyes: Eyes, dice: Dice, said: Sequence[Spoken] | None = None, temperament: str = "") -> Action:
    """A sensible answer to whatever the seat is asked, by what was said as well; None: nobody talks here."""
    legal = eyes.legal()
    if len(legal) == 1:
        return legal[0]
    court = court_of(eyes, said, temperament)
    favors = [a for a in legal if w.TO_PLAY_FAVOR.owns(a)]
    step = court.view.step
    if step == "choose":
        return _choose_audience(court, favors, dice)
    if step == "hand-on":
        return _hand_on(court, legal, favors)
    if step == "bet":
        return _bet(court, legal, favors, dice)
    if step == "assign":
        return _assign(court, legal)
    if step == "third":
        return _third(court, legal)
    if step in ("stab", "decorate", "recruit"):
        return max(legal, key=lambda a: _target(court, step, w.LEXICON.verb_of(a).arg(a)))
    for favor in favors:
        if _worth_playing(court, w.favor_of(w.TO_PLAY_FAVOR.arg(favor))):
            return favor
    return legal[-1] if step.endswith("call") else legal[dice.below(len(legal))]


def court_of(eyes: Eyes, said: Sequence[Spoken] | None, temperament: str = "") -> Court:
    """What the seat sees, as a courtier reads it who has heard this."""
    view = eyes.view()
    hearsay = None
    if said is not None:
        ears = Ears(eyes.seat, eyes.seats, view.pack, eyes.heard(), eyes.over)
        hearsay = Hearsay(ears, said)
    court = Court(view, hearsay, temperament)
    if court.bent["grudge"] and eyes.seat < eyes.seats:
        court.foe = foes(not_undone(eyes.heard()), eyes.seats)[eyes.seat]
    if said is not None and hearsay and eyes.seat < eyes.seats:
        court.deals = Bargaining(
            eyes.seat, ears, hearsay.book, said, SAYINGS, hearsay.minds, ["round"], court.time_left, STAKE
        )
        rely(court)
    return court


def value(eyes: Eyes) -> float:
    """How many lilies the seat is ahead of the best other, as far as it can tell."""
    view = eyes.view()
    if view.over:
        points = [float(s) for s in view.scores]
    else:
        court = Court(view)
        points = [10.0] * view.seats
        for heard in not_undone(eyes.heard()):
            if heard.what == "settled":
                points[heard.seat] += heard.nums[1]
        for seat in range(view.seats):
            points[seat] += (
                min(6.0, court.in_hand(seat) / 10) + A_FAVOR * view.pile("favors", seat).size * court.time_left
            )
            points[seat] += sum(court.prospect(seat, a, None) for a in range(2) if court.is_at(seat, a))
    mine = points[view.seat] if view.seat < view.seats else 0.0
    return mine - max(p for s, p in enumerate(points) if s != view.seat)


def _choose_audience(court: Court, favors: list[Action], dice: Dice) -> Action:
    """The better audience more often than the other, or the one that was promised."""
    worth = halls(court)
    for favor in favors:
        if w.favor_of(w.TO_PLAY_FAVOR.arg(favor)) == w.CORRUPTION:
            return favor
        if court.best_pair([0, 1], [])[0] > max(worth) + 0.5:
            return favor
    promised = court.hearsay.promised(court.me) if court.hearsay else None
    better = w.KING if dice.below(FINE) < FINE * logistic((worth[0] - worth[1]) / court.bent["whim"]) else w.QUEEN
    if promised is not None and court.deals and court.deals.tears(worth[better] - worth[promised]):
        by_pact = any(pact.mine == ("goes", (promised,)) for pact in court.deals.bound())
        promised = None if by_pact else promised
    return Action(w.TO_CHOOSE.of(better if promised is None else promised))


def halls(court: Court) -> list[float]:
    """What it is worth to go to each audience: what comes of it, less what it brings the others."""
    found = []
    for hall in range(2):
        worth, pair = court.best_pair([hall], [])
        own = 0 if w.EXCUSE in pair else sum(w.INFLUENCE[kind] for kind in pair)
        others = court.of_others(hall, own) + court.of_others(1 - hall, 0)
        found.append(worth - court.bent["rivalry"] * others)
    return found


def _bet(court: Court, legal: list[Action], favors: list[Action], dice: Dice) -> Action:
    laid = court.cards("up", court.me) + court.cards("down", court.me)
    for favor in favors:
        if laid and w.favor_of(w.TO_PLAY_FAVOR.arg(favor)) == w.ESPIONAGE:
            return favor
    pair = best_bet(court, laid)
    # The weaker card first: the stronger one may turn out not to be needed, or not to be enough.
    kind = pair[1] if laid else min(pair, key=lambda k: 99 if k == w.EXCUSE else w.INFLUENCE[k])
    ways = [a for a in legal if a in (w.TO_BET_UP.of(kind), w.TO_BET_DOWN.of(kind))]
    return ways[0] if dice.below(100) < court.bent["upright"] else ways[-1]


def _hand_on(court: Court, legal: list[Action], favors: list[Action]) -> Action:
    """Let those of the same audience speak first, so as to hear them; and the richest of them before the others."""
    for favor in favors:
        if w.favor_of(w.TO_PLAY_FAVOR.arg(favor)) == w.CORRUPTION:
            return favor
    seats = [w.TO_HAND_ON.arg(a) for a in legal if w.TO_HAND_ON.owns(a)]
    for pact in court.deals.bound() if court.deals else []:  # to keep this word costs next to nothing
        if pact.mine[0] == "hands" and pact.mine[1][0] in seats:
            return Action(w.TO_HAND_ON.of(pact.mine[1][0]))
    shares = [court.audiences[s] & court.audiences[court.me] != 0 for s in seats]
    best = max(range(len(seats)), key=lambda i: (shares[i], court.in_hand(seats[i])))
    return Action(w.TO_HAND_ON.of(seats[best]))


def _assign(court: Court, legal: list[Action]) -> Action:
    """Send the rich where oneself goes, the better audience, until it will succeed; the others elsewhere."""
    mine = max(range(2), key=lambda a: court.gain[a] * 10 - court.need[a] / len(court.seats))
    seat = w.TO_SEND_KING.arg(legal[0])
    promised = court.hearsay.promised(court.me) if court.hearsay and seat == court.me else None
    if promised is not None:
        return legal[promised]
    crowd = sum(court.brought[s][0] for s in court.seats if court.is_at(s, mine))
    joins = seat == court.me or crowd < court.need[mine]
    return legal[mine if joins else 1 - mine]


def _third(court: Court, legal: list[Action]) -> Action:
    """The highest card that is not worth more than what is at stake."""
    stake = 40.0 if court.rounds_left == 0 else 10 + 20 * court.time_left
    values = [w.INFLUENCE[w.TO_SHOW_THIRD.arg(a)] for a in legal]
    fit = [i for i in range(len(legal)) if values[i] <= stake] or [values.index(min(values))]
    return legal[max(fit, key=lambda i: values[i])]


def _worth_playing(court: Court, favor: int) -> bool:
    """Whether to use a favor in a call."""
    me = court.me
    lost = court.view.numbers("audience-losses")[me] * (1 - court.view.numbers("stroked")[me])
    if favor == w.STROKE:
        return lost >= 3 or court.rounds_left <= 1
    if favor == w.PARDON:
        return lost + court.view.numbers("valet-losses")[me] >= 4 or court.rounds_left <= 1
    if favor in (w.STABBING, w.MEDAL, w.RECRUITMENT):
        names = {w.STABBING: "stab", w.MEDAL: "decorate", w.RECRUITMENT: "recruit"}
        least = 0.3 if court.rounds_left else 0.01
        return max(_target(court, names[favor], p) for p in range(w.PLACES_COUNT)) > least
    if favor == w.DINNER:
        here = [a for a in range(2) if court.is_at(me, a)]
        return court.best_pair([0, 1], [])[0] > court.best_pair(here, [])[0] + 0.5
    return favor in (w.CORRUPTION, w.PLANNING)


def _target(court: Court, step: str, place: int) -> float:
    """What it is worth to stab, decorate or recruit the card of a place."""
    owner = place >> 1
    if owner >= len(court.seats):
        return -1.0
    kinds = court.cards("down" if place & 1 else "up", owner)
    influence = float(w.INFLUENCE[kinds[0]]) if kinds else court.draws[owner][0]
    if step == "recruit":
        same = owner != court.me and court.audiences[owner] & court.audiences[court.me]
        free = not court.stabbed[place] and court.recruiters[place] < 0
        return influence / 10 * 0.4 - 0.3 if same and free else -1.0
    if court.stabbed[place] or (step == "decorate" and court.medals[place]) or (step == "stab" and not place & 1):
        return -1.0
    change = influence if step == "decorate" else -influence
    total = 0.0
    for audience in range(2):
        if not court.is_at(owner, audience):
            continue
        for seat in court.seats:  # my lilies, less a part of what the others win by it
            if court.is_at(seat, audience):
                own, spread = court.brought[seat]
                before = court.success(seat, audience, own, spread)
                after = court.success(seat, audience, own + change, spread)
                weight = 1.0 if seat == court.me else -0.4 * court.weight(seat)
                total += weight * (after - before) * (court.gain[audience] + court.loss[audience])
        if court.is_at(court.me, audience):
            own = court.brought[court.me][0]
            lead = court.leads(court.me, audience, own + change if owner == court.me else own - change * 0.5)
            stake = court.favors[audience] * court.time_left if court.rounds_left else court.gain[audience]
            total += (lead - court.leads(court.me, audience, own)) * stake
    return total

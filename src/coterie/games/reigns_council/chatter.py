"""What a courtier says in the Council: its pitch with a Proposal, a Monarch's word, and answers to a Monarch.

It holds Eyes. Who words it does not.
"""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.views import View
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.deals import Deals
from coterie.games.reigns_council.instinct import hearsay_of, judgement, wishes_of
from coterie.games.reigns_council.lexicon import END, TO_PRESENT
from coterie.games.reigns_council.listening import is_true, repertoire_of, welcome
from coterie.games.reigns_council.table import CouncilPack
from coterie.talk.acts import BELIEVE, DOUBT, Act
from coterie.talk.book import Spoken
from coterie.talk.manners import EVASIVE, TRUTHFUL, opinion
from coterie.talk.minds import SILENCE, Way
from coterie.talk.sayings import CLAIM, FORECAST, PROMISE, Public

ROUND: Final = ("turn",)  # the events that begin a round
MOST_CLAIMS: Final = 3  # of a pitch
CANDOUR: Final = {TRUTHFUL: 0.8, EVASIVE: 0.4}  # bits told besides the first claim: to tell all does not pay
YES: Final = 0  # of the answers yes and no
THIS_TURN: Final = 0
WISHES: Final = {1: 0, -1: 1, 0: 2}  # by the wanted side of a pillar: strong, weak, none


def with_move(eyes: Eyes, action: Action, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What goes out with a move: the pitch for the Proposal that is presented."""
    return _pitch(eyes.view(), TO_PRESENT.arg(action), manner, dice) if TO_PRESENT.owns(action) else []


def cue(public: Public) -> list[int]:
    """Who may want to speak now, from what everybody knows: all, when every Proposal is there and none is judged."""
    view = public.view
    return [*range(view.seats)] if view.step == "judge" and not any(view.numbers("verdicts")) else []


def speak(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """Something unasked: a Monarch's word on a Proposal, or what an Advisor thinks of another's pitch."""
    view = eyes.view()
    heard = hearsay_of(eyes, view, said)
    assert heard
    deals, pacts = Deals(view, heard), heard.bargaining(view)
    if deal := pacts.reproach() or pacts.propose(deals.ideas, deals.weigh):
        return deal
    if view.number("monarch") != eyes.seat:
        return opinion(heard.book, eyes.seat, heard.false, dice)
    if view.step != "judge" or heard.promised():
        return []
    accepted = judgement(view, heard)
    return [Act(PROMISE, "will-accept", (accepted[dice.below(len(accepted))],))]


def answer(eyes: Eyes, said: Sequence[Spoken], manner: str, dice: Dice) -> list[Act]:
    """What an Advisor answers whom the Monarch asks.

    It is something of the own card, else what to think of another's pitch, else whether the Monarch will live.
    """
    view = eyes.view()
    mine = view.pile("presented", eyes.seat).cards
    if mine and not view.numbers("verdicts")[eyes.seat]:
        presented = max(event.n for event in eyes.heard() if event.what == "presented" and event.seat == eyes.seat)
        told = {(act.saying, act.args) for line in said for act in line.acts if act.anchor == presented}
        fresh = [way for way in _of_yes(view, mine[0], manner) if way not in told]
        if fresh:
            return [_claim(fresh[0])]
    heard = hearsay_of(eyes, view, said)
    assert heard
    judged = {s.line: chance for s in heard.book.said if (chance := heard.false(s)) is not None and s.seat != eyes.seat}
    if judged:
        line = max(judged, key=lambda n: abs(judged[n] - 0.3))
        return [Act(DOUBT if judged[line] > 0.3 else BELIEVE, line=line)]
    lives = max(map(abs, view.numbers("tracks"))) < END - 1
    return [Act(FORECAST, "survives", (THIS_TURN, YES if lives else 1 - YES))]


def reply(eyes: Eyes, said: Sequence[Spoken], line: int, manner: str, dice: Dice) -> list[Act]:
    """The answer to an offer or a question in a line."""
    view = eyes.view()
    heard = hearsay_of(eyes, view, said)
    assert heard
    deals, pacts = Deals(view, heard), heard.bargaining(view)
    if offer := pacts.offer(line):
        return pacts.reply(offer, deals.weigh, deals.near)
    asked = pacts.question(line)
    return pacts.answer(asked, _ways(view, deals, manner)) if asked else []


def _ways(view: View, deals: Deals, manner: str) -> Iterator[Way]:
    """What is true and could be said when asked, what is most welcome first."""
    pack, tracks = cast(CouncilPack, view.pack), view.numbers("tracks")
    mine = view.pile("presented", view.seat).cards
    if mine:
        repertoire = repertoire_of(pack, pack.back[mine[0]], tuple(tracks))
        true = [way for way in repertoire.ways if way != SILENCE and is_true(pack, way, mine[0], tracks)]
        if manner == EVASIVE:
            true = [way for way in true if welcome(way, tracks) > 0]
        yield from sorted(true, key=lambda way: -welcome(way, tracks))
    wishes = wishes_of(view)
    if manner != EVASIVE and view.pile("goal", view.seat).cards:
        order = sorted(range(4), key=lambda pillar: not wishes[pillar])
        yield from (("goal", (pillar, WISHES[wishes[pillar]])) for pillar in order)
    promises: list[Way] = [("presents", (pillar,)) for pillar in range(4)]
    promises += [("will-accept", (seat,)) for seat in range(view.seats)]
    yield from (way for way in promises if deals.free(way))
    lives = max(map(abs, tracks)) < END - 1
    yield "survives", (THIS_TURN, YES if lives else 1 - YES)


def _pitch(view: View, kind: int, manner: str, dice: Dice) -> list[Act]:
    """One to three true claims about a Proposal: first one of the vaguest that recommend it, then as much more as the
    manner allows.

    If nothing recommends it, who is truthful says something that speaks neither for it nor against it, and who is
    evasive is silent.
    """
    pack, tracks = cast(CouncilPack, view.pack), view.numbers("tracks")
    repertoire = repertoire_of(pack, pack.back[kind], tuple(tracks))
    true = [way for way in repertoire.ways if way != SILENCE and is_true(pack, way, kind, tracks)]
    good = sorted([way for way in true if welcome(way, tracks) > 0], key=repertoire.news)
    idle = sorted([way for way in true if welcome(way, tracks) == 0], key=repertoire.news)
    if len(good) > 1 and dice.below(2):  # not always the same
        good[0], good[1] = good[1], good[0]
    ways = good if manner == EVASIVE else [*good[:1], *idle]
    chosen, told = ways[:1], 0.0
    for way in ways[1:MOST_CLAIMS]:
        told += repertoire.news(way)
        if told <= CANDOUR[manner]:
            chosen.append(way)
    return [_claim(way) for way in chosen]


def _of_yes(view: View, kind: int, manner: str) -> list[Way]:
    """What is true of each pillar on the back if the Proposal is accepted, the most welcome first.

    Who is evasive names only what is welcome.
    """
    pack, tracks = cast(CouncilPack, view.pack), view.numbers("tracks")
    ways: list[Way] = [
        ("yes", (pillar, way, 0)) for pillar, dots in enumerate(shown(pack.back[kind])) if dots for way in (0, 1)
    ]
    true = [way for way in ways if is_true(pack, way, kind, tracks)]
    if manner == EVASIVE:
        true = [way for way in true if welcome(way, tracks) > 0]
    return sorted(true, key=lambda way: -welcome(way, tracks))


def _claim(way: Way) -> Act:
    return Act(CLAIM, *way)

"""Why an answer is a good one: a sentence chosen from what everybody sees, and from the seat's own hand."""

from typing import cast

from coterie.core.eyes import Eyes
from coterie.core.views import View
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.instinct import wishes_of
from coterie.games.reigns_council.lexicon import (
    END,
    LEXICON,
    PILLARS,
    TO_ACCEPT,
    TO_CHANGE,
    TO_DRAW,
    TO_GO_ON,
    TO_KEEP,
    TO_LAUGH,
    TO_NAME,
    TO_PRESENT,
    TO_REJECT,
    TO_REVEAL,
    TO_SILENCE,
    TO_STOP,
)
from coterie.games.reigns_council.table import CouncilPack
from coterie.words import BEST, Reason

NEAR = 3  # so far out, a marker is a danger

PLAIN = (TO_KEEP, TO_CHANGE, TO_LAUGH, TO_SILENCE)


def reason(eyes: Eyes, action: int) -> Reason:
    """Why the seat might answer this."""
    view, verb = eyes.view(), LEXICON.verb_of(action)
    arg = verb.arg(action)
    if verb is TO_PRESENT:
        return _present(view, arg)
    if verb is TO_ACCEPT or verb is TO_REJECT or verb is TO_REVEAL:
        return _judge(view, verb.name, arg)
    if verb is TO_DRAW:
        return _draw(view, arg)
    points = view.numbers("points")
    if verb is TO_NAME:
        return "why-name", {"seat": arg, "points": points[arg], "own": points[view.seat]}
    if verb is TO_GO_ON or verb is TO_STOP:
        others = max(p for seat, p in enumerate(points) if seat != view.seat)
        return f"why-{verb.name}", {"points": points[view.seat], "other": others}
    return (f"why-{verb.name}", {}) if verb in PLAIN else BEST


def _present(view: View, kind: int) -> Reason:
    """What a Proposal does for the seat's goal, or to the Monarch."""
    pack, tracks, wishes = cast(CouncilPack, view.pack), view.numbers("tracks"), wishes_of(view)
    steps = pack.accept[4 * kind : 4 * kind + 4]
    ends = [p for p in range(4) if steps[p] and abs(tracks[p] + steps[p]) >= END]
    if ends:
        return "why-present-death", {"pillar": f"pillar-{PILLARS[ends[0]]}"}
    helped = max(range(4), key=lambda p: wishes[p] * steps[p])
    if wishes[helped] * steps[helped] > 0:
        return "why-present-goal", {"pillar": f"pillar-{PILLARS[helped]}", "steps": steps[helped]}
    refused = pack.reject[4 * kind : 4 * kind + 4]
    helped = max(range(4), key=lambda p: wishes[p] * refused[p])
    if wishes[helped] * refused[helped] > 0:
        return "why-present-refused", {"pillar": f"pillar-{PILLARS[helped]}", "steps": refused[helped]}
    hurt = min(range(4), key=lambda p: wishes[p] * steps[p])
    spoilt = min(range(4), key=lambda p: wishes[p] * refused[p])
    if not wishes[hurt] * steps[hurt] and not wishes[spoilt] * refused[spoilt]:
        return "why-present-quiet", {}
    if wishes[hurt] * steps[hurt] <= wishes[spoilt] * refused[spoilt]:
        return "why-present-against", {"pillar": f"pillar-{PILLARS[hurt]}", "steps": steps[hurt]}
    return "why-present-spoilt", {"pillar": f"pillar-{PILLARS[spoilt]}", "steps": refused[spoilt]}


def _judge(view: View, verb: str, seat: int) -> Reason:
    """What the back of a Proposal shows, and how near the end those pillars stand."""
    pack, tracks, pile = cast(CouncilPack, view.pack), view.numbers("tracks"), view.pile("presented", seat)
    back = pile.backs[0] if pile.backs else pack.back[pile.cards[0]]
    touched = [pillar for pillar, dots in enumerate(cards.shown(back)) if dots]
    far = max(touched, key=lambda pillar: abs(tracks[pillar]))
    values: dict[str, int | str] = {"seat": seat, "pillar": f"pillar-{PILLARS[far]}", "marker": tracks[far]}
    near = abs(tracks[far]) >= NEAR
    ends = {"accept": "-risk" if near else "-safe", "reject": "-danger" if near else "", "reveal": ""}
    return f"why-{verb}{ends[verb]}", values


def _draw(view: View, top: int) -> Reason:
    """Whether a back shows a pillar of the seat's goal."""
    pile = view.pile(f"top-{top}")
    back = pile.backs[0] if pile.backs else cast(CouncilPack, view.pack).back[pile.cards[0]]
    wanted = [p for p, dots in enumerate(cards.shown(back)) if dots and wishes_of(view)[p]]
    return ("why-draw-goal", {"pillar": f"pillar-{PILLARS[wanted[0]]}"}) if wanted else ("why-draw", {})

"""What became of each saying of the Council: facts of a card, the word of an Advisor or a Monarch, a forecast.

A part of a card is four steps: white if the Proposal is accepted, black if it is rejected (RC-04).
"""

from typing import Final

from coterie.core.events import Heard
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.hearsay import (
    OVER,
    WORDS,
    back_of,
    hand_before,
    moved,
    pack_of,
    tracks_before,
    verdicts_of,
)
from coterie.games.reigns_council.lexicon import END, GOAL_PILLARS, GOAL_SIDES, PROPOSALS
from coterie.games.reigns_council.table import ACCEPTED, REJECTED
from coterie.talk.ears import Ears
from coterie.talk.sayings import Said
from coterie.talk.verdict import OPEN_STILL, Verdict, kept_if, untested, void

SIGNS: Final = (1, -1, 0)  # up and strong, down and weak, still and no matter
YES: Final = 0  # of the answers yes and no
ALL: Final = 1  # of a turn and the whole reign

UNREAD: Final = untested("buried")  # its front was never shown
NO_OCCASION: Final = void("never-came")

# Claims about a presented Proposal


def yes(said: Said, ears: Ears) -> Verdict:
    return _changes(said, ears, ACCEPTED)


def no(said: Said, ears: Ears) -> Verdict:
    return _changes(said, ears, REJECTED)


def safe(said: Said, ears: Ears) -> Verdict:
    """No marker would reach an end. The amount is the room left to the nearest end."""
    fate = _fate(said, ears)
    if fate is None or fate.what == "buried":
        return UNREAD if fate else OPEN_STILL
    part = steps_of(ears, fate.cards[0], ACCEPTED if said.args[0] == 0 else REJECTED)
    room = min(END - abs(place) for place in moved(tracks_before(ears, fate.n), part))
    return kept_if(room > 0, card=fate.cards[0], amount=room)


def mends(said: Said, ears: Ears) -> Verdict:
    """The white part brings the marker towards the centre, and at most as far beyond. The amount is its step."""
    fate = _fate(said, ears)
    if fate is None or fate.what == "buried":
        return UNREAD if fate else OPEN_STILL
    place = tracks_before(ears, fate.n)[said.args[0]]
    if place == 0:
        return NO_OCCASION
    step = steps_of(ears, fate.cards[0], ACCEPTED)[said.args[0]]
    return kept_if(place * step < 0 and abs(place + step) <= abs(place), card=fate.cards[0], amount=step)


def worse_rejected(said: Said, ears: Ears) -> Verdict:
    """The markers would end farther from the centre by the black part. The amount is by how many spaces in all."""
    fate = _fate(said, ears)
    if fate is None or fate.what == "buried":
        return UNREAD if fate else OPEN_STILL
    tracks, front = tracks_before(ears, fate.n), fate.cards[0]
    white, black = (
        sum(abs(place) for place in moved(tracks, steps_of(ears, front, verdict))) for verdict in (ACCEPTED, REJECTED)
    )
    return kept_if(black > white, card=front, amount=black - white)


def steps_of(ears: Ears, front: int, verdict: int) -> list[int]:
    """The part of a card that counts by this verdict."""
    pack = pack_of(ears)
    return (pack.accept if verdict == ACCEPTED else pack.reject)[4 * front : 4 * front + 4]


def _changes(said: Said, ears: Ears, verdict: int) -> Verdict:
    """The direction of a pillar by one part of the card, and the size where one was named. The amount is the step."""
    pillar, way, size = said.args
    for event in _of_card(said, ears):
        if event.cards[0] >= 0:
            step = steps_of(ears, event.cards[0], verdict)[pillar]
            true = (step > 0) - (step < 0) == SIGNS[way] and size in (0, abs(step))
            return kept_if(true, card=event.cards[0], amount=step)
    return UNREAD if _fate(said, ears) else OPEN_STILL


def _of_card(said: Said, ears: Ears) -> list[Heard]:
    """What was heard of the presented card: that it was presented, then that it was revealed or buried."""
    found: list[Heard] = []
    for event in ears.since(said.anchor):
        if event.seat == said.seat and event.what in ("presented", "revealed", "buried"):
            found.append(event)
            if event.what != "presented":
                break
    return found


def _fate(said: Said, ears: Ears) -> Heard | None:
    """How the presented card was revealed or buried."""
    last = _of_card(said, ears)[-1]
    return None if last.what == "presented" else last


# A claim and a promise of an Advisor


def goal(said: Said, ears: Ears) -> Verdict:
    """The side that the own goal wants of a pillar, if any. After an abdication goals are not shown."""
    pillar, wish = said.args
    for event in ears.since(said.anchor):
        if event.seat == said.seat and event.what in ("goal-dealt", "goal-shown") and event.cards[0] >= 0:
            first = 2 * (event.cards[0] - PROPOSALS)
            wanted = {GOAL_PILLARS[i]: GOAL_SIDES[i] for i in (first, first + 1)}
            return kept_if(wanted.get(pillar, 0) == SIGNS[wish], card=event.cards[0])
        if event.what == "retired":
            return UNREAD
    return OPEN_STILL


def presents(said: Said, ears: Ears) -> Verdict:
    """The back of the next Proposal shows a pillar; void if no back in the hand did."""
    for event in ears.since(said.at):
        if event.what in OVER:
            return NO_OCCASION
        if event.what == "presented" and event.seat == said.seat:
            if shown(back_of(ears, event.cards[0]))[said.args[0]]:
                return kept_if(True)
            able = any(shown(back)[said.args[0]] for back in hand_before(ears, said.seat, event.n))
            return kept_if(False) if able else void("no-choice")
    return OPEN_STILL


# Promises of the Monarch


def will_accept(said: Said, ears: Ears) -> Verdict:
    return _first_word(said, ears, ACCEPTED)


def will_reject(said: Said, ears: Ears) -> Verdict:
    return _first_word(said, ears, REJECTED)


def _first_word(said: Said, ears: Ears, verdict: int) -> Verdict:
    """The first word counts, not a change of mind (RC-15)."""
    for event in ears.since(said.at):
        if event.what in WORDS and event.seat == said.args[0]:
            return kept_if(WORDS[event.what] == verdict)
    return OPEN_STILL


def accepts_at_least(said: Said, ears: Ears) -> Verdict:
    """How many are accepted by the last word of the turn. The amount is their number."""
    words = [*verdicts_of(ears, said.anchor).values()]
    if len(words) < ears.seats - 1:
        return OPEN_STILL
    return kept_if(words.count(ACCEPTED) >= said.args[0], amount=words.count(ACCEPTED))


def reveals_first(said: Said, ears: Ears) -> Verdict:
    """Whose card is turned first of the rejected, or of the accepted, whichever it was among."""
    verdicts = verdicts_of(ears, said.anchor)
    for event in ears.since(said.at):
        if event.what == "died":
            return NO_OCCASION
        if event.what == "revealed" and event.nums[0] == verdicts[said.args[0]]:
            return kept_if(event.seat == said.args[0])
    return OPEN_STILL


def names(said: Said, ears: Ears) -> Verdict:
    """Who is named to reign next; void if all agree to stop."""
    for event in ears.since(said.at):
        if event.what == "named":
            return kept_if(event.nums[0] == said.args[0])
        if event.what == "stopped":
            return NO_OCCASION
    return OPEN_STILL


# Promises about sealed answers, and a forecast


def laughs(said: Said, ears: Ears) -> Verdict:
    """Who does not laugh is silent: that is known once the story is told to its end."""
    for event in ears.since(said.at):
        if event.what == "laughed" and event.seat == said.seat:
            return kept_if(said.args[0] == YES)
        if event.what in ("scored-story", "story-fell-flat"):
            return kept_if(said.args[0] != YES)
    return OPEN_STILL


def votes(said: Said, ears: Ears) -> Verdict:
    for event in ears.since(said.at):
        if event.what == "voted" and event.seat == said.seat:
            return kept_if(event.nums[0] == said.args[0])
    return OPEN_STILL


def goes_on(said: Said, ears: Ears) -> Verdict:
    for event in ears.since(said.at):
        if event.what in ("would-go-on", "would-stop") and event.seat == said.seat:
            return kept_if((event.what == "would-go-on") == (said.args[0] == YES))
    return OPEN_STILL


def survives(said: Said, ears: Ears) -> Verdict:
    """The Monarch lives to the next turn, or to lay the crown down."""
    span, answer = said.args
    for event in ears.since(said.at):
        if event.what == "died":
            return kept_if(answer != YES)
        if event.what == "retired" or (event.what == "turn" and span != ALL):
            return kept_if(answer == YES)
    return OPEN_STILL

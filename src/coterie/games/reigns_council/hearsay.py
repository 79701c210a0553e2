# mypyc
"""The Council as one pair of ears heard it: the reign, its turn, verdicts, markers, and the backs in a hand.

The judge and the rule of who may say what read these alone, and what is printed on the cards.
"""

from collections.abc import Sequence

from coterie.core.events import Heard
from coterie.games.reigns_council.lexicon import END
from coterie.games.reigns_council.table import ACCEPTED, REJECTED, CouncilPack
from coterie.talk.ears import Ears

OVER = ("died", "retired")  # what ends a reign
WORDS = {"accepted": ACCEPTED, "rejected": REJECTED}  # the Monarch's first word on a Proposal


def pack_of(ears: Ears) -> CouncilPack:
    assert isinstance(ears.pack, CouncilPack)
    return ears.pack


def back_of(ears: Ears, card: int) -> int:
    """The back of a card that was heard of, whether its front was seen or not."""
    return pack_of(ears).back[card] if card >= 0 else ~card


def reign_of(ears: Ears) -> Heard | None:
    """How the reign began that is not over yet."""
    begun = ears.last("crowned", *OVER)
    return begun if begun and begun.what == "crowned" else None


def turn_of(ears: Ears) -> Heard | None:
    """How the turn began that runs: every Proposal of the last turn may have taken effect, and nobody died of it."""
    begun = ears.last("turn", "crowned", *OVER)
    return begun if begun and begun.what == "turn" else None


def advisors_of(ears: Ears, monarch: int) -> list[int]:
    return [seat for seat in range(ears.seats) if seat != monarch]


def verdicts_of(ears: Ears, turn: int) -> dict[int, int]:
    """The Monarch's first word on each Proposal of the turn that event `turn` began."""
    verdicts: dict[int, int] = {}
    for event in ears.since(turn + 1):
        if event.what == "turn":
            break
        if event.what in WORDS:
            verdicts[event.seat] = WORDS[event.what]
    return verdicts


def tracks_before(ears: Ears, n: int) -> list[int]:
    """Where the four markers stood before event `n`."""
    tracks = [0, 0, 0, 0]
    crowned = ears.last("crowned", before=n)
    for event in ears.since(crowned.n if crowned else 0):
        if event.n >= n:
            break
        if event.what == "moved":
            tracks[event.nums[0]] = event.nums[2]
    return tracks


def moved(tracks: Sequence[int], steps: Sequence[int]) -> list[int]:
    """Where markers stand after these steps; an end stops them (RC-16)."""
    return [min(END, max(-END, place + step)) for place, step in zip(tracks, steps, strict=True)]


def hand_now(ears: Ears, seat: int) -> list[int]:
    """The backs in a hand."""
    changed = ears.last("crowned", before=ears.told), ears.last("drawn", "presented", seat=seat)
    last = max((event for event in changed if event), key=lambda event: event.n, default=None)
    return ears.follows(("hand", seat), last, lambda: hand_before(ears, seat, ears.told))


def hand_before(ears: Ears, seat: int, n: int) -> list[int]:
    """The backs in a hand before event `n`: everybody saw each on its pile (RC-07)."""
    backs: list[int] = []
    crowned = ears.last("crowned", before=n)
    for event in ears.since(crowned.n if crowned else 0):
        if event.n >= n:
            break
        if event.seat == seat and event.what == "drawn":
            backs.append(back_of(ears, event.cards[0]))
        elif event.seat == seat and event.what == "presented":
            backs.remove(back_of(ears, event.cards[0]))
    return backs

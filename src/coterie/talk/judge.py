"""The judge: a pure function of what was said and of what one pair of ears heard. There is no other source."""

from coterie.talk.ears import Ears
from coterie.talk.sayings import PROMISE, Said, Saying
from coterie.talk.verdict import BROKEN, Verdict, untested, void


def judge(said: Said, saying: Saying, ears: Ears) -> Verdict:
    """What became of something said, as far as these ears can tell.

    What it was about may have been taken back. A promise that is open when another hand takes the seat binds nobody.
    What is open when the match ends stays untested.
    """
    if said.taken_back:
        return void("taken-back")
    if not ears.stands(said.anchor):
        return void("undone")
    if saying.act == PROMISE and said.handed_over >= 0:
        verdict = saying.judges(said, ears.until(said.handed_over))
        return verdict if verdict.decided else void("other-hand")
    verdict = saying.judges(said, ears)
    return untested() if ears.ended and not verdict.decided else verdict


def is_released(side: Said, saying: Saying, other: Said, others: Saying, public: Ears) -> bool:
    """Whether one side of a pact is released: everybody knew that the other was broken before this side had acted.

    Of a hidden card it is the laying that counts, not the turning. `public` are the ears of the onlooker: what
    somebody alone knows releases nobody.
    """
    broken = _decided_at(other, others, public, broken=True)
    if broken is None:
        return False
    acted = [heard.n for heard in public.since(side.anchor) if heard.seat == side.seat and heard.what in saying.deeds]
    decided = _decided_at(side, saying, public)
    return broken < min([*acted[:1], *([] if decided is None else [decided])], default=public.told)


def _decided_at(said: Said, saying: Saying, ears: Ears, broken: bool = False) -> int | None:
    """The number of the event by which something said was decided, or broken; None if it was not."""
    if said.handed_over >= 0:
        ears = ears.until(said.handed_over)
    verdict = saying.judges(said, ears)
    if not verdict.decided or (broken and verdict.mark != BROKEN):
        return None
    for heard in ears.since(said.anchor):
        if heard.what in saying.decides and saying.judges(said, ears.until(heard.n + 1)).decided:
            return heard.n
    return said.at

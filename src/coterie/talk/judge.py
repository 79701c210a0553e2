"""The judge: a pure function of what was said and of what one pair of ears heard. There is no other source."""

from coterie.talk.ears import Ears
from coterie.talk.sayings import PROMISE, Said, Saying
from coterie.talk.verdict import Verdict, untested, void


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

"""An occasion to speak: whether a seat may say something now, by what everybody knows, and by nothing else.

If it were decided by a hand, that something may be said, or is refused, would tell what is in that hand.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from typing import Final

from coterie.core.errors import CoterieError, refuse
from coterie.talk.acts import (
    ACCEPT,
    ASK,
    BELIEVE,
    CITE,
    DECLINE,
    DOUBT,
    GESTURES,
    OFFER,
    REFUSE,
    SPOKEN,
    TAKE_BACK,
    Act,
    level_of,
)
from coterie.talk.bargains import ANSWERED, OPEN_OFFER, Inquiry, Offer
from coterie.talk.book import VERSIONS, Book, Spoken
from coterie.talk.sayings import PROMISE, Opening, Public, Said, Saying, from_shorthand, named, openings
from coterie.talk.verdict import BROKEN

MOST_ACTS: Final = 600  # of a match
MOST_OFFERS: Final = 2  # of a seat that are open at once
THIS_LINE: Final = -2  # has no number yet
LONGEST_SHORTHAND: Final = 40  # letters


class Occasion:
    """A moment at which a seat speaks, and what everybody knows then.

    `public` tells what everybody knows; it is None where nothing is being played. The book is its own: what is checked
    is written down in it. `lines` are the numbers of the lines that a gesture can be about, and `count` is how many
    acts there were. `stale` are the lines of the offers that have lapsed by time.
    """

    def __init__(
        self,
        sayings: list[Saying],
        book: Book,
        level: int,
        seat: int,
        seats: int,
        public: Callable[[], Public] | None,
        lines: Container[int],
        count: int,
        stale: Container[int] = (),
    ) -> None:
        self.level = level
        self._sayings = sayings
        self._book = book
        self._seat = seat
        self._seats = seats
        self._tells = public
        self._lines = lines
        self._count = count
        self._stale = stale
        self._public: Public | None = None

    def check(self, act: Act) -> Act:
        """The act as it is kept: with nothing in it that does not belong there, and the event that it is about.

        Raises Refused if it may not be said.
        """
        if level_of(act, self._sayings) > self.level:
            refuse("refused-talk-level", "this table has agreed not to say such things")
        if self._count >= MOST_ACTS:
            refuse("refused-talk-full", f"{MOST_ACTS} such things were said in this game already", most=MOST_ACTS)
        checked = self._check_kind(act)
        self._count += 1
        return checked

    def open_offers(self) -> list[Offer]:
        """The offers that can be accepted now, by what everybody knows."""
        if self._tells is None:
            return []
        return [offer for offer in self._book.open_offers() if self._stands(offer)]

    def open_questions(self, seat: int) -> list[Inquiry]:
        """The questions that a seat was asked, has not answered, and can still answer."""
        if self._tells is None:
            return []
        return [
            question
            for question in self._book.questions.values()
            if question.addresses(seat)
            and seat not in question.answers
            and self._asked_about(question.saying, seat) == question.anchor
        ]

    def check_each(self, acts: Sequence[Act]) -> tuple[list[Act], list[tuple[int, CoterieError]]]:
        """Those that may be said, as they are kept, and why each of the others may not."""
        said: list[Act] = []
        unsaid: list[tuple[int, CoterieError]] = []
        for n, act in enumerate(acts):
            try:
                said.append(self.check(act))
            except CoterieError as error:
                unsaid.append((n, error))
        return said, unsaid

    def shorthand(self, text: str) -> Act | None:
        """The act that a line is, if it is nothing but the shorthand of something that may be said now."""
        if self._tells is None or len(text) > LONGEST_SHORTHAND:
            return None
        found = from_shorthand(self._openings(), text)
        return Act(found[0].act, found[0].name, found[1]) if found else None

    def openings(self) -> list[tuple[Saying, Opening]]:
        """What the seat may say now, without that of which it has told enough versions."""
        return [
            (saying, opening)
            for saying, opening in self._openings()
            if self._book.versions(self._seat, saying.name, opening.anchor) < VERSIONS
        ]

    def _openings(self) -> list[tuple[Saying, Opening]]:
        return openings(self._sayings, self._know(), self._seat, self.level) if self._tells else []

    def _check_kind(self, act: Act) -> Act:
        if act.act in SPOKEN:
            return self._saying(act)
        if act.act in (BELIEVE, DOUBT):
            return self._belief(act)
        if act.act == TAKE_BACK:
            return self._take_back(act)
        if act.act == ASK:
            return self._written_down(self._ask(act))
        if act.act == DECLINE:
            self._question(act)
            return self._written_down(Act(DECLINE, line=act.line))
        if act.act == OFFER:
            return self._written_down(self._offer(act))
        if act.act in (ACCEPT, REFUSE):
            self._offered(act)
            return self._written_down(Act(act.act, line=act.line))
        return self._cite(act) if act.act == CITE else self._gesture(act)

    def _saying(self, act: Act) -> Act:
        saying = self._known(act.saying)
        if act.act != saying.act or act.seat >= 0 or act.gesture or act.wants:
            refuse("refused-argument", f"'{saying.name}' is a {saying.act}", saying=saying.name, wants=saying.act)
        if act.line >= 0 and self._question(act).saying != saying.name:
            refuse("refused-argument", "something else was asked", saying=saying.name, wants=self._question(act).saying)
        opening = self._opening(saying, self._seat, act.args)
        if self._book.versions(self._seat, saying.name, opening.anchor) >= VERSIONS:
            refuse("refused-versions", f"you have told {VERSIONS} versions of this already", most=VERSIONS)
        n, told = len(self._book.said), self._know().ears.told
        self._book.said.append(Said(THIS_LINE, n, self._seat, saying.name, act.args, told, opening.anchor))
        if act.line >= 0:
            self._book.questions[act.line].answers[self._seat] = ANSWERED
        return Act(saying.act, saying.name, act.args, act.line, anchor=opening.anchor)

    def _ask(self, act: Act) -> Act:
        saying = self._known(act.saying)
        if act.seat >= self._seats or act.seat == self._seat:
            refuse("refused-no-person", "there is no such seat to be asked")
        others = [seat for seat in range(self._seats) if seat != self._seat and act.seat in (-1, seat)]
        anchors = [anchor for seat in others if (anchor := self._asked_about(saying.name, seat)) is not None]
        if not anchors:
            refuse("refused-not-now", f"'{saying.name}' cannot be said now", saying.clause, saying=saying.name)
        if act.args and not any(self._can_say(saying, seat, act.args) for seat in others):
            refuse("refused-argument", "nobody there can say this", saying=saying.name, wants=saying.name)
        anchor = max(anchors)
        self._check_single()
        for question in self._book.questions.values():
            if (question.seat, question.to, question.saying, question.anchor) == (
                self._seat,
                act.seat,
                saying.name,
                anchor,
            ):
                refuse("refused-asked", "you have asked this already")
        return Act(ASK, saying.name, act.args, seat=act.seat, anchor=anchor)

    def _offer(self, act: Act) -> Act:
        mine, wants = self._known(act.saying), self._known(act.wants)
        if not 0 <= act.seat < self._seats or act.seat == self._seat:
            refuse("refused-no-person", "there is no such seat to make an offer to")
        if mine.act != PROMISE or wants.act != PROMISE:
            refuse("refused-no-promise-offered", "an offer is a promise for a promise")
        given = self._opening(mine, self._seat, act.args)
        asked = self._opening(wants, act.seat, act.wants_args)
        if act.line >= 0 and self._offered(act).seat != act.seat:
            refuse("refused-no-offer", "an offer is countered to who made it")
        if act.line < 0 and sum(offer.seat == self._seat for offer in self.open_offers()) >= MOST_OFFERS:
            refuse("refused-offers", f"{MOST_OFFERS} of your offers are open already", most=MOST_OFFERS)
        self._check_single()
        return Act(
            OFFER,
            mine.name,
            act.args,
            act.line,
            act.seat,
            anchor=given.anchor,
            wants=wants.name,
            wants_args=act.wants_args,
            wants_anchor=asked.anchor,
        )

    def _offered(self, act: Act) -> Offer:
        """The open offer to this seat that an act answers."""
        offer = self._book.offers.get(act.line)
        if offer is None or offer.to != self._seat or self._tells is None:
            refuse("refused-no-offer", "nothing was offered to you in such a line")
        if offer.state != OPEN_OFFER:
            refuse("refused-offer-closed", "this offer was answered or withdrawn already")
        if not self._stands(offer):
            refuse("refused-offer-lapsed", "this offer has lapsed: its moment is over")
        return offer

    def _question(self, act: Act) -> Inquiry:
        """The question to this seat that an act answers."""
        question = self._book.questions.get(act.line)
        if question is None or not question.addresses(self._seat) or self._tells is None:
            refuse("refused-no-question", "nothing was asked of you in such a line")
        if self._seat in question.answers:
            refuse("refused-answered", "you have answered this already")
        return question

    def _cite(self, act: Act) -> Act:
        found, ears = self._of_line(act), self._know().ears
        if not any(self._book.judge(said, self._sayings, ears, ears).decided for said in found):
            refuse("refused-not-decided", "nobody can know yet what became of this")
        return Act(CITE, line=act.line)

    def _written_down(self, act: Act) -> Act:
        self._book.add(Spoken(THIS_LINE, self._seat, self._know().ears.told, (act,)))
        return act

    def _check_single(self) -> None:
        """Raises Refused if the line asks or offers something already: an answer names the line."""
        if THIS_LINE in self._book.questions or THIS_LINE in self._book.offers:
            refuse("refused-one-bargain", "a line asks or offers one thing")

    def _known(self, name: str) -> Saying:
        if self._tells is None:
            refuse("refused-nothing-played", "no game is being played that this could be about")
        return named(self._sayings, name)

    def _opening(self, saying: Saying, seat: int, args: tuple[int, ...]) -> Opening:
        """What a seat may say now of this kind. Raises Refused if it may not, or not with these arguments."""
        opening = saying.may(self._know(), seat)
        if opening is None:
            refuse("refused-not-now", f"'{saying.name}' cannot be said now", saying.clause, saying=saying.name)
        if not saying.fits(opening, args):
            wants = _wanted(saying, opening)
            refuse("refused-argument", f"'{saying.name}' takes {wants}", saying=saying.name, wants=wants)
        return opening

    def _can_say(self, saying: Saying, seat: int, args: tuple[int, ...]) -> bool:
        opening = saying.may(self._know(), seat)
        return opening is not None and saying.fits(opening, args)

    def _asked_about(self, name: str, seat: int) -> int | None:
        """The event that a seat would speak of if it said this now; None if it may not."""
        opening = named(self._sayings, name).may(self._know(), seat)
        return None if opening is None else opening.anchor

    def _stands(self, offer: Offer) -> bool:
        """Whether both sides of an offer can still be promised, about the same events as when it was made."""
        return offer.line not in self._stale and all(
            self._can_say(named(self._sayings, side.saying), side.seat, side.args)
            and self._asked_about(side.saying, side.seat) == side.anchor
            for side in (offer.mine, offer.wants)
        )

    def _belief(self, act: Act) -> Act:
        found = self._of_line(act)
        if found[0].seat == self._seat:
            refuse("refused-own-line", "this is your own line: others believe it or not")
        self._check_open(found)
        return Act(act.act, line=act.line)

    def _take_back(self, act: Act) -> Act:
        offer = self._book.offers.get(act.line)
        if offer and offer.seat == self._seat and offer.state == OPEN_OFFER and self._tells:
            return self._written_down(Act(TAKE_BACK, line=act.line))
        found = self._of_line(act)
        if any(said.given >= 0 for said in found):
            refuse("refused-pact", "a pact is not taken back: it is kept or torn")
        if found[0].seat != self._seat or any(named(self._sayings, said.saying).act != PROMISE for said in found):
            refuse("refused-no-promise", "you can take back a promise of your own, and nothing else")
        self._check_open(found)
        public = self._know()
        others = [seat for seat in range(self._seats) if seat != self._seat]
        answered = public.view.sealed and any(seat not in public.view.waiting for seat in others)
        if answered or any(heard.seat != self._seat for heard in public.ears.since(found[0].at)):
            refuse("refused-acted", "somebody has acted since: this stays promised")
        return Act(TAKE_BACK, line=act.line)

    def _gesture(self, act: Act) -> Act:
        if act.gesture not in GESTURES or (act.line >= 0 and act.seat >= 0):
            wants = ", ".join(GESTURES)
            refuse("refused-argument", f"a gesture is one of {wants}", saying=act.act, wants=wants)
        if act.line >= 0 and act.line not in self._lines:
            refuse("refused-no-line", "there is no such line")
        if act.seat >= self._seats:
            refuse("refused-no-person", "there is no such seat")
        return replace(act, saying="", args=(), anchor=-1)

    def _of_line(self, act: Act) -> list[Said]:
        """What was said in the line that an act is about."""
        found = self._book.of_line(act.line)
        if not found or self._tells is None:
            refuse("refused-no-line", "nothing was said in such a line that could be true or false")
        return found

    def _check_open(self, found: list[Said]) -> None:
        """Raises Refused if everybody knows what became of a line."""
        ears = self._know().ears
        marks = [self._book.judge(said, self._sayings, ears, ears) for said in found]
        if all(verdict.decided for verdict in marks) or any(verdict.mark == BROKEN for verdict in marks):
            refuse("refused-decided", "everybody knows what became of this")

    def _know(self) -> Public:
        assert self._tells
        self._public = self._public or self._tells()
        return self._public


def _wanted(saying: Saying, opening: Opening) -> str:
    """What the arguments may be now."""
    parts = [
        f"{arg.name}: {', '.join(arg.word(value) for value in choices)}"
        for arg, choices in zip(saying.args, opening.choices, strict=True)
    ]
    return "; ".join(parts) or "-"

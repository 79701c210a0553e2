"""Evenings: a round played from its first event on, in which things are said and judged."""

from coterie.core.lexicon import LETTERS
from coterie.games.royal_secrets.sayings import SAYINGS
from coterie.games.royal_secrets.table import KING_AUDIENCE, VALET_STOCK
from coterie.games.royal_secrets.tests.scene import Scene, kind_named, seat_of
from coterie.talk import Ears, Said, Verdict, judge
from coterie.talk.sayings import named, openings, parse
from tests.talk.oracle import ears_of
from tests.talk.samples import LOUDEST, public_of

COURTIERS = "0 10 20 30 40 x"  # everybody has one of each
DEALT = ("v10", "v20", "v0", "v-10")  # and was dealt a valet, by seat


class Evening(Scene):
    """A scene at the start of a round that was told, and what is said in it."""

    def __init__(self, text: str = "", at: str = "plan", parley: str = "A", seats: int = 4, **options: str) -> None:
        self.lines = 0
        given = [line.split(":")[0].strip() for line in text.splitlines()]
        hands = [f"hand {seat}: {COURTIERS}" for seat in LETTERS[:seats] if f"hand {seat}" not in given]
        super().__init__("\n".join([*hands, text]), at=at, parley=parley, seats=seats, **options)

    def _ask(self, at: str) -> None:
        """Deal the valets and tell the round before it goes on."""
        t = self.table
        for seat, valet in enumerate(DEALT[: t.seats]):
            card = t.find(VALET_STOCK, kind_named(valet))
            t.pass_hidden(card, t.hand(seat))
            t.tell("dealt", seat, card=card)
        t.tell("round", t.parley, n0=t.round)
        for hall in range(2):
            t.tell("audience", n0=hall, card=t.only(KING_AUDIENCE + hall))
        super()._ask(at)

    # Playing.

    def go(self, ways: str) -> "Evening":
        """Everybody's way, in order: `A king, B queen`; the Parley is handed from one to the next."""
        for way in ways.split(","):
            seat, hall = way.split()
            self._hand_to(seat)
            self.play(f"{seat} choose:{hall}")
        return self

    def bet(self, bets: str) -> "Evening":
        """Bets in order: `A 20^, B x_`."""
        for bet in bets.split(","):
            seat, card = bet.split()
            self._hand_to(seat)
            kind = self.table.layout.kinds[kind_named(card[:-1])]
            self.play(f"{seat} bet-{'up' if card[-1] == '^' else 'down'}:{kind}")
        return self

    def round(self, halls: str = "A king, B king, C queen, D queen", **bets: str) -> "Evening":
        """All go and bet both cards: `A="20^ 10_"`. A seat that is not named bets a 10 and a 0."""
        self.go(halls)
        for i in range(2):
            for seat in LETTERS[: self.table.seats]:
                self.bet(f"{seat} {bets.get(seat, '10^ 0_').split()[i]}")
        return self

    def _hand_to(self, seat: str) -> None:
        if self.step() == "hand-on":
            self.play(f"{self.asked()} hand-on:{seat}")

    # Talking.

    def may(self, seat: str, text: str) -> bool:
        """Whether a seat may say this now."""
        return self._opening(seat, text) is not None

    def say(self, seat: str, text: str) -> Said:
        """A seat says something that it may say."""
        found = self._opening(seat, text)
        assert found is not None, f"{seat} may not say '{text}' now"
        self.lines += 1
        return found

    def _opening(self, seat: str, text: str) -> Said | None:
        saying, args = parse(SAYINGS, text)
        found = {s.name: o for s, o in openings(SAYINGS, public_of(self.table), seat_of(seat), LOUDEST)}
        opening = found.get(saying.name)
        if opening is None or not saying.fits(opening, args):
            return None
        return Said(self.lines, 0, seat_of(seat), saying.name, args, self.table.told, opening.anchor)

    def ears(self, of: str = "") -> Ears:
        """What a seat heard; of nobody: the onlooker."""
        return ears_of(self.table, seat_of(of) if of else self.table.seats)

    def verdict(self, said: Said, of: str = "") -> Verdict:
        return judge(said, named(SAYINGS, said.saying), self.ears(of))

    def marks(self, said: Said) -> str:
        """The mark for the onlooker; it must be that of every seat too."""
        found = {self.verdict(said, of) for of in ("", *LETTERS[: self.table.seats])}
        assert len(found) == 1, f"they do not agree: {found}"
        return str(found.pop().mark)

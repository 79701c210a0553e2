"""Scenes: a table in the middle of a round, written as text.

    round 3
    king planning-dear 50/4/5: A 10^ 20_ | B 0^ x_
    queen 40/3/4: C 30^ v-10_
    dine: D 20^ 0_
    cardinal: 10^ 20_
    hand A: 0 10 v20
    favors B: stabbing-cheap
    lilies C: 3
    valets: 10 -10

`10^` lies face up, `10_` face down, `x` is the Excuse, `v-10` a valet. An audience is written need/gain/loss.
"""

import re

from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE, LETTERS, Action
from coterie.games.royal_secrets.cards import load
from coterie.games.royal_secrets.count import LAST_HANDS, open_count
from coterie.games.royal_secrets.favors import PLANNING_CALL
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.lexicon import AUDIENCES, KINDS, LEXICON
from coterie.games.royal_secrets.rules import BET, CHOOSE, HAND_ON, PHASE_ONE, ROUND
from coterie.games.royal_secrets.table import (
    AUDIENCE_STOCK,
    CARDINAL_STOCK,
    CHOOSING,
    COURT_DISCARD,
    DOWN_CARDINAL,
    FIRST_BET,
    KING_AUDIENCE,
    OUT,
    SECOND_BET,
    UP_CARDINAL,
    VALET_STOCK,
    RoyalPack,
    RoyalTable,
)


def seat_of(letter: str) -> int:
    return LETTERS.index(letter)


def kind_named(word: str) -> int:
    """The kind a scene's word stands for."""
    if word == "x":
        return KINDS.index("excuse")
    if word.startswith("v"):
        return KINDS.index(_signed("valet", word[1:]))
    if re.fullmatch(r"-?\d+", word):
        return KINDS.index(_signed("courtier", word))
    return KINDS.index(f"audience-{word}")


def word_for(kind: int) -> str:
    name = KINDS[kind]
    if name == "excuse":
        return "x"
    if name.startswith("audience-"):
        return name.removeprefix("audience-")
    return name.replace("minus-", "-").replace("courtier-", "").replace("valet-", "v").replace("cardinal-", "c")


def _signed(name: str, number: str) -> str:
    return f"{name}-minus-{number[1:]}" if number.startswith("-") else f"{name}-{number}"


class Scene:
    """A table and short ways to look at it and to play on it."""

    def __init__(self, text: str, at: str = "count", parley: str = "A", seats: int = 4, **options: str) -> None:
        """`at`: plan; choose, bet1, bet2 (the Parley holder is asked to); chosen, done1, done2 (and has); or count (all
        bets are down).
        """
        self._box: dict[int, list[int]] = {}
        self._lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        house = load()
        self.need, self.gain, self.loss = list(house.need), list(house.gain), list(house.loss)
        self._audiences = [KINDS.index("audience-corruption-dear"), KINDS.index("audience-medal-cheap")]
        for line in self._lines:
            self._read_audience(line)
        pack = RoyalPack(
            "scene",
            "",
            house.rounds,
            house.courtiers,
            house.removed,
            house.valets,
            house.penalties,
            house.cardinals,
            house.audiences,
            self.need,
            self.gain,
            self.loss,
        )
        table = GAME.blank(seats, GAME.settle({"first": "A", **options}, seats), pack)
        assert isinstance(table, RoyalTable)
        self.table = table
        table.lay_out()
        for card, kind in enumerate(table.layout.kind_of):
            self._box.setdefault(kind, []).append(card)
        table.round = 1
        table.parley = seat_of(parley)
        self._valets: list[int] | None = None
        self._lay(KING_AUDIENCE, [self._audiences[0]])
        self._lay(KING_AUDIENCE + 1, [self._audiences[1]])
        # whole hands first, then bets from them
        for line in sorted(self._lines, key=lambda line: not line.startswith("hand")):
            self._read(line)
        self._lay_the_rest()
        self._ask(at)

    # Reading.

    def _read_audience(self, line: str) -> None:
        found = re.match(r"(king|queen)(?: ([a-z-]+))?(?: (\d+)/(\d+)/(\d+))?:?", line)
        if not found:
            return
        which = 0 if found[1] == "king" else 1
        if found[2]:
            self._audiences[which] = kind_named(found[2])
        if found[3]:
            number = self._audiences[which] - AUDIENCES
            self.need[number], self.gain[number], self.loss[number] = int(found[3]), int(found[4]), int(found[5])

    def _read(self, line: str) -> None:
        head, _, rest = line.partition(":")
        word, _, name = head.partition(" ")
        t = self.table
        if word == "round":
            t.round = int(name)
        elif word in ("king", "queen", "dine"):
            for part in rest.split("|"):
                if part.strip():
                    letter, *bets = part.split()
                    seat = seat_of(letter)
                    t.king |= (word != "queen") << seat
                    t.queen |= (word != "king") << seat
                    self._bet(seat, bets)
        elif word == "cardinal":
            for bet in rest.split():
                pile = UP_CARDINAL if bet[-1] == "^" else DOWN_CARDINAL
                self._lay(CARDINAL_STOCK, [KINDS.index(_signed("cardinal", bet[:-1]))])
                card = t.at[CARDINAL_STOCK][0]
                if pile == UP_CARDINAL:
                    t.move(card, pile)
                else:
                    t.pass_hidden(card, pile)
        elif word == "hand":
            self._lay(t.hand(seat_of(name)), [kind_named(w) for w in rest.split()])
        elif word == "favors":
            self._lay(t.favors(seat_of(name)), [kind_named(w) for w in rest.split()])
        elif word == "lilies":
            t.lilies[seat_of(name)] = int(rest)
        elif word == "valets":
            self._valets = [kind_named("v" + w) for w in rest.split()]
        else:
            raise ValueError(f"no such line in a scene: {line}")

    def _bet(self, seat: int, bets: list[str]) -> None:
        t = self.table
        kinds = [kind_named(b[:-1]) for b in bets]
        self._lay(t.hand(seat), kinds)
        for bet, kind in zip(bets, kinds, strict=True):
            card = t.find(t.hand(seat), kind)
            if bet[-1] == "^":
                t.move(card, t.up(seat))
            else:
                t.pass_hidden(card, t.down(seat))

    def _lay(self, pile: int, kinds: list[int]) -> None:
        self.table.put(pile, [self._box[kind].pop() for kind in kinds])

    def _lay_the_rest(self) -> None:
        for kind in self._valets or []:
            self._lay(VALET_STOCK, [kind])
        for kind, cards in self._box.items():
            name = KINDS[kind]
            if name.startswith("valet"):
                self.table.put(VALET_STOCK if self._valets is None else COURT_DISCARD, cards)
            elif name.startswith("cardinal"):
                self.table.put(CARDINAL_STOCK, cards)
            elif name.startswith("audience"):
                self.table.put(AUDIENCE_STOCK, cards)
            else:
                self.table.put(OUT, cards)
        self._box.clear()

    def _ask(self, at: str) -> None:
        t = self.table
        t.then(LAST_HANDS)
        t.then(ROUND, t.round + 1)
        bets = [len(t.at[t.up(s)]) + len(t.at[t.down(s)]) for s in range(t.seats)]
        for audience in range(2):
            if t.attending(audience).bit_count() == 1 and at not in ("plan", "choose", "chosen"):
                t.alone = audience
        if at == "plan":
            t.then_in_order(PLANNING_CALL, PHASE_ONE)
        elif at in ("choose", "chosen"):
            t.phase = CHOOSING
            t.acted = t.king | t.queen
            t.ask(CHOOSE if at == "choose" else HAND_ON, t.parley)
        elif at != "count":
            wanted = int(at[-1])
            t.phase = FIRST_BET if wanted == 1 else SECOND_BET
            t.acted = sum(1 << s for s in range(t.seats) if bets[s] >= wanted)
            t.ask(HAND_ON if at.startswith("done") else BET, t.parley)
        else:
            t.acted = t.layout.all_seats
            open_count(t)
        t.proceed()

    # Playing.

    def play(self, moves: str) -> "Scene":
        """Moves such as `A choose:king, B pass, - draw:valet-10`; `-` is chance. Each must be legal."""
        for move in moves.split(","):
            who, token = move.split()
            seat = CHANCE if who == "-" else seat_of(who)
            assert self.table.asked(seat), f"{move.strip()}: {self.asked()} is asked {self.step()}"
            action = LEXICON.parse(token)
            assert action in self.table.legal(seat), f"{move.strip()}: legal is {self.legal()}"
            self.table.play(seat, action)
        return self

    # Looking.

    def asked(self) -> str:
        """The seats asked now, as letters; `-` for chance, nothing when the game is over."""
        if self.table.over:
            return ""
        if self.table.asked(CHANCE):
            return "-"
        return "".join(LETTERS[s] for s in range(self.table.seats) if self.table.asked(s))

    def step(self) -> str:
        return "" if self.table.over else self.table.agenda[-1].step.name

    def legal(self, who: str = "") -> list[str]:
        seat = CHANCE if self.asked() == "-" else seat_of(who or self.asked()[0])
        return [LEXICON.token(a) for a in self.table.legal(seat)]

    def refusal(self, who: str, token: str) -> str:
        """The clause by which a move is refused; empty if it is not."""
        return Eyes(self.table, seat_of(who)).why(Action(LEXICON.parse(token)))

    def hand(self, who: str) -> str:
        return self._words(self.table.hand(seat_of(who)))

    def favors(self, who: str) -> str:
        return self._words(self.table.favors(seat_of(who)))

    def pile(self, name: str, who: str = "") -> str:
        seat = seat_of(who) if who else -1
        return self._words(next(p.index for p in self.table.layout.piles if p.name == name and p.seat == seat))

    def lilies(self) -> list[int]:
        return list(self.table.lilies)

    def seen(self, who: str, name: str, owner: str = "") -> str:
        """What a seat knows of a pile."""
        view = Eyes(self.table, seat_of(who)).view()
        return " ".join(word_for(k) for k in view.pile(name, seat_of(owner) if owner else -1).cards)

    def told(self, what: str) -> list[str]:
        """The events of this name: the seat's letter and the numbers, such as `B 0 5`."""
        found = []
        for h in Eyes(self.table, self.table.seats).heard():
            if h.what == what:
                found.append(" ".join([LETTERS[h.seat]] * (h.seat >= 0) + [str(n) for n in h.nums]))
        return found

    def _words(self, pile: int) -> str:
        return " ".join(word_for(self.table.layout.kind_of[c]) for c in self.table.at[pile])

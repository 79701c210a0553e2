"""Faults planted in the toy game, each of which a contract must catch."""

import json
from collections.abc import Callable, Sequence

from coterie.games.whispers import game as toy

from coterie.core.dice import Dice
from coterie.core.errors import Refused
from coterie.core.eyes import Eyes
from coterie.core.game import Game, Pack, first_option
from coterie.core.lexicon import CHANCE, OPEN, Action
from coterie.core.table import NO_ANSWER, Ask, Fact, Step, Table
from coterie.play import Match, Playback, Record, notation
from coterie.play.playback import Turn
from coterie.words import Words


def planted(table_type: type[toy.WhispersTable] = toy.WhispersTable, **steps: type[Step]) -> Game:
    """The toy game with another table, or other steps by name."""
    rules: list[Step] = []
    for rule in toy.STEPS:
        new = steps.get(rule.name, type(rule))
        rules.append(
            new(rule.name, rule.clause, rule.verb)
            if rule.name == "deal"
            else new(rule.name, rule.clause, rule.secret, rule.public)
        )

    class PlantedTable(table_type):
        """Asks the planted steps where the toy's rules name its own."""

        def ask(self, step: Step, seat: int, x: int = 0, y: int = 0) -> None:
            super().ask(self.rules[step.code], seat, x, y)

        def ask_sealed(self, step: Step, seats: int, x: int = 0, y: int = 0) -> None:
            super().ask_sealed(self.rules[step.code], seats, x, y)

    kind = type("Planted", (toy.Whispers,), {"table_type": PlantedTable})
    return kind(
        name="planted",
        prefix="WH",
        rules_version=1,
        fewest=2,
        most=4,
        bound=40,
        options=[first_option(4, "WH-1")],
        lexicon=toy.LEXICON,
        steps=rules,
    )


def _next_hand(t: toy.WhispersTable, seat: int) -> list[int]:
    return t.kinds(t.hand((seat + 1) % t.seats))


class OpenHand(toy.WhispersTable):
    """The view tells what seat 1 holds."""

    def facts(self) -> list[Fact]:
        return [*super().facts(), Fact("hint", sum(self.kinds(self.hand(1))))]


class TimidLay(toy.Lay):
    """The legal list depends on a neighbour's hand."""

    def legal(self, t: toy.WhispersTable, ask: Ask, seat: int) -> list[int]:
        legal = super().legal(t, ask, seat)
        return legal[-1:] if 2 in _next_hand(t, seat) else legal


class LoudDeal(toy.Deal):
    """The event tells in numbers which card was dealt."""

    def play(self, t: toy.WhispersTable, ask: Ask, seat: int, action: int) -> None:
        super().play(t, ask, seat, action)
        t.tell("psst", n0=self.verb.arg(action))


class TellingRefusal(toy.Lay):
    """A refusal cites a clause that depends on a neighbour's hand."""

    def why(self, t: toy.WhispersTable, ask: Ask, seat: int, action: int) -> str:
        return "WH-2" if 0 in _next_hand(t, seat) else "WH-3"


class OrderedLay(toy.Lay):
    """The event tells at which place in the hand the card was, and hands are sorted."""

    def play(self, t: toy.WhispersTable, ask: Ask, seat: int, action: int) -> None:
        hand = t.at[t.hand(seat)]
        place = hand.index(t.find(t.hand(seat), toy.TO_LAY.arg(action)))
        super().play(t, ask, seat, action)
        t.tell("from", seat, n0=place)


class ForgetfulLedger(toy.WhispersTable):
    """A secret copy is played while an open one is known, and nobody loses the open one."""

    def find(self, pile: int, kind: int) -> int:
        return min((c for c in self.at[pile] if self.kind(c) == kind), key=lambda c: self.known[c])

    def _charge(self, card: int, source: int, seats: int) -> None:
        pass


class OpenPlay(toy.Play):
    """Says that everybody sees what may be played, and asks for a card of a hidden hand."""

    def __init__(self, name: str, clause: str, secret: bool, public: bool) -> None:
        super().__init__(name, clause, secret, public=True)


class HastyTable(toy.WhispersTable):
    """Names a sole answer wherever there is one, also where only the hand leaves no other."""

    def sole(self, seat: int) -> int:
        legal = self.legal(seat) if self.asked(seat) else []
        return legal[0] if len(legal) == 1 else NO_ANSWER


class WrongSole(toy.WhispersTable):
    """Names an answer as the only one although there is another."""

    def sole(self, seat: int) -> int:
        return self.legal(seat)[0] if self.asked(seat) and self.agenda[-1].step.public else NO_ANSWER


class LostCard(toy.Play):
    """The card played vanishes from the table."""

    def play(self, t: toy.WhispersTable, ask: Ask, seat: int, action: int) -> None:
        super().play(t, ask, seat, action)
        pile = t.shown(seat)
        t.at[pile] = t.at[pile][1:]


class DeadEnd(toy.Play):
    """A seat with two equal cards is asked and can do nothing."""

    def legal(self, t: toy.WhispersTable, ask: Ask, seat: int) -> list[int]:
        legal = super().legal(t, ask, seat)
        return legal if len(legal) == len(t.at[t.hand(seat)]) else []


class HashedBid(toy.Bid):
    """The judge is whoever comes first in a set of words."""

    def reveal(self, t: toy.WhispersTable, ask: Ask, answers: list[int]) -> None:
        t.judge = int(next(iter({f"seat {s}" for s in range(t.seats)})).split()[1])
        t.tell("bids", t.judge)
        t.ask(toy.JUDGE, t.judge)


class ForgottenField(toy.WhispersTable):
    """The clone does not know who is judge."""

    def copy_to(self, new: toy.WhispersTable) -> None:
        pass


class SharedList(toy.WhispersTable):
    """A clone shares a list with its original, and the rules write to it."""

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)
        self.tally: list[int] = [0]

    def copy_to(self, new: toy.WhispersTable) -> None:
        super().copy_to(new)
        new.tally = self.tally

    def facts(self) -> list[Fact]:
        return [*super().facts(), Fact("tally", self.tally)]


class TallyingPlay(toy.Play):
    """Counts cards played in the shared list."""

    def play(self, t: toy.WhispersTable, ask: Ask, seat: int, action: int) -> None:
        super().play(t, ask, seat, action)
        t.tally[0] += 1


def reading_imagine(eyes: Eyes, dice: Dice) -> Table:
    """Imagines a world with the real sealed answers in it."""
    world = eyes.imagine(dice)
    real = eyes._table
    world.answers = list(real.answers)
    return world


def packing_what_others_know(eyes: Eyes, dice: Dice) -> bytes:
    """Packs how many cards of each pile are known to whom."""
    real = eyes._table
    return json.dumps([sorted(real.known[card] for card in cards) for cards in real.at]).encode()


def packing_card_numbers(eyes: Eyes, dice: Dice) -> bytes:
    """Packs which of several equal cards are publicly known."""
    real = eyes._table
    return json.dumps([card for card, cloud in enumerate(real.cloud) if cloud < len(real.at)]).encode()


def packing_clouds(eyes: Eyes, dice: Dice) -> bytes:
    """Packs the clouds in the order in which the ledger came upon them."""
    real = eyes._table
    return json.dumps(real.cloud).encode()


class EagerMatch(Match):
    """Plays a batch as it comes, rolls on the way, and puts everything back if it does not like the end."""

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        table, made = self._table.clone(), self.made
        try:
            for action in actions:
                super().play(seat, [action])
        except Refused:
            self._table, self.made = table, made
            raise


def writing(token: Callable[[Turn, int], str]) -> Callable[[Record, Words, int, Pack], str]:
    """A text with other words for what was done."""

    def write(record: Record, words: Words, viewer: int, pack: Pack) -> str:
        return "\n".join(token(turn, viewer) for turn in Playback(record, pack).turns)

    return write


def telling_secrets(turn: Turn, viewer: int) -> str:
    """Tells the card of a secret answer."""
    return turn.token(viewer if turn.seat == CHANCE or turn._ask.sealed else OPEN)


def telling_ballots(turn: Turn, viewer: int) -> str:
    """Tells sealed answers as they come in."""
    return turn.token(OPEN if turn._ask.sealed else viewer)


def telling_draws(turn: Turn, viewer: int) -> str:
    """Tells every card that is drawn."""
    return turn.token(OPEN if turn.seat == CHANCE else viewer)


def telling_by_looks(turn: Turn, viewer: int) -> str:
    """Hides the odd cards only: what is missing tells as much."""
    return turn.token(OPEN if turn.action % 2 else viewer)


def writing_the_seal(record: Record, words: Words, viewer: int, pack: Pack) -> str:
    """Puts the record's seal, a digest over everything, above a seat's text."""
    return f'[Seal "{record.seal}"]\n' + notation.write(record, words, viewer, pack)


PLANTED = {"hashed": planted(bid=HashedBid)}


def find(name: str) -> Game:
    """A planted game by name, for the process that plays it under another hash seed."""
    return PLANTED[name]

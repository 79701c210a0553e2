"""Faults planted in the toy game, each of which a contract must catch."""

from collections.abc import Callable, Sequence

from coterie.games.whispers import game as toy

from coterie.core.dice import Dice
from coterie.core.errors import Refused
from coterie.core.eyes import Eyes
from coterie.core.game import Game, Pack, first_option
from coterie.core.table import Ask, Fact, Step, Table
from coterie.core.words import CHANCE, OPEN, Action
from coterie.play import Match, Playback, Record, notation
from coterie.play.playback import Turn
from coterie.words import Words


def planted(table_type: type[toy.Whispers] = toy.Whispers, **steps: type[Step]) -> Game:
    """The toy game with another table, or other steps by name."""
    rules: list[Step] = toy.steps()
    for at, rule in enumerate(rules):
        if rule.name in steps:
            new = steps[rule.name]
            rules[at] = new(rule.name, rule.clause, rule.verb) if rule.name == "deal" else new(rule.name, rule.clause, rule.secret)
    kind = type("Planted", (toy.WhispersGame,), {"table_type": table_type})
    return kind("planted", "WH", 1, 2, 4, 40, [first_option(4, "WH-1")], toy.WORDS, rules)


def _next_hand(table: toy.Whispers, seat: int) -> list[int]:
    return table.kinds(table.pile("hand", (seat + 1) % table.seats))


class OpenHand(toy.Whispers):
    """The view tells what seat 1 holds."""

    def facts(self) -> list[Fact]:
        return [*super().facts(), Fact("hint", sum(self.kinds(self.pile("hand", 1))))]


class TimidLay(toy.Lay):
    """The legal list depends on a neighbour's hand."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        legal = super().legal(table, ask, seat)
        return legal[-1:] if 2 in _next_hand(table, seat) else legal


class LoudDeal(toy.Deal):
    """The event tells in numbers which card was dealt."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        super().play(table, ask, seat, action)
        table.tell("psst", nums=[self.verb.arg(action)])


class TellingRefusal(toy.Lay):
    """A refusal cites a clause that depends on a neighbour's hand."""

    def why(self, table: Table, ask: Ask, seat: int, action: int) -> str:
        return "WH-2" if 0 in _next_hand(table, seat) else "WH-3"


class OrderedLay(toy.Lay):
    """The event tells at which place in the hand the card was, and hands are sorted."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        hand = table.at[table.pile("hand", seat)]
        place = hand.index(table.find(table.pile("hand", seat), toy.LAY.arg(action)))
        super().play(table, ask, seat, action)
        table.tell("from", seat, [place])


class ForgetfulLedger(toy.Whispers):
    """A secret copy is played while an open one is known, and nobody loses the open one."""

    def find(self, pile: int, kind: int) -> int:
        return min((c for c in self.at[pile] if self.kind(c) == kind), key=lambda c: self.known[c])

    def _charge(self, card: int, source: int, seats: int) -> None:
        pass


class LostCard(toy.PlayCard):
    """The card played vanishes from the table."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        super().play(table, ask, seat, action)
        pile = table.pile("shown", seat)
        table.at[pile] = table.at[pile][1:]


class DeadEnd(toy.PlayCard):
    """A seat with two equal cards is asked and can do nothing."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        legal = super().legal(table, ask, seat)
        return legal if len(legal) == len(table.at[table.pile("hand", seat)]) else []


class HashedBid(toy.Bid):
    """The judge is whoever comes first in a set of words."""

    def reveal(self, table: Table, ask: Ask, answers: list[int]) -> None:
        table.judge = int(next(iter({f"seat {s}" for s in range(table.seats)})).split()[1])
        table.tell("bids", table.judge)
        table.ask(table.rules[3], table.judge)


class ForgottenField(toy.Whispers):
    """The clone does not know who is judge."""

    def copy_to(self, new: Table) -> None:
        pass


class SharedList(toy.Whispers):
    """A clone shares a list with its original, and the rules write to it."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.tally: list[int] = [0]

    def copy_to(self, new: Table) -> None:
        super().copy_to(new)
        new.tally = self.tally

    def facts(self) -> list[Fact]:
        return [*super().facts(), Fact("tally", self.tally)]


class TallyingPlay(toy.PlayCard):
    """Counts cards played in the shared list."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        super().play(table, ask, seat, action)
        table.tally[0] += 1


def reading_imagine(eyes: Eyes, dice: Dice) -> Table:
    """Imagines a world with the real sealed answers in it."""
    world = eyes.imagine(dice)
    real = eyes._table
    world.answers = list(real.answers)
    return world


class EagerMatch(Match):
    """Plays a batch as it comes, rolls on the way, and puts everything back if it does not like the end."""

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        table, moves = self._table.clone(), list(self.moves)
        try:
            for action in actions:
                super().play(seat, [action])
        except Refused:
            self._table, self.moves = table, moves
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

"""The layout: which cards a game has at one seat count, and which piles they can lie in.

Made once, shared by clones.
"""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from coterie.core.fields import values
from coterie.core.vecs import append, vec

if TYPE_CHECKING:
    from coterie.core.setup import Setup

OWNER: Final = -1  # as `sees`: the pile's own seat
NOBODY_SEES: Final = 0
EVERYONE: Final = -2  # as `sees`: all seats and the onlooker


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """A set of cards for one game, checked when it was loaded. Games extend it with their own tables of numbers.

    Nobody changes it, so copies are the same one. It is pickled with all it holds, so that a pack out of a folder comes
    back where there is no such folder: `__init__` takes every field by its name.
    """

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest

    def figures(self, kind: int) -> dict[str, int | str]:
        """What is printed on a kind of card, for the words that tell it: a number, or the name of a message."""
        return {}

    def counts(self) -> dict[str, int]:
        """How many cards there are of each category of thing, by the word for it, as an owner would count them."""
        return {}

    def warnings(self) -> dict[str, int]:
        """What is allowed and yet unlike the printed cards, by the word for it, each with a number to tell."""
        return {}

    def __copy__(self) -> "Pack":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Pack":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _pack, (type(self), values(self))


def _pack(kind: type[Pack], held: dict[str, Any]) -> Pack:
    return kind(**held)


class Deck:
    """Cards that travel together: a pile holds cards of one deck only. Cards `low` to `high` - 1."""

    def __init__(self, name: str, low: i64, high: i64) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.cards = list(range(low, high))  # shared, so never changed


class Pile:
    """A place for cards: its name, its owner (-1 for none), the seats that see fronts put here, and whether backs
    show.
    """

    def __init__(self, index: int, name: str, seat: int, deck: Deck, sees: int, backs: bool) -> None:
        self.index = index
        self.name = name
        self.seat = seat
        self.deck = deck
        self.sees = sees
        self.backs = backs


@final
class Layout:
    """Cards and piles as a game lays them out.

    A card is an integer; cards of a deck are numbered in order of category, then kind, so equal cards stand together. A
    *kind* is what is printed on a card: cards of one kind are interchangeable. A *category* is what can be told of a
    card without seeing its kind: its back, or that it cannot be where a rule would have shown it (see
    `Ledger.pass_hidden`). Every kind has one category.
    """

    def __init__(self, seats: i64, kinds: list[str], pack: Pack) -> None:
        self.seats = seats
        self.kinds = kinds
        self.pack = pack
        self.setup: Setup | None = None  # what `Game.table` made it for
        self.all_seats: i64 = (1 << seats) - 1  # a bit per seat
        self.everyone: i64 = (1 << (seats + 1)) - 1  # and one for the onlooker
        self.piles: list[Pile] = []
        self.decks: list[Deck] = []
        self.sees: list[int] = []
        self.backs: list[bool] = []
        self.kind_of = vec[i64]()
        self.category_of: list[int] = []
        self.back_of: list[int] = []
        # per card: the cards of a pile that has only this one. Shared, so never changed
        self.alone: list[list[int]] = []
        self.twins_low = vec[i64]()  # per card: where the cards of its kind begin
        self.twins_high = vec[i64]()
        self.kind_low = vec[i64]([0] * len(kinds))  # per kind: its cards
        self.kind_high = vec[i64]([0] * len(kinds))
        self.mates: list[int] = []  # per category: the categories that share its back, as a mask
        self.category_low: list[int] = []  # per category: its cards
        self.category_high: list[int] = []

    def deck(self, name: str, kinds: list[int], categories: list[int], backs: list[int]) -> Deck:
        """Add cards of these kinds.

        `categories[i]` and `backs[i]` belong to `kinds[i]`; backs are numbers of the game's choosing.

        Categories are numbered from 0 within the deck; equal backs in different decks do not meet.
        """
        low = len(self.kind_of)
        first_category = len(self.mates)
        rows = sorted([(categories[i], kinds[i], backs[i]) for i in range(len(kinds))])
        for category in range(max(categories) + 1):
            own = [row for row in rows if row[0] == category]
            assert own, f"deck {name}: no card of category {category}"
            assert len({row[2] for row in own}) == 1, f"deck {name}: category {category} has several backs"
            self.category_low.append(low + rows.index(own[0]))
            self.category_high.append(low + rows.index(own[0]) + len(own))
            mates = 0
            for other in rows:
                if other[2] == own[0][2]:
                    mates |= 1 << (first_category + other[0])
            self.mates.append(mates)
        for row in rows:
            self.category_of.append(first_category + row[0])
            self.kind_of = append(self.kind_of, row[1])
            self.back_of.append(row[2])
            self.alone.append([len(self.alone)])
        card = low
        while card < len(self.kind_of):
            end = card + 1
            while end < len(self.kind_of) and self.kind_of[end] == self.kind_of[card]:
                end += 1
            for _ in range(card, end):
                self.twins_low = append(self.twins_low, card)
                self.twins_high = append(self.twins_high, end)
            self.kind_low[self.kind_of[card]] = card
            self.kind_high[self.kind_of[card]] = end
            card = end
        deck = Deck(name, low, len(self.kind_of))
        self.decks.append(deck)
        return deck

    def plain_deck(self, name: str, kinds: list[int]) -> Deck:
        """Add cards whose backs are all alike."""
        return self.deck(name, kinds, [0] * len(kinds), [0] * len(kinds))

    def pile(self, name: str, deck: Deck, sees: int, backs: bool = False, index: int = -1) -> int:
        """Add a pile that belongs to no seat and return its index. `sees`: EVERYONE or NOBODY_SEES.

        `index` is the number by which the rules know the pile, which must be that of the next one.
        """
        self._expect(name, index)
        return self._pile(name, -1, deck, sees, backs)

    def pile_each(self, name: str, deck: Deck, sees: int, backs: bool = False, index: int = -1) -> int:
        """Add one pile per seat; return the index of seat 0's, the others follow.

        `sees`: OWNER, EVERYONE or NOBODY_SEES. `index`: see `pile`; here that of seat 0's.
        """
        self._expect(name, index)
        first = len(self.piles)
        for seat in range(self.seats):
            self._pile(name, seat, deck, sees, backs)
        return first

    def _expect(self, name: str, index: int) -> None:
        assert index in (-1, len(self.piles)), f"the rules know pile {name} as {index}, but it is {len(self.piles)}"

    def _pile(self, name: str, seat: int, deck: Deck, sees: int, backs: bool) -> int:
        mask = self.everyone if sees == EVERYONE else 1 << seat if sees == OWNER else 0
        index = len(self.piles)
        assert index < 60, "at most 60 piles"
        self.piles.append(Pile(index, name, seat, deck, mask, backs))
        self.sees.append(mask)
        self.backs.append(backs)
        return index

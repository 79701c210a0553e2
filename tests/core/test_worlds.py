"""Worlds: what a seat concludes, held to a slow search, on the games' own tables and on ledgers made to be awkward."""

import pytest

from coterie import native
from coterie.core.conclusions import Conclusions, certain
from coterie.core.dice import Lehmer
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout, Pack
from coterie.core.ledger import Ledger
from coterie.core.worlds import Outlook
from coterie.games import find
from tests.contracts.tables import cases, random_game
from tests.core.slow_outlook import surely

LEDGERS = 400 if native.compiled() else 100
APART = 23 if native.compiled() else 61  # steps between two looks at a game


@pytest.mark.parametrize(("name", "seats"), cases())
def test_every_viewer_of_every_game_concludes_what_a_slow_search_finds(name: str, seats: int) -> None:
    for n, table in enumerate(random_game(find(name), seats, seed=seats)):
        if n % APART == 0:
            for viewer in range(seats + 1):
                compare(table, viewer)


def test_conclusions_are_right_where_equal_cards_and_backs_mix_in_many_piles() -> None:
    concluded = 0
    for seed in range(LEDGERS):
        dice = Lehmer(seed)
        made = awkward_ledger(dice)
        for _ in range(8):
            for _ in range(1 + dice.below(5)):
                stir(made, dice)
            concluded += sum(compare(made, viewer) for viewer in range(made.layout.seats + 1))
    assert concluded > LEDGERS, "too little was concluded to tell"


def test_what_was_concluded_is_kept_only_until_something_changes() -> None:
    for seed in range(LEDGERS // 4):
        dice = Lehmer(seed)
        made = awkward_ledger(dice)
        for _ in range(8):
            stir(made, dice)
            copy = Ledger(made.layout)
            made.lend(copy, False)
            for ledger in (made, copy, made):
                for viewer in range(made.layout.seats + 1):
                    assert certain(ledger, viewer) == Conclusions(ledger).of(viewer)
                stir(ledger, dice)


def compare(ledger: Ledger, viewer: int) -> int:
    """Hold one viewer's conclusions to the slow search; returns how many cards it concluded."""
    outlook = Outlook(ledger, viewer)
    for card in outlook.floating:
        assert outlook.choice(card) == sum(1 << slot for slot in range(len(outlook.room)) if outlook.fits(card, slot))
    sure = certain(ledger, viewer)
    slowly = surely(ledger, viewer)
    for cards in ledger.at:
        known = [ledger.kind(card) for card in cards if sure[card]]
        assert known == [ledger.kind(card) for card in cards if slowly[card]], f"seat {viewer} concludes something else"
    return sum(sure) - sum(outlook.sure)


def awkward_ledger(dice: Lehmer) -> Ledger:
    """Two or three seats, a few kinds of one to four equal cards in up to three sorts with one or two backs, and piles of every sort."""
    seats = 2 + dice.below(2)
    sorts = 1 + dice.below(3)
    kinds = sorts + dice.below(6)
    layout = Layout(seats, [f"kind-{kind}" for kind in range(kinds)], Pack("test", ""))
    cards = [kind for kind in range(kinds) for _ in range(1 + dice.below(4))]
    backs = [dice.below(2) for _ in range(sorts)]
    deck = layout.deck("cards", cards, [kind % sorts for kind in cards], [backs[kind % sorts] for kind in cards])
    layout.pile("stock", deck, NOBODY_SEES)
    layout.pile("open", deck, EVERYONE)
    layout.pile("aside", deck, NOBODY_SEES, backs=True)
    layout.pile_each("hand", deck, OWNER, dice.below(2) == 1)
    layout.pile_each("down", deck, OWNER, dice.below(2) == 1)
    made = Ledger(layout)
    made.lay_out()
    for card in range(len(cards)):
        made.put(0 if dice.below(3) else dice.below(len(layout.piles)), [card])
    return made


def stir(made: Ledger, dice: Lehmer) -> None:
    """Something happens to the cards: most often one passes hidden from a pile to another."""
    layout = made.layout
    full = [pile for pile in range(len(made.at)) if made.at[pile]]
    source = full[dice.below(len(full))]
    pile = dice.below(len(made.at))
    kinds = made.kinds(source)
    card = made.find(source, kinds[dice.below(len(kinds))])
    what = dice.below(16)
    if what == 0:
        made.show(pile, 1 << dice.below(layout.seats))
    elif what == 1 and pile != source:
        made.shuffle_in(source, pile)
    elif what == 2:
        secret = 0  # the sorts that lie there unseen: the others can be ruled out
        for lying in made.at[source]:
            if made.cloud[lying] != source:
                secret |= 1 << layout.sort_of[lying]
        made.rule_out(source, (1 << dice.below(len(layout.mates))) & ~secret)
    elif pile != source and layout.sees[source] | layout.sees[pile] == layout.everyone:
        made.move(card, pile)
    elif pile != source:
        among = -1 if dice.below(2) else 1 << layout.sort_of[card] | 1 << dice.below(len(layout.mates))
        made.pass_hidden(card, pile, among)

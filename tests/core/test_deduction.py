"""Deduction: what a seat concludes and the deals that fit it, held to a slow search, on the games' own tables and on
ledgers made to be awkward.
"""

from collections.abc import Iterator

import pytest

from coterie import native
from coterie.core.deduction.certain import certain, conclusions
from coterie.core.deduction.deal import Deal
from coterie.core.deduction.slots import Slots
from coterie.core.deduction.viewpoint import Viewpoint
from coterie.core.dice import Lehmer
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout, Pack
from coterie.core.ledger import Ledger
from coterie.games import find
from tests.contracts.tables import cases, random_game
from tests.contracts.twins import deal_otherwise
from tests.core.slow_deduction import all_deals, fits, real_deal, surely

LEDGERS = 400 if native.compiled() else 100
APART = 23 if native.compiled() else 61  # steps between two looks at a game
FEW = 60  # deals: so few that random ones must give them all

Piles = tuple[tuple[int, ...], ...]  # per pile its kinds, sorted


@pytest.mark.parametrize(("name", "seats"), cases())
def test_every_viewer_of_every_game_concludes_what_a_slow_search_finds(name: str, seats: int) -> None:
    for n, table in enumerate(random_game(find(name), seats, seed=seats)):
        if n % APART == 0:
            for viewer in range(seats + 1):
                compare(table, viewer)


def test_conclusions_are_right_where_equal_cards_and_backs_mix_in_many_piles() -> None:
    concluded = 0
    for made, _ in stirred(LEDGERS, 8):
        concluded += sum(compare(made, viewer) for viewer in range(made.layout.seats + 1))
    assert concluded > LEDGERS, "too little was concluded to tell"


def test_conclusions_are_right_where_there_are_more_slots_than_bits_in_a_word() -> None:
    many = concluded = 0
    for made, _ in stirred(LEDGERS // 8, 4, more=40):
        many += len(Slots(made).slot_pile) > 60
        concluded += sum(compare(made, viewer) for viewer in range(made.layout.seats + 1))
    assert min(many, concluded) > LEDGERS // 8, "too little was concluded to tell"


def test_what_was_concluded_is_kept_only_until_something_changes() -> None:
    for seed in range(LEDGERS // 4):
        dice = Lehmer(seed)
        made = awkward_ledger(dice)
        for _ in range(8):
            stir(made, dice)
            copy = copy_of(made)
            for ledger in (made, copy, made):
                viewers = made.layout.seats + 1
                assert [certain(ledger, viewer) for viewer in range(viewers)] == conclusions(Slots(ledger), 0, viewers)
                stir(ledger, dice)


def test_the_worked_example_of_the_package_is_right() -> None:
    layout = Layout(2, ["ten", "twenty"], Pack("test", ""))
    deck = layout.plain_deck("cards", [0, 0, 1])
    layout.pile("stock", deck, NOBODY_SEES)
    layout.pile_each("hand", deck, OWNER)
    made = Ledger(layout)
    made.lay_out()
    made.put(0, [0, 1, 2])
    for kind, hand in ((0, 1), (1, 1), (0, 2)):
        made.pass_hidden(made.find(0, kind), hand)
    assert sorted(Slots(made).group_kind) == [-1, 0]
    assert all(certain(made, 1))
    onlooker = certain(made, 2)
    assert [[made.kind(card) for card in made.at[hand] if onlooker[card]] for hand in (1, 2)] == [[0], []]
    assert {piles_of(made, where) for where in all_deals(made, 2)} == {((), (0, 1), (0,)), ((), (0, 0), (1,))}
    assert deals_of(made, 2, 50) == {((), (0, 1), (0,)), ((), (0, 0), (1,))}


def test_a_viewpoint_has_the_slots_that_a_slow_search_finds_and_its_deals_fill_them() -> None:
    repaired = kept = 0
    for made, dice in stirred(LEDGERS, 4):
        for viewer in range(made.layout.seats + 1):
            viewpoint = Viewpoint(made, viewer)
            held = real_deal(made, viewer)
            floating = [made.kind(card) for cards in held.values() for card in cards]
            dealt = {slot: len(cards) for slot, cards in held.items() if slot[1] < 0 or floating.count(slot[1]) > 1}
            slots = list(zip(viewpoint.pile, viewpoint.kind, viewpoint.back, strict=True))
            assert dict(zip(slots, viewpoint.room, strict=True)) == dealt
            assert len(viewpoint.pool) == sum(viewpoint.room)
            deal = Deal(viewpoint)
            for _ in range(3):
                deal.place(dice.below(len(made.layout.kinds)), dice.below(len(made.at)))
            placed = [(card, deal.slot[card]) for card in deal.placed]
            deal.rest(dice)
            assert [(card, deal.slot[card]) for card in deal.placed] == placed, "what was placed was moved"
            repaired += deal.repaired
            kept += deal.repaired * len(placed)
            for slot, room in enumerate(viewpoint.room):
                assert deal.slot.count(slot) == room, "a slot is short or crowded"
            renumbered = copy_of(made)
            renumbered.cloud, renumbered.spread = viewpoint.cloud, viewpoint.spread
            assert all(fits(renumbered, card, slots[deal.slot[card]]) for card in viewpoint.pool), "a card does not fit"
    assert min(repaired, kept) > LEDGERS // 50, "hardly a deal had to be repaired"


def test_every_deal_that_fits_can_come_and_no_other() -> None:
    compared = 0
    for made, dice in stirred(LEDGERS // 4, 2):
        viewer = dice.below(made.layout.seats + 1)
        expected = few_deals(made, viewer)
        if len(expected) > 1:
            compared += 1
            found: set[Piles] = set()
            for _ in range(30):
                found |= deals_of(made, viewer, 20 * len(expected), dice)
                if found == expected:
                    break
            assert found == expected
    assert compared > LEDGERS // 20, "nothing was compared"


def test_a_viewpoint_does_not_depend_on_where_unknown_cards_lie_nor_on_what_others_know() -> None:
    differed = 0
    for made, dice in stirred(LEDGERS, 4):
        for viewer in range(made.layout.seats + 1):
            twin = copy_of(made)
            deal_otherwise(twin, viewer, dice)
            differed += piles_of(made, made.where) != piles_of(twin, twin.where)
            assert told(Viewpoint(made, viewer)) == told(Viewpoint(twin, viewer))
    assert differed > LEDGERS, "hardly a pair differed"


def test_a_belief_places_exactly_what_can_be_and_the_rest_is_dealt_to_fit() -> None:
    taken = refused = 0
    for made, dice in stirred(LEDGERS // 2, 2):
        viewer = dice.below(made.layout.seats + 1)
        left = few_deals(made, viewer)
        if len(left) < 2:
            continue
        viewpoint = Viewpoint(made, viewer)
        deal = Deal(viewpoint)
        known = [[made.kind(c) for c in cards if made.known[c] >> viewer & 1] for cards in made.at]
        for _ in range(4):
            pile, kind = dice.below(len(made.at)), dice.below(len(made.layout.kinds))
            wanted = [*known[pile], kind]
            could = {deal for deal in left if deal[pile].count(kind) >= wanted.count(kind)}
            may = deal.kinds(pile)
            assert (kind in may) == bool(could)
            assert deal.unknown(pile) == len(made.at[pile]) - len(known[pile])
            assert deal.place(kind, pile) == bool(could), "what can be was refused, or what cannot be was placed"
            if could:
                left, known[pile] = could, wanted
                taken += 1
            else:
                refused += 1
        deal.rest(dice)
        assert piles_of_deal(made, viewpoint, deal) in left
    assert min(taken, refused) > LEDGERS // 10, "too little was believed to tell"


def compare(ledger: Ledger, viewer: int) -> int:
    """Hold one viewer's conclusions to the slow search; returns how many cards it concluded."""
    sure = certain(ledger, viewer)
    slowly = surely(ledger, viewer)
    for cards in ledger.at:
        known = [ledger.kind(card) for card in cards if sure[card]]
        assert known == [ledger.kind(card) for card in cards if slowly[card]], f"seat {viewer} concludes something else"
    return sum(sure) - sum(known >> viewer & 1 for known in ledger.known)


def stirred(ledgers: int, times: int, more: int = 0) -> Iterator[tuple[Ledger, Lehmer]]:
    """Awkward ledgers, each looked at several times while cards move."""
    for seed in range(ledgers):
        dice = Lehmer(seed)
        made = awkward_ledger(dice, more)
        for _ in range(times):
            for _ in range(1 + dice.below(5) + more):
                stir(made, dice)
            yield made, dice


def copy_of(made: Ledger) -> Ledger:
    copy = Ledger(made.layout)
    made.share_with(copy, False)
    return copy


def piles_of(made: Ledger, where: list[int]) -> Piles:
    """Which kinds lie in which pile."""
    piles: list[list[int]] = [[] for _ in made.at]
    for card, pile in enumerate(where):
        piles[pile].append(made.kind(card))
    return tuple(tuple(sorted(pile)) for pile in piles)


def piles_of_deal(made: Ledger, viewpoint: Viewpoint, deal: Deal) -> Piles:
    return piles_of(made, [viewpoint.pile[s] if s >= 0 else viewpoint.where[card] for card, s in enumerate(deal.slot)])


def few_deals(made: Ledger, viewer: int) -> set[Piles]:
    """All deals that fit; none where they are too many."""
    found: set[Piles] = set()
    for n, where in enumerate(all_deals(made, viewer)):
        if n == FEW:
            return set()
        found.add(piles_of(made, where))
    return found


def deals_of(made: Ledger, viewer: int, times: int, dice: Lehmer | None = None) -> set[Piles]:
    """What comes of so many random deals."""
    dice = dice or Lehmer(1)
    viewpoint = Viewpoint(made, viewer)
    found = set()
    for _ in range(times):
        deal = Deal(viewpoint)
        deal.rest(dice)
        found.add(piles_of_deal(made, viewpoint, deal))
    return found


def told(viewpoint: Viewpoint) -> list[object]:
    """All that a viewpoint holds."""
    names = "category spread crowd pile kind back room cloud where batch_of fixed fit low high pool takers bound order"
    return [getattr(viewpoint, name) for name in [*names.split(), "rest", "stray", "slot"]]


def awkward_ledger(dice: Lehmer, more: int = 0) -> Ledger:
    """Two or three seats, a few kinds of one to four equal cards in up to three categories with one or two backs,
    and piles of every category; and so many more that nobody sees.
    """
    seats = 2 + dice.below(2)
    categories = 1 + dice.below(3)
    kinds = categories + dice.below(6)
    layout = Layout(seats, [f"kind-{kind}" for kind in range(kinds)], Pack("test", ""))
    cards = [kind for kind in range(kinds) for _ in range(1 + dice.below(4))]
    backs = [dice.below(2) for _ in range(categories)]
    deck = layout.deck(
        "cards", cards, [kind % categories for kind in cards], [backs[kind % categories] for kind in cards]
    )
    layout.pile("stock", deck, NOBODY_SEES)
    layout.pile("open", deck, EVERYONE)
    layout.pile("aside", deck, NOBODY_SEES, backs=True)
    layout.pile_each("hand", deck, OWNER, dice.below(2) == 1)
    layout.pile_each("down", deck, OWNER, dice.below(2) == 1)
    for n in range(more):
        layout.pile(f"more-{n}", deck, NOBODY_SEES, backs=n % 2 == 1)
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
        secret = 0  # the categories that lie there unseen: the others can be ruled out
        for lying in made.at[source]:
            if made.cloud[lying] != source:
                secret |= 1 << layout.category_of[lying]
        made.rule_out(source, (1 << dice.below(len(layout.mates))) & ~secret)
    elif pile != source and layout.sees[source] | layout.sees[pile] == layout.everyone:
        made.move(card, pile)
    elif pile != source:
        among = -1 if dice.below(2) else 1 << layout.category_of[card] | 1 << dice.below(len(layout.mates))
        made.pass_hidden(card, pile, among)

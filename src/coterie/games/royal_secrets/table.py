"""The table of Royal Secrets: its cards, its piles, and what is public between two answers."""

from typing import Final, final

from mypy_extensions import i64

from coterie.core.game import Pack
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.seats import seats_in
from coterie.core.table import Fact, Step, Table
from coterie.core.telling import NO_CARD
from coterie.games.royal_secrets.lexicon import (
    AUDIENCES,
    CARDINAL_DOWN,
    CARDINAL_UP,
    CARDINALS,
    EXCUSE,
    INFLUENCE,
    KINDS,
    MOST_SEATS,
    PLACES_COUNT,
    VALETS,
    is_valet,
)

# The piles that belong to no seat; those of the seats follow, a run of one per seat for each name.
AUDIENCE_STOCK: Final = 0  # both audience piles and the removed cards: which is which, nobody can tell (RS-03)
KING_AUDIENCE: Final = 1  # the audience card on the table; that of audience a is KING_AUDIENCE + a
QUEEN_AUDIENCE: Final = 2
AUDIENCE_DISCARD: Final = 3
VALET_STOCK: Final = 4
COURT_DISCARD: Final = 5
OUT: Final = 6  # courtiers removed before the game (RS-02)
CARDINAL_STOCK: Final = 7
UP_CARDINAL: Final = 8
DOWN_CARDINAL: Final = 9
TURNED_CARDINAL: Final = 10
CARDINAL_DISCARD: Final = 11
SEAT_PILES: Final = 12

# Phases of a round (RS-11).
PLAN: Final = 0
CHOOSING: Final = 1
FIRST_BET: Final = 2
SECOND_BET: Final = 3
COUNTING: Final = 4

# How an audience ended.
PENDING: Final = 0
FAILED: Final = 1
SUCCEEDED: Final = 2
DESERTED: Final = 3  # nobody stayed, or nobody came

UNRECRUITED: Final[list[int]] = [-1] * PLACES_COUNT
NOTHING_FOR: Final[list[list[int]]] = [[0] * seats for seats in range(MOST_SEATS + 1)]
PLACES_AT: Final[list[list[int]]] = [[*range(2 * seats), CARDINAL_UP, CARDINAL_DOWN] for seats in range(MOST_SEATS + 1)]


class RoyalPack(Pack):
    """A set of cards: how many of each, what valets cost, and what audiences need, give and take."""

    def __init__(
        self,
        name: str,
        digest: str,
        rounds: i64,
        courtiers: list[int],
        removed: list[int],
        valets: list[int],
        penalties: list[int],
        cardinals: list[int],
        audiences: list[int],
        need: list[int],
        gain: list[int],
        loss: list[int],
    ) -> None:
        super().__init__(name, digest)
        self.rounds = rounds
        self.courtiers = courtiers  # of one player, by value, the Excuses last
        self.removed = removed  # by number of seats: how many 20s each gives up
        self.valets = valets  # how many, by value
        self.penalties = penalties
        self.cardinals = cardinals
        self.audiences = audiences  # the kinds in the deck
        self.need = need  # by audience card, whether in the deck or not
        self.gain = gain
        self.loss = loss

    def figures(self, kind: int) -> dict[str, int | str]:
        if is_valet(kind):
            return {"penalty": self.penalties[kind - VALETS]}
        if kind >= AUDIENCES:
            card = kind - AUDIENCES
            return {"need": self.need[card], "gain": self.gain[card], "loss": self.loss[card]}
        return {}

    def counts(self) -> dict[str, int]:
        return {
            "courtiers": sum(self.courtiers),
            "valets": sum(self.valets),
            "cardinals": sum(self.cardinals),
            "audiences": len(self.audiences),
        }

    def warnings(self) -> dict[str, int]:
        dearer = sum([loss > gain for gain, loss in zip(self.gain, self.loss, strict=True)])
        return {} if 2 * dearer > len(self.gain) else {"audiences": dearer}  # RS-10: most do, but it is no rule


def lay_out_piles(seats: i64, pack: RoyalPack) -> Layout:
    """The decks and piles for so many seats: who sees what is RS-07."""
    layout = Layout(seats, KINDS, pack)
    court: list[int] = []
    for kind in range(EXCUSE + 1):
        court.extend([kind] * (pack.courtiers[kind] * seats))
    for i in range(len(pack.valets)):
        court.extend([VALETS + i] * pack.valets[i])
    cardinals: list[int] = []
    for i in range(len(pack.cardinals)):
        cardinals.extend([CARDINALS + i] * pack.cardinals[i])
    audience_deck = layout.plain_deck("audiences", pack.audiences)
    court_deck = layout.plain_deck("court", court)  # one back for all, so that a bet shows nothing (RS-35)
    cardinal_deck = layout.plain_deck("cardinals", cardinals)
    layout.pile("audience-stock", audience_deck, NOBODY_SEES, index=AUDIENCE_STOCK)
    layout.pile("king", audience_deck, EVERYONE, index=KING_AUDIENCE)
    layout.pile("queen", audience_deck, EVERYONE, index=QUEEN_AUDIENCE)
    layout.pile("audience-discard", audience_deck, EVERYONE, index=AUDIENCE_DISCARD)
    layout.pile("valet-stock", court_deck, NOBODY_SEES, index=VALET_STOCK)
    layout.pile("discard", court_deck, EVERYONE, index=COURT_DISCARD)
    layout.pile("out", court_deck, EVERYONE, index=OUT)
    layout.pile("cardinal-stock", cardinal_deck, NOBODY_SEES, index=CARDINAL_STOCK)
    layout.pile("cardinal-up", cardinal_deck, EVERYONE, index=UP_CARDINAL)
    layout.pile("cardinal-down", cardinal_deck, NOBODY_SEES, index=DOWN_CARDINAL)
    layout.pile("cardinal-turned", cardinal_deck, EVERYONE, index=TURNED_CARDINAL)
    layout.pile("cardinal-discard", cardinal_deck, EVERYONE, index=CARDINAL_DISCARD)
    layout.pile_each("hand", court_deck, OWNER, index=SEAT_PILES)
    layout.pile_each("up", court_deck, EVERYONE, index=SEAT_PILES + seats)
    layout.pile_each("down", court_deck, OWNER, index=SEAT_PILES + 2 * seats)
    layout.pile_each(
        "turned", court_deck, EVERYONE, index=SEAT_PILES + 3 * seats
    )  # face-down bets after the reveal (RS-40)
    layout.pile_each("third", court_deck, EVERYONE, index=SEAT_PILES + 4 * seats)
    layout.pile_each("favors", audience_deck, EVERYONE, index=SEAT_PILES + 5 * seats)
    return layout


@final
class RoyalTable(Table):
    """A game of Royal Secrets. Seats, places and audience cards in masks are bits, by their number."""

    def __init__(
        self, layout: Layout, rules: list[Step], cards: RoyalPack, first: i64, open_scores: bool, debts: bool
    ) -> None:
        """`first` is the seat that begins, -1 to leave it to chance."""
        super().__init__(layout, rules, ["cards", "first", "open_scores", "debts"])
        self.cards = cards
        self.first = first
        self.open_scores = open_scores
        self.debts = debts
        self.lilies: list[int] = [10] * layout.seats  # RS-01
        self.parley: i64 = 0
        self.begin_round(0)

    def begin_round(self, number: i64) -> None:
        """A new round: nothing of the last one matters but lilies, cards and the Parley (RS-14)."""
        self.round = number
        self.phase: i64 = PLAN
        self.acted: i64 = 0  # seats that have performed the current action
        self.king: i64 = 0  # seats at the King's
        self.queen: i64 = 0
        self.alone: i64 = -1  # the audience where one player sits with the Cardinal (RS-33)
        self.planner: i64 = -1  # whose Planning stands
        self.plan: i64 = -1  # and on which card
        self.fresh: i64 = 0  # audience cards taken this round, by number: no use yet (RS-80)
        self.stabbed: i64 = 0  # places
        self.medals: i64 = 0  # places
        self.recruiters: list[int] = UNRECRUITED  # who recruits the card of a place; replaced, never changed
        self.withdrawn: i64 = 0
        self.king_result: i64 = PENDING
        self.queen_result: i64 = PENDING
        self.gains = NOTHING_FOR[self.seats].copy()
        self.audience_losses = NOTHING_FOR[self.seats].copy()
        self.valet_losses = NOTHING_FOR[self.seats].copy()
        self.pardoned: i64 = 0
        self.stroked: i64 = 0

    def blank(self) -> "RoyalTable":
        return RoyalTable(self.layout, self.rules, self.cards, self.first, self.open_scores, self.debts)

    def copy_to(self, new: "RoyalTable") -> None:
        new.lilies = self.lilies.copy()
        new.round = self.round
        new.phase = self.phase
        new.parley = self.parley
        new.acted = self.acted
        new.king = self.king
        new.queen = self.queen
        new.alone = self.alone
        new.planner = self.planner
        new.plan = self.plan
        new.fresh = self.fresh
        new.stabbed = self.stabbed
        new.medals = self.medals
        new.recruiters = self.recruiters
        new.withdrawn = self.withdrawn
        new.king_result = self.king_result
        new.queen_result = self.queen_result
        new.gains = self.gains.copy()
        new.audience_losses = self.audience_losses.copy()
        new.valet_losses = self.valet_losses.copy()
        new.pardoned = self.pardoned
        new.stroked = self.stroked

    # The piles of a seat.

    def hand(self, seat: i64) -> i64:
        return SEAT_PILES + seat

    def up(self, seat: i64) -> i64:
        return SEAT_PILES + self.seats + seat

    def down(self, seat: i64) -> i64:
        return SEAT_PILES + 2 * self.seats + seat

    def turned(self, seat: i64) -> i64:
        return SEAT_PILES + 3 * self.seats + seat

    def third(self, seat: i64) -> i64:
        return SEAT_PILES + 4 * self.seats + seat

    def favors(self, seat: i64) -> i64:
        return SEAT_PILES + 5 * self.seats + seat

    # The audiences.

    def attending(self, audience: i64) -> i64:
        """The seats at an audience, withdrawn ones included."""
        return self.queen if audience else self.king

    def audiences_of(self, seat: i64) -> i64:
        """Where a seat is, as a mask of audiences; a diner is at both (RS-85)."""
        return (self.king >> seat & 1) | (self.queen >> seat & 1) << 1

    def is_diner(self, seat: i64) -> bool:
        return (self.king & self.queen) >> seat & 1 == 1

    def result(self, audience: i64) -> i64:
        return self.queen_result if audience else self.king_result

    def audience_card(self, audience: i64) -> i64:
        """The number, from 0, of the audience card on the table, or NO_CARD."""
        pile = self.at[KING_AUDIENCE + audience]
        if not pile:
            return NO_CARD
        return self.layout.kind_of[pile[0]] - AUDIENCES

    def last_round(self) -> bool:
        return self.round == self.cards.rounds

    # The bets.

    def places(self) -> list[int]:
        """Where a card can be bet at this table."""
        return PLACES_AT[self.seats]

    def bet_card(self, place: i64) -> i64:
        """The card bet at a place, whichever way up, or NO_CARD."""
        at = self.at
        if place >= CARDINAL_UP:
            cards = at[UP_CARDINAL if place == CARDINAL_UP else DOWN_CARDINAL]
            if not cards and place == CARDINAL_DOWN:
                cards = at[TURNED_CARDINAL]
        elif place & 1:
            down = SEAT_PILES + 2 * self.seats + (place >> 1)
            cards = at[down]
            if not cards:
                cards = at[down + self.seats]  # turned
        else:
            cards = at[SEAT_PILES + self.seats + (place >> 1)]  # up
        return cards[0] if cards else NO_CARD

    def turned_up(self, place: i64) -> i64:
        """The card bet at a place of a seat, when all are face up (RS-40)."""
        first = 3 * self.seats if place & 1 else self.seats  # of the piles `turned`, or `up`
        return self.at[SEAT_PILES + first + (place >> 1)][0]

    def is_face_down(self, place: i64) -> bool:
        """Whether a card lies face down there."""
        if place & 1 == 0:
            return False
        if place == CARDINAL_DOWN:
            return len(self.at[DOWN_CARDINAL]) > 0
        return len(self.at[self.down(place >> 1)]) > 0

    def worth(self, place: i64) -> i64:
        """The influence of the card at a place as it counts now.

        None if stabbed (RS-90), twice with a Medal (RS-91).
        """
        card = self.bet_card(place)
        if card == NO_CARD or self.stabbed >> place & 1:
            return 0
        influence: i64 = INFLUENCE[self.layout.kind_of[card]]
        return 2 * influence if self.medals >> place & 1 else influence

    def influence(self, seat: i64) -> i64:
        """What the two cards of a seat are worth together."""
        return self.worth(2 * seat) + self.worth(2 * seat + 1)

    def cardinal_influence(self) -> i64:
        return self.worth(CARDINAL_UP) + self.worth(CARDINAL_DOWN)

    def shown_influence(self, audience: i64) -> i64:
        """The influence at an audience that everybody can see."""
        total: i64 = 0
        there = self.attending(audience) & ~self.withdrawn
        for seat in seats_in(there):
            total += self.worth(2 * seat)
            if not self.at[self.down(seat)]:
                total += self.worth(2 * seat + 1)
        if self.alone == audience:
            total += self.worth(CARDINAL_UP)
            if not self.at[DOWN_CARDINAL]:
                total += self.worth(CARDINAL_DOWN)
        return total

    # Lilies.

    def net(self, seat: i64) -> i64:
        """A seat's change of this round, Pardon and Stroke included (RS-93, RS-94), before RS-50."""
        change: i64 = self.gains[seat]
        if self.stroked >> seat & 1:
            change += self.audience_losses[seat]
        elif not self.pardoned >> seat & 1:
            change -= self.audience_losses[seat]
        if not self.pardoned >> seat & 1:
            change -= self.valet_losses[seat]
        return change

    def scores(self) -> list[int]:
        return self.lilies.copy()

    def winners(self) -> list[int]:
        """RS-97: most lilies; equal ones share."""
        best = max(self.lilies)
        return [seat for seat in range(self.seats) if self.lilies[seat] == best]

    def facts(self) -> list[Fact]:
        cards = [self.audience_card(0), self.audience_card(1)]
        seats = range(self.seats)
        left = self.cards.rounds - self.round
        return [
            Fact("round", self.round),
            Fact("rounds", self.cards.rounds),
            Fact("phase", self.phase),
            Fact("parley", self.parley),
            Fact("acted", [self.acted >> s & 1 for s in seats]),
            Fact("lilies", self.lilies, not self.open_scores),
            Fact("audiences", [self.audiences_of(s) for s in seats]),
            Fact("need", [self.cards.need[c] if c != NO_CARD else 0 for c in cards]),
            Fact("gain", [self.cards.gain[c] if c != NO_CARD else 0 for c in cards]),
            Fact("loss", [self.cards.loss[c] if c != NO_CARD else 0 for c in cards]),
            Fact("shown-influence", [self.shown_influence(0), self.shown_influence(1)]),
            Fact("audiences-left", [left, left]),
            Fact("alone", self.alone),
            Fact("planner", self.planner),
            Fact("fresh-favors", [k for k in range(AUDIENCES, len(KINDS)) if self.fresh >> (k - AUDIENCES) & 1]),
            Fact("stabbed", [self.stabbed >> p & 1 for p in range(PLACES_COUNT)]),
            Fact("medals", [self.medals >> p & 1 for p in range(PLACES_COUNT)]),
            Fact("recruiters", self.recruiters),
            Fact("withdrawn", [self.withdrawn >> s & 1 for s in seats]),
            Fact("results", [self.king_result, self.queen_result]),
            Fact("gains", self.gains),
            Fact("audience-losses", self.audience_losses),
            Fact("valet-losses", self.valet_losses),
            Fact("pardoned", [self.pardoned >> s & 1 for s in seats]),
            Fact("stroked", [self.stroked >> s & 1 for s in seats]),
            Fact("penalties", self.cards.penalties),
        ]

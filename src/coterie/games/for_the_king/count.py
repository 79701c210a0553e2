# mypyc
"""Scoring: who takes which duty tile, and who wins."""

from mypy_extensions import i64

from coterie.games.for_the_king.lexicon import GOLD, LETTERS, OFFICES, gold_of


class Count:
    """What hands are worth, given what the offices are worth.

    `first[office]` and `second[office]` are the seats that take the tiles, -1 where nobody does.
    """

    def __init__(self, hands: list[list[int]], value: bytes, primary: list[int], secondary: list[int]) -> None:
        """`hands` are kinds by seat, `value` the worth of every kind, `primary` and `secondary` the tiles by office."""
        self.seats = len(hands)
        self.sums: list[list[int]] = []  # by seat and office
        self.gold: list[int] = []
        self.points: list[int] = [0] * self.seats
        self.first: list[int] = []
        self.second: list[int] = []
        self.decided = 0  # what told the winners from the rest: 0 points, 1 gold, from 2 on the offices
        self._letters: list[list[int]] = []  # the letter closest to A, past the last one without a card
        for hand in hands:
            self._add(hand, value)
        for office in range(len(OFFICES)):
            self._give(office, primary[office], secondary[office])

    def rank(self, seat: i64, office: i64) -> i64:
        """FK-50: how well a seat stands in an office, the letter breaking ties; 0 without a card of it (FK-52)."""
        return self.sums[seat][office] * (LETTERS + 1) + LETTERS - self._letters[seat][office]

    def winners(self) -> list[int]:
        """FK-53: most points, then most gold, then the first office of which one of the tied holds a card."""
        tied = _best(list(range(self.seats)), self.points)
        self.decided = 0
        for by in range(1, len(OFFICES) + 2):
            if len(tied) > 1:
                self.decided = by
                tied = _best(tied, self._merits(by))  # all of them where none has a card
        return tied

    def shares_sum(self, seat: i64, office: i64) -> bool:
        """Whether another seat has the same sum in an office, so that letters had to decide."""
        for other in range(self.seats):
            if other != seat and self.sums[other][office] == self.sums[seat][office]:
                return True
        return False

    def _merits(self, by: i64) -> list[int]:
        if by == 1:
            return self.gold
        return [self.rank(seat, by - 2) for seat in range(self.seats)]

    def _add(self, hand: list[int], value: bytes) -> None:
        sums = [0] * len(OFFICES)
        letters = [LETTERS] * len(OFFICES)
        gold = 0
        for kind in hand:
            if kind < GOLD:
                office = kind // LETTERS
                sums[office] += value[kind]
                letters[office] = min(letters[office], kind % LETTERS)
            else:
                gold += gold_of(kind)
        self.sums.append(sums)
        self._letters.append(letters)
        self.gold.append(gold)

    def _give(self, office: i64, primary: i64, secondary: i64) -> None:
        first = self._next(office, -1)  # FK-50
        second = -1
        if first >= 0:
            self.points[first] += primary
            if secondary > 0:
                second = self._next(office, first)  # FK-51
            if second >= 0:
                self.points[second] += secondary
        self.first.append(first)
        self.second.append(second)

    def _next(self, office: i64, but: i64) -> i64:
        """Who stands best in an office, not counting one seat; -1 if nobody holds a card of it (FK-52)."""
        best = -1
        most = 0
        for seat in range(self.seats):
            rank = self.rank(seat, office)
            if seat != but and rank > most:
                best = seat
                most = rank
        return best


def _best(seats: list[int], by: list[int]) -> list[int]:
    most = -1
    best: list[int] = []
    for seat in seats:
        if by[seat] > most:
            most = by[seat]
            best = [seat]
        elif by[seat] == most:
            best.append(seat)
    return best

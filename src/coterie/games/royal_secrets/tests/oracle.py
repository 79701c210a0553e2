"""A slow, independent count of Royal Secrets, written from the clauses.

It hears what happened and says what must follow.

It shares nothing with the rules. What it is told are choices and draws (who went where, who bet what, which favors were
used on what); gains, losses, tie-breaks, passed and returned cards it works out itself.
"""

from collections import Counter
from dataclasses import dataclass, field

LETTERS = "ABCDE"


@dataclass
class Audience:
    """The printed numbers of an audience card."""

    name: str
    need: int
    gain: int
    loss: int


@dataclass
class RoundSheet:
    """What was chosen and drawn in one round."""

    audiences: dict[str, Audience] = field(default_factory=dict)
    at: dict[str, set[str]] = field(default_factory=dict)
    bets: dict[str, str] = field(default_factory=dict)  # place -> card
    stabbed: set[str] = field(default_factory=set)
    medals: set[str] = field(default_factory=set)
    named: list[tuple[str, str]] = field(default_factory=list)  # recruiter, place
    thirds: dict[str, dict[str, str]] = field(default_factory=dict)
    favors: list[tuple[str, str]] = field(default_factory=list)  # player, card
    drawn: list[tuple[str, str]] = field(default_factory=list)  # player, valet


def influence(card: str) -> int:
    """What is printed on a card."""
    if card == "excuse":
        return 0
    digits = int(card.rsplit("-", 1)[1])
    return -digits if "minus" in card else digits


class Oracle:
    """Everybody's lilies, hands and favors as the clauses want them, round after round."""

    def __init__(
        self, players: str, hands: dict[str, list[str]], penalties: dict[str, int], rounds: int, debts: bool
    ) -> None:
        self.players = players
        self.penalties = penalties
        self.rounds = rounds
        self.debts = debts
        self.lilies = dict.fromkeys(players, 10)  # RS-01
        self.hands = {p: Counter(hands[p]) for p in players}
        self.favors: dict[str, Counter[str]] = {p: Counter() for p in players}
        self.round = 0
        self.seen: Counter[str] = Counter()  # which rules came up

    def count(self, sheet: RoundSheet) -> None:
        """Play one round's count and its end."""
        self.round += 1
        for player, card in sheet.favors:
            self.favors[player][card] -= 1
            self.seen[card.removeprefix("audience-").rsplit("-", 1)[0]] += 1
        for player, valet in sheet.drawn:
            self.hands[player][valet] += 1
        for place, card in sheet.bets.items():
            if place[0] in self.players and place[1] == "-":
                self.hands[place[0]][card] -= 1
        counting = {place: card for place, card in sheet.bets.items() if place not in sheet.stabbed}  # RS-90
        gone = {p for p in self.players if "excuse" in (counting.get(f"{p}-up"), counting.get(f"{p}-down"))}  # RS-60
        mine = {p: self.worth(counting, sheet.medals, p) for p in self.players}
        gains, lost, stung = (dict.fromkeys(self.players, 0) for _ in range(3))
        success: dict[str, bool | None] = {}
        for where in ("king", "queen"):
            success[where] = self.judge(sheet, where, gone, mine, counting, gains, lost)
        self.valets(sheet, counting, gone, success, stung)
        for where in ("king", "queen"):
            if success[where]:
                winner = self.majority(sheet, where, gone, mine, counting)
                if winner:
                    self.favors[winner][sheet.audiences[where].name] += 1
                    if self.round == self.rounds:  # RS-49
                        gains[winner] += sheet.audiences[where].gain
        self.settle(sheet, gains, lost, stung)
        self.tidy(sheet)

    def worth(self, counting: dict[str, str], medals: set[str], owner: str) -> int:
        total = 0
        for place in (f"{owner}-up", f"{owner}-down"):
            if place in counting:
                total += influence(counting[place]) * (2 if place in medals else 1)  # RS-91
        return total

    def judge(
        self,
        sheet: RoundSheet,
        where: str,
        gone: set[str],
        mine: dict[str, int],
        counting: dict[str, str],
        gains: dict[str, int],
        lost: dict[str, int],
    ) -> bool | None:
        """Whether an audience succeeded; None if nobody stayed."""
        there = [p for p in self.players if where in sheet.at[p]]
        stay = [p for p in there if p not in gone]
        card = sheet.audiences[where]
        if not stay:
            if len(there) > 1:  # RS-63, RS-64
                self.seen["deserted"] += 1
                for p in there:
                    lost[p] += card.loss
            return None
        total = sum(mine[p] for p in stay)
        if len(there) == 1:
            self.seen["alone"] += 1
            total += self.worth(counting, sheet.medals, "cardinal")
        if total < card.need:  # RS-41, RS-43
            for p in stay:
                lost[p] += card.loss
            return False
        if self.round < self.rounds:  # RS-42
            for p in stay:
                gains[p] += card.gain
        return True

    def valets(
        self,
        sheet: RoundSheet,
        counting: dict[str, str],
        gone: set[str],
        success: dict[str, bool | None],
        stung: dict[str, int],
    ) -> None:
        """RS-70 to RS-72, RS-86."""
        for place, card in counting.items():
            owner = place.split("-")[0]
            if not card.startswith("valet") or owner in gone or len(sheet.at[owner]) == 2:
                continue
            (where,) = sheet.at[owner]
            if success[where]:
                self.seen["valet stings"] += 1
                for p in self.players:
                    if p not in gone and sheet.at[p] == {"king", "queen"} - {where}:
                        stung[p] += self.penalties[card]
            else:
                stung[owner] += self.penalties[card]

    def majority(
        self, sheet: RoundSheet, where: str, gone: set[str], mine: dict[str, int], counting: dict[str, str]
    ) -> str | None:
        """Who takes the card of an audience that succeeded."""
        there = [p for p in self.players if where in sheet.at[p]]
        stay = [p for p in there if p not in gone]
        if len(there) == 1:  # RS-48
            return there[0] if mine[there[0]] >= self.worth(counting, sheet.medals, "cardinal") else None
        most = max(mine[p] for p in stay)
        tied = [p for p in stay if mine[p] == most]
        if len(tied) == 1:
            return tied[0]
        thirds = sheet.thirds.get(where, {})
        able = {p for p in tied if any(n > 0 and c != "excuse" for c, n in self.hands[p].items())}  # RS-47
        assert able == set(thirds), f"asked for third cards: {sorted(thirds)}, not {sorted(able)}"
        self.seen["tie"] += 1
        for p, card in thirds.items():
            self.hands[p][card] -= 1
        for p, card in thirds.items():  # RS-45
            self.hands[p if card == "courtier-0" else tied[tied.index(p) - 1]][card] += 1
        if not thirds:
            return None
        highest = max(influence(card) for card in thirds.values())
        best = [p for p, card in thirds.items() if influence(card) == highest]
        if len(best) > 1:
            self.seen["second tie"] += 1
        return best[0] if len(best) == 1 else None  # RS-46

    def settle(self, sheet: RoundSheet, gains: dict[str, int], lost: dict[str, int], stung: dict[str, int]) -> None:
        """RS-50, RS-93, RS-94."""
        for p in self.players:
            used = [card for player, card in sheet.favors if player == p]
            pardoned = any("royal-pardon" in card for card in used)
            stroked = any("master-stroke" in card for card in used)
            change = gains[p] - (0 if pardoned else lost[p] + stung[p])
            if stroked:
                change = gains[p] + lost[p] - (0 if pardoned else stung[p])
            self.lilies[p] += change
            if self.lilies[p] < 0 and not self.debts:
                self.lilies[p] = 0

    def tidy(self, sheet: RoundSheet) -> None:
        """RS-92, RS-95."""
        for place, card in sheet.bets.items():
            owner = place.split("-")[0]
            if owner == "cardinal":
                continue
            recruiters = [recruiter for recruiter, named in sheet.named if named == place]
            if card == "courtier-0":
                self.hands[owner][card] += 1
            elif recruiters:
                (recruiter,) = recruiters  # nobody names a card that is named
                self.hands[recruiter][card] += 1
                self.seen["recruited"] += 1

    def may_name(self, sheet: RoundSheet, recruiter: str) -> list[str]:
        """RS-92: the places whose card a recruiter may name, when all bets are down."""
        places = []
        for place, card in sheet.bets.items():
            owner, way = place.split("-")
            if owner in (recruiter, "cardinal") or not sheet.at[owner] & sheet.at[recruiter]:
                continue
            named = any(place == other for _, other in sheet.named)
            if place in sheet.stabbed or named or (way, card) == ("up", "courtier-0"):
                self.seen["cannot be named"] += 1
            else:
                places.append(place)
        return sorted(places)

    def finish(self) -> None:
        """RS-96."""
        for p in self.players:
            left = sum(max(0, influence(card)) * n for card, n in self.hands[p].items())
            self.lilies[p] += min(6, left // 10)

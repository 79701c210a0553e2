"""The Council's points, counted again from what an onlooker hears, with dicts and lists and nothing of the engine.

It knows the Proposals by what is written in `cards.toml` and reads events by their names. Every clause is followed by
itself: verdicts make points (RC-12), shown cards move markers (RC-13 to RC-16), a marker at an end kills (RC-20), and
so on to the winners (RC-33).
"""

from typing import Any

PILLARS = ["church", "army", "people", "wealth"]


class Count:
    """A game as it is heard. `complaints` are sentences about what does not follow from the clauses."""

    def __init__(self, seats: int, proposals: list[str], laugh: bool) -> None:
        self.proposals = [self.read(line) for line in proposals]
        self.points = dict.fromkeys(range(seats), 0)
        self.laugh = laugh
        self.complaints: list[str] = []
        self.monarch = -1
        self.reigned: list[int] = []
        self.votes: dict[int, int] = {}
        self.begin()

    @staticmethod
    def read(line: str) -> list[dict[str, int]]:
        found = []
        for part in line.split("|"):
            changes = {}
            for word in part.split():
                name = word.rstrip("0123456789").rstrip("+-")
                changes[name] = int(word[len(name) :])
            found.append(changes)
        return found

    def begin(self) -> None:
        self.markers = dict.fromkeys(PILLARS, 0)
        self.verdicts: dict[int, str] = {}
        self.shown: dict[int, list[dict[str, int]]] = {}
        self.pile = 0
        self.killer: int | None = None
        self.goals: dict[int, str] = {}
        self.laughed = False
        self.turn = 0

    def hear(self, what: str, seat: int, nums: list[int], cards: list[str]) -> None:
        """Take one event; a card is its name, empty where its front was not seen."""
        method: Any = getattr(self, "on_" + what.replace("-", "_"), None)
        if method:
            method(seat, nums, cards)

    def on_crowned(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if seat in self.reigned:
            self.complaints.append(f"RC-30: {seat} reigns twice")
        self.begin()
        self.monarch = seat
        self.reigned.append(seat)

    def on_turn(self, seat: int, nums: list[int], cards: list[str]) -> None:
        self.verdicts, self.shown = {}, {}
        self.turn += 1
        if self.pile >= 12:
            self.complaints.append(f"RC-22: a turn begins with {self.pile} accepted")

    def on_accepted(self, seat: int, nums: list[int], cards: list[str]) -> None:
        self.judge(seat, "accepted")

    def on_rejected(self, seat: int, nums: list[int], cards: list[str]) -> None:
        self.judge(seat, "rejected")

    def judge(self, seat: int, verdict: str) -> None:
        self.verdicts[seat] = verdict
        if len(self.verdicts) == len(self.points) - 1:
            happy = [s for s, v in self.verdicts.items() if v == "accepted"]
            if not happy:
                self.complaints.append("RC-11: nothing was accepted")
            for s in happy:
                self.points[s] += 1  # RC-12

    def on_revealed(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if self.killer is not None:
            self.complaints.append("RC-20: a card is revealed after a death")
        waiting = [s for s, v in self.verdicts.items() if v == "rejected" and s not in self.shown]
        if self.verdicts[seat] == "accepted" and waiting:
            self.complaints.append("RC-13: an accepted card is revealed before a rejected one")
        self.shown[seat] = self.proposals[int(cards[0].split("-")[1]) - 1]

    def on_changed(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if self.turn != 1:
            self.complaints.append("RC-15: a change of mind after the first turn")
        other = {"accepted": "rejected", "rejected": "accepted"}
        self.verdicts[nums[0]] = other[self.verdicts[nums[0]]]

    def on_enacted(self, seat: int, nums: list[int], cards: list[str]) -> None:
        self.apply(seat, "accepted")
        self.pile += 1

    def on_discarded(self, seat: int, nums: list[int], cards: list[str]) -> None:
        self.apply(seat, "rejected")

    def apply(self, seat: int, verdict: str) -> None:
        if self.verdicts[seat] != verdict:
            self.complaints.append(f"RC-13: the card of {seat} was not {verdict}")
        for pillar, step in self.shown[seat][0 if verdict == "accepted" else 1].items():
            place = self.markers[pillar] + step
            self.markers[pillar] = -5 if place < -5 else 5 if place > 5 else place
        if 5 in self.markers.values() or -5 in self.markers.values():
            self.killer = seat

    def on_died(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if nums[0] != self.killer or seat != self.monarch:
            self.complaints.append(f"RC-21: {nums[0]} is said to have killed {seat}")
        if not self.laugh:
            self.points[nums[0]] += 1

    def on_laughed(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if not self.laughed and self.killer is not None and seat != self.killer:
            self.points[self.killer] += 1
        self.laughed = True

    def on_scored_reign(self, seat: int, nums: list[int], cards: list[str]) -> None:
        self.points[self.monarch] += self.pile  # RC-23
        if self.killer is None and self.pile < 12:
            self.complaints.append("RC-22: a reign ends without a cause")

    def on_goal_shown(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if self.killer is None:
            self.complaints.append("RC-22: a goal is shown without a death")
        _, one, side, two, other = cards[0].split("-")
        for pillar, wanted in ((one, side), (two, other)):  # RC-24
            place = self.markers[pillar]
            if (place > 0 and wanted == "strong") or (place < 0 and wanted == "weak"):
                self.points[seat] += abs(place)
        self.goals[seat] = cards[0]

    def on_voted(self, seat: int, nums: list[int], cards: list[str]) -> None:
        if nums[0] == seat or nums[0] not in self.leaders():
            self.complaints.append(f"RC-33: {seat} votes for {nums[0]}")
        self.votes[nums[0]] = self.votes.get(nums[0], 0) + 1

    def leaders(self) -> list[int]:
        best = max(self.points.values())
        return [seat for seat, points in self.points.items() if points == best]

    def winners(self) -> list[int]:
        """RC-33."""
        leaders = self.leaders()
        if len(leaders) == 1:
            return leaders
        return [seat for seat in leaders if self.votes.get(seat, 0) == max(self.votes.values())]

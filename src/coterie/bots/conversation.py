"""A conversation: what bots say to each other where no server carries it, such as in an arena."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from coterie.bots.registry import Bot, OfferedBot
from coterie.bots.talker import TALKING, Talker, find_talker
from coterie.core.dice import Dice, Lehmer
from coterie.core.lexicon import Action
from coterie.play.match import Match
from coterie.talk.acts import ASK, DECLINE, LEVELS, OFFER, REFUSE, Act
from coterie.talk.book import Book, Spoken
from coterie.talk.ears import Ears
from coterie.talk.occasion import Occasion
from coterie.talk.sayings import Public, sayings_of

FREELY = LEVELS["free"]
CUED = 3  # of so many cues, a seat takes one


@dataclass(slots=True)
class Conversation:
    """What was said in a match so far, and how the bots at it talk: their manners by seat, and who does not listen.

    A seat without a manner is mute. `dealers` are the seats that make deals; None: all do. The dice are those of talk
    alone: no move depends on them.
    """

    match: Match
    manners: Mapping[int, str] = field(default_factory=dict)
    deaf: frozenset[int] = frozenset()
    dice: Dice = field(default_factory=lambda: Lehmer(1))
    said: list[Spoken] = field(default_factory=list)
    dealers: frozenset[int] | None = None
    chats: bool = True  # whether something is said unasked as well
    talker: Talker | None = field(init=False)
    _ears: Ears = field(init=False)  # of the onlooker

    def __post_init__(self) -> None:
        self.talker = find_talker(TALKING, self.match.game)
        self._ears = Ears(self.match.seats, self.match.seats, self.match.pack)

    def book(self) -> Book:
        """The book of the match."""
        return Book.of(self.said)

    def play(self, seat: int, dice: Dice, bot: OfferedBot | None = None) -> None:
        """Let a bot answer, a courtier unless another is named, and say what goes with it; then let somebody speak who
        wants to.
        """
        talker, match = self.talker, self.match
        assert talker
        eyes = match.eyes(seat)
        choose = bot.listen if bot else talker.choose
        action = choose(eyes, dice, None if seat in self.deaf else self.said)
        acts = self._with_move(seat, action)
        match.play(seat, [action])
        if acts:
            self.say(seat, acts)
        if self.chats and not match.over and not self.dice.below(CUED):
            self._cue()

    def occasion(self, seat: int) -> Occasion:
        """What a seat may say now."""
        match, lines = self.match, range(len(self.said))
        sayings, acts_so_far = sayings_of(match.game), sum(len(line.acts) for line in self.said)
        return Occasion(sayings, self.book(), FREELY, seat, match.seats, self._public, lines, acts_so_far)

    def say(self, seat: int, acts: list[Act]) -> bool:
        """Say what may be said of this now; whether anything was."""
        kept, _ = self.occasion(seat).check_each(acts)
        if kept:
            self.said.append(Spoken(len(self.said), seat, self.match.told, tuple(kept)))
            self._reply(len(self.said) - 1)
        return bool(kept)

    def _reply(self, line: int) -> None:
        """Let those answer who are asked or offered something in a line."""
        assert self.talker
        spoken = self.said[line]
        for act in spoken.acts:
            if act.act not in (ASK, OFFER):
                continue
            for seat in range(self.match.seats):
                manner = self.manners.get(seat, "")
                if manner and seat != spoken.seat and act.seat in (-1, seat) and seat not in self.deaf:
                    eyes = self.match.eyes(seat)
                    simple = Act(REFUSE if act.act == OFFER else DECLINE, line=line)
                    deals = act.act == ASK or self._deals(seat)
                    acts = self.talker.reply(eyes, list(self.said), line, manner, self.dice) if deals else []
                    if not self.say(seat, acts):
                        self.say(seat, [simple])

    def _deals(self, seat: int) -> bool:
        return self.dealers is None or seat in self.dealers

    def _public(self) -> Public:
        """What everybody knows now."""
        onlooker = self.match.eyes(self.match.seats)
        self._ears.hear(onlooker.heard(self._ears.told))
        return Public(onlooker.view(), self._ears)

    def _with_move(self, seat: int, action: Action) -> list[Act]:
        assert self.talker
        manner = self.manners.get(seat, "")
        return self.talker.with_move(self.match.eyes(seat), action, self.said, manner, self.dice) if manner else []

    def _cue(self) -> None:
        assert self.talker
        cued = self.talker.cue(self._public())
        seats = [seat for seat in cued if self.manners.get(seat)]
        if seats:
            seat = seats[self.dice.below(len(seats))]
            acts = self.talker.speak(self.match.eyes(seat), self.said, self.manners[seat], self.dice)
            if self._deals(seat) or not any(act.act == OFFER for act in acts):
                self.say(seat, acts)


def play_on(match: Match, bots: Mapping[int, Bot], dice: Dice, talk: Conversation | None = None) -> None:
    """Let bots answer until a seat without a bot is asked, or the game is over.

    In a conversation, those that can talk listen and speak. Without one, nobody does.
    """
    while seats := [seat for seat in match.asked() if seat in bots]:
        seat = seats[0]
        bot = bots[seat]
        if talk and talk.talker and isinstance(bot, OfferedBot):
            talk.play(seat, dice, bot)
        else:
            match.play(seat, [bot(match.eyes(seat), dice)])

"""The company at a terminal: bots that play, speak with their moves and unasked, and answer who asks or doubts them.

What they say is chosen in their game's chatter. How often and in which voice is decided by what everybody knows alone.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from coterie import bots
from coterie.cli.terminal_talk import TerminalTalk
from coterie.core.dice import Dice, Lehmer
from coterie.play import Match
from coterie.talk import Act, Public, Spoken
from coterie.talk.acts import ASK, DECLINE, DOUBT, OFFER, REACT, REFUSE, SPOKEN
from coterie.talk.companion import PITCH, TALK, WANTS_OPINION, TalkLine
from coterie.talk.tongues import (
    APART,
    CUED,
    SAYINGS_FROM,
    has_proposed,
    has_retorted,
    is_answer,
    may_chat,
    public_number,
    retort_of,
    tongue_of,
    voice_of,
    voices_of,
)


class Company:
    """The bots of a match, by seat. `table` is a name for it, from which follow their manners and voices."""

    def __init__(self, match: Match, levels: Mapping[int, str], dice: Dice, talk: TerminalTalk, table: str) -> None:
        self._match = match
        self._bots = {seat: bots.find(level, match.game) for seat, level in levels.items()}
        found = {seat: bots.find_talker(level, match.game) for seat, level in levels.items()}
        self._names = dict(levels)
        self._talkers = {seat: talker for seat, talker in found.items() if talker}
        self._dice = dice
        self._talk_dice = Lehmer(dice.below(1 << 30))  # its own: no throw for a move depends on what is said
        self._talk = talk
        self._table = table
        self._read = len(talk.lines)  # so many lines were looked at
        self._told = match.told

    def play_on(self) -> None:
        """Let the bots answer and speak until a person is asked, or the game is over."""
        self.attend()
        while seats := [seat for seat in self._match.asked() if seat in self._bots]:
            self._play(seats[0])
            self.attend()

    def attend(self) -> None:
        """Let those speak who were asked or doubted, and now and then somebody who has an occasion to."""
        if self._match.over or not self._talk.level:
            return
        while self._read < len(self._talk.lines):
            line = self._talk.lines[self._read]
            self._read += 1
            self._reply(line)
        if self._told != self._match.told:
            self._told = self._match.told
            self._chat()

    def _play(self, seat: int) -> None:
        match, talker, said = self._match, self._talkers.get(seat), self._heard()
        eyes = match.eyes(seat)
        if talker is None or said is None:
            match.play(seat, [self._bots[seat](eyes, self._dice)])
            return
        action = talker.choose(eyes, self._dice, said)
        acts = talker.with_move(eyes, action, said, self._manner(seat), self._talk_dice)
        match.play(seat, [action])
        if acts and not match.over:
            self._say(seat, acts)

    def _reply(self, line: TalkLine) -> None:
        """Let those answer whom a line asks, doubts, or gestures at."""
        asked = line.about if line.form == WANTS_OPINION else -1
        if asked in self._talkers and (said := self._heard()) is not None:
            talker, eyes = self._talkers[asked], self._match.eyes(asked)
            acts = talker.answer(eyes, said, self._manner(asked), self._talk_dice)
            if not self._say(asked, acts, answers=True):
                self._retort(asked, line)
        for act in line.spoken.acts:
            if act.act in (ASK, OFFER):
                self._bargain(line, act)
                continue
            aimed = -1
            if act.act == DOUBT:
                aimed = next((each.spoken.seat for each in self._talk.lines if each.spoken.line == act.line), -1)
            elif act.act == REACT and line.voice < 0:
                aimed = act.seat
            if aimed in self._talkers and aimed != line.spoken.seat and not self._has_retorted(aimed):
                self._retort(aimed, line)

    def _bargain(self, line: TalkLine, act: Act) -> None:
        """Let those answer who are asked or offered something; who has no thought declines, or refuses."""
        number, speaker = line.spoken.line, line.spoken.seat
        for seat, talker in self._talkers.items():
            said = self._heard()
            if said is not None and seat != speaker and act.seat in (-1, seat):
                acts = talker.reply(self._match.eyes(seat), said, number, self._manner(seat), self._talk_dice)
                simple = Act(REFUSE if act.act == OFFER else DECLINE, line=number)
                _ = self._say(seat, acts) or self._say(seat, [simple])

    def _retort(self, seat: int, line: TalkLine) -> None:
        """Answer a line by a gesture."""
        self._say(seat, [retort_of(self._table, line.spoken.line, seat)], answers=True)

    def _chat(self) -> None:
        """Let somebody speak unasked, if there is an occasion for it."""
        number = public_number("cue", self._table, self._match.told)
        talker, said = next(iter(self._talkers.values()), None), self._heard()
        if talker is None or said is None or number % CUED:
            return
        cued = talker.cue(Public.of(self._match.eyes(self._match.seats)))
        if seats := [seat for seat in cued if seat in self._talkers]:
            seat = seats[number // CUED % len(seats)]
            self._say(seat, talker.speak(self._match.eyes(seat), said, self._manner(seat), self._talk_dice))

    def _say(self, seat: int, acts: list[Act], answers: bool = False) -> bool:
        """Say what may be said of this now; whether anything was.

        Where somebody leads the talk, whoever does not lead it makes a pitch.
        """
        match, talk = self._match, self._talk
        kept, _ = talk.occasion(seat).check_each(acts)
        opinion = any(act.act not in SPOKEN or act.line >= 0 for act in acts)
        form = PITCH if talk.leader not in (-1, seat) and (answers or not opinion) else TALK
        line = TalkLine(Spoken(talk.next_line, seat, match.told, tuple(kept)), form=form)
        if any(act.act == OFFER and act.line < 0 for act in kept) and has_proposed(self._own(seat), self._begun(seat)):
            return False
        if not kept or not (is_answer(line) or may_chat(reversed(talk.lines), self._person_has_acted)):
            return False
        voices = min(voices_of(match.game, tongue_of(act)) for act in kept)
        last, others = [own.voice for own in self._own(seat)], [other.voice for other in talk.lines[-APART:]]
        talk.hear(replace(line, voice=voice_of(self._table, talk.next_line, seat, voices, last, others)))
        return True

    def _heard(self) -> list[Spoken] | None:
        """What bots hear of what was said; None where it was agreed that nothing is said."""
        if self._talk.level < SAYINGS_FROM:
            return None
        return [line.spoken for line in self._talk.lines if line.spoken.acts or line.spoken.hands_over]

    def _manner(self, seat: int) -> str:
        return bots.manner_of(self._names[seat], public_number("manner", self._table, seat))

    def _has_retorted(self, seat: int) -> bool:
        return has_retorted(self._own(seat), self._begun(seat))

    def _begun(self, seat: int) -> int:
        """The number of the event that began this round."""
        rounds, heard = self._talkers[seat].rounds, self._match.eyes(self._match.seats).heard()
        return max((event.n for event in heard if event.what in rounds), default=-1)

    def _person_has_acted(self, since: int) -> bool:
        return any(
            event.seat >= 0 and event.seat not in self._bots
            for event in self._match.eyes(self._match.seats).heard(since)
        )

    def _own(self, seat: int) -> Iterable[TalkLine]:
        """The lines of a bot."""
        return [line for line in self._talk.lines if line.spoken.seat == seat and line.voice > 0]

"""A sitting: people and bots at one table in this terminal, from wherever the match stands until it is over or they leave."""

import time
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coterie import bots
from coterie.cli.ink import BAD, QUIET, STRONG, ink
from coterie.cli.menu import Menu
from coterie.cli.page import Sketch, result
from coterie.cli.voice import Voice
from coterie.core.dice import Dice
from coterie.core.errors import CoterieError
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.words import Action
from coterie.play import Match, Record
from coterie.play.shelf import keep_record

try:  # with it a line can be edited and called back; without it answers are typed all the same
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

PACE = 0.35  # seconds between two events where a person watches
LOOK_BACK = 20  # events that `l` tells again


class Left(Exception):
    """Whoever was asked leaves the table."""


class Sitting:
    """People answer by typing, bots by themselves; after every answer of a person the record is kept."""

    def __init__(
        self, match: Match, voice: Voice, out: Console, people: list[int], company: Mapping[int, str], dice: Dice, place: Path, pace: float
    ) -> None:
        self.match = match
        self.voice = voice
        self.out = out
        self.people = people
        self.levels = company
        self.place = place
        self.pace = pace
        self.sketch = Sketch(match.game)
        self._bots = {seat: bots.find(level, match.game) for seat, level in company.items()}
        self._dice = dice
        self._heard = dict.fromkeys(people, 0)
        self._looking = people[0] if len(people) == 1 else -1  # whose eyes are on the screen
        self._seen = -1  # the seat that saw the page last, and nothing but its own doing since
        self._kept = True

    def play(self) -> bool:
        """Play until the game is over, which is True, or somebody leaves, which is False. Either way the record is kept."""
        try:
            while not self.match.over:
                bots.play_on(self.match, self._bots, self._dice)
                if not self.match.over:
                    self._turn(self.match.asked()[0])
            self.keep()
            self._finish()
        except (Left, KeyboardInterrupt, EOFError):
            self.keep()
            return False
        return True

    def keep(self) -> None:
        """Write the record down; say once if that cannot be done, and go on."""
        players = [self.levels.get(seat, "person") for seat in range(self.match.seats)]
        try:
            self.place.parent.mkdir(parents=True, exist_ok=True)
            keep_record(Record.of(self.match, players), self.place)
            self._kept = True
        except (CoterieError, OSError) as error:
            if self._kept:
                self.out.print(ink(self.voice.say("not-kept", error=str(error)), BAD))
            self._kept = False

    def _turn(self, seat: int) -> None:
        self._draw_curtain(seat)
        news = self._tell(seat)
        eyes = self.match.eyes(seat)
        legal = eyes.legal()
        if len(legal) == 1:  # nothing to ask; the answer is written down and told all the same
            self.match.play(seat, [legal[0]])
            self.keep()
            return
        if news or self._seen != seat:
            self._show(eyes)
        self._seen = seat
        self._ask(eyes, Menu(legal, self.voice))

    def _draw_curtain(self, seat: int) -> None:
        """Between two people at one screen: nothing of the last one's cards is left when the next one looks."""
        if self._looking == seat:
            return
        self.clear()
        self.out.print(ink(self.voice.say("curtain", seat=self.voice.seat(seat)), STRONG))
        self._read(self.voice.say("curtain-lift"))
        self.clear()
        self._looking = seat
        self._seen = -1

    def clear(self) -> None:
        """An empty screen, nothing to scroll back to, and no answer to call back with an arrow key."""
        if readline:
            readline.clear_history()
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()
        else:
            self.out.print("\n" * 3)

    def _tell(self, seat: int) -> bool:
        """Tell a seat what happened since it was last told; whether anybody else did something."""
        events = self.match.eyes(seat).heard(self._heard[seat])
        for event in events:
            tell(event, self.voice, self.out, self.pace)
            self._heard[seat] = event.n + 1
        return any(event.seat >= 0 and event.seat != seat for event in events)

    def _show(self, eyes: Eyes) -> None:
        self.out.print(Rule(style=QUIET))
        self.out.print(self.sketch.page(eyes.view(), self.voice, self.out.width))

    def _ask(self, eyes: Eyes, menu: Menu) -> None:
        view = eyes.view()
        question = self.voice.say("question", seat=self.voice.seat(eyes.seat), question=self.voice.question(view.step))
        self.out.print(Text())
        self.out.print(ink(question, STRONG))
        if progress := self.sketch.progress(view, self.voice):
            self.out.print(ink(progress))
        self.out.print(menu)
        while True:
            answer = self._read(self.voice.say("prompt"))
            if answer == "u":
                if self._take_back(eyes.seat):
                    return
            elif not self._command(answer, eyes, menu) and (action := self._meant(answer, eyes, menu)) is not None:
                self.match.play(eyes.seat, [action])
                self.keep()
                return

    def _take_back(self, seat: int) -> bool:
        """Undo the seat's last answer; if that cannot be done, say so."""
        if not self.match.can_undo(seat):
            self.out.print(ink(self.voice.say("refused-undo")))
            return False
        self.match.undo(seat)
        self.keep()
        self._seen = -1
        return True

    def _command(self, answer: str, eyes: Eyes, menu: Menu) -> bool:
        """What is not an answer to the question: leave, look again, listen again, explain."""
        voice = self.voice
        if answer == "q":
            raise Left
        if answer == "t":
            self._show(eyes)
            self.out.print(menu)
        elif answer == "l":
            for event in eyes.heard()[-LOOK_BACK:]:
                tell(event, voice, self.out, 0)
        elif answer == "h":
            self._help(voice.game.lexicon.token(menu.legal[0]))
        elif answer.startswith("?"):
            self._explain(answer[1:].strip(), eyes, menu)
        else:
            return False
        return True

    def _help(self, word: str) -> None:
        keys = {"number": self.voice.say("key-number"), "words": self.voice.say("key-words"), "why": "?"}
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name in ("number", "words", "why", "u", "t", "l", "q"):
            grid.add_row(Text(keys.get(name, name), STRONG), self.voice.say(f"help-{name}", word=word))
        self.out.print(Padding(grid, (0, 0, 0, 2)))

    def _meant(self, answer: str, eyes: Eyes, menu: Menu) -> Action | None:
        """The choice an answer means; if none, say why not."""
        found = menu.matches(answer)
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(f"{menu.numbers[a]} {self.voice.choice(a)}" for a in found)
            self.out.print(ink(self.voice.say("answer-several", answer=answer, which=which)))
        elif clause := self._refusal(answer, eyes):
            self.out.print(ink(self.voice.say("answer-refused", clause=clause, text=self.voice.say(f"clause-{clause}"))))
        elif answer:
            word = self.voice.game.lexicon.token(menu.legal[0])
            self.out.print(ink(self.voice.say("answer-unclear", answer=answer, word=word)))
        return None

    def _refusal(self, answer: str, eyes: Eyes) -> str:
        """The clause that forbids what was typed, if it is something that can be done at other times."""
        try:
            action = self.voice.game.lexicon.parse(answer.strip().replace(" ", ":", 1))
        except ValueError:
            return ""
        return eyes.why(Action(action))

    def _explain(self, what: str, eyes: Eyes, menu: Menu) -> None:
        """The question, or one of its choices, and the clause behind it."""
        voice = self.voice
        lines: list[Text] = []
        clause = eyes.view().clause
        if voice.has(f"clause-{what.upper()}"):
            clause = what.upper()
        elif what:
            found = menu.matches(what)
            clause = clause if found else self._refusal(what, eyes)
            for action in found[:3]:
                lines.append(Text.assemble(ink(voice.choice(action), STRONG), "  ", (voice.game.lexicon.token(action), QUIET)))
                verb = voice.game.lexicon.verb_of(action)
                about = self.sketch.about(verb.arg(action), voice) if verb.noun == "card" else ""
                lines += [ink(about)] if about else []
        if clause:
            lines.append(ink(voice.say("clause", clause=clause, text=voice.say(f"clause-{clause}"))))
        else:
            lines.append(ink(voice.say("answer-unclear", answer=what, word=voice.game.lexicon.token(menu.legal[0]))))
        self.out.print(Padding(Group(*lines), (0, 0, 0, 2)))

    def _read(self, prompt: str) -> str:
        self.out.file.flush()
        return input(f"{prompt} ").strip()

    def _finish(self) -> None:
        """The end is for everybody to see; each person first hears what happened since they last looked."""
        viewer = self.people[0] if len(self.people) == 1 else self.match.seats
        if viewer == self.match.seats:
            self.clear()
            events = self.match.eyes(viewer).heard(max(self._heard.values()))
            for event in events:
                tell(event, self.voice, self.out, self.pace)
        else:
            self._tell(viewer)
        view = self.match.eyes(viewer).view()
        self.out.print(Rule(style=QUIET))
        self.out.print(self.sketch.page(view, self.voice, self.out.width))
        self.out.print(result(view, self.voice))


def tell(event: Heard, voice: Voice, out: Console, pace: float) -> None:
    """One line of the log, after a pause; cards are turned up a little slower."""
    if pace:
        time.sleep(pace * (2 if any(card >= 0 for card in event.cards) else 1))
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_row("·", ink(voice.event(event)))
    out.print(line)

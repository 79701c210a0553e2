"""A game in the terminal: people and bots play one match until it is over or somebody leaves."""

import time
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coterie.cli import advice_page
from coterie.cli.company import Company
from coterie.cli.drawing import Drawing, result
from coterie.cli.line_editing import forget_lines, read_line
from coterie.cli.menu import Menu
from coterie.cli.style import BAD, QUIET, STRONG, paint
from coterie.cli.talk_file import write_talk
from coterie.cli.terminal_talk import TerminalTalk
from coterie.cli.terminal_words import TerminalWords
from coterie.core.dice import Dice
from coterie.core.errors import CoterieError
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.play import Match, Record
from coterie.play.record_files import write_record

PACE = 0.35  # seconds between two events where a person watches
LOOK_BACK = 20  # events that `l` tells again


class Left(Exception):
    """The person who was asked leaves the table."""


class TerminalGame:
    """People answer by typing, bots by themselves. The record is saved after every answer of a person."""

    def __init__(
        self,
        match: Match,
        words: TerminalWords,
        out: Console,
        people: list[int],
        company: Mapping[int, str],
        dice: Dice,
        file: Path,
        pace: float,
        talk: TerminalTalk | None = None,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.words = words
        self.out = out
        self.people = people
        self.levels = company
        self.file = file
        self.pace = pace
        self.talk = talk or TerminalTalk(match, words, out)
        self.hints = hints  # whether a minister may be asked
        self.drawing = Drawing(match.game)
        self._company = Company(match, company, dice, self.talk, file.stem)
        self._heard = dict.fromkeys(people, 0)
        self._looking = people[0] if len(people) == 1 else -1  # whose eyes are on the screen
        self._seen = -1  # the seat that saw the table last, if it alone has acted since
        self._saved = True

    def play(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False). The record is saved in both cases."""
        try:
            while not self.match.over:
                self._company.play_on()
                if not self.match.over:
                    self._turn(self.match.asked()[0])
            self.save()
            self._finish()
        except (Left, KeyboardInterrupt, EOFError):
            self.save()
            return False
        return True

    def save(self) -> None:
        """Save the record. If that fails, say so once and go on."""
        players = [self.levels.get(seat, "person") for seat in range(self.match.seats)]
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_record(Record.of(self.match, players), self.file)
            if self.talk.lines:
                write_talk(self.file, self.talk.lines, self.match)
            self._saved = True
        except (CoterieError, OSError) as error:
            if self._saved:
                self.out.print(paint(self.words.say("not-kept", error=str(error)), BAD))
            self._saved = False

    def _turn(self, seat: int) -> None:
        self._draw_curtain(seat)
        news = self._tell(seat)
        eyes = self.match.eyes(seat)
        legal = eyes.legal()
        if len(legal) == 1:  # nothing to ask; the answer is written down and told all the same
            self.match.play(seat, [legal[0]])
            self.save()
            return
        if news or self._seen != seat:
            self._show(eyes)
        self._seen = seat
        self._ask(eyes, Menu(legal, self.words))

    def _draw_curtain(self, seat: int) -> None:
        """Between two people at one screen: nothing of the last one's cards is left when the next one looks."""
        if self._looking == seat:
            return
        self.clear()
        self.out.print(paint(self.words.say("curtain", seat=self.words.seat(seat)), STRONG))
        self._read(self.words.say("curtain-lift"))
        self.clear()
        self._looking = seat
        self._seen = -1

    def clear(self) -> None:
        """An empty screen, nothing to scroll back to, and no answer to call back with an arrow key."""
        forget_lines()
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()
        else:
            self.out.print("\n" * 3)

    def _tell(self, seat: int) -> bool:
        """Tell a seat what happened since it was last told; whether anybody else did something."""
        events = self.match.eyes(seat).heard(self._heard[seat])
        for event in events:
            self._tell_event(seat, event)
            self._heard[seat] = event.n + 1
        self.talk.catch_up(seat)
        return any(event.seat >= 0 and event.seat != seat for event in events)

    def _tell_event(self, viewer: int, event: Heard) -> None:
        """Tell a viewer an event, with what was said before it and what becomes of that."""
        self.talk.before(viewer, event)
        tell(event, self.words, self.out, self.pace)
        self.talk.after(viewer, event)

    def _show(self, eyes: Eyes) -> None:
        self.out.print(Rule(style=QUIET))
        self.out.print(self.drawing.draw(eyes.view(), self.words, self.out.width, self.talk.ribbons()))
        for line in self.talk.standing():
            self.out.print(line)

    def _ask(self, eyes: Eyes, menu: Menu) -> None:
        view = eyes.view()
        question = self.words.say("question", seat=self.words.seat(eyes.seat), question=self.words.question(view.step))
        self.out.print(Text())
        self.out.print(paint(question, STRONG))
        if progress := self.drawing.progress(view, self.words):
            self.out.print(paint(progress))
        self.out.print(menu)
        while True:
            answer = self._read(self.words.say("prompt"), eyes.seat)
            if answer == "u":
                if self._take_back(eyes.seat):
                    return
            elif self._talks(answer, eyes.seat):
                continue
            elif not self._command(answer, eyes, menu) and self._answer(answer, eyes, menu):
                return

    def _talks(self, answer: str, seat: int) -> bool:
        """Do what was typed if it is about talk; whether it was. What is said is kept at once."""
        lines = len(self.talk.lines)
        about_talk = self.talk.command(answer, seat, self.people)
        if len(self.talk.lines) > lines:
            self._company.attend()
            self.talk.catch_up(seat)
            self.save()
        return about_talk

    def _answer(self, answer: str, eyes: Eyes, menu: Menu) -> bool:
        """Make the choice that an answer means, and say what is said with it; whether it means one."""
        answer, said = self.talk.split(answer)
        action = self._meant(answer, eyes, menu)
        if action is None:
            return False
        self.match.play(eyes.seat, [action])
        if said:
            self.talk.say_with_move(eyes.seat, said)
        self.save()
        return True

    def _take_back(self, seat: int) -> bool:
        """Undo the seat's last answer; if that cannot be done, say so."""
        if not self.match.can_undo(seat):
            self.out.print(paint(self.words.say("refused-undo")))
            return False
        if self.talk.binds(seat):
            self.out.print(paint(self.words.say("talk-undo")))
            return False
        self.match.undo(seat)
        self.save()
        self._seen = -1
        return True

    def _command(self, answer: str, eyes: Eyes, menu: Menu) -> bool:
        """What is not an answer to the question: leave, look again, listen again, explain."""
        words = self.words
        if answer == "q":
            raise Left
        if answer == "t":
            self._show(eyes)
            self.out.print(menu)
        elif answer == "l":
            self._look_back(eyes.heard()[-LOOK_BACK:])
        elif answer == "m" and self.hints:
            self.out.print(advice_page.hint(words, eyes))
        elif answer == "h":
            self._help(words.game.lexicon.token(menu.legal[0]))
        elif answer.startswith("?"):
            self._explain(answer[1:].strip(), eyes, menu)
        else:
            return False
        return True

    def _look_back(self, events: list[Heard]) -> None:
        """What happened lately, and what was said."""
        said = self.talk.recall(events)
        for event in events:
            for line in said.get(event.n, []):
                self.out.print(line)
            tell(event, self.words, self.out, 0)
        for line in said.get(-1, []):
            self.out.print(line)

    def _help(self, word: str) -> None:
        keys = {"number": self.words.say("key-number"), "words": self.words.say("key-words"), "why": "?"}
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name in ("number", "words", "why", "u", "t", "l", *(["m"] if self.hints else []), "q"):
            grid.add_row(Text(keys.get(name, name), STRONG), self.words.say(f"help-{name}", word=word))
        others = ["others"] if len(self.people) > 1 else []
        for name in [*self.talk.commands, *others] if self.talk.level else []:
            grid.add_row(Text(self.words.say(f"key-{name}"), STRONG), self.words.say(f"help-talk-{name}"))
        self.out.print(Padding(grid, (0, 0, 0, 2)))

    def _meant(self, answer: str, eyes: Eyes, menu: Menu) -> Action | None:
        """The choice an answer means; if none, say why not."""
        found = menu.matches(answer)
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(f"{menu.numbers[a]} {self.words.choice(a)}" for a in found)
            self.out.print(paint(self.words.say("answer-several", answer=answer, which=which)))
        elif clause := self._refusal(answer, eyes):
            self.out.print(
                paint(self.words.say("answer-refused", clause=clause, text=self.words.say(f"clause-{clause}")))
            )
        elif answer:
            word = self.words.game.lexicon.token(menu.legal[0])
            self.out.print(paint(self.words.say("answer-unclear", answer=answer, word=word)))
        return None

    def _refusal(self, answer: str, eyes: Eyes) -> str:
        """The clause that forbids what was typed, if it is something that can be done at other times."""
        try:
            action = self.words.game.lexicon.parse(answer.strip().replace(" ", ":", 1))
        except ValueError:
            return ""
        return eyes.why(Action(action))

    def _explain(self, what: str, eyes: Eyes, menu: Menu) -> None:
        """The question, or one of its choices, and the clause behind it."""
        words = self.words
        lines: list[Text] = []
        clause = eyes.view().clause
        if words.has(f"clause-{what.upper()}"):
            clause = what.upper()
        elif what:
            found = menu.matches(what)
            clause = clause if found else self._refusal(what, eyes)
            for action in found[:3]:
                lines.append(
                    Text.assemble(paint(words.choice(action), STRONG), "  ", (words.game.lexicon.token(action), QUIET))
                )
                verb = words.game.lexicon.verb_of(action)
                about = self.drawing.about(verb.arg(action), words) if verb.noun == "card" else ""
                lines += [paint(about)] if about else []
        if clause:
            lines.append(paint(words.say("clause", clause=clause, text=words.say(f"clause-{clause}"))))
        else:
            lines.append(paint(words.say("answer-unclear", answer=what, word=words.game.lexicon.token(menu.legal[0]))))
        self.out.print(Padding(Group(*lines), (0, 0, 0, 2)))

    def _read(self, prompt: str, seat: int = -1) -> str:
        """A line that is typed. Where a seat is asked, Tab completes what it may say."""
        self.out.file.flush()
        return read_line(f"{prompt} ", (lambda: self.talk.completions(seat)) if seat >= 0 else list).strip()

    def _finish(self) -> None:
        """The end is for everybody to see; each person first hears what happened since they last looked."""
        viewer = self.people[0] if len(self.people) == 1 else self.match.seats
        if viewer == self.match.seats:
            self.clear()
            since = max(self._heard.values())
            self.talk.begin(viewer, since)
            for event in self.match.eyes(viewer).heard(since):
                self._tell_event(viewer, event)
            self.talk.catch_up(viewer)
        else:
            self._tell(viewer)
        view = self.match.eyes(viewer).view()
        self.out.print(Rule(style=QUIET))
        self.out.print(self.drawing.draw(view, self.words, self.out.width))
        self.out.print(result(view, self.words))
        if self.talk.book.said:
            self.talk.show_ledger(viewer)
            self.talk.show_lied()


def tell(event: Heard, words: TerminalWords, out: Console, pace: float) -> None:
    """One line of the log, after a pause; cards are turned up a little slower."""
    if pace:
        time.sleep(pace * (2 if any(card >= 0 for card in event.cards) else 1))
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_row("·", paint(words.event(event)))
    out.print(line)

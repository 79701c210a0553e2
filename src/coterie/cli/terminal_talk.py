"""Talk at the terminal: what people type to speak, what was said so far, and who has been told what of it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from coterie.cli import bargain_words
from coterie.cli.bargain_words import AGAINST, BARGAINS, FOR, answering, asks_saying, is_bargain
from coterie.cli.lied_page import LiedPage
from coterie.cli.said_words import closed, gesture, written
from coterie.cli.style import BAD, QUIET, paint
from coterie.cli.talk_page import Key, TalkPage
from coterie.cli.terminal_words import TerminalWords
from coterie.core.errors import CoterieError, refuse
from coterie.core.events import Heard
from coterie.core.lexicon import LETTERS
from coterie.play import Match, Playback, Record
from coterie.server.state.lines import spoke_about
from coterie.server.state.names import clean_line
from coterie.talk import GESTURES, LEVELS, Act, Book, Ears, Opening, Public, Saying, Spoken, Verdict
from coterie.talk.acts import ASK, BELIEVE, DOUBT, OFFER, REACT, TAKE_BACK, WORDS, read
from coterie.talk.companion import WANTS_OPINION, TalkLine
from coterie.talk.lied import by_the_record
from coterie.talk.occasion import Occasion
from coterie.talk.sayings import PROMISE, named
from coterie.talk.verdict import OPEN_STILL

SAY, SAYINGS, LEDGER, LIED = "say", "sayings", "ledger", "lied"
COMMANDS = (SAY, BELIEVE, DOUBT, TAKE_BACK, REACT, LEDGER, LIED)
BARGAINS_FROM = 3  # the level of talk from which there are questions
QUOTES = "\"'“”«»„‘’"  # what stands in them is words, whatever it looks like


@dataclass(slots=True)
class _Hearer:
    """One viewer: what they heard, what everybody heard up to the same event, and what they were told of the talk."""

    ears: Ears
    public: Ears
    lines: int = 0  # so many lines were told
    verdicts: dict[Key, Verdict] = field(default_factory=dict)
    unsaid: list[Text] = field(default_factory=list)  # what went with a move and was refused


class TerminalTalk:
    """The talk of one match. Every line is public; a verdict is told to each seat by its own ears.

    `talk` is the level that was agreed on, `ledger` says whether verdicts are shown at once or at the end.
    """

    def __init__(
        self,
        match: Match,
        words: TerminalWords,
        out: Console,
        talk: str = "free",
        ledger: str = "shown",
        lines: Iterable[TalkLine] = (),
    ) -> None:
        self.match = match
        self.words = words
        self.out = out
        self.level = LEVELS[talk]
        self.lines = [*lines]
        self.page = TalkPage(words)
        self.book = Book.of(line.spoken for line in self.lines)
        self._at_the_end = ledger == "end"
        self._sayings = self.page.sayings
        self._deciding = frozenset().union(*(saying.decides for saying in self._sayings))
        self._hearers: dict[int, _Hearer] = {}
        self.commands = (*COMMANDS, *BARGAINS)
        self._names = {word: name for name in (*self.commands, SAYINGS) for word in (name, self._key(name))}
        self._with_move = re.compile(rf"(.*?\S)[\s,;]+(?:{SAY}|{re.escape(self._key(SAY))})\s+(\S.*)", re.I)

    # What is typed.

    def command(self, answer: str, looking: int, people: Iterable[int] = ()) -> bool:
        """Do what was typed if it is about talk; whether it was.

        It is said by the seat that looks, or by another one of the people at the screen: `B: doubt 12`. What is shown
        and told is for the seat that looks.
        """
        seat, answer = self._speaker(answer, looking, people)
        word, _, rest = answer.partition(" ")
        name = self._names.get(word.lower())
        if name is None or (seat != looking and name in (LEDGER, LIED, SAYINGS)):
            return False
        rest = rest.strip()
        if name in BARGAINS and not (is_bargain(name, rest) or self._wants_opinion(seat, name, rest)):
            return False
        if name == LEDGER:
            self.show_ledger(seat)
        elif name == LIED:
            self.show_lied()
        elif name == SAYINGS or (name == SAY and not rest):
            self.out.print(self.page.menu(self.occasion(seat).openings()))
        else:
            try:
                self._speak(seat, name, rest)
            except CoterieError as error:
                self.out.print(paint(self.words.error(error)))
                if name == SAY and self.level >= WORDS and error.code != "wrong-line":
                    self.out.print(paint(self.words.say("talk-quotes"), QUIET))
            self.catch_up(looking)
        return True

    def split(self, answer: str) -> tuple[str, str]:
        """An answer and what is said with it: `40 down, say >=20`."""
        found = self._with_move.fullmatch(answer)
        return (found[1].rstrip(" ,;"), found[2]) if found and not self._is_command(found[1]) else (answer, "")

    def say_with_move(self, seat: int, text: str) -> None:
        """Say something with a move that is made. If it may not be said, the seat is told so when it looks again."""
        try:
            self._speak(seat, SAY, text)
        except CoterieError as error:
            why = self.words.say("talk-unsaid", said=text, why=self.words.error(error))
            self._hearer(seat).unsaid.append(paint(why, BAD))

    def completions(self, seat: int) -> list[str]:
        """The lines about talk that can be typed now. Only what everybody knows has a part in it."""
        say, believe, doubt, back, react, ledger, lied = (self._key(name) for name in COMMANDS)
        found = [ledger, lied, self._key(SAYINGS)]
        if self.leader == seat:
            found += [f"{self._key(ASK)} {LETTERS[other]}" for other in range(self.match.seats) if other != seat]
        for saying, opening in self.occasion(seat).openings():
            for args in saying.variants(opening):
                ways = (saying.shorthand(args), saying.written(args))
                found += [f"{say} {way}" for way in ways if way]
        if self.level:
            targets = ["", *(f" {letter}" for letter in LETTERS[: self.match.seats])]
            found += [f"{react} {gesture}{target}" for gesture in GESTURES for target in targets]
        if self.level >= BARGAINS_FROM:
            found += self._bargains(seat)
        ears = self._public().ears
        for said in self.book.said:
            saying = named(self._sayings, said.saying)
            if not self.book.judge(said, self._sayings, ears, ears).decided and self.level:
                mine = [back] if saying.act == PROMISE and self.level > 1 else []
                found += [f"{word} {said.line}" for word in (mine if said.seat == seat else [believe, doubt])]
        return [*dict.fromkeys(found)]

    def _bargains(self, seat: int) -> Iterator[str]:
        """What can be typed now to ask, to offer and to answer."""
        ask, offer, accept, refuses, decline, cite = (self._key(name) for name in BARGAINS)
        occasion, others = self.occasion(seat), self._others(seat)
        yield from (f"{ask} {line}" for line in bargain_words.asks(others))
        yield from (f"{offer} {line}" for line in bargain_words.offers(occasion.openings(), others, self._key(FOR)))
        for open_offer in occasion.open_offers():
            if open_offer.to == seat:
                yield from (f"{word} {open_offer.line}" for word in (accept, refuses))
        yield from (f"{decline} {question.line}" for question in occasion.open_questions(seat))
        ears = self._public().ears
        for said in self.book.said:
            if said.seat != seat and self.book.judge(said, self._sayings, ears, ears).decided:
                yield f"{cite} {said.line}"

    def _others(self, seat: int) -> dict[int, list[tuple[Saying, Opening]]]:
        """What every other seat may say now, which is public."""
        if self.match.over:
            return {}
        return {other: self.occasion(other).openings() for other in range(self.match.seats) if other != seat}

    def binds(self, seat: int) -> bool:
        """Whether a seat has spoken about its last answer, so that it cannot take it back."""
        if not self.match.can_undo(seat):
            return False
        fork = self.match.fork()
        fork.undo(seat)
        return spoke_about(self.match, fork, seat, self.book)

    # What is told.

    def hear(self, line: TalkLine) -> None:
        """Write down what a bot says: acts that may be said, and the number is the next one."""
        self.lines.append(line)
        self.book.add(line.spoken)

    @property
    def next_line(self) -> int:
        """The number of the line that would be said now."""
        return self.lines[-1].spoken.line + 1 if self.lines else 1

    @property
    def leader(self) -> int:
        """The seat that leads the talk now; -1 where nobody does."""
        floor = self.match.game.floor
        return self.match.eyes(self.match.seats).view().number(floor.leader) if floor and not self.match.over else -1

    def begin(self, viewer: int, since: int) -> None:
        """From now on somebody listens who was told everything before event `since` already."""
        ears, public = (Ears(v, self.match.seats, self.match.pack) for v in (viewer, self.match.seats))
        hearer = self._hearers[viewer] = _Hearer(ears, public)
        for each in (ears, public):
            each.hear(event for event in self.match.eyes(each.viewer).heard() if event.n < since)
        hearer.lines = sum(line.spoken.at < since for line in self.lines)
        hearer.verdicts = {key: verdict for key, verdict, _ in self._judged(hearer)}

    def before(self, viewer: int, event: Heard) -> None:
        """Tell a viewer the lines that were said before an event."""
        self._tell_lines(self._hearer(viewer), event.n)

    def after(self, viewer: int, event: Heard) -> None:
        """Tell a viewer what became of what was said, by an event that they were told."""
        hearer = self._hearer(viewer)
        hearer.ears.hear([event])
        hearer.public.hear(self.match.eyes(self.match.seats).heard(event.n)[:1])
        if event.what == "undo" or event.what in self._deciding:
            self._tell_verdicts(hearer)

    def catch_up(self, viewer: int) -> None:
        """Tell a viewer everything else that is new of the talk."""
        hearer = self._hearer(viewer)
        for text in hearer.unsaid:
            self.out.print(text)
        hearer.unsaid.clear()
        hearer.ears.ended = hearer.public.ended = self.match.over
        self._tell_lines(hearer, self.match.told)
        self._tell_verdicts(hearer)

    def recall(self, events: list[Heard]) -> dict[int, list[Text]]:
        """The lines that were said around these events, by the event they come before; the last ones under -1."""
        found: dict[int, list[Text]] = {}
        numbers = [event.n for event in events]
        for line in self.lines:
            if numbers and line.spoken.at > numbers[0]:
                later = next((n for n in numbers if n >= line.spoken.at), -1)
                found.setdefault(later, []).append(self.page.line(line))
        return found

    def ribbons(self) -> dict[int, str]:
        """By seat, what the seat says about a card that it has laid face down, as long as that is open."""
        return self.page.ribbons(self.book, self._public().ears) if self.book.said else {}

    def standing(self) -> list[Text]:
        """What was said and is open, in a line; nothing if there is nothing."""
        return self.page.standing(self.book, self._public().ears) if self.book.said else []

    def show_ledger(self, viewer: int) -> None:
        """The ledger as a viewer's ears have it; shut until the end where that was agreed on."""
        if self._shut:
            self.out.print(paint(self.words.say("talk-ledger-shut"), QUIET))
        else:
            ears = Ears.of(self.match.eyes(viewer))
            self.out.print(Padding(self.page.ledger(self.book, ears, self._public().ears), (0, 0, 0, 1)))

    def show_lied(self) -> None:
        """Who lied, by the record. Before the end nobody is told."""
        if not self.match.over:
            self.out.print(paint(self.words.say("talk-lied-shut"), QUIET))
        else:
            playback = Playback(Record.of(self.match), self.match.pack)
            playback.jump(len(playback))
            page = by_the_record(playback.game, self.book, playback.eyes)
            self.out.print(Padding(LiedPage(self.words).draw(page), (0, 0, 0, 1)))

    @property
    def _shut(self) -> bool:
        return self._at_the_end and not self.match.over

    def _tell_lines(self, hearer: _Hearer, before: int) -> None:
        while hearer.lines < len(self.lines) and self.lines[hearer.lines].spoken.at <= before:
            self.out.print(self.page.line(self.lines[hearer.lines]))
            hearer.lines += 1

    def _tell_verdicts(self, hearer: _Hearer) -> None:
        """Tell what is new. Of one's own sayings that is what everybody knows: oneself one knew before.

        A ledger that is opened at the end tells it all.
        """
        if self._at_the_end:
            return
        said = {(said.line, said.n): said for said in self.book.said}
        for key, verdict, known in self._judged(hearer):
            mine = said[key].seat == hearer.ears.viewer
            if verdict != hearer.verdicts.get(key, OPEN_STILL) and (known or not mine):
                hearer.verdicts[key] = verdict
                self.out.print(self.page.verdict(said[key], verdict, known))

    def _judged(self, hearer: _Hearer) -> list[tuple[Key, Verdict, bool]]:
        """What became of all that was said by now, as far as a hearer was told, and whether everybody knows it."""
        found: list[tuple[Key, Verdict, bool]] = []
        for said in self.book.said:
            if said.at <= hearer.ears.told:
                verdict = self.book.judge(said, self._sayings, hearer.ears, hearer.public)
                all_know = self.book.judge(said, self._sayings, hearer.public, hearer.public).decided
                known = all_know or not verdict.decided
                found.append(((said.line, said.n), verdict, known))
        return found

    # What is said.

    def _speak(self, seat: int, name: str, rest: str) -> None:
        """Write down what a seat says. Raises CoterieError if it may not be said."""
        if self._wants_opinion(seat, name, rest):
            self._ask_opinion(seat, rest)
            return
        occasion = self.occasion(seat)
        act, text = self._meant(name, rest, occasion)
        if name in (ASK, OFFER):
            act = self._bargain(seat, name, rest, occasion)
        elif act:
            act = answering(act, occasion.open_questions(seat))
        acts = (occasion.check(act),) if act else ()
        if text and occasion.level < WORDS:
            refuse("refused-talk-level", "this table has agreed not to say such things")
        self.hear(TalkLine(Spoken(self.next_line, seat, self.match.told, acts), "" if acts else clean_line(text)))

    def _wants_opinion(self, seat: int, name: str, rest: str) -> bool:
        """Whether this asks for an opinion, where one seat leads the talk: no saying follows."""
        if name != ASK or not self.match.game.floor:
            return False
        return not is_bargain(name, rest) or (self.leader == seat and not asks_saying(rest, self._others(seat)))

    def _ask_opinion(self, seat: int, rest: str) -> None:
        """Ask a seat for its opinion. Raises CoterieError unless the seat leads the talk."""
        letter, _, words = rest.partition(" ")
        asked = LETTERS.find(letter.strip(":,").upper()) if letter else -1
        if self.leader != seat:
            refuse("refused-leader", "only the seat that leads the talk can do this")
        if not 0 <= asked < self.match.seats or asked == seat or len(letter.strip(":,")) != 1:
            refuse("refused-no-person", "there is no such seat to be asked")
        words = clean_line(words.strip().strip(QUOTES) or self.words.say("talk-ask-plain"))
        self.hear(TalkLine(Spoken(self.next_line, seat, self.match.told), words, WANTS_OPINION, asked))

    def _bargain(self, seat: int, name: str, rest: str, occasion: Occasion) -> Act:
        """The question or the offer that was typed. Raises Refused if it is none."""
        others = self._others(seat)
        if name == ASK:
            return bargain_words.asked(rest, others, self._sayings)
        words = {self._key(word): word for word in (FOR, AGAINST)}
        return bargain_words.offered(rest, occasion.openings(), others, self._sayings, words)

    def _meant(self, name: str, rest: str, occasion: Occasion) -> tuple[Act | None, str]:
        """The act that was typed, or the words. Raises Refused if it is almost an act."""
        if name in (ASK, OFFER):
            return None, ""
        if name != SAY:
            return read(f"{name} {gesture(self.words, rest) if name == REACT else rest}", self._sayings), ""
        if rest[0] in QUOTES:
            return None, rest.strip(QUOTES)
        act = occasion.shorthand(rest) or written(self._sayings, rest) or closed(self._sayings, rest)
        return (act, "") if act else (None, rest)

    def occasion(self, seat: int) -> Occasion:
        """The moment that it is now, for a seat that speaks."""
        return Occasion(
            self._sayings,
            Book.of(line.spoken for line in self.lines),
            self.level,
            seat,
            self.match.seats,
            None if self.match.over else self._public,
            {line.spoken.line for line in self.lines},
            sum(len(line.spoken.acts) for line in self.lines),
        )

    def _public(self) -> Public:
        return Public.of(self.match.eyes(self.match.seats))

    def _hearer(self, viewer: int) -> _Hearer:
        if viewer not in self._hearers:
            self.begin(viewer, 0)
        return self._hearers[viewer]

    def _speaker(self, answer: str, looking: int, people: Iterable[int]) -> tuple[int, str]:
        """Who speaks, and what."""
        letter, _, rest = answer.partition(":")
        seat = LETTERS.find(letter.strip().upper()) if len(letter.strip()) == 1 else -1
        another = seat in people and self._is_command(rest.strip())
        return (seat, rest.strip()) if another else (looking, answer)

    def _is_command(self, text: str) -> bool:
        return text.partition(" ")[0].lower() in self._names

    def _key(self, name: str) -> str:
        """How a command is called in the reader's language."""
        key = f"key-{name}"
        return self.words.say(key) if self.words.has(key) else name

"""Words: what Fluent files call the cards, choices, questions and events of a game, in the reader's language."""

import functools
import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from coterie.core.errors import CoterieError
from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.core.lexicon import LETTERS

LANGUAGES = ("en", "fr")

# Why an answer is a good one: a message with its values. A text names a message, `seat` is a seat, `card` a kind of
# card, and all else is a number.
Reason = tuple[str, dict[str, int | str]]
BEST: Reason = ("why-best", {})

_MINUS = re.compile(r"(?<![\w:-])-(?=\d)")


class Phrases:
    """Messages from Fluent files in one language. What they do not name is called by its id."""

    def __init__(self, language: str, folders: list[Traversable]) -> None:
        """The files `locales/LANGUAGE.ftl` of these folders; a later one may say a message anew."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"SIGNED": cast(Any, signed)})
        for folder in folders:
            path = folder.joinpath(f"locales/{language}.ftl")
            if path.is_file():
                self._bundle.add_resource(_read(path.read_text("utf-8")), allow_overrides=True)

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def ids(self, start: str = "") -> list[str]:
        """The ids of all messages with this prefix, in the order of the files."""
        return [name for name in self._bundle._messages if name.startswith(start)]

    def say(self, name: str, values: Mapping[str, object] | None = None, /, **more: object) -> str:
        """The text of a message, or its id where there is none."""
        text, _ = self._format(name, {**(values or {}), **more})
        return name if text is None else text

    def missing(self, name: str, values: Mapping[str, object] | None = None, /, **more: object) -> list[str]:
        """What is wrong with a message: that there is none, or which of its variables were not given."""
        text, errors = self._format(name, {**(values or {}), **more})
        return [f"no message {name}"] if text is None else [f"{name}: {error}" for error in errors]

    def error(self, error: CoterieError) -> str:
        """What was wrong, in this language where it is a player who reads it."""
        return self.say(error.code, error.values) if self.has(error.code) else str(error)

    def _format(self, name: str, values: Mapping[str, object]) -> tuple[str | None, list[Exception]]:
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return _MINUS.sub("−", str(text)), list(errors)


class Words(Phrases):
    """One game's words in one language, its numbers those of one pack of cards."""

    def __init__(self, game: Game, language: str = "en", pack: Pack | None = None, *more: Traversable) -> None:
        """The words every game shares, the game's own, and those of `more` folders."""
        own = files(type(game).__module__.rpartition(".")[0])
        super().__init__(language, [files(__name__), own, *more])
        self.game = game
        self.pack = pack or game.load()

    def seat(self, seat: int) -> str:
        return LETTERS[seat] if 0 <= seat < len(LETTERS) else ""

    def card(self, card: int) -> str:
        """A kind of card, or `~back` of one whose front is hidden."""
        if card < 0:
            return self.say(f"back-{~card}" if self.has(f"back-{~card}") else "card-hidden")
        name = f"card-{self.game.lexicon.kinds[card]}"
        # cards that differ in numbers alone share a message: `card-proposal` for `proposal-17`
        family = name.rpartition("-")[0]
        if not self.has(name) and self.has(family):
            name = family
        return self.say(name, self.figures(card))

    def figures(self, card: int) -> dict[str, object]:
        """What the pack prints on a kind of card, as variables of its message; where it names a message, what that
        says.
        """
        figures = self.pack.figures(card)
        return {name: self.say(value) if isinstance(value, str) else value for name, value in figures.items()}

    def choice(self, action: int) -> str:
        """What an action does, as a player would say it."""
        verb = self.game.lexicon.verb_of(action)
        arg = verb.arg(action)
        name = f"verb-{verb.name}"
        if not self.has(name):
            return self.game.lexicon.token(action)
        if verb.noun == "card":
            return self.say(name, card=self.card(arg))
        if verb.noun == "seat":
            return self.say(name, seat=self.seat(arg))
        if verb.noun == "amount":
            return self.say(name, amount=arg)
        return (
            self.say(name, {verb.noun: self.say(f"arg-{verb.name}-{verb.names[arg]}", self._seats())})
            if verb.noun
            else self.say(name)
        )

    def question(self, step: str) -> str:
        """A step as the question it asks."""
        return self.say(f"step-{step}") if self.has(f"step-{step}") else step

    def event(self, heard: Heard) -> str:
        """A line of the log."""
        return self.say(f"event-{heard.what}", self.event_values(heard))

    def event_values(self, heard: Heard) -> dict[str, object]:
        """The variables an event's sentence may use."""
        cards = [self.card(card) for card in heard.cards]
        hidden = sum(card < 0 for card in heard.cards)
        values = {
            **self._seats(),
            "seat": self.seat(heard.seat),
            "cards": ", ".join(cards),
            "count": len(cards),
            "hidden": hidden,
        }
        for i, number in enumerate(heard.nums):
            values[f"n{i}"] = number
            values[f"s{i}"] = self.seat(number)
            values[f"own{i}"] = int(number == heard.seat)
        for i, card in enumerate(cards):
            values[f"c{i}"] = card
        return values

    def reason(self, name: str, values: Mapping[str, int | str]) -> str:
        """Why an answer is a good one, as a sentence."""
        said = {"seat": self.seat, "card": self.card}
        return self.say(
            name,
            {
                key: self.say(value) if isinstance(value, str) else said[key](value) if key in said else value
                for key, value in values.items()
            },
        )

    def _seats(self) -> dict[str, object]:
        """Who sits where, for the names of places: { $A } is whoever has seat A."""
        return {letter: self.seat(seat) for seat, letter in enumerate(LETTERS)}


@functools.lru_cache(maxsize=64)
def _read(text: str) -> Any:
    """What a Fluent file says. Reading one takes far longer than anything else that is done with it."""
    return FluentResource(text)


def signed(number: float) -> str:
    """A number with its sign, as Fluent files may ask for it: { SIGNED($steps) }."""
    return f"{int(number):+d}".replace("-", "−")

"""Words: what a game's Fluent files call its cards, choices, questions and events."""

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.core.words import LETTERS

LANGUAGES = ("en", "fr")


class Words:
    """One game's words in one language. What a file does not name is called by its id."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(files("coterie.cli").joinpath(f"locales/{language}.ftl").read_text("utf-8")))
        own = files(type(game).__module__.rpartition(".")[0]).joinpath(f"locales/{language}.ftl")
        if own.is_file():
            self._bundle.add_resource(FluentResource(own.read_text("utf-8")))

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def ids(self) -> list[str]:
        """The ids of every message, the terminal's own included."""
        return sorted(self._bundle._messages)

    def say(self, name: str, **values: object) -> str:
        """The text of a message, or its id where there is none."""
        text, _ = self._format(name, values)
        return name if text is None else text

    def missing(self, name: str, **values: object) -> list[str]:
        """What is wrong with a message: that there is none, or which of its variables were not given."""
        text, errors = self._format(name, values)
        return [f"no message {name}"] if text is None else [f"{name}: {error}" for error in errors]

    def _format(self, name: str, values: dict[str, object]) -> tuple[str | None, list[Exception]]:
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), list(errors)

    def seat(self, seat: int) -> str:
        return LETTERS[seat] if 0 <= seat < len(LETTERS) else ""

    def card(self, card: int) -> str:
        """A kind of card, or `~back` of one whose face is hidden."""
        if card >= 0:
            return self.say(f"card-{self.game.lexicon.kinds[card]}")
        return self.say(f"back-{~card}" if self.has(f"back-{~card}") else "card-hidden")

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
        return self.say(name, **{verb.noun: self.say(f"arg-{verb.name}-{verb.names[arg]}")}) if verb.noun else self.say(name)

    def event(self, heard: Heard) -> str:
        """A line of the log."""
        return self.say(f"event-{heard.what}", **self.event_values(heard))

    def event_values(self, heard: Heard) -> dict[str, object]:
        """The variables an event's sentence may use."""
        cards = [self.card(card) for card in heard.cards]
        values: dict[str, object] = {"seat": self.seat(heard.seat), "cards": ", ".join(cards), "count": len(cards)}
        for i, number in enumerate(heard.nums):
            values[f"n{i}"] = number
            values[f"s{i}"] = self.seat(number)
        for i, card in enumerate(cards):
            values[f"c{i}"] = card
        return values

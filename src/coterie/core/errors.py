"""What can be wrong with what somebody asked for: each error says in one sentence what was expected and what came."""

from typing import Final, NoReturn

# Refusals by code. A code is also the name of a message, in which a player reads the same in their own language.
REFUSALS: Final = {
    "refused-not-legal": "that cannot be done now",
    "refused-not-asked": "this seat is not asked anything now",
    "refused-blind": "a run of answers ends where a card is drawn or shown, or another seat is asked",
    "refused-undo": "a move can be taken back only until a card is drawn or shown, another seat acts, or the game ends",
    "refused-take-back": (
        "nothing can be taken back here: what chance gave stays given, and a game that is over stays so"
    ),
    "refused-nothing": "nothing was answered",
}


class CoterieError(Exception):
    """A mistake of whoever called, not of the program. Nothing was changed.

    The text is English. Where a player may read it, `code` names a message that says the same in their language, with
    `values` in it.
    """

    def __init__(self, text: str, code: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.values = values or {}


class UnknownGame(CoterieError):
    """No game has this name."""


class BrokenGame(CoterieError):
    """A game's folder lacks something without which the game cannot be loaded."""


class BadSeats(CoterieError):
    """The game is not for this many players, or there is no such seat."""


class BadOption(CoterieError):
    """The game has no such option, or the option no such value."""


class BadPack(CoterieError):
    """A card pack breaks one of its constraints."""


class BadRecord(CoterieError):
    """A record is truncated, edited or foreign.

    `move` is the number of the first move at fault, from 1; 0 if it is none of them.
    """

    def __init__(self, message: str, move: int = 0) -> None:
        super().__init__(f"move {move}: {message}" if move else message)
        self.move = move


class Refused(CoterieError):
    """Something that may not be done now, and why: one of the REFUSALS, or a code of the caller's own, as its `code`.

    `clause` is the rule that says so, empty where none does.
    """

    def __init__(
        self,
        message: str,
        clause: str = "",
        code: str = "refused-not-legal",
        values: dict[str, object] | None = None,
    ) -> None:
        text = f"{message} ({clause})" if clause else message
        super().__init__(text, code, {"clause": clause or "none", **(values or {})})
        self.clause = clause


def refuse(code: str, text: str = "", clause: str = "", **values: object) -> NoReturn:
    """Raise Refused with this code. `text` is the sentence in English; without one it is that of REFUSALS."""
    raise Refused(text or REFUSALS[code], clause, code, values)

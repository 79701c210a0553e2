"""What can be wrong with what somebody asked for: each error says in one sentence what was expected and what came."""

from typing import Final

# Refusals by code. A code is also the name of a message, in which a player reads the same in their own language.
REFUSALS: Final = {
    "refused-not-legal": "that cannot be done now",
    "refused-not-asked": "this seat is not asked anything now",
    "refused-blind": "a run of answers ends where a card is drawn or shown, or another seat is asked",
    "refused-undo": "a move can be taken back only until a card is drawn or shown, another seat acts, or the game ends",
    "refused-take-back": "nothing can be taken back here: what chance gave stays given, and a game that is over stays so",
    "refused-nothing": "nothing was answered",
}


class CoterieError(Exception):
    """A mistake of whoever called, not of the program. Nothing was changed.

    The text is English. Where a player may read it, `code` names a message that says the same in their language, with `values` in it.
    """

    def __init__(self, text: str, code: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.values = values or {}


class UnknownGame(CoterieError):
    """No game has this name."""


class BadSeats(CoterieError):
    """The game is not for this many players, or there is no such seat."""


class BadOption(CoterieError):
    """The game has no such option, or the option no such value."""


class BadPack(CoterieError):
    """A card pack breaks one of its constraints."""


class BadRecord(CoterieError):
    """A record is truncated, edited or foreign. `move` is the number of the first move at fault, from 1; 0 if it is none of them."""

    def __init__(self, message: str, move: int = 0) -> None:
        super().__init__(f"move {move}: {message}" if move else message)
        self.move = move


class Refused(CoterieError):
    """An action that may not be done now, and one of the REFUSALS as its `code`.

    `clause` is the rule that says so, empty where it is simply not this seat's turn.
    """

    def __init__(self, message: str, clause: str = "", code: str = "refused-not-legal") -> None:
        super().__init__(f"{message} ({clause})" if clause else message, code, {"clause": clause or "none"})
        self.clause = clause


def refusal(code: str, clause: str = "", about: str = "") -> Refused:
    """The refusal of this code; `about` says who wanted to do what."""
    return Refused(f"{about}: {REFUSALS[code]}" if about else REFUSALS[code], clause, code)

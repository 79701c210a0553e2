"""How a bot is named: `level`, `level:temperament`, and for experiments `level@rollouts`."""

import re
from dataclasses import dataclass

TEMPERAMENTS = ("careful", "bold", "sly", "loyal", "vengeful", "generous")

_SPEC = re.compile(r"([a-z]+(?:-\d+\.\d+)?)(?::([a-z]+))?(?:@([1-9]\d{0,6}))?")


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot by name: its level, its temperament ("": none) and how many rollouts it has for a decision (0: those of its
    level).
    """

    level: str
    temperament: str = ""
    rollouts: int = 0

    def __str__(self) -> str:
        temperament = f":{self.temperament}" if self.temperament else ""
        return f"{self.level}{temperament}{f'@{self.rollouts}' if self.rollouts else ''}"


def parse(text: str) -> Spec | None:
    """The bot that a text names; None if it is no such name."""
    found = _SPEC.fullmatch(text)
    if not found or found[2] not in (None, *TEMPERAMENTS):
        return None
    return Spec(found[1], found[2] or "", int(found[3] or 0))

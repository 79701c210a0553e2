"""Card packs: the game's own, and those in the folders of the packs folder."""

import logging
from pathlib import Path

from coterie.core.errors import refuse
from coterie.core.game import Game, Pack
from coterie.packs import STANDARD, is_taken
from coterie.server.run.logs import note
from coterie.words import Words


class Packs:
    """The packs of a server. Each is read once."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._loaded: dict[tuple[str, str], Pack] = {}

    def names(self) -> list[str]:
        """The names of all packs, a game's own first."""
        return [STANDARD, *self._found()]

    def load(self, game: Game, name: str) -> Pack:
        """The cards of a game in the pack of this name."""
        known = self._loaded.get((game.name, name))
        if known is None:
            known = self._loaded[game.name, name] = game.load(self.folder(name))
            for warning, count in known.warnings().items():
                why = Words(game).say(f"warning-{warning}", count=count)
                note("table", "a card pack is unlike the printed cards", logging.WARNING, pack=name, why=why)
        return known

    def folder(self, name: str) -> str | None:
        """The folder of a pack; None for a game's own. Raises Refused if there is no such pack."""
        if is_taken(name):
            return None
        if name not in self._found():
            names = ", ".join(self.names())
            refuse("wrong-pack", f"there is no card pack '{name}' here: there are {names}", pack=name, packs=names)
        return str(self._root / name)

    def _found(self) -> list[str]:
        if not self._root.is_dir():
            return []
        return sorted(path.name for path in self._root.iterdir() if (path / "cards.toml").is_file())

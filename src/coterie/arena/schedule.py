"""The schedule of a run: which bots play what, and who sits where in which game."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from coterie import bots, native
from coterie.bots.outside import ANSWER_WITHIN, command_of, is_outside
from coterie.core.dice import Lehmer, shuffle
from coterie.core.errors import CoterieError
from coterie.core.game import Game, Pack
from coterie.games import HERE as GAMES
from coterie.games import find, folder_of

ONE, EACH, MIXED, MIRROR = "one", "each", "mixed", "mirror"
LINEUPS = (ONE, EACH, MIXED, MIRROR)
USUAL = 4  # seats, where a game allows them


class Task(msgspec.Struct, frozen=True, array_like=True):
    """The games of one line-up on one deal: the line-up goes round the table, so that every bot has every seat once."""

    deal: int
    lineup: tuple[str, ...]


class Schedule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. The same schedule plays the same games, as many as one likes.

    `lineups` says who meets whom. *one*: the first bot alone among each of the others. *each*: every bot alone among
    every other. *mixed*: tables drawn from all of them. *mirror*: every bot among its like.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int = 1
    lineups: str = ONE
    talk: bool = False
    options: dict[str, str] = {}
    pack: str = ""  # a folder; empty: the standard pack
    cards: str = ""  # the digest of the pack
    deadline: float = ANSWER_WITHIN  # seconds a bot in another language has to answer
    sources: str = ""  # the fingerprint of the sources that play

    def groups(self, deal: int) -> list[tuple[str, ...]]:
        """The line-ups on a deal, before they go round."""
        names, seats = self.bots, self.seats
        if self.lineups == MIRROR:
            return [(name,) * seats for name in names]
        if self.lineups == MIXED:
            return [self._mixed(dice("table", self.seed + deal))]
        alone = names[:1] if self.lineups == ONE else names
        return [(one, *(other,) * (seats - 1)) for one in alone for other in names if other != one]

    def _mixed(self, drawn: Lehmer) -> tuple[str, ...]:
        """A table on which every bot sits as often as any other, or once more."""
        pool: list[int] = []
        while len(pool) < self.seats:
            more = list(range(len(self.bots)))
            shuffle(more, drawn)
            pool += more
        pool = pool[: self.seats]
        shuffle(pool, drawn)
        return tuple(self.bots[n] for n in pool)

    def turns(self, lineup: tuple[str, ...]) -> int:
        """How many games a line-up plays on a deal: one for each way it can be turned that differs."""
        return 1 if len(set(lineup)) == 1 else self.seats

    def seated(self, lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
        """The bots by seat, when the line-up has gone so many seats to the left."""
        return lineup[self.seats - turn :] + lineup[: self.seats - turn]

    def tasks(self, games: int) -> Iterator[Task]:
        """Whole deals, until so many games are played or a few more."""
        deal = played = 0
        while played < games:
            for lineup in self.groups(deal):
                yield Task(deal, lineup)
                played += self.turns(lineup)
            deal += 1


def schedule(
    game: Game,
    names: list[str],
    seats: int | None = None,
    *,
    seed: int = 1,
    lineups: str = ONE,
    talk: bool = False,
    options: dict[str, str] | None = None,
    pack: str = "",
    deadline: float = ANSWER_WITHIN,
) -> Schedule:
    """A schedule that can be carried out. Raises CoterieError for one that cannot: an unknown bot, too many seats."""
    seats = seats or max(game.fewest, min(USUAL, game.most))
    game.check_seats(seats)
    if (lineups == MIRROR and not names) or (lineups != MIRROR and len(set(names)) < 2):
        raise CoterieError(
            "an arena is for two bots or more, with a comma between them", "arena-few-bots", {"count": len(set(names))}
        )
    for name in names:
        if names.count(name) > 1:
            raise CoterieError(f"the bot '{name}' is named twice", "arena-twice", {"name": name})
        if is_outside(name):
            command_of(name)
        else:
            bots.find(name, game)
    cards = load_pack(game, pack).digest
    settled = game.settle(options or {}, seats)
    return Schedule(game.name, tuple(names), seats, seed, lineups, talk, settled, pack, cards, deadline, sources(game))


def dice(what: str, *numbers: int) -> Lehmer:
    """Dice that have nothing to do with any other's: seeds that are near each other make numbers that are, too."""
    name = " ".join([what, *map(str, numbers)])
    return Lehmer(int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest()))


def load_pack(game: Game, folder: str) -> Pack:
    """The cards of a folder, or the standard ones."""
    return _pack(game.name, folder)


@lru_cache(maxsize=8)
def _pack(game: str, folder: str) -> Pack:
    return find(game).load(folder or None)


def sources(game: Game) -> str:
    """The fingerprint of what decides how a game goes: all sources that play, and the fitted numbers of its bots."""
    digest = hashlib.blake2b(native.fingerprint().encode(), digest_size=8)
    for weights in sorted(Path(GAMES, folder_of(game.name)).glob("*.json")):
        digest.update(weights.read_bytes())
    return digest.hexdigest()

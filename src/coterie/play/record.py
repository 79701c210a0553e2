"""Records: a match as plain data. A record can be stored, sent and replayed, and a digest shows whether it was
changed.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from coterie.core.dice import Dice
from coterie.core.errors import BadRecord, CoterieError, Refused
from coterie.core.game import Game, Pack
from coterie.core.lexicon import CHANCE, LETTERS, NOBODY, Action
from coterie.games import find
from coterie.play.checks import FORMAT, check_data, check_players, parse
from coterie.play.match import Match, Move
from coterie.play.rebuild import rebuilding

CHANCE_LETTER = "*"
ALL_LETTER = "&"  # everybody together: what all agreed to take back
UNDO_WORD = "undo"


class Record:
    """A match written down.

    The game and its version, pack, options, seats, moves with what chance gave, and the result.

    A move is a letter and a word: `A bid:3`, `* draw:gold-2` for chance, `B undo`, `B undo:3` for a run of three
    answers, `& undo` where all agreed to it. `seal` holds a byte per move, a running digest of everything up to it, so
    that the first move changed by hand is found by its number.
    """

    def __init__(self, header: dict[str, Any], moves: list[str], result: dict[str, Any] | None) -> None:
        self.header = header
        self.moves = moves
        self.result = result

    @classmethod
    def of(cls, match: Match, players: Sequence[str] | None = None) -> "Record":
        """The record of a match so far.

        `players`: per seat PERSON or the level of a bot, for whoever will resume it.
        """
        header: dict[str, Any] = {
            "format": FORMAT,
            "game": match.game.name,
            "rules_version": match.game.rules_version,
            "pack": {"name": match.pack.name, "digest": match.pack.digest},
            "options": match.options,
            "seats": match.seats,
        }
        if players is not None:
            header["players"] = list(players)
            check_players(header["players"], match.seats)
        return cls(header, [_move(match.game, *move) for move in match.moves], result_of(match))

    @property
    def players(self) -> list[str] | None:
        """Per seat PERSON or the level of a bot; None if it was not written down."""
        players: list[str] | None = self.header.get("players")
        return players

    @property
    def seal(self) -> str:
        """Two hexadecimal digits per move, of a digest over the header and all moves so far."""
        digest = hashlib.sha256(json.dumps(self.header, sort_keys=True).encode())
        seal = [digest.hexdigest()[:2]]
        for move in self.moves:
            digest.update(b"\n" + move.encode())
            seal.append(digest.hexdigest()[:2])
        digest.update(json.dumps(self.result, sort_keys=True).encode())
        return "".join(seal) + digest.hexdigest()[:16]

    def dumps(self) -> str:
        """As JSON text, one move a line."""
        moves = ",\n".join("  " + json.dumps(move) for move in self.moves)
        head = ",\n".join(f'"{key}": {json.dumps(value)}' for key, value in self.header.items())
        tail = f'"result": {json.dumps(self.result)},\n"seal": "{self.seal}"'
        return f'{{\n{head},\n"moves": [\n{moves}\n],\n{tail}\n}}\n'

    @classmethod
    def loads(cls, text: str) -> "Record":
        """A record from JSON text. Raises BadRecord if it is cut short, was edited, or is no record."""
        data = parse(text)
        check_data(data)
        moves, result, seal = data.pop("moves"), data.pop("result"), data.pop("seal")
        record = cls(data, moves, result)
        _check_seal(record, seal)
        return record


def replay(record: Record, pack: Pack | None = None, dice: Dice | None = None) -> Match:
    """The match of a record, played again move by move; it can be played on.

    Raises BadRecord at the first move that does not fit.
    """
    *_, match = positions(record, pack, dice)
    match.resume()
    return match


def positions(record: Record, pack: Pack | None = None, dice: Dice | None = None) -> Iterator[Match]:
    """The match of a record before its first move and after each one, always the same object.

    Raises BadRecord at the first move that does not fit.
    """
    game, cards = _game(record.header, pack)
    for match in rebuilding(game, record.header["seats"], record.header["options"], cards, _moves(game, record), dice):
        yield match
    _check_result(match, record)


def result_of(match: Match) -> dict[str, Any] | None:
    """Scores by seat and the letters of who won, as a record has them; None while the game goes on."""
    return {"scores": match.scores, "winners": [LETTERS[s] for s in match.winners]} if match.over else None


def _game(header: dict[str, Any], pack: Pack | None) -> tuple[Game, Pack]:
    try:
        game = find(header["game"])
    except CoterieError as error:
        raise BadRecord(str(error)) from None
    theirs, ours = header["rules_version"], game.rules_version
    if theirs != ours:
        raise BadRecord(f"it was played by version {theirs} of the rules of {game.name}, and these are version {ours}")
    cards = pack or game.load()
    if header["pack"]["digest"] != cards.digest:  # the name is for people: the same cards may have another
        named, found = f"{header['pack']['name']} {header['pack']['digest']}", f"{cards.name} {cards.digest}"
        raise BadRecord(
            f"it was played with the card pack {named}, and this is {found}: name that pack's folder with --pack DIR"
        )
    return game, cards


def _move(game: Game, seat: int, action: Action) -> str:
    return f"{letter(seat)} {token(game, action)}"


def letter(seat: int) -> str:
    """Who did it, as a record words it: a seat's letter, `*` for chance, `&` for everybody together."""
    return {CHANCE: CHANCE_LETTER, NOBODY: ALL_LETTER}.get(seat) or LETTERS[seat]


def token(game: Game, action: Action) -> str:
    """What was done, as a record words it.

    The lexicon's word, `undo`, or `undo:n` for a run of n answers taken back.
    """
    if action >= 0:
        return game.lexicon.token(action)
    return UNDO_WORD if action == -1 else f"{UNDO_WORD}:{-action}"


def _moves(game: Game, record: Record) -> Iterator[Move]:
    """The moves a record's words stand for, parsed as they are wanted.

    Raises BadRecord at the first that stands for none.
    """
    for n, move in enumerate(record.moves, 1):
        who, _, word = move.partition(" ")
        try:
            seat, action = _who(who, record.header["seats"]), _what(game, word, n)
        except (CoterieError, ValueError) as error:
            raise BadRecord(str(error), n) from None
        yield seat, action


def _who(written: str, seats: int) -> int:
    everybody: list[int] = [CHANCE, NOBODY, *range(seats)]
    for who in everybody:
        if written == letter(who):
            return who
    raise Refused(f"there is no seat '{written}' at a table of {seats}")


def _what(game: Game, word: str, n: int) -> Action:
    verb, _, count = word.partition(":")
    if verb != UNDO_WORD:
        return Action(game.lexicon.parse(word))
    if word != UNDO_WORD and not (count.isdecimal() and 2 <= int(count) < n):
        raise Refused(f"'{word}' takes nothing back: it is written undo, or undo:3 for a run of three answers")
    return Action(-int(count or 1))


def _check_seal(record: Record, seal: str) -> None:
    ours = record.seal
    moves = len(record.moves)
    # two digits are of the header and sixteen of the result, the others of the moves
    sealed = max(0, (len(seal) - 18) // 2)
    for n in range(min(moves, sealed) + 1):
        if ours[2 * n : 2 * n + 2] != seal[2 * n : 2 * n + 2]:
            where = "here" if n else "before its first move"
            raise BadRecord(f"this is not what was written down: the record was edited {where}", n)
    if moves != sealed:
        raise BadRecord(f"the record has {moves} moves, but {sealed} were written down", min(moves, sealed) + 1)
    if ours != seal:
        raise BadRecord("this is not what was written down: the record's result or its seal was edited")


def _check_result(match: Match, record: Record) -> None:
    result = result_of(match)
    if result is None and record.result is not None:
        raise BadRecord("the record has a result, but after its last move the game goes on")
    if result is not None and record.result is None:
        raise BadRecord("the record has no result, but after its last move the game is over")
    if result is not None and record.result is not None and result != record.result:
        raise BadRecord(f"the moves lead to {_told(result)}, and the record says {_told(record.result)}")


def _told(result: dict[str, Any]) -> str:
    return f"scores {', '.join(str(points) for points in result['scores'])}, won by {' and '.join(result['winners'])}"

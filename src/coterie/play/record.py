"""Records: a match as plain data that can be kept, sent and replayed, and that shows when it was tampered with."""

import hashlib
import json
from typing import Any

from coterie.core.dice import Dice
from coterie.core.errors import BadRecord, CoterieError, Refused
from coterie.core.game import Game, Pack
from coterie.core.words import CHANCE, LETTERS, Action
from coterie.games import find
from coterie.play.match import UNDO, Match

FORMAT = "coterie-record/1"
CHANCE_LETTER = "*"


class Record:
    """A match written down: the game and its version, pack, options, seats, moves with what chance gave, and the result.

    A move is a letter and a word: `A bid:3`, `* draw:gold-2` for chance, `B undo`. `seal` holds a byte per move, a running
    digest of everything up to it, so that the first move changed by hand is found by its number.
    """

    def __init__(self, header: dict[str, Any], moves: list[str], result: dict[str, Any] | None) -> None:
        self.header = header
        self.moves = moves
        self.result = result

    @classmethod
    def of(cls, match: Match) -> "Record":
        header = {
            "format": FORMAT,
            "game": match.game.name,
            "rules_version": match.game.rules_version,
            "pack": {"name": match.pack.name, "digest": match.pack.digest},
            "options": match.options,
            "seats": match.seats,
        }
        result = {"scores": match.scores, "winners": [LETTERS[s] for s in match.winners]} if match.over else None
        return cls(header, [_word(match.game, *move) for move in match.moves], result)

    @property
    def seal(self) -> str:
        """Two hexadecimal digits per move, of a digest over the header and all moves so far."""
        return _seal(self.header, self.moves, self.result)

    def dumps(self) -> str:
        """As JSON text, one move a line."""
        moves = ",\n".join("  " + json.dumps(move) for move in self.moves)
        head = ",\n".join(f'"{key}": {json.dumps(value)}' for key, value in self.header.items())
        tail = f'"result": {json.dumps(self.result)},\n"seal": "{self.seal}"'
        return f'{{\n{head},\n"moves": [\n{moves}\n],\n{tail}\n}}\n'

    @classmethod
    def loads(cls, text: str) -> "Record":
        """A record from JSON text. Raises BadRecord if it is cut short, was edited, or is no record."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadRecord(f"this is not a whole record: JSON ends or breaks at {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            found = data.get("format") if isinstance(data, dict) else type(data).__name__
            raise BadRecord(f"this is no record of ours: expected format {FORMAT}, found {found}")
        _check_types(data)
        header = {key: data[key] for key in ("format", "game", "rules_version", "pack", "options", "seats")}
        record = cls(header, data["moves"], data["result"])
        _check_seal(record, data["seal"])
        return record


def replay(record: Record, pack: Pack | None = None, dice: Dice | None = None) -> Match:
    """The match a record tells of, played again move by move; it can be played on. Raises BadRecord at the first move that does not fit."""
    header = record.header
    try:
        game = find(header["game"])
        if header["rules_version"] != game.rules_version:
            raise BadRecord(f"it was played by version {header['rules_version']} of the rules, these are version {game.rules_version}")
        cards = pack or game.load()
        if header["pack"] != {"name": cards.name, "digest": cards.digest}:
            theirs = f"{header['pack'].get('name')} {header['pack'].get('digest')}"
            raise BadRecord(f"it was played with the card pack {theirs}, this is {cards.name} {cards.digest}")
        match = Match(game, header["seats"], header["options"], dice, cards, begin=False)
    except BadRecord:
        raise
    except CoterieError as error:
        raise BadRecord(str(error)) from None
    for n, move in enumerate(record.moves):
        try:
            _replay(match, move)
        except (CoterieError, ValueError) as error:
            raise BadRecord(str(error), n) from None
    _check_result(match, record)
    match.resume()
    return match


def _word(game: Game, seat: int, action: Action) -> str:
    letter = CHANCE_LETTER if seat == CHANCE else LETTERS[seat]
    return f"{letter} {'undo' if action == UNDO else game.lexicon.token(action)}"


def _replay(match: Match, move: str) -> None:
    letter, _, word = move.partition(" ")
    if match.over:
        raise Refused("the game was over before this")
    table = match._table
    if letter == CHANCE_LETTER:
        outcome = Action(match.game.lexicon.parse(word))
        if not table.asked(CHANCE) or outcome not in table.legal(CHANCE):
            raise Refused(f"chance cannot have given '{word}' here")
        match._chance(outcome)
        return
    if letter not in LETTERS[: match.seats] or len(letter) != 1:
        raise Refused(f"there is no seat '{letter}' at a table of {match.seats}")
    if table.asked(CHANCE):
        raise Refused("a card is to be drawn here, and the record does not say which")
    seat = LETTERS.index(letter)
    if word == "undo":
        match.undo(seat)
    else:
        match.play(seat, [Action(match.game.lexicon.parse(word))])


def _seal(header: dict[str, Any], moves: list[str], result: dict[str, Any] | None) -> str:
    digest = hashlib.sha256(json.dumps(header, sort_keys=True).encode())
    seal = [digest.hexdigest()[:2]]
    for move in moves:
        digest.update(b"\n" + move.encode())
        seal.append(digest.hexdigest()[:2])
    digest.update(json.dumps(result, sort_keys=True).encode())
    return "".join(seal) + digest.hexdigest()[:16]


def _check_seal(record: Record, seal: str) -> None:
    ours = record.seal
    moves = len(record.moves)
    sealed = (len(seal) - 18) // 2
    for n in range(-1, min(moves, sealed)):
        at = 2 * (n + 1)
        if ours[at : at + 2] != seal[at : at + 2]:
            raise BadRecord("this is not what was written down: the record was edited here", n)
    if moves != sealed:
        raise BadRecord(f"the record has {moves} moves, but {sealed} were written down", min(moves, max(0, sealed)))
    if ours != seal:
        raise BadRecord("the record was edited: its result is not what was written down")


def _check_types(data: dict[str, Any]) -> None:
    wanted = {"game": str, "rules_version": int, "pack": dict, "options": dict, "seats": int, "moves": list, "seal": str}
    for key, kind in wanted.items():
        if key not in data:
            raise BadRecord(f"the record has no '{key}'")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise BadRecord(f"'{key}' should be a {kind.__name__}, not {type(data[key]).__name__}")
    if not isinstance(data.get("result", 0), dict | None):
        raise BadRecord("the record has no 'result', or it is neither an object nor null")
    for n, move in enumerate(data["moves"]):
        if not isinstance(move, str):
            raise BadRecord(f"a move is a letter and a word, not {move!r}", n)
    if not all(isinstance(v, str) for v in data["options"].values()):
        raise BadRecord("the value of an option is a word")


def _check_result(match: Match, record: Record) -> None:
    result = Record.of(match).result
    if (record.result is None and match.over) or (record.result is not None and not match.over):
        raise BadRecord("the moves and the result disagree on whether the game has ended", len(record.moves))
    if result != record.result:
        raise BadRecord(f"the moves lead to {result}, the record says {record.result}", len(record.moves))

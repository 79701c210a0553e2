"""`python -m tools.golden` makes the golden records anew; with `--check` it says which of them no longer lead where
they led.

Golden records guard `rules_version`. For every game and seat count they hold a game of courtiers, where the game has
one, and a game of random players, and more until every question, event and value of an option occurs. They are made
from numbers alone: made twice they are the same. Games worth keeping that chance would hardly bring are played by hand
and called `kept-….json`; they stay, under a header that fits. `seen.txt` holds, per record, a digest of what every seat
and the open eyes saw along the way.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from itertools import chain, count, islice
from pathlib import Path

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.errors import BadRecord
from coterie.core.game import Game
from coterie.core.lexicon import LETTERS, OPEN
from coterie.core.table import Step
from coterie.games import find, games
from coterie.play import Match, Playback, Record, SeededDice, read_record
from coterie.words import Words

KEPT = "kept-"
# 256 Proposals outlast every reign: RC-17 is tested with a smaller pack
NEVER = {"reigns-council": {"event reshuffled"}}
TRIED = 4  # games of which the one that shows most is kept, per seat count and level
MOST = 400  # games tried for what is still missing
UNDOS = {"event undo", "undo", "undo of a run"}  # wished for: a game may have no answer that can be taken back
MOST_FOR_UNDOS = 60  # games tried for these alone


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", help="one game; all of them if none is named")
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 if a record leads elsewhere")
    parser.add_argument(
        "--same-rules", action="store_true", help="the rules are the same and only what seats are shown has changed"
    )
    args = parser.parse_args()
    chosen = [find(args.game)] if args.game else list(games().values())
    faults = [
        fault for game in chosen for path in paths(game) if (fault := changed(path)) and (args.check or _binding(path))
    ]
    if faults and not args.same_rules:
        print("\n".join(faults))
        return 1
    for game in chosen:
        if not args.check:
            _write(game, list(_chosen(game)))
    return 0


def paths(game: Game) -> list[Path]:
    """The golden records of a game."""
    return sorted(folder(game).glob("*.json"))


def folder(game: Game) -> Path:
    return Path(str(files(type(game).__module__.rpartition(".")[0]))) / "records"


def levels(game: Game) -> list[str]:
    """The bots whose games are golden: the courtier, where a game has one, and random players."""
    return [*(["courtier"] if "courtier" in bots.levels(game) else []), "random"]


def changed(path: Path) -> str:
    """What has changed since a record was made, in one sentence that says what to do; empty if nothing has."""
    record = read_record(path)
    anew = "make the golden records anew with `python -m tools.golden`"
    if _binding(path):
        anew = f"raise rules_version of {record.header['game']} and {anew}"
    try:
        digest = seen(record)
    except BadRecord as error:
        return f"{path.name}: {error}: {anew}"
    return "" if digest == _kept(path) else f"{path.name}: the same moves lead elsewhere or show something else: {anew}"


def seen(record: Record) -> str:
    """A digest of everything that was told and could be done along the way, and of what each seat and the open eyes saw
    in turn.
    """
    playback = Playback(record)
    viewers: list[int] = [*range(playback.seats + 1), OPEN]
    total = sha256()

    def note(*sight: object) -> None:
        total.update(json.dumps(sight).encode())

    for at in range(len(playback) + 1):
        playback.jump(at)
        note([[heard.plain() for heard in playback.heard(viewer)] for viewer in viewers])
        note([playback.eyes(seat).legal() for seat in range(playback.seats)])
        for viewer in viewers if at == len(playback) else [viewers[at % len(viewers)]]:  # all views would take minutes
            note(playback.eyes(viewer).view().plain())
    return total.hexdigest()[:32]


def wanted(game: Game) -> set[str]:
    """What must occur in the golden records of a game: its questions, its events and its options."""
    questions = {f"step {step.name}" for step in game.steps if type(step).legal is not Step.legal}
    events = {name.replace("event-", "event ", 1) for name in Words(game).ids("event-")}
    options = {f"option {option.name}={value}" for option in game.options for value in option.values}
    return (questions | events | options) - UNDOS - NEVER.get(game.name, set())


def shown(record: Record) -> set[str]:
    """What of `wanted` occurs in a record."""
    playback = Playback(record)
    playback.jump(len(playback))
    found = {f"option {name}={value}" for name, value in record.header["options"].items()}
    found |= {f"event {heard.what}" for heard in playback.heard(OPEN)}
    found |= {f"step {turn.step}" for turn in playback.turns}
    words = [move.split(" ")[1] for move in record.moves]
    found |= {"undo"} if "undo" in words else set()
    found |= {"undo of a run"} if any(word.startswith("undo:") for word in words) else set()
    return found


def played(game: Game, seats: int, level: str, number: int) -> Record:
    """A game by number, the same every time; now and then a seat gives a run of answers, or takes its last back."""
    options = {option.name: option.values[(number >> i) % len(option.values)] for i, option in enumerate(game.options)}
    options["first"] = ["random", *LETTERS[:seats]][(seats + number) % (seats + 1)]
    match = Match(game, seats, options, SeededDice(number))
    dice = Lehmer(number)
    bot = bots.find(level, game)
    while not match.over:
        seat = match.asked()[0]
        eyes = match.eyes(seat)
        run = [bot(eyes, dice)]
        while (after := eyes.preview(run).legal) and dice.below(4) == 0:
            run.append(after[dice.below(len(after))])
        match.play(seat, run)
        if match.can_undo(seat) and dice.below(8) == 0:
            match.undo(seat)
    return Record.of(match, [level] * seats)


def _chosen(game: Game) -> Iterator[tuple[str, Record]]:
    """Those kept; for each seat count and level, of some games, the one that shows most that is new; then what is still
    missing.
    """
    missing = wanted(game) | UNDOS
    for path in folder(game).glob(f"{KEPT}*.json"):
        record = read_record(path)
        fresh = Match(game, record.header["seats"], record.header["options"], begin=False)
        record.header = Record.of(fresh, record.players).header
        missing -= shown(record)
        yield path.name, record
    counts = range(game.fewest, game.most + 1)
    for seats in counts:
        for level in levels(game):
            tried = [played(game, seats, level, number) for number in range(TRIED)]
            best = max(tried, key=lambda record: len(shown(record) & missing))
            missing -= shown(best)
            yield f"{seats}-{level}.json", best
    more = chain.from_iterable(
        ((seats, level, number) for seats in counts for level in levels(game)) for number in count(TRIED)
    )
    for n, (seats, level, number) in enumerate(islice(more, MOST)):
        if missing <= UNDOS and n >= MOST_FOR_UNDOS:
            break
        if missing and missing & shown(record := played(game, seats, level, number)):
            missing -= shown(record)
            yield f"{seats}-{level}-{number}.json", record
    if missing - UNDOS:
        raise SystemExit(f"{game.name}: in no game yet: {', '.join(sorted(missing - UNDOS))}")


def _write(game: Game, records: list[tuple[str, Record]]) -> None:
    place = folder(game)
    place.mkdir(exist_ok=True)
    for path in paths(game):
        path.unlink()
    for name, record in records:
        (place / name).write_text(record.dumps(), "utf-8")
    (place / "seen.txt").write_text("".join(f"{seen(record)}  {name}\n" for name, record in sorted(records)), "utf-8")
    print(f"{game.name}: {len(records)} golden records, {sum(len(record.moves) for _, record in records)} moves")


def _kept(path: Path) -> str:
    """The digest of what was seen when a record was made; empty if it is new."""
    index = path.parent / "seen.txt"
    lines = index.read_text("utf-8").splitlines() if index.is_file() else []
    return next((line.split("  ")[0] for line in lines if line.endswith(f"  {path.name}")), "")


def _binding(path: Path) -> bool:
    """Whether a record says how these rules must go: it was made by this version of them, and with this pack."""
    header = read_record(path).header
    game = find(header["game"])
    ours = (game.rules_version, game.load().digest)
    return bool(_kept(path)) and ours == (header["rules_version"], header["pack"]["digest"])


if __name__ == "__main__":
    sys.exit(main())

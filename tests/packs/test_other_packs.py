"""Games are played, told, drawn, kept and replayed with the numbers of any lawful pack, however odd."""

import io
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from coterie import bots, native
from coterie.cli import main
from coterie.cli.drawing import Drawing
from coterie.cli.terminal_words import TerminalWords
from coterie.core.dice import Lehmer
from coterie.core.errors import BadRecord
from coterie.core.game import Game, Pack
from coterie.core.lexicon import OPEN
from coterie.games import find
from coterie.games.for_the_king.table import KingPack
from coterie.games.reigns_council.table import CouncilPack
from coterie.games.royal_secrets.lexicon import AUDIENCES, KINDS, VALETS
from coterie.games.royal_secrets.table import RoyalPack
from coterie.play import Match, Record, SeededDice, replay
from coterie.play.notation import read, write
from coterie.words import LANGUAGES, Words
from tests.contracts.answers import check_batches, check_imagined
from tests.contracts.copies import check_copies, check_ending, snapshot
from tests.contracts.leaks import check_fork, check_redeal
from tests.packs.others import TEXTS
from tests.packs.test_reading import own_text

GAMES = 4 if native.compiled() else 2


@pytest.fixture(params=TEXTS)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with a pack that is not the standard one."""
    place = tmp_path / request.param
    place.mkdir()
    place.joinpath("cards.toml").write_text(TEXTS[request.param], "utf-8")
    return place


@pytest.fixture
def game(folder: Path) -> Game:
    """The game the pack is for."""
    return find(tomllib.loads((folder / "cards.toml").read_text("utf-8"))["game"])


@pytest.fixture
def pack(folder: Path, game: Game) -> Pack:
    return game.load(str(folder))


def played(game: Game, pack: Pack, seats: int, level: str, seed: int) -> Match:
    options = {o.name: o.values[seed % len(o.values)] for o in game.options if o.name != "first"}
    match = Match(game, seats, options, SeededDice(seed), pack)
    bots.play_on(match, dict.fromkeys(range(seats), bots.find(level, game)), Lehmer(seed))
    return match


def dealing(game: Game, pack: Pack) -> Game:
    """The same game with this pack for its standard one, as the contracts take it."""

    class Other(type(game)):  # type: ignore[misc]
        def load(self, folder: str | None = None) -> Pack:
            return pack

    Other.__module__ = type(game).__module__
    named = ("name", "prefix", "rules_version", "fewest", "most", "bound", "options", "lexicon", "steps")
    return cast(Game, Other(**{name: getattr(game, name) for name in named}))


@pytest.mark.parametrize("level", ["random", "courtier"])
def test_bots_play_to_the_end_at_every_seat_count(game: Game, pack: Pack, level: str) -> None:
    for seats in range(game.fewest, game.most + 1):
        for seed in range(GAMES):
            match = played(game, pack, seats, level, seed)
            assert match.over
            assert match.winners


def test_the_contracts_hold(game: Game, pack: Pack) -> None:
    other = dealing(game, pack)
    assert other.table(game.most).layout.pack is pack
    seats = game.fewest + 1
    check_ending(other, seats, 1)
    check_copies(other, seats, 1)
    assert check_redeal(other, seats, 1).differed
    assert check_fork(other, seats, 1).differed
    assert check_imagined(other, seats, 1)
    assert check_batches(other, seats, 1)


def test_a_record_names_its_pack_and_replays_with_it(game: Game, pack: Pack) -> None:
    match = played(game, pack, game.most, "random", 3)
    record = Record.of(match)
    assert record.header["pack"] == {"name": pack.name, "digest": pack.digest}
    again = replay(Record.loads(record.dumps()), pack)
    assert snapshot(again._table) == snapshot(match._table)
    text = write(record, Words(game, "fr", pack), OPEN)
    assert read(text).dumps() == record.dumps()


def test_a_record_is_refused_with_another_pack_and_says_which_it_wants(game: Game, pack: Pack) -> None:
    record = Record.of(played(game, pack, game.fewest, "random", 0))
    own = game.load()
    with pytest.raises(BadRecord) as refused:
        replay(record)
    assert str(refused.value) == (
        f"it was played with the card pack {pack.name} {pack.digest}, and this is standard {own.digest}: "
        "name that pack's folder with --pack DIR"
    )
    with pytest.raises(
        BadRecord, match=f"with the card pack standard {own.digest}, and this is {pack.name} {pack.digest}"
    ):
        replay(Record.of(played(game, own, game.fewest, "random", 0)), pack)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_with_the_numbers_of_its_pack(game: Game, pack: Pack, language: str) -> None:
    words = Words(game, language, pack)
    for kind in kinds_of(pack):
        told = words.card(kind)
        assert not re.search(r"card-|character-|[{}]", told)
        for number in numbers_on(pack, kind):
            assert number in told.replace("−", "-")


def kinds_of(pack: Pack) -> range:
    """The kinds of card whose numbers are the pack's."""
    if isinstance(pack, RoyalPack):
        return range(VALETS, VALETS + len(pack.valets))
    return range(54) if isinstance(pack, KingPack) else range(len(cast(CouncilPack, pack).back))


def numbers_on(pack: Pack, kind: int) -> list[str]:
    if isinstance(pack, RoyalPack):
        return [str(pack.penalties[kind - VALETS])]
    if isinstance(pack, KingPack):
        return [f" {pack.value[kind]} ", f"({'ABCDEFGHI'[kind % 9]})"]
    council = cast(CouncilPack, pack)
    steps = council.accept[4 * kind : 4 * kind + 4] + council.reject[4 * kind : 4 * kind + 4]
    return [f"{step:+d}" for step in steps if step]


def test_an_audience_tells_what_it_needs_wins_and_costs_where_it_lies(tmp_path: Path) -> None:
    tmp_path.joinpath("cards.toml").write_text(TEXTS["ruthless"], "utf-8")
    game = find("royal-secrets")
    pack = game.load(str(tmp_path))
    words = Words(game, "en", pack)
    figures = [words.figures(kind) for kind in range(AUDIENCES, len(KINDS))]
    assert figures[1] == {"need": 200, "gain": 60, "loss": 99}
    assert "needs 200, wins 60, costs 99" in drawn(game, pack, 3, lambda text: "wins 60" in text)


def drawn(game: Game, pack: Pack, seats: int, until: Callable[[str], bool] | None = None) -> str:
    """Pages of a random game as a person at a terminal of 80 columns sees them; only the first one that will do, if
    asked for.
    """
    pages: list[str] = []
    words, drawing = TerminalWords(game, "en", pack), Drawing(game)
    for seed in range(20 if until else 1):
        match = Match(game, seats, {}, SeededDice(seed), pack)
        dice = Lehmer(seed)
        while not match.over:
            seat = match.asked()[0]
            if until or dice.below(4) == 0:
                out = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
                out.print(drawing.draw(match.eyes(seat).view(), words, 80))
                pages.append(cast(io.StringIO, out.file).getvalue())
            if until and until(pages[-1]):
                return pages[-1]
            match.play(seat, [bots.find("random", game)(match.eyes(seat), dice)])
    return "\n".join(pages)


def test_every_page_is_drawn_within_the_screen(game: Game, pack: Pack) -> None:
    page = drawn(game, pack, game.most)
    assert max(len(line) for line in page.splitlines()) <= 80
    assert "…" not in page


def test_the_terminal_plays_keeps_and_replays_with_the_pack_in_a_folder(
    capsys: pytest.CaptureFixture[str], game: Game, pack: Pack, folder: Path
) -> None:
    kept = str(folder / "game.json")
    assert main(["demo", game.name, "--pack", str(folder), "--seed", "1", "--record", kept, "--lang", "en"]) == 0
    assert main(["replay", kept, "--pack", str(folder), "--text", "--lang", "en"]) == 0
    assert f'[Pack "{pack.name}" "{pack.digest}"]' in capsys.readouterr().out
    assert main(["replay", kept, "--text", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"coterie: it was played with the card pack {pack.name} {pack.digest}, and this is standard ")
    assert err.endswith("name that pack's folder with --pack DIR\n")


def test_a_record_takes_the_same_cards_under_another_name(tmp_path: Path) -> None:
    game = find("for-the-king")
    tmp_path.joinpath("cards.toml").write_text(own_text(game, '"l\'\\"or\\"; \\\\ [x]"'), "utf-8")
    mine = game.load(str(tmp_path))
    assert mine.name == 'l\'"or"; \\ [x]'
    match = played(game, mine, 3, "random", 2)
    record = Record.of(match)
    assert read(write(record, Words(game, "en", mine), OPEN)).header["pack"]["name"] == mine.name
    assert snapshot(replay(Record.loads(record.dumps()))._table) == snapshot(match._table)

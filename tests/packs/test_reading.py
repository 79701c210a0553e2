"""A pack is a folder with a file `cards.toml`: whatever else is there instead is told in a sentence."""

import os
import re
from importlib.resources import files
from pathlib import Path

import pytest

from coterie import packs
from coterie.core.errors import BadPack
from coterie.core.game import Game
from coterie.games import find, games

GAMES = [game for game in games().values() if game.name != "whispers"]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)


def standard_text(game: Game) -> str:
    return packs.text_of(files(type(game).__module__.rpartition(".")[0]))


def own_text(game: Game, name: str = '"mine"') -> str:
    return standard_text(game).replace('name = "standard"', f"name = {name}", 1)


def refusal(folder: Path, game: Game | None = None) -> str:
    with pytest.raises(BadPack) as refused:
        (game or find("royal-secrets")).load(str(folder))
    return str(refused.value)


def written(folder: Path, content: str | bytes) -> Path:
    folder.joinpath("cards.toml").write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert refusal(nowhere) == f"there is no folder {nowhere}: a pack is a folder with a file cards.toml"


def test_a_folder_without_cards_is_named(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"there is no cards.toml in {tmp_path}: a pack is a folder with that file"


def test_a_file_named_instead_of_its_folder_is_told(tmp_path: Path) -> None:
    file = written(tmp_path, "") / "cards.toml"
    assert (
        refusal(file)
        == f"{file} is not a folder: a pack is a folder with a file cards.toml, and it is the folder that is named"
    )


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    tmp_path.joinpath("cards.toml").mkdir()
    assert refusal(tmp_path) == f"cards.toml in {tmp_path} should be a file, and is something else"


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cards.toml")
    assert refusal(tmp_path) == f"cards.toml in {tmp_path} should be a file, and is something else"


def test_a_file_that_cannot_be_read_is_told_with_the_reason(tmp_path: Path) -> None:
    tmp_path.joinpath("cards.toml").symlink_to("cards.toml")
    assert refusal(tmp_path) == f"cards.toml in {tmp_path} cannot be read: Too many levels of symbolic links"


def test_a_folder_with_an_impossible_name_is_told() -> None:
    assert refusal(Path("a\0b")) == r"no folder can be called 'a\x00b'"


def test_a_file_that_is_not_text_is_refused_with_its_line(tmp_path: Path) -> None:
    assert (
        refusal(written(tmp_path, b"# one\n# two \xff\n"))
        == "cards.toml should be text in UTF-8, and a byte of line 2 is not"
    )
    assert (
        refusal(written(tmp_path, "game = 'é'".encode("utf-16")))
        == "cards.toml should be text in UTF-8, and a byte of line 1 is not"
    )


def test_a_file_that_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    sentence = refusal(written(tmp_path, 'game = "royal-secrets"\nname = = "mine"\n'))
    assert sentence == "cards.toml should be TOML, and is not: Invalid value (at line 2, column 8)"
    assert refusal(written(tmp_path, "[courtiers]\n[courtiers]\n")).startswith(
        "cards.toml should be TOML, and is not: Cannot declare"
    )


def test_a_file_that_is_far_too_large_is_refused(tmp_path: Path) -> None:
    text = own_text(find("royal-secrets"))
    assert find("royal-secrets").load(str(written(tmp_path, text.ljust(packs.MOST_BYTES)))).name == "mine"
    sentence = refusal(written(tmp_path, text.ljust(packs.MOST_BYTES + 1)))
    assert sentence == f"cards.toml should have at most 64 KiB, and the one in {tmp_path} has more"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = " + "[" * 60_000, "cards.toml has lists or sections too deep to read"),
        ("x = " + "9" * 60_000, "cards.toml has a number too long to read"),
        (".".join("a" * 3_000) + " = 1", "cards.toml: 'a' is not known here, there should be 'game', 'name', "),
        ("rounds = 0x" + "f" * 60_000, "cards.toml: 'game' is missing, it should be 'royal-secrets'"),
        (
            "game = 0x" + "f" * 60_000,
            "cards.toml: 'game' should be 'royal-secrets', not a number of twenty digits or more",
        ),
        ("game = '" + "x" * 60_000 + "'", "cards.toml: 'game' should be 'royal-secrets', not 'xxx"),
        ("'" + "x" * 60_000 + "' = 1", "cards.toml: 'xxx"),
        ('"one\\ntwo\\u001b[31m" = 1', r"cards.toml: 'one\ntwo\x1b[31m' is not known here"),
    ],
)
def test_a_file_made_to_break_the_reader_gets_a_short_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    said = refusal(written(tmp_path, text))
    assert said.startswith(sentence)
    assert len(said) < 250
    assert said.isprintable()


def test_what_editors_do_to_a_file_does_no_harm(tmp_path: Path) -> None:
    game = find("for-the-king")
    windows = b"\xef\xbb\xbf" + own_text(game).replace("\n", "\r\n").encode()
    assert game.load(str(written(tmp_path, windows))).digest == game.load().digest


@every_game
def test_the_digest_is_that_of_the_cards_and_not_of_the_name(tmp_path: Path, game: Game) -> None:
    pack = game.load(str(written(tmp_path, own_text(game))))
    assert (pack.name, pack.digest) == ("mine", game.load().digest)
    assert re.fullmatch("[0-9a-f]{16}", pack.digest)


def test_no_two_games_have_a_digest_in_common() -> None:
    assert len({game.load().digest for game in GAMES}) == len(GAMES)


@every_game
@pytest.mark.parametrize("name", ["standard", "Standard", "house", "HOUSE"])
def test_the_name_of_the_standard_pack_is_taken_and_so_is_the_one_it_had(tmp_path: Path, game: Game, name: str) -> None:
    sentence = (
        f"cards.toml: '{name}' is the name of the pack that comes with the game, this one should have a name of its own"
    )
    assert refusal(written(tmp_path, own_text(game, f'"{name}"')), game) == sentence


WANTED = "the pack's name, a text of 1 to 40 characters in one line"


@every_game
@pytest.mark.parametrize(
    ("name", "came"),
    [
        ('""', "''"),
        ('" mine"', "' mine'"),
        ('"two\\nlines"', r"'two\nlines'"),
        ('"\\u001b[31mred"', r"'\x1b[31mred'"),
        (f'"{"x" * 41}"', f"'{'x' * 41}'"),
        ("3", "3"),
        ('["mine"]', "['mine']"),
        ("1979-05-27", "1979-05-27"),
    ],
)
def test_a_name_is_one_short_line(tmp_path: Path, game: Game, name: str, came: str) -> None:
    assert (
        refusal(written(tmp_path, own_text(game, name)), game) == f"cards.toml: 'name' should be {WANTED}, not {came}"
    )


@every_game
def test_a_pack_without_a_name_is_refused(tmp_path: Path, game: Game) -> None:
    text = standard_text(game).replace('name = "standard"', "")
    assert refusal(written(tmp_path, text), game) == f"cards.toml: 'name' is missing, it should be {WANTED}"


@every_game
def test_a_pack_says_which_game_it_is_for(tmp_path: Path, game: Game) -> None:
    line = f'game = "{game.name}"'
    text = own_text(game)
    assert (
        refusal(written(tmp_path, text.replace(line, "")), game)
        == f"cards.toml: 'game' is missing, it should be '{game.name}'"
    )
    assert refusal(written(tmp_path, text.replace("game =", "gmae =")), game) == (
        "cards.toml: 'gmae' is not known here, did you mean 'game'?"
    )


@every_game
def test_a_pack_for_another_game_is_refused(tmp_path: Path, game: Game) -> None:
    for other in GAMES:
        if other is not game:
            sentence = f"cards.toml: 'game' should be '{game.name}', not '{other.name}': this pack is for another game"
            assert refusal(written(tmp_path, own_text(other)), game) == sentence


def test_the_standard_packs_are_the_ones_that_came_with_the_games() -> None:
    assert [game.load().name for game in GAMES] == ["standard"] * len(GAMES)

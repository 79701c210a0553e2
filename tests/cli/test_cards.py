"""`coterie cards`: what is in a pack or what is wrong with it, and a standard pack written out to be edited."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from coterie.cli import main
from coterie.games import find

NAMES = ["for-the-king", "reigns-council", "royal-secrets"]
every_game = pytest.mark.parametrize("name", NAMES)


def run(capsys: pytest.CaptureFixture[str], *argv: str | Path) -> tuple[int, str, str]:
    code = main([str(arg) for arg in argv])
    out, err = capsys.readouterr()
    return code, out, err


def typed(*argv: str | Path, files_of: int | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, where a file can be told to have at most so many bytes, as on a full
    disk.
    """
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({files_of}, {files_of}));" if files_of else ""
    code = f"import sys; {limit} from coterie.cli import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", code, *map(str, argv)], capture_output=True, text=True, check=False)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def edit(folder: Path, old: str, new: str) -> None:
    path = folder / "cards.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.fixture
def mine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A pack of Royal Secrets of one's own."""
    folder = tmp_path / "mine"
    assert run(capsys, "cards", "new", "royal-secrets", folder)[0] == 0
    return folder


@every_game
def test_a_pack_written_out_passes_the_check_and_has_the_cards_of_the_house(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "far" / "away" / "mine"
    code, out, err = run(capsys, "cards", "new", name, folder)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"{folder}/cards.toml now holds the standard cards, under the name “mine”.",
        "Edit that file, check it, and play with it:",
        f"  coterie cards check {folder}",
        f"  coterie play {name} --pack {folder}",
    ]
    assert os.listdir(folder) == ["cards.toml"]
    pack = find(name).load(str(folder))
    assert (pack.name, pack.digest) == ("mine", find(name).load().digest)
    assert "# CHANGE" in (folder / "cards.toml").read_text("utf-8")
    assert f"{pack.digest}, the standard cards" in run(capsys, "cards", "check", folder)[1]


@pytest.mark.parametrize(
    ("folder", "called"),
    [
        ("standard", "my-standard"),
        ("House", "my-House"),
        ("x" * 60, "x" * 40),
        ('d"or et d\\argent', 'd"or et d\\argent'),
        ("a\nb", "my-royal-secrets"),
        ("été", "été"),
    ],
)
def test_a_pack_written_out_is_called_like_its_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, folder: str, called: str
) -> None:
    assert run(capsys, "cards", "new", "royal-secrets", tmp_path / folder)[0] == 0
    assert find("royal-secrets").load(str(tmp_path / folder)).name == called


def test_the_folder_one_is_in_has_a_name_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("here", "below").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "here" / "below")
    assert run(capsys, "cards", "new", "for-the-king", "..")[0] == 0
    assert find("for-the-king").load("..").name == "here"


def test_a_folder_is_named_as_a_shell_would_have_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "my cards; really"
    out = run(capsys, "cards", "new", "for-the-king", folder)[1]
    line = next(line for line in out.splitlines() if "cards check" in line)
    assert shlex.split(line) == ["coterie", "cards", "check", str(folder)]


def test_cards_that_are_there_are_never_overwritten(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    edit(mine, "need = 70", "need = 80")
    before = (mine / "cards.toml").read_bytes()
    code, out, err = run(capsys, "cards", "new", "royal-secrets", mine)
    assert (code, out) == (2, "")
    assert err == f"coterie: there is a cards.toml in {mine} already: name another folder, or move that file away\n"
    assert (mine / "cards.toml").read_bytes() == before


def test_a_folder_that_has_other_things_keeps_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tmp_path.joinpath("notes.txt").write_text("mine")
    assert run(capsys, "cards", "new", "for-the-king", tmp_path)[0] == 0
    assert sorted(os.listdir(tmp_path)) == ["cards.toml", "notes.txt"]


def test_a_file_in_the_way_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tmp_path.joinpath("mine").write_text("")
    code, out, err = run(capsys, "cards", "new", "for-the-king", tmp_path / "mine")
    assert (code, out, err) == (
        2,
        "",
        f"coterie: {tmp_path / 'mine'} is a file, and a pack is a folder: name another\n",
    )
    code, out, err = run(capsys, "cards", "new", "for-the-king", tmp_path / "mine" / "deeper")
    assert (code, out) == (2, "")
    assert err == f"coterie: cards.toml could not be written into {tmp_path / 'mine' / 'deeper'}: Not a directory\n"


def test_on_a_full_disk_nothing_is_left_half_written(tmp_path: Path) -> None:
    for folder in (tmp_path / "mine", tmp_path):
        full = typed("cards", "new", "reigns-council", folder, files_of=5000)
        assert (full.returncode, full.stdout) == (2, "")
        assert full.stderr == f"coterie: cards.toml could not be written into {folder}: File too large\n"
        assert os.listdir(tmp_path) == []


def test_check_says_what_is_in_a_pack(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    edit(mine, "need = 70", "need = 80")
    digest = find("royal-secrets").load(str(mine)).digest
    code, out, err = run(capsys, "cards", "check", mine)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "The pack is sound.",
        "Game: Royal Secrets",
        "Pack: mine",
        f"Digest: {digest}",
        "Players: 3, 4, 5",
        "Cards:",
        "  11 courtiers for each player, the Excuse among them",
        "  10 valets",
        "  14 cardinals",
        "  18 audiences",
    ]


def test_check_speaks_french(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "cards", "new", "for-the-king", tmp_path)
    out = run(capsys, "cards", "check", tmp_path, "--lang", "fr")[1]
    assert out.startswith("Le paquet est bon.\nJeu\u202f: Pour le Roi (et Moi)\n")
    assert out.endswith("Cartes\u202f:\n  54 cartes Gouvernement\n  39 cartes Or\n  15 cartes Roi\n")


def test_check_says_it_for_a_program(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    code, out, err = run(capsys, "cards", "check", mine, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "ok": True,
        "game": "royal-secrets",
        "pack": {"name": "mine", "digest": find("royal-secrets").load().digest},
        "seats": [3, 4, 5],
        "cards": {"courtiers": 11, "valets": 10, "cardinals": 14, "audiences": 18},
        "warnings": [],
    }


MILD = "Audiences that lose more than they gain: 8 of 18. Of the printed cards most do (RS-10)."


@pytest.fixture
def mild(mine: Path) -> Path:
    """A pack of Royal Secrets whose audiences mostly gain as much as they lose, or more."""
    path = mine / "cards.toml"
    path.write_text(path.read_text("utf-8").replace("loss = 3", "loss = 2").replace("loss = 4", "loss = 3"), "utf-8")
    return mine


def test_RS_10_check_warns_of_audiences_that_mostly_gain_more_than_they_lose(
    capsys: pytest.CaptureFixture[str], mild: Path
) -> None:
    code, out, err = run(capsys, "cards", "check", mild)
    assert (code, err) == (0, "")
    assert out.startswith("The pack is sound.\n")
    assert out.endswith(f"\nWarning: {MILD}\n")
    assert json.loads(run(capsys, "cards", "check", mild, "--json")[1])["warnings"] == [MILD]
    french = run(capsys, "cards", "check", mild, "--lang", "fr")[1]
    assert "\nAttention\u202f: Audiences qui coûtent plus" in french


def test_RS_10_whoever_names_a_pack_is_warned_of_it_and_it_is_played(
    capsys: pytest.CaptureFixture[str], mild: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.json"
    code, _, err = run(
        capsys, "demo", "royal-secrets", "--pack", mild, "--seed", "1", "--record", record, "--pace", "0"
    )
    assert (code, err) == (0, f"coterie: Warning: {MILD}\n")
    code, _, err = run(capsys, "replay", record, "--pack", mild, "--text")
    assert (code, err) == (0, f"coterie: Warning: {MILD}\n")


def test_check_says_for_how_many_a_small_pack_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = ["church+1 | church-1", "church-1 | army+1"] * 18
    tmp_path.joinpath("cards.toml").write_text(f'game = "reigns-council"\nname = "small"\nproposals = {lines}\n')
    out = run(capsys, "cards", "check", tmp_path)[1]
    assert "Players: 3, 4\nCards:\n  36 Proposals\n  1 back for all of them\n  24 Secret Goals\n" in out


BROKEN = [
    ("royal-secrets", "[4, 4]", "[5, 5]", "cards.toml, [valets]: a valet of -10 should cost 4 lilies, not 5 (RS-EX-4)"),
    (
        "royal-secrets",
        "name =",
        "name ==",
        "cards.toml should be TOML, and is not: Invalid value (at line 14, column 7)",
    ),
    (
        "for-the-king",
        "mark = 5",
        "mark = 0",
        "cards.toml, [offices]: exactly one office should be marked 5, not 0 (FK-01)",
    ),
    (
        "for-the-king",
        "mark =",
        "marc =",
        "cards.toml, [offices.diplomacy]: 'marc' is not known here, did you mean 'mark'?",
    ),
    (
        "reigns-council",
        "church-1 | army+1",
        "church-6 | army+1",
        "cards.toml, Proposal 1, 'church-6 | army+1': a marker should move 1 to 5 spaces, not 6 (RC-02)",
    ),
    (
        "reigns-council",
        'game = "reigns-council"',
        'game = "chess"',
        "cards.toml: 'game' should be 'for-the-king', 'reigns-council' or 'royal-secrets', not 'chess'",
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), BROKEN)
def test_a_broken_pack_gets_one_sentence_and_code_2(
    tmp_path: Path, name: str, old: str, new: str, sentence: str
) -> None:
    assert typed("cards", "new", name, tmp_path).returncode == 0
    edit(tmp_path, old, new)
    told = typed("cards", "check", tmp_path)
    assert (told.returncode, told.stdout, told.stderr) == (2, "", f"coterie: {sentence}\n")
    told = typed("cards", "check", tmp_path, "--json")
    assert (told.returncode, told.stderr) == (2, "")
    assert json.loads(told.stdout) == {"ok": False, "error": sentence}


def test_a_folder_that_is_not_there_gets_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = run(capsys, "cards", "check", tmp_path / "nowhere")
    assert (code, out) == (2, "")
    assert err == f"coterie: there is no folder {tmp_path / 'nowhere'}: a pack is a folder with a file cards.toml\n"


def test_a_game_that_does_not_exist_has_no_pack_to_write_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = run(capsys, "cards", "new", "chess", tmp_path / "mine")
    assert (code, out) == (2, "")
    assert err.startswith("coterie: no game is called")
    assert not (tmp_path / "mine").exists()

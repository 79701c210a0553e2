"""Fit: a game's numbers are found with progress, the same for the same seed, and nothing is played in vain."""

from pathlib import Path

import pytest

from coterie.cli import main

OWN = Path(__file__).parents[2] / "src" / "coterie" / "games" / "royal_secrets" / "weights.json"


def test_numbers_are_found_with_progress_and_the_same_for_the_same_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    before = OWN.read_bytes()
    found = {}
    for name, seed in (("one", "1"), ("again", "1"), ("other", "2")):
        file = tmp_path / name
        assert main(["fit", "royal-secrets", "--seed", seed, "--scale", "1", "--out", str(file)]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line for line in lines if "lap 4 of 4" in line]
        assert lines[-1].endswith(f" s  {file}")
        found[name] = file.read_text("utf-8")
    assert found["one"] == found["again"] != found["other"]
    assert '"recipe": "coterie fit royal-secrets --seed 1 --scale 1"' in found["one"]
    assert OWN.read_bytes() == before


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("fit", "royal-secrets", "--out", "/no/such/folder/weights.json"), "/no/such/folder/weights.json cannot be"),
        (("fit", "for-the-king", "--out", "/"), "/ cannot be written: Is a directory"),
        (("fit", "whispers"), "whispers has no numbers to fit"),
        (("fit", "chess"), "no game is called “chess”"),
    ],
)
def test_a_fit_that_cannot_be_kept_does_not_begin(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], sentence: str
) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert len(err.splitlines()) == 1

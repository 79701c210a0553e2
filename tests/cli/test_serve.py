"""Opening the house: bare `coterie` does it, its settings are shown with where they came from, and whoever opened it is
told the way.
"""

import contextlib
import io
import json
import os
import re
import socket
import tomllib
from pathlib import Path

import pytest

from coterie.cli import main
from coterie.cli.serve import greeting, show_code
from coterie.cli.terminal_words import terminal_phrases
from coterie.server.run.listen import Announcement, qr
from coterie.server.run.settings import TYPES, Settings, settle
from coterie.words import LANGUAGES

KEY = "Zm9vYmFyYmF6cXV4MTIzNA"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No coterie.toml but ours, and nobody's home."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COTERIE_HOME", str(tmp_path / "home"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def told(*urls: str, wanted: int = 8765) -> Announcement:
    return Announcement(8765, wanted, list(urls), f"{urls[0]}/#owner={KEY}")


# What is said on opening.


def test_whoever_opens_the_house_is_told_where_it_is_how_to_be_its_owner_and_how_to_close_it(tmp_path: Path) -> None:
    lines = greeting(Settings(data=tmp_path), told("http://127.0.0.1:8765"), terminal_phrases("en"))
    assert lines == [
        "The house is open: http://127.0.0.1:8765",
        f"You are the owner of the house by this link, which works once: http://127.0.0.1:8765/#owner={KEY}",
        f"Tables are kept in {tmp_path}.",
        "Ctrl-C closes the house; its tables go on when it opens again.",
    ]


def test_a_house_on_a_database_says_where_that_is_without_its_password() -> None:
    shared = Settings(store="postgresql://coterie:hunter2@db.example/coterie")
    lines = greeting(shared, told("http://127.0.0.1:8765"), terminal_phrases("en"))
    assert "Tables are kept in postgresql://coterie:…@db.example/coterie." in lines


def test_another_port_than_was_wanted_is_told() -> None:
    assert "Port 8000 was taken, so it is 8765 this time." in greeting(
        Settings(), told("http://127.0.0.1:8765", wanted=8000), terminal_phrases("en")
    )


def test_in_a_network_the_addresses_for_others_are_told_and_none_of_them_has_a_key() -> None:
    lines = greeting(Settings(lan=True), told("http://127.0.0.1:8765", "http://10.0.0.2:8765"), terminal_phrases("en"))
    assert "Others in this network come to: http://10.0.0.2:8765" in lines
    assert sum(KEY in line for line in lines) == 1


def test_a_machine_in_no_network_is_told_to_be_alone() -> None:
    assert terminal_phrases("en").say("serve-alone") in greeting(
        Settings(lan=True), told("http://127.0.0.1:8765"), terminal_phrases("en")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str) -> None:
    announcement = told("http://127.0.0.1:8765", "http://10.0.0.2:8765", wanted=8000)
    text = "\n".join(greeting(Settings(lan=True), announcement, terminal_phrases(language)))
    assert "serve-" not in text
    assert "{" not in text
    assert "8,765" not in text


@pytest.mark.parametrize(
    ("encoding", "shown"), [("utf-8", True), ("cp437", True), ("ascii", False), ("latin-1", False)]
)
def test_a_code_is_shown_where_the_terminal_has_the_letters_for_it(encoding: str, shown: bool) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", newline="\n")
    with contextlib.redirect_stdout(out):
        show_code("http://10.0.0.2:8765")
    out.seek(0)
    assert out.read() == (qr("http://10.0.0.2:8765") if shown else "")


# The command. The house itself is not what is tested here: these stand in its place at the door.


def test_bare_coterie_opens_the_house_with_the_settings_given(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Settings] = []

    def house(settings: Settings, announce: object) -> int:
        assert callable(announce)
        announce(told("http://127.0.0.1:8765", "http://10.0.0.2:8765"))
        opened.append(settings)
        return 0

    monkeypatch.setattr("coterie.server.serve.serve", house)
    for argv in ([], ["--lan", "--port", "9000", "--lang", "fr"], ["serve", "--lan"]):
        assert main(argv) == 0
    assert [(settings.port, settings.lan) for settings in opened] == [(8765, False), (9000, True), (8765, True)]
    english, french, again = capsys.readouterr().out.split(f"{KEY}\n")[:3]
    assert (
        english
        == "The house is open: http://127.0.0.1:8765\nYou are the owner of the house by this link, which works once: http://127.0.0.1:8765/#owner="
    )
    assert "La maison est ouverte" in french
    assert qr("http://10.0.0.2:8765") in again  # of the address for all, never of the owner's own


def test_ctrl_c_closes_the_house_and_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def house(settings: Settings, announce: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("coterie.server.serve.serve", house)
    assert main(["serve"]) == 0


def test_help_of_no_command_is_help_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "serve" in capsys.readouterr().out


def test_the_help_names_every_setting_by_flag_or_as_one_for_the_environment(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out
    assert [name for name in TYPES if name not in said and f"--{name.replace('_', '-')}" not in said] == []


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["serve", "--port", "many"], "port is a whole number from 0 to 65535, but --port says “many”"),
        (["--create", "nobody"], "create is one of anyone, owner, but --create says “nobody”"),
        (["--lang", "de"], "lang is one of en, fr, but --lang says “de”"),
        (["config", "--config", "nowhere.toml"], "the settings in "),
    ],
)
def test_a_wrong_setting_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], argv: list[str], sentence: str
) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"coterie: {sentence}")
    assert len(err.splitlines()) == 1


# The settings.


def test_config_shows_each_value_and_where_it_came_from(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "coterie.toml").write_text("grace = 90\n")
    monkeypatch.setenv("COTERIE_BOT_PACE", "0.5")
    assert main(["config", "--lan", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == list(TYPES)
    assert shown["lan"] == {"value": True, "source": "--lan"}
    assert shown["bot_pace"] == {"value": 0.5, "source": "COTERIE_BOT_PACE"}
    assert shown["grace"] == {"value": 90.0, "source": str(tmp_path / "coterie.toml")}
    assert shown["port"] == {"value": 8765, "source": "default"}
    assert shown["create"] == {"value": "owner", "source": "default"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_config_shows_is_a_file_that_gives_the_same_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("COTERIE_TRUSTED_PROXIES", "10.0.0.0/8,::1")
    flags = {"lan": True, "data": 'a "b" \\é', "lang": language}
    before = settle(flags, os.environ).settings
    assert main(["config", "--lan", "--data", str(flags["data"]), "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert set(tomllib.loads(shown)) == {"lan", "data", "lang", "trusted_proxies"}
    assert re.findall(r"^(?:# )?(\w+) = ", shown, re.MULTILINE) == list(TYPES)
    monkeypatch.delenv("COTERIE_TRUSTED_PROXIES")
    (tmp_path / "coterie.toml").write_text(shown, encoding="utf-8")
    assert settle({}, os.environ).settings == before


def test_the_language_of_the_house_may_be_set_anywhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "coterie.toml").write_text('lang = "fr"\n')
    main(["config"])
    assert "Le port où écouter" in capsys.readouterr().out
    monkeypatch.setenv("COTERIE_LANG", "en")
    main(["config"])
    assert "The port to listen at" in capsys.readouterr().out
    monkeypatch.setenv("COTERIE_LANG", "fr")
    main(["serve", "--port", "x"])
    assert "mais --port dit" in capsys.readouterr().err


# The doctor.


def test_the_doctor_looks_at_the_data_folder_and_the_port(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        main(["doctor", "--port", taken])
        said = capsys.readouterr().out
    assert f"data folder: {tmp_path / 'home'}, writable, " in said
    assert f"port {taken}: taken, " in said
    assert not (tmp_path / "home").exists()
    main(["doctor", "--port", "0", "--lang", "fr"])
    said = capsys.readouterr().out
    assert f"dossier des données\u202f: {tmp_path / 'home'}, on peut y écrire, " in said
    assert "port 0\u202f: libre" in said


def test_the_doctor_finds_a_data_folder_that_is_none_and_a_wrong_setting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["doctor", "--data", "file", "--port", "0"]) == 1
    assert "NOT WRITABLE" in capsys.readouterr().out
    monkeypatch.setenv("COTERIE_PORT", "many")
    assert main(["doctor", "--json"]) == 1
    assert "COTERIE_PORT says 'many'" in json.loads(capsys.readouterr().out)["settings"]["ill"]

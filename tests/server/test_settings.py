"""Settings come from a flag, the environment, coterie.toml or the house, in this order, and a wrong one is told in one
sentence.
"""

import re
from ipaddress import ip_network
from pathlib import Path

import pytest

from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.server.run.settings import DEFAULT, ELSEWHERE, PREFIX, TYPES, Settings, Settled, settle
from coterie.words import LANGUAGES

ROOT = Path(__file__).parent.parent.parent


def from_toml(folder: Path, text: str, **environ: str) -> Settled:
    (folder / "coterie.toml").write_text(text, encoding="utf-8")
    return settle({}, environ, folder=folder)


def test_a_flag_goes_before_the_environment_before_the_file_before_the_default(tmp_path: Path) -> None:
    file = tmp_path / "coterie.toml"
    file.write_text("port = 1001\nbot_pace = 2\ngrace = 5\n")
    settled = settle({"port": "1003"}, {"COTERIE_PORT": "1002", "COTERIE_BOT_PACE": "3.5"}, folder=tmp_path)
    settings = settled.settings
    assert (settings.port, settings.bot_pace, settings.grace, settings.drain) == (1003, 3.5, 5.0, 10.0)
    sources = [settled.sources[name] for name in ("port", "bot_pace", "grace", "drain")]
    assert sources == ["--port", "COTERIE_BOT_PACE", str(file), DEFAULT]


def test_what_nobody_says_is_said_by_nobody(tmp_path: Path) -> None:
    settled = settle(
        {"port": None, "address": ""}, {"COTERIE_PORT": "", "COTERIE_PURE": "1", "PATH": "x"}, folder=tmp_path
    )
    assert settled.settings == Settings()
    assert set(settled.sources.values()) == {DEFAULT}


def test_a_file_is_named_by_flag_or_environment_and_must_then_be_there(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("port = 1")
    (tmp_path / "two.toml").write_text("port = 2")
    environ = {"COTERIE_CONFIG": "two.toml"}
    assert settle({}, environ, folder=tmp_path).settings.port == 2
    assert settle({}, environ, config="one.toml", folder=tmp_path).settings.port == 1
    with pytest.raises(CoterieError, match=r"the settings in .*/three\.toml cannot be read: No such file"):
        settle({}, environ, config="three.toml", folder=tmp_path)


@pytest.mark.parametrize("content", [b"port = ", b"port = 1\nport = 2", b'lang = "\xff"'])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "coterie.toml").write_bytes(content)
    with pytest.raises(CoterieError, match=r"the settings in .*/coterie\.toml cannot be read: "):
        settle({}, {}, folder=tmp_path)


def test_a_folder_in_the_file_is_beside_the_file_and_elsewhere_beside_us(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "house.toml").write_text('data = "tables"\npacks = "/elsewhere"')
    settings = settle({}, {}, config="etc/house.toml", folder=tmp_path).settings
    assert (settings.data, settings.packs) == (tmp_path / "etc" / "tables", Path("/elsewhere"))
    assert settle({"data": "here"}, {}, folder=tmp_path).settings.data == tmp_path / "here"
    assert settle({}, {"COTERIE_DATA": "~/there"}, folder=tmp_path).settings.data == Path.home() / "there"


def test_data_is_kept_where_the_system_keeps_it_and_packs_within(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("COTERIE_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert (Settings().data, Settings().packs) == (tmp_path / "coterie", tmp_path / "coterie" / "packs")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert Settings().data == Path.home() / ".local" / "share" / "coterie"
    monkeypatch.setenv("COTERIE_HOME", str(tmp_path / "home"))
    assert Settings().data == tmp_path / "home"
    assert Settings(data=tmp_path).packs == tmp_path / "packs"


@pytest.mark.parametrize(
    ("given", "address", "create"),
    [
        ({}, "127.0.0.1", "anyone"),
        ({"address": "::1"}, "::1", "anyone"),
        ({"address": "localhost"}, "localhost", "anyone"),
        ({"lan": True}, "0.0.0.0", "owner"),
        ({"lan": True, "address": "192.168.1.5"}, "192.168.1.5", "owner"),
        ({"address": "10.0.0.1"}, "10.0.0.1", "owner"),
        ({"public_url": "https://games.example"}, "127.0.0.1", "owner"),
        ({"lan": True, "create": "anyone"}, "0.0.0.0", "anyone"),
    ],
)
def test_who_may_open_a_table_follows_from_who_can_reach_the_house(
    given: dict[str, object], address: str, create: str
) -> None:
    settings = Settings(**given)  # type: ignore[arg-type]
    assert (settings.address, settings.create) == (address, create)


WRONG = [
    ("port", "abc", "port is a whole number from 0 to 65535, but --port says 'abc'"),
    ("port", "65536", "port is a whole number from 0 to 65535, but --port says '65536'"),
    ("port", "1_000", "port is a whole number from 0 to 65535, but --port says '1_000'"),
    ("bot_pace", "nan", "bot_pace is a number from 0 to 60, but --bot-pace says 'nan'"),
    ("bot_patience", "0", "bot_patience is a number from 0.1 to 600, but --bot-patience says '0'"),
    ("lan", "perhaps", "lan is true or false, but --lan says 'perhaps'"),
    ("log", "xml", "log is one of text, json, but --log says 'xml'"),
    ("data", "a\0b", "data is the path of a folder, but --data says 'a\\x00b'"),
    ("address", "a b", "address is an address or a name of this machine, such as 127.0.0.1, but --address says 'a b'"),
    (
        "public_url",
        "games.example",
        "public_url is an address such as https://games.example with nothing after it, but ",
    ),
    ("public_url", "https://games.example/coterie", "public_url is an address such as "),
    ("public_url", "https://games.example:99999", "public_url is an address such as "),
    ("trusted_proxies", "10.0.0.1/8", "trusted_proxies is a list of addresses or networks, such as 10.0.0.0/8, but "),
]


@pytest.mark.parametrize(("name", "came", "sentence"), WRONG)
def test_a_wrong_value_is_one_sentence_with_setting_source_what_came_and_what_was_expected(
    tmp_path: Path, name: str, came: str, sentence: str
) -> None:
    with pytest.raises(CoterieError) as caught:
        settle({name: came}, {}, folder=tmp_path)
    assert str(caught.value).startswith(sentence)
    assert terminal_phrases("en").error(caught.value) == re.sub("'(.*?)'", "“\\1”", str(caught.value))
    assert terminal_phrases("fr").missing(caught.value.code, caught.value.values) == []
    assert terminal_phrases("fr").error(caught.value).startswith(name)
    variable = PREFIX + name.upper()
    with pytest.raises(CoterieError, match=variable):
        settle({}, {variable: came}, folder=tmp_path)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("port = true", "'true'"),
        ("port = 80.5", "'80.5'"),
        ("lan = 1", "'1'"),
        ("grace = [60]", "'[60]'"),
        ("log = 5", "'5'"),
        ("data = 5", "'5'"),
        ("trusted_proxies = [10]", "'[10]'"),
        ("log_level = 1979-05-27", "'\"1979-05-27\"'"),
    ],
)
def test_the_file_says_a_value_in_its_own_type(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(CoterieError) as caught:
        from_toml(tmp_path, line)
    assert f"{tmp_path / 'coterie.toml'} says {said}" in str(caught.value)


def test_a_wrong_value_is_told_even_where_another_source_goes_before_it(tmp_path: Path) -> None:
    with pytest.raises(CoterieError, match="COTERIE_PORT"):
        settle({"port": "80"}, {"COTERIE_PORT": "many"}, folder=tmp_path)


def test_a_setting_that_there_is_not_is_told_with_the_nearest_that_there_is(tmp_path: Path) -> None:
    with pytest.raises(
        CoterieError,
        match=r"there is no setting 'trusted_proxys', which .*coterie.toml sets: did you mean trusted_proxies\?",
    ):
        from_toml(tmp_path, 'trusted_proxys = ["10.0.0.1"]')
    (tmp_path / "coterie.toml").unlink()
    with pytest.raises(
        CoterieError, match=r"there is no setting 'zzz', which COTERIE_ZZZ sets: did you mean address, port, "
    ) as caught:
        settle({}, {"COTERIE_ZZZ": "a secret"}, folder=tmp_path)
    assert "a secret" not in str(caught.value)
    assert terminal_phrases("fr").missing(caught.value.code, caught.value.values) == []


def test_a_password_in_an_address_is_refused_and_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(CoterieError) as caught:
        settle({"public_url": "https://anne:hunter2@games.example"}, {}, folder=tmp_path)
    assert "hunter2" not in str(caught.value)
    assert "hunter2" not in terminal_phrases("fr").error(caught.value)


def test_lists_are_lists_in_the_file_and_have_commas_elsewhere(tmp_path: Path) -> None:
    networks = (ip_network("10.0.0.0/8"), ip_network("::1"))
    assert from_toml(tmp_path, 'trusted_proxies = ["10.0.0.0/8", "::1"]').settings.trusted_proxies == networks
    assert from_toml(tmp_path, "", COTERIE_TRUSTED_PROXIES="10.0.0.0/8, ::1").settings.trusted_proxies == networks


def test_only_the_proxies_named_are_trusted(tmp_path: Path) -> None:
    settings = settle({}, {"COTERIE_TRUSTED_PROXIES": "10.0.0.0/8,::1"}, folder=tmp_path).settings
    assert [settings.trusts(address) for address in ("10.1.2.3", "::1", "::ffff:10.1.2.3")] == [True] * 3
    assert [settings.trusts(address) for address in ("11.1.2.3", "127.0.0.1", "::2", "", "unix:")] == [False] * 5
    assert not Settings().trusts("127.0.0.1")


def test_an_address_for_browsers_is_an_origin(tmp_path: Path) -> None:
    assert (
        settle({"public_url": "https://Games.Example:8443/"}, {}, folder=tmp_path).settings.public_url
        == "https://games.example:8443"
    )


def test_the_files_and_variables_of_the_hosts_guide_are_settings(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "hosts.md").read_text("utf-8")
    files = re.findall(r"^```toml\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    variables = dict(re.findall(r"^Environment=(\w+)=(.*)$", guide, re.MULTILINE))
    assert files
    assert variables
    for file in files:
        assert from_toml(tmp_path, file, **variables).settings.public_url == "https://games.example"
    mentioned = set(re.findall(r"`([a-z]+_[a-z_]+)`", guide))
    assert sorted(mentioned - set(TYPES)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    assert [name for name in TYPES if not terminal_phrases(language).has(f"setting-{name.replace('_', '-')}")] == []


def test_a_variable_of_ours_is_a_setting_or_known_not_to_be() -> None:
    sources = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "tools").glob("*.py"),
        *(ROOT / "bench").rglob("*.py"),
        ROOT / "Makefile",
    ]
    named = {name for path in sources for name in re.findall(r"\bCOTERIE_([A-Z_]*[A-Z])\b", path.read_text("utf-8"))}
    assert {"HOME", "PURE"} <= named
    assert sorted(name for name in named if name.lower() not in TYPES and name not in ELSEWHERE) == []

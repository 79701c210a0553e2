"""The packs that a server offers, by name."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from coterie.core.errors import Refused
from coterie.games import find
from coterie.packs import text_of
from coterie.server.tables.packs import Packs


@pytest.mark.parametrize("name", ["standard", "house"])
def test_the_standard_pack_is_found_by_its_name_and_by_the_one_it_had(tmp_path: Path, name: str) -> None:
    game = find("royal-secrets")
    packs = Packs(tmp_path)
    assert packs.names() == ["standard"]
    assert packs.load(game, name).digest == game.load().digest


def test_a_pack_that_is_not_here_is_refused_with_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "velvet").mkdir()
    (tmp_path / "velvet" / "cards.toml").touch()
    with pytest.raises(Refused, match="there is no card pack 'silk' here: there are standard, velvet"):
        Packs(tmp_path).load(find("royal-secrets"), "silk")


def test_RS_10_the_log_says_that_a_pack_is_unlike_the_printed_cards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = text_of(files("coterie.games.royal_secrets")).replace('"standard"', '"mild"')
    (tmp_path / "mild").mkdir()
    (tmp_path / "mild" / "cards.toml").write_text(re.sub("loss = [346]", "loss = 1", text), "utf-8")
    packs = Packs(tmp_path)
    with caplog.at_level("WARNING", "coterie"):
        packs.load(find("royal-secrets"), "standard")
        assert caplog.messages == []
        for _ in range(2):
            packs.load(find("royal-secrets"), "mild")
    assert caplog.messages == ["a card pack is unlike the printed cards"]
    assert "more than they gain: 5 of 18" in caplog.records[0].__dict__["fields"]["why"]

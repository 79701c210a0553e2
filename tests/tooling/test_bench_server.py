"""The servers' bench counts rightly: what a server cost, who has heard of a move, what went wrong.

How fast it is, no test asks.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

import bench.server.__main__ as bench
from bench import measure
from bench.server import disk, load, node, process, report, secrets
from bench.server.colyseus import PATCH, ColyseusSeat
from bench.server.line import connect
from bench.server.load import Missing, Seat, Table, percentile
from bench.server.ours import OurSeat
from bench.server.peer import CourtSeat, PeerSeat

SEATS = 3


class ToySeat(Seat):
    """The toy server tells a number; it is the turn of the seat that the number falls to, or everybody's."""

    number = 0
    everybody = False

    def hear(self, frame: bytes) -> str | None:
        text = frame.decode()
        self.done += text == "done"
        if text.isdigit():
            self.seen = int(text)
            self.asked = self.everybody or self.seen % SEATS == self.number
        self.over = text == "over"
        return None

    def move(self) -> str:
        return str(self.seen + 1)


Tell = Callable[[list[web.WebSocketResponse], web.WebSocketResponse, str], Awaitable[None]]


@asynccontextmanager
async def toy_table(tell: Tell, everybody: bool = False) -> AsyncIterator[Table]:
    """A table at a real server, which tells of each move as it is told to."""
    lines: list[web.WebSocketResponse] = []

    async def serve(request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        lines.append(line)
        async for message in line:
            await tell(lines, line, message.data)
        return line

    app = web.Application()
    app.router.add_get("/", serve)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    seats = [ToySeat(await connect(address)) for _ in range(SEATS)]
    for number, seat in enumerate(seats):
        seat.number, seat.everybody = number, everybody
    seats[0].asked = True
    table = Table(seats)
    yield table
    await table.leave()
    await runner.cleanup()


async def tell_all(lines: list[web.WebSocketResponse], mover: web.WebSocketResponse, text: str) -> None:
    await mover.send_str("done")
    for line in lines:
        await line.send_str(text)


async def forget_the_last(lines: list[web.WebSocketResponse], mover: web.WebSocketResponse, text: str) -> None:
    for line in lines[:-1]:
        await line.send_str(text)


async def close_the_last(lines: list[web.WebSocketResponse], mover: web.WebSocketResponse, text: str) -> None:
    await lines[-1].close(code=1011)


def test_a_rush_makes_exactly_so_many_moves_and_everybody_has_heard_of_all() -> None:
    async def play() -> None:
        async with toy_table(tell_all) as table:
            await table.rush(10)
            assert table.moves == 10
            assert [seat.seen for seat in table.seats] == [10, 10, 10]
            assert len(table.acknowledged) == 10
            assert table.faults == []

    asyncio.run(play())


def test_where_several_are_asked_one_moves_at_a_time() -> None:
    moves: list[str] = []

    async def ask_all(lines: list[web.WebSocketResponse], mover: web.WebSocketResponse, text: str) -> None:
        moves.append(text)
        for line in lines:
            await line.send_str(text)

    async def play() -> None:
        async with toy_table(ask_all, everybody=True) as table:
            await table.rush(5)
            assert moves == ["1", "2", "3", "4", "5"]

    asyncio.run(play())


def test_a_paced_table_times_every_move() -> None:
    async def play() -> None:
        async with toy_table(tell_all) as table:
            spans = await table.pace(0.0, 0.001, 7)
            assert len(spans) == table.moves == 7
            assert all(span > 0 for span in spans)

    asyncio.run(play())


def test_a_move_that_somebody_never_hears_of_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "STALLED", 0.2)

    async def play() -> None:
        async with toy_table(forget_the_last) as table:
            assert await table.pace(0.0, 0.001, 7) == []
            assert table.faults == ["move 1 had not reached everybody after 0 s"]

    asyncio.run(play())


def test_a_socket_that_the_server_closes_is_a_fault() -> None:
    async def play() -> None:
        async with toy_table(close_the_last) as table:
            await table.rush(10)
            assert table.moves == 1
            assert table.faults == ["the server closed a socket with 1011"]

    asyncio.run(play())


async def echo(lines: list[web.WebSocketResponse], mover: web.WebSocketResponse, text: str) -> None:
    await mover.ping(b"are you there")
    await mover.send_str(text)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535])
def test_a_line_brings_frames_of_any_size_whole(size: int) -> None:
    """A server's frame has no bound, a client's here fits into two bytes."""

    async def play() -> None:
        async with toy_table(echo) as table:
            line = await connect(f"http://127.0.0.1:{table.seats[0].line._transport.get_extra_info('peername')[1]}")
            text = ("é" * size)[: size // 2] + "a" * (size % 2)
            line.send(text)
            assert (await line.receive()).decode() == text
            await line.close()

    asyncio.run(play())


def test_a_line_that_is_refused_says_what_the_server_said() -> None:
    async def play() -> None:
        async with toy_table(echo) as table:
            port = table.seats[0].line._transport.get_extra_info("peername")[1]
            with pytest.raises(ConnectionError, match="404"):
                await connect(f"http://127.0.0.1:{port}/nowhere")

    asyncio.run(play())


def update(number: int, player: str) -> bytes:
    state = json.dumps({"G": {"count": 1}, "ctx": {"currentPlayer": player}, "_stateID": number})
    return f'42/counter,["update","m",{state},[{{}}]]'.encode()


def court_update(turn: str) -> bytes:
    state = json.dumps({"G": {"piles": {"hand0": 3}, "turn": turn}, "ctx": {}, "_stateID": 1})
    return f'42/court,["update","m",{state},[{{}}]]'.encode()


def test_the_peers_client_answers_pings_and_knows_its_turn() -> None:
    seat = PeerSeat(None, "m", 1, "secret")
    assert seat.hear(b"2") == "3"
    assert seat.hear(update(1, "1")) is None
    assert (seat.seen, seat.asked) == (1, True)
    assert json.loads(seat.move().removeprefix("42/counter,"))[2:] == [1, "m", "1"]
    seat.hear(update(2, "2"))
    assert (seat.seen, seat.asked, seat.faults) == (2, False, [])


def test_an_update_that_the_peers_client_missed_is_a_fault() -> None:
    seat = PeerSeat(None, "m", 1, "secret")
    seat.hear(update(2, "1"))
    assert seat.faults == ["update 2 came after 0"]


def test_a_seat_of_the_court_game_answers_what_it_is_asked() -> None:
    seat = CourtSeat(None, "m", 2, "secret")
    assert seat.hear(court_update("turn 1 take 2 1;")) is None
    assert (seat.seen, seat.asked, seat.faults) == (1, True, [])
    assert json.loads(seat.move().removeprefix("42/court,"))[1]["payload"]["type"] == "take"
    seat.hear(court_update("turn 1 take 2 1;"))
    assert seat.faults == ["update 1 came after 1"]


def test_a_seat_at_colyseus_finds_its_turn_in_a_patch() -> None:
    seat = ColyseusSeat(None, 1)
    seat.hear(bytes([PATCH, 128, 163]) + b"turn 1 bid 1 1;\xff\x05\x80")
    assert (seat.seen, seat.asked, seat.over, seat.faults) == (1, True, False, [])
    assert seat.move() == bytes([13, 0xA3]) + b"bid" + bytes([0])
    seat.hear(bytes([11]) + b"That move is not legal now.")
    assert len(seat.faults) == 1


def test_news_that_our_client_missed_or_heard_twice_is_a_fault() -> None:
    def news(*numbers: int) -> bytes:
        return json.dumps({"type": "news", "events": [[number, "bid", 0, [1], []] for number in numbers]}).encode()

    seat = OurSeat(None, random.Random(1))
    seat.hear(news(0, 1))
    seat.hear(news(2))
    assert (seat.seen, seat.faults) == (2, [])
    seat.hear(news(2))
    seat.hear(news(4))
    assert seat.faults == ["event 2 came where 3 was due", "event 4 came where 3 was due"]


PILES = {
    "centre": ["K001"],
    "lot": [],
    "spent": [],
    **{f"{name}{seat}": [] for name in ("look", "hand", "lost") for seat in range(2)},
    "hand0": ["K002"],
    "hand1": ["K003"],
    "stock": ["K004"],
}


def test_a_seat_may_be_told_of_its_own_cards_and_of_open_ones() -> None:
    assert secrets.compare(0, [b"K001 K002", b"2"], PILES, PILES) == {"K001", "K002"}
    taken = {**PILES, "centre": [], "hand1": ["K003", "K001"]}
    assert secrets.compare(0, [b"K001"], PILES, taken) == {"K001"}, "it lay open before it was taken"


@pytest.mark.parametrize("frame", [b'{"hand1":["K003"]}', b"\x80K004"])
def test_a_peer_that_tells_a_seat_of_others_cards_is_no_fair_peer(frame: bytes) -> None:
    with pytest.raises(Missing, match="which it must not see"):
        secrets.compare(0, [frame], PILES, PILES)


def test_the_disk_alone_is_timed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    spans = disk.syncs(tmp_path, 5000, 1000, 0.01)
    assert len(spans) == 10
    assert all(span > 0 for span in spans)
    assert list(tmp_path.iterdir()) == []


def test_a_percentile_is_a_value_that_was_seen() -> None:
    values = [float(number) for number in range(200, 0, -1)]
    assert [percentile(values, percent) for percent in (50, 99, 100)] == [100, 198, 200]
    assert percentile([3.0], 99) == 3


def test_the_cost_of_a_server_is_that_of_its_whole_family(tmp_path: Path) -> None:
    def add(pid: int, parent: int, name: str, user: int, system: int, children: int) -> None:
        folder = tmp_path / str(pid)
        folder.mkdir()
        (folder / "stat").write_text(
            f"{pid} ({name}) S {parent} 1 1 0 -1 0 0 0 0 0 {user} {system} {children} 0 20 0 1 0 0 0 0"
        )
        (folder / "statm").write_text(f"900 {pid} 5 1 0 1 0")

    add(10, 1, "a server) S 99 (", 100, 20, 3)
    add(11, 10, "worker", 7, 0, 0)
    add(12, 11, "its child", 0, 5, 0)
    add(13, 1, "somebody else", 1000, 1000, 0)
    assert sorted(process.tree(10, tmp_path)) == [10, 11, 12]
    assert process.cpu_seconds(10, tmp_path) * process.TICKS == pytest.approx(135)
    assert process.resident_bytes([10, 11], tmp_path) == 21 * process.PAGE


def test_this_process_has_a_cost() -> None:
    assert process.cpu_seconds(os.getpid()) > 0
    assert process.written_bytes(os.getpid()) >= 0
    assert process.resident_bytes([os.getpid()]) > 1_000_000


def test_a_ratio_says_how_many_times_better_ours_is() -> None:
    figures = {figure.name: figure for figure in report.FIGURES}
    assert report.ratios(figures["per_cpu_second"], [600.0, 300.0], [100.0, 100.0]) == [3, 6]
    assert report.ratios(figures["p99"], [2.0], [4.0]) == [2]


FIGURES = {figure.name: [1.0] for figure in report.FIGURES if figure.name}


def test_the_disks_tail_is_taken_off_in_its_own_round() -> None:
    ours = {"figures": {**FIGURES, "p99": [9.0, 3.0], "disk_p99": [5.0, 4.0]}}
    theirs = {"figures": {"p99": [2.0, 2.0]}}
    assert measure.repeats(ours, "p99_less_disk") == [4.0, 0.0]
    assert measure.repeats(theirs, "p99_less_disk") == [2.0, 2.0]


@pytest.mark.parametrize(
    ("value", "at_most", "said"),
    [
        (2.5, False, "meets the aim"),
        (1.3, False, "meets the floor"),
        (1.2, False, "short of the floor"),
        (1.3, True, "meets the aim"),
        (2.6, True, "short of the floor"),
    ],
)
def test_a_bar_is_met_from_the_right_side(value: float, at_most: bool, said: str) -> None:
    floor, aim = (2.5, 1.3) if at_most else (1.3, 2.5)
    assert measure.verdict(measure.Bar("", "", floor=floor, aim=aim, at_most=at_most), value) == said


def test_every_bar_that_was_measured_has_its_line() -> None:
    side = {"about": "", "figures": {**FIGURES, "p99": [2.0]}, "moves": 3, "faults": []}
    names = [measure.COTERIE, measure.COUNTER, measure.COURT, measure.FILES, measure.COLYSEUS]
    result = {
        "sides": dict.fromkeys(names, side),
        "missing": {},
        "shape": {"tables": 5, "seats": 4, "rate": 50, "restart": 10},
        "rounds": 1,
        "machine": {},
    }
    assert names == [kind.name for kind in bench.SIDES]
    lines = list(measure.server_lines(result))
    assert [line.split("  ")[0] or line.split("  ")[1] for line in lines] == [
        bar.title.strip() for bar in measure.SERVER
    ]
    said = report.table(result)
    assert all(line in said for line in lines)


@pytest.mark.parametrize(("ratio", "verdict"), [(1.5, "meets the aim"), (1.6, "falls short")])
def test_the_report_says_how_a_persons_bots_fare_in_company(ratio: float, verdict: str) -> None:
    company = {"tables": 200, "playing": 190, "alone_ms": 10.0, "beside_ms": 10.0 * ratio, "ratio": ratio}
    side = {"about": "", "figures": FIGURES, "moves": 3, "faults": []}
    shape = {"tables": 5, "seats": 4, "rate": 50, "restart": 10}
    sides = {"Coterie": {**side, "company": company}}
    said = report.table({"sides": sides, "missing": {}, "shape": shape, "rounds": 1, "machine": {}})
    line = next(line for line in said.splitlines() if "beside 200 tables of bots" in line)
    assert f"{ratio:.2f} ×  {verdict} (aim 1.5)" in line
    assert "10.0 ms in an empty house" in line


def test_a_peer_that_is_not_installed_is_reported_not_fatal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(node, "PACKAGES", tmp_path)
    monkeypatch.setattr(sys, "argv", ["bench.server", "--quick", "--only", "bgio counter", "--out", str(tmp_path)])
    assert bench.main() == 0
    assert "bgio counter: not available: it is not installed: run 'make bench'" in capsys.readouterr().out
    assert json.loads((tmp_path / "server.json").read_text())["sides"] == {}

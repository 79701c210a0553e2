"""What a seat does for itself alone reaches nobody else: previews, refusals, standing orders, a second tab."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.orders import NO_LOT, OrderKind
from coterie.games import find
from tests.server.taps import Tap
from tests.server.worlds import Spot, Twins, World, stride, twins, walk

pytestmark = pytest.mark.slow

GAME = find("for-the-king")
SEATS = 3
UP_TO, PASSING = GAME.orders
ORDERS = [(UP_TO, None), (PASSING, None), (UP_TO, UP_TO), (PASSING, UP_TO)]


def auctions(seed: int = 1) -> list[Spot]:
    """Spots in the auctions of a game at which somebody is asked for a bid."""
    return [spot for spot in walk(GAME, SEATS, seed) if spot.step == "bid"]


async def bid_in_vain(tap: Tap) -> None:
    answer = await tap.play(0)
    assert answer["type"] == "refused"


async def bid_late(tap: Tap) -> None:
    answer = await tap.do("play", decision=tap.view["decision"] + 1, actions=[0])
    assert answer["code"] == "refused-late"


async def preview(tap: Tap) -> None:
    await tap.do("preview", decision=tap.view["decision"], actions=tap.legal[:1])


async def leave_an_order(tap: Tap, amount: int = 3) -> None:
    answer = await tap.do("order", order=UP_TO.name, amount=amount)
    assert answer["type"] == "done", answer
    assert tap.game
    assert tap.game["order"] == [UP_TO.name, amount]


async def revoke_the_order(tap: Tap) -> None:
    await leave_an_order(tap)
    assert (await tap.do("order", order=""))["type"] == "done"
    assert tap.game
    assert tap.game["order"] is None


async def order_too_much(tap: Tap) -> None:
    assert (await tap.do("order", order=UP_TO.name, amount=10_000))["code"] == "refused-amount"


async def take_back_what_is_not_theirs(tap: Tap) -> None:
    assert (await tap.do("undo"))["type"] == "refused"


async def command_as_the_host(tap: Tap) -> None:
    answer = await tap.do("mute", person=0 if tap.seat else 99, on=True)
    assert answer["type"] == "refused"


async def say_it_twice(tap: Tap) -> None:
    for _ in range(2):
        await tap.do("order", cmd_id="the-same-order", order="")


async def open_a_second_tab(tap: Tap) -> None:
    tab = await Tap(tap.server, tap.table, tap.key).hello()
    await tab.leave()


ALONE: list[Callable[[Tap], Awaitable[None]]] = [
    preview,
    bid_in_vain,
    bid_late,
    leave_an_order,
    revoke_the_order,
    order_too_much,
    take_back_what_is_not_theirs,
    command_as_the_host,
    say_it_twice,
    open_a_second_tab,
]


def test_what_a_seat_does_for_itself_reaches_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with twins(tmp_path, GAME.name, SEATS) as pair:
            spot = next(spot for spot in auctions() if not spot.table.agenda[-1].sealed)
            for seat in range(SEATS):
                for act in ALONE:
                    if spot.table.whose() == seat and act in (leave_an_order, revoke_the_order):
                        continue  # it would act at once
                    await nobody_notices(pair, spot, seat, act)

    asyncio.run(scenario())


async def nobody_notices(pair: Twins, spot: Spot, seat: int, act: Callable[[Tap], Awaitable[None]]) -> None:
    world = pair.left
    await world.begin(spot)
    others = [tap for n, tap in enumerate(world.taps) if n != seat]
    for tap in world.taps:
        await tap.catch_up()
    before = [len(tap.frames) for tap in others]
    await act(world.taps[seat])
    for tap in others:
        await tap.catch_up()
    # but for what they asked for themselves
    came = [len(tap.frames) - n - 1 for tap, n in zip(others, before, strict=True)]
    assert not any(came), f"{act.__name__}: others were sent {came} messages"


def test_nobody_can_tell_what_order_was_left_or_that_one_was_revoked(tmp_path: Path) -> None:
    async def scenario() -> None:
        compared = 0
        async with twins(tmp_path, GAME.name, SEATS) as pair:
            for spot in auctions()[::5]:
                seat = next(s for s in range(SEATS) if s != spot.table.whose())
                low, high = UP_TO.amounts(Eyes(spot.table, seat))
                if low == high:
                    continue
                await pair.both(lambda world, spot=spot: world.begin(spot))  # type: ignore[misc]
                await pair.settle([])
                left, right = pair.left.taps[seat], pair.right.taps[seat]
                await asyncio.gather(leave_an_order(left, low), leave_an_order(right, high))
                await pair.settle([v for v in pair.viewers() if v != seat], "order")
                await left.do("order", order="")
                await right.catch_up()
                await pair.follow([v for v in pair.viewers() if v != seat], "order", Lehmer(1), ahead=0)
                compared += 1
        assert compared > 2

    asyncio.run(scenario())


@pytest.mark.parametrize(("order", "other"), ORDERS, ids=[f"{a.name} and {b.name if b else 'none'}" for a, b in ORDERS])
def test_an_order_that_answers_looks_like_a_person(tmp_path: Path, order: OrderKind, other: OrderKind | None) -> None:
    """In one world the seat has left an order, in the other another order or amount, or none and answers itself."""

    async def scenario() -> None:
        compared = 0
        async with twins(tmp_path, GAME.name, SEATS) as pair:
            for spot in auctions():
                amounts = alike(spot, order, other)
                if amounts and compared < 4:
                    await act(pair, spot, order, other, amounts)
                    compared += 1
        assert compared == 4

    asyncio.run(scenario())


def alike(spot: Spot, order: OrderKind, other: OrderKind | None) -> tuple[int, int] | None:
    """Amounts, as different as they can be, for which both orders give the same answer."""
    eyes = Eyes(spot.table, spot.table.whose())
    if order.lot(eyes) == NO_LOT or order.answer(eyes, order.amounts(eyes)[0]) is None:
        return None
    if other is None:
        return order.amounts(eyes)[0], 0
    (low, high), (least, most) = order.amounts(eyes), other.amounts(eyes)
    pairs = (
        (one, two) for one in range(low, high + 1) for two in range(most, least - 1, -1) if (order, one) != (other, two)
    )
    return next(((one, two) for one, two in pairs if order.answer(eyes, one) == other.answer(eyes, two)), None)


async def act(pair: Twins, spot: Spot, order: OrderKind, other: OrderKind | None, amounts: tuple[int, int]) -> None:
    seat = spot.table.whose()
    answer = order.answer(Eyes(spot.table, seat), amounts[0])
    assert answer is not None
    step = stride(GAME, spot.table, spot.table, Lehmer(1), (answer, answer))
    if step is None:
        return

    async def answer_in(world: World, kind: OrderKind | None, amount: int, rolls: list[int]) -> None:
        world.dice.numbers = rolls
        tap = world.taps[seat]
        told = len(tap.events)
        if kind is None:
            await tap.play(answer)
        else:
            await tap.do("order", order=kind.name, amount=amount)
            await tap.until(lambda: len(tap.events) > told)
            await tap.do("order", order="")

    await pair.both(lambda world: world.begin(spot))
    await pair.settle([])
    await asyncio.gather(
        answer_in(pair.left, order, amounts[0], step.rolls[0]), answer_in(pair.right, other, amounts[1], step.rolls[1])
    )
    await pair.follow([v for v in pair.viewers() if v != seat], f"order {order.name}", Lehmer(1))

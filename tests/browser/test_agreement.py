"""A game's own table and the generic one agree: whatever may be done in a random position can be chosen on both, by clicking."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.server.house import Seated
from coterie.server.terms import Proposal, Seat
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import OF

POSITIONS = [40, pytest.param(200, marks=pytest.mark.soak)]  # of a game, at tables of every size
MINE = 0  # the seat of the guest
EVERY = 3  # so many questions of the guest's are passed between two positions, on average

# Everything there is to click is clicked, and taken back; what was chosen each time is read in the action bar. Where a click only points
# at something, what is offered then is clicked, too, and numbers that can be typed are typed.
WALK = """async () => {
  const reached = new Set()
  const all = (selector) => [...document.querySelectorAll(selector)]
  const rest = () => scheduler.postTask(() => {})
  const back = async () => {
    document.querySelector('.bar .acts .btn:not(.gold):not(.plain)').click()
    await rest()
  }
  const click = async (thing) => {
    thing.click()
    await rest()
    if (!document.querySelector('.bar .acts .gold')) return false
    reached.add(document.querySelector('.bar .ask strong').textContent)
    await back()
    return true
  }
  const type = async (field) => {
    const { min, max } = field()
    for (let n = Number(min); n <= Number(max); n++) {
      field().value = n
      field().dispatchEvent(new InputEvent('input', { bubbles: true }))
      await rest()
      const submit = field().form.querySelector('button')
      if (!submit.disabled) await click(submit)
    }
  }
  const OFFERED = '.choices > button:enabled'
  const LIT = '.table button[data-target]:enabled, .table button[data-choice]:enabled'
  const FIELDS = '.choices input[type=number], .table input[type=number]'
  for (let i = 0; i < all(OFFERED).length; i++) await click(all(OFFERED)[i])
  for (let i = 0; i < all(LIT).length; i++) {
    if (await click(all(LIT)[i])) continue
    const offered = all(OFFERED).length
    for (let j = 0; j < offered; j++) {
      if (j) await click(all(LIT)[i])
      await click(all(OFFERED)[j])
    }
    if (!offered) throw new Error(`nothing comes of ${all(LIT)[i].dataset.target}`)
  }
  for (let i = 0; i < all(FIELDS).length; i++) await type(() => all(FIELDS)[i])
  return [...reached].sort()
}"""


def random_positions(game: Game, seats: int, count: int) -> Iterator[Match]:
    """So many positions of random games in which the guest is asked."""
    dice, seed = Lehmer(seats), 0
    while count:
        seed += 1
        match = Match(game, seats, dice=SeededDice(seed))
        while count and not match.over:
            asked = match.asked()
            if MINE in asked and dice.below(EVERY) == 0:
                yield match.fork()
                count -= 1
            seat = asked[dice.below(len(asked))]
            legal = match.eyes(seat).legal()
            match.play(seat, [legal[dice.below(len(legal))]])


async def seat_at(house: OpenHouse, game: Game, seats: int) -> Seated:
    return await house.inn.house.open_table(Proposal(game.name, "Ann", seats, seat=MINE))


async def lay(seated: Seated, match: Match) -> None:
    """The table is as in this position from now on, for whoever sits there."""
    chairs = [Seat(person=0), *[Seat(bot="random")] * (match.seats - 1)]
    await seated.table.carry_out(lambda: seated.table.plan_begin(match, chairs))


def walk(page: Page, shown: int) -> list[str]:
    page.wait_for_selector(f".play[data-match='{shown}'] .bar .mine")
    found: list[str] = page.evaluate(WALK)
    return found


@pytest.mark.parametrize("positions", POSITIONS)
@pytest.mark.parametrize("name", OF)
def test_every_legal_action_is_reachable_on_both_tables(guest: Callable[..., Guest], house: OpenHouse, name: str, positions: int) -> None:
    game = find(name)
    sizes = range(game.fewest, game.most + 1)
    for seats in sizes:
        seated = house.run(seat_at(house, game, seats))
        pages = [guest(name="Ann", motion=False, plain=plain, keys=True).page for plain in (False, True)]
        for n, match in enumerate(random_positions(game, seats, positions // len(sizes) + 1), 1):
            house.run(lay(seated, match))
            if n == 1:
                for page in pages:
                    page.goto(f"/t/{seated.table.id}#key={seated.key}")
            own, generic = (walk(page, n) for page in pages)
            view = match.eyes(MINE).view()
            where = f"{view.step} at a table of {seats}, position {n}"
            assert own == generic, where
            assert len(own) == len(match.eyes(MINE).legal()), where

"""Random games, counted twice: by the rules and by an independent oracle."""

from collections import Counter

import pytest

from coterie.core.dice import Lehmer
from coterie.core.events import Event
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.lexicon import AUDIENCES, KINDS, PLACES, TO_RECRUIT
from coterie.games.royal_secrets.table import RoyalTable
from coterie.games.royal_secrets.tests.oracle import LETTERS, Audience, Oracle, RoundSheet

GAMES = 250
BOTH = ("king", "queen")


def pile(table: Table, name: str, seat: int) -> Counter[str]:
    index = next(p.index for p in table.layout.piles if (p.name, p.seat) == (name, seat))
    return Counter(KINDS[table.kind(c)] for c in table.at[index])


def write(sheet: RoundSheet, event: Event, table: RoyalTable) -> None:
    """Put one event on the oracle's sheet: choices and draws only, never a consequence."""
    who = LETTERS[event.seat] if event.seat >= 0 else ""
    cards = [KINDS[k] for k in event.cards[::3]]
    nums = event.nums
    if event.what == "audience":
        i = event.cards[0] - AUDIENCES
        sheet.audiences[BOTH[nums[0]]] = Audience(
            cards[0], table.cards.need[i], table.cards.gain[i], table.cards.loss[i]
        )
    elif event.what == "chose":
        sheet.at[who] = {BOTH[nums[0]]}
    elif event.what == "sent":
        sheet.at[LETTERS[nums[0]]] = {BOTH[nums[1]]}
    elif event.what == "dines":
        sheet.at[who] = set(BOTH)
    elif event.what in ("bet-up", "bet-down"):
        sheet.bets[f"{who}-{event.what[4:]}"] = cards[0]
    elif event.what in ("cardinal-up", "cardinal-down"):
        sheet.bets[event.what] = cards[0]
    elif event.what == "stabbed":
        sheet.stabbed.add(PLACES[nums[0]])
    elif event.what == "decorated":
        sheet.medals.add(PLACES[nums[0]])
    elif event.what == "named":
        sheet.named.append((who, PLACES[nums[0]]))
    elif event.what == "third":
        sheet.thirds.setdefault(BOTH[nums[0]], {})[who] = cards[0]
    elif event.what == "favor":
        sheet.favors.append((who, cards[0]))
    elif event.what == "drew-valet":
        sheet.drawn.append((who, cards[0]))


def sheet_of(table: RoyalTable, told: int) -> RoundSheet:
    """What was told from this event on."""
    sheet = RoundSheet()
    for event in table.log[: table.logged]:
        if event.n >= told:
            write(sheet, event, table)
    return sheet


def check_game(seats: int, seed: int, debts: str) -> Counter[str]:
    """Play one random game and hold every round to the oracle."""
    table = GAME.table(seats, {"debts": debts})
    assert isinstance(table, RoyalTable)
    dice = Lehmer(seed)
    while table.round == 0:
        table.roll(dice)
    players = LETTERS[:seats]
    penalties = {KINDS[6 + i]: table.cards.penalties[i] for i in range(4)}
    hands = {p: list(pile(table, "hand", s).elements()) for s, p in enumerate(players)}
    oracle = Oracle(players, hands, penalties, table.cards.rounds, debts == "on")
    told = table.told
    now = 1
    while not table.over:
        if table.asked(CHANCE):
            table.roll(dice)
        else:
            legal = table.legal(table.whose())
            if TO_RECRUIT.owns(legal[0]):
                so_far = sheet_of(table, told)
                named = sorted(PLACES[TO_RECRUIT.arg(action)] for action in legal)
                assert named == oracle.may_name(so_far, LETTERS[table.whose()]), f"recruitment in round {now}"
            table.play(table.whose(), legal[dice.below(len(legal))])
        if not table.over and table.round == now:
            continue
        oracle.count(sheet_of(table, told))
        if table.over:
            oracle.finish()
        for seat, p in enumerate(players):
            assert table.lilies[seat] == oracle.lilies[p], f"lilies of {p} after round {now}"
            assert pile(table, "hand", seat) == oracle.hands[p], f"hand of {p} after round {now}"
            assert pile(table, "favors", seat) == +oracle.favors[p], f"favors of {p} after round {now}"
        told, now = table.told, table.round
    assert table.winners() == [s for s, p in enumerate(players) if oracle.lilies[p] == max(oracle.lilies.values())]
    return oracle.seen


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_RS_41_an_independent_oracle_counts_random_games_alike(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        seen += check_game(seats, seed * 11 + seats, "on" if seed % 4 == 0 else "off")
    rules = ["alone", "cannot be named", "deserted", "recruited", "second tie", "tie", "valet stings"]
    favors = [
        "corruption",
        "espionage",
        "master-stroke",
        "medal",
        "planning",
        "recruitment",
        "royal-dinner",
        "royal-pardon",
        "stabbing",
    ]
    assert [rule for rule in rules + favors if not seen[rule]] == [], f"never came up in {GAMES} games"

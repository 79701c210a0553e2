"""Card packs of Royal Secrets: held to every known constraint, and turned into tables of numbers."""

import json
from importlib.resources import files

from coterie import packs
from coterie.games.royal_secrets.lexicon import AUDIENCE_KINDS, AUDIENCES, FAVORS, PRICES
from coterie.games.royal_secrets.table import RoyalPack

GAME = "royal-secrets"

COURTIERS = {"0": 2, "10": 3, "20": 3, "30": 1, "40": 1, "excuse": 1}  # RS-02
REMOVED = [0, 1, 2]
VALETS = {"-10": 2, "0": 4, "10": 2, "20": 2}  # RS-04
CARDINALS = {"-10": 2, "0": 4, "10": 6, "20": 2}  # RS-05
ROUNDS = 7  # RS-10

MEASURES = {"need": 200, "gain": 99, "loss": 99}  # what an audience card tells, and the most we can imagine of it
MOST_PENALTY = 99


def load(folder: str | None = None) -> RoyalPack:
    """The pack in a folder, or the standard pack. Raises BadPack with the first constraint broken."""
    name, content = packs.read(
        GAME, ["rounds", "courtiers", "valets", "cardinals", "audiences"], files(__package__), folder
    )
    rounds = content.number("rounds", 1, 99, "RS-10")
    content.expect(rounds == ROUNDS, f"a game should have {ROUNDS} rounds, not {rounds}", "RS-10")
    courtiers = _courtiers(content.section("courtiers", [*COURTIERS, "removed"]))
    penalties = _penalties(content.section("valets", list(VALETS)))
    cardinals = _cardinals(content.section("cardinals", list(CARDINALS)))
    need, gain, loss = _audiences(content.section("audiences", FAVORS))
    return RoyalPack(
        name=name,
        digest=packs.digest(json.dumps([rounds, courtiers, REMOVED, penalties, cardinals, need, gain, loss])),
        rounds=rounds,
        courtiers=courtiers,
        removed=[0, 0, 0, *REMOVED],
        valets=list(VALETS.values()),
        penalties=penalties,
        cardinals=cardinals,
        audiences=list(range(AUDIENCES, AUDIENCES + AUDIENCE_KINDS)),
        need=need,
        gain=gain,
        loss=loss,
    )


def small(seats: int) -> RoyalPack:
    """Two rounds with two or three courtiers each, fewer at larger tables.

    Whatever is bet first, two cards are left to bet.
    """
    hands = {3: [1, 1, 0, 0, 0, 1], 4: [2, 0, 0, 0, 0, 1], 5: [2, 0, 0, 0, 0, 0]}
    deck = [AUDIENCES + 2 * FAVORS.index(f) for f in ("corruption", "espionage", "stabbing", "recruitment", "medal")]
    return RoyalPack(
        name="small",
        digest=f"small-{seats}",
        rounds=2,
        courtiers=hands[seats],
        removed=[0] * 6,
        valets=[1, 1, seats - 1, 0] if seats < 5 else [0, 2, 4, 0],
        penalties=[4, 3, 2, 1],
        cardinals=[1, 1, 2, 0],
        audiences=deck,
        need=[10] * AUDIENCE_KINDS,
        gain=[2] * AUDIENCE_KINDS,
        loss=[3] * AUDIENCE_KINDS,
    )


def _courtiers(section: packs.Section) -> list[int]:
    """One player's cards by value, the Excuses last."""
    counts = []
    for value, wanted in COURTIERS.items():
        count = section.number(value, 0, 99, "RS-02")
        what = "the Excuse" if value == "excuse" else f"a courtier of {value}"
        section.expect(
            count == wanted, f"each player should have {what} {_times(wanted)}, not {_times(count)}", "RS-02"
        )
        counts.append(count)
    removed = section.numbers("removed", 0, 99, "RS-02")
    meant = "how many 20s each player gives up with 3, 4 and 5 players"
    section.expect(removed == REMOVED, f"'removed' should be {REMOVED}, {meant}, not {packs.said(removed)}", "RS-02")
    return counts


def _penalties(section: packs.Section) -> list[int]:
    """What valets cost by influence.

    The same for all of one influence: a kind of card is an influence here, and a kind has one penalty.
    """
    penalties: list[int] = []
    for value, wanted in VALETS.items():
        costs = section.numbers(value, 1, MOST_PENALTY, "RS-04")
        section.expect(len(costs) == wanted, f"there should be {wanted} valets of {value}, not {len(costs)}", "RS-04")
        section.expect(
            len(set(costs)) == 1, f"the valets of {value} should all cost the same, not {packs.said(costs)}", "RS-04"
        )
        penalties.append(costs[0])
    section.expect(penalties[0] == 4, f"a valet of -10 should cost 4 lilies, not {penalties[0]}", "RS-EX-4")
    return penalties


def _cardinals(section: packs.Section) -> list[int]:
    counts = []
    for value, wanted in CARDINALS.items():
        count = section.number(value, 0, 99, "RS-05")
        section.expect(count == wanted, f"there should be {wanted} cardinals of {value}, not {count}", "RS-05")
        counts.append(count)
    return counts


def _audiences(section: packs.Section) -> tuple[list[int], list[int], list[int]]:
    """Needs, gains and losses by audience card, held to what is known of the printed ones."""
    need: list[int] = []
    gain: list[int] = []
    loss: list[int] = []
    for favor in FAVORS:  # RS-03: each of them twice
        pair = section.section(favor, PRICES)
        for price in PRICES:
            card = pair.section(price, list(MEASURES))
            for table, (measure, most) in zip((need, gain, loss), MEASURES.items(), strict=True):
                table.append(card.number(measure, 1, most, "RS-10"))
        cheap, dear = need[-2:]
        pair.expect(
            cheap <= dear, f"'cheap' should need no more influence than 'dear', which needs {dear}, not {cheap}"
        )
        distinct = cheap != dear or favor != "planning"
        pair.expect(distinct, f"the two cards should need different influence, not both {cheap}", "RS-84")
    cards = range(AUDIENCE_KINDS)
    king = any((need[i], loss[i]) == (50, 5) for i in cards)
    section.expect(
        king, "a card should need 50 and lose 5, like the King's of the worked example, but none does", "RS-EX-3"
    )
    queen = any(gain[i] == 3 and need[i] <= 40 for i in cards)
    section.expect(
        queen,
        "a card should gain 3 and need at most 40, like the Queen's of the worked example, but none does",
        "RS-EX-5",
    )
    return need, gain, loss


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")

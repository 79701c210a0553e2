"""What is counted in a game of For the King: prices by card and lot, bids, defaults, and how somebody bids."""

from typing import Final

from coterie.core.events import Heard
from coterie.core.measures import SHARE, SPLIT, Counted, Ended, Measure
from coterie.games.for_the_king.lexicon import GOLD, KING, OFFICES, gold_of

QUARTERS: Final = 4

MEASURES: Final = [
    Measure("place", "wins by place, the first dealer being 1", SHARE, "place"),
    Measure("decided", "how the game is decided", SPLIT, "by"),
    Measure("price-by-card", "gold paid for a Government or King card", by="card"),
    Measure("price-by-quarter", "gold paid for a Government card, by quarter of the auction", by="quarter"),
    Measure("cards-for-gold", "cards given for a Gold card", by="card"),
    Measure("unsold", "lots that nobody buys", SHARE, "quarter"),
    Measure("bids", "bids on a lot", by="quarter"),
    Measure("defaults", "defaults in a game"),
    Measure("office", "points of an office's first place", by="office"),
    Measure("left", "gold left at the end"),
    Measure("games-with-a-jump", "games in which somebody raises by more than one", SHARE),
    Measure("games-with-a-bluff", "games in which somebody bids more gold than they have", SHARE),
    Measure("games-with-a-default", "games in which somebody cannot pay", SHARE),
    Measure("buys", "lots bought in a game", player=True),
    Measure("pays", "gold paid for a Government card", player=True),
    Measure("opens", "opening bids", player=True),
    Measure("jumps", "bids that raise by more than one", SHARE, player=True),
    Measure("jumps-in", "games with such a bid", SHARE, player=True),
    Measure("bluffs", "bids of more gold than one has", SHARE, player=True),
    Measure("bluffs-in", "games with such a bluff", SHARE, player=True),
    Measure("drives", "lots of others on which one is the last to bid against them", SHARE, player=True),
    Measure("bids-on", "answers to a lot that are bids", SHARE, player=True),
    Measure("fails", "lots won that cannot be paid", SHARE, player=True),
    Measure("keeps", "gold left at the end", player=True),
]


def measure(ended: Ended) -> list[Counted]:
    """All measures of a game."""
    told = ended.told
    first = next(event.seat for event in told if event.what == "dealer")
    found = ended.by_place("place", first)
    starts = [n for n, event in enumerate(told) if event.what == "lot"]
    bought = [0] * ended.seats
    for number, start in enumerate(starts):
        end = starts[number + 1] if number + 1 < len(starts) else len(told)
        quarter = str(QUARTERS * number // len(starts) + 1)
        found += _lot(ended, told[start:end], quarter, bought)
    found.append(Counted("defaults", sum(event.what == "defaulted" for event in told)))
    bluffs = _bluffs(ended)
    found += bluffs
    found += _seen(ended.seats, found, "jumps", "jump")
    found += _seen(ended.seats, bluffs, "bluffs", "bluff")
    found.append(Counted("games-with-a-default", float(any(event.what == "defaulted" for event in told))))
    found += [Counted("buys", count, seat=seat) for seat, count in enumerate(bought)]
    for event in told:
        if event.what == "points":
            found.append(Counted("left", event.nums[1]))
            found.append(Counted("keeps", event.nums[1], seat=event.seat))
        elif event.what == "primary":
            found.append(Counted("office", event.nums[2], OFFICES[event.nums[0]]))
    decided = {event.nums[1] for event in told if event.what in ("winner", "shared")}
    found += [Counted("decided", 1, DECIDED[min(by, 2)]) for by in decided]
    return found


DECIDED: Final = ["points", "gold", "offices"]
DEAREST: Final = 3  # the most that a card laid face down can have been worth


def _seen(seats: int, found: list[Counted], what: str, name: str) -> list[Counted]:
    """Who did something in a game at least once, and whether anybody did."""
    done = {one.seat for one in found if one.measure == what and one.value}
    by_seat = [Counted(f"{what}-in", float(seat in done), seat=seat) for seat in range(seats)]
    return [*by_seat, Counted(f"games-with-a-{name}", float(bool(done)))]


def _bluffs(ended: Ended) -> list[Counted]:
    """Every bid for gold: whether it was more than the bidder can have had, by the hands shown at the end.

    What was laid face down may have been gold, so that some bluffs are never known.
    """
    found: list[Counted] = []
    most = [0] * ended.seats
    lots = [event for event in ended.told if event.what == "lot"]
    for event in reversed(ended.told):
        seat, what = event.seat, event.what
        if what == "points":
            most[seat] = event.nums[1]
        elif what == "paid":
            most[seat] += event.nums[0]
        elif what == "gained":
            most[seat] -= gold_of(event.cards[0])
        elif what in ("discarded", "lost"):
            most[seat] += DEAREST
        elif what == "lot":
            lots.pop()
        elif lots and not GOLD <= lots[-1].cards[0] < KING:
            if what == "defaulted":
                most[seat] = min(most[seat], event.nums[0] - 1)
            elif what == "bid":
                found.append(Counted("bluffs", float(event.nums[0] > most[seat]), seat=seat))
    return found


def _lot(ended: Ended, told: list[Heard], quarter: str, bought: list[int]) -> list[Counted]:
    """One lot, with the auctions that follow a default."""
    found: list[Counted] = []
    kind, bid, bids, won = told[0].cards[0], 0, 0, -1
    bidders: list[int] = []
    for event in told:
        if event.what == "bid":
            bidders.append(event.seat)
            found.append(Counted("jumps", float(event.nums[0] > bid + 1), seat=event.seat))
            found.append(Counted("bids-on", 1, seat=event.seat))
            if not bid:
                found.append(Counted("opens", event.nums[0], seat=event.seat))
            bid = event.nums[0]
            bids += 1
        elif event.what == "passed":
            found.append(Counted("bids-on", 0, seat=event.seat))
        elif event.what == "won":
            won = event.seat
        elif event.what == "defaulted":
            found.append(Counted("fails", 1, seat=event.seat))
            won, bid = -1, 0
            bidders.clear()
    found.append(Counted("unsold", float(won < 0), quarter))
    found.append(Counted("bids", bids, quarter))
    if won < 0:
        return found
    bought[won] += 1
    against = next((seat for seat in reversed(bidders) if seat != won), -1)
    found += [Counted("drives", float(seat == against), seat=seat) for seat in range(ended.seats) if seat != won]
    found.append(Counted("fails", 0, seat=won))
    if GOLD <= kind < KING:
        found.append(Counted("cards-for-gold", bid, ended.kinds[kind]))
        return found
    found.append(Counted("price-by-card", bid, _card(ended, kind)))
    if kind < GOLD:
        found.append(Counted("price-by-quarter", bid, quarter))
        found.append(Counted("pays", bid, seat=won))
    return found


def _card(ended: Ended, kind: int) -> str:
    """A King card by name, a Government card by its value: offices are worth what the players make of them."""
    return ended.kinds[kind] if kind >= KING else f"government {ended.pack.figures(kind)['value']}"

"""The sayings of Royal Secrets, in the order in which they are offered."""

from coterie.games.royal_secrets import judges, openings
from coterie.games.royal_secrets.heard_round import BETS
from coterie.games.royal_secrets.lexicon import MOST_SEATS, VALET_VALUES
from coterie.talk.sayings import CLAIM, FORECAST, NO_SEAT, PROMISE, Arg, Saying

_HALL = Arg.option("hall", "king", "queen")
_SEAT = Arg.seat("seat", MOST_SEATS)
_YES = Arg.option("yes", "no", "yes")
_KNOWN = frozenset({"bet-down", "spied", "turned-up"})  # what tells what a hidden card is


def _pointed(args: tuple[int, ...]) -> bool:
    """Who promises to point at a bet says whose. Who promises not to names nobody; nor do a plan, a dinner, a spy."""
    what, seat, yes = args
    return (seat != NO_SEAT) == (what in judges.POINTING and yes == judges.YES)


def _bounded(args: tuple[int, ...]) -> bool:
    """At least 0 and at most 40 say next to nothing."""
    bound, amount = args
    return amount > 0 if bound == judges.AT_LEAST else amount < 40


SAYINGS = [
    Saying(
        "down-at-least",
        CLAIM,
        (Arg.amount("n", 10, 20, 30, 40),),
        may=openings.down_at_least,
        judges=judges.down_at_least,
        decides=_KNOWN,
        short=">={n}",
        clause="RS-35",
    ),
    Saying(
        "down-at-most",
        CLAIM,
        (Arg.amount("n", 0, 10, 20),),
        may=openings.down_at_most,
        judges=judges.down_at_most,
        decides=_KNOWN,
        short="<={n}",
        clause="RS-35",
    ),
    Saying(
        "down-is",
        CLAIM,
        (Arg.option("what", "courtier", "valet", "excuse"), _YES),
        may=openings.down_is,
        judges=judges.down_is,
        decides=_KNOWN,
        clause="RS-32",
    ),
    Saying(
        "goes",
        PROMISE,
        (_HALL,),
        may=openings.goes,
        judges=judges.goes,
        decides=frozenset({"chose", "dines", *BETS}),
        short="{hall}",
        clause="RS-20",
    ),
    Saying(
        "stays",
        PROMISE,
        (),
        may=openings.stays,
        judges=judges.stays,
        decides=frozenset({"withdrew", "influence", "deserted"}),
        short="stay",
        clause="RS-60",
    ),
    Saying(
        "both-at-least",
        PROMISE,
        (Arg.amount("n", *openings.BOTH),),
        may=openings.both_at_least,
        judges=judges.both_at_least,
        decides=_KNOWN | {"bet-up"},
        short="both>={n}",
        clause="RS-41",
        deeds=frozenset(BETS),
    ),
    Saying(
        "shows",
        PROMISE,
        (Arg.amount("n", 10, 20, 30, 40),),
        may=openings.shows,
        judges=judges.shows,
        decides=frozenset({"bet-up"}),
        short="show {n}",
        clause="RS-30",
    ),
    Saying(
        "brings-valet",
        PROMISE,
        (_YES,),
        may=openings.brings_valet,
        judges=judges.brings_valet,
        decides=_KNOWN | {"bet-up"},
        clause="RS-70",
        deeds=frozenset(BETS),
    ),
    Saying(
        "hands",
        PROMISE,
        (_SEAT,),
        may=openings.hands,
        judges=judges.hands,
        decides=frozenset({"handed-on", *BETS}),
        short="to {seat}",
        clause="RS-12",
    ),
    Saying(
        "favor",
        PROMISE,
        (
            Arg.option("what", "stab", "medal", "recruit", "plan", "dine", "spy"),
            Arg.seat("seat", MOST_SEATS, nobody=True),
            _YES,
        ),
        may=openings.favor,
        judges=judges.favor,
        decides=frozenset(
            {
                "favor",
                "stabbed",
                "decorated",
                "named",
                "spied",
                "dines",
                "plans",
                "chose",
                "handed-on",
                "turned-up",
                *BETS,
            }
        ),
        clause="RS-81",
        sound=_pointed,
    ),
    Saying(
        "third",
        PROMISE,
        (Arg.option("bound", "at-least", "at-most"), Arg.amount("n", 0, 10, 20, 30, 40)),
        may=openings.third,
        judges=judges.third,
        decides=frozenset({"third", "passed-third", "came-back"}),
        clause="RS-44",
        sound=_bounded,
    ),
    Saying(
        "yields",
        PROMISE,
        (_SEAT,),
        may=openings.yields,
        judges=judges.yields,
        decides=frozenset({"withdrew", "failed", "succeeded"}),
        clause="RS-42",
    ),
    Saying(
        "holds-valet",
        CLAIM,
        (Arg.option("valet", "none", *[str(value) for value in VALET_VALUES]),),
        may=openings.holds_valet,
        judges=judges.holds_valet,
        decides=_KNOWN | {"dealt", "drew-valet", "bet-up", "passed-third", "hand-counted"},
        short="valet {valet}",
        clause="RS-04",
    ),
    Saying(
        "saw",
        CLAIM,
        (_SEAT, Arg.option("what", *[str(amount) for amount in judges.SIGHTS], "valet", "excuse")),
        may=openings.saw,
        judges=judges.saw,
        decides=_KNOWN,
        clause="RS-89",
    ),
    Saying(
        "succeeds",
        FORECAST,
        (_HALL, _YES),
        may=openings.succeeds,
        judges=judges.succeeds,
        decides=frozenset({"succeeded", "failed", "deserted", "audience-discarded"}),
        clause="RS-41",
    ),
    Saying(
        "takes-favor",
        FORECAST,
        (_HALL, _SEAT),
        may=openings.takes_favor,
        judges=judges.takes_favor,
        decides=frozenset({"took", "audience-discarded"}),
        clause="RS-42",
    ),
]

"""Council tables in the middle of a game, written as text.

    monarch A, turn 2, church 4, army -3, reign 5, points 0 3 1
    B goal church-strong-army-weak, presents church+1|army-1, accepted, holds army+2,people-1|people-1
    tops church+1|army-1 people+1|wealth-1 wealth+1|church-1
    asks judge

Whatever is not said is at rest: markers at 0, nobody holds a Proposal, the stock has the rest of the pack, goals are
any. Asks come last.
"""

from typing import cast

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE, LETTERS
from coterie.core.table import Table
from coterie.games.reigns_council import cards, rules
from coterie.games.reigns_council.cast import Proposal
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON, PILLARS
from coterie.games.reigns_council.table import (
    ACCEPTED,
    DISCARD,
    GOAL_STOCK,
    REIGN,
    REJECTED,
    STOCK,
    TOP,
    CouncilPack,
    CouncilTable,
)


def scene(text: str, seats: int = 4, bonus: str = "always", others: int = 256) -> CouncilTable:
    """A table as the text says, of a pack with the Proposals it names and so many others."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    named = [word for line in lines for word in line.replace(", ", " ").split() if "|" in word]
    house = cards.load()
    said = [card(word) for word in named]
    rest = [other for other in (card(notation(house, kind)) for kind in house.proposals) if other not in said]
    pack = cards.make("scene", said + rest[: min(others, 256 - len(said))], list(range(24)), 7, 12)
    t = cast(CouncilTable, GAME.blank(seats, GAME.settle({"first": "A", "story_bonus": bonus}, seats), pack))
    t.lay_out()
    proposals, goals = t.layout.decks
    t.put(STOCK, list(range(proposals.low, proposals.high)))
    t.put(GOAL_STOCK, list(range(goals.low, goals.high)))
    t.monarch, t.reign, t.turn = 0, 1, 1
    for line in lines:
        _read(t, line)
    tops = sum(t.size(TOP + n) for n in range(3))
    for n in range(3):
        if t.size(TOP + n):
            t.heights[n] = 1 + t.size(STOCK) // tops + (1 if n < t.size(STOCK) % tops else 0)
    return t


def card(word: str) -> Proposal:
    return cards.parse(word.replace(",", " "))


def notation(pack: CouncilPack, kind: int) -> str:
    """A kind of Proposal in the words of a scene."""
    parts = []
    for table in (pack.accept, pack.reject):
        steps = table[4 * kind : 4 * kind + 4]
        parts.append(",".join(f"{PILLARS[p]}{step:+d}" for p, step in enumerate(steps) if step))
    return "|".join(parts)


def kind_of(t: CouncilTable, word: str) -> int:
    """The kind of the Proposal written so."""
    accept, reject = card(word)
    for kind in range(len(t.pack.back)):
        if (*t.pack.accept[4 * kind : 4 * kind + 4],) == accept and (
            *t.pack.reject[4 * kind : 4 * kind + 4],
        ) == reject:
            return kind
    raise KeyError(word)


def say(t: Table, *lines: str) -> None:
    """Play what is said, each line a seat and an action.

    `A accept:B`, `B present:church+1|army-1`, `chance deal:goal-…`.
    """
    for line in lines:
        seat, action = _parse(t, line)
        assert t.asked(seat), f"{line}: not asked, {may(t)}"
        assert action in t.legal(seat), f"{line}: not legal, {may(t)}"
        t.play(seat, action)


def may(t: Table) -> list[str]:
    """What may be said now, by all who are asked."""
    found = []
    for seat in range(CHANCE, t.seats):
        if t.asked(seat):
            name = "chance" if seat < 0 else LETTERS[seat]
            found += [f"{name} {LEXICON.token(action)}" for action in t.legal(seat)]
    return found


def refusal(t: Table, line: str) -> str:
    """The clause that refuses what is said."""
    seat, action = _parse(t, line)
    assert action not in t.legal(seat)
    return Eyes(t, seat).why(action)  # type: ignore[arg-type]


def question(t: Table) -> str:
    """The step that asks now, and whom: `judge A`."""
    if t.over:
        return "over"
    ask = t.agenda[-1]
    asked = "chance" if t.asked(CHANCE) else "".join(LETTERS[s] for s in range(t.seats) if t.asked(s))
    return f"{ask.step.name} {asked}"


def let_chance(t: Table, seed: int = 1) -> None:
    """Roll while chance is asked."""
    dice = Lehmer(seed)
    while t.asked(CHANCE):
        t.roll(dice)


def draw_all(t: Table, seed: int = 1) -> None:
    """Everybody draws the first card they may, until somebody is asked something else."""
    dice = Lehmer(seed)
    while not t.over and t.agenda[-1].step.name in ("draw-hand", "draw", "turn-up", "deal-goal", "crown"):
        if t.asked(CHANCE):
            t.roll(dice)
        else:
            t.play(t.whose(), t.legal(t.whose())[0])


def told(t: Table, what: str) -> list[list[int]]:
    """The events of this word so far: seat, then numbers."""
    return [[heard.seat, *heard.nums] for heard in Eyes(t, t.seats).heard() if heard.what == what]


def _read(t: CouncilTable, line: str) -> None:
    head, _, rest = line.partition(" ")
    if head == "tops":
        for n, word in enumerate(rest.split()):
            t.pass_hidden(t.find(STOCK, kind_of(t, word)), TOP + n)
    elif head == "asks":
        for seat in range(t.seats):
            if seat != t.monarch and not t.size(t.goal(seat)):
                t.pass_hidden(t.at[GOAL_STOCK][0], t.goal(seat))
        _ask(t, rest.split())
    elif head in LETTERS:
        _seat(t, LETTERS.index(head), rest)
    else:
        for part in line.split(", "):
            _say_fact(t, *part.split())


def _say_fact(t: CouncilTable, name: str, *values: str) -> None:
    if name == "monarch":
        t.monarch = LETTERS.index(values[0])
    elif name in PILLARS:
        t.tracks[PILLARS.index(name)] = int(values[0])
    elif name in ("reign", "discard"):
        count = t.size(STOCK) if values[0] == "rest" else int(values[0])
        for _ in range(count):
            t.move(t.at[STOCK][-1], REIGN if name == "reign" else DISCARD)
    elif name == "points":
        t.points = [int(value) for value in values]
    elif name == "reigned":
        for letter in values:
            t.reigned[LETTERS.index(letter)] = 1
        t.reign = len(values) + 1
    elif name == "turn":
        t.turn = int(values[0])
    elif name == "changed":
        t.changed = True
    else:
        raise KeyError(name)


def _seat(t: CouncilTable, seat: int, text: str) -> None:
    for part in text.split(", "):
        word, *values = part.split()
        if word == "goal":
            t.pass_hidden(t.find(GOAL_STOCK, LEXICON.kinds.index(f"goal-{values[0]}")), t.goal(seat))
        elif word in ("presents", "holds"):
            for value in values:
                found = t.find(STOCK, kind_of(t, value))
                t.pass_hidden(found, t.hand(seat))
                if word == "presents":
                    t.pass_hidden(found, t.presented(seat))
        elif word in ("accepted", "rejected"):
            t.verdicts[seat] = ACCEPTED if word == "accepted" else REJECTED
        else:
            raise KeyError(word)


def _ask(t: CouncilTable, words: list[str]) -> None:
    t.then(rules.SUCCESSION)
    what = words[0]
    if what == "present":
        t.turn -= 1
        t.then(rules.TURN)
    elif what == "judge":
        t.ask(rules.JUDGE, t.monarch)
    elif what == "reveal":
        rules.ask_reveal(t)
    elif what == "draw":
        rules.end_turn(t)
    elif what == "settle":
        rules.settle(t)
    else:
        raise KeyError(what)
    t.proceed()


def _parse(t: Table, line: str) -> tuple[int, int]:
    name, token = line.split(" ", 1)
    seat = CHANCE if name == "chance" else LETTERS.index(name)
    verb, _, what = token.partition(":")
    if "|" in what:
        token = f"{verb}:{LEXICON.kinds[kind_of(cast(CouncilTable, t), what)]}"
    return seat, LEXICON.parse(token)

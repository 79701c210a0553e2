"""What makes the sayings of the Council true: the cards at the moment, and a chronicle of its reign from the open log.

Nothing of the judge is used. The chronicle is written from the coronation on; the judge looks for single events.
What a card does is read from its figures.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from coterie.core.events import Heard
from coterie.core.game import Pack
from coterie.games.reigns_council.lexicon import LEXICON, PILLARS
from coterie.games.reigns_council.table import CouncilPack, CouncilTable
from coterie.talk import BROKEN, KEPT, PENDING, UNTESTED, VOID, Ears, Said
from tests.talk.oracle import Truth

Markers = dict[str, int]


@dataclass
class NotedTurn:
    n: int
    presented: dict[int, tuple[int, int, list[int]]] = field(default_factory=dict)  # event, card, hand before
    words: dict[int, str] = field(default_factory=dict)
    turned: dict[int, Markers] = field(default_factory=dict)  # in order, with the markers just before
    unread: set[int] = field(default_factory=set)


@dataclass
class NotedReign:
    n: int
    monarch: int
    turns: list[NotedTurn] = field(default_factory=list)
    hands: dict[int, list[int]] = field(default_factory=dict)
    markers: Markers = field(default_factory=lambda: dict.fromkeys(PILLARS, 0))
    over: tuple[int, str] | None = None  # event and word
    laughed: set[int] = field(default_factory=set)
    told: bool = False  # the story was told to its end
    answers: dict[int, str] = field(default_factory=dict)
    heir: int | None = None
    stopped: bool = False
    votes: dict[int, int] = field(default_factory=dict)


def _reign(said: Said, log: list[Heard]) -> NotedReign:
    """The reign in which something was said, as far as the log goes."""
    crowned = [at for at, event in enumerate(log) if event.what == "crowned"]
    first = max(at for at in crowned if log[at].n < said.at)
    reign = NotedReign(log[first].n, log[first].seat)
    for event in log[first + 1 : next((at for at in crowned if at > first), len(log))]:
        if event.what == "turn":
            reign.turns.append(NotedTurn(event.n))
        else:
            _note(reign, event)
    return reign


def _note(reign: NotedReign, event: Heard) -> None:
    seat, turn = event.seat, reign.turns[-1] if reign.turns else NotedTurn(-1)
    match event.what:
        case "drawn":
            reign.hands.setdefault(seat, []).append(event.cards[0])
        case "presented":
            turn.presented[seat] = event.n, event.cards[0], [*reign.hands[seat]]
            if event.cards[0] in reign.hands[seat]:  # whoever knows it only now took it for another
                reign.hands[seat].remove(event.cards[0])
        case "accepted" | "rejected":
            turn.words[seat] = event.what
        case "revealed":
            turn.turned[seat] = dict(reign.markers)
        case "buried":
            turn.unread.add(seat)
        case "moved":
            reign.markers[PILLARS[event.nums[0]]] += event.nums[2] - event.nums[1]
        case "died" | "retired":
            reign.over = event.n, event.what
        case "laughed":
            reign.laughed.add(seat)
        case "scored-story" | "story-fell-flat":
            reign.told = True
        case "would-go-on" | "would-stop":
            reign.answers[seat] = event.what
        case "named":
            reign.heir = event.nums[0]
        case "stopped":
            reign.stopped = True
        case "voted":
            reign.votes[seat] = event.nums[0]


def _turn(said: Said, reign: NotedReign) -> NotedTurn:
    return [turn for turn in reign.turns if turn.n < said.at][-1]


def _mark(true: bool) -> str:
    return KEPT if true else BROKEN


def _step(pack: Pack, kind: int, part: str, pillar: str) -> int:
    return int(pack.figures(kind)[f"{part}-{pillar}"])


# Claims about the cards as they lie


def _part(part: str) -> Callable[[Said, CouncilTable], bool]:
    def true(said: Said, table: CouncilTable) -> bool:
        pillar, way, size = said.args
        step = _step(table.pack, table.kind(table.only(table.presented(said.seat))), part, PILLARS[pillar])
        direction = "up" if step > 0 else "down" if step < 0 else "still"
        return ("up", "down", "still")[way] == direction and (not size or step in (size, -size))

    return true


def _goal(said: Said, table: CouncilTable) -> bool:
    _, *words = LEXICON.kinds[table.kind(table.only(table.goal(said.seat)))].split("-")
    wanted = dict(zip(words[::2], words[1::2], strict=True))
    return wanted.get(PILLARS[said.args[0]], "none") == ("strong", "weak", "none")[said.args[1]]


# Claims about the cards at the reveal


def _at_the_reveal(holds: Callable[[Said, dict[str, Markers]], str]) -> Callable[[Said, list[Heard], Pack], str]:
    """Read with the markers before, and after either part of the card."""

    def mark(said: Said, log: list[Heard], pack: Pack) -> str:
        turn = _turn(said, _reign(said, log))
        if said.seat in turn.unread:
            return UNTESTED
        if said.seat not in turn.turned:
            return PENDING
        before, kind = turn.turned[said.seat], turn.presented[said.seat][1]
        places = {"now": before}
        for part in ("yes", "no"):
            places[part] = {p: max(-5, min(5, place + _step(pack, kind, part, p))) for p, place in before.items()}
        return holds(said, places)

    return mark


def _safe(said: Said, places: dict[str, Markers]) -> str:
    return _mark(not {5, -5} & {*places[("yes", "no")[said.args[0]]].values()})


def _mends(said: Said, places: dict[str, Markers]) -> str:
    before, after = (places[when][PILLARS[said.args[0]]] for when in ("now", "yes"))
    if before == 0:
        return VOID
    return _mark(after in (range(-before, before) if before > 0 else range(before + 1, 1 - before)))


def _worse(said: Said, places: dict[str, Markers]) -> str:
    far = {part: sum(map(abs, places[part].values())) for part in ("yes", "no")}
    return _mark(far["no"] > far["yes"])


# Promises and a forecast


def _presents(said: Said, log: list[Heard], pack: Pack) -> str:
    assert isinstance(pack, CouncilPack)
    reign = _reign(said, log)
    for turn in reign.turns:
        n, card, hand = turn.presented.get(said.seat, (-1, -1, []))
        if n >= said.at:
            moves = {kind: _step(pack, kind, "yes", PILLARS[said.args[0]]) for kind in hand}
            return KEPT if moves[card] else BROKEN if any(moves.values()) else VOID
    return VOID if reign.over else PENDING


def _word(wanted: str) -> Callable[[Said, list[Heard]], str]:
    def mark(said: Said, log: list[Heard]) -> str:
        word = _turn(said, _reign(said, log)).words.get(said.args[0])
        return _mark(word == wanted) if word else PENDING

    return mark


def _accepts(said: Said, log: list[Heard]) -> str:
    reign = _reign(said, log)
    words, advisors = _turn(said, reign).words, reign.hands
    accepted = [seat for seat, word in words.items() if word == "accepted"]
    return _mark(len(accepted) >= said.args[0]) if words.keys() == advisors.keys() else PENDING


def _first(said: Said, log: list[Heard]) -> str:
    reign = _reign(said, log)
    turn = _turn(said, reign)
    alike = [seat for seat in turn.turned if turn.words[seat] == turn.words[said.args[0]]]
    if alike:
        return _mark(alike[0] == said.args[0])
    return VOID if reign.over else PENDING


def _names(said: Said, log: list[Heard]) -> str:
    reign = _reign(said, log)
    return VOID if reign.stopped else PENDING if reign.heir is None else _mark(reign.heir == said.args[0])


def _laughs(said: Said, log: list[Heard]) -> str:
    reign = _reign(said, log)
    if said.seat not in reign.laughed and not reign.told:
        return PENDING
    return _mark((said.seat in reign.laughed) == (said.args[0] == 0))


def _votes(said: Said, log: list[Heard]) -> str:
    votes = _reign(said, log).votes
    return _mark(votes[said.seat] == said.args[0]) if said.seat in votes else PENDING


def _goes_on(said: Said, log: list[Heard]) -> str:
    answer = _reign(said, log).answers.get(said.seat)
    return _mark(answer == ("would-go-on", "would-stop")[said.args[0]]) if answer else PENDING


def _survives(said: Said, log: list[Heard]) -> str:
    reign = _reign(said, log)
    ends = [turn.n for turn in reign.turns if turn.n >= said.at and said.args[0] == 0]
    fates = [(n, "lived") for n in ends] + ([reign.over] if reign.over else [])
    return _mark((min(fates)[1] == "died") == (said.args[1] == 1)) if fates else PENDING


def _heard(*words: str, own: bool = True) -> Callable[[Said, Ears], bool]:
    """Whether one of these was heard since, of the own seat."""
    return lambda said, ears: any(e.what in words and (e.seat == said.seat or not own) for e in ears.since(said.at))


def _read_so(reads: Callable[[Said, list[Heard]], str]) -> Truth:
    """A truth that everybody hears: whoever reads what was heard so knows it."""
    return Truth(reads=reads, due=lambda said, ears: reads(said, ears.heard) != PENDING)


def _presented_or_over(said: Said, ears: Ears) -> bool:
    return _heard("presented")(said, ears) or _heard("died", "retired", own=False)(said, ears)


def _claims() -> Iterator[tuple[str, Truth]]:
    turned = _heard("revealed")
    yield "yes", Truth(now=_part("yes"), due=turned)
    yield "no", Truth(now=_part("no"), due=turned)
    for name, holds in {"safe": _safe, "mends": _mends, "worse-rejected": _worse}.items():
        yield name, Truth(follows=_at_the_reveal(holds), due=turned)
    yield "goal", Truth(now=_goal, due=_heard("goal-shown"))


TRUTHS = {
    **dict(_claims()),
    "presents": Truth(follows=_presents, due=_presented_or_over),
    "will-accept": _read_so(_word("accepted")),
    "will-reject": _read_so(_word("rejected")),
    "accepts-at-least": _read_so(_accepts),
    "reveals-first": _read_so(_first),
    "names": _read_so(_names),
    "laughs": _read_so(_laughs),
    "votes": _read_so(_votes),
    "goes-on": _read_so(_goes_on),
    "survives": _read_so(_survives),
}

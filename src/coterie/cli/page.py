"""The page: a view and its choices as plain text, in eighty columns."""

import textwrap
from collections import Counter

from coterie.core.eyes import Eyes
from coterie.core.views import PileView, View
from coterie.core.words import Action
from coterie.words import Words

WIDTH = 80
MANY = 9  # kinds in another's pile or a stock that are counted rather than named
FEW = 12  # choices of one verb that are listed one by one


def page(eyes: Eyes, words: Words) -> str:
    """What the seat sees: facts, piles that hold something, and the question."""
    view = eyes.view()
    lines = [words.say("page-seat", seat=words.seat(view.seat)) if view.seat < view.seats else words.say("page-watching")]
    lines += _facts(view, words)
    for pile in view.piles:
        if pile.size:
            lines += _pile(pile, view.seat, words)
    if view.waiting:
        seats = ", ".join(words.seat(s) for s in view.waiting)
        question = words.say(f"step-{view.step}") if words.has(f"step-{view.step}") else view.step
        lines.append(words.say("page-asked", seat=seats, question=f"{question} ({view.clause})"))
    if view.over:
        lines += result(view, words)
    return "\n".join(lines)


def result(view: View, words: Words) -> list[str]:
    """Who won, and all points."""
    names = ", ".join(words.seat(s) for s in view.winners)
    scores = ", ".join(f"{words.seat(s)} {points}" for s, points in enumerate(view.scores))
    return [words.say("page-over", winners=len(view.winners), names=names), words.say("page-scores", scores=scores)]


def choices(legal: list[Action], words: Words) -> list[str]:
    """The legal choices, numbered from 1; long runs of amounts are told as a range."""
    lexicon = words.game.lexicon
    sizes = Counter(lexicon.verb_of(a).name for a in legal)
    lines: list[str] = []
    n = 1
    while n <= len(legal):
        verb = lexicon.verb_of(legal[n - 1])
        count = sizes[verb.name]
        if verb.noun == "amount" and count > FEW:
            text = words.say(
                "prompt-range", **{"from": lexicon.token(legal[n - 1]), "to": lexicon.token(legal[n + count - 2]), "choice": verb.name}
            )
            lines.append(f"  {n}-{n + count - 1}. {text}")
            n += count
        else:
            lines.append(f"  {n}. {words.choice(legal[n - 1])}  [{lexicon.token(legal[n - 1])}]")
            n += 1
    return lines


def read_choice(answer: str, legal: list[Action], words: Words) -> Action | None:
    """The action an answer means: its number in the list, or its word, `bid 5` as well as `bid:5`; None if it is unclear."""
    if answer.isdecimal():
        return legal[int(answer) - 1] if 1 <= int(answer) <= len(legal) else None
    wanted = answer.strip().lower().replace(" ", ":", 1)
    for action in legal:
        if words.game.lexicon.token(action).lower() == wanted:
            return action
    return None


def wrap(text: str) -> str:
    return "\n".join(textwrap.fill(line, WIDTH, subsequent_indent="    ") for line in text.splitlines())


def _facts(view: View, words: Words) -> list[str]:
    shown: list[str] = []
    for name, value in view.facts.items():
        if _says_nothing(value):
            continue
        if words.has(f"fact-{name}"):
            name = words.say(f"fact-{name}")
        if isinstance(value, list):
            if len(value) == view.seats:
                shown.append(f"{name} " + " ".join(f"{words.seat(i)}:{'-' if v is None else v}" for i, v in enumerate(value)))
            else:
                shown.append(f"{name} " + " ".join(str(v) for v in value))
        else:
            shown.append(f"{name} {value}")
    return ["  " + "; ".join(shown)] if shown else []


def _says_nothing(value: object) -> bool:
    """Zeros, and -1 for nobody and nowhere, are what a fact is before anything has happened; long tables are for programs."""
    values = value if isinstance(value, list) else [value]
    return len(values) > FEW or all(v in (0, -1, None) for v in values)


def _pile(pile: PileView, mine: int, words: Words) -> list[str]:
    name = words.say(f"pile-{pile.name}") if words.has(f"pile-{pile.name}") else pile.name
    if pile.seat >= 0:
        name = words.say("page-pile-of", seat=words.seat(pile.seat), pile=name)
    counts = Counter(pile.cards)
    held = [words.card(kind) + (f" ×{n}" if n > 1 else "") for kind, n in counts.items()]
    if len(held) > MANY and pile.seat != mine:
        held = [words.say("page-known", count=len(pile.cards))]
    held += [words.card(~back) for back in pile.backs]
    if pile.hidden and not pile.backs:
        held.append(words.say("page-hidden", count=pile.hidden))
    return [f"  {name}: {', '.join(held)}"]

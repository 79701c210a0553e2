"""Packs that are as unlike the standard one as the clauses allow."""

from itertools import combinations, product

PILLARS = ("church", "army", "people", "wealth")


def ruthless() -> str:
    """Royal Secrets with needs nobody can meet, losses that ruin, valets that cost as much; a favor whose two cards are
    alike.
    """
    favors = ["corruption", "royal-dinner", "espionage", "stabbing", "recruitment", "royal-pardon", "master-stroke"]
    rows = [f"{favor}.cheap = {{ need = {200 - 7 * i}, gain = {1 + i}, loss = 99 }}" for i, favor in enumerate(favors)]
    rows += [f"{favor}.dear = {{ need = 200, gain = {60 - i}, loss = 99 }}" for i, favor in enumerate(favors)]
    rows += ["medal.cheap = { need = 40, gain = 3, loss = 1 }", "medal.dear = { need = 40, gain = 3, loss = 1 }"]
    rows += ["planning.cheap = { need = 50, gain = 1, loss = 5 }", "planning.dear = { need = 51, gain = 1, loss = 2 }"]
    return "\n".join(
        [
            'game = "royal-secrets"',
            'name = "ruthless"',
            "rounds = 7",
            "[courtiers]\n0 = 2\n10 = 3\n20 = 3\n30 = 1\n40 = 1\nexcuse = 1\nremoved = [0, 1, 2]",
            "[valets]\n-10 = [4, 4]\n0 = [99, 99, 99, 99]\n10 = [50, 50]\n20 = [1, 1]",
            "[cardinals]\n-10 = 2\n0 = 4\n10 = 6\n20 = 2",
            "[audiences]",
            *rows,
        ]
    )


def turned() -> str:
    """For the King with another office marked 5, every value on other letters, and other King cards for five."""
    rich, poor, free = [4, 3, 2, 4, 3, 2, 2, 3, 2], [1, 2, 1, 1, 1, 1, 1, 1, 2], [4, 1, 4, 1, 4, 1, 4, 1, 4]
    spreads = {
        "diplomacy": free,
        "entertainment": rich,
        "livestock": poor,
        "architecture": rich[::-1],
        "military": poor[::-1],
        "provisions": poor,
    }
    rows = ['game = "for-the-king"', 'name = "turned"']
    for office, values in spreads.items():
        by_letter = ", ".join(f"{letter} = {value}" for letter, value in zip("ABCDEFGHI", values, strict=True))
        rows += [f"[offices.{office}]", f"mark = {5 if office == 'diplomacy' else 0}", f"values = {{ {by_letter} }}"]
    rows += ["[gold]", *(f"{worth} = {{ 0 = 9, 3 = 1, 4 = 1, 5 = 2 }}" for worth in (1, 2, 3))]
    rows += ["[king]", "either = { 0 = 1 }", "plus = { 0 = 2 }", "minus = { 0 = 2 }"]
    rows += ["plus-plus = { 0 = 2, 5 = 1 }", "minus-minus = { 0 = 2 }", "plus-minus = { 0 = 1, 5 = 4 }"]
    return "\n".join(rows)


def crowded() -> str:
    """The Council with 256 Proposals of one to four pillars behind 49 backs, markers moved by 1 to 5, up to three
    changes if rejected.
    """
    lines = []
    for touched in (1, 2, 3, 4):
        backs = [
            (pillars, dots) for pillars in combinations(PILLARS, touched) for dots in product((1, 2), repeat=touched)
        ]
        for n, (pillars, dots) in enumerate(backs[: {1: 8, 2: 24, 3: 16, 4: 1}[touched]]):
            for signs in product("+-", repeat=touched):
                sizes = [1 if dot == 1 else 2 + (n + len(lines)) % 4 for dot in dots]
                accept = " ".join(f"{p}{sign}{size}" for p, sign, size in zip(pillars, signs, sizes, strict=True))
                refused = PILLARS[len(lines) % 4 :][:3]
                lines.append(f"{accept} | {' '.join(f'{p}-{1 + (n + len(lines)) % 5}' for p in refused)}")
    return _council("crowded", lines)


def sparse() -> str:
    """The Council with as few Proposals as six can play with, behind three backs, most of them there several times.

    Piles run out.
    """
    lines = ["church+1 | people-1", "church-1 | wealth+1"] * 12
    lines += ["army+2 | army-1 people+1", "army-3 | wealth-2"] * 10
    lines += [
        f"people{one}1 wealth{two}1 | {refused}"
        for one, two in product("+-", repeat=2)
        for refused in ("church+1", "army-1 church-1")
    ]
    return _council("sparse", lines)


def _council(name: str, lines: list[str]) -> str:
    return f'game = "reigns-council"\nname = "{name}"\nproposals = {lines}\n'


TEXTS = {"ruthless": ruthless(), "turned": turned(), "crowded": crowded(), "sparse": sparse()}

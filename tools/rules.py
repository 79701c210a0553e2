"""`python -m tools.rules` writes the rules pages in docs/rules, one per game and language, from the words of the games."""

from __future__ import annotations

from pathlib import Path

from coterie.cli.clauses import clause_ids
from coterie.core.game import Game
from coterie.games import games
from coterie.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "rules"


def pages() -> dict[Path, str]:
    """Every page that should be there, by its file."""
    told = [game for game in games().values() if clause_ids(game)]  # a game without words of its own has no rules to tell
    return {FOLDER / _file(game, language): _page(game, language) for game in told for language in LANGUAGES}


def _page(game: Game, language: str) -> str:
    words = Words(game, language)
    other = next(other for other in LANGUAGES if other != language)
    lines = [
        f"# {words.say('game-title')}",
        "",
        words.say("game-tagline"),
        words.say("rules-players", fewest=game.fewest, most=game.most),
        "",
        f"{words.say('rules-unofficial')} [{words.say('rules-elsewhere')}]({_file(game, other)})",
    ]
    for clause in clause_ids(game):
        if words.has(f"section-{clause}"):
            lines += ["", f"## {words.say(f'section-{clause}')}"]
        lines += ["", f'<a id="{clause.lower()}"></a>**{clause}** {words.say(f"clause-{clause}")}']
    lines += ["", f"## {words.say('rules-options')}", ""]
    for option in game.options:
        values = "; ".join(f"`{value}` {words.say(f'option-{option.name}-{value}')}" for value in option.values)
        values = ", ".join(f"`{value}`" for value in option.values) if option.name == "first" else values
        lines.append(
            f"- `{option.name}` ({option.clause}) {words.say('record-option', option=words.say(f'option-{option.name}'), value=values)}"
        )
    return "\n".join(lines) + "\n"


def _file(game: Game, language: str) -> str:
    return f"{game.name}.md" if language == "en" else f"{game.name}.{language}.md"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(pages())} pages are written to {FOLDER.relative_to(ROOT)}.")

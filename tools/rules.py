"""`python -m tools.rules` writes the rules pages in docs/rules, one per game and language, from the words of the
games.
"""

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
    # a game without words of its own has no rules to tell
    told = [game for game in games().values() if clause_ids(game)]
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
        *_opening(words),
    ]
    for clause in clause_ids(game):
        if words.has(f"section-{clause}"):
            lines += ["", f"## {words.say(f'section-{clause}')}"]
        text = words.say(f"clause-{clause}").replace("\n", "\n\n", 1)  # a list stands apart
        lines += ["", f'<a id="{clause.lower()}"></a>**{clause}** {text}']
    lines += ["", f"## {words.say('rules-options')}", ""]
    for option in game.options:
        values = "; ".join(f"`{value}` {words.say(f'option-{option.name}-{value}')}" for value in option.values)
        values = ", ".join(f"`{value}`" for value in option.values) if option.name == "first" else values
        lines.append(
            f"- `{option.name}` ({option.clause})"
            f" {words.say('record-option', option=words.say(f'option-{option.name}'), value=values)}"
        )
    return "\n".join(lines) + "\n"


def _opening(words: Words) -> list[str]:
    """The aim and the game's words: the rules begin with them where a game has them."""
    lines = ["", f"## {words.say('rules-aim')}", "", words.say("game-aim")] if words.has("game-aim") else []
    if names := words.ids("word-"):
        lines += ["", f"## {words.say('rules-words')}", "", *(f"- {words.say(name)}" for name in names)]
    return lines


def _file(game: Game, language: str) -> str:
    return f"{game.name}.md" if language == "en" else f"{game.name}.{language}.md"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(pages())} pages are written to {FOLDER.relative_to(ROOT)}.")

"""What a minister says to people at a terminal: a hint during a game, and a review after it."""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coterie import bots
from coterie.cli.style import BAD, GOOD, QUIET, STRONG, paint
from coterie.cli.terminal_words import TerminalWords
from coterie.core.eyes import Eyes
from coterie.play import Playback

WORST = 3  # decisions that a review opens


@dataclass(frozen=True, slots=True)
class Looked:
    """A decision of a seat, and what a minister thinks of it."""

    move: int
    step: str
    action: int
    found: bots.Finding


def hint(words: TerminalWords, eyes: Eyes) -> RenderableType:
    """The best answers to what a seat is asked, with a reason each."""
    lines: list[RenderableType] = [Text.assemble((words.say("advice-title"), STRONG), " ", words.say("advice-from"))]
    for n, advice in enumerate(bots.advise(eyes, words.game), 1):
        chance = words.say("advice-chance", percent=advice.percent)
        lines.append(Text.assemble(f"{n}. ", (words.choice(advice.action), STRONG), f"  {chance}"))
        lines.append(Padding(paint(words.reason(advice.reason, advice.values)), (0, 0, 0, 3)))
    lines.append(paint(words.say("advice-chance-why"), QUIET))
    return Padding(Group(*lines), (0, 0, 0, 2))


def review(words: TerminalWords, playback: Playback, seat: int) -> RenderableType:
    """The decisions of a seat that cost most, with the eyes that it had then."""
    looked = [_look(playback, seat, move) for move in playback.decisions(seat)]
    worst = sorted((each for each in looked if each.found.better), key=lambda each: (-each.found.cost, each.move))
    same = sum(not each.found.better for each in looked)
    lines: list[RenderableType] = [
        paint(words.say("review-title", count=len(worst[:WORST])), STRONG),
        paint(words.say("review-from"), QUIET),
        paint(f"{words.say('review-same', same=same, all=len(looked))} {words.say('review-same-why')}"),
    ]
    for n, each in enumerate(worst[:WORST], 1):
        better = each.found.better
        assert better
        cost = words.say("review-cost", percent=-max(1, round(each.found.cost / 10)))
        lines.append(Text())
        lines.append(
            Text.assemble(
                (f"{n}. {words.say('review-move', move=each.move)}: {words.question(each.step)}", STRONG),
                (f"  {cost}", BAD),
                (f" {words.say('review-cost-why')}", QUIET),
            )
        )
        lines.append(Text(f"   {words.say('review-you')}: {words.choice(each.action)}"))
        lines.append(Text(f"   {words.say('review-minister')}: {words.choice(better.action)}", GOOD))
        lines.append(Padding(paint(words.reason(better.reason, better.values)), (0, 0, 0, 3)))
    return Group(*lines)


def _look(playback: Playback, seat: int, move: int) -> Looked:
    turn = playback.turns[move - 1]
    playback.jump(move - 1)
    return Looked(move, turn.step, turn.action, bots.review(playback.eyes(seat), playback.game, turn.action))

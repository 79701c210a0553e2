"""A spy learns that somebody lied, in two worlds: whoever saw no card cannot tell by any byte which of them it is."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table
from coterie.games import find
from coterie.games.royal_secrets.lexicon import ESPIONAGE, TO_PLAY_FAVOR, favor_of
from coterie.talk import Ears, Said, judge, sayings_of
from coterie.talk.sayings import named
from tests.server.worlds import Loaded, Spot, Stride, stride, twins, two_answers, walk

pytestmark = pytest.mark.slow

GAME, SEATS, CLAIM, AMOUNT = "royal-secrets", 3, "down-at-least", 20
MOST_STEPS = 25  # from a bet to the favor
SOME = 3  # stories


@dataclass(slots=True)
class Story:
    """A card is laid face down, another in each world; all goes on alike, until somebody plays Espionage."""

    spot: Spot
    steps: list[Stride]
    spy: int

    @property
    def liar(self) -> int:
        return self.steps[0].actor

    @property
    def blind(self) -> list[int]:
        return [viewer for viewer in range(SEATS + 1) if viewer not in (self.liar, self.spy)]

    def parts(self, worlds: list[Table]) -> bool:
        """Whether the word is kept in one world and broken in the other, as the spy knows and nobody else can."""
        marks = {verdict(world, self.liar, self.spy, self.spot) for world in worlds}
        public = all(heard(worlds[0], viewer) == heard(worlds[1], viewer) for viewer in self.blind)
        return public and marks == {"kept", "broken"}


def stories(wanted: int) -> list[Story]:
    """Games in which the spy sees a card that keeps the word in one world and breaks it in the other."""
    found: list[Story] = []
    for seed in range(200):
        for spot in walk(find(GAME), SEATS, seed):
            story = told_from(spot, seed) if spot.step == "bet" else None
            if story:
                found.append(story)
                break
        if len(found) == wanted:
            return found
    raise AssertionError("nobody plays Espionage any more")


def told_from(spot: Spot, seed: int) -> Story | None:
    dice, game = Lehmer(seed), find(GAME)
    actions = two_answers(game, spot.table, dice)
    worlds, steps = [spot.table.clone(), spot.table.clone()], list[Stride]()
    while actions and len(steps) < MOST_STEPS:
        step = stride(game, worlds[0], worlds[1], dice, actions)
        if step is None:
            return None
        steps.append(step)
        for world, action, rolls in zip(worlds, step.actions, step.rolls, strict=True):
            carry_out(world, step.actor, action, rolls)
        spies = [event for event in worlds[0].log[: worlds[0].logged] if event.what == "spied"]
        if spies and spies[-1].n >= spot.table.told:
            spy = spies[-1].seat
            story = Story(spot, steps, spy)
            return story if spy != story.liar and story.parts(worlds) else None
        shared = [a for a in worlds[0].legal(worlds[0].whose()) if a in worlds[1].legal(worlds[1].whose())]
        favors = [a for a in shared if TO_PLAY_FAVOR.owns(a) and favor_of(TO_PLAY_FAVOR.arg(a)) == ESPIONAGE]
        actions = (favors[:1] or shared[dice.below(len(shared)) :][:1]) * 2 if shared else []  # type: ignore[assignment]
    return None


def carry_out(table: Table, actor: int, action: int, rolls: list[int]) -> None:
    """An answer, and what chance gives after it."""
    table.play(actor, action)
    dice = Loaded(rolls.copy())
    while not table.over and table.whose() == CHANCE:
        ask = table.agenda[-1]
        table.play(CHANCE, ask.step.roll(table, ask, dice))


def heard(table: Table, viewer: int) -> list[list[object]]:
    return [event.heard_by(viewer).plain() for event in table.log[: table.logged]]


def verdict(table: Table, speaker: int, viewer: int, spot: Spot) -> str:
    """What a viewer makes of the claim."""
    ears = Ears(viewer, SEATS, table.layout.pack, [e.heard_by(viewer) for e in table.log[: table.logged]])
    laid = ears.last("bet-down", seat=speaker)
    if laid is None or laid.n < spot.table.told:
        return ""
    said = Said(0, 0, speaker, CLAIM, (AMOUNT,), laid.n + 1, laid.n)
    return judge(said, named(sayings_of(find(GAME)), CLAIM), ears).mark


async def spy_in_two_worlds(data: Path, wanted: int) -> None:
    async with twins(data, GAME, SEATS) as pair:
        for story in stories(wanted):
            liar, spy, blind = story.liar, story.spy, story.blind
            await asyncio.gather(pair.left.begin(story.spot), pair.right.begin(story.spot))
            await pair.settle([])
            await pair.take(story.steps[0])
            await pair.settle(blind, "bet")
            act = {"act": "claim", "saying": CLAIM, "args": [AMOUNT]}
            answers = await asyncio.gather(
                *[world.taps[liar].do("say", text="", acts=[act]) for world in (pair.left, pair.right)]
            )
            line = answers[0]["line"]
            for viewer in blind[:1]:  # who knows nothing may doubt it
                for world in (pair.left, pair.right):
                    await world.taps[viewer].do("say", text="", acts=[{"act": "doubt", "line": line}])
            await pair.settle(blind, "claim")
            for step in story.steps[1:]:
                await pair.take(step)
                await pair.settle(blind, "espionage")
            told = [world.taps[spy].verdicts[line, 0][0] for world in (pair.left, pair.right)]
            assert sorted(told) == ["broken", "kept"], "the spy knows"
            for world in (pair.left, pair.right):
                for viewer in blind:
                    assert (line, 0) not in world.taps[viewer].verdicts, "nobody else does"
                # the spy may still doubt it: to be refused would give the spy away
                answer = await world.taps[spy].do("say", text="", acts=[{"act": "doubt", "line": line}])
                assert answer["type"] == "done"
            await pair.settle(blind, "doubt")


def test_a_spy_knows_and_nobody_else_can_tell(tmp_path: Path) -> None:
    asyncio.run(spy_in_two_worlds(tmp_path, SOME))

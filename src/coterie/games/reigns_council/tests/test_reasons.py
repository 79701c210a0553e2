"""What a minister says of a Proposal is true of its card and of the seat's goal."""

from collections import Counter
from typing import cast

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.instinct import wishes_of
from coterie.games.reigns_council.lexicon import PILLARS, TO_PRESENT
from coterie.games.reigns_council.reasons import reason
from coterie.games.reigns_council.table import CouncilPack
from coterie.play import Match, SeededDice


def test_a_proposal_is_said_to_serve_or_to_spoil_a_goal_as_it_does() -> None:
    said = Counter[str]()
    for seed in range(3):
        match, bot, dice = Match(GAME, 4, {}, SeededDice(seed)), bots.find("random", GAME), Lehmer(seed)
        pack = cast(CouncilPack, match.pack)
        while not match.over:
            eyes = match.eyes(match.asked()[0])
            for action in eyes.legal() if eyes.view().step == "present" else []:
                kind, wishes = TO_PRESENT.arg(action), wishes_of(eyes.view())
                accepted, rejected = (
                    [wish * steps[4 * kind + p] for p, wish in enumerate(wishes)]
                    for steps in (pack.accept, pack.reject)
                )
                why, values = reason(eyes, action)
                at = PILLARS.index(str(values["pillar"]).removeprefix("pillar-")) if values else -1
                said[why] += 1
                assert {
                    "why-present-death": True,
                    "why-present-goal": accepted[at] > 0,
                    "why-present-refused": max(accepted) <= 0 < rejected[at],
                    "why-present-against": max(accepted + rejected) <= 0 > accepted[at],
                    "why-present-spoilt": max(accepted + rejected) <= 0 > rejected[at],
                    "why-present-quiet": not any(accepted + rejected),
                }[why]
            match.play(eyes.seat, [bot(eyes, dice)])
    assert said["why-present-against"] > 10
    assert said["why-present-quiet"] > 10

"""What a minister says of an answer speaks for it."""

from collections import Counter

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.reasons import HARDLY, reason
from coterie.play import Match, SeededDice


def test_no_answer_is_praised_for_an_audience_that_seldom_succeeds() -> None:
    said = Counter[str]()
    for seed in range(3):
        match, bot, dice = Match(GAME, 4, {}, SeededDice(seed)), bots.find("random", GAME), Lehmer(seed)
        while not match.over:
            eyes = match.eyes(match.asked()[0])
            for action in eyes.legal() if eyes.view().step in ("choose", "bet") else []:
                why, values = reason(eyes, action)
                said[why] += 1
                if why in ("why-choose-chance", "why-bet-chance", "why-bet-hidden", "why-bet-valet"):
                    assert int(values["tenths"]) > HARDLY
            match.play(eyes.seat, [bot(eyes, dice)])
    assert said["why-choose-chance"]
    assert said["why-bet-chance"] > 10
    assert said["why-best"] > 10

"""Bots bargain: what pays is accepted, what costs is not, pacts are kept by a reason, and breakers are remembered."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import pytest

from coterie import bots
from coterie.bots import Conversation, Talker, find_talker
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table
from coterie.games import find
from coterie.games.for_the_king import lexicon as king_words
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.table import CouncilPack
from coterie.games.royal_secrets import lexicon as secret_words
from coterie.games.royal_secrets.listening import Hearsay
from coterie.play import Match, SeededDice
from coterie.talk import BROKEN, KEPT, Act, Ears, Spoken, bargaining, sayings_of
from coterie.talk.acts import ACCEPT, ASK, CITE, DECLINE, OFFER, REFUSE
from coterie.talk.bargaining import SCRUPLE, WORD, breaks, likely_kept
from coterie.talk.manners import TRUTHFUL
from tests.contracts.twins import twin_of

SEATS = 4
GAMES = ("royal-secrets", "for-the-king", "reigns-council")
every_game = pytest.mark.parametrize("name", GAMES)


def talker_of(name: str) -> Talker:
    talker = find_talker("courtier", find(name))
    assert talker
    return talker


def tables(name: str, seed: int) -> Iterator[Match]:
    """A game of mute courtiers, before each answer."""
    match = Match(find(name), SEATS, {}, SeededDice(seed))
    company, dice = bots.find("courtier", find(name)), Lehmer(seed)
    while not match.over:
        yield match
        seat = match.asked()[0]
        match.play(seat, [company(match.eyes(seat), dice)])


def at(name: str, true: Callable[[Match], bool], seeds: int = 8) -> Match:
    """The first moment of a game that is like this."""
    for seed in range(seeds):
        for match in tables(name, seed):
            if true(match):
                return match.fork()
    raise AssertionError("it never came to that")


def reply(match: Match, seat: int, *lines: tuple[int, Act]) -> list[Act]:
    """What a bot answers to the last of some lines."""
    talk = Conversation(match)
    for speaker, act in lines:
        assert talk.say(speaker, [act]), act
    return talker_of(match.game.name).reply(match.eyes(seat), talk.said, len(talk.said) - 1, TRUTHFUL, Lehmer(1))


def offer(to: int, mine: tuple[str, tuple[int, ...]], wants: tuple[str, tuple[int, ...]]) -> Act:
    return Act(OFFER, *mine, seat=to, wants=wants[0], wants_args=wants[1])


# Royal Secrets


def beside(match: Match) -> bool:
    """A and B are at one audience, which needs much, and nobody has bet."""
    view = match.eyes(SEATS).view()
    audiences = view.numbers("audiences")
    if view.step != "bet" or not all(audiences) or audiences[0] != audiences[1] or audiences[0] == 3:
        return False
    laid = any(view.pile(pile, seat).size for pile in ("up", "down") for seat in range(SEATS))
    hands = [sorted(secret_words.INFLUENCE[kind] for kind in view.pile("hand", seat).cards) for seat in (0, 1)]
    return not laid and all(sum(hand[-2:]) >= 70 for hand in hands)


def test_cards_for_nothing_are_accepted_and_nothing_for_cards_is_not() -> None:
    match = at("royal-secrets", beside)
    stays = ("stays", ())
    much = ("both-at-least", (70,))
    assert reply(match, 1, (0, offer(1, much, stays))) == [Act(ACCEPT, line=0)]
    (act, *_) = reply(match, 1, (0, offer(1, stays, much)))
    assert act.act in (REFUSE, OFFER)
    assert act.line == 0
    assert act.act == REFUSE or (act.wants, act.wants_args) != stays or act.args < (70,)


def test_a_pact_is_kept_unless_tearing_it_pays_more_than_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at("royal-secrets", beside)
    marks = {}
    for scruple in (100.0, -100.0):
        monkeypatch.setattr(bargaining, "SCRUPLE", scruple)
        talk = Conversation(match.fork())
        assert talk.say(0, [offer(1, ("stays", ()), ("both-at-least", (50,)))])
        assert talk.say(1, [Act(ACCEPT, line=0)])
        _, side = talk.book().sides(talk.book().offers[0])
        while True:
            public = Ears.of(talk.match.eyes(SEATS))
            verdict = talk.book().judge(side, sayings_of(talk.match.game), public, public)
            if verdict.decided:
                break
            talk.play(talk.match.asked()[0], Lehmer(1))
        marks[scruple] = verdict.mark
    assert marks == {100.0: KEPT, -100.0: BROKEN}


# For the King


def on_a_lot(match: Match) -> bool:
    """A lot of an office is up that everybody may bid for, and lots are to come."""
    view = match.eyes(SEATS).view()
    if view.step != "bid" or view.number("bid") or any(view.numbers("barred")) or any(view.numbers("passed")):
        return False
    return view.pile("lot").cards[0] < king_words.GOLD and view.pile("favor").size > 3


def test_a_rival_who_passes_for_nothing_is_welcome_and_to_pass_for_nothing_is_not() -> None:
    passes, idle = ("bids-at-most", (0,)), ("bids-at-most", (19,))
    answers: dict[str, list[str]] = {"gift": [], "theft": []}
    for seed in range(2):
        for match in tables("for-the-king", seed):
            if on_a_lot(match):
                for kind, terms in (("gift", (passes, idle)), ("theft", (idle, passes))):
                    (act, *_) = reply(match, 1, (0, offer(1, *terms)))
                    answers[kind].append(act.act)
    assert ACCEPT in answers["gift"]
    assert ACCEPT not in answers["theft"]


# Reigns


def judging(match: Match) -> bool:
    view = match.eyes(SEATS).view()
    return view.step == "judge" and not any(view.numbers("verdicts"))


def test_a_monarch_and_an_advisor_trade_a_verdict_for_a_pillar() -> None:
    """An Advisor takes a word that costs nothing; a Monarch gives none for a Proposal that kills."""
    answers: dict[str, list[str]] = {"advisor": [], "monarch": []}
    for match in tables("reigns-council", 3):
        if not judging(match):
            continue
        onlooker = match.eyes(SEATS).view()
        monarch, pack = onlooker.number("monarch"), onlooker.pack
        assert isinstance(pack, CouncilPack)
        for seat in range(SEATS):
            backs = [shown(back) for back in onlooker.pile("hand", seat).backs]
            open_to = [p for p in range(4) if any(b[p] for b in backs) and not all(b[p] for b in backs)]
            if seat == monarch or not open_to:
                continue
            heard, brings = ("will-accept", (seat,)), ("presents", (open_to[0],))
            (act, *_) = reply(match, seat, (monarch, offer(seat, heard, brings)))
            answers["advisor"].append(act.act)
            (act, *_) = reply(match, monarch, (seat, offer(monarch, brings, heard)))
            answers["monarch"].append(act.act)
        if len(answers["monarch"]) > 20:
            break
    assert ACCEPT in answers["advisor"]
    assert {ACCEPT, REFUSE} <= {*answers["monarch"]} | {*answers["advisor"]}
    assert {*answers["monarch"], *answers["advisor"]} <= {ACCEPT, REFUSE, OFFER}


# All games


@lru_cache(maxsize=8)
def bargained(name: str, seed: int) -> Conversation:
    """A game in which everybody bargains."""
    match = Match(find(name), SEATS, {}, SeededDice(seed))
    talk = Conversation(match, dict.fromkeys(range(SEATS), TRUTHFUL), frozenset(), Lehmer(seed + 50))
    bots.play_on(match, dict.fromkeys(range(SEATS), bots.find("courtier", find(name))), Lehmer(seed), talk)
    return talk


def test_bots_make_deals_answer_each_and_keep_what_they_agreed_on() -> None:
    for name, seed in (("royal-secrets", 1), ("reigns-council", 1)):
        talk = bargained(name, seed)
        book, public = talk.book(), Ears.of(talk.match.eyes(SEATS))
        assert book.pacts()
        answered = {act.line for line in talk.said for act in line.acts if act.act in (ACCEPT, REFUSE, OFFER)}
        assert {*book.offers} <= answered | {-1}
        marks = [
            book.judge(side, sayings_of(talk.match.game), public, public).mark
            for pact in book.pacts()
            for side in book.sides(pact)
        ]
        assert KEPT in marks


def test_a_bot_proposes_once_a_round_at_most() -> None:
    for name, seed in (("royal-secrets", 1), ("reigns-council", 1)):
        talk = bargained(name, seed)
        rounds = [e.n for e in talk.match.eyes(SEATS).heard() if e.what in talker_of(name).rounds]
        made = [
            (line.seat, sum(n < line.at for n in rounds))
            for line in talk.said
            for act in line.acts
            if act.act == OFFER and act.line < 0
        ]
        assert len(made) == len({*made})
        assert len(made) > 1


def test_a_breaker_is_told_so_once_and_no_offer_of_theirs_is_accepted_any_more() -> None:
    match = Match(find("royal-secrets"), SEATS, {"first": "A"}, SeededDice(8))
    talker = talker_of("royal-secrets")
    while "choose" not in match.eyes(SEATS).view().step:
        match.play(match.asked()[0], [match.eyes(match.asked()[0]).legal()[0]])
    breaker = match.asked()[0]
    victim = (breaker + 1) % SEATS
    talk = Conversation(match)
    goes = ("goes", (secret_words.KING,))
    assert talk.say(breaker, [offer(victim, goes, goes)])
    assert talk.say(victim, [Act(ACCEPT, line=0)])
    match.play(breaker, [secret_words.TO_CHOOSE.of(secret_words.QUEEN)])

    def speak() -> list[Act]:
        return talker.speak(match.eyes(victim), talk.said, TRUTHFUL, Lehmer(1))

    again = offer(victim, ("stays", ()), ("stays", ()))
    assert talk.say(breaker, [again])
    refused = talker.reply(match.eyes(victim), talk.said, 2, TRUTHFUL, Lehmer(1))
    assert refused == [Act(REFUSE, line=2), Act(CITE, line=0)]
    assert speak() == [Act(CITE, line=0)]
    assert talk.say(victim, refused)
    assert not any(act.act == CITE for act in speak())
    assert talk.say(breaker, [again])
    assert talker.reply(match.eyes(victim), talk.said, 4, TRUTHFUL, Lehmer(1)) == [Act(REFUSE, line=4)]
    court = bots_mind(match, victim, talk.said)
    assert court[breaker] < court[(victim + 1) % SEATS], "who tore a pact is thought less of"


def bots_mind(match: Match, seat: int, said: list[Spoken]) -> list[float]:
    """How likely each seat keeps a word, as one thinks."""
    minds = Hearsay(Ears.of(match.eyes(seat)), said).minds
    return [minds.keeps(other) for other in range(SEATS)]


def test_a_word_is_worth_more_the_longer_the_game_and_never_nothing() -> None:
    assert not breaks(SCRUPLE, 0.0, 1.0)
    assert breaks(SCRUPLE + 0.1, 0.0, 1.0)
    assert not breaks(SCRUPLE + 0.1, 0.5, 1.0)
    assert breaks(SCRUPLE + WORD + 0.1, 1.0, 1.0)
    assert breaks(0.4, 0.0, 0.3)
    assert likely_kept(0.8, 0.0, 0.5, 1.0) > likely_kept(0.8, 3.0, 0.5, 1.0) > likely_kept(0.3, 3.0, 0.5, 1.0)


# Two worlds


@every_game
def test_answers_follow_from_the_eyes_and_from_what_was_said(name: str) -> None:
    """In two worlds that a seat cannot tell apart it gives the same answer to the same offer and question."""
    talker, dice, acts = talker_of(name), Lehmer(9), set[str]()
    sayings = {saying.name: saying for saying in sayings_of(find(name))}
    n = 0
    for match in tables(name, 8):
        table = opened(match)
        n += 1
        if n % 29 or table.whose() == CHANCE:
            continue
        seat = dice.below(SEATS)
        asker = (seat + 1 + dice.below(SEATS - 1)) % SEATS
        worlds = [Eyes(table, seat), Eyes(twin_of(table, seat, dice), seat)]
        talk = Conversation(match)
        occasions = [talk_openings(talk, who) for who in (asker, seat)]
        lines = [Act(ASK, name, seat=seat) for name in occasions[1]]
        mine, wants = ([name for name in names if sayings[name].act == "promise"] for names in occasions)
        for one in mine[:3]:
            for other in wants[:3]:
                lines.append(offer(seat, (one, occasions[0][one]), (other, occasions[1][other])))
        for act in lines:
            talk.said.clear()
            if talk.say(asker, [act]):
                found = [talker.reply(eyes, list(talk.said), 0, TRUTHFUL, Lehmer(n)) for eyes in worlds]
                assert found[0] == found[1]
                assert found[0][0].line == 0
                acts |= {act.act for act in found[0]}
    assert acts & {ACCEPT, REFUSE, OFFER}
    assert DECLINE in acts


def talk_openings(talk: Conversation, seat: int) -> dict[str, tuple[int, ...]]:
    """What a seat may say now, each in its first way."""
    public = talk._public()
    found = {saying.name: (saying, saying.may(public, seat)) for saying in sayings_of(talk.match.game)}
    return {name: next(saying.variants(o)) for name, (saying, o) in found.items() if o and any(saying.variants(o))}


def opened(match: Match) -> Table:
    """The table itself, which only a test may look at."""
    return match._table  # type: ignore[attr-defined,no-any-return]

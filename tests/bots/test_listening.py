"""What bots make of what is said: claims shift what they expect, liars are believed less, and silence counts."""

from collections.abc import Callable

import pytest

from coterie import bots
from coterie.bots.registry import OfferedBot
from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.games import find
from coterie.games.for_the_king import instinct as king
from coterie.games.for_the_king.instinct import Prospects
from coterie.games.reigns_council import instinct as council
from coterie.games.reigns_council import listening
from coterie.games.royal_secrets import instinct as royal
from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.listening import HIDDEN, REPERTOIRE
from coterie.play import Match, SeededDice
from coterie.talk import Act, Public, Spoken, sayings_of
from coterie.talk.minds import PRIOR, TYPES, Minds, Repertoire
from coterie.talk.sayings import named

SEATS = 4
HONEST, FLATTERER = TYPES.index("honest"), TYPES.index("flatterer")


def played(name: str, until: Callable[[Match], bool], seed: int = 1) -> Match:
    """A game of courtiers up to a moment."""
    match, dice = Match(find(name), SEATS, {}, SeededDice(seed)), Lehmer(seed)
    choose = {"royal-secrets": royal, "reigns-council": council, "for-the-king": king}[name].choose
    while not until(match):
        seat = match.asked()[0]
        match.play(seat, [choose(match.eyes(seat), dice)])
    return match


def heard(match: Match) -> list[Heard]:
    return match.eyes(SEATS).heard()


def line(match: Match, seat: int, name: str, *args: int, n: int = 0) -> Spoken:
    """Something that a seat says now."""
    saying = named(sayings_of(match.game), name)
    opening = saying.may(Public.of(match.eyes(SEATS)), seat)
    assert opening, f"{name} cannot be said now"
    assert saying.fits(opening, args), f"{name} is not said with {args}"
    return Spoken(n, seat, match.told, (Act(saying.act, name, args, anchor=opening.anchor),))


# Royal Secrets


@pytest.fixture(scope="module")
def laid() -> tuple[Match, int]:
    """A seat has just laid its hidden card, in the third round."""
    match = played(
        "royal-secrets",
        lambda m: (
            sum(h.what == "round" for h in heard(m)) == 3
            and heard(m)[-1].what in ("bet-down", "handed-on")
            and any(h.what == "bet-down" for h in heard(m)[-2:])
        ),
    )
    return match, next(h.seat for h in reversed(heard(match)) if h.what == "bet-down")


def brought(match: Match, seat: int, said: list[Spoken] | None) -> float:
    """What another seat expects this one to bring."""
    return royal.court_of(match.eyes((seat + 1) % SEATS), said).brought[seat][0]


def test_a_claim_about_a_hidden_card_shifts_what_it_is_expected_to_bring(laid: tuple[Match, int]) -> None:
    match, seat = laid
    claims = [("down-at-most", 0), ("down-at-least", 10), ("down-at-least", 20), ("down-at-least", 40)]
    expected = [brought(match, seat, [line(match, seat, *claim)]) for claim in claims]
    assert expected[:3] == sorted(expected[:3])
    assert expected[2] > expected[0] + 10
    assert expected[3] > expected[1], "a boast is doubted, but not wholly"
    honest = lies(match, seat)[1]
    assert brought(match, seat, [*honest, line(match, seat, "down-at-least", 40, n=9)]) > expected[3]
    excuse = brought(match, seat, [*honest, line(match, seat, "down-is", 2, 1, n=9)])
    assert excuse < brought(match, seat, [*honest, line(match, seat, "stays", n=9)])


def test_silence_about_a_hidden_card_is_read_as_weakness(laid: tuple[Match, int]) -> None:
    match, seat = laid
    court = royal.court_of(match.eyes((seat + 1) % SEATS), [])
    assert court.hearsay
    chances = court.hearsay.down(seat)
    assert chances
    worth = [sum(c * w.INFLUENCE[kind] for kind, c in enumerate(each)) for each in (chances, HIDDEN)]
    assert worth[0] < worth[1]
    assert brought(match, seat, []) < brought(match, seat, [line(match, seat, "down-at-least", 10)])


def lies(match: Match, liar: int) -> tuple[list[Spoken], list[Spoken]]:
    """What a seat would have said about its cards of the past rounds: always 40, or always the truth."""
    false: list[Spoken] = []
    true: list[Spoken] = []
    laid_at = -1
    for event in heard(match):
        if event.what == "bet-down" and event.seat == liar:
            laid_at = event.n
        elif event.what == "turned-up" and event.seat == liar:
            kind = event.cards[0]
            truth = Act("claim", "down-at-most", (0,), anchor=laid_at)
            if kind != w.EXCUSE and w.INFLUENCE[kind] >= 10:
                truth = Act("claim", "down-at-least", (w.INFLUENCE[kind] // 10 * 10,), anchor=laid_at)
            false.append(Spoken(len(false), liar, laid_at + 1, (Act("claim", "down-at-least", (40,), anchor=laid_at),)))
            true.append(Spoken(len(true), liar, laid_at + 1, (truth,)))
    assert len(true) > 1
    return false, true


def test_a_proven_liar_is_believed_less_than_who_was_honest(laid: tuple[Match, int]) -> None:
    match, seat = laid
    false, true = lies(match, seat)
    claim = line(match, seat, "down-at-least", 40, n=9)
    nobody, honest, liar = (brought(match, seat, [*past, claim]) for past in ([], true, false))
    assert liar < nobody - 2
    assert liar < honest - 2
    minds = royal.court_of(match.eyes((seat + 1) % SEATS), [*false, claim]).hearsay
    assert minds
    assert minds.minds.of[seat][HONEST] < PRIOR[HONEST] / 2 < minds.minds.of[seat][FLATTERER]


def test_who_says_where_they_go_is_expected_there() -> None:
    match = played("royal-secrets", lambda m: Eyes.view(m.eyes(SEATS)).step == "choose")
    (asked,) = match.asked()
    seat = (asked + 1) % SEATS
    court = royal.court_of(match.eyes(asked), [line(match, seat, "goes", w.QUEEN)])
    assert court.hearsay
    assert court.hearsay.comes(seat, w.QUEEN) > 0.7 > 0.3 > court.hearsay.comes(seat, w.KING)
    assert court.others(asked, w.QUEEN)[0] > royal.court_of(match.eyes(asked), []).others(asked, w.QUEEN)[0]


# The Council


def judging(match: Match) -> bool:
    """Every Proposal is on the table, in a turn in which a marker is off the centre."""
    view = match.eyes(SEATS).view()
    return view.step == "judge" and max(map(abs, view.numbers("tracks"))) > 1


@pytest.fixture(scope="module")
def presented() -> Match:
    return played("reigns-council", judging)


def test_a_pitch_makes_the_cards_likelier_of_which_it_is_true(presented: Match) -> None:
    view = presented.eyes(SEATS).view()
    (monarch,) = presented.asked()
    shifted = 0
    for seat in (s for s in range(SEATS) if s != monarch):
        pack, back = listening.pack_of(Public.of(presented.eyes(SEATS)).ears), view.pile("presented", seat).backs[0]
        kinds, tracks = listening.behind(pack, back), view.numbers("tracks")
        for way in listening.repertoire_of(pack, back, tuple(tracks)).ways[1:]:
            true = [listening.is_true(pack, way, kind, tracks) for kind in kinds]
            if all(true) or not any(true):
                continue
            said = [line(presented, seat, way[0], *way[1])]
            chances = []
            for each in (said, []):
                hearsay = council.hearsay_of(presented.eyes(monarch), presented.eyes(monarch).view(), each)
                assert hearsay
                weights = hearsay.weights(seat, kinds)
                chances.append(sum(c for c, true_here in zip(weights, true, strict=True) if true_here))
            assert chances[0] > sum(true) / len(true), f"{way} does not make what it says likelier"
            shifted += chances[0] > chances[1]
    assert shifted > 5


def test_a_monarch_reads_silence_as_having_nothing_good_to_say(presented: Match) -> None:
    view = presented.eyes(SEATS).view()
    (monarch,) = presented.asked()
    hearsay = council.hearsay_of(presented.eyes(monarch), view, [])
    assert hearsay
    found = []
    for seat in (s for s in range(SEATS) if s != monarch):
        pack, back = listening.pack_of(Public.of(presented.eyes(SEATS)).ears), view.pile("presented", seat).backs[0]
        kinds, tracks = listening.behind(pack, back), view.numbers("tracks")
        ways = [
            way
            for way in listening.repertoire_of(pack, back, tuple(tracks)).ways[1:]
            if listening.welcome(way, tracks) > 0
        ]
        good = [sum(listening.is_true(pack, way, kind, tracks) for way in ways) for kind in kinds]
        expected = sum(c * g for c, g in zip(hearsay.weights(seat, kinds), good, strict=True))
        found.append(expected - sum(good) / len(good))
    assert all(each <= 1e-9 for each in found)
    assert min(found) < -0.05


# Ministers


def answers(match: Match, said: list[list[Spoken]]) -> int:
    """How many answers a minister gives with the same dice, by what was said."""
    minister, (asked, *_) = bots.find("minister@8", match.game), match.asked()
    assert isinstance(minister, OfferedBot)
    return len({minister.listen(match.eyes(asked), Lehmer(2), each) for each in said})


def test_a_minister_of_royal_secrets_bets_by_what_others_claim_of_their_cards() -> None:
    match, dice = Match(find("royal-secrets"), SEATS, {}, SeededDice(1)), Lehmer(1)
    swayed = 0
    while not match.over:
        asked = match.asked()[0]
        public, eyes = Public.of(match.eyes(SEATS)), match.eyes(asked)
        if eyes.view().step == "bet":
            least = named(sayings_of(match.game), "down-at-least")
            others = [s for s in range(SEATS) if s != asked and (it := least.may(public, s)) and least.fits(it, (40,))]
            claims = [("down-at-least", 40), ("down-at-most", 0)]
            swayed += answers(match, [[line(match, s, name, of) for s in others] for name, of in claims]) > 1
        match.play(asked, [royal.choose(eyes, dice)])
    assert swayed


def test_a_minister_of_the_council_judges_by_what_was_pitched() -> None:
    match = played("reigns-council", judging, seed=3)
    view, pack = match.eyes(SEATS).view(), listening.pack_of(Public.of(match.eyes(SEATS)).ears)
    pitches = []
    for seat in (s for s in range(SEATS) if s not in match.asked()):
        back, tracks = view.pile("presented", seat).backs[0], tuple(view.numbers("tracks"))
        for way in listening.repertoire_of(pack, back, tracks).ways[1:]:
            pitches.append([line(match, seat, way[0], *way[1])])
    assert answers(match, pitches) > 1


# For the King


@pytest.fixture(scope="module")
def bidding() -> Match:
    """A bid of two or more lies on the table for a card that is paid in gold."""
    return played(
        "for-the-king",
        lambda m: (
            (view := m.eyes(SEATS).view()).step == "bid"
            and view.number("bid") > 1
            and not 30 <= view.pile("lot").cards[0] < 33
        ),
    )


def outlook(match: Match, said: list[Spoken] | None) -> Prospects:
    (asked,) = match.asked()
    eyes = match.eyes(asked)
    return Prospects(eyes.view(), asked, king.hearsay_of(eyes, eyes.view(), said))


def test_what_a_rival_says_of_gold_shifts_what_is_expected_of_it(bidding: Match) -> None:
    (asked,) = bidding.asked()
    leader = bidding.eyes(SEATS).view().number("leader")
    expected = outlook(bidding, []).gold[leader]
    opening = named(sayings_of(bidding.game), "gold-at-least").may(Public.of(bidding.eyes(SEATS)), leader)
    assert opening
    rich = outlook(bidding, [line(bidding, leader, "gold-at-least", opening.choices[0][-1])])
    poor = outlook(bidding, [line(bidding, leader, "gold-at-most", opening.choices[0][0])])
    pays = outlook(bidding, [line(bidding, leader, "can-pay")])
    assert poor.gold[leader] < expected < rich.gold[leader]
    assert pays.gold[leader] >= expected
    assert poor.coin >= outlook(bidding, []).coin >= rich.coin
    assert poor.gold[asked] == rich.gold[asked] == outlook(bidding, None).gold[asked]


def test_a_rival_who_will_stop_is_expected_to_bid_less_and_a_liar_is_not(bidding: Match) -> None:
    leader = bidding.eyes(SEATS).view().number("leader")
    bid = bidding.eyes(SEATS).view().number("bid")
    said = [line(bidding, leader, "bids-at-most", bid)]
    heard_of = outlook(bidding, said).heard
    assert heard_of
    assert heard_of.bid(leader, 12.0) < 12.0
    for _ in range(3):
        heard_of.minds.sees(leader, kept=False)
    believed_less = heard_of.bid(leader, 12.0)
    assert outlook(bidding, said).heard.bid(leader, 12.0) < believed_less < 12.0  # type: ignore[union-attr]


# Minds


def test_what_is_said_is_read_by_types_and_not_by_one_number() -> None:
    """Who always says what serves them is learned to be a flatterer: believed against themselves, and not for."""
    minds = Minds(1)
    high, low = w.KINDS.index("courtier-40"), w.KINDS.index("courtier-0")
    boast, confession = ("down-at-least", (40,)), ("down-at-most", (0,))
    for _ in range(4):
        minds.learns(0, REPERTOIRE, [boast], low)
    assert minds.reads(0, REPERTOIRE, [boast])[high] < 0.3
    assert minds.reads(0, REPERTOIRE, [confession])[low] > HIDDEN[low] + 0.1
    for _ in range(400):
        minds.fade()
    assert minds.of[0] == pytest.approx(list(PRIOR), rel=0.01)


def test_likelihoods_are_those_of_a_repertoire() -> None:
    for frankness in (0.0, 1.2):
        repertoire = Repertoire([("a", ()), ("b", (1,))], [0.5, 0.5], lambda way, c: c == 0, lambda way: 0.5, frankness)
        for kind in range(len(TYPES)):
            for candidate in range(2):
                likely = repertoire.likely(kind, candidate)
                assert sum(likely) == pytest.approx(1)
                assert all(chance >= 0 for chance in likely)
        assert repertoire.of([], HONEST, 1) > repertoire.of([], HONEST, 0)
        assert repertoire.of([("a", ())], HONEST, 0) > repertoire.of([("a", ())], HONEST, 1)

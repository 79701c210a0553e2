"""What becomes of every saying when the match ends early, an event is undone, or another hand takes the seat."""

from dataclasses import replace

from coterie.core.events import Heard
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.lexicon import KINDS, LEXICON
from coterie.games.royal_secrets.sayings import SAYINGS
from coterie.games.royal_secrets.tests.evening import Evening
from coterie.play import Match, SeededDice
from coterie.talk import BROKEN, KEPT, PENDING, UNTESTED, VOID, Ears, Said, Verdict, judge
from coterie.talk.sayings import PROMISE, Public, named

QUIET = "king 50/4/5\nqueen 40/3/4\n"
PAIRS = "A king, B king, C queen, D queen"


def everything() -> list[tuple[Evening, Said]]:
    """Every saying once, open for the onlooker."""
    start = Evening(QUIET + "favors A: stabbing-cheap")
    found = [(start, start.say("A", text)) for text in ("goes king", "stays", "both-at-least 20", "shows 10")]
    for text in ("brings-valet no", "hands B", "favor stab B yes", "holds-valet 10", "succeeds king yes"):
        found.append((start, start.say("A", text)))
    found.append((start, start.say("A", "takes-favor king A")))
    betting = Evening(QUIET + "favors B: espionage-cheap").go(PAIRS).bet("A 10_, B 10_")
    betting.play("B play-favor:audience-espionage-cheap")
    for text in ("down-at-least 20", "down-at-most 10", "down-is valet yes", "yields B"):
        found.append((betting, betting.say("A", text)))
    found.append((betting, betting.say("B", "saw A 20")))
    tied = Evening("king 20/4/5\nqueen 20/3/4").round()
    found.append((tied, tied.say("A", "third at-least 20")))
    assert sorted(said.saying for _, said in found) == sorted(saying.name for saying in SAYINGS)
    return found


def test_what_is_open_when_the_match_ends_stays_untested() -> None:
    for evening, said in everything():
        assert evening.verdict(said) == Verdict(PENDING), said.saying
        ears = evening.ears()
        ears.ended = True
        assert judge(said, named(SAYINGS, said.saying), ears) == Verdict(UNTESTED), said.saying


def test_what_was_undone_or_taken_back_is_void() -> None:
    for evening, said in everything():
        saying, ears = named(SAYINGS, said.saying), evening.ears()
        assert judge(replace(said, taken_back=True), saying, ears) == Verdict(VOID, "taken-back")
        ears.hear([Heard(ears.told, "undo", said.seat, [said.anchor, said.seat, 0], [])])
        assert judge(said, saying, ears) == Verdict(VOID, "undone")


def test_another_hand_voids_a_promise_and_leaves_a_claim() -> None:
    for evening, said in everything():
        saying, ears = named(SAYINGS, said.saying), evening.ears()
        verdict = judge(replace(said, handed_over=ears.told), saying, ears)
        assert verdict == (Verdict(VOID, "other-hand") if saying.act == PROMISE else Verdict(PENDING))


def test_a_bet_taken_back_in_a_real_match_voids_what_was_said_about_it() -> None:
    match = Match(GAME, 3, {"first": "A"}, SeededDice(1))
    for seat, token in [(0, "choose:king"), (0, "hand-on:B"), (1, "choose:king"), (1, "hand-on:C"), (2, "choose:king")]:
        match.play(seat, [LEXICON.parse(token)])
    match.play(2, [LEXICON.parse("hand-on:A")])
    match.play(0, [LEXICON.parse("bet-down:courtier-20")])
    said = _say(match, 0, "down-at-least", (20,))
    own = judge(said, named(SAYINGS, "down-at-least"), Ears.of(match.eyes(0)))
    assert own == Verdict(KEPT, card=KINDS.index("courtier-20"), amount=20)
    match.undo(0)
    match.play(0, [LEXICON.parse("bet-down:courtier-10")])
    again = _say(match, 0, "down-at-least", (20,))
    for viewer in (0, 1, 3):
        assert judge(said, named(SAYINGS, "down-at-least"), Ears.of(match.eyes(viewer))) == Verdict(VOID, "undone")
    own = judge(again, named(SAYINGS, "down-at-least"), Ears.of(match.eyes(0)))
    assert own == Verdict(BROKEN, card=KINDS.index("courtier-10"), amount=10)
    assert again.anchor > said.anchor


def _say(match: Match, seat: int, name: str, args: tuple[int, ...]) -> Said:
    public = Public.of(match.eyes(match.seats))
    opening = named(SAYINGS, name).may(public, seat)
    assert opening is not None
    return Said(0, 0, seat, name, args, public.ears.told, opening.anchor)

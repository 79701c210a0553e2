"""What Advisors and Monarchs say of themselves: every saying kept, broken, void and untested, in real games.

                   kept  broken  void                                      untested
goal                x      x     only as anything said [1]                 abdication, but for its owner and the record
presents            x      x     no such back in hand; the reign is over   only as anything said [1]
will-accept,
will-reject         x      x     only as anything said [1], and so is what is untested: all Proposals of a turn are
accepts-at-least    x      x     judged before anything is revealed, and before anybody can die
reveals-first       x      x     the Monarch died before                   only as anything said [1]
names               x      x     all agreed to stop                        only as anything said [1]
laughs, votes       x      x     only as anything said [1], and so is what is untested: they are said by who is asked
goes-on             x      x     only as anything said [1], and so is what is untested: who plays the reign is asked
survives            x      x     only as anything said [1], and so is what is untested: turns and reigns end

[1] Void if it or its event is taken back, and, a promise, if another hand plays the seat; untested if the match ends
before. `Session.says` holds every saying to that.
"""

import pytest

from coterie.games.reigns_council.lexicon import LEXICON
from coterie.games.reigns_council.tests.scene import scene
from coterie.games.reigns_council.tests.session import Session
from coterie.talk import Verdict

HARMLESS = "people+1|people-1"
DEADLY = "wealth+1|wealth-5"
KEPT, BROKEN, NEVER_CAME = Verdict("kept"), Verdict("broken"), Verdict("void", "never-came")


def kills() -> list[str]:
    """A turn in which C kills A by a Proposal that is rejected, before that of B is revealed."""
    return [f"B present:{HARMLESS}", f"C present:{DEADLY}", "A accept:B", "A reject:C", "A reveal:C", "A keep"]


def retires() -> list[str]:
    """A turn after which A retires, where one accepted Proposal is enough."""
    turn = [f"B present:{HARMLESS}", f"C present:{DEADLY}", "A accept:B", "A accept:C"]
    return [*turn, "A reveal:B", "A keep", "A reveal:C", "A keep"]


def council(**options: str) -> Session:
    """A reigns; B holds a harmless card, C a deadly one."""
    return Session({"B": HARMLESS, "C": DEADLY}, {"B": "church-strong-army-weak"}, **options)


# An Advisor's goal


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("goal church strong", "kept"),
        ("goal church weak", "broken"),
        ("goal church none", "broken"),
        ("goal army weak", "kept"),
        ("goal army strong", "broken"),
        ("goal people none", "kept"),
        ("goal people strong", "broken"),
    ],
)
def test_a_goal_is_known_when_it_is_shown(text: str, mark: str) -> None:
    t = council()
    said = t.says("B", text)
    t.marks(said, table="pending", A="pending", B=mark, C="pending", record=mark)
    t.plays(*kills())
    goal = LEXICON.kinds.index("goal-church-strong-army-weak")
    for viewer in ("table", "A", "B", "C", "record"):
        assert t.verdict(said, viewer) == Verdict(mark, card=goal)


def test_a_goal_is_never_shown_after_an_abdication() -> None:
    t = Session({"B": HARMLESS, "C": DEADLY}, {"B": "church-strong-army-weak"}, retire=2)
    said = t.says("B", "goal church weak")
    t.plays(*retires())
    assert t.verdict(said) == t.verdict(said, "A") == Verdict("untested", "buried")
    t.marks(said, B="broken", record="broken")
    t.plays("A go-on", "B go-on", "C go-on", "A name:C")
    assert t.verdict(said) == Verdict("untested", "buried")


def test_a_goal_is_that_of_its_own_reign() -> None:
    t = council()
    t.plays(*kills())
    t.goals = {1: "goal-church-weak-people-weak"}
    t.hands = {0: [DEADLY], 1: [HARMLESS]}
    t.plays("A go-on", "B go-on", "C go-on", "A name:C")
    before, now = t.says("B", "goal church strong"), t.says("B", "goal people weak")
    t.marks(before, table="pending", B="broken", record="broken")
    t.plays(f"B present:{HARMLESS}", f"A present:{DEADLY}", "C accept:B", "C reject:A", "C reveal:A", "C keep")
    t.marks(before, table="broken", A="broken")
    t.marks(now, table="kept", A="kept")


# What an Advisor will present


def test_presents_is_judged_by_the_back_of_the_next_proposal() -> None:
    t = Session({"B": "church+1|army-1 army+1|church-1 church-1,army-2|church+1", "C": f"{HARMLESS} " * 3})
    church, army = t.says("B", "presents church"), t.says("B", "presents army")
    t.plays("B present:church+1|army-1")
    for viewer in ("table", "A", "B", "record"):
        assert t.verdict(church, viewer) == KEPT
        assert t.verdict(army, viewer) == BROKEN
    later = t.says("B", "presents army")
    t.plays(f"C present:{HARMLESS}", "A accept:B", "A accept:C", "A reveal:B", "A keep", "A reveal:C", "A keep")
    assert t.verdict(later).mark == "pending"
    t.plays("B present:church-1,army-2|church+1")
    assert t.verdict(later) == KEPT


def test_presents_is_void_if_no_back_in_hand_shows_the_pillar() -> None:
    t = Session({"B": "church+1|army-1 army+1|church-1", "C": f"{HARMLESS} {HARMLESS}"})
    t.plays("B present:church+1|army-1")
    people, church = t.says("B", "presents people"), t.says("B", "presents church")
    t.plays(f"C present:{HARMLESS}", "A accept:B", "A accept:C", "A reveal:B", "A keep", "A reveal:C", "A keep")
    t.plays("B present:army+1|church-1")  # what B drew touches the Church
    for viewer in ("table", "B", "record"):
        assert t.verdict(people, viewer) == Verdict("void", "no-choice")
        assert t.verdict(church, viewer) == BROKEN


@pytest.mark.parametrize("ending", [kills(), retires()])
def test_presents_is_void_if_the_reign_is_over_before(ending: list[str]) -> None:
    t = Session({"B": HARMLESS, "C": DEADLY}, retire=2)
    t.plays(*ending[:2])
    said = t.says("B", "presents people")
    t.plays(*ending[2:])
    assert t.verdict(said) == t.verdict(said, "B") == NEVER_CAME


# What a Monarch will do


def test_a_promised_verdict_is_kept_or_broken_by_the_first_word() -> None:
    t = council()
    yes, no = t.says("A", "will-accept B"), t.says("A", "will-reject B")
    other = t.says("A", "will-accept C")
    t.plays(f"B present:{HARMLESS}", f"C present:{DEADLY}", "A accept:B")
    assert (t.verdict(yes), t.verdict(no), t.verdict(other).mark) == (KEPT, BROKEN, "pending")
    t.plays("A reject:C")
    assert t.verdict(other) == BROKEN
    t.plays("A reveal:C", "A change")  # the word on C becomes a yes: too late for the promise
    assert t.t.verdicts == [0, 1, 1]
    t.plays("A reveal:B")
    assert (t.verdict(yes), t.verdict(no), t.verdict(other)) == (KEPT, BROKEN, BROKEN)


def test_a_promised_no_is_kept_by_the_first_word() -> None:
    t = council()
    yes, no = t.says("A", "will-accept C"), t.says("A", "will-reject C")
    t.plays(f"B present:{HARMLESS}", f"C present:{DEADLY}", "A reject:C", "A accept:B", "A reveal:C", "A change")
    assert (t.verdict(yes), t.verdict(no)) == (BROKEN, KEPT)


def test_a_promised_number_is_counted_when_all_are_judged() -> None:
    t = Session(dict.fromkeys("BCD", HARMLESS), seats=4)
    two, three = t.says("A", "accepts-at-least 2"), t.says("A", "accepts-at-least 3")
    t.plays(*(f"{letter} present:{HARMLESS}" for letter in "BCD"), "A accept:B", "A accept:D")
    t.marks(two, table="pending", record="pending")
    t.plays("A reject:C")
    assert t.verdict(two) == Verdict("kept", amount=2)
    assert t.verdict(three) == Verdict("broken", amount=2)


def test_who_is_revealed_first_is_looked_up_among_those_of_the_same_verdict() -> None:
    t = Session(dict.fromkeys("BCDE", HARMLESS), seats=5)
    b, c, d, e = (t.says("A", f"reveals-first {letter}") for letter in "BCDE")
    t.plays(*(f"{letter} present:{HARMLESS}" for letter in "BCDE"))
    t.plays("A accept:B", "A reject:C", "A accept:D", "A reject:E", "A reveal:E")
    assert (t.verdict(c), t.verdict(e)) == (BROKEN, KEPT)
    t.marks(b, table="pending", record="pending")
    t.plays("A keep", "A reveal:C", "A change", "A reveal:D", "A reveal:B")
    assert (t.verdict(b), t.verdict(d)) == (BROKEN, KEPT)  # C was accepted too late to count among them


def test_nobody_is_revealed_first_once_the_monarch_is_dead() -> None:
    t = Session({"B": HARMLESS, "C": DEADLY, "D": HARMLESS}, seats=4)
    first = t.says("A", "reveals-first B")
    t.plays(f"B present:{HARMLESS}", f"C present:{DEADLY}", f"D present:{HARMLESS}")
    t.plays("A accept:B", "A accept:D", "A reject:C", "A reveal:C", "A keep")
    assert t.verdict(first) == t.verdict(first, "record") == NEVER_CAME


def test_the_crown_goes_where_it_was_promised_or_elsewhere() -> None:
    t = council()
    to_b, to_c = t.says("A", "names B"), t.says("A", "names C")
    t.plays(*kills(), "A go-on", "B stop", "C stop")
    assert t.verdict(to_b).mark == "pending"
    t.plays("A name:C")
    assert (t.verdict(to_b), t.verdict(to_c)) == (BROKEN, KEPT)


def test_nobody_gets_the_crown_when_all_agree_to_stop() -> None:
    t = council()
    t.plays(*kills())
    said = t.says("A", "names B")
    t.plays("A stop", "B stop", "C stop")
    assert t.verdict(said) == NEVER_CAME


# Sealed answers


def test_a_laugh_is_heard_and_silence_is_known_when_the_story_is_over() -> None:
    t = council(bonus="laugh")
    t.plays(*kills())  # C tells the tale
    a_yes, a_no = t.says("A", "laughs yes"), t.says("A", "laughs no")
    b_yes, b_no = t.says("B", "laughs yes"), t.says("B", "laughs no")
    t.plays("A laugh")
    t.marks(a_yes, table="pending", A="pending", record="pending")  # it is sealed
    t.plays("B silence")
    assert (t.verdict(a_yes), t.verdict(a_no)) == (KEPT, BROKEN)
    assert (t.verdict(b_yes), t.verdict(b_no)) == (BROKEN, KEPT)


def test_where_nobody_laughs_all_were_silent() -> None:
    t = council(bonus="laugh")
    t.plays(*kills())
    yes, no = t.says("A", "laughs yes"), t.says("B", "laughs no")
    t.plays("A silence", "B silence")
    assert (t.verdict(yes), t.verdict(no)) == (BROKEN, KEPT)


def test_a_vote_is_known_when_all_are() -> None:
    t = Session.at(scene("monarch A, reigned B C D, points 3 3 3 0\nasks settle"))
    kept, broken = t.says("D", "votes B"), t.says("D", "votes C")
    other = t.says("A", "votes C")
    t.plays("A vote:B", "B vote:A", "D vote:B")
    t.marks(kept, table="pending", D="pending")
    t.plays("C vote:A")
    assert (t.verdict(kept), t.verdict(broken), t.verdict(other)) == (KEPT, BROKEN, BROKEN)


def test_going_on_is_known_when_all_have_answered() -> None:
    t = council()
    a_yes, b_yes = t.says("A", "goes-on yes"), t.says("B", "goes-on yes")
    t.plays(*kills())
    a_no, b_no = t.says("A", "goes-on no"), t.says("B", "goes-on no")
    t.plays("A go-on", "B stop")
    t.marks(a_yes, table="pending", A="pending", record="pending")
    t.plays("C go-on")
    assert (t.verdict(a_yes), t.verdict(a_no)) == (KEPT, BROKEN)
    assert (t.verdict(b_yes), t.verdict(b_no)) == (BROKEN, KEPT)


# A forecast


@pytest.mark.parametrize(
    ("ending", "lives"), [(kills(), False), (retires(), True)], ids=["the Monarch dies", "the Monarch retires"]
)
@pytest.mark.parametrize("span", ["turn", "reign"])
def test_the_monarch_survives_or_not(span: str, ending: list[str], lives: bool) -> None:
    t = Session({"B": HARMLESS, "C": DEADLY}, retire=2)
    yes, no = t.says("C", f"survives {span} yes"), t.says("A", f"survives {span} no")
    t.plays(*ending[:-1])
    t.marks(yes, table="pending", record="pending")
    t.plays(ending[-1])
    assert (t.verdict(yes), t.verdict(no)) == ((KEPT, BROKEN) if lives else (BROKEN, KEPT))


def test_the_next_turn_answers_for_the_turn_and_not_for_the_reign() -> None:
    t = council()
    turn, reign = t.says("B", "survives turn yes"), t.says("B", "survives reign yes")
    dead = t.says("C", "survives turn no")
    t.plays(*retires())
    assert (t.verdict(turn), t.verdict(dead)) == (KEPT, BROKEN)
    t.marks(reign, table="pending", record="pending")

"""What Advisors claim about their Proposals: every saying kept, broken, void and untested, in real games.

                 kept  broken  void                         untested
yes, no           x      x     only as anything said [1]    buried unread, for all but its owner and the record
safe              x      x     only as anything said [1]    buried unread, for everybody: it was never revealed
mends             x      x     the marker is at the centre  as safe
worse-rejected    x      x     only as anything said [1]    as safe

[1] A fact is true or false. What was said is void all the same if it or its event is taken back, and untested if the
match ends before: `Session.says` holds every saying to that.
"""

import pytest

from coterie.games.reigns_council.tests.scene import kind_of
from coterie.games.reigns_council.tests.session import Session
from coterie.talk import Verdict

CARD = "church+1,army-2|people+2"
FATES = {
    "accepted": ["A accept:B", "A reject:C", "A reveal:C", "A keep", "A reveal:B", "A keep"],
    "rejected": ["A reject:B", "A accept:C", "A reveal:B", "A keep"],
    "changed": ["A accept:B", "A accept:C", "A reveal:B", "A change"],
}


@pytest.mark.parametrize("fate", FATES)
@pytest.mark.parametrize(
    ("text", "mark", "step"),
    [
        ("yes church up 0", "kept", 1),
        ("yes church up 1", "kept", 1),
        ("yes church up 2", "broken", 1),
        ("yes church down 0", "broken", 1),
        ("yes army down 0", "kept", -2),
        ("yes army down 2", "kept", -2),
        ("yes army down 1", "broken", -2),
        ("yes army up 2", "broken", -2),
        ("no people up 0", "kept", 2),
        ("no people up 2", "kept", 2),
        ("no people up 1", "broken", 2),
        ("no people down 2", "broken", 2),
        ("no people still 0", "broken", 2),
        ("no church still 0", "kept", 0),
        ("no church up 1", "broken", 0),
        ("no army down 2", "broken", 0),
    ],
)
def test_what_a_card_does_is_judged_by_its_front_whatever_becomes_of_it(
    text: str, mark: str, step: int, fate: str
) -> None:
    council = Session({"B": CARD, "C": "wealth+1|wealth-1"})
    council.plays(f"B present:{CARD}")
    said = council.says("B", text)
    council.plays("C present:wealth+1|wealth-1")
    council.marks(said, table="pending", A="pending", B=mark, C="pending", record=mark)
    council.plays(*FATES[fate])
    for viewer in ("table", "A", "B", "C", "record"):
        assert council.verdict(said, viewer) == Verdict(mark, card=kind_of(council.t, CARD), amount=step)


def test_a_card_that_is_buried_is_known_to_its_owner_and_the_record_alone() -> None:
    council = Session({"B": "church+1|army-1", "C": "wealth+1|wealth-5"})
    council.plays("B present:church+1|army-1", "C present:wealth+1|wealth-5")
    true, false, safe, worse = (
        council.says("B", text) for text in ("yes church up 0", "no army up 0", "safe accepted", "worse-rejected")
    )
    council.plays("A accept:B", "A reject:C", "A reveal:C")
    council.marks(true, table="pending", B="kept")
    council.plays("A keep")  # and A dies before the card of B is revealed
    for viewer in ("table", "A", "C"):
        assert council.verdict(true, viewer) == Verdict("untested", "buried")
        assert council.verdict(false, viewer) == Verdict("untested", "buried")
    council.marks(true, B="kept", record="kept")
    council.marks(false, B="broken", record="broken")
    for never_tested in (safe, worse):
        for viewer in ("table", "B", "record"):
            assert council.verdict(never_tested, viewer) == Verdict("untested", "buried")


def test_safe_is_judged_where_the_markers_are_when_the_card_is_revealed() -> None:
    council = Session({"B": "church+2|army-1", "C": "wealth+1|church+3"})
    council.plays("B present:church+2|army-1", "C present:wealth+1|church+3")
    yes, no = council.says("B", "safe accepted"), council.says("B", "safe rejected")
    council.plays("A accept:B", "A reject:C", "A reveal:C", "A keep")
    council.marks(yes, table="pending", B="pending", record="pending")
    council.plays("A reveal:B")
    front = kind_of(council.t, "church+2|army-1")
    assert council.verdict(yes) == Verdict("broken", card=front, amount=0)  # from 3 to the end
    assert council.verdict(no) == Verdict("kept", card=front, amount=2)
    council.plays("A change")  # the Monarch lives, and what was said stays said
    assert council.verdict(yes, "A") == Verdict("broken", card=front, amount=0)


def test_safe_holds_where_another_card_made_room_before_the_reveal() -> None:
    council = after_a_first_turn("church+4", "church+1|people+1", "army+1|church-2")
    said = council.says("B", "safe accepted")  # it would kill now
    council.plays("A accept:B", "A reject:C", "A reveal:C", "A reveal:B")
    assert council.verdict(said) == Verdict("kept", card=kind_of(council.t, "church+1|people+1"), amount=2)


@pytest.mark.parametrize(
    ("step", "mark"),
    [("-1", "kept"), ("-2", "kept"), ("-4", "kept"), ("-5", "broken"), ("+1", "broken")],
)
def test_mends_goes_towards_the_centre_and_at_most_as_far_beyond(step: str, mark: str) -> None:
    card = f"church{step}|people+1"
    council = after_a_first_turn("church+2", card, "wealth+1|wealth+1")
    said = council.says("B", "mends church")
    council.plays("A accept:B", "A reject:C", "A reveal:C")
    council.marks(said, B="pending", record="pending")
    council.plays("A reveal:B")
    assert council.verdict(said) == Verdict(mark, card=kind_of(council.t, card), amount=int(step))


def test_mends_looks_at_the_other_side_the_same_way() -> None:
    council = after_a_first_turn("church-2", "church+3|people+1", "wealth+1|wealth+1")
    said = council.says("B", "mends church")
    council.plays("A reject:B", "A accept:C", "A reveal:B")
    council.marks(said, table="kept", B="kept", record="kept")


def test_mends_is_void_where_there_is_nothing_to_mend_by_then() -> None:
    council = after_a_first_turn("church+2", "church-1|people+1", "wealth+1|church-2")
    said = council.says("B", "mends church")
    council.plays("A accept:B", "A reject:C", "A reveal:C", "A reveal:B")
    for viewer in ("table", "B", "record"):
        assert council.verdict(said, viewer) == Verdict("void", "never-came")


def test_mends_is_untested_where_the_card_is_buried() -> None:
    council = after_a_first_turn("church+2", "church-1|people+1", "wealth+1|wealth-5")
    said = council.says("B", "mends church")
    council.plays("A accept:B", "A reject:C", "A reveal:C")
    for viewer in ("table", "B", "record"):
        assert council.verdict(said, viewer) == Verdict("untested", "buried")


@pytest.mark.parametrize(
    ("card", "mark", "more"),
    [
        ("church+1|army+3", "kept", 2),
        ("church-1|army-1,people+1", "kept", 1),
        ("church+2|army-2", "broken", 0),
        ("church+3|army+1", "broken", -2),
    ],
)
def test_a_no_is_worse_where_the_markers_end_farther_out(card: str, mark: str, more: int) -> None:
    council = Session({"B": card, "C": "wealth+1|wealth-1"})
    council.plays(f"B present:{card}", "C present:wealth+1|wealth-1")
    said = council.says("B", "worse-rejected")
    council.plays("A accept:C", "A reject:B")
    council.marks(said, table="pending", B="pending", record="pending")
    council.plays("A reveal:B")
    assert council.verdict(said) == Verdict(mark, card=kind_of(council.t, card), amount=more)


def test_a_no_is_worse_by_what_the_markers_can_move() -> None:
    """The marker of the Church stops at the end: the yes moves it by one, the no takes it back by two."""
    council = after_a_first_turn("church+4", "church+5|army+3,church-1", "wealth+1|wealth+1")
    said = council.says("B", "worse-rejected")
    council.plays("A reject:B", "A accept:C", "A reveal:B")
    assert council.verdict(said) == Verdict("kept", card=kind_of(council.t, "church+5|army+3,church-1"), amount=1)


def after_a_first_turn(change: str, second: str, other: str) -> Session:
    """In the second turn of A: the first one changed a pillar, then B presents one card and C another."""
    council = Session({"B": f"{change}|people-1 {second}", "C": f"wealth+2|wealth-1 {other}"})
    council.plays(f"B present:{change}|people-1", "C present:wealth+2|wealth-1", "A accept:B", "A reject:C")
    council.plays("A reveal:C", "A keep", "A reveal:B", "A keep")
    council.plays(f"B present:{second}", f"C present:{other}")
    return council

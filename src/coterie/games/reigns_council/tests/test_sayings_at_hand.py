"""Who may say what, and when: by what everybody sees alone."""

from coterie.games.reigns_council.tests.scene import say, scene
from coterie.games.reigns_council.tests.session import Session

OF_A_CARD = {"yes", "no", "safe", "worse-rejected"}
B, C = "church+1,army-2|people+1", "people+1|people-1"


def council(**options: str) -> Session:
    return Session({"B": f"{B} {C}", "C": f"{C} wealth-5|wealth-5"}, **options)


def test_a_card_is_spoken_of_from_its_presentation_until_it_is_judged() -> None:
    t = council()
    assert OF_A_CARD.isdisjoint(t.may("B"))
    t.plays(f"B present:{B}")
    assert t.may("B").keys() >= OF_A_CARD
    assert OF_A_CARD.isdisjoint({*t.may("A"), *t.may("C")})
    t.plays(f"C present:{C}", "A reject:C")
    assert t.may("B").keys() >= OF_A_CARD
    assert OF_A_CARD.isdisjoint(t.may("C"))
    t.plays("A accept:B")
    assert OF_A_CARD.isdisjoint(t.may("B"))


def test_yes_names_the_pillars_on_the_back_and_no_any() -> None:
    t = council()
    t.plays(f"B present:{B}")
    may = t.may("B")
    assert {way.split()[0] for way in may["yes"]} == {"church", "army"}
    assert {way.split()[0] for way in may["no"]} == {"church", "army", "people", "wealth"}
    assert {way for way in may["no"] if "still" in way} == {
        f"{pillar} still 0" for pillar in ("church", "army", "people", "wealth")
    }


def test_mends_names_what_is_on_the_back_and_off_the_centre() -> None:
    t = council()
    t.plays(f"B present:{B}", f"C present:{C}")
    assert "mends" not in t.may("B")
    t.plays("A accept:B", "A accept:C", "A reveal:B", "A keep", "A reveal:C", "A keep")
    t.plays(f"B present:{C}")
    assert t.may("B")["mends"] == ["people"]


def test_a_goal_is_spoken_of_by_its_owner_until_the_reign_is_over() -> None:
    t = council(bonus="laugh")
    assert len(t.may("B")["goal"]) == 12
    assert "goal" not in t.may("A")
    t.plays(f"B present:{C}", "C present:wealth-5|wealth-5", "A accept:B", "A reject:C", "A reveal:C", "A keep")
    assert "goal" not in t.may("B")
    assert "presents" not in t.may("B")
    assert "survives" not in t.may("B")


def test_a_back_is_promised_where_the_hand_leaves_a_choice() -> None:
    t = Session({"B": f"{B} church-1|church+1 church+2|army+1", "C": f"{C} " * 3})
    assert t.may("B")["presents"] == ["army"]  # every card shows the Church
    assert "presents" not in t.may("A")
    t.plays("B present:church-1|church+1")
    assert t.may("B")["presents"] == ["church", "army", "people", "wealth"]  # there is a card to draw


def test_the_monarch_promises_what_is_still_to_be_decided() -> None:
    t = Session(dict.fromkeys("BCD", C), seats=4)
    may = t.may("A")
    assert (may["will-accept"], may["will-reject"]) == (["B", "C", "D"], ["B", "C", "D"])
    assert may["accepts-at-least"] == ["2", "3"]
    assert may["reveals-first"] == ["B", "C", "D"]
    assert may["names"] == ["B", "C", "D"]
    assert {"will-accept", "will-reject", "accepts-at-least", "reveals-first", "names"}.isdisjoint(t.may("B"))
    t.plays(*(f"{letter} present:{C}" for letter in "BCD"), "A reject:C")
    assert t.may("A")["will-reject"] == ["B", "D"]
    assert t.may("A")["accepts-at-least"] == ["2"]
    t.plays("A reject:B")  # D has to be accepted
    assert {"will-accept", "will-reject", "accepts-at-least"}.isdisjoint(t.may("A"))
    assert t.may("A")["reveals-first"] == ["B", "C", "D"]
    t.plays("A accept:D")
    assert t.may("A")["reveals-first"] == ["B", "C"]  # D is alone
    t.plays("A reveal:B")
    assert "reveals-first" not in t.may("A")


def test_a_yes_can_be_broken_where_another_was_accepted() -> None:
    t = council()
    t.plays(f"B present:{B}", f"C present:{C}", "A accept:B")
    assert t.may("A")["will-accept"] == t.may("A")["will-reject"] == ["C"]


def test_the_crown_and_going_on_are_promised_where_there_is_a_choice() -> None:
    t = council()
    death = ["C present:wealth-5|wealth-5", "A accept:B", "A reject:C", "A reveal:C", "A keep"]
    t.plays(f"B present:{C}", *death)
    assert t.may("A")["names"] == ["B", "C"]
    t.plays("A go-on")
    assert "goes-on" not in t.may("A")
    assert t.may("B")["goes-on"] == ["yes", "no"]
    t.plays("B go-on", "C go-on")
    assert "goes-on" not in t.may("B")
    t.plays("A name:B")
    assert "names" not in t.may("A")
    assert "names" not in t.may("B")  # there is C alone
    assert t.may("A")["goes-on"] == ["yes", "no"]


def test_a_laugh_is_promised_by_who_is_asked() -> None:
    t = council(bonus="laugh")
    assert "laughs" not in t.may("A")
    t.plays(f"B present:{C}", "C present:wealth-5|wealth-5", "A accept:B", "A reject:C", "A reveal:C", "A keep")
    assert t.may("A")["laughs"] == t.may("B")["laughs"] == ["yes", "no"]
    assert "laughs" not in t.may("C")  # who tells the tale
    t.plays("A laugh")
    assert "laughs" not in t.may("A")


def test_a_vote_is_promised_by_who_can_choose() -> None:
    t = Session.at(scene("monarch A, reigned B C D, points 3 3 0 0\nasks settle"))
    assert t.may("C")["votes"] == t.may("D")["votes"] == ["A", "B"]
    assert "votes" not in t.may("A")
    t.plays("C vote:A")
    assert "votes" not in t.may("C")
    assert "goes-on" not in t.may("D")


def test_a_forecast_of_the_turn_ends_with_its_last_card() -> None:
    t = council()
    assert t.may("A")["survives"] == ["turn yes", "turn no", "reign yes", "reign no"]
    t.plays(f"B present:{B}", f"C present:{C}", "A accept:B", "A accept:C", "A reveal:B", "A keep", "A reveal:C")
    assert "turn yes" in t.may("C")["survives"]
    say(t.t, "A keep")  # and B draws
    assert t.may("C")["survives"] == ["reign yes", "reign no"]

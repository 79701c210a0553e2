"""What is said about a round, in all marks: ways, the Parley, withdrawals, favors, ties and results.

| saying      | kept | broken | void                                      | untested                              |
|-------------|------|--------|-------------------------------------------|---------------------------------------|
| goes        | yes  | yes    | sent by another's Planning                | the match ended first, as for all     |
| stays       | yes  | yes    | the own Excuse was stabbed                | the match ended first                 |
| hands       | yes  | yes    | no choice; never came                     | the match ended first                 |
| favor       | yes  | yes    | no choice, where it was promised          | the match ended first                 |
| third       | yes  | yes    | not asked: no choice                      | the match ended first                 |
| yields      | yes  | yes    | another's Medal or Stabbing decided       | somebody withdrew; the audience failed |
| succeeds    | yes  | yes    | nobody there to satisfy                   | the match ended first                 |
| takes-favor | yes  | yes    | undone alone: without a taker it is wrong | the match ended first                 |

Every saying is void when what it is about was undone or when it was taken back, and an open promise when another hand
takes the seat: `test_sayings_in_common.py`.
"""

import pytest

from coterie.games.royal_secrets.lexicon import KINDS
from coterie.games.royal_secrets.tests.evening import Evening
from coterie.talk import BROKEN, KEPT, PENDING, UNTESTED, VOID, Verdict

QUIET = "king 50/4/5\nqueen 40/3/4\n"
EASY = "king 20/4/5\nqueen 20/3/4\n"
PAIRS = "A king, B king, C queen, D queen"


# Where one goes.


def test_goes_is_judged_when_one_has_chosen() -> None:
    evening = Evening(QUIET)
    true, false = evening.say("A", "goes king"), evening.say("B", "goes queen")
    evening.go("A king")
    assert not evening.may("A", "goes king")
    assert (evening.marks(true), evening.marks(false)) == (KEPT, PENDING)
    evening.go("B king")
    assert evening.marks(false) == BROKEN


def test_a_diner_goes_wherever_was_said() -> None:
    evening = Evening(QUIET + "favors A: royal-dinner-cheap")
    said = evening.say("A", "goes queen")
    evening.play("A play-favor:audience-royal-dinner-cheap")
    assert evening.marks(said) == KEPT


def planned() -> Evening:
    return Evening(QUIET + "favors B: planning-cheap\nfavors C: royal-dinner-cheap")


def test_who_is_sent_by_another_has_broken_nothing() -> None:
    evening = planned()
    sent, dining, planning = (evening.say(seat, "goes king") for seat in "ACB")
    evening.play("B play-favor:audience-planning-cheap")
    evening.play("B send-queen:A, B send-queen:B, B send-queen:C, B send-king:D")
    assert not evening.may("A", "goes king")
    assert {evening.marks(said) for said in (sent, dining, planning)} == {PENDING}
    evening.play("C play-favor:audience-royal-dinner-cheap")
    assert evening.marks(dining) == KEPT
    evening.bet("A 10^")
    assert evening.verdict(sent) == Verdict(VOID, "sent")
    assert evening.marks(planning) == BROKEN


# Who stays.


def test_stays_is_judged_when_all_have_withdrawn_who_will() -> None:
    evening = Evening(QUIET)
    true, false = evening.say("A", "stays"), evening.say("B", "stays")
    evening.round(B="x^ 0_")
    assert evening.marks(false) == BROKEN
    assert evening.marks(true) == PENDING
    evening.play("- draw:valet-10")
    assert evening.marks(true) == KEPT


def test_an_excuse_that_was_stabbed_keeps_nobody_to_a_word() -> None:
    evening = Evening(QUIET + "favors D: stabbing-cheap")
    said, other = evening.say("A", "stays"), evening.say("B", "stays")
    evening.go(PAIRS).bet("A x_, B x^, C 10^, D 10^").play("D play-favor:audience-stabbing-cheap, D stab:A-down")
    evening.bet("A 10^, B 10_, C 0_, D 0_").play("- draw:valet-10")
    assert evening.verdict(said) == Verdict(VOID, "stabbed")
    assert evening.marks(other) == BROKEN


# To whom the Parley goes.


def test_hands_is_judged_by_the_next_time() -> None:
    evening = Evening(QUIET)
    true, false = evening.say("A", "hands B"), evening.say("B", "hands D")
    evening.go("A king, B king, C queen")
    assert (evening.marks(true), evening.marks(false)) == (KEPT, BROKEN)
    assert not evening.may("A", "hands A")


def test_who_has_acted_cannot_be_handed_the_parley() -> None:
    evening = Evening(QUIET).go("A king, B king")
    said = evening.say("B", "hands A")
    evening.go("C queen")
    assert evening.verdict(said) == Verdict(VOID, "no-choice")


def test_the_last_to_act_may_hand_it_to_anybody_else() -> None:
    evening = Evening(QUIET).go(PAIRS)
    said = evening.say("D", "hands B")
    evening.bet("A 10^")
    assert evening.marks(said) == BROKEN


def test_whoever_bets_last_hands_nothing_on() -> None:
    evening = Evening(QUIET).go(PAIRS).bet("A 10^, B 10^, C 10^, D 10^, A 0_, B 0_")
    said = evening.say("D", "hands A")
    assert not evening.may("A", "hands D")
    assert evening.may("B", "hands D")
    evening.bet("C 0_")
    assert evening.may("C", "hands D")
    assert not evening.may("D", "hands A")
    evening.bet("D 0_")
    assert evening.verdict(said) == Verdict(VOID, "never-came")


def test_under_a_plan_nobody_hands_anything_on_before_the_bets() -> None:
    evening = Evening(QUIET + "favors B: planning-cheap")
    said = evening.say("A", "hands C")
    evening.play("B play-favor:audience-planning-cheap")
    evening.play("B send-king:A, B send-king:B, B send-queen:C, B send-queen:D")
    evening.bet("A 10^, B 10^")
    assert evening.marks(said) == BROKEN


# Favors.

ARMED = (
    "favors A: stabbing-cheap medal-dear recruitment-cheap espionage-cheap royal-dinner-cheap planning-cheap\n"
    "favors B: stabbing-dear recruitment-dear\n"
)


@pytest.mark.parametrize(
    ("text", "play", "mark"),
    [
        ("favor stab B yes", "A play-favor:audience-stabbing-cheap, A stab:B-down", KEPT),
        ("favor stab C yes", "A play-favor:audience-stabbing-cheap, A stab:B-down", PENDING),
        ("favor stab nobody no", "A play-favor:audience-stabbing-cheap, A stab:B-down", BROKEN),
        ("favor stab nobody no", "A play-favor:audience-medal-dear, A decorate:B-down", PENDING),
        ("favor medal B yes", "A play-favor:audience-medal-dear, A decorate:B-up", KEPT),
        ("favor medal nobody no", "A play-favor:audience-medal-dear, A decorate:A-up", BROKEN),
        ("favor spy nobody yes", "A play-favor:audience-espionage-cheap", KEPT),
        ("favor spy nobody no", "A play-favor:audience-espionage-cheap", BROKEN),
    ],
)
def test_a_favor_in_the_last_call(text: str, play: str, mark: str) -> None:
    """Whatever is still open is broken, or kept if it was not to be, when the last call has closed."""
    evening = Evening(QUIET + ARMED).play("A pass").round()
    said = evening.say("A", text)
    evening.play(play)
    assert evening.marks(said) == mark
    while evening.step().endswith("-call") and evening.step() != "pardon-call":
        assert evening.marks(said) == mark
        evening.play(f"{evening.asked()} pass")
    late = KEPT if text.endswith("no") else BROKEN
    assert evening.marks(said) == (late if mark == PENDING else mark)


def test_who_has_no_such_favor_or_won_it_just_now_promises_nothing() -> None:
    evening = Evening(QUIET + "favors A: stabbing-cheap royal-dinner-cheap")
    assert evening.may("A", "favor stab B yes")
    assert evening.may("A", "favor dine nobody yes")
    assert not evening.may("A", "favor medal B yes")
    assert not evening.may("B", "favor stab A yes")
    evening.go("A king")
    assert not evening.may("A", "favor dine nobody yes")
    evening.table.fresh = 1 << KINDS.index("audience-stabbing-cheap") - KINDS.index("audience-corruption-cheap")
    assert not evening.may("A", "favor stab B yes")


def test_a_dinner_and_a_plan_are_judged_when_it_is_too_late_for_them() -> None:
    evening = Evening(QUIET + ARMED)
    plan, dine = evening.say("A", "favor plan nobody yes"), evening.say("A", "favor dine nobody yes")
    no_plan, no_dinner = evening.say("A", "favor plan nobody no"), evening.say("A", "favor dine nobody no")
    evening.play("A pass").go("A king")
    assert not evening.may("A", "favor plan nobody yes")
    assert [evening.marks(said) for said in (plan, dine, no_plan, no_dinner)] == [BROKEN, BROKEN, KEPT, KEPT]


def test_a_dinner_and_a_plan_that_were_promised() -> None:
    evening = Evening(QUIET + ARMED)
    plan, dine = evening.say("A", "favor plan nobody yes"), evening.say("A", "favor dine nobody yes")
    evening.play("A play-favor:audience-planning-cheap")
    assert evening.marks(plan) == KEPT
    evening.play("A send-king:A, A send-king:B, A send-queen:C, A send-queen:D")
    evening.play("A play-favor:audience-royal-dinner-cheap")
    assert evening.marks(dine) == KEPT


def test_a_card_that_another_has_stabbed_or_named_cannot_be_pointed_at() -> None:
    evening = Evening(QUIET + ARMED).play("A pass").round(B="0^ 10_", A="0^ 10_")
    stab, recruit = evening.say("A", "favor stab B yes"), evening.say("A", "favor recruit B yes")
    far = evening.say("A", "favor recruit C yes")
    assert evening.verdict(far) == Verdict(VOID, "no-choice")  # they are not at one audience
    evening.play("A pass, B play-favor:audience-stabbing-dear, B stab:B-down")
    assert evening.verdict(stab) == Verdict(VOID, "no-choice")
    assert evening.verdict(recruit) == Verdict(VOID, "no-choice")  # what is left is a 0 courtier


def test_a_recruit_is_kept_when_the_card_is_named() -> None:
    evening = Evening(QUIET + "favors A: recruitment-cheap").round()
    said, none = evening.say("A", "favor recruit B yes"), evening.say("A", "favor recruit nobody no")
    evening.play("A play-favor:audience-recruitment-cheap, A recruit:B-up")
    assert (evening.marks(said), evening.marks(none)) == (KEPT, BROKEN)


# Ties.


def test_a_third_card_that_was_promised() -> None:
    evening = Evening(EASY).round()
    high, low = evening.say("A", "third at-least 20"), evening.say("A", "third at-most 20")
    other = evening.say("B", "third at-most 0")
    assert not evening.may("C", "third at-least 20")
    evening.play("A third:courtier-30")
    assert evening.marks(high) == PENDING
    evening.play("B third:valet-20")
    assert evening.verdict(high) == Verdict(KEPT, card=KINDS.index("courtier-30"), amount=30)
    assert evening.verdict(low) == Verdict(BROKEN, card=KINDS.index("courtier-30"), amount=30)
    assert evening.verdict(other) == Verdict(BROKEN, card=KINDS.index("valet-20"), amount=20)


def test_a_tied_player_without_a_third_card_is_not_asked() -> None:
    evening = Evening(EASY + "hand B: 10 x").round(A="20^ 10_", B="10^ v20_", C="20^ 0_")
    said = evening.say("B", "third at-least 10")
    evening.play("A third:courtier-40")
    assert evening.verdict(said) == Verdict(VOID, "no-choice")


# Who leads, and how it ends.


@pytest.mark.parametrize(
    ("table", "bets", "verdict"),
    [
        (EASY, {"A": "10^ 0_", "B": "20^ 0_"}, Verdict(KEPT, amount=10)),
        (EASY, {"A": "20^ 0_", "B": "10^ 0_"}, Verdict(BROKEN, amount=20)),
        (EASY, {"A": "10^ 10_", "B": "20^ 0_", "hand": "A"}, Verdict(BROKEN, amount=20)),
        (QUIET, {"A": "10^ 0_", "B": "20^ 0_"}, Verdict(UNTESTED, "never-came")),
        (EASY, {"A": "10^ 0_", "B": "20^ x_"}, Verdict(UNTESTED, "never-came")),
        (EASY, {"A": "x^ 0_", "B": "20^ 0_"}, Verdict(UNTESTED, "never-came")),
    ],
)
def test_yields(table: str, bets: dict[str, str], verdict: Verdict) -> None:
    evening = Evening(table + ("hand A: 0 10 10 20" if bets.pop("hand", "") else ""))
    assert not evening.may("A", "yields B")
    evening.go(PAIRS)
    said = evening.say("A", "yields B")
    assert not evening.may("A", "yields C")
    evening.bet(", ".join(f"{seat} {bets.get(seat, '10^ 0_').split()[i]}" for i in range(2) for seat in "ABCD"))
    assert {evening.verdict(said, of) for of in ("", "A", "B", "C")} == {verdict}


@pytest.mark.parametrize(
    ("favor", "play", "verdict"),
    [
        ("favors D: medal-dear", "D play-favor:audience-medal-dear, D decorate:A-up", Verdict(VOID, "sent")),
        ("favors D: stabbing-dear", "D play-favor:audience-stabbing-dear, D stab:B-down", Verdict(VOID, "stabbed")),
        ("favors A: medal-dear", "A play-favor:audience-medal-dear, A decorate:A-up", Verdict(BROKEN, amount=40)),
        ("favors D: medal-dear", "D play-favor:audience-medal-dear, D decorate:A-down", Verdict(KEPT, amount=20)),
    ],
)
def test_a_medal_or_a_stab_of_a_third_player_that_decides_who_leads_voids_a_yield(
    favor: str, play: str, verdict: Verdict
) -> None:
    evening = Evening(EASY + favor).go(PAIRS)
    said = evening.say("A", "yields B")
    evening.bet("A 20^, B 10^, C 10^, D 10^, A 0_, B 20_, C 0_, D 0_").play(play)
    assert evening.verdict(said) == verdict


def test_forecasts_of_both_audiences() -> None:
    evening = Evening("king 20/4/5\nqueen 40/3/4")
    words = ["succeeds king yes", "succeeds king no", "succeeds queen yes", "succeeds queen no"]
    words += ["takes-favor king A", "takes-favor king B", "takes-favor queen C"]
    said = [evening.say("D", text) for text in words]
    evening.round(A="20^ 0_")
    marks = [evening.marks(one) for one in said]
    assert marks == [KEPT, BROKEN, BROKEN, KEPT, KEPT, BROKEN, BROKEN]
    assert evening.table.round == 2


def test_an_audience_that_all_have_left_has_failed() -> None:
    evening = Evening(QUIET)
    said = evening.say("C", "succeeds king no")
    evening.round(A="x^ 0_", B="x^ 0_").play("- draw:valet-10, - draw:valet-20")
    assert evening.marks(said) == KEPT


def test_an_audience_where_nobody_was_or_a_lone_player_left_is_no_test() -> None:
    evening = Evening(QUIET)
    said, taken = evening.say("C", "succeeds queen yes"), evening.say("C", "takes-favor queen C")
    evening.round(halls="A king, B king, C king, D king")
    assert evening.verdict(said) == Verdict(VOID, "never-came")
    assert evening.marks(taken) == BROKEN
    evening = Evening(QUIET, seats=3)
    said = evening.say("B", "succeeds queen no")
    evening.go("A king, B king, C queen").bet("A 10^, B 10^, C x^").play("- draw:cardinal-10")
    evening.bet("A 0_, B 0_, C 0_").play("- draw:cardinal-10, - draw:valet-10")
    assert evening.verdict(said) == Verdict(VOID, "never-came")


# The round in which it was said.


def test_a_saying_is_judged_by_its_own_round() -> None:
    evening = Evening("king 20/4/5\nqueen 40/3/4")
    first = [evening.say("A", text) for text in ("shows 20", "stays", "goes king", "both-at-least 20", "hands B")]
    evening.round(A="20^ 0_")
    before = [evening.verdict(said) for said in first]
    assert [verdict.mark for verdict in before] == [KEPT] * 5
    assert evening.step() == "turn-up"
    evening.play("- draw:audience-master-stroke-cheap, - draw:audience-master-stroke-dear")
    second = evening.say("A", "shows 20")
    assert evening.marks(second) == PENDING
    lead = evening.asked()
    order = [lead, *[seat for seat in "ABCD" if seat != lead]]
    evening.go(", ".join(f"{seat} queen" for seat in order)).bet(", ".join(f"{seat} 0^" for seat in order))
    assert evening.marks(second) == BROKEN
    assert [evening.verdict(said) for said in first] == before

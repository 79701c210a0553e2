"""Every contract is shown to catch what it is for: the toy passes, the toy with a fault planted does not."""

from collections.abc import Callable
from functools import partial

import pytest

from coterie.core.game import Game
from coterie.games import find
from tests.contracts import faults
from tests.contracts.answers import check_batches, check_sealed
from tests.contracts.copies import check_copies, check_ending, check_hashing
from tests.contracts.leaks import check_fork, check_redeal
from tests.contracts.packed import Pack, check_packed
from tests.contracts.recall import check_recall
from tests.contracts.soles import check_soles
from tests.contracts.texts import Write, check_forked_texts, check_imagined_texts

Check = Callable[[Game, int, int], object]

CAUGHT: list[tuple[str, Game, Check]] = [
    ("a leak through the view", faults.planted(faults.OpenHand), check_redeal),
    ("a leak through the legal list", faults.planted(lay=faults.TimidLay), check_redeal),
    ("a leak through an event", faults.planted(deal=faults.LoudDeal), check_fork),
    ("a leak through a refusal", faults.planted(lay=faults.TellingRefusal), check_redeal),
    ("a leak through the order of cards", faults.planted(lay=faults.OrderedLay), check_fork),
    ("a secret copy played while an open one is known", faults.planted(faults.ForgetfulLedger), check_recall),
    ("a public question about a hidden hand", faults.planted(play=faults.OpenPlay), check_soles),
    ("a sole answer that only a hidden hand forces", faults.planted(faults.HastyTable), check_soles),
    ("a sole answer that is not the only one", faults.planted(faults.WrongSole), check_soles),
    ("a lost card", faults.planted(play=faults.LostCard), check_ending),
    ("a dead end", faults.planted(play=faults.DeadEnd), check_ending),
    ("a field forgotten in clone", faults.planted(faults.ForgottenField), check_copies),
    ("a list shared by clones", faults.planted(faults.SharedList, play=faults.TallyingPlay), check_copies),
]


def _run(check: Check, game: Game) -> None:
    for seed in range(30):
        check(game, 3, seed)


@pytest.mark.parametrize(("game", "check"), [c[1:] for c in CAUGHT], ids=[c[0] for c in CAUGHT])
def test_a_planted_fault_is_caught(game: Game, check: Check) -> None:
    _run(check, find("whispers"))
    with pytest.raises(AssertionError):
        _run(check, game)


def test_an_order_that_depends_on_hashing_is_caught() -> None:
    check_hashing("coterie.games", "whispers", 4)
    with pytest.raises(AssertionError, match="order of a hash"):
        check_hashing("tests.contracts.faults", "hashed", 4)


def test_a_sealed_answer_read_by_imagine_is_caught() -> None:
    with pytest.raises(AssertionError, match="sealed answer"):
        check_sealed(find("whispers"), 3, 1, imagine=faults.reading_imagine)


def test_a_batch_used_to_roll_again_is_caught() -> None:
    with pytest.raises(AssertionError, match="chance was rolled"):
        _run(partial(check_batches, match_type=faults.EagerMatch), find("whispers"))


@pytest.mark.parametrize(
    "packed", [faults.packing_what_others_know, faults.packing_card_numbers, faults.packing_clouds]
)
def test_a_pack_that_holds_what_the_seat_does_not_know_is_caught(packed: Pack) -> None:
    _run(check_packed, find("whispers"))
    with pytest.raises(AssertionError, match="hold what it does not know"):
        _run(partial(check_packed, packed=packed), find("whispers"))


LOUD_TEXTS = {
    "a secret answer": faults.writing(faults.telling_secrets),
    "a sealed answer": faults.writing(faults.telling_ballots),
    "a hidden draw": faults.writing(faults.telling_draws),
    "some draws and answers": faults.writing(faults.telling_by_looks),
    "the seal": faults.writing_the_seal,
}


@pytest.mark.parametrize("check", [check_forked_texts, check_imagined_texts])
@pytest.mark.parametrize("write", LOUD_TEXTS.values(), ids=LOUD_TEXTS.keys())
def test_a_text_that_tells_too_much_is_caught(check: Check, write: Write) -> None:
    _run(check, find("whispers"))
    with pytest.raises(AssertionError, match="the text for seat"):
        _run(partial(check, write=write), find("whispers"))

"""Talk at the terminal: said, doubted, judged for each seat by its own ears, and refused in a sentence."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from coterie.cli.line_editing import next_words
from coterie.cli.style import console
from coterie.cli.terminal_talk import TerminalTalk
from coterie.cli.terminal_words import TerminalWords
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.talk import GESTURES, MARKS, Act, Spoken, sayings_of
from coterie.talk.companion import TalkLine
from coterie.talk.verdict import REASONS
from coterie.words import LANGUAGES
from tests.cli.terminal import Terminal
from tests.cli.typist import Typist, first_choice

ALONE = ("play", "royal-secrets", "--seed", "3", "--option", "first=A", "--bots", "random")  # these are mute
THREE = ("play", "royal-secrets", "--seats", "3", "--me", "A,B,C", "--seed", "8", "--option", "first=A")
TWENTY = "courtier 20 up"
TO_THE_KING = ("king", "B", "king", "king", "A")

Type = Callable[..., Typist]


@pytest.fixture
def typist(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Type:
    return lambda *lines: Typist(capsys, monkeypatch, tmp_path, *lines)


def talk_of(home: Path) -> list[dict[str, object]]:
    (kept,) = (home / "games").glob("*.talk.jsonl")
    return [json.loads(line) for line in kept.read_text("utf-8").splitlines()]


# Saying it, and seeing it turn.


def test_a_lie_is_told_doubted_and_revealed(typist: Type, tmp_path: Path) -> None:
    lie = ("10 down, say >=20", "B", "doubt 1", TWENTY, "believe 1", TWENTY, "A", "ledger", TWENTY, "B")
    one = typist(*TO_THE_KING, *lie)
    last = one.play(*THREE, then=lambda shown: "q" if "not kept" in shown else "1")
    assert "#1 ♛A: My hidden card is worth at least 20." in one.after_line("10 down, say >=20")
    assert "not kept:" not in one.after_line("10 down, say >=20"), "who lies is not told so"
    assert "void" not in one.text, "nothing is judged before it was said"
    assert "#2 ✿B: I doubt #1." in one.after_line("doubt 1")
    assert "[▒ ≥20 ?B]" in one.shown["C"], "the ribbon lies on the hidden card"
    assert "[10]↓ ≥20 ?B =C" in one.shown["A"]
    assert "Said and open: ♛A #1 ≥20 ?B =C" in one.shown["B"]
    assert "✗ #1 ≥20: said ≥ 20, was courtier 10 (not everybody knows) ?B right =C wrong" in one.after_line("ledger")
    assert "✗ #1 ♛A, not kept: said ≥ 20, was courtier 10" in one.text
    told = one.text.partition("not kept: said ≥ 20, was courtier 10")[0]
    assert told.rstrip().splitlines()[-2].startswith("· "), "the verdict follows the event that decides it"
    assert "#1" not in last or "[▒ ≥20" not in last, "a judged ribbon leaves the card"
    assert [line["acts"] for line in talk_of(tmp_path)] == [["down-at-least 20"], ["doubt #1"], ["believe #1"]]
    assert not any("verdicts" in line for line in talk_of(tmp_path)), "the file tells no secret of a game that goes on"


def test_sayings_are_typed_as_shorthand_or_in_their_written_form_and_words_stay_words(
    typist: Type, tmp_path: Path
) -> None:
    lines = ("say king", "say goes queen", "SAY Stay", "say both-at-least 30", "say hello, I stay", 'say "stay"')
    one = typist(*lines, "say goes on", "react bow B", "react laugh 3", "react gasp", "react yawn #1")
    one.play(*ALONE)
    assert [(line["acts"], line["words"]) for line in talk_of(tmp_path)] == [
        (["goes king"], ""),
        (["goes queen"], ""),
        (["stays"], ""),
        (["both-at-least 30"], ""),
        ([], "hello, I stay"),
        ([], "stay"),
        ([], "goes on"),
        (["react bow B"], ""),
        (["react laugh #3"], ""),
        (["react gasp"], ""),
        (["react yawn #1"], ""),
    ]
    assert "#5 ♛A: “hello, I stay”" in one.text
    assert "#8 ♛A: (bow → ✿B Bastien)" in one.text


def test_what_goes_with_a_move_is_said_after_it_and_if_refused_the_move_is_done(typist: Type, tmp_path: Path) -> None:
    one = typist("king, say to C", "2 say >=20")
    one.play(*ALONE, then=lambda shown: "q" if "was not said" in shown else "1")
    assert one.text.index("· ♛A goes to the King.") < one.text.index("#1 ♛A: I hand the Parley to ♜C Célimène.")
    assert "✓ #1 ♛A, kept: said to hand the Parley to ♜C Célimène, and did" in one.text
    assert "“>=20” was not said. This cannot be said now" in one.text
    assert "· ♛A hands the Parley to ♜C Célimène." in one.text
    assert len(talk_of(tmp_path)) == 1


def test_a_promise_is_taken_back_while_nobody_has_acted(typist: Type) -> None:
    one = typist("say stay", "take-back 1", "ledger", "take-back 1", "say king", "king", "B", "take-back 3")
    one.play(*THREE)
    assert "#2 ♛A: I take #1 back." in one.after_line("take-back 1")
    assert "– #1 stays: taken back in time" in one.after_line("ledger")
    assert "✓ #3 ♛A, kept" in one.after_line("king")


def test_who_has_spoken_about_a_card_cannot_take_it_back_alone(typist: Type) -> None:
    one = typist(*TO_THE_KING, "10 down, say >=20", "u", "courtier 20 down", "u")
    one.play(*THREE)
    assert "You have spoken about it: it stays as it is." in one.after_line("u")


def test_a_verdict_that_a_taken_back_move_withdraws_is_told(typist: Type) -> None:
    one = typist("say king", "queen", "u", "ledger")
    one.play(*THREE)
    assert "✗ #1 ♛A, not kept: said the King, and went elsewhere" in one.after_line("queen")
    assert "#1 ♛A: open again, for a move was taken back." in one.after_line("u")
    assert "· #1 I go to the King." in one.after_line("ledger")


def test_another_one_at_the_screen_may_speak_but_not_look(typist: Type, tmp_path: Path) -> None:
    one = typist("say stay", "b: doubt 1", "C: say what a night", "D: doubt 1", "B: ledger", "B: say >=20")
    one.play(*THREE)
    assert [(line["who"], line["acts"], line["words"]) for line in talk_of(tmp_path)] == [
        ("A", ["stays"], ""),
        ("B", ["doubt #1"], ""),
        ("C", [], "what a night"),
    ]
    assert "is none of the choices" in one.after_line("D: doubt 1")
    assert "is none of the choices" in one.after_line("B: ledger")
    assert "This cannot be said now" in one.after_line("B: say >=20")


def test_what_was_said_lately_is_told_again_between_the_events(typist: Type) -> None:
    one = typist("say stay", "king", "say I am here", "l")
    one.play(*ALONE)
    told = one.after_line("l")
    places = [told.index(text) for text in ("#1 ♛A: I stay", "· ♛A goes to the King.", "#2 ♛A: “I am here”")]
    assert places == sorted(places)


# Bad input.


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("say >=20", "This cannot be said now: it is too early, too late, or not yours to say."),
        ("say >=25", "“>=25” is not said like this. It takes: >=10|20|30|40"),
        ("say >= 20", "“>= 20” is not said like this. It takes: >=10|20|30|40"),
        ("say third at-least much", "“third” is not said like this. It takes: third <bound> <n>"),
        ("say down-at-least", "“down-at-least” is not said like this. It takes: down-at-least <n>"),
        ("say down-at-least 20 30", "It takes: down-at-least <n>"),
        ("say to A", "It takes: seat: B, C"),
        ("say \u200b\u200b", "Nothing was said."),
        ('say "', "Nothing was said."),
        ("believe", "“believe” is not said like this. It takes: #12"),
        ("doubt twelve", "“doubt” is not said like this. It takes: #12"),
        ("doubt 12", "There is no such line."),
        ("doubt " + "9" * 5000, "“doubt” is not said like this."),
        ("react", "“react” is not said like this. It takes: bow, laugh,"),
        ("react dance", "“react” is not said like this. It takes: bow, laugh,"),
        ("react bow F", "There is nobody here for that."),
        ("react bow 7", "There is no such line."),
        ("react bow " + "9" * 5000, "“react” is not said like this."),
        ("take-back 3", "There is no such line."),
        ("ledger", "Nothing was said yet that the cards could answer."),
    ],
)
def test_bad_input_gets_a_sentence_and_nothing_changes(typist: Type, tmp_path: Path, line: str, sentence: str) -> None:
    one = typist(line)
    one.play("play", "royal-secrets", "--seats", "3", "--seed", "3", "--option", "first=A")
    assert sentence in " ".join(one.text.split())
    assert list((tmp_path / "games").glob("*.talk.jsonl")) == []


def test_a_fourth_version_and_ones_own_or_a_judged_line_are_refused(typist: Type) -> None:
    lines = ("say stay", "say stay", "say stay", "say stay", "doubt 1", "say king", "queen", "C: doubt 4")
    one = typist(*lines)
    one.play(*THREE)
    assert "You have told 3 versions of this already." in one.text
    assert "This is your own line: the others believe it or not." in one.after_line("doubt 1")
    assert "Everybody knows already what became of this." in one.after_line("C: doubt 4")


@pytest.mark.parametrize(
    ("level", "allowed"),
    [("silent", 0), ("gestures", 1), ("court", 2), ("free", 3)],
)
def test_what_is_above_the_level_of_the_table_is_refused(
    typist: Type, tmp_path: Path, level: str, allowed: int
) -> None:
    lines = ("react bow", "say stay", "say hello")
    one = typist(*lines, "h", "sayings")
    one.play(*ALONE, "--talk", level)
    assert one.text.count("This table has agreed not to say such things.") == len(lines) - allowed
    assert len(talk_of(tmp_path) if allowed else []) == allowed
    assert ("doubt a line" in one.after_line("h")) == (level != "silent")
    assert ("I stay to the end." in one.after_line("sayings")) == (allowed > 1)
    assert ("say alone lists" in one.text) == (allowed > 1)
    assert (f"--talk {level}" in one.text) == (level != "free"), "who goes on keeps to what was agreed on"


def test_with_the_ledger_at_the_end_nothing_is_judged_before(typist: Type) -> None:
    one = typist("say king", "queen", "ledger", "lied")
    one.play(*ALONE, "--ledger", "end", then=first_choice)
    before, _, after = one.text.partition("The game is over.")
    assert "The ledger is opened at the end: this was agreed on." in before
    assert "not kept" not in before
    assert "✗ #1 King: said the King, and went elsewhere" in after
    assert "Who lied is told when the game is over." in before
    assert "one thing said, 1 judged, 1 not kept" not in before
    assert "Who lied · one thing said, 1 judged, 1 not kept" in after


# Menu, help, completion.


def test_what_may_be_said_now_is_listed_with_how_it_is_typed(typist: Type) -> None:
    one = typist("say", "sayings", "h")
    one.play(*ALONE)
    for line in ("say", "sayings"):
        assert re.search(r"king\|queen +I go to the King\.", one.after_line(line))
        assert re.search(r"to B\|C\|D +I hand the Parley to ✿B Bastien\.", one.after_line(line))
    for command in ("say", "believe", "doubt", "take-back", "react", "ledger", "lied"):
        assert re.search(rf"^  {command} ", one.after_line("h"), re.MULTILINE)


def test_tab_completes_what_may_be_said(tmp_path: Path) -> None:
    terminal = Terminal(*ALONE, "--pace", "0", home=tmp_path)
    terminal.read()
    terminal.type("say st\t")
    assert "#1 ♛A: I stay to the end." in terminal.read()
    terminal.type("say both-\t50")
    assert "With both cards I bring at least 50." in terminal.read()
    terminal.type("led\t")
    assert "0 kept" in terminal.read()
    terminal.kill()


def test_completions_go_on_word_by_word() -> None:
    lines = ["say stay", "say show 10", "say show 20", "doubt 3"]
    assert next_words(lines, "", "") == ["say", "doubt"]
    assert next_words(lines, "say ", "s") == ["stay", "show"]
    assert next_words(lines, "say  show ", "") == ["10", "20"]
    assert next_words(lines, "sa ", "") == []


@pytest.mark.parametrize("name", [name for name in games() if sayings_of(games()[name]) and name != "whispers"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_completion_can_be_typed(name: str, language: str) -> None:
    game = find(name)
    match = Match(game, 4, {"first": "A"}, SeededDice(5))
    words = TerminalWords(game, language)
    talk = TerminalTalk(match, words, console())
    seat = match.asked()[0]
    said = 0
    for line in talk.completions(seat):
        before = len(talk.lines)
        assert TerminalTalk(match, words, console(), lines=talk.lines).command(line, seat)
        fresh = TerminalTalk(match, words, console())
        assert fresh.command(line, seat)
        said += len(fresh.lines)
        assert len(talk.lines) == before
    assert said == sum(
        not line.startswith((words.say("key-ledger"), words.say("key-lied"), "sayings"))
        for line in talk.completions(seat)
    )


# In French, resumed, replayed.


def test_in_french_the_commands_and_the_sentences_are_french(typist: Type) -> None:
    lines = (
        "dire stay",
        "say king",
        "B : douter 1",
        "réagir révérence C",
        "registre",
        "dire >=20",
        "dire bonsoir",
        "h",
    )
    one = typist(*lines, "queen", "dire")
    one.play(*THREE, "--lang", "fr")
    assert "#1 ♛A\u202f: Je reste jusqu’au bout." in one.text
    assert "#3 ✿B\u202f: J’ai des doutes sur #1." in one.text
    assert "#4 ♛A\u202f: (révérence → ♜C)" in one.text
    assert "0 tenu · 0 non tenu" in one.after_line("registre")
    assert "Cela ne peut pas se dire maintenant" in one.after_line("dire >=20")
    assert "«\u202fbonsoir\u202f»" in one.text
    assert "douter d’une ligne" in one.after_line("h")
    assert "✗ #2 ♛A, non tenu" in one.after_line("queen")
    assert "Tu peux dire, et les cartes répondront" in one.after_line("dire")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_reason_and_gesture_has_its_word(language: str) -> None:
    words = TerminalWords(find("royal-secrets"), language)
    names = [f"mark-{mark}" for mark in MARKS] + [f"reason-{reason}" for reason in REASONS]
    assert [name for name in names + [f"gesture-{gesture}" for gesture in GESTURES] if not words.has(name)] == []
    labels = [words.say(f"gesture-{gesture}") for gesture in GESTURES]
    assert len(set(labels)) == len(labels)
    assert [label for label in labels if " " in label] == [], "a gesture is typed as one word"


def test_a_game_that_is_gone_on_with_remembers_what_was_said(typist: Type) -> None:
    one = typist("say king", "say to C")
    one.play(*ALONE)
    again = typist("ledger", "queen")
    again.play("resume")
    assert "#1 ♛A: I go to the King." in again.text
    assert "· #2 I hand the Parley to ♜C Célimène." in again.after_line("ledger")
    assert "✗ #1 ♛A, not kept" in again.after_line("queen")


def test_a_replay_shows_what_was_said_and_what_became_of_it_by_the_record(typist: Type, tmp_path: Path) -> None:
    lie = ("10 down, say >=20", "B", TWENTY, TWENTY, "A", "say good night", TWENTY, "B")
    kept = tmp_path / "game.json"
    typist(*TO_THE_KING, *lie).play(*THREE, "--record", str(kept))
    shown = {}
    for viewer in ("open", "B"):
        reader = Terminal("replay", str(kept), "--as", viewer, home=tmp_path)
        reader.read("h is help) ")
        reader.type("a")
        shown[viewer] = reader.read("h is help) ")
        reader.type("lied")
        assert "Who lied is told when the game is over." in reader.read("h is help) ")  # this one was left
        reader.kill()
        assert "#1 ♛A: My hidden card is worth at least 20." in shown[viewer]
        assert "#2 ♛A: “good night”" in shown[viewer]
    assert "✗ #1 ♛A, not kept: said ≥ 20, was courtier 10" in shown["open"]
    assert "not kept" not in shown["B"], "B has not seen the card"
    kept.with_suffix(".talk.jsonl").write_text("nonsense\n")
    reader = Terminal("replay", str(kept), home=tmp_path, columns=200)
    assert "cannot be read: line 1 is no line of talk" in reader.read("h is help) ")
    reader.kill()


def test_when_the_game_is_over_the_ledger_is_shown_and_verdicts_are_kept_beside_the_record(
    typist: Type, tmp_path: Path
) -> None:
    one = typist("say queen", "say hello", "king")
    one.play(*ALONE, then=first_choice)
    _, _, after = one.text.partition("The game is over.")
    assert "♛A: 0 kept · 1 not kept" in after
    assert [line["verdicts"] for line in talk_of(tmp_path)] == [["broken"], []]
    kept = next(tmp_path.rglob("*.talk.jsonl"))
    reader = Terminal("replay", str(kept.with_name(kept.name.replace(".talk.jsonl", ".json"))), home=tmp_path)
    reader.read("h is help) ")
    reader.type("lied")
    shown = reader.read("h is help) ")
    reader.kill()
    assert "Who lied · one thing said, 1 judged, 1 not kept" in shown
    assert re.search(r"round 1 +✗ Queen", shown)


def test_a_new_game_in_the_place_of_an_old_one_does_not_keep_its_talk(typist: Type, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    typist("say stay").play(*ALONE, "--record", str(kept))
    assert kept.with_suffix(".talk.jsonl").exists()
    typist("king").play(*ALONE, "--record", str(kept))
    assert not kept.with_suffix(".talk.jsonl").exists()


# Bots.


def test_lines_of_bots_are_heard_like_anybodys(capsys: pytest.CaptureFixture[str]) -> None:
    game = find("royal-secrets")
    match = Match(game, 3, {"first": "A"}, SeededDice(8))
    talk = TerminalTalk(match, TerminalWords(game, bots=[1]), console())
    heard = match.eyes(2).heard()
    anchor = next(event.n for event in heard if event.what == "round")
    talk.hear(TalkLine(Spoken(1, 1, match.told, (Act("promise", "stays", anchor=anchor),)), voice=2))
    talk.catch_up(0)
    assert "#1 ✿B Bastien: No excuses from me tonight: I stay." in capsys.readouterr().out


# Secrets.


def world(typist: Type, card: str) -> Typist:
    """A game in which B lays a card face down and claims something of it; C and A talk and look about; B looks last."""
    by_b = (*TO_THE_KING, TWENTY, "B", f"courtier {card} down, say >=20")
    by_c = ("ledger", "doubt 1", "say", "t", "l", "B: say stay", TWENTY, "A")
    by_a = ("ledger", "believe 1", "h", "t", "l", "say >=20", "courtier 20 down, say >=30", "B")
    one = typist(*by_b, *by_c, *by_a, "ledger")
    one.play(*THREE)
    return one


def test_on_a_shared_screen_others_are_shown_the_same_whatever_the_hidden_card_is(typist: Type) -> None:
    true, lie = world(typist, "20"), world(typist, "10")
    for seat in "AC":
        assert "My hidden card is worth at least 20." in true.shown[seat]
        assert "[▒ ≥20" in true.shown[seat]
        assert true.shown[seat] == lie.shown[seat]
    assert "✓ #1 ≥20: said ≥ 20, was courtier 20 (not everybody knows)" in true.shown["B"]
    assert "✗ #1 ≥20: said ≥ 20, was courtier 10 (not everybody knows)" in lie.shown["B"]


def test_what_can_be_completed_is_the_same_whatever_the_hidden_card_is() -> None:
    found = []
    for card in ("courtier-10", "courtier-20"):
        game = find("royal-secrets")
        match = Match(game, 3, {"first": "A"}, SeededDice(8))
        talk = TerminalTalk(match, TerminalWords(game), console())
        for token in ("choose:king", "hand-on:B", "choose:king", "hand-on:C", "choose:king", "hand-on:A"):
            match.play(match.asked()[0], [game.lexicon.parse(token)])
        match.play(0, [game.lexicon.parse(f"bet-down:{card}")])
        talk.say_with_move(0, ">=20")
        found.append([talk.completions(seat) for seat in range(3)])
    assert "say >=20" in found[0][0]
    assert "doubt 1" in found[0][1]
    assert found[0] == found[1]


# Bargains.


def test_a_pact_is_asked_for_offered_countered_and_accepted(typist: Type, tmp_path: Path) -> None:
    lines = ("ask B both", "B: say both>=30", "offer C 30 for 20", "C: offer A 20 for 40 against 3", "accept 4")
    one = typist("king", "B", "king", "king", "A", *lines, "accept 4", "offer B 30 for", "cite 1", "q")
    one.play(*THREE)
    assert "#1 ♛A: I ask ✿B: " in one.after_line("ask B both")
    assert "#4 ♜C: Not #3. I offer ♛A: “With both cards I bring at least 20”" in one.after_line(lines[3])
    assert "#5 ♛A: I accept #4." in one.after_line("accept 4")
    assert [line["acts"] for line in talk_of(tmp_path)] == [
        ["ask B both-at-least"],
        ["both-at-least 30 answering #1"],
        ["offer C both-at-least 30 for both-at-least 20"],
        ["offer A both-at-least 20 for both-at-least 40 against #3"],
        ["accept #4"],
    ]


def test_nobody_bargains_with_themselves_or_an_empty_seat(typist: Type, tmp_path: Path) -> None:
    lines = ("offer A 30 for 20", "offer F 30 for 20", "ask A both", "ask F stays")
    one = typist(*lines, "say stays", "q")
    one.play(*THREE)
    assert all("There is nobody here for that." in one.after_line(line) for line in lines)
    assert [line["acts"] for line in talk_of(tmp_path)] == [["stays"]]


def test_in_french_a_bargain_is_typed_in_french(typist: Type, tmp_path: Path) -> None:
    one = typist("offrir C stay pour stay", "C: refuser 1", "demander B both", "q")
    one.play(*THREE, "--lang", "fr")
    assert [line["acts"] for line in talk_of(tmp_path)] == [
        ["offer C stays for stays"],
        ["refuse #1"],
        ["ask B both-at-least"],
    ]


def test_what_can_be_asked_offered_and_answered_is_completed() -> None:
    match = Match(find("royal-secrets"), 3, {"first": "A"}, SeededDice(8))
    talk = TerminalTalk(match, TerminalWords(match.game), console())
    offers = {line for line in talk.completions(0) if line.startswith("offer ")}
    assert {"offer C king for stay", "offer B both>=30 for both>=20"} <= offers
    assert "ask all stays" in talk.completions(0)
    talk.command("offer B stay for stay", 0)
    talk.command("ask C stays", 0)
    assert {"accept 1", "refuse 1"} <= {*talk.completions(1)}
    assert "decline 2" in talk.completions(2)
    assert not {"accept 1", "decline 2"} & {*talk.completions(0)}


def test_an_answer_of_the_game_that_begins_like_a_bargain_is_one_of_the_game() -> None:
    match = Match(find("reigns-council"), 4, {}, SeededDice(8))
    talk = TerminalTalk(match, TerminalWords(match.game), console())
    assert not talk.command("accept B", 0)
    assert talk.command("accept 12", 0)

"""Bots at the terminal speak from the tables of their games, answer who doubts or asks them, and keep their manners."""

from collections.abc import Callable
from pathlib import Path

import pytest

from coterie.cli.company import Company
from coterie.cli.menu import Menu
from coterie.cli.style import console
from coterie.cli.talk_file import read_talk
from coterie.cli.terminal_game import TerminalGame
from coterie.cli.terminal_talk import TerminalTalk
from coterie.cli.terminal_words import TerminalWords, bot_names
from coterie.core.dice import Lehmer
from coterie.core.lexicon import LETTERS
from coterie.games import find
from coterie.play import Match, Playback, SeededDice
from coterie.play.record_files import read_record
from coterie.talk import Act, Spoken, sayings_of
from coterie.talk.acts import ASK, DOUBT, OFFER, REACT
from coterie.talk.companion import PITCH, TALK, WANTS_OPINION, TalkLine
from coterie.talk.phrasing import bargain_values, values_of
from coterie.talk.sayings import named
from coterie.words import LANGUAGES
from tests.cli.typist import Typist

ME, SEATS = 0, 4
TYPED = {"en": ("doubt", "ledger", "ask"), "fr": ("douter", "registre", "demander")}
ALONE = {"royal-secrets": {"first": "A"}, "for-the-king": {"first": "A"}, "reigns-council": {"first": "A"}}

Type = Callable[..., Typist]


@pytest.fixture
def typist(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Type:
    return lambda *lines: Typist(capsys, monkeypatch, tmp_path, *lines)


class Evening:
    """A game of one person with courtiers: the person doubts a line now and then, then looks into the ledger, and asks
    where they lead the talk.
    """

    def __init__(self, game: str, language: str, file: Path, talk: str = "free", seed: int = 8) -> None:
        self.match = Match(find(game), SEATS, ALONE[game], SeededDice(seed))
        company = dict.fromkeys(range(1, SEATS), "courtier")
        self.words = TerminalWords(self.match.game, language, bots=company)
        self.talk = TerminalTalk(self.match, self.words, console(), talk)
        self.file = file
        self.game = TerminalGame(self.match, self.words, console(), [ME], company, Lehmer(seed), file, 0.0, self.talk)
        self.doubt, self.ledger, self.ask = TYPED[language]
        self.doubted: list[int] = []
        self.asked: list[int] = []  # decisions
        self.looks = False

    def type(self, shown: str) -> str:
        if self.looks:
            self.looks = False
            return self.ledger
        can_type = self.talk.completions(ME)
        open_lines = [line.spoken.line for line in self.talk.lines if f"{self.doubt} {line.spoken.line}" in can_type]
        if open_lines and not any(line in self.doubted for line in open_lines):
            self.doubted.append(open_lines[-1])
            self.looks = True
            return f"{self.doubt} {open_lines[-1]}"
        if f"{self.ask} B" in can_type and self.match.decision not in self.asked:
            self.asked.append(self.match.decision)
            return f"{self.ask} {LETTERS[1 + len(self.asked) % (SEATS - 1)]}"
        legal = self.match.eyes(ME).legal()
        return str(Menu(legal, self.words).numbers[legal[len(self.match.moves) % len(legal)]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALONE)
def test_a_whole_game_with_bots_that_speak_one_of_them_doubted_and_the_ledger_read(
    game: str, language: str, typist: Type, tmp_path: Path
) -> None:
    evening, one = Evening(game, language, tmp_path / "evening.json"), typist()
    one.watch(evening.game.play, then=evening.type)
    assert evening.match.over
    lines = evening.talk.lines
    spoken = [line for line in lines if line.voice > 0]
    assert {line.spoken.seat for line in spoken} == {*range(1, SEATS)}
    for line in spoken:
        assert told(evening.words, line) in " ".join(one.text.split()), "it is worded in the reader's language"
    assert evening.doubted
    first = next(n for n, line in enumerate(lines) if line.spoken.seat == ME and line.form == TALK)
    doubt, retort = lines[first], lines[first + 1]
    assert doubt.spoken.acts == (Act(DOUBT, line=evening.doubted[0]),)
    assert (retort.spoken.acts[0].act, retort.spoken.acts[0].line) == (REACT, doubt.spoken.line)
    assert retort.spoken.seat == seat_of(lines, evening.doubted[0])
    shown = one.after_line(f"{evening.doubt} {evening.doubted[0]}")
    assert f"#{retort.spoken.line} {evening.words.seat(retort.spoken.seat)} → #{doubt.spoken.line}" in shown
    row = next(row for row in one.after_line(evening.ledger).splitlines() if f" #{evening.doubted[0]} " in row)
    assert "?A" in row
    asks = [n for n, line in enumerate(lines) if line.form == WANTS_OPINION]
    assert len(asks) == len(evening.asked)
    assert bool(asks) == (game == "reigns-council")
    for n in asks:
        answer = lines[n + 1]
        assert (answer.form, answer.spoken.seat) == (PITCH, lines[n].about), "who is asked answers"
    hold_manners(evening)
    kept = read_talk(evening.file, Playback(read_record(evening.file)))
    assert [line.voice for line in kept] == [line.voice for line in lines], "a replay words it alike"


def told(words: TerminalWords, line: TalkLine) -> str:
    """How a line with one act is worded; of several acts, the first."""
    act = line.spoken.acts[0]
    name = f"{act.act}-{act.gesture}" if act.gesture else act.saying or act.act
    values = values_of(words, named(sayings_of(words.game), act.saying), act.args) if act.saying else {}
    if act.act in (ASK, OFFER):
        name, values = act.act, bargain_values(words, sayings_of(words.game), act)
    voices = sum(words.has(f"tongue-{name}-{n}") for n in range(1, 20))
    assert 1 <= line.voice <= voices
    return " ".join(words.say(f"tongue-{name}-{line.voice}", values).split())


def seat_of(lines: list[TalkLine], number: int) -> int:
    return next(line.spoken.seat for line in lines if line.spoken.line == number)


def hold_manners(evening: Evening) -> None:
    """No voice twice within three lines of one speaker; three lines of bots in a row, then a person, but for pitches
    and answers.
    """
    acted = [event.n for event in evening.match.eyes(SEATS).heard() if event.seat == ME]
    voices: dict[int, list[int]] = {}
    row: list[int] = []  # when bots spoke since a person did
    for line in evening.talk.lines:
        seat, at = line.spoken.seat, line.spoken.at
        if seat == ME:
            row = []
            continue
        assert line.voice not in voices.setdefault(seat, [])[-3:]
        voices[seat].append(line.voice)
        if line.form != PITCH and not any(act.line >= 0 for act in line.spoken.acts):
            row = [began for began in row if not any(began <= n < at for n in acted)]
            assert len(row) < 3, f"#{line.spoken.line} is the fourth in a row"
            row.append(at)


def at_a_table(talk: str = "free") -> tuple[Match, TerminalTalk, Company]:
    """A game of Royal Secrets that has begun: A is asked where to go, and courtiers have the other seats."""
    match = Match(find("royal-secrets"), SEATS, {"first": "A"}, SeededDice(8))
    company = dict.fromkeys(range(1, SEATS), "courtier")
    terminal_talk = TerminalTalk(match, TerminalWords(match.game, bots=company), console(), talk)
    return match, terminal_talk, Company(match, company, Lehmer(3), terminal_talk, "table")


def stays(talk: TerminalTalk, seat: int, voice: int = 1) -> TalkLine:
    """A line of a bot that says that it stays."""
    (act,), _ = talk.occasion(seat).check_each([Act("promise", "stays")])
    line = TalkLine(Spoken(talk.next_line, seat, talk.match.told, (act,)), voice=voice)
    talk.hear(line)
    return line


def test_after_three_lines_bots_are_silent_until_a_person_speaks() -> None:
    _, talk, company = at_a_table()
    for seat in (1, 2, 3):
        stays(talk, seat)
    company._say(1, [Act("promise", "goes", (0,))])
    assert len(talk.lines) == 3
    assert talk.command('say "Well?"', ME)
    company._say(1, [Act("promise", "goes", (0,))])
    assert talk.lines[-1].spoken.seat == 1
    assert talk.lines[-1].voice != 1, "it has just been heard"


def test_a_doubt_is_answered_all_the_same_and_once_a_round() -> None:
    _, talk, company = at_a_table()
    for seat in (1, 2, 3):
        stays(talk, seat)
    company.attend()
    assert len(talk.lines) == 3
    for number in (1, 1, 2):
        talk.command(f"doubt {number}", ME)
        company.attend()
    after = [(line.spoken.seat, line.spoken.acts[0].act, line.spoken.acts[0].line) for line in talk.lines[3:]]
    assert after == [(ME, DOUBT, 1), (1, REACT, 4), (ME, DOUBT, 1), (ME, DOUBT, 2), (2, REACT, 7)]


def test_a_gesture_at_a_bot_is_answered_even_where_nothing_else_is_said() -> None:
    _, talk, company = at_a_table("gestures")
    talk.command("react glare C", ME)
    company.attend()
    assert [line.spoken.seat for line in talk.lines] == [ME, 2]


@pytest.mark.parametrize("talk", ["silent", "gestures"])
def test_where_nothing_is_said_bots_play_as_if_they_were_alone(talk: str) -> None:
    match, terminal_talk, company = at_a_table(talk)
    match.play(ME, [match.eyes(ME).legal()[0]])
    company.play_on()
    assert not terminal_talk.lines
    deaf, free, other = at_a_table("silent")
    deaf.play(ME, [deaf.eyes(ME).legal()[0]])
    other.play_on()
    assert not free.lines
    assert match.moves == deaf.moves


def test_only_who_leads_the_talk_asks_and_nobody_where_nobody_leads(typist: Type, tmp_path: Path) -> None:
    evening, one = Evening("reigns-council", "en", tmp_path / "evening.json"), typist()
    leader = evening.talk.leader
    assert leader >= 0
    for seat, line, why in [
        (leader, "ask", "nobody here"),
        (leader, "ask Z", "nobody here"),
        (leader, f"ask {LETTERS[leader]}", "nobody here"),
        (leader, "ask because", "nobody here"),
        ((leader + 1) % SEATS, f"ask {LETTERS[leader]}", "Only who leads the talk"),
    ]:
        assert evening.talk.command(line, seat)
        assert why in one.read(), line
    assert not evening.talk.lines
    other = Evening("royal-secrets", "en", tmp_path / "other.json")
    assert not other.talk.command("ask B", ME), "it is no command there"


def test_bots_are_called_by_their_temperament_or_by_their_seat_and_nobody_like_another() -> None:
    named = bot_names({1: "minister:bold", 2: "courtier", 3: "page:bold"})
    assert named == {1: "Célimène", 2: "Marceline", 3: "Dorante"}

"""At the table: play a game with bots in a terminal, or watch bots play."""

import argparse
from pathlib import Path

from coterie import bots
from coterie.cli.page import choices, page, read_choice, result, wrap
from coterie.cli.voice import speak
from coterie.core.dice import Lehmer
from coterie.core.errors import BadOption, BadSeats, CoterieError
from coterie.core.game import Game
from coterie.core.words import LETTERS
from coterie.games import find, games
from coterie.play import Match, Record, SeededDice, SystemDice
from coterie.words import Words


def list_games(args: argparse.Namespace) -> int:
    """The games, how many can play, their options."""
    for game in games().values():
        words = speak(game)
        print(f"{game.name}: {words.say('game-title')}, {game.fewest} to {game.most} players")
        print(f"  {words.say('game-tagline')}")
        for option in game.options:
            print(f"  option {option.name}: {', '.join(option.values)} ({option.clause})")
    return 0


def play(args: argparse.Namespace) -> int:
    """One person at this terminal, bots in the other seats."""
    game = find(args.game) if args.game else _ask_game(args.lang)
    match, company = _open(game, args)
    if args.me >= match.seats:
        raise BadSeats(f"there is no seat {LETTERS[args.me]} at a table of {match.seats}")
    del company[args.me]
    words = speak(game, args.lang)
    heard = 0
    while True:
        bots.play_on(match, company, Lehmer(SystemDice().below(2**31)))
        eyes = match.eyes(args.me)
        for event in eyes.heard(heard):
            print(wrap(words.event(event)))
            heard = event.n + 1
        if match.over:
            _keep(match, args)
            print("\n".join(result(eyes.view(), words)))
            return 0
        print("\n" + wrap(page(eyes, words)))
        if not _answer(match, args.me, words):
            _keep(match, args)
            print(words.say("left-record", file=args.record) if args.record else words.say("left"))
            return 0


def demo(args: argparse.Namespace) -> int:
    """Bots in all seats; everything that happens is told as an onlooker hears it."""
    match, company = _open(find(args.game), args)
    words = speak(match.game, args.lang)
    dice = Lehmer(args.seed if args.seed is not None else SystemDice().below(2**31))
    heard = 0
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, [company[seat](match.eyes(seat), dice)])
        for event in match.eyes(match.seats).heard(heard):
            print(wrap(words.event(event)))
            heard = event.n + 1
    _keep(match, args)
    print("\n".join(result(match.eyes(match.seats).view(), words)))
    return 0


def _open(game: Game, args: argparse.Namespace) -> tuple[Match, dict[int, bots.Bot]]:
    seats = args.seats if args.seats is not None else max(game.fewest, min(4, game.most))
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not '{text}'")
        options[name] = value
    if args.record and not Path(args.record).absolute().parent.is_dir():
        raise CoterieError(f"there is no folder {Path(args.record).absolute().parent} to keep the record in")
    bot = bots.find(args.bots, game)
    dice = SystemDice() if args.seed is None else SeededDice(args.seed)
    return Match(game, seats, options, dice), dict.fromkeys(range(seats), bot)


def _ask_game(language: str) -> Game:
    every = list(games().values())
    for n, game in enumerate(every, 1):
        words = speak(game, language)
        print(f"  {n}. {words.say('game-title')} [{game.name}], {game.fewest} to {game.most}: {words.say('game-tagline')}")
    try:
        answer = input(words.say("prompt-game") + " ").strip()
    except EOFError:
        raise CoterieError("no game was named") from None
    if answer.isdecimal() and 1 <= int(answer) <= len(every):
        return every[int(answer) - 1]
    return find(answer)


def _answer(match: Match, seat: int, words: Words) -> bool:
    """Ask the person until there is an answer; False if they leave."""
    legal = match.eyes(seat).legal()
    print("\n".join(choices(legal, words)))
    while True:
        try:
            answer = input(words.say("prompt-answer", seat=words.seat(seat)) + " ").strip()
        except EOFError:
            print()
            return False
        if answer in ("q", "quit"):
            return False
        if answer in ("u", "undo"):
            if match.can_undo(seat):
                match.undo(seat)
                return True
            print(words.say("answer-undone"))
            continue
        action = read_choice(answer, legal, words)
        if action is not None:
            match.play(seat, [action])
            return True
        print(words.say("answer-unclear", answer=answer, count=len(legal), word=words.game.lexicon.token(legal[0])))


def _keep(match: Match, args: argparse.Namespace) -> None:
    if not args.record:
        return
    try:
        Path(args.record).write_text(Record.of(match).dumps(), "utf-8")
    except OSError as error:
        raise CoterieError(f"the record could not be written to {args.record}: {error.strerror}") from None

"""The peers' lanes: `python -m bench.peers PEER`, run where requirements/bench.txt is installed and nothing of ours is.

Each peer is played the way its own documentation plays it, with the same uniform policy and the same generator as ours.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import metadata

from bench.lane import Counts, Figure, Random, Row, Work, first_looks, serve

MOMENTS = 20  # of a random game, at which copies are taken


def openspiel() -> tuple[str, list[Row]]:
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    rows = [
        _spiel_row("hearts", hearts),
        # The same games, chance sampled in two other ways, for this is where the loop's time goes.
        Row("OpenSpiel", "hearts, random.choices", 4, "C++", {"python": _spiel_python(hearts, _choices)}),
        Row("OpenSpiel", "hearts, numpy.choice", 4, "C++", {"python": _spiel_python(hearts, _numpy_choice())}),
        _spiel_row("spades", pyspiel.load_game("spades")),
        _spiel_row("bridge", pyspiel.load_game("bridge", {"use_double_dummy_result": False})),
    ]
    return f"open_spiel {metadata.version('open_spiel')}", rows


def liars_poker() -> tuple[str, list[Row]]:
    import open_spiel.python.games  # noqa: F401  it registers itself
    import pyspiel

    row = _spiel_row("python_liars_poker", pyspiel.load_game("python_liars_poker"))
    del row.figures["compiled"]  # there is no C++ in it
    row.build = "Python"
    return f"open_spiel {metadata.version('open_spiel')}", [row]


def doudizhu() -> tuple[str, list[Row]]:
    import rlcard

    env = rlcard.make("doudizhu", config={"seed": 0})

    def play(rng: random.Random, counts: Counts, most: int = sys.maxsize) -> int:
        """The deal is inside `reset`, so no chance is counted."""
        state, _ = env.reset()
        steps = 0
        while steps < most and not env.is_over():
            legal = list(state["legal_actions"])
            counts.answer(len(legal))
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    def look() -> int:
        env.get_state(0)
        return 1

    def view(rng: random.Random) -> Work:
        play(random.Random(1), Counts(), 20)  # it has no copies, so one moment must do
        return look

    figures: dict[str, Figure] = {"python": lambda rng: lambda: play(rng, Counts()), "view": view}
    return f"rlcard {metadata.version('rlcard')}", [
        Row("RLCard", "doudizhu", 3, "Python", figures, lambda counts, rng: play(rng, counts))
    ]


def hanabi() -> tuple[str, list[Row]]:
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env(players=4, hand_size=4)

    def play(rng: random.Random, counts: Counts, most: int = sys.maxsize) -> int:
        """Chance is inside the wrapped OpenSpiel state, whose history counts it."""
        env.reset(seed=rng.getrandbits(30))
        answers = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if answers == most:
                break
            legal = observation["action_mask"].nonzero()[0]
            counts.answer(len(legal))
            answers += 1
            env.step(legal[int(rng.random() * len(legal))])
        steps = len(env.unwrapped.hanabi_env.game_state.history())
        counts.chance += steps - answers
        return steps

    def look() -> int:
        for _ in range(MOMENTS):
            env.observe("player_0")
        return MOMENTS

    def view(rng: random.Random) -> Work:
        play(random.Random(1), Counts(), 10)  # it has no copies, so one moment must do
        return look

    figures: dict[str, Figure] = {"python": lambda rng: lambda: play(rng, Counts()), "view": view}
    return f"pettingzoo {metadata.version('pettingzoo')}", [
        Row("PettingZoo", "hanabi", 4, "Python", figures, lambda counts, rng: play(rng, counts))
    ]


PEERS: dict[str, Callable[[], tuple[str, list[Row]]]] = {
    "openspiel": openspiel,
    "liars_poker": liars_poker,
    "doudizhu": doudizhu,
    "hanabi": hanabi,
}


# OpenSpiel: the same loops for each of its games.

Outcomes = list[tuple[int, float]]
Sample = Callable[[Outcomes, Random], int]


def _walk(outcomes: Outcomes, random: Random) -> int:
    """The fastest way we found to sample by weights from Python."""
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return action  # the odds added up to a little less than 1


def _choices(outcomes: Outcomes, random: Random) -> int:
    """The standard library's way."""
    return random.__self__.choices([action for action, _ in outcomes], [probability for _, probability in outcomes])[0]


def _numpy_choice() -> Sample:
    """The way of OpenSpiel's own examples."""
    import numpy

    generator = numpy.random.RandomState(0)

    def sample(outcomes: Outcomes, random: Random) -> int:
        actions, probabilities = zip(*outcomes, strict=True)
        return generator.choice(actions, p=probabilities)

    return sample


def _spiel_row(name: str, game) -> Row:
    moments = _spiel_moments(game)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    figures: dict[str, Figure] = {
        "python": _spiel_python(game, _walk),
        "compiled": _spiel_compiled(game),
        "clone": lambda rng: lambda: _each(moments, lambda state: state.clone()),
        "clone_step": lambda rng: lambda: _each(moments, lambda state: _spiel_step(state.clone(), rng.random, _walk)),
        "view": lambda rng: first_looks(lambda: _spiel_past(game, rng), lambda state: getattr(state, tensor)(0)),
    }
    return Row(
        "OpenSpiel",
        name,
        game.num_players(),
        "C++",
        figures,
        lambda counts, rng: _spiel_count(game, counts, rng.random),
    )


def _spiel_moments(game) -> list:
    """The state at moments of a random game, from its beginning to its end."""
    past = _spiel_past(game, random.Random(1))
    return [past[i * (len(past) - 1) // MOMENTS] for i in range(MOMENTS)]


def _spiel_past(game, rng: random.Random) -> list:
    """The state at all moments of a random game."""
    state = game.new_initial_state()
    past = [state.clone()]
    while not state.is_terminal():
        _spiel_step(state, rng.random, _walk)
        past.append(state.clone())
    return past


def _spiel_python(game, sample: Sample) -> Figure:
    return lambda rng: lambda: _spiel_play(game.new_initial_state(), rng.random, sample)


def _spiel_play(state, random: Random, sample: Sample) -> int:
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), random))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
    return state.move_number()


def _spiel_compiled(game) -> Figure:
    """OpenSpiel's own loop, in C++: `evaluate_bots` with uniform bots."""
    import pyspiel

    def start(rng: random.Random) -> Work:
        bots = [pyspiel.make_uniform_random_bot(seat, rng.getrandbits(30)) for seat in range(game.num_players())]

        def work() -> int:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
            return state.move_number()

        return work

    return start


def _spiel_count(game, counts: Counts, random: Random) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            counts.chance += 1
            state.apply_action(_walk(state.chance_outcomes(), random))
        else:
            legal = state.legal_actions()
            counts.answer(len(legal))
            state.apply_action(legal[int(random() * len(legal))])


def _spiel_step(state, random: Random, sample: Sample) -> None:
    if state.is_chance_node():
        state.apply_action(sample(state.chance_outcomes(), random))
    else:
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])


def _each(moments: list, deed: Callable[[object], object]) -> int:
    for state in moments:
        deed(state)
    return len(moments)


if __name__ == "__main__":
    serve(PEERS[sys.argv[1]])

"""The story of a past game: told by the game's own `story.py`, from what everybody heard."""

import importlib

from coterie.bots.modules import module_of
from coterie.core.events import not_undone
from coterie.core.measures import Ended
from coterie.core.story import Story
from coterie.play import Playback
from coterie.server.protocol.story_json import StoryJson, story_json
from coterie.server.tables.past_talk import move_finder


def story_of(playback: Playback) -> StoryJson:
    """The story of a game that is over, with a result or without one."""
    playback.jump(len(playback))
    eyes, game = playback.eyes(playback.seats), playback.game
    view = eyes.view()
    winners, scores = [int(seat) for seat in view.winners], [int(points) for points in view.scores]
    module = module_of(game, "story")
    if not module:
        return StoryJson(game.name, winners, scores)
    told = not_undone(eyes.heard())
    ended = Ended(playback.seats, playback.pack, game.lexicon.kinds, told, winners, scores)
    story: Story = importlib.import_module(module).tell(ended)
    return story_json(game.name, winners, scores, story, move_finder(playback))

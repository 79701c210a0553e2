"""How the terminal lays each game out; a game without a module here is drawn by `coterie.cli.page`, pile by pile.

A module is named as the game's folder and has `draw(view, voice, width)`, what is on the table; it may have `chapter(view)`, which
changes when those who only watch should see the table again, `progress(view, voice)`, what a run of answers has come to, and
`about(kind, voice)`, what a card does.
"""

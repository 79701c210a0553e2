"""How the terminal draws each game; a game without a module here is drawn by `coterie.cli.drawing`, pile by pile.

A module has the name of the game's folder and a function `draw(view, words, width)`, which returns what is on the
table. It may have three more: `chapter(view)`, a value that changes when somebody who only watches should see the table
again, `progress(view, words)`, the sum of a run of answers, and `about(kind, words)`, what a card does.
"""

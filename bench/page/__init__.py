"""The bench of the page.

What a table weighs, how soon it can be played at, how fast it shows what happened, what it keeps.
"""

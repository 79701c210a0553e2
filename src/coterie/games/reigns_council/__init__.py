"""Reigns: The Council, for 3 to 6 players.

Advisors plead, a Monarch judges by the backs of cards, and reigns end badly.
"""

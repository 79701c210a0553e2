"""Whispers: the smallest game that has every kind of question.

It lives in the tests and passes the contracts like the others.
"""

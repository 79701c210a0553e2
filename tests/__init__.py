"""Tests that belong to no single game."""

"""Tests of the guides: what they show is what the program does."""

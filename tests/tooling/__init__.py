"""Tests of the house: builds, locks, set-up, import directions."""

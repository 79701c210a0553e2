"""Bots as they once were, each a copy that nobody changes: yardsticks for those of today."""

"""The arena: bots play each other by the hundred, on shared deals and in rotated seats, and what came of it is told."""

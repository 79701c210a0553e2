#!/usr/bin/env python3
"""A bot for any game of Coterie, written from docs/arena.md: it bids little, and else takes a choice by chance.

    coterie arena for-the-king --bots "cmd:python3 examples/bots/thrifty.py,courtier" --games 20

It needs nothing of Coterie.
"""

import json
import random
import sys
from typing import Any

MOST = 2  # gold for a card


def choose(ask: dict[str, Any]) -> str:
    """The token of one of the legal actions."""
    tokens: list[str] = [choice["token"] for choice in ask["legal"]]
    cheap = [token for token in tokens if not token.startswith("bid:") or int(token.removeprefix("bid:")) <= MOST]
    return random.Random(ask["seed"]).choice(cheap or tokens)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        print(json.dumps({"action": choose(message)}), flush=True)

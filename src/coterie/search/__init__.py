"""Search: how a bot thinks ahead over imagined worlds, and what a game tells it about itself."""

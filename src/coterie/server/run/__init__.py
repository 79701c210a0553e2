"""How a server is run: its settings, where it listens, its log and its figures."""

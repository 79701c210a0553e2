"""Bots at tables: the processes they think in, and the seats they answer for."""

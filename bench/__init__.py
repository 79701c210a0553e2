"""The measuring bench: our games and the peers in one run, in one table.

`make bench` installs the peers and runs it.
"""

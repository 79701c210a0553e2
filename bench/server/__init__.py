"""The table server's bench: one load for our server and for boardgame.io."""

"""Notices: what the house tells a player who is elsewhere when it is their turn, and where it sends that."""

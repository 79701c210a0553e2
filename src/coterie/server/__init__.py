"""The table server: tables by link, for people and bots."""

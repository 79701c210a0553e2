"""The measuring bench."""

"""Coterie, a digital tabletop for games of court intrigue."""

from coterie import native

__version__ = "0.1.0"

# Before any other module of the package: what is imported later may come from a compiled build.
native.install()

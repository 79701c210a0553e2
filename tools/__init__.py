"""What keeps the house in order; not part of the package."""

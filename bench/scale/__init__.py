"""How far one house, one database and several databases go: moves as they queue, and what that comes to."""

"""The plain state of a table, and the plan of a change to it."""

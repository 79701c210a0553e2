"""The store in PostgreSQL, which several houses share. Nothing outside this folder knows PostgreSQL's client."""

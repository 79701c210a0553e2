"""The protocol: the messages between client and server, and the JSON that is in them."""

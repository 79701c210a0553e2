"""The table server: people, bots and onlookers at tables that they reach by a link, over HTTP and WebSocket.

`serve` starts it. Below it are rooms, and each imports only those after it: `http` (requests and connections), `tables`
(live tables: lock, store, sockets), `commands` (what people may ask for), `bots` (who answers when nobody does),
`protocol` (what is said), `state` (what is known of a table), `run` (settings, log, figures).
"""

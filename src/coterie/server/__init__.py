"""The table server: people, bots and onlookers at tables they reach by a link, over HTTP and WebSocket."""

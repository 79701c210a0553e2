"""The HTTP part of the server: requests, sockets, routes and the files of the web client."""

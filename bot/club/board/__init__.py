"""The board of a server."""

"""The dailies of a server."""

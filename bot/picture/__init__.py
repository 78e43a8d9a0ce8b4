"""A Page becomes a PNG."""

"""Safe tiles: what to cut against a riichi."""

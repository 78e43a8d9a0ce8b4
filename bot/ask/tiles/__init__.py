"""/tiles: a plain picture of a hand and a river, for a post."""

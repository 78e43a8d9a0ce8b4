"""/term: what a word of the game means."""

"""The questions that are open in a server: where they are, and the way to end them."""

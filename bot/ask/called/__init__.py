"""/waits of a discarded tile: call it, win on it, or pass."""

"""/waits of several cuts, side by side."""

"""/agari: every reading of a complete hand, and what it is worth."""

"""/outlook: what each cut is worth by turn."""

"""One module for each step, named by its revision."""

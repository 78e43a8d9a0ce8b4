"""/practice: one private question after the other, picked for the member."""

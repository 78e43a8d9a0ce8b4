"""Games: a log that a player drops in, the decisions that cost most, and the table of each."""

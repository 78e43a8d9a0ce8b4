"""Problems in a row in a channel, and the best three at the end."""

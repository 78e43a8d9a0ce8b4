"""What was asked, as a value: typed text and options, a Query, and its custom_id."""

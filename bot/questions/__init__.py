"""Questions as values: typed text and options, a Query, and its custom_id."""

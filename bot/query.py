"""A query: everything needed to ask the engine again, small enough to live in a custom_id."""

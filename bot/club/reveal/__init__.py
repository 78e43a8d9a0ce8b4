"""A question is revealed: by its asker, by a manager, or by the clock."""

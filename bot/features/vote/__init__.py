"""A vote about what to cut, of which no answer is right."""

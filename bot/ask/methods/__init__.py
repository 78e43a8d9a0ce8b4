"""/methods: a hand through the classic algorithms, side by side."""

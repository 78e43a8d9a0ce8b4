"""What is stored about a member, and what comes of it."""

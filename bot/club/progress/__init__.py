"""/my progress: what a member misses, and whether that gets better."""

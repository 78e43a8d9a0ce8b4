"""/help: how hands are typed, and how a club studies."""

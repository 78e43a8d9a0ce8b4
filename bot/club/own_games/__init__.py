"""Decisions of a member's own games: kept, asked about, and practiced."""

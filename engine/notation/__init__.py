"""Typed text becomes hands, melds and tiles, and these become text again."""

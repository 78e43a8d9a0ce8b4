"""How long the tests wait for what has to come: far longer than the slowest machine takes."""

PATIENCE = 120.0
"""Seconds; only a test that fails waits so long."""

SETTLE_SECONDS = 60.0
"""How long SimCord waits until the bot has done what it was asked; its own limit is five seconds.

It has to be less than what the bot itself waits for: a timer that ends later is not waited for.
"""

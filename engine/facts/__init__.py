"""What can be said of a hand: waits, shanten, ukeire, cuts, calls, readings, blocks, danger."""

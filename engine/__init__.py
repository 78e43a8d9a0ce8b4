"""Riichi mahjong hands: waits, discards, shanten and every reading of what a player typed."""

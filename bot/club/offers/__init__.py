"""Decisions of members' own games, offered as dailies."""

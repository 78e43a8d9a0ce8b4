"""The entry *Analyze hand* in the menu of messages: a hand, or a game, is found in any message."""
